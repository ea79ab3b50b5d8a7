"""What happened while one waited is read before the question: beside the board, or in a box where that is too small."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.catalog import OURS
from openps.cli.files import load
from openps.cli.local import LocalTable
from openps.cli.opening import resumed
from openps.tui import recap
from openps.tui.app import OpenpsApp
from openps.tui.recap import Waited
from openps.tui.table import TableScreen
from openps.words.messages import HOUSE, Messages
from openps.words.panels import Picture
from openps.words.recap import Part, recap_of
from tests.long import LONG
from tests.tui.playing import LARGE, SMALL, Player, at_table, given, opening

GAMES = [edition.key for edition in OURS]


def befell(screen: TableScreen) -> list[str]:
    """What befell the person since the last own decision."""
    assert screen.sight is not None
    teller = screen.teller
    news = screen._news(screen.sight, screen._entries(screen.sight, teller), teller)
    return [part.line for part in recap_of(news, screen.edition.screen.story, teller) if part.mine]


def beside_the_board(player: Player) -> str:
    """In one line, however it was broken."""
    area = player.screen.query_one("#recap").region
    rows = [line[area.x : area.right] for line in player.shown().splitlines()[area.y : area.bottom]]
    return " ".join(" ".join(rows).split())


async def unread(player: Player) -> list[str]:
    """What befell the person and was to be read nowhere, over a whole match."""
    missed, told = [], 0
    while not player.is_over and player.keys < (24 if LONG else 12):
        boxes = len(player.read) - player.fates
        await player.press(player.pick().key)
        await player.asked()
        if player.is_over:
            break
        shown = " ".join([beside_the_board(player), *player.read])
        assert "only choice" not in shown
        assert len(player.read) - player.fates <= boxes + 1, "it is told once"
        told += len(befell(player.screen))
        missed += [line for line in befell(player.screen) if " ".join(line.split()) not in shown]
    assert told > 3
    return missed


EVERY = [(game, size) for game in GAMES for size in (SMALL, LARGE)]
SLICE = [*zip(GAMES, (SMALL, SMALL, LARGE), strict=True)]


@pytest.mark.parametrize(("game", "size"), EVERY if LONG else SLICE)
def test_nothing_that_befell_one_goes_unread(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with at_table(opening(game, tmp_path), size) as player:
            return await unread(player)

    assert asyncio.run(play()) == []


def text_of(picture: Picture) -> list[str]:
    return ["".join([ink.text for ink in line]) for line in picture]


def test_what_befell_one_keeps_its_place_when_rows_are_few() -> None:
    parts = [Part("You lost the Library.", 1, mine=True), Part("Seat 2: passed.", 3), Part("Seat 3: passed.", 2)]
    say = Messages("en", HOUSE)
    assert text_of(recap.drawn(parts, 9, 2, 40, say)) == [
        "› You lost the Library.",
        "› 8 more events: l shows the log.",
    ]
    assert len(recap.drawn(parts, 6, 3, 40, say)) == 3, "all of it, and nothing is left to count"
    assert text_of(recap.drawn(parts, 9, 2, 16, say))[0] == "› You lost the", "at least its beginning"
    assert recap.fits(parts, 2, 40)
    assert not recap.fits(parts, 2, 16), "a line that is broken takes two rows"


def test_who_goes_on_with_a_match_reads_what_happened_before(tmp_path: Path) -> None:
    async def leave() -> tuple[list[str], int | None]:
        async with at_table(opening("pani_high", tmp_path), SMALL) as player:
            while player.keys < 12 or not befell(player.screen):
                await player.press(player.pick().key)
                await player.asked()
            assert player.screen.sight is not None
            return befell(player.screen), player.screen.sight.since

    async def come_back() -> tuple[list[str], int | None, str]:
        path = str(tmp_path / "pani_high.jsonl")
        begun = resumed(given("pani_high", resume=path, bots=None), Messages("en", HOUSE))
        screen = TableScreen(LocalTable(begun, pace=0.0))
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot, screen, "back")
            await player.asked()
            assert screen.sight is not None
            return befell(screen), screen.sight.since, " ".join([beside_the_board(player), *player.read])

    before, after = asyncio.run(leave()), asyncio.run(come_back())
    assert after[:2] == before
    assert [line for line in before[0] if line not in after[2]] == []
    assert load(str(tmp_path / "pani_high.jsonl"))[2].outcome() is None


def test_what_is_covered_is_told_once_it_is_uncovered(tmp_path: Path) -> None:
    async def cover() -> None:
        async with at_table(opening("pani_high", tmp_path), SMALL) as player:
            while not player.read:
                player.screen._caught_up = None
                await player.press(player.pick().key)
                await player.asked()
            await player.press("h")
            player.screen._caught_up = None  # as if the question came now
            player.screen.show()
            await player.pilot.pause()
            assert player.app.screen is player.screen
            await player.press("h")
            await player.until(lambda: isinstance(player.app.screen, Waited))

    asyncio.run(cover())
