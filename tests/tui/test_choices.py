"""The list of choices: what can be done stands first, what cannot is within reach, and every row is whole."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from openps.catalog import edition_named
from openps.games.negotiator import moves as crisis
from openps.games.panic_station import moves
from openps.games.panic_station.view import StationView
from openps.tui.choices import Choices
from openps.tui.pages import Page
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.clauses import clause
from tests.tui.playing import LARGE, SMALL, Player, at_table, opening, text_of

STATION = edition_named("panic_station")


def ids_of(player: Player) -> list[str]:
    return [one.id or "" for one in player.screen.query_one(Choices).options]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
def test_what_is_not_possible_stands_last_and_is_reached_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    async def look() -> str:
        async with at_table(opening("panic_station", tmp_path), size) as player:
            await player.until_asked("act")
            listed = ids_of(player)
            refused = [one.startswith("refused ") for one in listed]
            assert any(refused)
            assert refused == sorted(refused)
            sight = player.screen.sight
            assert sight is not None
            assert sum(refused) == (1 if size == SMALL else len(sight.impossible))
            await player.press("end")
            assert player.screen.query_one(Choices).is_on_refused
            await player.press("enter")
            await player.pilot.pause()
            assert isinstance(player.app.screen, Page)
            return text_of(player.app.screen)

    assert "Not possible now" in asyncio.run(look())


def test_a_key_tells_all_that_is_not_possible(tmp_path: Path) -> None:
    async def look() -> None:
        async with at_table(opening("panic_station", tmp_path), SMALL) as player:
            await player.until_asked("act")
            sight = player.screen.sight
            assert sight is not None
            await player.press("x")
            await player.pilot.pause()
            shown = text_of(player.app.screen)
            for action, _ in sight.impossible[:3]:
                assert player.screen.say(f"action-{action}") in shown

    asyncio.run(look())


@clause("PS-12.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_says_what_it_costs_and_that_a_parasite_comes_first(language: str, tmp_path: Path) -> None:
    match = opening("panic_station", tmp_path).match
    while True:
        decision = match.decision()
        assert decision is not None
        seat = decision.seats[0]
        legal = match.legal_moves(seat)
        searches = [move for move in legal if isinstance(move, moves.Search)]
        if searches:
            break
        match.play(seat, legal[match.ply * 7 % len(legal)])
    view, teller = match.view(seat), Teller(Messages(language, STATION.words), seat)
    assert isinstance(view, StationView)
    label = STATION.full_screen.label
    assert label is not None
    points, parasite = {"en": ("· 1 AP", "a parasite comes first"), "fr": ("· 1 PA", "un parasite vient d’abord")}[
        language
    ]
    for red in (False, True):
        seen = replace(view, placed=tuple([replace(card, red=red) for card in view.placed]))
        said = label(searches[0], seen, teller)
        assert points in said
        assert (parasite in said) == red
    assert points not in label(moves.EndTurn(), view, teller)


def test_giving_up_and_hanging_up_have_keys_that_never_move(tmp_path: Path) -> None:
    async def play() -> set[str]:
        async with at_table(opening("negotiator", tmp_path), SMALL) as player:
            seen = set()
            while not player.is_over and player.keys < 25:
                keys = {type(one.move): one.key for one in player.screen.choices}
                assert keys.get(crisis.Abandon, "A") == "A"
                assert keys.get(crisis.EndTalk, "H") == "H"
                seen |= {keys[kind] for kind in (crisis.Abandon, crisis.EndTalk) if kind in keys}
                others = [one.key for one in player.screen.choices if one.key not in "AH"]
                assert others[0] == "1", "no number is left out"
                await player.press(player.pick().key)
                await player.asked()
            return seen

    assert asyncio.run(play()) == {"A", "H"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_list_is_whole(language: str, tmp_path: Path) -> None:
    """Also the one that is just too long where a scrollbar takes a column."""

    async def look() -> None:
        async with at_table(opening("panic_station", tmp_path, seed="11"), SMALL, language) as player:
            while player.keys < 9:
                await player.press(player.pick().key)
                await player.asked()
            await player.press("z")
            await player.pilot.pause()
            area = player.screen.query_one(Choices).region
            rows = player.shown().splitlines()[area.y : area.bottom]
            listed = " ".join(" ".join([row[area.x : area.right - 1] for row in rows]).split())
            labels = [one.label for one in player.screen.choices]
            whole = [label for label in labels if " ".join(label.split()) in listed]
            assert len(whole) >= 6
            assert labels[: len(whole)] == whole

    asyncio.run(look())


@pytest.mark.parametrize("game", ["panic_station", "negotiator", "pani_high"])
def test_what_is_cut_off_can_be_read_by_a_key(game: str, tmp_path: Path) -> None:
    async def look() -> tuple[str, str]:
        async with at_table(opening(game, tmp_path), SMALL) as player:
            await player.press("w")
            await player.pilot.pause()
            page = player.app.screen
            assert isinstance(page, Page)
            assert player.screen.sight is not None
            wares = getattr(player.screen.sight.view, "market", ())
            told = " ".join(" ".join(["".join([ink.text for ink in line]) for line in page._picture]).split())
            assert [card for card in wares if player.screen.teller.piece(card) not in told] == []
            await player.press("w")
            await player.pilot.pause()
            assert player.app.screen is player.screen, "any key goes back"
            await player.press("h")
            await player.press("w")
            await player.pilot.pause()
            assert player.app.screen is player.screen, "what is covered stays so"
            return told, player.shown()

    assert asyncio.run(look())[0]
