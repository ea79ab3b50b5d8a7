"""Connections to PostgreSQL: made in one way, whatever the address asks for, and nothing on them waits for ever.

A network that swallows packets breaks nothing: without limits a statement would wait for minutes. The database ends
what takes too long by itself; if it does not answer at all, the connection is cut.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

CONNECT_WITHIN: Final = 3.0
TRANSACTION_WITHIN: Final = 6.0
_WAIT_FOR_ONE: Final = 3.0
_CLOSE_WITHIN: Final = 3.0
# A server that sleeps in the middle of a transaction holds what others wait for, until the database ends it.
_LIMITS: Final = "SET statement_timeout = '4s'; SET idle_in_transaction_session_timeout = '2s'"
NO_LIMITS: Final = ("SET LOCAL statement_timeout = 0", "SET LOCAL idle_in_transaction_session_timeout = 0")


class Raw(Protocol):
    """What is needed of a connection of asyncpg, which brings no types."""

    async def execute(self, query: str, *values: object) -> str: ...

    async def add_listener(self, channel: str, callback: Callable[[object, int, str, object], None]) -> None: ...

    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...

    async def close(self, *, timeout: float) -> None: ...

    def terminate(self) -> None: ...

    def is_closed(self) -> bool: ...


async def connected(address: str) -> Raw:
    """A connection with its limits; TLS as the address says it (`sslmode=verify-full&sslrootcert=...`)."""
    async with asyncio.timeout(CONNECT_WITHIN):
        made: Raw = await asyncpg.connect(address)
        try:
            await made.execute(_LIMITS)
        except BaseException:
            made.terminate()
            raise
    return made


@contextlib.contextmanager
def cut_after(seconds: float, raw: Raw) -> Iterator[None]:
    """Whoever waits for an answer when the time is up finds the connection broken."""
    timer = asyncio.get_running_loop().call_later(seconds, raw.terminate)
    try:
        yield
    finally:
        timer.cancel()


class Generation:
    """Connections that were made since the last time that all were given up."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._made: list[Raw] = []
        self._over = False
        self.engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._connect, pool_size=8, max_overflow=8, pool_pre_ping=True,
            pool_timeout=_WAIT_FOR_ONE,
        )  # fmt: skip

    async def _connect(self) -> Raw:
        if self._over:
            raise ConnectionAbortedError
        raw = await connected(self._address)
        self._made = [one for one in self._made if not one.is_closed()] + [raw]
        if self._over:
            self.cut()
        return raw

    def cut(self) -> None:
        """Whoever waits for one of them waits no longer; one that is on its way comes too late."""
        self._over = True
        for raw in self._made:
            raw.terminate()

    async def close(self) -> None:
        """With a good word if they listen, and in any case."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_WITHIN):
                await self.engine.dispose()
        self.cut()


class Pool:
    """Connections for transactions. When one does not answer, all are given up: what swallowed it swallows others."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._now = Generation(address)
        self._ending: set[asyncio.Task[None]] = set()

    async def transaction(self, work: Callable[[sa.Connection], T], within: float = TRANSACTION_WITHIN) -> T:
        """All of it or nothing; where the connection was lost, nobody knows which."""
        generation = self._now
        timer = asyncio.get_running_loop().call_later(within, self._give_up, generation)
        try:
            async with generation.engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            timer.cancel()

    async def unhurried(self, work: Callable[[sa.Connection], T], **options: object) -> T:
        """For a copy of everything, and for the way back: it takes as long as it takes."""
        async with self._now.engine.connect() as connection:
            await connection.execution_options(**options)
            async with connection.begin():
                for statement in NO_LIMITS:
                    await connection.exec_driver_sql(statement)
                return await connection.run_sync(work)

    def _give_up(self, generation: Generation) -> None:
        generation.cut()
        if generation is self._now:
            self._now = Generation(self._address)
            ending = asyncio.get_running_loop().create_task(generation.close())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        await self._now.close()
        await asyncio.gather(*self._ending, return_exceptions=True)
