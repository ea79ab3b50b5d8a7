"""A PostgreSQL that is killed and frozen like a server: a cluster of its own, by the programs that are installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import asyncpg

from tests.store import postgres

_STARTS_WITHIN: Final = 120
_LOG_FILE: Final = 2**20
"""Bytes of a file of the write-ahead log, the smallest that there are: all other files may become as large."""
_PAGE: Final = 8192
_BALLAST: Final = (1500, 300, 30)
"""Bytes of the rows that fill the journal up: the smaller ones find room where the others do not."""
_LIMIT: Final = 'most=$1; shift; for pid; do prlimit --pid "$pid" --fsize="$most:unlimited" 2>/dev/null; done'
_LAY: Final = (
    "INSERT INTO journal (table_id, seq, at, body) "
    "SELECT 'ballast', n + (SELECT count(*) FROM journal WHERE table_id = 'ballast'), 0, "
    "decode(repeat('ab', $1), 'hex') FROM generate_series(1, $2) AS n"
)


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
        options = ("-A", "trust", "-U", postgres.USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync",
                   f"--wal-segsize={_LOG_FILE // 2**20}")  # fmt: skip
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
        self._process.wait(120)

    def signal(self, number: signal.Signals) -> None:
        """To the cluster and all that it started: one that is frozen answers nobody."""
        for pid in self._processes():
            with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
                os.kill(pid, number)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once, as by `pg_ctl -m immediate`
            self._process.wait(120)

    def _processes(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid, *_children(self._process.pid)]

    # ---- a full disk

    @contextlib.asynccontextmanager
    async def full(self) -> AsyncIterator[None]:
        """The journal cannot grow and has no room left: PostgreSQL itself answers `disk_full`, as on a full disk.

        A limit of its processes, like that of a server with SQLite: it needs no root and no other disk. The log of the
        writes goes on below the limit; where it cannot, PostgreSQL ends itself, and that is a kill.
        """
        line = await asyncpg.connect(self.url)
        try:
            async with line.transaction():
                await line.execute("LOCK TABLE journal IN SHARE MODE")  # nobody writes while it is measured
                # The next page can be written by half: that is what "No space left on device" looks like.
                self._limit(str(await self._heavy(line) + _PAGE // 2))
            await self._fill_up(line)
            yield
        finally:
            self._limit("unlimited")
            line.terminate()  # it may have ended already: there is nothing to say good-bye to

    async def _heavy(self, line: asyncpg.Connection) -> int:
        """Larger than all other files that are written; how large."""
        while (size := await line.fetchval("SELECT pg_relation_size('journal')")) <= _LOG_FILE:
            await line.execute(_LAY, _BALLAST[0], 100)
        assert isinstance(size, int)
        return size

    async def _fill_up(self, line: asyncpg.Connection) -> None:
        """Until not even a little one is kept. Where not one byte of a page has room, PostgreSQL has no code for it."""
        for size in _BALLAST:
            with contextlib.suppress(asyncpg.DiskFullError, asyncpg.InternalServerError):
                while True:
                    await line.execute(_LAY, size, 1)

    def _limit(self, most: str) -> None:
        """Nobody but root may do it to processes of others: so it is done by their own user."""
        self._limited(most, self._processes()[:1])
        self._limited(most, self._processes()[1:])  # all that began before the first one was limited

    def _limited(self, most: str, pids: list[int]) -> None:
        command = ["sh", "-c", _LIMIT, "sh", most, *map(str, pids)]
        subprocess.run(command, user=self._user, check=False)  # some may just have ended


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
