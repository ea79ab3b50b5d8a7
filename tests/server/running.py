"""A server in a process of its own on 127.0.0.1, as a host would run it; killed and started again as tests like."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.nursery import CAN_FORK, PLACES, Child, nursery

STARTS_WITHIN = 300  # seconds, on a machine that has other things to do


class Running:
    """`openps serve` as a child process."""

    def __init__(self, db: str, folder: Path, port: int = 0, *more: str, python: str = sys.executable) -> None:
        serve = ["-m", "openps", "--lang", "en", "serve", "--db", db, "--port", str(port)]
        self._command = [python, *serve, *more]
        self._folder = folder
        self._log = folder / "server.log"
        self._url = ""
        self._forked = CAN_FORK and python == sys.executable
        self._program = ""
        self.process: subprocess.Popen[bytes] | Child | None = None

    def run_as(self, program: str, late: bool = False) -> None:
        """By a program that changes something first, in place of the ordinary one.

        `late` if it does not matter that everything was imported before: then it is run by a fork as well.
        """
        self._command[1 : self._command.index("--lang")] = ["-c", program]
        self._forked = self._forked and late
        self._program = program

    @property
    def url(self) -> str:
        """Where it is; it starts when somebody asks for the first time."""
        return self._url or self.start()._url

    def start(self) -> Running:
        env = {**os.environ, "OPENPS_DATA": str(self._folder), "LC_ALL": "C.UTF-8"}
        self._log.touch()
        before = self._log.stat().st_size
        self.process = self._begun(env)
        deadline = time.monotonic() + STARTS_WITHIN
        while True:
            said = self._log.read_bytes()[before:].decode()
            address = re.search(r"Serving tables at (\S+)", said)
            if address:
                self._url = address[1]
                return self
            assert self.process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.02)

    def _begun(self, env: dict[str, str]) -> subprocess.Popen[bytes] | Child:
        if self._forked and env.get("PYTHONPATH") == PLACES:
            return nursery().start(self._command[self._command.index("--lang") :], self._log, env, self._program)
        with self._log.open("ab") as out:
            return subprocess.Popen(self._command, stdout=out, stderr=out, env=env, stdin=subprocess.DEVNULL)

    def start_again(self) -> Running:
        """On the same port, as clients expect it, if it ran before."""
        if not self._url:
            return self.start()
        self._command[self._command.index("--port") + 1] = str(self.port())
        return self.start()

    def kill(self) -> None:
        """As by a power cut of the process: no time for anything."""
        self._end(signal.SIGKILL)

    def put_to_sleep(self) -> None:
        """It knows nothing of it, and holds all that it held."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As a host stops it; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(120)

    def logs(self) -> str:
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


@contextmanager
def running(
    db: str, folder: Path, port: int = 0, *more: str, python: str = sys.executable, at_once: bool = True
) -> Iterator[Running]:
    """`python` may be that of an environment where more is installed."""
    server = Running(db, folder, port, *more, python=python)
    try:
        yield server.start() if at_once else server
    finally:
        server.kill()
