"""What both databases have in common: one schema, one group commit, the same statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openps.store.group import Entry, GroupCommit, Key
from openps.store.migrate import upgrade
from openps.store.schema import CARDS, JOURNAL
from openps.tables.ports import Card, Listener, Row


class SqlStore:
    """A journal in a database. Each kind of database says how it inserts and who else may be there."""

    def __init__(self, engine: AsyncEngine, insert: Any) -> None:
        self.engine = engine
        self._insert_rows = insert(JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.table_id, JOURNAL.c.seq)
        card = insert(CARDS)
        columns = {column.name: card.excluded[column.name] for column in CARDS.c if not column.primary_key}
        self._put_card = card.on_conflict_do_update(index_elements=["table_id"], set_=columns)
        self._group = GroupCommit(self._write)

    async def start(self, listener: Listener) -> None:
        async with self.engine.begin() as connection:
            await self._one_at_a_time(connection)
            await connection.run_sync(upgrade)

    async def _one_at_a_time(self, connection: AsyncConnection) -> None:
        """Nobody else migrates now."""

    async def close(self) -> None:
        await self._group.close()
        await self.engine.dispose()

    async def append(self, table: str, row: Row, card: Card | None = None) -> None:
        await self._group.add(Entry(table, row, card))

    async def _write(self, entries: Sequence[Entry]) -> set[Key]:
        values = [
            {"table_id": entry.table, "seq": entry.row.seq, "at": entry.row.at, "body": entry.row.body}
            for entry in entries
        ]
        async with self.engine.begin() as connection:
            found = await connection.execute(self._insert_rows, values)
            written: set[Key] = {(table, seq) for table, seq in found.all()}
            new = [entry for entry in entries if (entry.table, entry.row.seq) in written]
            cards = {entry.table: _card_values(entry.card) for entry in new if entry.card is not None}
            if cards:
                await connection.execute(self._put_card, list(cards.values()))
            await self._announce(connection, new)
        return written

    async def _announce(self, connection: AsyncConnection, entries: Sequence[Entry]) -> None:
        """Other servers, where there are some."""

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        wanted = (
            sa.select(JOURNAL.c.seq, JOURNAL.c.at, JOURNAL.c.body)
            .where(JOURNAL.c.table_id == table, JOURNAL.c.seq > after)
            .order_by(JOURNAL.c.seq)
        )
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def cards(self, limit: int) -> Sequence[Card]:
        wanted = (
            sa.select(*CARDS.c)
            .where(CARDS.c.listed, CARDS.c.phase.in_(("lobby", "playing")))
            .order_by(CARDS.c.touched.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [Card(*row) for row in await connection.execute(wanted)]

    async def forget(self, before: float) -> int:
        old = sa.select(CARDS.c.table_id).where(CARDS.c.touched < before)
        last = sa.select(JOURNAL.c.table_id).group_by(JOURNAL.c.table_id).having(sa.func.max(JOURNAL.c.at) < before)
        async with self.engine.begin() as connection:
            chosen = [row[0] for row in await connection.execute(last.where(JOURNAL.c.table_id.in_(old)))]
            for table in (JOURNAL, CARDS):
                await connection.execute(sa.delete(table).where(table.c.table_id.in_(chosen)))
        return len(chosen)

    async def take_wheel(self, table: str) -> bool:
        return True

    async def leave_wheel(self, table: str) -> None:
        return

    async def shout(self, table: str, words: str) -> None:
        return


def _card_values(card: Card) -> dict[str, Any]:
    values = asdict(card)
    values["table_id"] = values.pop("table")
    return values
