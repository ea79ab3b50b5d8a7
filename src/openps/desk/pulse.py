"""Whether the store can do its work, asked at most once a second, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from openps.tables.ports import Able

KEPT_FOR: Final = 1.0
ANSWER_WITHIN: Final = 2.0
_UNABLE: Final = Able(writes=False, listens=False)


class Pulse:
    """A store that does not answer is asked nothing more until it does."""

    def __init__(self, feel: Callable[[], Coroutine[object, object, Able]], now: Callable[[], float]) -> None:
        self._feel = feel
        self._now = now
        self._asked_at = -KEPT_FOR
        self._asking: asyncio.Task[Able] | None = None

    async def __call__(self) -> Able:
        asking = self._asking
        if asking is None or (asking.done() and self._now() - self._asked_at >= KEPT_FOR):
            asking = self._asking = asyncio.get_running_loop().create_task(self._feel())
            self._asked_at = self._now()
        await asyncio.wait((asking,), timeout=ANSWER_WITHIN)
        return asking.result() if asking.done() and asking.exception() is None else _UNABLE
