"""Two servers on one PostgreSQL: three people at each; one server dies, and its people go on at the other."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import asyncpg
import pytest

from openps.client import Api, Seat, connect
from openps.wire import messages as wire
from tests.server.proxy import Proxy, proxy
from tests.server.running import Running, running
from tests.server.sturdy import FREE, Sturdy, check, gather_six, insist

TAKEN_WITHIN = 8.0  # a lease and the next look, on a machine that has other things to do


@pytest.mark.timeout(600)
def test_six_people_at_two_servers_play_to_the_end_though_one_dies(postgres_url: str, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with running(postgres_url, folders[0], 0, *FREE) as one, running(postgres_url, folders[1], 0, *FREE) as two:
        asyncio.run(play(one, two))
        assert "unexpected" not in one.logs() + two.logs()


async def play(one: Running, two: Running) -> None:
    urls = [one.url, two.url]
    api = Api(one.url)
    tickets = await gather_six(api)
    table = tickets.pop("table")
    luck = random.Random(7)
    address = {number: urls[number % 2] for number in range(6)}
    players = [
        Sturdy(lambda number=number: address[number], table, ticket, luck)
        for number, ticket in enumerate(tickets.values())
    ]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await insist(Api(two.url), table, list(tickets.values()))
    await until(lambda: sum(len(player.meant) for player in players) >= 40)
    assert all(player.comebacks == 0 for player in players)
    one.kill()
    for number in address:
        address[number] = two.url
    await asyncio.wait_for(asyncio.gather(*tasks), 300)

    check(await Api(two.url).record(table), players)
    assert [player.comebacks > 0 for player in players] == [True, False] * 3


async def until(holds: object, seconds: float = 120) -> None:
    assert callable(holds)
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def play_some(seat: Seat) -> None:
    """The first move each time, for a while: far enough for every bot to have had its turn."""
    while seat.seq < 80 and not (seat.last and seat.last.outcome):
        if seat.moves():
            await seat.play(seat.moves()[0])
        else:
            await seat.hear()


async def at_two_servers(one: Running, two: Running) -> tuple[wire.Seated, Seat, Seat]:
    """Ann, whose server has the wheel, and Bob at the other one: the ticket of Ann, and both, in a running match."""
    api = Api(one.url)
    ann = await api.open(wire.NewTable(game="pani_high", name="Ann", pace=0, patience=3600))
    bob = await api.join(ann.table, wire.Join(name="Bob"))
    await api.do(ann.table, "ready", bob.ticket, wire.Ready())
    at_one = await connect(one.url, ann.table, ann.ticket)
    await api.do(ann.table, "start", ann.ticket)
    await asyncio.sleep(1)
    return ann, at_one, await connect(two.url, ann.table, bob.ticket)


async def holder(db: str, table: str) -> str:
    """The server that has the wheel of the table, as soon as there is one."""
    connection = await asyncpg.connect(db)
    try:
        while not (name := await connection.fetchval("SELECT holder FROM wheels WHERE table_id = $1", table)):
            await asyncio.sleep(0.05)
    finally:
        await connection.close()
    assert isinstance(name, str)
    return name


async def seconds_until_another_holds(db: str, table: str, before: str) -> float:
    began = time.monotonic()
    while await holder(db, table) == before:
        await asyncio.sleep(0.1)
    return time.monotonic() - began


@pytest.mark.timeout(300)
@pytest.mark.parametrize("how", ["asleep", "killed", "cut off"])
def test_another_server_takes_the_wheel_soon_and_the_match_goes_on(postgres_url: str, tmp_path: Path, how: str) -> None:
    """Also when the one that had it wakes up or comes back, and believes that it has it still."""

    async def test(one: Running, two: Running, between: Proxy) -> None:
        ann, at_one, bob = await at_two_servers(one, two)
        before = await holder(postgres_url, ann.table)
        {"asleep": one.put_to_sleep, "killed": one.kill, "cut off": between.swallow}[how]()
        again = await connect(two.url, ann.table, ann.ticket)
        async with asyncio.timeout(120):
            taken = await seconds_until_another_holds(postgres_url, ann.table, before)
            playing = asyncio.gather(play_some(again), play_some(bob))
            one.wake()
            between.forward()
            await playing
        assert taken < TAKEN_WITHIN
        await asyncio.gather(at_one.close(), again.close(), bob.close())

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        proxy(postgres_url) as between,
        running(between.address, folders[0]) as one,
        running(postgres_url, folders[1]) as two,
    ):
        asyncio.run(test(one, two, between))
        assert "unexpected" not in one.logs() + two.logs()


@pytest.mark.timeout(300)
def test_presence_and_bots_go_from_server_to_server(postgres_url: str, tmp_path: Path) -> None:
    """Who sits at the other server is shown; the bots of a table move although their server died."""

    async def test(one: Running, two: Running) -> None:
        api = Api(one.url)
        ann = await api.open(wire.NewTable(game="pani_high", name="Ann", pace=0, patience=3600))
        bob = await api.join(ann.table, wire.Join(name="Bob"))
        await api.do(ann.table, "ready", bob.ticket, wire.Ready())
        at_one = await connect(one.url, ann.table, ann.ticket)
        at_two = await connect(two.url, ann.table, bob.ticket)
        async with asyncio.timeout(120):
            while not all(member.here for member in at_one.table.members):
                await at_one.hear()
            while not all(member.here for member in at_two.table.members):
                await at_two.hear()
        await api.do(ann.table, "start", ann.ticket)
        one.kill()
        again = await connect(two.url, ann.table, ann.ticket)
        async with asyncio.timeout(120):
            await asyncio.gather(play_some(at_two), play_some(again))
        await at_two.close()
        await again.close()

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with running(postgres_url, folders[0]) as one, running(postgres_url, folders[1]) as two:
        asyncio.run(test(one, two))
        assert "unexpected" not in one.logs() + two.logs()
