"""Two servers on one PostgreSQL: three people at each; one server dies, and its people go on at the other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from openps.client import Api, Seat, connect
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.sturdy import FREE, Sturdy, check, gather_six, insist


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
        async with asyncio.timeout(30):
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
