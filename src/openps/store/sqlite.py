"""SQLite: one file, one server, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection

from openps.store import losses, private
from openps.store.alone import Alone
from openps.store.group import Entry, Key, Written
from openps.store.losses import beside
from openps.store.mark import Last, Mark
from openps.store.migrate import upgrade
from openps.store.schema import SERVERS
from openps.store.sql import FAILURES, Log, SqlStore, T, Work, unheard
from openps.tables.ports import Able, Listener

_ONLY_ONE: Final = "sqlite"
_PUT_ROW: Final = "INSERT OR IGNORE INTO journal (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
_FILES: Final = ("", "-wal", "-shm", ".lock", ".mark")


class SqliteStore(SqlStore):
    """WAL with synchronous=FULL: neither a killed process nor a power cut loses what was acknowledged.

    One thread writes and another one reads, a whole transaction at a time: every step from thread to thread has to wait
    for its turn, and a driver that takes ten of them for a commit makes a busy server slow.
    """

    def __init__(self, path: Path, log: Log = unheard, accept_loss: bool = False) -> None:
        super().__init__(str(path), insert)
        self._path = path.resolve()  # SQLite calls what lies beside a file after the file, not after a link to it
        self._log = log
        self._accept_loss = accept_loss
        self._alone: Alone | None = None
        self._mark: Mark | None = None
        self._writer, self._reader = ThreadPoolExecutor(1, "openps-write"), ThreadPoolExecutor(1, "openps-read")
        self.engine = sa.create_engine(sa.URL.create("sqlite", database=str(self._path)))
        sa.event.listen(self.engine, "connect", _prepare)

    async def open(self, listener: Listener) -> None:
        private.make_folder(self._path.parent)
        self._alone = Alone(self._path)
        self._tighten()
        kept = self._all_is_there(self._alone)
        await self.write(upgrade)
        self._mark = Mark(beside(self._path, ".mark"))
        if not kept:
            self._mark.clear()
        await self.write(_in_use)

    async def close(self) -> None:
        await super().close()
        if self._mark is not None:
            with contextlib.suppress(sa.exc.DBAPIError):  # it stays in use then, and nothing is lost either
                await self.write(_closed_well)
            self._mark.close()
        self._writer.shutdown()
        self._reader.shutdown()
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
        cursor = connection.connection.cursor()
        written = set()
        for entry in entries:
            row = entry.row
            cursor.execute(_PUT_ROW, (entry.table_id, row.seq, row.at, row.body))
            if cursor.rowcount:
                written.add((entry.table_id, row.seq))
        cursor.close()
        return written

    async def put(self, entries: Sequence[Entry]) -> Written:
        def marked() -> Written:
            written = self._whole(lambda connection: self.insert(connection, entries))
            self._mark_last([entry for entry in entries if entry.key in written.keys])
            return written

        return await asyncio.get_running_loop().run_in_executor(self._writer, marked)

    def _mark_last(self, written: Sequence[Entry]) -> None:
        if written and self._mark is not None:
            last = written[-1]
            self._mark.put(Last(last.table_id, last.row.seq, last.row.at))

    async def forget(self, before: float) -> int:
        """What is forgotten on purpose is not missing: first the mark goes, then the row."""
        if self._mark is not None and self._mark.last is not None and self._mark.last.at < before:
            self._mark.clear()
        return await super().forget(before)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._whole, work)

    async def able(self) -> Able:
        """By writing something: a disk that is full says so only then."""
        try:
            await self.write(_said_alive)
        except FAILURES as error:
            self.complain("write", error)
            return Able(writes=False, listens=True)
        return Able(writes=not self.failed_lately(), listens=True)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._whole, work)

    async def snapshot(self, work: Work[T]) -> T:
        def one_moment() -> T:
            with losses.read_only(self._path).connect() as connection:
                connection.exec_driver_sql("BEGIN")
                return work(connection)

        return await asyncio.to_thread(one_moment)

    async def is_empty(self) -> bool:
        """Also where there is no file yet."""
        return not losses.filled(self._path) or await super().is_empty()

    def _whole(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


def _said_alive(connection: sa.Connection) -> None:
    alive = insert(SERVERS).values(name=_ONLY_ONE, until=time.time())
    changed = {"until": alive.excluded.until}
    connection.execute(alive.on_conflict_do_update(index_elements=["name"], set_=changed))


def _prepare(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
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
