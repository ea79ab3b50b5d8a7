"""Structured logs: a line of JSON an event, with a key and arguments. Never a ticket, an address of a table, a text."""

from __future__ import annotations

import contextlib
import json
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, TextIO

Log = Callable[..., None]
GATHERED_FOR: Final = 30.0


def logger(stream: TextIO | None = None) -> Log:
    """Writes to standard error unless told otherwise."""
    out = sys.stderr if stream is None else stream

    def log(event: str, **arguments: object) -> None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        with contextlib.suppress(OSError):  # a disk that is full costs the line, and nobody a table
            out.write(json.dumps({"at": at, "event": event, **arguments}, ensure_ascii=False, default=str) + "\n")
            out.flush()

    return log


class Rarely:
    """The same trouble again and again is one line, and a while later one more that says how many there were since."""

    def __init__(self, log: Log, now: Callable[[], float]) -> None:
        self._log = log
        self._now = now
        self._troubles: dict[tuple[tuple[str, str], ...], Trouble] = {}

    def __call__(self, event: str, **arguments: str) -> None:
        key = (("event", event), *arguments.items())
        known = self._troubles.get(key)
        if known is None:
            self._troubles[key] = Trouble(self._now())
            self._log(event, **arguments)
        else:
            known.more += 1

    def settle(self, at_the_end: bool = False) -> None:
        """Now and then: tell what has gathered, and forget what is over."""
        for key, trouble in list(self._troubles.items()):
            if not at_the_end and self._now() - trouble.told_at < GATHERED_FOR:
                continue
            if trouble.more:
                self._log(**dict(key), more=trouble.more)
                self._troubles[key] = Trouble(self._now())
            else:
                del self._troubles[key]


@dataclass(slots=True)
class Trouble:
    told_at: float
    more: int = 0


def where(error: BaseException) -> list[str]:
    """Where an error came from, without its message: messages may hold what nobody should read."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]]


def kind_of(error: BaseException) -> str:
    """What kind of error it is at bottom, by name only: `DiskFullError`, `SQLITE_FULL`."""
    while True:
        deeper = getattr(error, "orig", None) or error.__cause__
        if not isinstance(deeper, BaseException):
            return str(getattr(error, "sqlite_errorname", type(error).__name__))
        error = deeper
