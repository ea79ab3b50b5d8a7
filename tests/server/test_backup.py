"""A match that was backed up while it was played goes on from the backup, on another server and another database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from openps.catalog import game_named
from openps.cli.main import main
from openps.client import Api
from openps.engine import record
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.sturdy import Sturdy


async def command(*arguments: str) -> None:
    """Beside what goes on here; test_backup.py of the store starts it as a program."""
    assert await asyncio.to_thread(main, ["--lang", "en", *arguments]) == 0


async def play_and_back_up(server: Running, db: str, file: str) -> wire.Seated:
    """The only person at a table of bots plays on while the backup is made."""
    api = Api(server.url)
    mine = await api.open(wire.NewTable(game="pani_high", players=5, name="Ann", seats=BOTS, pace=0))
    await api.do(mine.table, "start", mine.ticket)
    ann = Sturdy(lambda: server.url, mine.table, mine.ticket, random.Random(2))
    playing = asyncio.create_task(ann.run())
    while len(ann.acknowledged) < 3:
        await asyncio.sleep(0.01)
    await command("backup", file, "--db", db)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return mine


async def play_on(server: Running, mine: wire.Seated) -> bytes:
    ann = Sturdy(lambda: server.url, mine.table, mine.ticket, random.Random(3))
    await asyncio.wait_for(ann.run(), 240)
    return await Api(server.url).record(mine.table)


BOTS = ["open", "random", "random", "random", "random"]


@pytest.mark.parametrize("kinds", [("sqlite", "postgres"), ("postgres", "sqlite")], ids=" to ".join)
def test_a_restored_match_is_played_to_its_end(
    kinds: tuple[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url: str = request.getfixturevalue("postgres_url")
    here, there = [url if kind == "postgres" else str(tmp_path / "tables.db") for kind in kinds]
    file = str(tmp_path / "one.backup")
    with running(here, tmp_path, 0) as server:
        mine = asyncio.run(play_and_back_up(server, here, file))
    asyncio.run(command("restore", file, "--db", there))
    with running(there, tmp_path, 0) as server:
        data = asyncio.run(play_on(server, mine))
        assert "unexpected" not in server.logs()

    match = record.replay(record.read(data), game_named("pani_high"))
    assert match.outcome() is not None
