"""What a host does to a database while servers run on it: orders to them, their answers, bans, removed tables.

The database is the only channel, for SQLite and PostgreSQL, one server or several: whoever can open it may give orders,
and nobody else can reach it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sa

from openps.store.schema import ANSWERS, BANS, CARDS, JOURNAL, ORDERS, REVIEWS, SERVERS, WHEELS
from openps.tables.ports import Card, HostOrder, Row

T = TypeVar("T")
ORDERS_KEPT_FOR: Final = 86_400.0
"""Seconds in which a server that lost its database still finds what it missed."""
_OF_TABLES: Final = (JOURNAL, CARDS, WHEELS, REVIEWS)


class TableRow(NamedTuple):
    """A table in the list of a host."""

    card: Card
    created: float
    touched: float


class Size(NamedTuple):
    events: int
    bytes: int


# ---- for servers


def orders_after(connection: sa.Connection, number: int) -> list[HostOrder]:
    wanted = sa.select(ORDERS.c.number, ORDERS.c.kind, ORDERS.c.subject).where(ORDERS.c.number > number)
    return [HostOrder(*row) for row in connection.execute(wanted.order_by(ORDERS.c.number))]


def last_order(connection: sa.Connection) -> int:
    return connection.execute(sa.select(sa.func.max(ORDERS.c.number))).scalar() or 0


def answer(connection: sa.Connection, number: int, server: str, body: bytes) -> None:
    connection.execute(sa.insert(ANSWERS).values(number=number, server=server, body=body))


def withdraw_answers(connection: sa.Connection, server: str) -> None:
    connection.execute(sa.delete(ANSWERS).where(ANSWERS.c.server == server))


def bans(connection: sa.Connection) -> list[str]:
    return list(connection.execute(sa.select(BANS.c.network).order_by(BANS.c.network)).scalars())


def remove_tables(connection: sa.Connection, tables: Collection[str]) -> None:
    """All rows of these tables."""
    for rows in _OF_TABLES:
        connection.execute(sa.delete(rows).where(rows.c.table_id.in_(tables)))


# ---- for the host


def give_order(connection: sa.Connection, kind: str, subject: str) -> int:
    """Its number. Two at one time collide on it, so that nobody sees a later number before an earlier one."""
    number = last_order(connection) + 1
    old = ORDERS.c.at < time.time() - ORDERS_KEPT_FOR
    connection.execute(sa.delete(ORDERS).where(old, ORDERS.c.number < number - 1))  # the last number is never reused
    connection.execute(sa.insert(ORDERS).values(number=number, at=time.time(), kind=kind, subject=subject))
    return number


def answers_to(connection: sa.Connection, number: int) -> dict[str, bytes]:
    wanted = sa.select(ANSWERS.c.server, ANSWERS.c.body).where(ANSWERS.c.number == number)
    return {row.server: row.body for row in connection.execute(wanted)}


def delete_answers(connection: sa.Connection) -> None:
    connection.execute(sa.delete(ANSWERS))


def servers_alive(connection: sa.Connection) -> set[str]:
    """On PostgreSQL, by the clock of the database."""
    now = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float(53))
    return set(connection.execute(sa.select(SERVERS.c.name).where(SERVERS.c.until > now)).scalars())


def ban(connection: sa.Connection, network: str) -> bool:
    """Whether that is new."""
    if network in bans(connection):
        return False
    connection.execute(sa.insert(BANS).values(network=network))
    return True


def unban(connection: sa.Connection, network: str) -> bool:
    return connection.execute(sa.delete(BANS).where(BANS.c.network == network)).rowcount > 0


def list_tables(connection: sa.Connection, limit: int) -> list[TableRow]:
    """The newest first, by their last event."""
    rows = JOURNAL.c.table_id == CARDS.c.table_id
    first = sa.select(JOURNAL.c.at).where(rows, JOURNAL.c.seq == 1).scalar_subquery()
    last = sa.select(JOURNAL.c.at).where(rows).order_by(JOURNAL.c.seq.desc()).limit(1).scalar_subquery()
    touched = sa.func.coalesce(last, CARDS.c.touched).label("last")
    wanted = sa.select(*CARDS.c, sa.func.coalesce(first, CARDS.c.touched), touched).order_by(touched.desc())
    return [TableRow(Card(*row[:-2]), *row[-2:]) for row in connection.execute(wanted.limit(limit))]


def size_of(connection: sa.Connection, table_id: str) -> Size:
    wanted = sa.select(sa.func.count(), sa.func.sum(sa.func.length(JOURNAL.c.body)))
    events, size = connection.execute(wanted.where(JOURNAL.c.table_id == table_id)).one()
    return Size(events, size or 0)


def tables_with(connection: sa.Connection, words: bytes) -> list[str]:
    """Tables of which some event holds these bytes. Reads all events."""
    holds = "instr(body, :words) > 0" if connection.dialect.name == "sqlite" else "position(:words IN body) > 0"
    condition = sa.text(holds).bindparams(sa.bindparam("words", words, sa.LargeBinary))
    return list(connection.execute(sa.select(JOURNAL.c.table_id).where(condition).distinct()).scalars())


def rename_host(connection: sa.Connection, table_id: str, name: str, new: str) -> None:
    where = (CARDS.c.table_id == table_id, CARDS.c.host == name)
    connection.execute(sa.update(CARDS).where(*where).values(host=new))


def rewrite(connection: sa.Connection, table_id: str, changes: Sequence[Row]) -> None:
    """New bodies of events that are there. A review is made again when somebody asks for it."""
    for row in changes:
        where = (JOURNAL.c.table_id == table_id, JOURNAL.c.seq == row.seq)
        connection.execute(sa.update(JOURNAL).where(*where).values(body=row.body))
    connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.table_id == table_id))


class HostQueries:
    """The part of a store by which a running server follows its host (`ports.HostStore`)."""

    server: str
    """The name by which this process signs its answers."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        raise NotImplementedError

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        raise NotImplementedError

    async def doing(self, what: str, work: Awaitable[T]) -> T:
        raise NotImplementedError

    async def orders(self, after: int) -> Sequence[HostOrder]:
        return await self.doing("read", self.read(lambda connection: orders_after(connection, after)))

    async def last_order(self) -> int:
        return await self.doing("read", self.read(last_order))

    async def answer(self, number: int, body: bytes) -> None:
        await self.doing("write", self.write(lambda connection: answer(connection, number, self.server, body)))

    async def withdraw_answers(self) -> None:
        await self.doing("write", self.write(lambda connection: withdraw_answers(connection, self.server)))

    async def bans(self) -> Sequence[str]:
        return await self.doing("read", self.read(bans))

    async def remove(self, tables: Collection[str]) -> None:
        await self.doing("write", self.write(lambda connection: remove_tables(connection, tables)))
