"""What both databases have in common: one schema, one group commit, the same statements.

The statements are plain functions of a connection. How they get one is each database's own: SQLite has a thread for it,
PostgreSQL a pool of connections.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import IO, TypeAlias, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from asyncpg import PostgresError
from sqlalchemy.dialects import postgresql, sqlite

from openps.engine.errors import OpenpsError
from openps.store import backup, migrate
from openps.store.backup import Backup, Counts
from openps.store.group import Entry, GroupCommit, Key
from openps.store.schema import CARDS, JOURNAL
from openps.tables.ports import Card, Listener, Row

T = TypeVar("T")
Insert: TypeAlias = postgresql.Insert | sqlite.Insert
Work = Callable[[sa.Connection], T]
Log = Callable[..., None]
"""Writes down an event with its arguments, for the host."""
Timed = Callable[[float, bool], None]
"""Hears of every write how many seconds it took, and whether it succeeded."""


def unheard(event: str, **arguments: object) -> None:
    """A log that nobody keeps."""


def _untimed(seconds: float, succeeded: bool) -> None:
    """Nobody measures."""


class SqlStore:
    """A journal in a database."""

    def __init__(self, name: str, insert: Callable[[sa.Table], Insert]) -> None:
        self.name = name  # as a host may read it: without a password
        self._insert_rows = insert(JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.table_id, JOURNAL.c.seq)
        card = insert(CARDS)
        columns = {column.name: card.excluded[column.name] for column in CARDS.c if not column.primary_key}
        self._put_card = card.on_conflict_do_update(index_elements=["table_id"], set_=columns)
        self.timed: Timed = _untimed
        self._group = GroupCommit(self._write)

    # ---- each database's own

    async def write(self, work: Work[T]) -> T:
        """Do this in one transaction; back when it is on the disk."""
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def open(self, listener: Listener) -> None:
        """Find the database and bring its schema up to date."""
        raise NotImplementedError

    async def start(self, listener: Listener) -> None:
        """Raises what a host can read where the database cannot be used, and holds nothing of it then."""
        try:
            with self.told():
                await self.open(listener)
        except Exception:
            await self.close()
            raise

    @contextmanager
    def told(self) -> Iterator[None]:
        """What is wrong with the database, as a host can read it."""
        try:
            yield
        except CommandError:
            raise OpenpsError("error-db-newer", db=self.name) from None
        except (OSError, sa.exc.DBAPIError, PostgresError) as error:
            raise OpenpsError("error-db-unusable", db=self.name, cause=_cause(error)) from None

    async def snapshot(self, work: Work[T]) -> T:
        """Read everything as it is at one moment, while others write. The store need not be started for it."""
        raise NotImplementedError

    async def backup(self, out: IO[bytes]) -> Counts:
        """Write all tables into a file, while they are played at."""
        with self.told():
            return await self.snapshot(lambda connection: self._backup(connection, out))

    def _backup(self, connection: sa.Connection, out: IO[bytes]) -> Counts:
        revision = migrate.revision(connection)
        if revision != migrate.head():
            older = revision is None or revision in migrate.known()
            raise OpenpsError("error-backup-older" if older else "error-db-newer", db=self.name)
        return backup.write(connection, out)

    async def is_empty(self) -> bool:
        with self.told():
            return await self.snapshot(backup.is_empty)

    async def restore(self, kept: Backup) -> Counts:
        """Into an empty database, all or nothing."""
        with self.told():
            return await self.write(lambda connection: self._restore(connection, kept))

    def _restore(self, connection: sa.Connection, kept: Backup) -> Counts:
        if not backup.is_empty(connection):
            raise OpenpsError("error-restore-full", db=self.name)
        return backup.restore(connection, kept)

    async def close(self) -> None:
        await self._group.close()

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Tell other servers, where there are some."""

    async def take_wheel(self, table_id: str) -> bool:
        return True

    async def leave_wheel(self, table_id: str) -> None:
        return

    async def shout(self, table_id: str, note: str) -> None:
        return

    # ---- writing

    async def append(self, table_id: str, row: Row, card: Card | None = None) -> None:
        await self._group.add(Entry(table_id, row, card))

    async def _write(self, entries: Sequence[Entry]) -> set[Key]:
        begun, succeeded = time.perf_counter(), False
        try:
            written = await self.put(entries)
            succeeded = True
        finally:
            self.timed(time.perf_counter() - begun, succeeded)
        return written

    async def put(self, entries: Sequence[Entry]) -> set[Key]:
        """In one transaction; returns the keys that were free, when the disk has them."""
        return await self.write(lambda connection: self.insert(connection, entries))

    def insert(self, connection: sa.Connection, entries: Sequence[Entry]) -> set[Key]:
        written = self.put_rows(connection, entries)
        new = [entry for entry in entries if (entry.table_id, entry.row.seq) in written]
        cards = {entry.table_id: _card_values(entry.card) for entry in new if entry.card is not None}
        if cards:
            connection.execute(self._put_card, list(cards.values()))
        self.announce(connection, new)
        return written

    def put_rows(self, connection: sa.Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write the rows whose numbers are free; returns which those were."""
        values = [
            {"table_id": entry.table_id, "seq": entry.row.seq, "at": entry.row.at, "body": entry.row.body}
            for entry in entries
        ]
        return {(table_id, seq) for table_id, seq in connection.execute(self._insert_rows, values)}

    async def forget(self, before: float) -> int:
        return await self.write(lambda connection: _forget(connection, before))

    # ---- reading

    async def rows(self, table_id: str, after: int) -> Sequence[Row]:
        wanted = (
            sa.select(JOURNAL.c.seq, JOURNAL.c.at, JOURNAL.c.body)
            .where(JOURNAL.c.table_id == table_id, JOURNAL.c.seq > after)
            .order_by(JOURNAL.c.seq)
        )
        return await self.read(lambda connection: [Row(*row) for row in connection.execute(wanted)])

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        wanted = (
            sa.select(*CARDS.c)
            .where(CARDS.c.listed, CARDS.c.phase.in_(("lobby", "playing")), CARDS.c.touched > since)
            .order_by(CARDS.c.touched.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: [Card(*row) for row in connection.execute(wanted)])


def _cause(error: Exception) -> str:
    """The database's own words, in one line."""
    reason = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", error))
    return (reason or str(error) or type(error).__name__).splitlines()[0]


def _forget(connection: sa.Connection, before: float) -> int:
    """Tables of which neither the card nor any fact is younger."""
    old = sa.select(CARDS.c.table_id).where(CARDS.c.touched < before)
    last = sa.select(JOURNAL.c.table_id).group_by(JOURNAL.c.table_id).having(sa.func.max(JOURNAL.c.at) < before)
    chosen = [row[0] for row in connection.execute(last.where(JOURNAL.c.table_id.in_(old)))]
    for rows in (JOURNAL, CARDS):
        connection.execute(sa.delete(rows).where(rows.c.table_id.in_(chosen)))
    return len(chosen)


def _card_values(card: Card) -> dict[str, object]:
    values = asdict(card)
    values["table_id"] = values.pop("table")
    return values
