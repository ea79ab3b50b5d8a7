"""A house for tests: a clock that stands still until told, luck that is counted, bots that answer at once."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from functools import reduce
from typing import Any

import msgspec

from openps.bots.protocol import Question
from openps.client.known import Known, table_after
from openps.engine.errors import OpenpsError
from openps.engine.ids import Viewer
from openps.tables import acts
from openps.tables.errors import Farewell
from openps.tables.house import House
from openps.tables.live import LiveTable
from openps.tables.ports import Choice
from openps.tables.table import Table
from openps.wire import messages as wire
from tests.tables.memory import MemoryStore

HEARD = msgspec.json.Decoder(wire.Heard)


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class FirstMove:
    """A bot that plays the first move it may, and writes down what it was given."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.instead = ""  # who decides in place of a bot that failed

    async def choose(self, question: Question) -> Choice:
        self.questions.append(question)
        return Choice(question.moves[0], self.instead or question.level)

    async def speak(self, question: Question) -> str:
        return ""


class Counted:
    """Luck by number: the same in every run, different at every draw."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(str(self.drawn).encode()).digest(size)


class Guest:
    """A watcher that keeps what it hears."""

    def __init__(self, live: LiveTable, member: str | None, ticket: str) -> None:
        self._live = live
        self.member = member
        self.ticket = ticket
        self.raw: list[bytes] = []
        self.closed: Farewell | None = None
        self.refused: list[str] = []

    @property
    def viewer(self) -> Viewer:
        person = self._live.table.members.get(self.member or "")
        return person.seat if person else None

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    def refuse(self, error: OpenpsError) -> None:
        self.refused.append(error.key)

    def close(self, why: Farewell) -> None:
        self.closed = why
        self._live.forget(self)

    def heard(self, kind: type | None = None) -> list[Any]:
        told = [HEARD.decode(one) for one in self.raw]
        return [one for one in told if kind is None or isinstance(one, kind)]

    def news(self) -> wire.News:
        last: wire.News = self.heard(wire.News)[-1]
        return last

    def known(self) -> Known:
        """What a client makes of all that."""
        known = Known()
        for told in self.heard():
            if isinstance(told, wire.News | wire.Claims):
                known.hear(told)
        return known

    def table(self) -> wire.TableInfo:
        info: wire.TableInfo = self.heard(wire.Welcome)[-1].table
        return reduce(table_after, [one.table for one in self.heard(wire.TableNews)], info)


class Party:
    """A house with one table and its guests."""

    def __init__(self, house: House, clock: Clock, bots: FirstMove, store: MemoryStore) -> None:
        self.house = house
        self.clock = clock
        self.bots = bots
        self.store = store
        self.guests: list[Guest] = []
        self.live: LiveTable = None

    @property
    def table(self) -> Table:
        return self.live.table

    async def open(self, people: int = 1, come: bool = True, **settings: Any) -> Party:
        asked: dict[str, Any] = {"game": "pani_high", "name": "P0", "pace": 0, **settings}
        first = await self.house.open(wire.NewTable(**asked))
        self.live = await self.house.table(first.table)
        seated = [first]
        for number in range(1, people):
            password = settings.get("password", "")
            seated.append(await self.house.join(self.live, wire.Join(name=f"P{number}", password=password)))
        self.guests = [Guest(self.live, one.member, one.ticket) for one in seated]
        if come:
            for guest in self.guests:
                await self.come(guest)
        return self

    async def come(self, guest: Guest, after: int = 0) -> None:
        guest.closed = None
        self.live.welcome(guest, guest.ticket, after, {})

    async def look_on(self) -> Guest:
        guest = Guest(self.live, None, "")
        self.live.welcome(guest, "", 0, {})
        return guest

    async def start(self) -> Party:
        for guest in self.guests[1:]:
            if guest.viewer is not None:
                await self.live.change(acts.Ready(guest.ticket, wire.Ready()))
        await self.live.change(acts.Start(self.guests[0].ticket))
        return self

    async def play(self, seat: int, move: str, after: int | None = None) -> int:
        at = self.table.seq if after is None else after
        member = self.member(seat)
        if member is None:
            return await self.live.change(acts.BotPlay(seat, move, self.table.offers[seat].since, "bot"))
        return await self.live.change(acts.Play(member, move, at))

    async def say(self, seat: int, text: str) -> int:
        return await self.live.change(acts.Say(self.member(seat), text))

    def member(self, seat: int) -> str | None:
        return self.table.places[seat].member

    async def settle(self) -> None:
        """Let everything that is due happen."""
        for _ in range(40):
            await asyncio.sleep(0)

    def text(self, seat: int, number: int = 0) -> str:
        return self.table.game.move_text(self.table.offers[seat].moves[number])


def party(test: Callable[[Party], Awaitable[None]], store: MemoryStore | None = None) -> None:
    async def whole() -> None:
        clock, bots, kept = Clock(), FirstMove(), store or MemoryStore()
        house = House(kept, bots, clock, Counted())
        await house.start()
        try:
            await test(Party(house, clock, bots, kept))
        finally:
            await house.close()

    asyncio.run(whole())
