"""The server is killed again and again in the middle of matches: nothing acknowledged is lost, nothing is doubled.

A few times on each store; `make kills` does it 50 times.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from openps.catalog import game_named
from openps.client import Api
from openps.engine import record
from openps.engine.errors import OpenpsError
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.sturdy import Sturdy

KILLS = int(os.environ.get("OPENPS_KILLS", "4"))
SEATS = 6
FREE = ("--limit", "failures=1000", "--limit", "requests=1000")


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_server_loses_and_doubles_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = request.getfixturevalue("postgres_url") if kind == "postgres" else str(tmp_path / "t.db")
    with running(db, tmp_path, 0, *FREE) as server:
        matches = asyncio.run(kill_through_matches(server, db, tmp_path))
        assert server.stop() == 0
        logs = server.logs()
    assert matches >= 1
    assert "unexpected" not in logs


async def kill_through_matches(first: Running, db: str, folder: Path) -> int:
    luck = random.Random(5)
    url, port = first.url, first.port()
    api = Api(url)
    tickets = await gather_six(api)
    table = tickets.pop("table")
    left, matches, comebacks = KILLS, 0, 0
    while True:
        players = [Sturdy(lambda: url, table, ticket, luck) for ticket in tickets.values()]
        tasks = [asyncio.create_task(player.run()) for player in players]
        await insist(api, table, list(tickets.values()))
        while left and not players[0].over.is_set():
            await asyncio.sleep(luck.uniform(0.0, 0.4))
            first.kill()
            left -= 1
            again = Running(db, folder, port, *FREE)
            await asyncio.to_thread(again.start)
            first.process = again.process
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
        check(await api.record(table), players)
        matches += 1
        comebacks += sum(player.comebacks for player in players)
        if not left:
            assert comebacks >= KILLS  # the line of somebody was broken each time
            return matches
        table = await api.rematch(table, next(iter(tickets.values())))


async def gather_six(api: Api) -> dict[str, str]:
    first = await api.open(wire.NewTable(game="panic_station", players=SEATS, name="P0", patience=3600))
    tickets = {"table": first.table, "P0": first.ticket}
    for number in range(1, SEATS):
        tickets[f"P{number}"] = (await api.join(first.table, wire.Join(name=f"P{number}"))).ticket
    return tickets


async def insist(api: Api, table: str, tickets: list[str]) -> None:
    for ticket in tickets[1:]:
        await api.do(table, "ready", ticket, wire.Ready(entropy="ab"))
    try:
        await api.do(table, "start", tickets[0])
    except OpenpsError as error:
        raise AssertionError(str(error)) from error


def check(data: bytes, players: list[Sturdy]) -> None:
    """What each seat meant is in the record in its order, once; what was acknowledged stands under its number."""
    read = record.read(data)
    match = record.replay(read, game_named("panic_station"))
    assert match.outcome() is not None
    for player in players:
        assert [move for seat, move in read.moves if seat == player.seat] == player.meant
    numbers = [seq for player in players for seq, _ in player.acknowledged]
    assert len(numbers) == len(set(numbers))
    assert 0 < len(numbers) <= len(read.moves)
