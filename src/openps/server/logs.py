"""Structured logs: a line of JSON an event, with a key and arguments. Never a ticket, an address of a table, a text."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TextIO

Log = Callable[..., None]


def logger(stream: TextIO | None = None) -> Log:
    """Writes to standard error unless told otherwise."""
    out = sys.stderr if stream is None else stream

    def log(event: str, **arguments: object) -> None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        out.write(json.dumps({"at": at, "event": event, **arguments}, ensure_ascii=False, default=str) + "\n")
        out.flush()

    return log


def where(error: BaseException) -> list[str]:
    """Where an error came from, without its message: messages may hold what nobody should read."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]]
