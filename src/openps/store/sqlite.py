"""SQLite: one file, one server, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection

from openps.engine.errors import OpenpsError
from openps.store.group import Entry, Key
from openps.store.migrate import upgrade
from openps.store.schema import SERVERS
from openps.store.sql import FAILURES, SqlStore, T, Work
from openps.tables.ports import Able, Listener

_ONLY_ONE: Final = "sqlite"
_PUT_ROW: Final = "INSERT OR IGNORE INTO journal (table_id, seq, at, body) VALUES (?, ?, ?, ?)"


class SqliteStore(SqlStore):
    """WAL with synchronous=FULL: neither a killed process nor a power cut loses what was acknowledged.

    One thread writes and another one reads, a whole transaction at a time: every step from thread to thread has to wait
    for its turn, and a driver that takes ten of them for a commit makes a busy server slow.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path), insert)
        self._path = path
        self._lock: IO[bytes] | None = None
        self._writer, self._reader = ThreadPoolExecutor(1, "openps-write"), ThreadPoolExecutor(1, "openps-read")
        self.engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
        sa.event.listen(self.engine, "connect", _prepare)

    async def open(self, listener: Listener) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _only_one(self._path)
        await self.write(upgrade)

    async def close(self) -> None:
        await super().close()
        self._writer.shutdown()
        self._reader.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

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

    async def write(self, work: Work[T]) -> T:
        return await self._in(self._writer, work)

    async def able(self) -> Able:
        """By writing something: a disk that is full says so only then."""
        try:
            await self.write(_said_alive)
        except FAILURES as error:
            self.complain("write", error)
            return Able(writes=False, listens=True)
        return Able(writes=not self.failed_lately(), listens=True)

    async def read(self, work: Work[T]) -> T:
        return await self._in(self._reader, work)

    async def _in(self, thread: ThreadPoolExecutor, work: Work[T]) -> T:
        def whole() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(thread, whole)


def _said_alive(connection: sa.Connection) -> None:
    alive = insert(SERVERS).values(name=_ONLY_ONE, until=time.time())
    changed = {"until": alive.excluded.until}
    connection.execute(alive.on_conflict_do_update(index_elements=["name"], set_=changed))


def _prepare(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _only_one(path: Path) -> IO[bytes]:
    """The lock of this file, held until the process ends, however it ends."""
    held = path.with_name(f"{path.name}.lock").open("ab")
    try:
        _lock(held)
    except OSError:
        held.close()
        raise OpenpsError("error-db-locked", file=str(path)) from None
    return held


def _lock(held: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
