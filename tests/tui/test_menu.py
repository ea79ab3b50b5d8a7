"""From the menu to a match, to one that waits, to one that is over, and to a table on a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from openps.catalog import OURS, edition_named, editions, messages_of
from openps.catalog.balance import is_own
from openps.cli import files
from openps.cli.doors import LocalDoor
from openps.cli.local import LocalTable
from openps.cli.measuring import Measurement
from openps.engine.errors import OpenpsError
from openps.games.negotiator.game import NEGOTIATOR
from openps.tui.app import OpenpsApp
from openps.tui.door import Door, Wish
from openps.tui.menu import Join, Menu, Shelf
from openps.tui.pages import Page
from openps.tui.recap import Waited
from openps.tui.replay import ReplayScreen
from openps.tui.set_up import OwnFile, SetUp
from openps.tui.table import TableScreen
from openps.words.messages import LANGUAGES, Messages
from tests.tui.playing import PATIENCE, SMALL, text_of
from tests.tui.records import finished


@asynccontextmanager
async def menu(language: str = "en", door: Door | None = None) -> AsyncIterator[tuple[OpenpsApp, Pilot[object]]]:
    app = OpenpsApp(Menu(door or LocalDoor()), language)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        yield app, pilot


@asynccontextmanager
async def setting_up(
    game: str, language: str = "en", door: Door | None = None
) -> AsyncIterator[tuple[OpenpsApp, Pilot[object]]]:
    async with menu(language, door) as (app, pilot):
        await pilot.press(str(1 + list(editions()).index(game)))
        await until(pilot, lambda: isinstance(app.screen, SetUp))
        await pilot.pause()
        yield app, pilot


def line_with(app: OpenpsApp, words: str) -> str:
    return next(line for line in text_of(app.screen).splitlines() if words in line)


async def until(pilot: Pilot[object], come: Callable[[], bool]) -> None:
    """Whoever is told what happened before the first question reads it and goes on."""
    async with asyncio.timeout(PATIENCE):
        while not come():
            if isinstance(pilot.app.screen, Waited):
                await pilot.press("escape")
            await pilot.pause()


def key_of(app: OpenpsApp, words: str) -> str:
    """The key in front of a line of the menu."""
    return line_with(app, words).split()[0]


@pytest.mark.parametrize("game", [edition.key for edition in OURS])
def test_two_keys_begin_a_match_of_each_game(game: str) -> None:
    async def begin() -> None:
        async with menu() as (app, pilot):
            await pilot.press(str(1 + list(editions()).index(game)))
            await until(pilot, lambda: isinstance(app.screen, SetUp))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.sight))
            assert isinstance(app.screen, TableScreen)
            assert app.screen.edition.key == game
            assert app.screen.table.seats[0] == "human"

    asyncio.run(begin())


def test_settings_are_turned_and_played_with() -> None:
    async def begin() -> None:
        async with menu() as (app, pilot):
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, SetUp))
            await pilot.press(key_of(app, "players"))
            await pilot.press(key_of(app, "how strong"))
            await pilot.press(key_of(app, "Four gas cans"))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.sight))
            table = app.screen.table
            assert isinstance(table, LocalTable)
            assert list(table.seats) == ["human", *["strong"] * 4]
            assert app.screen.sight.view.options.harder_hive

    asyncio.run(begin())


def test_left_and_right_turn_a_setting_both_ways() -> None:
    async def turn() -> list[str]:
        shown = []
        async with setting_up("panic_station") as (app, pilot):
            for keys in (["down"], ["right"], ["left", "left"]):
                await pilot.press(*keys)
                await pilot.pause()
                shown.append(line_with(app, "▸  players"))
        return shown

    assert [line.split()[2] for line in asyncio.run(turn())] == ["4", "5", "6"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [edition.key for edition in OURS])
def test_settings_are_in_words_of_the_language(game: str, language: str) -> None:
    raw = {value for one in editions()[game].rules.info.options for value in one.values if not value.isdigit()}

    async def read() -> list[str]:
        async with setting_up(game, language) as (app, _):
            assert "--" not in text_of(app.screen)
            return re.findall("◂ (.+) ▸", text_of(app.screen))

    shown = asyncio.run(read())
    assert shown
    if language == "fr":
        assert raw & set(shown) == set()
    assert "arkayne" not in shown


def test_who_plays_alone_is_not_asked_how_strong_the_bots_are() -> None:
    async def read(game: str) -> str:
        async with setting_up(game) as (app, _):
            return text_of(app.screen)

    assert "how strong the bots are" not in asyncio.run(read("negotiator"))
    assert "how strong the bots are" in asyncio.run(read("pani_high"))


@pytest.mark.parametrize(("turned", "offered"), [(0, True), (1, False)])
def test_giving_up_is_among_the_moves_as_the_settings_say(turned: int, offered: bool) -> None:
    async def begin() -> None:
        async with setting_up("negotiator") as (app, pilot):
            await pilot.press(*[key_of(app, "giving up")] * turned)
            await pilot.pause()
            assert line_with(app, "giving up").split()[2] == ("yes" if offered else "no")
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.choices))
            assert isinstance(app.screen, TableScreen)
            assert offered == ("abandon" in [one.text for one in app.screen.choices])

    asyncio.run(begin())


def test_a_match_that_was_left_is_gone_on_with() -> None:
    async def go_on() -> None:
        async with menu() as (app, pilot):
            await pilot.press("3", "1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.choices))
            await pilot.press("q", "y")
            await until(pilot, lambda: isinstance(app.screen, SetUp | Menu))
            assert isinstance(app.screen, Menu)
            await pilot.press(key_of(app, "Go on with a match"))
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            assert "Pani-High!" in text_of(app.screen)
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.choices))

    asyncio.run(go_on())
    assert len(list(files.matches_folder().glob("*.jsonl"))) == 1


def test_the_language_of_the_menu_goes_with_one_to_the_table() -> None:
    async def change() -> None:
        async with menu() as (app, pilot):
            await pilot.press("m")
            await pilot.pause()
            assert "À quoi jouez-vous" in text_of(app.screen)
            await pilot.press("1", "1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.sight))
            assert app.screen.say.language == "fr"

    asyncio.run(change())


def test_a_link_that_is_none_gets_a_sentence() -> None:
    async def join() -> None:
        async with menu() as (app, pilot):
            await pilot.press(key_of(app, "Join a table"))
            await until(pilot, lambda: isinstance(app.screen, Join))
            app.screen.query_one("#link", Input).value = "nonsense"
            app.screen.query_one("#name", Input).value = "Ada"
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, Page))
            assert '"nonsense" is not the link of a table' in text_of(app.screen)
            await pilot.press("x")
            assert isinstance(app.screen, Menu)

    asyncio.run(join())


def test_careers_can_be_read_from_the_menu(tmp_path: Path) -> None:
    finished("negotiator", is_in_career=True)

    async def read() -> str:
        async with menu() as (app, pilot):
            await pilot.press(key_of(app, "Careers"))
            await until(pilot, lambda: isinstance(app.screen, Page))
            return text_of(app.screen)

    assert "me: 0 matches, 0 won (and 1 for" in asyncio.run(read())


def test_records_that_cannot_be_read_are_left_out_and_left_alone() -> None:
    broken = files.matches_folder() / "broken.jsonl"
    broken.parent.mkdir(parents=True)
    broken.write_text("no record", "utf-8")

    assert LocalDoor().saved() == []
    assert broken.read_text("utf-8") == "no record"


def test_what_the_door_cannot_do_is_told_in_words() -> None:
    wish = Wish("panic_station", 99, 1, "normal", {})
    with pytest.raises(OpenpsError) as refused:
        LocalDoor().begin(wish, "en")
    assert "possible are 4, 5, 6 (PS-1.1)" in Messages("en").error(refused.value)


# ---- components of one's own


def own_cards(folder: Path) -> str:
    """Ours, but for one hostage less."""
    text = edition_named("negotiator").files[0].example(messages_of("negotiator", "en"))
    file = folder / "my.toml"
    file.write_text(re.sub(r"hostages = \d+", "hostages = 1", text, count=1), "utf-8")
    return str(file)


async def bring(app: OpenpsApp, pilot: Pilot[object], path: str) -> None:
    option = edition_named("negotiator").files[0].option
    await pilot.press(key_of(app, messages_of("negotiator", app.language)(f"help-{option}-file")))
    await until(pilot, lambda: isinstance(app.screen, OwnFile))
    app.screen.query_one("#path", Input).value = path
    await pilot.press("enter")
    await pilot.pause()


def in_a_line(text: str) -> str:
    """However wide its spaces are, and wherever its lines end."""
    return " ".join(text.split())


def told(app: OpenpsApp) -> str:
    return in_a_line(text_of(app.screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_ones_own_are_measured_in_the_background(language: str, tmp_path: Path) -> None:
    say = messages_of("negotiator", language)

    async def measure() -> None:
        async with setting_up("negotiator", language, LocalDoor(matches=2)) as (app, pilot):
            assert say("web-measure") not in told(app), "our own cards are measured"
            await bring(app, pilot, own_cards(tmp_path))
            assert in_a_line(say("meter-own")) in told(app)
            await pilot.press(key_of(app, say("web-measure")))
            await pilot.pause()
            assert in_a_line(say("meter-measuring")) in told(app)
            await pilot.press("down", "down")  # it can be used meanwhile
            measured = say("meter-measured", rates="", rounds=2, matches=2, level=say("web-bot-normal"))
            counted = in_a_line(measured.rpartition("(")[2])
            await until(pilot, lambda: counted in told(app))
            assert re.search(r"\d\s% \(\d+–\d+\)", told(app)), "no interval"

    asyncio.run(measure())


@pytest.mark.parametrize("way", ["hostage-taker", "Begin", "escape", "ctrl+c"])
def test_a_measurement_is_stopped_by_leaving_or_by_other_settings(way: str, tmp_path: Path) -> None:
    async def measure() -> None:
        async with setting_up("negotiator", door=LocalDoor(matches=1_000_000)) as (app, pilot):
            await bring(app, pilot, own_cards(tmp_path))
            await pilot.press(key_of(app, "Measure now"))
            assert isinstance(app.screen, SetUp)
            measurement = app.screen._measuring
            assert isinstance(measurement, Measurement)
            process = measurement._process
            assert process is not None
            assert process.poll() is None
            await pilot.press(way if way in ("escape", "ctrl+c") else key_of(app, way))
            if way != "ctrl+c":
                await until(pilot, lambda: process.poll() is not None)
        assert process.returncode is not None
        assert process.returncode < 0, "it was not stopped"

    asyncio.run(measure())


def test_a_file_that_cannot_be_read_changes_nothing(tmp_path: Path) -> None:
    async def measure() -> None:
        async with setting_up("negotiator") as (app, pilot):
            for path in (str(tmp_path), str(tmp_path / "nowhere.toml"), "~nobody-of-this-name/my.toml"):
                await bring(app, pilot, path)
                assert isinstance(app.screen, Page)
                await pilot.press("escape")
                assert "no file" in told(app)
            await bring(app, pilot, own_cards(tmp_path))
            await bring(app, pilot, "")
            assert "Measure now" not in told(app)

    asyncio.run(measure())


def test_a_match_with_cards_of_ones_own_begins_from_the_menu(tmp_path: Path) -> None:
    async def begin() -> None:
        async with setting_up("negotiator") as (app, pilot):
            await bring(app, pilot, own_cards(tmp_path))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.sight))
            assert isinstance(app.screen, TableScreen)
            assert isinstance(app.screen.table, LocalTable)
            plain = NEGOTIATOR.plain_options(app.screen.table._match.options)
            assert is_own("negotiator", plain)

    asyncio.run(begin())


# ---- replays


def replaying(game: str) -> ReplayScreen:
    path = finished(game)
    saved = next(one for one in LocalDoor().saved() if one.path == str(path))
    return ReplayScreen(LocalDoor().replay(saved, "en"))


def test_a_match_is_walked_through_by_the_eyes_of_every_seat() -> None:
    screen = replaying("panic_station")

    async def walk() -> None:
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert "As everybody saw it" in text_of(app.screen)
            await pilot.press("right", "right", "left")
            assert screen._replay.step == 1
            await pilot.press("e")
            await pilot.pause()
            first = text_of(app.screen)
            assert "Through the eyes of Seat 0" in first
            assert "You are" in first
            await pilot.press("end")
            await pilot.pause()
            assert f"Step {screen._replay.steps} of {screen._replay.steps}" in text_of(app.screen)
            await pilot.press("home")
            await pilot.pause()
            assert "Step 0 of" in text_of(app.screen)
            assert "The match is over" not in text_of(app.screen)

    asyncio.run(walk())


def test_a_replay_plays_by_itself_and_stops() -> None:
    screen = replaying("negotiator")

    async def watch() -> None:
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("s", "s", "space")
            await until(pilot, lambda: screen._replay.step >= 2)
            await pilot.press("space")
            stopped = screen._replay.step
            await pilot.pause(0.5)
            assert screen._replay.step == stopped

    asyncio.run(watch())


def test_a_replay_shows_a_seat_no_more_than_it_saw_then() -> None:
    """The sight of a step is that of the match when it stood there."""
    path = finished("pani_high")
    read, game, match = files.load(str(path))
    replay = LocalDoor().replay(next(one for one in LocalDoor().saved() if one.path == str(path)), "en")
    again = files.record.open_match(read, game)
    for step, act in enumerate([one for one in read.acts if not one.said][:40]):
        replay.go(step)
        for viewer in (None, 0, 3):
            replay.look_as(viewer)
            sight = replay.sight()
            assert sight.view == again.view(viewer)
            assert list(sight.log) == again.seen_by(viewer, again.log)
        files.record.follow(again, act)
    assert match.outcome() is not None
