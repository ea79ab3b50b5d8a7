"""What bots say at a table: when the turn passes to somebody else, and to answer what a person said.

A claim comes a whole step of the table's pace after the last word, however long it was thought about; and a bot moves
only once all have said what they had to say. So nobody can read from a watch what a bot holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from openps.bots.protocol import Question
from openps.bots.talk import Round, order_from
from openps.catalog.bots import spec_named
from openps.engine.errors import OpenpsError
from openps.tables import acts, pace
from openps.tables.live import LiveTable
from openps.tables.ports import Bots
from openps.tables.table import Table

Asking = Callable[[Table, int], Question]
"""Makes the question to a bot: what its seat would be told, and luck of its own."""

Acting = Callable[[acts.Act], Awaitable[None]]
"""Does what whoever holds the wheel may do."""

_NOBODY: Final[tuple[int, ...]] = ()


class Gossip:
    """The talk of the bots of one table."""

    def __init__(
        self, live: LiveTable, bots: Bots, asking: Asking, act: Acting, pause: Callable[[float, float], float]
    ) -> None:
        self._live = live
        self._bots = bots
        self._asking = asking
        self._act = act
        self._pause = pause
        self._before = _NOBODY
        self._claims_heard = 0
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something changed at the table: perhaps it is time to speak."""
        table = self._live.table
        asked = tuple(table.offers)
        passed, self._before = asked != self._before, asked
        if passed:
            self.hush()
        if self._task is None and (passed or len(table.claims) != self._claims_heard):
            self._claims_heard = len(table.claims)
            talkers = [seat for seat, place in enumerate(table.places) if place.bot and talks(place.bot, table)]
            if len(asked) == 1 and talkers and not table.secret_choice:
                order = order_from(asked[0], len(table.places), talkers)
                self._task = asyncio.get_running_loop().create_task(self._speak(asked, Round(order)))
                self._task.add_done_callback(self._done)

    def hush(self) -> None:
        """Servers that have not spoken by now are too late."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def stop(self) -> None:
        task = self._task
        self.hush()
        if task is not None:
            await asyncio.wait([task])

    async def finished(self) -> None:
        """Wait until all have spoken."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _done(self, task: asyncio.Task[None]) -> None:
        if task is self._task:
            self._task = None
            self._claims_heard = len(self._live.table.claims)

    async def _speak(self, asked: tuple[int, ...], speaking: Round) -> None:
        while (seat := speaking.next()) is not None:
            if await self._spoke(seat, asked):
                speaking.spoke(seat)

    async def _spoke(self, seat: int, asked: tuple[int, ...]) -> bool:
        began = self._live.now()
        text = await self._bots.speak(self._asking(self._live.table, seat))
        if not text:
            return False
        await asyncio.sleep(self._pause(self._live.now() - began, pace.step(self._live.table)))
        try:
            await self._act(acts.BotSay(seat, text, asked))
        except OpenpsError:
            return False  # too late, or not to be said: then it is not heard
        return True


def talks(level: str, table: Table) -> bool:
    try:
        return spec_named(level, table.plan.game).rung.talks
    except OpenpsError:
        return False  # a bot that is there no more
