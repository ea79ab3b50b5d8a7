"""The wheel of a table is held by a server for as long as that server says that it is alive.

All by the clock of the database. What a server holds is one row a table, which changes only when the wheel goes from
hand to hand; that a server is alive is one row a server, however many wheels it holds.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from openps.store.schema import SERVERS, WHEELS
from openps.tables.ports import Term

LEASE: Final = 3.0
"""Seconds after which a server that said nothing has lost its wheels."""
_NOBODY: Final = ""
_LONG_GONE: Final = 86_400.0
_NOW: Final = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float(53))


def _alive() -> sa.Executable:
    said = {"name": sa.bindparam("me"), "until": _NOW + LEASE}
    return insert(SERVERS).values(said).on_conflict_do_update(index_elements=["name"], set_={"until": _NOW + LEASE})


def _take() -> sa.Executable:
    """Free, or in the hands of a server that fell silent, or already ours."""
    silent = WHEELS.c.holder.not_in(sa.select(SERVERS.c.name).where(SERVERS.c.until > _NOW))
    taken = insert(WHEELS).values(table_id=sa.bindparam("table"), holder=sa.bindparam("me"), term=1)
    changes = {"holder": taken.excluded.holder, "term": WHEELS.c.term + 1}
    mine = WHEELS.c.holder == taken.excluded.holder
    return taken.on_conflict_do_update(index_elements=["table_id"], set_=changes, where=mine | silent).returning(
        WHEELS.c.term
    )


_ALIVE: Final = _alive()
_TAKE: Final = _take()
_MINE: Final = (WHEELS.c.holder == sa.bindparam("me"), WHEELS.c.table_id.in_(sa.bindparam("tables", expanding=True)))
_LEAVE: Final = sa.update(WHEELS).where(*_MINE).values(holder=_NOBODY)
# The row is held until the end of the transaction: nobody takes the wheel between this look and the commit.
_HELD: Final = sa.select(WHEELS.c.table_id, WHEELS.c.term).where(*_MINE).with_for_update(read=True)
_GOODBYE: Final = sa.delete(SERVERS).where(SERVERS.c.name == sa.bindparam("me"))
_SWEEP: Final = sa.delete(SERVERS).where(SERVERS.c.until < _NOW - _LONG_GONE)


def say_alive(connection: sa.Connection, me: str, left: Collection[str]) -> None:
    """And that we do not want these any more."""
    connection.execute(_ALIVE, {"me": me})
    if left:
        leave(connection, me, left)


def say_goodbye(connection: sa.Connection, me: str) -> None:
    """All that we hold is free at once."""
    connection.execute(_GOODBYE, {"me": me})


def sweep(connection: sa.Connection) -> None:
    """Servers that ended long ago."""
    connection.execute(_SWEEP)


def take(connection: sa.Connection, me: str, table_id: str) -> Term | None:
    term: Term | None = connection.execute(_TAKE, {"me": me, "table": table_id}).scalar()
    return term


def leave(connection: sa.Connection, me: str, tables: Collection[str]) -> None:
    connection.execute(_LEAVE, {"me": me, "tables": list(tables)})


def held(connection: sa.Connection, me: str, tables: Collection[str]) -> set[tuple[str, Term]]:
    """Those of these tables whose wheel is ours, with their terms, until this transaction ends."""
    return {(table_id, term) for table_id, term in connection.execute(_HELD, {"me": me, "tables": sorted(tables)})}
