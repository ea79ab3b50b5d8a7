"""From question to question: arrows and Enter go on working, windows close, and everything speaks one language."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.catalog import OURS
from openps.cli.local import LocalTable
from openps.engine.ids import Viewer
from openps.tui.app import OpenpsApp
from openps.tui.board import Board
from openps.tui.choices import Choices
from openps.tui.curtain import Curtain
from openps.tui.pages import Page
from openps.tui.table import TableScreen
from tests.examples.test_kuhn_poker import guest
from tests.long import LONG
from tests.tui.playing import LARGE, SMALL, Player, at_table, opening, strips_of
from tests.tui.test_table import at

__all__ = ["guest"]  # a fixture
GAMES = [edition.key for edition in OURS]
HELP = {"t": "tui-help-talk", "z": "tui-help-zoom"}


async def arrow_moves(player: Player) -> bool:
    """Whether Down goes to another choice and Up comes back."""
    listed = player.screen.query_one(Choices)
    first = listed.highlighted
    await player.pilot.press("down")
    second = listed.highlighted
    await player.pilot.press("up")
    return first != second and listed.highlighted == first


@pytest.mark.parametrize("pace", [0.0, 0.01], ids=["at once", "bots are seen"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_arrows_and_enter(game: str, pace: float, tmp_path: Path) -> None:
    async def play() -> int:
        screen = TableScreen(LocalTable(opening(game, tmp_path), pace=pace))
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot, screen, "arrows")
            answered = 0
            await player.asked()
            while answered < (8 if LONG else 5) and not player.is_over:
                await player.until(lambda: screen.focused is screen.query_one(Choices))
                assert len(screen.choices) == 1 or await arrow_moves(player)
                since = screen.sight.since if screen.sight else None
                await pilot.press("enter")
                await player.until(lambda at=since: player.is_over or bool(screen.sight and screen.sight.since != at))
                await player.asked()
                answered += 1
            return answered

    assert asyncio.run(play()) > 3


@pytest.mark.parametrize("keys", [("?", "x"), ("r", "escape"), ("s", "x"), ("q", "n"), ("l", "l"), ("l", "escape")])
def test_after_any_window_the_arrows_belong_to_the_choices(keys: tuple[str, str], tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        for key in keys:
            await player.press(key)
            await player.pilot.pause()
        assert player.app.screen is player.screen
        assert await arrow_moves(player)

    at(tmp_path, "panic_station", look, SMALL)


def test_the_board_is_moved_by_shift_and_arrows_and_the_choices_keep_the_rest(tmp_path: Path) -> None:
    async def pan(player: Player) -> None:
        for _ in range(3):
            await player.press("z")
            await player.pilot.pause()
        board, listed = player.screen.query_one(Board), player.screen.query_one(Choices)
        assert board.max_scroll_y > 0
        await player.press("shift+up")
        await player.pilot.pause()
        top, at_choice = board.scroll_y, listed.highlighted
        await player.press("shift+down")
        await player.pilot.pause()
        assert (board.scroll_y > top, listed.highlighted) == (True, at_choice)
        lower = board.scroll_y
        assert await arrow_moves(player)
        assert board.scroll_y == lower

    at(tmp_path, "panic_station", pan, SMALL, seed="7")


def test_what_is_news_to_nobody_leaves_the_highlight_where_it_was(tmp_path: Path) -> None:
    async def wait(player: Player) -> None:
        await player.press("down")
        at_choice = player.screen.query_one(Choices).highlighted
        player.screen.show()
        await player.pilot.pause()
        assert player.screen.query_one(Choices).highlighted == at_choice != 1

    at(tmp_path, "panic_station", wait)


# ---- one language


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_change_their_language_with_everything_else(game: str, tmp_path: Path) -> None:
    async def change(player: Player) -> None:
        english = [one.label for one in player.screen.choices]
        texts = [one.text for one in player.screen.choices]
        await player.press("m")
        await player.pilot.pause()
        french = [one.label for one in player.screen.choices]
        assert [one.text for one in player.screen.choices] == texts
        assert french != english
        assert french[0][:12] in player.shown()
        await player.press("?")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Page)
        assert french[0][:12] in player.shown()

    at(tmp_path, game, change)


def test_the_end_changes_its_language_too(tmp_path: Path) -> None:
    async def change(player: Player) -> None:
        key = next(one.key for one in player.screen.choices if one.text == "abandon")
        await player.press(key)
        await player.press("y")
        await player.until(lambda: player.is_over)
        await player.pilot.pause()
        english = player.shown()
        await player.press("m")
        await player.until(lambda: "La partie est finie" in player.shown())
        assert player.is_over
        shared = {line.strip() for line in english.splitlines() if "│" in line and "/" not in line} & {
            line.strip() for line in player.shown().splitlines() if "│" in line and "/" not in line
        }
        assert [line for line in shared if sum(char.isalpha() for char in line) > 20] == []

    at(tmp_path, "negotiator", change)


# ---- the log


def test_the_log_opens_with_everything_and_escape_closes_it(tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        heads = []
        for key in ("l", "f", "f", "escape", "l"):
            await player.press(key)
            await player.pilot.pause()
            if key != "escape":
                area = player.screen.query_one("#filter").region
                heads.append(player.shown().splitlines()[area.y][area.x :].strip())
            assert player.screen.has_class("log-open") == (key != "escape")
        assert heads == [
            "Everything · f: what concerns you", "What concerns you · f: talk", "What was said · f: everything",
            "Everything · f: what concerns you",
        ]  # fmt: skip

    at(tmp_path, "panic_station", look, SMALL)


# ---- keys that do something


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(
    ("game", "idle"), [("panic_station", ""), ("pani_high", ""), ("negotiator", "t"), ("kuhn_poker", "z")]
)
def test_a_key_that_would_do_nothing_is_not_offered(game: str, idle: str, tmp_path: Path) -> None:
    async def look(player: Player) -> None:
        foot = player.shown().splitlines()[-1]
        assert [key for key, words in (("t", " t talk"), ("z", " z size")) if words not in foot] == list(idle)
        before = player.shown()
        for key in idle:
            await player.press(key)
            await player.pilot.pause()
            assert player.shown() == before
        player.screen.do_help()
        await player.pilot.pause()
        helped = [key for key in "tz" if player.screen.say(HELP[key])[:20] not in player.shown()]
        assert helped == list(idle)

    at(tmp_path, game, look)


EVERY = [(game, size) for game in GAMES for size in (SMALL, LARGE)]
SLICE = [*zip(GAMES, (SMALL, LARGE, SMALL), strict=True)]


@pytest.mark.parametrize(("game", "size"), EVERY if LONG else SLICE)
def test_every_press_changes_the_size_of_the_board(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def zoom(player: Player) -> None:
        for _ in range(5):
            before = strips_of(player.screen)
            await player.press("z")
            await player.pilot.pause()
            assert strips_of(player.screen) != before

    at(tmp_path, game, zoom, size)


# ---- several people


def test_what_one_person_opened_is_closed_before_the_next_is_called(tmp_path: Path) -> None:
    async def look() -> None:
        begun = opening("pani_high", tmp_path, seats="human,human", seed="3")
        async with at_table(begun, LARGE) as player:
            app, seen = player.app, set[Viewer]()
            while len(seen) < 2:
                if isinstance(app.screen, Curtain):
                    await player.press("enter")
                    await player.asked()
                assert player.screen.sight is not None
                seen.add(player.screen.sight.viewer)
                player.screen.choose(player.screen.choices[0])
                player.screen.do_sheet()
                await player.until(lambda: isinstance(app.screen, Curtain) or bool(player.screen.choices))
                if isinstance(app.screen, Curtain):
                    assert not [one for one in app.screen_stack if isinstance(one, Page)]
                else:
                    player.screen._close_all()

    asyncio.run(look())
