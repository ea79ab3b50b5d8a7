"""What one reads on the full screen: rules with their headings, signs with their meaning, nothing cut beside room."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.catalog import OURS, edition_named, primer_of
from openps.tui import hand
from openps.tui.board import Board
from openps.tui.commands import TABLE
from openps.tui.drawing import size_of
from openps.tui.ink import SPOT
from openps.tui.pages import page_of_keys, signs
from openps.tui.rules import RulesPage
from openps.words.messages import Messages
from openps.words.panels import Card, Picture
from tests.tui.playing import LARGE, SMALL, Player, at_table, opening

GAMES = [edition.key for edition in OURS]


def text_of(picture: Picture) -> str:
    return "\n".join(["".join([ink.text for ink in line]) for line in picture])


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_rules_on_one_page_has_its_heading(game: str, tmp_path: Path) -> None:
    parts = list(dict.fromkeys([panel.part for panel in primer_of(game, "en")]))

    async def read() -> list[str]:
        async with at_table(opening(game, tmp_path), (100, 400)) as player:
            await player.pilot.press("r")
            await player.until(lambda: isinstance(player.app.screen, RulesPage))
            await player.pilot.pause()
            page = player.app.screen.query_one("#read").region
            return [line[page.x : page.right].strip() for line in player.shown().splitlines()]

    shown = asyncio.run(read())
    assert [line for line in shown if line in parts] == parts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "meant"),
    [
        ("panic_station", ["[R]", "(r)", "<x>", "<X>", "✓", "▤", "†", "▒"]),
        ("pani_high", ["▤", "S ", "×2", "▒▒"]),
        ("negotiator", ["▐ ▌", "⚄", "☻", "☺", "†"]),
    ],
)
def test_a_legend_tells_the_signs_of_each_game(game: str, meant: list[str], language: str) -> None:
    say = Messages(language, edition_named(game).words)
    told = text_of(signs(say))

    assert [sign for sign in meant if sign not in told] == []
    assert told in text_of(page_of_keys(TABLE, say))


def test_the_legend_stands_below_what_is_explained(tmp_path: Path) -> None:
    async def read() -> str:
        async with at_table(opening("panic_station", tmp_path), (100, 60)) as player:
            await player.press("?")
            await player.pilot.pause()
            return player.shown()

    assert "Borders: a line is a wall" in asyncio.run(read())


def test_a_game_without_a_legend_has_none() -> None:
    assert signs(Messages("en")) == []


def test_what_is_next_and_what_one_has_is_not_cut(tmp_path: Path) -> None:
    async def read() -> None:
        async with at_table(opening("panic_station", tmp_path), SMALL, luck="pictures") as player:
            while not player.screen.sight.view.players[0].table:
                await player.press(player.pick().key)
                await player.asked()
            await player.pilot.pause()
            view, teller = player.screen.sight.view, player.screen.teller
            shown = " ".join(" ".join([line[:44] for line in player.shown().splitlines()]).split())
            assert teller.pieces(view.players[0].table) in shown
            assert teller.say("table-rooms", room=teller.piece(view.rooms_ahead[0]), more=14)[:12] in shown
            assert "Parasite marker: " in shown

    asyncio.run(read())


# ---- the map


def seen(player: Player) -> set[str]:
    """The spots of the board that are in sight."""
    board = player.screen.query_one(Board).region
    places = [(x, y) for y in range(board.y, board.bottom) for x in range(board.x, board.right)]
    return {player.screen.get_style_at(x, y).meta.get(SPOT, "") for x, y in places}


def test_a_large_map_shows_what_can_be_chosen_and_where_one_is(tmp_path: Path) -> None:
    async def play() -> int:
        checked = 0
        async with at_table(opening("panic_station", tmp_path), LARGE) as player:
            await player.pilot.press("z", "z", "z", "z")
            while player.keys < 25 and not player.is_over:
                await player.press(player.pick().key)
                await player.asked()
                await player.pilot.pause()
                rooms = {spot for one in player.screen.choices for spot in one.spots if spot.startswith("room")}
                if not player.is_over and len(rooms) == 1:
                    assert rooms <= seen(player), player.shown()
                elif not player.is_over and not rooms:
                    assert player.screen.panels.focus(player.screen.sight.view) in seen(player), player.shown()
                checked += 1
        return checked

    assert asyncio.run(play()) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_board_begins_in_a_size_that_fits(game: str, tmp_path: Path) -> None:
    async def begin() -> None:
        async with at_table(opening(game, tmp_path), SMALL) as player:
            await player.pilot.pause()
            board = player.screen.query_one(Board)
            assert board.virtual_size.width <= board.size.width + 1
            if game == "panic_station":
                assert board.max_scroll_y == 0

    asyncio.run(begin())


# ---- the hand


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (160, 50)])
def test_a_hand_keeps_its_form_however_many_cards_are_in_it(size: tuple[int, int]) -> None:
    kind = size_of(*size)
    cards = [Card(f"card_{at}", f"A name of {at}", "2") for at in range(8)]
    drawn = [text_of(hand.drawn(cards[:count], size[0] - kind.right - 2, kind.hand)) for count in range(1, 9)]

    assert len({"╭" in one for one in drawn}) == 1


def test_cards_without_room_are_counted_on_the_last_line() -> None:
    cards = [Card(f"card_{at}", f"Name {at}") for at in range(10)]
    lines = text_of(hand.drawn(cards, 27, 3)).splitlines()

    assert lines[-1].endswith("+4")
    assert len(lines) == 3
    assert max([len(line) for line in lines]) <= 27
