"""PostgreSQL: several servers on one database. They hear of each other's writes by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from openps.store import wheels
from openps.store.connections import NO_LIMITS, Pool
from openps.store.ears import CHANNEL, Ears, Garbled
from openps.store.group import Entry, Key
from openps.store.masking import masked
from openps.store.migrate import upgrade
from openps.store.sql import FAILURES, SqlStore, T, Work
from openps.tables.ports import Able, Listener, Term

BEAT: Final = 1.0
"""Seconds between two looks whether we still hear and write; a lease lasts some of them."""
_MIGRATED_WITHIN: Final = 3600.0
_MIGRATION_LOCK: Final = 0x6F70656E7073
_MOST_IN_DOUBT: Final = 10_000
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:notes AS text[])) AS one")


class PostgresStore(SqlStore):
    """A pool for transactions, and one connection that listens. Both are tried every second and made anew when dead."""

    remote = True

    def __init__(self, url: str) -> None:
        made = sa.make_url(url).set(drivername="postgresql")
        super().__init__(masked(made), insert)
        address = made.render_as_string(hide_password=False)
        self._pool = Pool(address)
        self._hint = asyncio.Event()
        self._ears = Ears(address, self.server, self._heard, self._hint.set)
        self._able = Able(writes=False, listens=False)
        self._keeper: asyncio.Task[None] | None = None
        self._left: set[str] = set()  # wheels that are ours in the database, or may be, and not here
        self._in_doubt: set[Key] = set()  # rows of ours that may still come to be written

    async def open(self, listener: Listener) -> None:
        await self._pool.transaction(_migrated, _MIGRATED_WITHIN)
        await self._ears.connect()
        await self._say_alive()
        self._able = Able(writes=True, listens=True)
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await super().close()
        if self._keeper is not None:
            with contextlib.suppress(*FAILURES):
                await self.write(lambda connection: wheels.say_goodbye(connection, self.server))
        await self._pool.close()
        await self._ears.close()

    async def write(self, work: Work[T]) -> T:
        return await self._pool.transaction(work)

    async def read(self, work: Work[T]) -> T:
        return await self._pool.transaction(work)

    async def snapshot(self, work: Work[T]) -> T:
        return await self._pool.unhurried(work, isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def unhurried(self, work: Work[T]) -> T:
        return await self._pool.unhurried(work)

    # ---- still there?

    async def _keep(self) -> None:
        """However a connection died, and whoever noticed or did not: within some seconds there is another one."""
        while True:
            self._hint.clear()
            await self._beat()
            if self._ears.open:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self._hint.wait()
            else:
                await asyncio.sleep(BEAT / 2)

    async def _beat(self) -> None:
        """Hear first, and say then that we are alive: a server that is deaf gives up its wheels."""
        listens = await self._did("listen", self._listen())
        self._able = Able(self._able.writes, listens)
        writes = await self._did("write", self._say_alive() if listens else self.write(wheels.sweep))
        self._able = Able(writes, listens)

    async def _did(self, doing: str, work: Awaitable[None]) -> bool:
        try:
            await work
        except FAILURES as error:
            self.complain(doing, error)
            return False
        return True

    async def _listen(self) -> None:
        """What was said while nothing was heard is read from the journals."""
        if self._ears.open:
            await self._ears.check()
        else:
            await self._ears.connect()
            self.listener.missed()

    async def _say_alive(self) -> None:
        left = set(self._left)
        await self.write(lambda connection: wheels.say_alive(connection, self.server, left))
        self._left -= left

    async def able(self) -> Able:
        """As of the last beat: whoever asks costs the database nothing."""
        return Able(self._able.writes and not self.failed_lately(), self._able.listens)

    # ---- what servers tell each other

    def _heard(self, note: str) -> None:
        """Whoever may use the database may say anything here: what is no note of a server is passed over."""
        try:
            kind, server, table_id, rest = note.split(" ", 3)
            self._understood(kind, server, table_id, rest)
        except ValueError:
            self.complain("hear", Garbled())

    def _understood(self, kind: str, server: str, table_id: str, rest: str) -> None:
        if kind == "appended":
            if server != self.server or self._out_of_doubt((table_id, int(rest))):
                self.listener.appended(table_id, int(rest))
        elif kind != "shouted":
            raise ValueError
        elif server != self.server:
            self.listener.shouted(table_id, server, rest)

    def _out_of_doubt(self, key: Key) -> bool:
        """A row of ours of which nobody knew whether it was written, and now it is."""
        doubted = key in self._in_doubt
        self._in_doubt.discard(key)
        return doubted

    def in_doubt(self, keys: set[Key]) -> None:
        if len(self._in_doubt) < _MOST_IN_DOUBT:
            self._in_doubt |= keys

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Within the transaction: nobody hears of what is not kept."""
        notes = [f"appended {self.server} {one.table_id} {one.row.seq}" for one in entries]
        if notes:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notes": notes})

    async def shout(self, table_id: str, note: str) -> None:
        if self._ears.open:
            await self._did("shout", self._ears.shout(f"shouted {self.server} {table_id} {note}"))

    # ---- the wheel

    async def take_wheel(self, table_id: str) -> Term | None:
        self._left.discard(table_id)
        taken = self.write(lambda connection: wheels.take(connection, self.server, table_id))
        try:
            return await self.doing("take a wheel", taken)
        except BaseException:
            self._left.add(table_id)  # nobody knows
            raise

    async def leave_wheel(self, table_id: str) -> None:
        """What fails here is done with the next beat; so is all of it while the database is away."""
        self._left.add(table_id)
        if not self._able.writes:
            return
        left = self.write(lambda connection: wheels.leave(connection, self.server, {table_id}))
        if await self._did("leave a wheel", left):
            self._left.discard(table_id)

    def held(self, connection: sa.Connection, tables: set[str]) -> set[tuple[str, Term]]:
        return wheels.held(connection, self.server, tables)


def _migrated(connection: sa.Connection) -> None:
    """Servers that start together migrate one after the other, and may take their time."""
    for statement in NO_LIMITS:
        connection.exec_driver_sql(statement)
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    upgrade(connection)
    wheels.sweep(connection)
