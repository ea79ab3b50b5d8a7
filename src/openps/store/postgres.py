"""PostgreSQL: several servers on one database. They hear of each other's writes by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, Protocol

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine

from openps.store.group import Entry
from openps.store.migrate import upgrade
from openps.store.sql import SqlStore, T, Work
from openps.tables.ports import Listener

CHANNEL: Final = "openps"
_MIGRATION_LOCK: Final = 0x6F70656E7073
_AGAIN_AFTER: Final = 0.5
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:words AS text[])) AS one")


class Line(Protocol):
    """What is needed of a connection of asyncpg, which brings no types."""

    async def execute(self, query: str, *values: object) -> str: ...

    async def fetchval(self, query: str, *values: object) -> object: ...

    async def close(self) -> None: ...

    def is_closed(self) -> bool: ...


class PostgresStore(SqlStore):
    """One connection listens and holds the wheels: when the server dies, the database gives up both."""

    def __init__(self, url: str) -> None:
        made = sa.make_url(url).set(drivername="postgresql+asyncpg")
        super().__init__(made.render_as_string(), insert)
        self.engine = create_async_engine(made, pool_size=8, max_overflow=8, pool_pre_ping=True)
        self._address = made.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = secrets.token_hex(4)
        self._line: Line | None = None
        self._busy = asyncio.Lock()
        self._wheels: set[str] = set()
        self._listener: Listener | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self.write(_migrated)
        await self._connect()
        self._keeper = asyncio.get_running_loop().create_task(self._keep_the_line())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await super().close()
        await self.engine.dispose()
        if self._line is not None:
            await self._line.close()

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    # ---- the line

    @property
    def _connected(self) -> Line:
        assert self._line is not None
        return self._line

    async def _connect(self) -> None:
        line = await asyncpg.connect(self._address, timeout=10)
        line.add_termination_listener(lambda _: self._lost.set())
        await line.add_listener(CHANNEL, self._heard)
        self._wheels.clear()
        self._lost.clear()
        self._line = line

    async def _keep_the_line(self) -> None:
        """A line that breaks is made anew; what was said meanwhile is read from the journals."""
        while True:
            await self._lost.wait()
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(_AGAIN_AFTER)
            else:
                if self._listener is not None:
                    self._listener.missed()

    def _heard(self, _line: object, _pid: int, _channel: str, words: object) -> None:
        kind, server, table, rest = str(words).split(" ", 3)
        if server == self._me or self._listener is None:
            return
        if kind == "appended":
            self._listener.appended(table, int(rest))
        else:
            self._listener.shouted(table, server, rest)

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Within the transaction: nobody hears of what is not kept."""
        words = [f"appended {self._me} {one.table} {one.row.seq}" for one in entries]
        if words:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})

    async def shout(self, table: str, words: str) -> None:
        async with self._busy:
            await self._connected.execute("SELECT pg_notify($1, $2)", CHANNEL, f"shouted {self._me} {table} {words}")

    # ---- the wheel

    async def take_wheel(self, table: str) -> bool:
        async with self._busy:
            if table in self._wheels:
                return True
            taken = bool(await self._connected.fetchval("SELECT pg_try_advisory_lock($1)", _number(table)))
            if taken:
                self._wheels.add(table)
            return taken

    async def leave_wheel(self, table: str) -> None:
        async with self._busy:
            line = self._connected
            if table in self._wheels and not line.is_closed():
                self._wheels.discard(table)
                await line.fetchval("SELECT pg_advisory_unlock($1)", _number(table))


def _migrated(connection: sa.Connection) -> None:
    """Servers that start together migrate one after the other."""
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    upgrade(connection)


def _number(table: str) -> int:
    """A table as the database counts locks: 64 bits with a sign."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
