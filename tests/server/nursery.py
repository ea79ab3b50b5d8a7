"""Servers without the two seconds in which each would import and read the same again.

One process for each process of pytest has read all that `openps serve` needs, and has done nothing else: no thread, no
loop, no open file, no luck. Each server is a fork of it, with its own environment, its own log and the arguments of a
host; or runs another program in their place, if that changes nothing that modules read while they are imported.
What has to change something before that, or runs in another environment, is started as ever (`Running.run_as`), and so
is every server where there is no fork. Terminals that play at a server come from here as well: somebody types into
a pipe that has a name.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

NEEDED = (
    "openps.cli.main", "openps.server.run", "openps.store.door", "openps.store.sql", "openps.store.postgres",
    "sqlalchemy.dialects.sqlite", "uvicorn.lifespan.on", "uvloop", "openps.cli.online",
)  # fmt: skip
ORDINARY = "import sys; from openps.cli.main import main; sys.exit(main(sys.argv[1:]))"
LOOK_EVERY = 0.01  # seconds
PATIENCE = 120.0  # seconds for a bot
ROOT = Path(__file__).parents[2]
CAN_FORK = hasattr(os, "fork")
PLACES = os.environ.get("PYTHONPATH")  # where packages were looked for when everything was imported


class Child:
    """What `subprocess.Popen` is for a child of one's own."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._nursery = nursery

    def poll(self) -> int | None:
        """Nobody else has its number before its end was seen here."""
        if self.returncode is None:
            self.returncode = self._nursery.ended(self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            time.sleep(LOOK_EVERY)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Nursery:
    """The process that forks, seen from the one that asks it to."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        told = {**os.environ, "LC_ALL": "C.UTF-8"}
        self._alone = threading.Lock()  # a storm starts several servers at once
        self.spent = 0.0  # seconds of the processor, by children that have ended
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=told, cwd=ROOT, text=True
        )

    def start(
        self, arguments: Sequence[str], log: Path, environment: Mapping[str, str], program: str = "",
        typed: str = os.devnull,
    ) -> Child:  # fmt: skip
        asked = {"arguments": list(arguments), "log": str(log), "environment": dict(environment), "folder": os.getcwd()}
        return Child(self, int(self._ask({**asked, "program": program, "typed": typed})))

    def ended(self, pid: int) -> int | None:
        code, spent = self._ask({"ended": pid})
        self.spent += spent
        return None if code is None else int(code)

    def close(self) -> None:
        self._process.communicate(timeout=60)

    def _ask(self, question: dict[str, Any]) -> Any:
        asking, answering = _pipes(self._process)
        with self._alone:
            asking.write(json.dumps(question) + "\n")
            asking.flush()
            return json.loads(answering.readline())


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


@cache
def nursery() -> Nursery:
    """The one of this process, from the first server to the end."""
    made = Nursery()
    atexit.register(made.close)
    return made


def spent() -> float:
    """What the processor did for children that have ended; nobody starts a nursery by asking."""
    return nursery().spent if nursery.cache_info().currsize else 0.0


def _forks() -> None:
    """Answers one question after the other, until nobody can ask any more."""
    for module in NEEDED:
        importlib.import_module(module)
    _read_the_games()
    _give_bots_time()
    gc.freeze()  # what was imported stays shared, and is never looked through
    for line in sys.stdin:
        question = json.loads(line)
        answer = _seen(question["ended"]) if "ended" in question else _forked(question)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def _read_the_games() -> None:
    """Editions and words are read when they are asked for first: every server asks for all of them, and some words."""
    from openps.catalog import editions
    from openps.words.messages import LANGUAGES, Messages

    for edition in editions().values():
        for language in LANGUAGES:
            Messages(language, edition.rules.info.package)


def _give_bots_time() -> None:
    """The process of a bot is given up after five seconds, and on a busy machine it takes longer than that to start.

    Then the next one is started, and given up as well: bots play at random, and the machine is busier still.
    How long a bot may take is proved where time is an argument (`test_thinkers.py`).
    """
    from openps.server.thinkers import LIMIT, Thinkers

    usual = Thinkers.__init__.__defaults__ or ()
    assert usual.count(LIMIT) == 1
    Thinkers.__init__.__defaults__ = tuple(PATIENCE if value == LIMIT else value for value in usual)


def _seen(pid: int) -> tuple[int | None, float]:
    ended, status, used = os.wait4(pid, os.WNOHANG)
    return (os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime) if ended else (None, 0.0)


def _forked(question: dict[str, Any]) -> int:
    pid = os.fork()
    if not pid:
        _become_a_server(question)
    return pid


def _become_a_server(question: dict[str, Any]) -> None:
    code = 1
    try:
        _move_in(question)
        exec(question["program"] or ORDINARY, {"__name__": "__main__"})
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    except BaseException:  # noqa: BLE001 - the log of the server says it, as that of any program would
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _move_in(question: dict[str, Any]) -> None:
    typed = os.open(question["typed"], os.O_RDONLY)  # a pipe waits for whoever types
    log = os.open(question["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, file in ((0, typed), (1, log), (2, log)):
        os.dup2(file, number)
    os.close(typed)
    os.close(log)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - the old one has read ahead
    sys.stdout.reconfigure(write_through=True)
    os.chdir(question["folder"])
    os.environ.clear()
    os.environ.update(question["environment"])
    sys.argv = ["openps", *question["arguments"]]


if __name__ == "__main__":
    _forks()
