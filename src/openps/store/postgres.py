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
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:notes AS text[])) AS one")


class Listening(Protocol):
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
        self._listening: Listening | None = None
        self._busy = asyncio.Lock()
        self._wheels: set[str] = set()
        self._listener: Listener | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self.write(_migrated)
        await self._connect()
        self._keeper = asyncio.get_running_loop().create_task(self._keep_listening())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await super().close()
        await self.engine.dispose()
        if self._listening is not None:
            await self._listening.close()

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def snapshot(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            async with connection.begin():
                return await connection.run_sync(work)

    # ---- the connection that listens

    @property
    def _connected(self) -> Listening:
        assert self._listening is not None
        return self._listening

    async def _connect(self) -> None:
        made = await asyncpg.connect(self._address, timeout=10)
        made.add_termination_listener(lambda _: self._lost.set())
        await made.add_listener(CHANNEL, self._heard)
        self._wheels.clear()
        self._lost.clear()
        self._listening = made

    async def _keep_listening(self) -> None:
        """A connection that breaks is opened again; what was said meanwhile is read from the journals."""
        while True:
            await self._lost.wait()
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(_AGAIN_AFTER)
            else:
                if self._listener is not None:
                    self._listener.missed()

    def _heard(self, _connection: object, _pid: int, _channel: str, note: object) -> None:
        kind, server, table_id, rest = str(note).split(" ", 3)
        if server == self._me or self._listener is None:
            return
        if kind == "appended":
            self._listener.appended(table_id, int(rest))
        else:
            self._listener.shouted(table_id, server, rest)

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Within the transaction: nobody hears of what is not kept."""
        notes = [f"appended {self._me} {one.table_id} {one.row.seq}" for one in entries]
        if notes:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notes": notes})

    async def shout(self, table_id: str, note: str) -> None:
        async with self._busy:
            await self._connected.execute("SELECT pg_notify($1, $2)", CHANNEL, f"shouted {self._me} {table_id} {note}")

    # ---- the wheel

    async def take_wheel(self, table_id: str) -> bool:
        async with self._busy:
            if table_id in self._wheels:
                return True
            taken = bool(await self._connected.fetchval("SELECT pg_try_advisory_lock($1)", _number(table_id)))
            if taken:
                self._wheels.add(table_id)
            return taken

    async def leave_wheel(self, table_id: str) -> None:
        async with self._busy:
            connection = self._connected
            if table_id in self._wheels and not connection.is_closed():
                self._wheels.discard(table_id)
                await connection.fetchval("SELECT pg_advisory_unlock($1)", _number(table_id))


def _migrated(connection: sa.Connection) -> None:
    """Servers that start together migrate one after the other."""
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    upgrade(connection)


def _number(table_id: str) -> int:
    """A table as the database counts locks: 64 bits with a sign."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], "big", signed=True)
