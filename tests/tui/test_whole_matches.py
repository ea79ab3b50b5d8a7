"""Matches on the full screen to their ends, by keys and by mouse, in both languages, at two sizes.

One is whole, of the others the last moves; `make long` has whole matches of each game at both sizes.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.catalog import OURS
from openps.cli.files import load
from openps.cli.opening import Opening
from openps.tui.choices import Choices
from tests.long import LONG
from tests.tui.playing import LARGE, SMALL, Player, at_table, near_the_end, opening

GAMES = [edition.key for edition in OURS]


async def by_keys(player: Player) -> None:
    while not player.is_over:
        await player.press(player.pick().key)
        await player.asked()


EVERY = [(game, size, language) for game in GAMES for size, language in ((SMALL, "en"), (LARGE, "fr"))]
SLICE = [("negotiator", SMALL, "en"), ("pani_high", LARGE, "fr"), ("panic_station", SMALL, "fr")]
LEFT = {"panic_station": 40, "pani_high": 120}  # moves of all seats


def begun(game: str, folder: Path) -> Opening:
    seed = {"panic_station": "11"}.get(game, "7")  # a match at whose end the person is asked
    opened = opening(game, folder, seed=seed)
    return opened if LONG or game == "negotiator" else near_the_end(opened, LEFT[game])


@pytest.mark.parametrize(("game", "size", "language"), EVERY if LONG else SLICE)
def test_a_match_is_played_to_its_end_by_keys(game: str, size: tuple[int, int], language: str, tmp_path: Path) -> None:
    async def played() -> None:
        async with at_table(begun(game, tmp_path), size, language) as player:
            await by_keys(player)
            assert player.keys > (5 if LONG else 3)

    asyncio.run(played())

    read, _, match = load(str(tmp_path / f"{game}.jsonl"))
    assert match.outcome() is not None
    assert read.seats.count("human") == 1


async def by_mouse(player: Player) -> None:
    """Clicks on choices where they are read."""
    while not player.is_over:
        listed = player.screen.query_one(Choices).region
        lines = player.shown().splitlines()
        choice = player.pick()
        rows = [y for y in range(listed.y, listed.bottom) if lines[y][listed.x :].startswith(f"{choice.key} ")]
        if rows:
            player.clicks += 1
            await player.pilot.click(offset=(listed.x + 2, rows[0]))
            await player.asked()


def test_a_match_is_played_to_its_end_by_mouse(tmp_path: Path) -> None:
    async def played() -> int:
        async with at_table(begun("panic_station", tmp_path), LARGE) as player:
            await by_mouse(player)
            assert player.keys == 0
            return player.clicks

    assert asyncio.run(played()) > (5 if LONG else 3)
    assert load(str(tmp_path / "panic_station.jsonl"))[2].outcome() is not None


def test_the_end_tells_the_story(tmp_path: Path) -> None:
    async def played() -> str:
        async with at_table(near_the_end(opening("panic_station", tmp_path), 10), LARGE) as player:
            await by_keys(player)
            return player.shown()

    shown = asyncio.run(played())
    assert "The match is over" in shown
    assert "How it went" in shown
