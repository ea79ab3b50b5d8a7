"""What both databases have in common: one schema, one group commit, the same statements.

The statements are plain functions of a connection. How they get one is each database's own: SQLite has a thread for it,
PostgreSQL a pool of connections.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from typing import IO, Final, TypeAlias, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.dialects import postgresql, sqlite

from openps.engine.errors import OpenpsError
from openps.store import backup, host, migrate
from openps.store.backup import Backup, Counts
from openps.store.group import Batch, Entry, GroupCommit, Key, Written
from openps.store.schema import CARDS, JOURNAL, OPEN, REVIEWS
from openps.store.unusable import unusable
from openps.tables.errors import NotKept, NotWritten, StoreAway
from openps.tables.ports import Able, Card, Done, Listener, Row, Term

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


class Nobody:
    """Hears nothing of other servers, for a store that is only held."""

    def appended(self, table_id: str, seq: int) -> None: ...

    def shouted(self, table_id: str, server: str, note: str) -> None: ...

    def missed(self) -> None: ...

    def trouble(self, doing: str, error: BaseException) -> None: ...


FAILURES: Final = (OSError, TimeoutError, sa.exc.SQLAlchemyError, PostgresError, InterfaceError, sqlite3.Error)
"""What a disk, a network and a database fail with."""
_FAILED_FOR: Final = 10.0
"""Seconds after a failed write in which nobody is promised that the next one is kept."""
_FORGOTTEN_AT_ONCE: Final = 100


class SqlStore(host.HostQueries):
    """A journal in a database."""

    remote = False
    """Whether it is reached over a network."""

    def __init__(self, name: str, insert: Callable[[sa.Table], Insert]) -> None:
        self.name = name  # as a host may read it: without a password
        self.server = secrets.token_hex(8)
        self._insert_rows = insert(JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.table_id, JOURNAL.c.seq)
        card = insert(CARDS)
        columns = {column.name: card.excluded[column.name] for column in CARDS.c if not column.primary_key}
        self._put_card = card.on_conflict_do_update(index_elements=["table_id"], set_=columns)
        review = insert(REVIEWS)
        self._put_review = review.on_conflict_do_update(
            index_elements=["table_id"], set_={"body": review.excluded.body}
        )
        self.timed: Timed = _untimed
        self._group = GroupCommit(self._write)
        self._failed_at = -_FAILED_FOR
        self._listener: Listener | None = None

    @property
    def listener(self) -> Listener:
        assert self._listener is not None
        return self._listener

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
        self._listener = listener
        try:
            with self.told():
                await self.open(listener)
        except Exception:
            await self.close()
            raise

    async def hold(self) -> None:
        """For the parent of several processes that open stores of their own: raises what a host can read, once for all.

        Nothing runs afterwards, and nothing is connected: the parent may be forked.
        """
        await self.start(Nobody())
        await self.close()

    async def scrub(self) -> None:
        """Overwrite on the disk what was rewritten or deleted, where the database leaves that to us."""

    async def give_back(self) -> None:
        """After the last of these processes has ended."""

    @contextmanager
    def told(self) -> Iterator[None]:
        """What is wrong with the database, as a host can read it."""
        try:
            yield
        except CommandError:
            raise OpenpsError("error-db-newer", db=self.name) from None
        except migrate.Foreign:
            raise OpenpsError("error-db-foreign", db=self.name) from None
        except (*FAILURES, ValueError) as error:  # an address with nonsense in it is a ValueError of its driver
            raise unusable(self.name, error, self.remote) from None

    async def snapshot(self, work: Work[T]) -> T:
        """Read everything as it is at one moment, while others write. The store need not be started for it."""
        raise NotImplementedError

    async def unhurried(self, work: Work[T]) -> T:
        """Do this in one transaction, however long it takes."""
        return await self.write(work)

    async def backup(self, out: IO[bytes]) -> Counts:
        """Write all tables into a file, while they are played at."""
        with self.told():
            return await self.snapshot(lambda connection: self._backup(connection, out))

    def _backup(self, connection: sa.Connection, out: IO[bytes]) -> Counts:
        migrate.expect_ours(connection)
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
            return await self.unhurried(lambda connection: self._restore(connection, kept))

    def _restore(self, connection: sa.Connection, kept: Backup) -> Counts:
        if not backup.is_empty(connection):
            raise OpenpsError("error-restore-full", db=self.name)
        return backup.restore(connection, kept)

    async def close(self) -> None:
        await self._group.close()

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Tell other servers, where there are some."""

    def in_doubt(self, keys: set[Key]) -> None:
        """Nobody knows whether these are written; where others could hear of it, so must we."""

    async def take_wheel(self, table_id: str) -> Term | None:
        return 1  # there is no other server

    async def leave_wheel(self, table_id: str) -> None:
        return

    def held(self, connection: sa.Connection, tables: set[str]) -> set[tuple[str, Term]]:
        """The wheels that are ours until the transaction ends."""
        return {(table_id, 1) for table_id in tables}

    async def shout(self, table_id: str, note: str) -> None:
        return

    async def able(self) -> Able:
        raise NotImplementedError

    # ---- what fails

    def complain(self, doing: str, error: BaseException) -> None:
        self.listener.trouble(doing, error)

    async def doing(self, what: str, work: Awaitable[T]) -> T:
        """Whoever waits for it hears that the store is away, and the house why."""
        try:
            return await work
        except FAILURES as error:
            self.complain(what, error)
            raise StoreAway("error-store-away") from error

    def failed_lately(self) -> bool:
        return time.monotonic() - self._failed_at < _FAILED_FOR

    # ---- writing

    async def append(self, table_id: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        await self._group.add(Entry(table_id, row, card, term))

    def begin(self, table_id: str, row: Row, card: Card | None, term: Term | None, done: Done) -> None:
        self._group.begin(Entry(table_id, row, card, term), done)

    async def _write(self, entries: Sequence[Entry]) -> Written:
        begun, succeeded, batch = time.perf_counter(), False, Batch(entries)
        try:
            written = await self.put(batch)
            succeeded = True
        except FAILURES as error:
            self._failed_at = time.monotonic()
            self.complain("write", error)
            raise self._unwritten(batch) from error
        finally:
            self.timed(time.perf_counter() - begun, succeeded)
        return written

    def _unwritten(self, batch: Batch) -> StoreAway:
        """Whatever fails before the commit is asked for is certainly not written; after that, nobody knows."""
        if not batch.complete:
            return NotWritten("error-not-written")
        self.in_doubt({entry.key for entry in batch.entries})
        return NotKept("error-not-kept")

    async def put(self, batch: Batch) -> Written:
        """In one transaction; returns the keys that were free, when the disk has them."""
        return await self.write(lambda connection: self.insert(connection, batch))

    def insert(self, connection: sa.Connection, batch: Batch) -> Written:
        written = self._insert(connection, batch.entries)
        batch.complete = True
        return written

    def _insert(self, connection: sa.Connection, entries: Sequence[Entry]) -> Written:
        too_late = self._too_late(connection, entries)
        in_time = [entry for entry in entries if entry.key not in too_late]
        written = self.put_rows(connection, in_time) if in_time else set()
        new = [entry for entry in in_time if entry.key in written]
        cards = {entry.table_id: _card_values(entry.card) for entry in new if entry.card is not None}
        if cards:
            connection.execute(self._put_card, list(cards.values()))
        self.announce(connection, new)
        return Written(written, too_late)

    def _too_late(self, connection: sa.Connection, entries: Sequence[Entry]) -> set[Key]:
        """What was meant to be done with a wheel that another server has by now."""
        steered = [entry for entry in entries if entry.term is not None]
        if not steered:
            return set()
        held = self.held(connection, {entry.table_id for entry in steered})
        return {entry.key for entry in steered if (entry.table_id, entry.term) not in held}

    def put_rows(self, connection: sa.Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write the rows whose numbers are free; returns which those were."""
        values = [
            {"table_id": entry.table_id, "seq": entry.row.seq, "at": entry.row.at, "body": entry.row.body}
            for entry in entries
        ]
        return {(table_id, seq) for table_id, seq in connection.execute(self._insert_rows, values)}

    async def forget(self, before: float) -> int:
        """A few at a time: neither a statement nor a lock of any size, however many there are."""
        forgotten, after = 0, _FIRST
        while few := await self.doing("forget", self.read(partial(_old, before, after))):
            after = few[-1]
            tables = [table_id for _, table_id in few]
            forgotten += await self.doing("forget", self.write(partial(_forget, before, tables)))
        return forgotten

    async def keep_review(self, table_id: str, body: bytes) -> None:
        values: dict[str, object] = {"table_id": table_id, "body": body}
        await self.doing("write", self.write(lambda connection: _keep(connection, self._put_review, values)))

    # ---- reading

    async def review(self, table_id: str) -> bytes | None:
        wanted = sa.select(REVIEWS.c.body).where(REVIEWS.c.table_id == table_id)
        return await self.doing("read", self.read(lambda connection: connection.execute(wanted).scalar()))

    async def rows(self, table_id: str, after: int) -> Sequence[Row]:
        wanted = (
            sa.select(JOURNAL.c.seq, JOURNAL.c.at, JOURNAL.c.body)
            .where(JOURNAL.c.table_id == table_id, JOURNAL.c.seq > after)
            .order_by(JOURNAL.c.seq)
        )
        rows = self.read(lambda connection: [Row(*row) for row in connection.execute(wanted)])
        return await self.doing("read", rows)

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        wanted = open_cards(limit, since)
        return await self.doing("read", self.read(lambda made: [Card(*row) for row in made.execute(wanted)]))

    async def newest(self) -> float | None:
        touched = sa.select(sa.func.max(CARDS.c.touched))
        return await self.doing("read", self.read(lambda connection: connection.execute(touched).scalar()))


def open_cards(limit: int, since: float) -> sa.Executable:
    """Listed tables that are not over, the latest first; by an index that knows of no others."""
    listed = sa.select(*CARDS.c).where(CARDS.c.listed, OPEN, CARDS.c.touched > since)
    return listed.order_by(CARDS.c.touched.desc()).limit(limit)


_Touched: TypeAlias = tuple[float, str]
"""When a table was last touched, and its id: the order in which old ones are looked through."""
_FIRST: Final[_Touched] = (float("-inf"), "")


def _old(before: float, after: _Touched, connection: sa.Connection) -> list[_Touched]:
    """The next few tables whose cards are older."""
    touched, table_id = CARDS.c.touched, CARDS.c.table_id
    later = (touched > after[0]) | ((touched == after[0]) & (table_id > after[1]))
    few = sa.select(touched, table_id).where(touched < before, later).order_by(touched, table_id)
    return [(at, one) for at, one in connection.execute(few.limit(_FORGOTTEN_AT_ONCE))]


def _forget(before: float, tables: Sequence[str], connection: sa.Connection) -> int:
    """Those of which no fact is younger than their card."""
    last = sa.select(JOURNAL.c.table_id).group_by(JOURNAL.c.table_id).having(sa.func.max(JOURNAL.c.at) < before)
    chosen = [row[0] for row in connection.execute(last.where(JOURNAL.c.table_id.in_(tables)))]
    host.remove_tables(connection, chosen)
    return len(chosen)


def _keep(connection: sa.Connection, put: sa.Executable, values: dict[str, object]) -> None:
    """Only of a table that is there: one that was forgotten meanwhile leaves nothing behind."""
    there = sa.select(CARDS.c.table_id).where(CARDS.c.table_id == values["table_id"])
    if connection.execute(there).scalar() is not None:
        connection.execute(put, values)


def _card_values(card: Card) -> dict[str, object]:
    values = asdict(card)
    values["table_id"] = values.pop("table")
    return values
