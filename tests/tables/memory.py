"""A store without a disk, for tests of the domain only: keeps rows in a dictionary and the promise of `append`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from openps.tables.errors import Behind
from openps.tables.ports import Able, Card, Listener, Row, Term

T = TypeVar("T")


class MemoryStore:
    """Several houses may share one: then each is told what the others wrote."""

    def __init__(self) -> None:
        self.journals: dict[str, list[Row]] = {}
        self.listed: dict[str, Card] = {}
        self.listeners: list[Listener] = []
        self.reviews: dict[str, bytes] = {}
        self.fail_next = False

    async def start(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def close(self) -> None:
        self.listeners.clear()

    async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        if self.fail_next:
            self.fail_next = False
            raise OSError("the disk is full")
        journal = self.journals.setdefault(table, [])
        if row.seq != len(journal) + 1:
            raise Behind
        journal.append(row)
        if card is not None:
            self.listed[table] = card
        for listener in self.listeners:
            listener.appended(table, row.seq)

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        return self.journals.get(table, [])[after:]

    async def keep_review(self, table: str, body: bytes) -> None:
        if table in self.journals:
            self.reviews[table] = body

    async def review(self, table: str) -> bytes | None:
        return self.reviews.get(table)

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        waiting = [card for card in self.listed.values() if card.listed and card.phase in ("lobby", "playing")]
        return [card for card in waiting if card.touched > since][:limit]

    async def forget(self, before: float) -> int:
        old = [table for table, rows in self.journals.items() if rows[-1].at < before]
        for table in old:
            del self.journals[table]
            self.listed.pop(table, None)
            self.reviews.pop(table, None)
        return len(old)

    async def newest(self) -> float | None:
        return max([card.touched for card in self.listed.values()], default=None)

    async def take_wheel(self, table: str) -> Term | None:
        return 1

    async def able(self) -> Able:
        return Able(writes=True, listens=True)

    async def leave_wheel(self, table: str) -> None:
        return

    async def shout(self, table: str, note: str) -> None:
        return


class NoWheel(MemoryStore):
    """Another server has the wheel: nothing moves by itself."""

    async def take_wheel(self, table: str) -> Term | None:
        return None


class Hanging(MemoryStore):
    """A slow disk that turns out to be full: one append hangs until it is told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self._hangs = False
        self.reached, self.fails = asyncio.Event(), asyncio.Event()

    def hang(self) -> None:
        self._hangs = True

    async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        if self._hangs:
            self._hangs = False
            self.reached.set()
            await self.fails.wait()
            raise OSError("the disk is full")
        await super().append(table, row, card, term)


async def in_time(work: Awaitable[T], store: Hanging) -> T:
    """Somebody reads while a change hangs: who has to wait for that fails here, and does not hang as well."""
    try:
        return await asyncio.wait_for(work, 60)
    except TimeoutError:
        store.fails.set()
        raise


class Stuttering(MemoryStore):
    """Reading fails so many times, and works then."""

    def __init__(self) -> None:
        super().__init__()
        self.fails_left = 0

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        if self.fails_left:
            self.fails_left -= 1
            raise ConnectionError("the line is broken")
        return await super().rows(table, after)


class SlowToRead(MemoryStore):
    """What is read is of the moment it was asked for, and arrives when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.arrives = asyncio.Event(), asyncio.Event()
        self.arrives.set()

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        rows = await super().rows(table, after)
        self.asked.set()
        await self.arrives.wait()
        return rows


class LostLine(MemoryStore):
    """A line that breaks: what was sent last is written, and nobody hears of it; nothing is read while it is broken."""

    def __init__(self) -> None:
        super().__init__()
        self.breaks = self.broken = False
        self.stays_broken = True

    async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        await super().append(table, row, card, term)
        if self.breaks:
            self.breaks, self.broken = False, self.stays_broken
            raise ConnectionError("the line is broken")

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        if self.broken:
            raise ConnectionError("the line is broken")
        return await super().rows(table, after)
