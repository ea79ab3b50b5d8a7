"""PostgreSQL is restarted in the middle of matches at two servers: both say so, hear again, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.chaos import checker, journals
from tests.chaos.database import Cluster, cluster
from tests.chaos.evening import Plan, people_at_a_table, played
from tests.chaos.line import Address, Told, dial, request
from tests.chaos.person import Person
from tests.chaos.weather import Site
from tests.store import postgres

PLANS = (Plan("panic_station", 6), Plan("pani_high", 5))
WELL = {"status": "ok", "writes": True, "listens": True}
# Some seconds, and as many again on a machine that has other things to do; a write that failed is remembered for ten.
UNWELL_WITHIN = 15.0
HEARS_WITHIN = 15.0
WELL_WITHIN = 30.0
TOLD_WITHIN = 15.0  # a server that is deaf tells nothing at all
ENDS_WITHIN = 120.0


@pytest.mark.timeout(300)
def test_a_restart_of_postgresql_deafens_nobody_and_loses_nothing(tmp_path: Path) -> None:
    if postgres.programs() is None:
        pytest.skip("POSTGRESQL IS NOT INSTALLED: its restart is NOT PROVED")
    with cluster() as base:
        sites = [Site(base.url, tmp_path / f"server{number}") for number in range(2)]
        try:
            asyncio.run(restarted_under_load(base, sites))
        finally:
            for site in sites:
                site.running.kill()
        assert "unexpected" not in "".join(site.running.logs() for site in sites)


async def restarted_under_load(base: Cluster, sites: list[Site]) -> None:
    async with contextlib.AsyncExitStack() as doors:
        await asyncio.gather(*[doors.enter_async_context(opened(site)) for site in sites])
        luck = random.Random(1)
        tables = [at_both(sites, await people_at_a_table(plan, lambda: sites[0].door, luck), luck) for plan in PLANS]
        matches = [asyncio.create_task(played(people, ENDS_WITHIN)) for people in tables]
        await until(lambda: all(moves_of(people) > 5 for people in tables), ENDS_WITHIN)
        await restarted(base, sites)
        onlookers = [Onlooker(site.address, tables[0][0].history.table) for site in sites]
        await asyncio.gather(*matches, *[one.look_on() for one in onlookers], becomes(WELL, sites, WELL_WITHIN))
    for people in tables:
        assert await faults(base, people) == []
    await heard_of_each_other(base, tables[0], onlookers)


@contextlib.asynccontextmanager
async def opened(site: Site) -> AsyncIterator[None]:
    await site.open()
    try:
        yield
    finally:
        await site.proxy.close()


def at_both(sites: list[Site], people: list[Person], luck: random.Random) -> list[Person]:
    """Even seats at one server, odd seats at the other, for good."""
    return [Person(door_of(sites[one.history.seat % 2]), one.ticket, one.history, luck) for one in people]


def door_of(site: Site) -> Callable[[], Address]:
    return lambda: site.door


def moves_of(people: list[Person]) -> int:
    return len([wish for one in people for wish in one.history.wishes if wish.told is not None])


async def restarted(base: Cluster, sites: list[Site]) -> None:
    """Both servers say that they are not well for as long as it is away, and soon that they hear."""
    base.stop()
    await becomes({"status": "failing", "writes": False, "listens": False}, sites, UNWELL_WITHIN)
    for _ in range(5):
        told = await asyncio.gather(*[health(site) for site in sites])
        assert {one["status"] for one in told} == {"failing"}
        await asyncio.sleep(0.1)
    await asyncio.to_thread(base.start)
    await becomes({"listens": True}, sites, HEARS_WITHIN)


async def health(site: Site) -> Told:
    """The status goes with what is told."""
    status, body = await request(site.address, "GET", "/healthz")
    told: Told = json.loads(body)
    assert (status == 200) == (told["status"] == "ok")
    return told


async def becomes(wanted: Told, sites: list[Site], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        for site in sites:
            while not wanted.items() <= (await health(site)).items():
                await asyncio.sleep(0.1)


async def until(holds: Callable[[], bool], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def faults(base: Cluster, people: list[Person]) -> list[str]:
    """What the people of a table were told, against its journal."""
    histories = [person.history for person in people]
    return checker.faults(await journals.rows(base.url, histories[0].table), histories)


class Onlooker:
    """A stranger at one server, on one line until the match ends: when each news came."""

    def __init__(self, address: Address, table: str) -> None:
        self._address = address
        self._table = table
        self.heard: dict[int, float] = {}

    async def look_on(self) -> None:
        line = await dial(self._address)
        try:
            await line.send({"type": "hello", "table": self._table})
            over = False
            while not over:
                told = json.loads(await line.hear(ENDS_WITHIN))
                if told["type"] == "news":
                    self.heard.setdefault(told["seq"], time.time())
                    over = told["outcome"] is not None
        finally:
            line.hang_up()


async def heard_of_each_other(base: Cluster, people: list[Person], onlookers: list[Onlooker]) -> None:
    """Whoever looks on at one server is told soon of every move that is made at the other."""
    rows = await journals.rows(base.url, people[0].history.table)
    for number, onlooker in enumerate(onlookers):
        since = min(onlooker.heard)
        elsewhere = [row for row in rows if row.kind == "played" and row.seq > since and row.fact["seat"] % 2 != number]
        assert len(elsewhere) > 10
        assert max(onlooker.heard[row.seq] - row.at for row in elsewhere) < TOLD_WITHIN
