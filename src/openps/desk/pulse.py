"""Whether something works, tried at most once a second, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, Generic, TypeVar

KEPT_FOR: Final = 1.0
ANSWER_WITHIN: Final = 2.0
T = TypeVar("T")


class Pulse(Generic[T]):
    """Returns the last answer, or `unable` where none comes in time; the next try waits until this one is over."""

    def __init__(self, feel: Callable[[], Coroutine[object, object, T]], now: Callable[[], float], unable: T) -> None:
        self._feel = feel
        self._now = now
        self._unable = unable
        self._asked_at = -KEPT_FOR
        self._asking: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        asking = self._asking
        if asking is None or (asking.done() and self._now() - self._asked_at >= KEPT_FOR):
            asking = self._asking = asyncio.get_running_loop().create_task(self._feel())
            self._asked_at = self._now()
        await asyncio.wait((asking,), timeout=ANSWER_WITHIN)
        return asking.result() if asking.done() and asking.exception() is None else self._unable
