"""What one person does at the full screen besides choosing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from textual.command import CommandPalette
from textual.widgets import OptionList

from openps.catalog import OURS
from openps.cli.files import load
from openps.cli.local import LocalTable
from openps.engine.claims import Claim
from openps.tui import looks
from openps.tui.app import OpenpsApp
from openps.tui.asks import Ask, Say
from openps.tui.board import Board
from openps.tui.choices import Choices
from openps.tui.pages import Page
from openps.tui.rules import RulesPage
from openps.tui.table import TableScreen
from tests.long import LONG
from tests.tui.playing import LARGE, SMALL, Player, at_table, opening, point_at

GAMES = [edition.key for edition in OURS]
Doing = Callable[[Player], Awaitable[None]]


def at(begun_in: Path, game: str, doing: Doing, size: tuple[int, int] = LARGE, **more: object) -> None:
    async def done() -> None:
        async with at_table(opening(game, begun_in, **more), size) as player:
            await doing(player)

    asyncio.run(done())


# ---- what is in sight


SIZES = (SMALL, (100, 30), LARGE, (160, 50))
EVERY = [(game, size) for game in GAMES for size in SIZES]
SLICE = [*[(game, SMALL) for game in GAMES], *zip(GAMES, SIZES[1:], strict=True)]


@pytest.mark.parametrize(("game", "size"), EVERY if LONG else SLICE)
def test_board_hand_and_question_are_in_sight_at_every_size(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        screen, shown = player.screen, player.shown()
        assert screen.sight is not None
        assert screen.say(f"ask-{screen.sight.ask}").split()[0] in shown
        assert f"{screen.choices[0].key} {screen.choices[0].label}"[:20] in shown
        cards = screen.panels.hand(screen.sight.view, screen.teller)
        assert [card.title for card in cards if card.title[:8] not in shown] == []
        board = screen.query_one(Board)
        assert board.size.height >= size[1] // 4
        assert board.size.width >= size[0] // 2
        assert len(shown.splitlines()) == size[1]

    at(tmp_path, game, look, size)


def test_a_terminal_that_changes_its_size_is_drawn_anew(tmp_path: Path) -> None:
    async def resize(player: Player) -> None:
        await player.pilot.resize_terminal(*SMALL)
        await player.pilot.pause()
        small = player.shown()
        assert player.screen.has_class("small")
        await player.pilot.resize_terminal(*LARGE)
        await player.pilot.pause()
        assert player.screen.has_class("large")
        assert (len(small.splitlines()), len(player.shown().splitlines())) == (SMALL[1], LARGE[1])
        assert player.screen.choices[0].label[:12] in small

    at(tmp_path, "panic_station", resize)


def test_the_language_changes_while_one_plays(tmp_path: Path) -> None:
    async def change(player: Player) -> None:
        english = player.shown()
        await player.press("m")
        await player.pilot.pause()
        french = player.shown()
        await player.press("m")
        await player.pilot.pause()
        assert "Your turn" in english or "You are" in english
        assert "Vous êtes" in french
        assert player.shown() == english

    at(tmp_path, "panic_station", change)


def test_there_are_colours_for_every_eye_and_for_none(tmp_path: Path) -> None:
    async def change(player: Player) -> None:
        shown = player.shown()
        seen = [player.app.theme]
        for _ in looks.NAMES:
            await player.press("v")
            await player.pilot.pause()
            seen.append(player.app.theme)
            assert player.shown() == shown, "nothing is told by colour alone"
        assert set(seen) == set(looks.NAMES)
        assert not any("#" in looks.style_of(looks.MONO, look) for look in ("lit", "seat-0", "bug", "bad"))

    at(tmp_path, "panic_station", change)


def test_role_and_hand_are_covered_by_a_key(tmp_path: Path) -> None:
    async def cover(player: Player) -> None:
        before = player.table.ply
        assert "You are" in player.shown()
        await player.press("h")
        await player.pilot.pause()
        covered = player.shown()
        assert "You are" not in covered
        assert "Goal" not in covered
        assert player.screen.query_one(Choices).option_count == 0
        await player.press(player.screen.choices[0].key)
        assert player.table.ply == before, "a key that is covered does nothing"
        assert player.screen.sight is not None
        cards = player.screen.panels.hand(player.screen.sight.view, player.screen.teller)
        hand = player.screen.query_one("#hand").region
        row = "\n".join(covered.splitlines()[hand.y : hand.bottom])
        assert [card.title for card in cards if card.title in row] == []
        await player.press("h")
        await player.pilot.pause()
        assert "You are" in player.shown()

    at(tmp_path, "panic_station", cover)


def test_the_board_has_sizes(tmp_path: Path) -> None:
    async def zoom(player: Player) -> None:
        async def size() -> tuple[int, int]:
            await player.pilot.pause()
            picture = player.screen.query_one("#picture").size
            return picture.width, picture.height

        fitting = await size()
        widths = [fitting]
        while len(widths) == 1 or player.screen._zoom is not None:
            await player.press("z")
            widths.append(await size())
        assert [one for one, later in pairwise(widths) if one == later] == []
        assert len(set(widths)) == player.screen.panels.zooms
        assert widths[-1] == fitting

    at(tmp_path, "panic_station", zoom)


def test_the_log_is_filtered(tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        everything = player.shown()
        await player.press("f")
        await player.pilot.pause()
        mine = player.shown()
        await player.press("f")
        await player.pilot.pause()
        talk = player.shown()
        heads = ["Everything · f", "What concerns you · f", "What was said · f"]
        assert [head in shown for head, shown in zip(heads, (everything, mine, talk), strict=True)] == [True] * 3

    at(tmp_path, "panic_station", look)


def test_what_happened_since_the_own_last_decision_is_summed_up(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        while "turn" not in player.shown().lower() or player.keys < 8:
            await player.press(player.pick().key)
            await player.asked()
        recap = player.screen.query_one("#recap").region
        lines = player.shown().splitlines()[recap.y : recap.bottom]
        assert any("›" in line for line in lines)
        assert len(lines) <= 6

    at(tmp_path, "panic_station", play)


# ---- keys, mouse and words


def test_a_choice_is_explained_with_its_clause(tmp_path: Path) -> None:
    async def explain(player: Player) -> None:
        await player.press("?")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Page)
        clause = player.screen.edition.rules.clause_of(
            player.screen.choices[0].move, player.screen.sight.ask if player.screen.sight else ""
        )
        assert clause in player.shown()
        await player.press("x")
        assert player.app.screen is player.screen

    at(tmp_path, "panic_station", explain)


def test_the_rules_are_searched_while_one_types(tmp_path: Path) -> None:
    async def search(player: Player) -> None:
        await player.press("r")
        await player.pilot.pause()
        assert isinstance(player.app.screen, RulesPage)
        for char in "trade":
            await player.press(char)
        await player.pilot.pause()
        assert "PS-" in player.shown()
        await player.press("escape")
        assert player.app.screen is player.screen

    at(tmp_path, "panic_station", search)


def test_the_palette_lists_the_commands_in_ones_own_language(tmp_path: Path) -> None:
    async def open_it(player: Player) -> None:
        await player.press("m")
        await player.press("ctrl+p")
        await player.until(lambda: isinstance(player.app.screen, CommandPalette))
        await player.until(lambda: player.app.screen.query_one(OptionList).option_count > 5)
        shown = player.shown()
        assert "règles" in shown
        assert "Chercher une commande" in shown

    at(tmp_path, "panic_station", open_it)


def test_a_claim_takes_two_keys(tmp_path: Path) -> None:
    async def speak(player: Player) -> None:
        await player.press("t")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Say)
        await player.press("1")
        await player.pilot.pause()
        await player.press("1")
        await player.until(lambda: any(isinstance(one, Claim) for one in player.screen.sight.log))
        assert player.app.screen is player.screen

    at(tmp_path, "panic_station", speak)
    assert [act.text for act in load(str(tmp_path / "panic_station.jsonl"))[0].acts if act.said]


def test_a_click_on_a_lit_spot_plays_the_only_move_there(tmp_path: Path) -> None:
    async def click(player: Player) -> None:
        spot, _ = await player.until_a_spot_has(1)
        before = len(player.screen.sight.log)
        await point_at(player, spot)
        await player.until(lambda: len(player.screen.sight.log) > before)
        await player.pilot.pause()

    at(tmp_path, "panic_station", click)


def test_a_click_on_a_spot_with_several_moves_offers_those(tmp_path: Path) -> None:
    async def click(player: Player) -> None:
        spot, _ = await player.until_a_spot_has(2)
        there = [one for one in player.screen.choices if spot in one.spots]
        await point_at(player, spot)
        await player.pilot.pause()
        offered = player.screen.query_one(Choices)
        listed = [one.id for one in offered.options if one.id]
        assert listed == [f"move {one.text}" for one in there]
        assert len(listed) < len(player.screen.choices)
        await player.press("escape")
        await player.pilot.pause()
        moves = [one.id for one in offered.options if (one.id or "").startswith("move ")]
        assert len(moves) == len(player.screen.choices)

    at(tmp_path, "panic_station", click)


def test_a_click_on_anything_else_explains_it(tmp_path: Path) -> None:
    async def click(player: Player) -> None:
        await point_at(player, "seat 1")
        await player.until(lambda: isinstance(player.app.screen, Page))
        assert "PS-" in player.shown()

    at(tmp_path, "panic_station", click)


def test_what_is_not_possible_is_listed_with_the_reason(tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        await player.until_asked("act")
        refused = [one for one in player.screen.query_one(Choices).options if "×" in str(one.prompt)]
        assert player.screen.sight is not None
        assert len(refused) == len(player.screen.sight.impossible) > 0
        assert "(PS-" in str(refused[0].prompt)

    at(tmp_path, "panic_station", look)


def test_odds_are_drawn_before_a_roll(tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        detail = player.screen.query_one("#detail").region
        shown = "\n".join(player.shown().splitlines()[detail.y : detail.bottom])
        assert shown.count("%") == 3
        assert "█" in shown

    at(tmp_path, "negotiator", look)


# ---- leaving


def test_giving_up_is_asked_for_twice(tmp_path: Path) -> None:
    async def give_up(player: Player) -> None:
        key = next(one.key for one in player.screen.choices if one.text == "abandon")
        await player.press(key)
        await player.pilot.pause()
        assert isinstance(player.app.screen, Ask)
        await player.press("n")
        assert player.screen.sight is not None
        assert player.screen.sight.outcome is None
        await player.press(key)
        await player.press("y")
        await player.until(lambda: player.is_over)

    at(tmp_path, "negotiator", give_up)


def test_who_leaves_finds_the_match_as_it_was(tmp_path: Path) -> None:
    told = []

    async def leave(player: Player) -> None:
        for _ in range(3):
            await player.press(player.pick().key)
            await player.asked()
        await player.press("q")
        await player.press("y")
        await player.pilot.pause()
        told.extend(player.app.farewell)

    at(tmp_path, "pani_high", leave)
    read, _, match = load(str(tmp_path / "pani_high.jsonl"))
    assert match.outcome() is None
    assert len(read.moves) >= 3
    assert any("--resume" in line for line in told)


def test_the_match_is_on_disk_before_every_question(tmp_path: Path) -> None:
    async def compare(player: Player) -> None:
        for _ in range(4):
            read, _, _ = load(str(tmp_path / "pani_high.jsonl"))
            assert len(read.moves) == player.table.ply
            await player.press(player.pick().key)
            await player.asked()

    at(tmp_path, "pani_high", compare)


def test_a_disk_that_refuses_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    async def go_on(player: Player) -> None:
        folder = tmp_path / "gone.jsonl"
        folder.mkdir()
        player.table.path = folder
        await player.press(player.pick().key)
        await player.asked()
        assert "gone.jsonl" in player.shown()
        assert player.screen.choices

    at(tmp_path, "pani_high", go_on)


def test_what_fails_is_told_without_a_state_and_the_match_is_kept(tmp_path: Path) -> None:
    async def fail(player: Player) -> None:
        def broken(*_: object) -> None:
            raise RuntimeError("all cards of everybody")

        player.table._bots.talk = broken
        await player.press(player.pick().key)
        await player.until(lambda: isinstance(player.app.screen, Page))
        shown = player.shown()
        assert "Something failed that should not (RuntimeError)" in shown
        assert "all cards" not in shown

    at(tmp_path, "pani_high", fail)
    assert load(str(tmp_path / "pani_high.jsonl"))[2].outcome() is None


def test_who_sits_down_is_told_what_there_is_to_know(tmp_path: Path) -> None:
    async def look() -> str:
        begun = opening("pani_high", tmp_path)._replace(told=["Going on after 3 moves."])
        screen = TableScreen(LocalTable(begun, pace=0.0))
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE, notifications=True) as pilot:
            player = Player(app, pilot, screen, "hello")
            await player.asked()
            return player.shown()

    assert "Going on after 3 moves." in asyncio.run(look())


def test_a_bot_that_fails_is_said_at_once_with_the_one_who_decided(tmp_path: Path) -> None:
    async def look() -> list[str]:
        seats = "human,program:there-is-no-such-program,random,random,random"
        screen = TableScreen(LocalTable(opening("pani_high", tmp_path, seats=seats), pace=0.0))
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE, notifications=True) as pilot:
            player = Player(app, pilot, screen, "keys")
            await player.asked()
            while not screen.table.notices:
                await player.press(player.pick().key)
                await player.asked()
            await player.until(lambda: "belief" in player.shown())
            return list(screen.table.notices)

    told = asyncio.run(look())
    assert "cannot be started" in told[0]
    assert told[0].endswith("belief decides instead.")


def test_two_keys_in_a_row_answer_one_question(tmp_path: Path) -> None:
    """Whoever presses twice has not chosen what nobody has read yet."""

    async def hurry(player: Player) -> None:
        choice = player.screen.choices[0]
        player.screen.choose(choice)
        assert player.screen.choices == []
        await player.asked()
        assert player.table.ply >= 1
        assert player.screen.choices

    at(tmp_path, "pani_high", hurry)


def test_a_refused_move_leaves_the_question_open(tmp_path: Path) -> None:
    async def refused(player: Player) -> None:
        choice = player.screen.choices[0]
        before = [one.text for one in player.screen.choices]
        player.screen.choose(replace(choice, text="attack nowhere"))
        await player.until(lambda: isinstance(player.app.screen, Page))
        await player.pilot.pause()
        assert "(PH-" in player.shown()
        await player.press("x")
        assert [one.text for one in player.screen.choices] == before

    at(tmp_path, "pani_high", refused)
