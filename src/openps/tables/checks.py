"""Passwords are checked slowly on purpose: each takes a thread and eight megabytes. Few are at once, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from openps.tables.errors import TooMuch

AT_ONCE: Final = 4
MOST_WAITING: Final = 60

T = TypeVar("T")


class Checks:
    """So many run, so many wait for their turn, and one more is asked to come again.

    Whoever hangs up meanwhile has still begun one: a thread cannot be stopped, and counts until it is done.
    """

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._begun: set[asyncio.Task[object]] = set()

    async def check(self, work: Callable[[], T]) -> T:
        if len(self._begun) >= AT_ONCE + MOST_WAITING:
            raise TooMuch("error-many-passwords")
        one = asyncio.create_task(self._in_turn(work))
        self._begun.add(one)
        one.add_done_callback(self._begun.discard)
        return await asyncio.shield(one)

    async def _in_turn(self, work: Callable[[], T]) -> T:
        async with self._turns:
            return await asyncio.to_thread(work)
