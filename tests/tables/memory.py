"""A store without a disk, for tests of the domain only: keeps rows in a dictionary and the promise of `append`."""

from __future__ import annotations

from collections.abc import Sequence

from openps.tables.errors import Behind
from openps.tables.ports import Card, Listener, Row


class MemoryStore:
    """Several houses may share one: then each is told what the others wrote."""

    def __init__(self) -> None:
        self.journals: dict[str, list[Row]] = {}
        self.listed: dict[str, Card] = {}
        self.listeners: list[Listener] = []
        self.fail_next = False

    async def start(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def close(self) -> None:
        self.listeners.clear()

    async def append(self, table: str, row: Row, card: Card | None = None) -> None:
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

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        found = [card for card in self.listed.values() if card.listed and card.phase in ("lobby", "playing")]
        return [card for card in found if card.touched > since][:limit]

    async def forget(self, before: float) -> int:
        old = [table for table, rows in self.journals.items() if rows[-1].at < before]
        for table in old:
            del self.journals[table]
            self.listed.pop(table, None)
        return len(old)

    async def take_wheel(self, table: str) -> bool:
        return True

    async def leave_wheel(self, table: str) -> None:
        return

    async def shout(self, table: str, words: str) -> None:
        return
