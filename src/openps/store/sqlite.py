"""SQLite: one file, one server of one or several processes, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor

from openps.engine.errors import OpenpsError
from openps.store import losses, mark, private
from openps.store.alone import Alone
from openps.store.group import Batch, Entry, Key, Written
from openps.store.losses import beside, is_foreign
from openps.store.mark import Last, Mark
from openps.store.migrate import Foreign, upgrade
from openps.store.schema import SERVERS
from openps.store.sql import FAILURES, Log, Nobody, SqlStore, T, Work, unheard
from openps.tables.ports import Able, Listener

Turns: TypeAlias = contextlib.AbstractContextManager[None]
"""Held while something is written, where several processes do that."""
_PRAGMAS: Final = (
    "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON",
    "secure_delete=FAST",  # names that were forgotten, and addresses of an answer to the host, are overwritten
)  # fmt: skip
_ONLY_ONE: Final = "sqlite"
_PUT: Final = "INSERT INTO journal (table_id, seq, at, body) VALUES "
_PUT_ROW: Final = "INSERT OR IGNORE INTO journal (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
_THE_TERM: Final = 1
"""Of every wheel: there is no other server."""
_FIRST_BYTE: Final = 0xFF
"""Of a code of SQLite: what kind of failure it is, without the details."""
_UNWRITTEN: Final = frozenset(
    (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY)
)
"""Failures after which nothing of a statement stands. Others may be one of the commit, when the disk may have it."""
_FILES: Final = ("", "-wal", "-shm", ".lock", ".mark")


class Line:
    """One thread with one connection, which it keeps: to borrow one takes longer than most of what is done with it."""

    def __init__(self, engine: sa.Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: sa.Connection | None = None

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def whole(self, work: Work[T]) -> T:
        """In one transaction; by its thread alone."""
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def at_once(self, statement: str, values: Sequence[object]) -> None:
        """One statement that is a transaction of its own, by the driver alone; by its thread alone.

        A thread gives up the interpreter for each step in the database, and a busy loop gives it back late: this is one
        step, with the wait for the disk in it.
        """
        if self._connection is None:
            self._connection = self._engine.connect()
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        begins, driver.isolation_level = driver.isolation_level, None
        try:
            driver.execute(statement, values)
        finally:
            driver.isolation_level = begins

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def leave(self) -> None:
        """As one of several processes, which ends now: the last to close would take the `-wal` from a file in use."""
        self._thread.shutdown()
        _LEFT_OPEN.append(self)


_LEFT_OPEN: Final[list[Line]] = []


class SqliteStore(SqlStore):
    """WAL with synchronous=FULL: neither a killed process nor a power cut loses what was acknowledged.

    One thread writes and another one reads, a whole transaction at a time: every step from thread to thread has to wait
    for its turn, and a driver that takes ten of them for a commit makes a busy server slow.
    """

    def __init__(self, path: Path, log: Log = unheard, accept_loss: bool = False, turns: Turns | None = None) -> None:
        """With `turns` it is one of several processes: another store, in their parent, holds the file for all."""
        super().__init__(str(path), insert)
        self._turns: Turns = turns or contextlib.nullcontext()
        self._holds_the_file = turns is None
        self._path = path.resolve()  # SQLite calls what lies beside a file after the file, not after a link to it
        self._log = log
        self._accept_loss = accept_loss
        self._alone: Alone | None = None
        self._mark: Mark | None = None
        self.engine = sa.create_engine(sa.URL.create("sqlite", database=str(self._path)))
        sa.event.listen(self.engine, "connect", _prepare)
        self._writer, self._reader = _lines(self.engine)

    async def open(self, listener: Listener) -> None:
        if self._holds_the_file:
            await self._hold()
        self._mark = self._mark or Mark(beside(self._path, ".mark"))
        await self.write(_in_use)

    async def _hold(self) -> None:
        if is_foreign(self._path):
            raise Foreign
        private.make_folder(self._path.parent)
        self._alone = Alone(self._path)
        self._tighten()
        kept = self._all_is_there(self._alone)
        await self.write(upgrade)
        self._mark = Mark(beside(self._path, ".mark"))
        if not kept:
            self._mark.clear()
        last = mark.read(beside(self._path, ".mark"))
        await self.write(partial(losses.forget_removed, last))

    async def hold(self) -> None:
        """The locks of the file stay with the parent and whoever is forked from it, until the last of them ends.

        No connection of SQLite goes from process to process, and no file is left that says it is in use and is not.
        """
        await self.start(Nobody())
        await self.write(_closed_well)
        self._writer.close()
        self._reader.close()
        self.engine.dispose()
        self._writer, self._reader = _lines(self.engine)

    async def give_back(self) -> None:
        await self.close()

    async def scrub(self) -> None:
        """Move what the `-wal` holds into the file, and empty it, unless somebody reads just now."""
        with contextlib.suppress(sqlite3.Error):
            await self._writer.run(partial(self._writer.at_once, "PRAGMA wal_checkpoint(TRUNCATE)", ()))

    async def close(self) -> None:
        await super().close()
        if self._mark is not None and self._holds_the_file:
            with contextlib.suppress(sa.exc.DBAPIError):  # it stays in use then, and nothing is lost either
                await self.write(_closed_well)
        if self._mark is not None:
            self._mark.close()
        for line in (self._writer, self._reader):
            line.close() if self._holds_the_file else line.leave()
        if self._holds_the_file:
            self.engine.dispose()
        if self._alone is not None:
            self._alone.close()

    def _tighten(self) -> None:
        """Earlier versions left it to the umask who may read the files."""
        for file in [beside(self._path, ending) for ending in _FILES]:
            try:
                if private.tighten(file):
                    self._log("tightened", file=str(file))
            except PermissionError:
                self._log("open-to-others", file=str(file))

    def _all_is_there(self, alone: Alone) -> bool:
        """Raises what is missing, unless the host goes on without it."""
        missing = losses.loss(self._path, alone.database)
        if missing is not None and not self._accept_loss:
            raise missing
        if missing is not None:
            self._log("loss-accepted", loss=missing.key)
        return missing is None

    # ---- writing and reading

    def put_rows(self, connection: sa.Connection, entries: Sequence[Entry]) -> set[Key]:
        """By the driver's own cursor: the thread that writes holds up the one that serves for as long as it thinks."""
        with contextlib.closing(connection.connection.cursor()) as cursor:
            try:
                cursor.execute(_put_all(len(entries)), _values(entries))
            except sqlite3.IntegrityError:  # nothing of that stands: one of the numbers is taken
                return {entry.key for entry in entries if _is_put(cursor, entry)}
        return {entry.key for entry in entries}

    async def put(self, batch: Batch) -> Written:
        def marked() -> Written:
            with self._turns:  # no other process writes between this commit and its mark
                written = self._written(batch)
                self._mark_last([entry for entry in batch.entries if entry.key in written.keys])
            return written

        return await self._writer.run(marked)

    def _written(self, batch: Batch) -> Written:
        """Nearly every commit is nothing but rows whose numbers are free."""
        if all(entry.card is None and entry.term in (None, _THE_TERM) for entry in batch.entries):
            with contextlib.suppress(sqlite3.IntegrityError):  # nothing of that stands: one of the numbers is taken
                return self._all_at_once(batch)
        return self._writer.whole(lambda connection: self.insert(connection, batch))

    def _all_at_once(self, batch: Batch) -> Written:
        try:
            self._writer.at_once(_put_all(len(batch.entries)), _values(batch.entries))
        except sqlite3.OperationalError as error:
            batch.complete = error.sqlite_errorcode & _FIRST_BYTE not in _UNWRITTEN
            raise
        return Written({entry.key for entry in batch.entries}, set())

    def _mark_last(self, written: Sequence[Entry]) -> None:
        if written and self._mark is not None:
            last = written[-1]
            self._mark.put(Last(last.table_id, last.row.seq, last.row.at))

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(partial(self._in_turn, work))

    def _in_turn(self, work: Work[T]) -> T:
        with self._turns:
            return self._writer.whole(work)

    async def able(self) -> Able:
        """By writing something: a disk that is full says so only then."""
        try:
            await self.write(_said_alive)
        except FAILURES as error:
            self.complain("write", error)
            return Able(writes=False, listens=True)
        return Able(writes=not self.failed_lately(), listens=True)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.run(partial(self._reader.whole, work))

    async def snapshot(self, work: Work[T]) -> T:
        if not losses.filled(self._path):
            raise OpenpsError("error-db-none", db=self.name)

        def one_moment() -> T:
            with losses.read_only(self._path).connect() as connection:
                connection.exec_driver_sql("BEGIN")
                return work(connection)

        return await asyncio.to_thread(one_moment)

    async def is_empty(self) -> bool:
        """Also where there is no file yet."""
        with self.told():
            return not losses.filled(self._path) or await super().is_empty()


