"""The disk of PostgreSQL is full: whoever asks is told, nothing changes, and play goes on when there is room again."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.chaos import journals
from tests.chaos.database import Cluster, cluster
from tests.chaos.evening import Plan, people_at_a_table
from tests.chaos.line import Address, Line, Told, dial, request
from tests.chaos.person import Person
from tests.server.running import Running, running
from tests.store import postgres

TRIES = 5


@pytest.mark.timeout(180)
def test_a_full_disk_of_postgresql_is_told_changes_nothing_and_passes(tmp_path: Path) -> None:
    if postgres.programs() is None:
        pytest.skip("POSTGRESQL IS NOT INSTALLED: its full disk is NOT PROVED")
    with cluster() as base, running(base.url, tmp_path) as server:
        asyncio.run(played_on_a_full_disk(base, server))
        assert server.stop() == 0
        logged = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
    told = [(line["doing"], line["error"], line.get("more")) for line in logged if line["event"] == "trouble"]
    (error,) = {one[1] for one in told}
    assert error in ("DiskFullError", "InternalServerError")  # as PostgreSQL 15 and 17 name it
    assert told == [("write", error, None), ("write", error, TRIES - 1)]
    assert "unexpected" not in server.logs()


async def line_of(door: Address, person: Person) -> Line:
    line = await dial(door)
    await line.send({"type": "hello", "table": person.history.table, "ticket": person.ticket})
    return line


async def heard(line: Line) -> dict[str, Any]:
    """The next news."""
    while (told := json.loads(await line.hear(20)))["type"] != "news":
        pass
    assert isinstance(told, dict)
    return told


async def answer(line: Line, message: Told) -> dict[str, Any]:
    await line.send(message)
    while (told := json.loads(await line.hear(20))).get("re") != message["id"]:
        pass
    assert isinstance(told, dict)
    return told


async def played_on_a_full_disk(base: Cluster, server: Running) -> None:
    door = Address.of(server.url)
    people = await people_at_a_table(Plan("pani_high", 5), lambda: door, random.Random(1))
    lines = [await line_of(door, one) for one in people]
    news = [await heard(line) for line in lines]
    mover = next(seat for seat, one in enumerate(news) if one["moves"])
    move: Told = {"type": "move", "move": news[mover]["moves"][0]["text"], "after": news[mover]["seq"], "id": "1"}
    before = await journals.rows(base.url, people[0].history.table)
    async with base.full():
        for _ in range(TRIES):
            refused = await answer(lines[mover], move)
            assert (refused["type"], refused["code"]) == ("refused", "error-not-written")
            assert str(refused["words"]).startswith("The server could not keep that, and nothing has changed")
        status, health = await request(door, "GET", "/healthz")
        assert (status, json.loads(health)["writes"]) == (503, False)
        assert await journals.rows(base.url, people[0].history.table) == before
    assert (await answer(lines[mover], move))["type"] == "news"
    for line, told in zip(lines, news, strict=True):
        if line is not lines[mover]:
            assert (await heard(line))["seq"] == told["seq"] + 1  # on the same line, and nothing in between
        line.hang_up()
