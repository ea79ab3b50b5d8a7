"""Whether all is there that a SQLite database has acknowledged. Looked at before anything is written to it."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final
from urllib.parse import quote

import sqlalchemy as sa

from openps.engine.errors import OpenpsError
from openps.store import mark
from openps.store.mark import Last
from openps.store.schema import JOURNAL, REMOVED, are_foreign

IN_USE: Final = 1
"""`user_version` of a file that was not closed: what was written last may stand in the `-wal` beside it."""
_VERSION: Final = slice(60, 64)
_SQLITE: Final = b"SQLite format 3\0"


def loss(path: Path, database: IO[bytes]) -> OpenpsError | None:
    """What is missing, in words for a host; nothing where all that can be looked up is there."""
    database.seek(0)
    head = database.read(_VERSION.stop)
    wal, last = beside(path, "-wal"), mark.read(beside(path, ".mark"))
    if not head:
        return OpenpsError("error-db-lost-file", db=str(path)) if last is not None or filled(wal) else None
    if last is not None:
        return None if _holds(path, last) else OpenpsError("error-db-lost-rows", db=str(path), at=_moment(last))
    in_use = int.from_bytes(head[_VERSION], "big") == IN_USE
    return OpenpsError("error-db-lost-wal", db=str(path), wal=str(wal)) if in_use and not wal.exists() else None


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def read_only(path: Path) -> sa.Engine:
    """Of a database that somebody else may be writing. The last to leave it moves nothing and removes nothing."""
    query = {"mode": "ro", "uri": "true"}
    return sa.create_engine(
        sa.URL.create("sqlite", database=f"file:{quote(str(path))}", query=query), poolclass=sa.NullPool
    )


def filled(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def is_foreign(path: Path) -> bool:
    """Whether this is surely somebody else's file. Looks at the file alone, writes nothing and waits for nobody."""
    if not path.is_file() or not filled(path):
        return False
    with path.open("rb") as file:
        if file.read(len(_SQLITE)) != _SQLITE:
            return True
    query = {"mode": "ro", "immutable": "1", "uri": "true"}
    url = sa.URL.create("sqlite", database=f"file:{quote(str(path))}", query=query)
    with contextlib.suppress(sa.exc.DBAPIError), sa.create_engine(url, poolclass=sa.NullPool).connect() as connection:
        return are_foreign(sa.inspect(connection).get_table_names())
    return False


def _moment(last: Last) -> str:
    return datetime.fromtimestamp(last.at, UTC).isoformat(" ", "seconds")


def forget_removed(last: Last | None, connection: sa.Connection) -> None:
    """Keep only the note about the table that was written to last: nobody looks for the rows of others."""
    connection.execute(sa.delete(REMOVED).where(REMOVED.c.table_id != (last.table_id if last else "")))


def _holds(path: Path, last: Last) -> bool:
    """Whether the row is there, or was removed on purpose: a DELETE leaves a note in the same transaction."""
    wanted = sa.select(JOURNAL.c.at).where(JOURNAL.c.table_id == last.table_id, JOURNAL.c.seq == last.seq)
    with read_only(path).connect() as connection:
        there = sa.inspect(connection)
        if not there.has_table(JOURNAL.name):
            return False
        return connection.execute(wanted).scalar() == last.at or (
            there.has_table(REMOVED.name) and connection.execute(_removed(last)).scalar() is not None
        )


def _removed(last: Last) -> sa.Executable:
    return sa.select(REMOVED.c.table_id).where(REMOVED.c.table_id == last.table_id)
