"""SQLite: one file, one server, every commit on the disk before it counts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import create_async_engine

from openps.engine.errors import OpenpsError
from openps.store.sql import SqlStore
from openps.tables.ports import Listener


class SqliteStore(SqlStore):
    """WAL with synchronous=FULL: neither a killed process nor a power cut loses what was acknowledged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: IO[bytes] | None = None
        engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(path)), pool_size=3)
        sa.event.listen(engine.sync_engine, "connect", _prepare)
        super().__init__(engine, insert)

    async def start(self, listener: Listener) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _only_one(self._path)
        await super().start(listener)

    async def close(self) -> None:
        await super().close()
        if self._lock is not None:
            self._lock.close()


def _prepare(connection: Any, _: object) -> None:
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
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
