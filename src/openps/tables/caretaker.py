"""Makes the moves that people do not make at a table: bots, stand-ins for those who are away, clocks that ran out.

One server at a time holds the wheel of a table. A table where nobody is sleeps: nothing runs, no time is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from openps.bots.protocol import MOST_LUCK, Question, plain_view
from openps.catalog.bots import spec_named
from openps.engine.errors import OpenpsError
from openps.tables import acts, journal, script
from openps.tables import pace as paces
from openps.tables.errors import StoreAway, WheelLost
from openps.tables.gossip import Gossip
from openps.tables.live import LiveTable
from openps.tables.ports import Bots, Term
from openps.tables.table import Offer, Place, Table
from openps.wire import encoding

WHEEL_AGAIN: Final = 1.0
STORE_AGAIN: Final = 2.0
STEPS_TAKE: Final = 1.0  # seconds to reckon with for a bot that thinks so many steps
LUCK_BYTES: Final = 16

Luck = Callable[[int], bytes]


class Caretaker:
    """Looks after one table while somebody is there."""

    def __init__(self, live: LiveTable, bots: Bots, luck: Luck) -> None:
        self._live = live
        self._bots = bots
        self._luck = luck
        self._changed = asyncio.Event()
        self._gossip = Gossip(live, bots, self._asking, self._act, pause)
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._away: dict[int, float] = {}
        self._term: Term | None = None  # of the wheel, while it is in our hands
        self._step = 0.0
        self._paced = asyncio.Event()  # set once the pace is another one
        self._task: asyncio.Task[None] | None = None
        live.poke = self.look

    def look(self) -> None:
        """Something changed at the table."""
        self._mind_the_pace()
        if self._task is None and self._awake():
            self._task = asyncio.get_running_loop().create_task(self._run())
        elif not self._needed():
            return
        self._changed.set()

    def _needed(self) -> bool:
        """Not where people play among themselves, all of them here and without clocks: that is most moves."""
        table, here = self._live.table, self._live.here_now()
        calm = table.phase == "playing" and not table.paused and not table.clocks and self._term is not None
        return not calm or bool(self._away) or not all(_plays(place, here) for place in table.places)

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await self._gossip.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leave_wheel()

    def _awake(self) -> bool:
        """Somebody of the table is here, on this server: a server where nobody of it is leaves it alone."""
        return self._live.table.phase == "playing" and bool(self._live.here_now())

    async def _run(self) -> None:
        try:
            while self._awake():
                self._changed.clear()
                try:
                    wait = await self._round()
                except StoreAway:
                    wait = STORE_AGAIN
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._changed.wait()
        finally:
            self._task = None
            self._gossip.hush()
            self._away.clear()
            await self._leave_wheel()

    async def _leave_wheel(self) -> None:
        if self._term is not None:
            self._term = None
            await self._live.store.leave_wheel(self._live.table.id)

    async def _round(self) -> float | None:
        """Do what is due; how long until something else may be."""
        table = self._live.table
        if table.paused:
            self._gossip.hush()
            await self._give_back()
            return None
        if self._term is None:
            self._term = await self._live.store.take_wheel(table.id)
            if self._term is None:
                return WHEEL_AGAIN
            if table.clocks:
                await self._try(acts.ByHouse(journal.Woken()))
        self._gossip.look()
        here = self._live.here()
        waits = [await self._see_to(seat, here) for seat in range(len(table.places))]
        return min([wait for wait in waits if wait is not None], default=None)

    async def _give_back(self) -> None:
        """Whoever is back has the seat again, also while the table is paused."""
        here = self._live.here()
        for seat, place in enumerate(self._live.table.places):
            if place.stand_in and place.member in here:
                await self._try(acts.StandIn(seat, False), self._live.change)

    async def _see_to(self, seat: int, here: set[str]) -> float | None:
        table = self._live.table
        place, offer = table.places[seat], table.offers.get(seat)
        if place.played_by_bot:
            if place.member in here:
                await self._try(acts.StandIn(seat, False))
            elif offer is not None:
                self._think(seat, offer, "bot" if place.bot else "stand_in")
            return None
        away = await self._mind_the_absent(seat, place, here)
        clock = self._mind_the_clock(seat, offer)
        return min([wait for wait in (away, clock) if wait is not None], default=None)

    async def _mind_the_absent(self, seat: int, place: Place, here: set[str]) -> float | None:
        if place.member in here:
            self._away.pop(seat, None)
            return None
        gone = self._live.now() - self._away.setdefault(seat, self._live.now())
        left = self._live.table.settings.patience - gone
        if left > 0:
            return left
        await self._try(acts.StandIn(seat, True))
        return 0

    def _mind_the_clock(self, seat: int, offer: Offer | None) -> float | None:
        """A clock that ran out loses nothing: a bot plays this one decision."""
        clocks = self._live.table.clocks
        if clocks is None or offer is None:
            return None
        left = clocks.left(seat, self._live.now())
        if left <= 0:
            self._think(seat, offer, "clock")
            return None
        return left

    # ---- bots

    def _think(self, seat: int, offer: Offer, by: journal.By) -> None:
        key = (seat, offer.since)
        if key not in self._thinking:
            task = asyncio.get_running_loop().create_task(self._answer(seat, offer, by))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _answer(self, seat: int, offer: Offer, by: journal.By) -> None:
        asked_at = self._live.now()
        await self._gossip.finished()
        spoken, table = self._live.now() - asked_at, self._live.table
        question = question_to(table, seat, offer, by, self._draw())
        scripted = script.next_move(table, seat) if by == "bot" else None
        move = scripted or await self._bots.choose(question)
        await self._wait(asked_at, spoken + usual_time(question.level, question.game))
        await self._insist(acts.BotPlay(seat, move, offer.since, by))

    def _mind_the_pace(self) -> None:
        step = paces.step(self._live.table)
        if step != self._step:
            self._step = step
            self._paced.set()
            self._paced = asyncio.Event()

    async def _wait(self, asked_at: float, least: float) -> None:
        """Until a whole step of the pace is over.

        Where the pace changes meanwhile, until the next step of the new one, as if the bot had thought until now:
        whoever changes it learns no more than if it had been so from the beginning.
        """
        due = False
        while not due:
            paced, waited = self._paced, self._live.now() - asked_at
            try:
                async with asyncio.timeout(pause(waited, paces.step(self._live.table), least)):
                    await paced.wait()
            except TimeoutError:
                due = True

    def _asking(self, table: Table, seat: int) -> Question:
        """To speak: nothing to choose from, but all that the seat saw and heard."""
        offer = Offer("", (), table.seq)
        return replace(question_to(table, seat, offer, "bot", self._draw()), log=log_of(table, seat))

    def _draw(self) -> int:
        return int.from_bytes(self._luck(LUCK_BYTES), "big") % MOST_LUCK

    async def _try(self, act: acts.Act, do: Callable[[acts.Act], Awaitable[object]] | None = None) -> None:
        """What is not due any more is no error."""
        try:
            await (do or self._act)(act)
        except StoreAway:
            raise
        except OpenpsError:
            return

    async def _insist(self, act: acts.Act) -> None:
        """Until the store takes it, or it is not due any more."""
        while True:
            try:
                await self._try(act)
            except StoreAway:
                await asyncio.sleep(STORE_AGAIN)
            else:
                return

    async def _act(self, act: acts.Act) -> None:
        """Only with the wheel in hand: whoever lost it, perhaps in a long sleep, writes nothing and asks for it."""
        if self._term is None:
            raise WheelLost("error-stale")
        try:
            await self._live.change(act, term=self._term)
        except WheelLost:
            self._term = None
            self.look()
            raise


def _plays(place: Place, here: set[str]) -> bool:
    return place.member in here and not place.played_by_bot


def pause(thought_for: float, pace: float, least: float = 0.0) -> float:
    """How long a bot still waits: its answers come at whole steps of the table's pace, and not before `least`.

    What a bot holds decides how long it thinks, and nobody shall read that from a watch: one that thinks within its
    steps always answers at the end of them, also where it has no choice at all.
    """
    if pace <= 0:
        return 0.0
    return max(1, math.ceil(max(thought_for, least) / pace)) * pace - thought_for


def usual_time(level: str, game: str) -> float:
    """The seconds that a bot of this level may think about a decision, with some to spare for the way."""
    try:
        spec = spec_named(level, game)
    except OpenpsError:
        return 0.0  # a bot that is there no more: a quick one plays
    if not spec.rung.steps:
        return 0.0
    return (spec.seconds or STEPS_TAKE) * 1.25 + 0.1


def question_to(table: Table, seat: int, offer: Offer, by: journal.By, luck: int) -> Question:
    """What the seat may know, and nothing else."""
    match, place = table.playing, table.places[seat]
    view = plain_view(match.game, match.view(seat), match.options, table.claims)
    moves = [match.game.move_text(move) for move in offer.moves]
    level = place.bot if by == "bot" and place.bot else acts.usual_bot(table.plan.game)
    return Question(table.plan.game, view, moves, luck, level=level, rules=table.plan.rules)


def log_of(table: Table, seat: int) -> list[dict[str, object]]:
    """All that happened, as the seat saw it, with what was said."""
    return [encoding.plain_event(entry) for entry in table.playing.seen_by(seat, table.playing.log)]