@lru_cache
def _put_all(rows: int) -> str:
    return _PUT + ", ".join(["(?, ?, ?, ?)"] * rows)


def _values(entries: Sequence[Entry]) -> list[object]:
    return [value for entry in entries for value in _row(entry)]


def _row(entry: Entry) -> tuple[str, int, float, bytes]:
    return entry.table_id, entry.row.seq, entry.row.at, entry.row.body


def _is_put(cursor: DBAPICursor, entry: Entry) -> bool:
    cursor.execute(_PUT_ROW, _row(entry))
    return cursor.rowcount > 0


def _lines(engine: sa.Engine) -> tuple[Line, Line]:
    """One that writes, one that reads; they begin with their first work."""
    return Line(engine, "openps-write"), Line(engine, "openps-read")


def _said_alive(connection: sa.Connection) -> None:
    alive = insert(SERVERS).values(name=_ONLY_ONE, until=time.time())
    changed = {"until": alive.excluded.until}
    connection.execute(alive.on_conflict_do_update(index_elements=["name"], set_=changed))


def _prepare(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _in_use(connection: sa.Connection) -> None:
    """Said in the file itself, where it is found even if the file is copied alone."""
    connection.exec_driver_sql(f"PRAGMA user_version={losses.IN_USE}")
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _closed_well(connection: sa.Connection) -> None:
    """Everything goes into the file first: it must not say so before it is true."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.exec_driver_sql("PRAGMA user_version=0")
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
