"""A PostgreSQL that is killed and frozen like a server: a cluster of its own, by the programs that are installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.store import postgres

_STARTS_WITHIN: Final = 60


class Cluster:
    """A throw-away cluster whose process is ours to end."""

    def __init__(self, home: Path, user: str | None) -> None:
        self._home = home
        self._user = user
        self._port = postgres.free_port()
        self._programs = postgres.programs()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://{postgres.USER}@127.0.0.1:{self._port}/postgres"

    def make(self) -> None:
        options = ("-A", "trust", "-U", postgres.USER, "-E", "UTF8", "--locale=C.UTF-8")
        postgres.run([self._program("initdb"), "-D", self._home / "data", *options], self._home, self._user)

    def _program(self, name: str) -> Path:
        assert self._programs is not None
        return self._programs / name

    def start(self) -> None:
        """Returns when it answers. One that was killed may leave processes for a moment: then it is tried again."""
        deadline = time.monotonic() + _STARTS_WITHIN
        while True:
            if self._process is None or self._process.poll() is not None:
                self._process = self._begun()
            if self._answers():
                return
            assert time.monotonic() < deadline, (self._home / "log").read_text()[-2000:]
            time.sleep(0.05)

    def _begun(self) -> subprocess.Popen[bytes]:
        settings = (f"port={self._port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self._home}")
        command = [self._program("postgres"), "-D", self._home / "data"]
        for setting in settings:
            command += ["-c", setting]
        with (self._home / "log").open("ab") as log:
            return subprocess.Popen(
                command, cwd=self._home, user=self._user, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def _answers(self) -> bool:
        command = [self._program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run(command, check=False).returncode == 0

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(30)

    def signal(self, number: signal.Signals) -> None:
        """To the cluster and all that it started: one that is frozen answers nobody."""
        assert self._process is not None
        for pid in [self._process.pid, *_children(self._process.pid)]:
            with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
                os.kill(pid, number)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once, as by `pg_ctl -m immediate`
            self._process.wait(30)


def _children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Running; gone in the end."""
    # The server refuses to run as root; whoever is root lends it the user that the package made.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="openps-chaos-") as name:
        Path(name).chmod(0o755)
        home = Path(name) / "home"
        home.mkdir()
        if user:
            shutil.chown(home, user)
        made = Cluster(home, user)
        made.make()
        try:
            made.start()
            yield made
        finally:
            made.stop()
