"""What is found again at the next start, and what a menu tells about itself."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from textual.command import CommandPalette

from openps.cli import settings, terminal
from openps.cli.doors import LocalDoor
from openps.cli.local import LocalTable
from openps.tui.app import OpenpsApp
from openps.tui.asks import Ask
from openps.tui.commands import OurCommands
from openps.tui.ending import End
from openps.tui.menu import Menu
from openps.tui.pages import Page
from openps.tui.set_up import SetUp
from openps.tui.table import TableScreen
from tests.tui.playing import SMALL, Player, at_table, near_the_end, opening, text_of


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_the_language_chosen_by_a_key_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def press() -> None:
        app = OpenpsApp(Menu(LocalDoor()), "en", keep_language=settings.keep_language)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("m")
            await pilot.pause()

    assert settings.language("", "en") == "en"
    asyncio.run(press())
    assert settings.language("", "en") == "fr"
    assert settings.language("en", "en") == "en", "--lang is asked for now"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    settings.keep_language("en")
    assert settings.language("", "fr") == "en"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert settings.language("", "en") == "en", "the environment says something else than it did"


@pytest.mark.parametrize("rubbish", [b"", b"[]", b'{"language": 7}', b"\xff\xfe", b'{"language": "xx"}'])
def test_a_file_that_says_nothing_changes_nothing(rubbish: bytes) -> None:
    settings.place().write_bytes(rubbish)
    assert settings.language("", "fr") == "fr"


def test_a_folder_that_cannot_be_written_costs_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "file"))
    settings.keep_language("fr")
    assert settings.language("", "en") == "en"


def test_the_program_is_named_as_it_can_be_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/openps", "play"])
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert terminal.program() == ".venv/bin/openps"
    monkeypatch.setattr(sys, "argv", ["src/openps/__main__.py"])
    assert terminal.program() == f"{sys.executable} -m openps"
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert terminal.program() == "openps"


def test_a_menu_tells_what_its_entries_do_and_how_to_go_back() -> None:
    async def look() -> None:
        app = OpenpsApp(Menu(LocalDoor()), "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert "^P" in text_of(app.screen)
            app.push_screen(SetUp(LocalDoor(), "panic_station"))
            await pilot.pause()
            assert "Esc back" in text_of(app.screen)
            await pilot.press("?")
            await pilot.pause()
            assert isinstance(app.screen, Page)
            told = "".join([ink.text for line in app.screen._picture for ink in line])
            assert app.screen.say("tui-about-players") in told
            await pilot.press("escape")
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, Menu)

    asyncio.run(look())


def test_the_palette_explains_its_commands() -> None:
    async def look() -> None:
        app = OpenpsApp(Menu(LocalDoor()), "fr")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            hits = [hit async for hit in OurCommands(app.screen).discover()]
            assert len(hits) > 2
            assert all(hit.help for hit in hits)
            assert isinstance(app.screen, Menu)
            app.screen.do("palette")
            await pilot.pause()
            assert CommandPalette.is_open(app)

    asyncio.run(look())


def test_after_the_end_one_leaves_without_a_question_or_plays_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(near_the_end(opening("panic_station", tmp_path), 10), SMALL) as player:
            await to_the_end(player)
            before = player.screen
            await player.pilot.press("escape")
            await player.pilot.pause()
            await player.pilot.press("enter")
            await player.until(lambda: isinstance(player.app.screen, End))
            await player.pilot.press("n")
            await player.until(lambda: new_table(player.app, before) is not None)
            table = new_table(player.app, before)
            assert table is not None
            assert isinstance(table.table, LocalTable)
            assert table.table.path != player.table.path
            assert list(table.table.seats) == list(player.table.seats)
            assert table.table.ply < player.table.ply

    asyncio.run(play())


def new_table(app: OpenpsApp, before: TableScreen) -> TableScreen | None:
    return next((one for one in app.screen_stack if isinstance(one, TableScreen) and one is not before), None)


async def to_the_end(player: Player) -> None:
    while not player.is_over:
        await player.press(player.pick().key)
        await player.asked()


def test_a_match_that_is_over_is_left_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(near_the_end(opening("panic_station", tmp_path), 10), SMALL) as player:
            await to_the_end(player)
            await player.pilot.press("escape")
            await player.pilot.pause()
            await player.pilot.press("q")
            await player.pilot.pause()
            assert not isinstance(player.app.screen, Ask)
            assert player.app.farewell

    asyncio.run(play())
