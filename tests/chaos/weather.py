"""Everything bad that happens to servers, one thing at a time, by luck that can be repeated."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import asyncpg

from tests.chaos import clock, nonsense
from tests.chaos.database import Cluster
from tests.chaos.line import Address, Broken, Json, dial, exchange, frame
from tests.chaos.proxy import Proxy
from tests.server.running import Running

FREE: Final = ("--limit", "failures=100000", "--limit", "requests=100000", "--limit", "tables=100000")
FLOOD: Final = 300
HOUR: Final = 3600.0
NO_LIMIT: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Site:
    """One server as clients see it: behind a line that may be bad."""

    def __init__(self, database: str, folder: Path) -> None:
        folder.mkdir()
        self._clock = folder / "clock"
        self.running = Running(database, folder, 0, *FREE)
        self.running.run_as(clock.program(self._clock), late=True)
        self.door = Address("", 0)

    async def open(self) -> Site:
        await asyncio.to_thread(self.running.start)
        self.proxy = Proxy(self.address)
        self.door = await self.proxy.open()
        return self

    @property
    def address(self) -> Address:
        return Address.of(self.running.url)

    @property
    def pid(self) -> int:
        assert self.running.process is not None
        return self.running.process.pid

    def set_off(self, seconds: float) -> None:
        clock.set_off(self._clock, seconds)

    async def die_and_come_back(self) -> None:
        self.running.kill()
        await asyncio.to_thread(self.running.start_again)


class Weather:
    """`kills` of servers, or until the time is over; what else happened is counted beside them."""

    def __init__(self, sites: list[Site], cluster: Cluster | None, luck: random.Random) -> None:
        self._sites = sites
        self._luck = luck
        self._cluster = cluster
        self.happened: Counter[str] = Counter()
        self._kinds: dict[str, tuple[int, Callable[[Site], Awaitable[None]]]] = {
            "kill": (6, self._kill), "freeze": (1, self._freeze), "cut": (2, self._cut), "delay": (1, self._delay),
            "clock": (1, self._jump), "flood": (1, self._flood), "garbage": (1, self._garbage),
        }  # fmt: skip
        if cluster is None:
            self._kinds["full disk"] = (1, self._fill_the_disk)
        else:
            self._kinds |= {
                "kill of PostgreSQL": (1, self._kill_postgres), "freeze of PostgreSQL": (1, self._hold),
                "full disk": (1, self._fill_postgres),
            }  # fmt: skip

    async def rage(self, kills: int, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self.happened["kill"] < kills and time.monotonic() < deadline:
            await asyncio.sleep(self._luck.uniform(0.0, 0.5))
            names = list(self._kinds)
            (name,) = self._luck.choices(names, [self._kinds[one][0] for one in names])
            await self._kinds[name][1](self._luck.choice(self._sites))
            self.happened[name] += 1

    # ---- what happens to a server

    async def _kill(self, site: Site) -> None:
        await site.die_and_come_back()

    async def _freeze(self, site: Site) -> None:
        os.kill(site.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(self._luck.uniform(0.1, 2.0))
        finally:
            os.kill(site.pid, signal.SIGCONT)

    async def _fill_the_disk(self, site: Site) -> None:
        """No file of this process may grow, or be written at all: what the disk says to SQLite when it is full.

        A limit of the process works for every user, and no other process on this machine has to suffer.
        """
        resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        try:
            await asyncio.sleep(self._luck.uniform(0.1, 1.0))
        finally:
            resource.prlimit(site.pid, resource.RLIMIT_FSIZE, NO_LIMIT)

    async def _jump(self, site: Site) -> None:
        """By up to an hour, forwards or back, and for good."""
        site.set_off(self._luck.uniform(-HOUR, HOUR))

    # ---- to the line

    async def _cut(self, site: Site) -> None:
        site.proxy.cut()

    async def _delay(self, site: Site) -> None:
        site.proxy.delay = self._luck.uniform(0.02, 0.3)
        try:
            await asyncio.sleep(self._luck.uniform(0.1, 1.5))
        finally:
            site.proxy.delay = 0.0

    # ---- from strangers

    async def _flood(self, site: Site) -> None:
        await self._throw(site, [frame(1, b'{"type":"ping"}')] * FLOOD)

    async def _garbage(self, site: Site) -> None:
        raw = nonsense.Raw(self._luck)
        await self._throw(site, [raw.frames() for _ in range(20)])
        for _ in range(5):
            await _let_go(exchange(site.address, raw.request(), 2.0))

    async def _throw(self, site: Site, frames: list[bytes]) -> None:
        """Over a line that said no hello, as one of many that nobody knows."""
        try:
            line = await dial(site.address, 2.0)
        except Broken:
            return
        await _let_go(line.send_raw(b"".join(frames)))
        line.hang_up()

    # ---- to the database

    async def _kill_postgres(self, site: Site) -> None:
        assert self._cluster is not None
        self._cluster.kill()
        await asyncio.to_thread(self._cluster.start)

    async def _fill_postgres(self, site: Site) -> None:
        assert self._cluster is not None
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # it ended itself: a kill
            async with self._cluster.full():
                await asyncio.sleep(self._luck.uniform(0.1, 1.0))
        await asyncio.to_thread(self._cluster.start)

    async def _hold(self, site: Site) -> None:
        assert self._cluster is not None
        self._cluster.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._luck.uniform(0.1, 2.0))
        finally:
            self._cluster.signal(signal.SIGCONT)


async def _let_go(work: Awaitable[Json | bytes]) -> None:
    """What becomes of nonsense is its sender's own affair here; `make fuzz` looks at the answers."""
    try:
        await work
    except Broken:
        return
