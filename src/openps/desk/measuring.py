"""Balance of components that a player brought: measured when somebody asks, one set at a time, and kept for a while.

What it costs is bounded: one process that steps back behind all others, some hundred matches, a limit of time, and one
answer for each set of components, whichever table asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from openps.desk.logs import Log, kind_of
from openps.editions.balance import Measured, read_measured
from openps.tables.errors import NotPossible, TooMuch

MOST_KEPT: Final = 100

Measure: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Plays the matches that are asked for in JSON, and answers in JSON; raises if it could not."""


class Measuring:
    """What is being measured, and what was."""

    def __init__(self, measure: Measure | None, log: Log) -> None:
        self._measure = measure  # nothing where there are no processes, as in a tab
        self._log = log
        self._known: dict[str, Measured] = {}
        self._running = ""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_possible(self) -> bool:
        return self._measure is not None

    def is_running(self, asked: bytes) -> bool:
        return self._running == _key(asked)

    def known(self, asked: bytes) -> Measured | None:
        return self._known.get(_key(asked))

    def has(self, asked: bytes) -> bool:
        """Whether it is known or under way."""
        return self.known(asked) is not None or self.is_running(asked)

    def begin(self, asked: bytes) -> None:
        """Begin, if these components are not known or under way; raises TooMuch while others are."""
        if self._measure is None:
            raise NotPossible("error-no-measuring")
        if self.has(asked):
            return
        if self._running:
            raise TooMuch("error-measuring-busy")
        self._running = _key(asked)
        self._task = asyncio.create_task(self._run(self._measure, asked))

    async def _run(self, measure: Measure, asked: bytes) -> None:
        try:
            known = read_measured(await measure(asked))
        except (OSError, ValueError, TimeoutError) as error:
            self._log("trouble", doing="measure", error=kind_of(error))
        else:
            self._known[_key(asked)] = known
            for oldest in list(self._known)[:-MOST_KEPT]:
                self._known.pop(oldest)
        finally:
            self._running = ""


def _key(asked: bytes) -> str:
    return hashlib.sha256(asked).hexdigest()
