"""Every screen as a picture, always the same: `make screens` writes them, a test compares them.

Three of them stand in the README.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from openps.cli.doors import LocalDoor
from openps.cli.local import LocalTable
from openps.cli.opening import new
from openps.cli.reviewing import LocalReview
from openps.tui.app import OpenpsApp
from openps.tui.curtain import Lobby
from openps.tui.door import Saved
from openps.tui.menu import Join, Menu, Shelf
from openps.tui.recap import Waited
from openps.tui.replay import ReplayScreen
from openps.tui.review import ReviewScreen
from openps.tui.set_up import SetUp
from openps.tui.sight import Waiting
from openps.tui.table import TableScreen
from openps.words.messages import Messages
from tests.tui.playing import LARGE, SMALL, Player, given
from tests.tui.records import finished

HERE: Final = Path(__file__).parent / "snapshots"
PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
IN_README: Final = ("terminal-panic_station", "terminal-pani_high", "terminal-negotiator")

Drawn = Callable[[], Awaitable[str]]


def place_of(name: str) -> Path:
    return (PICTURES if name in IN_README else HERE) / f"{name}.svg"


def plain_svg(svg: str) -> str:
    """Without what differs from run to run, and without fonts from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    svg = svg.replace("Fira Code, monospace", "monospace").replace("font-family: arial", "font-family: sans-serif")
    return "\n".join([line.rstrip() for line in svg.splitlines()]) + "\n"


async def table(
    game: str,
    moves: int,
    keys: str = "",
    size: tuple[int, int] = SMALL,
    language: str = "en",
    choices: int = 0,
    **more: object,
) -> str:
    """A table after so many own choices, when there are that many to choose from, and some keys."""
    begun = new(given(game, **more))._replace(path=Path("match.jsonl"))
    screen = TableScreen(LocalTable(begun, language=language, pace=0.0))
    app = OpenpsApp(screen, language)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot, screen, f"{game} pictures")
        await player.asked()
        while not player.is_over and (player.keys < moves or len(screen.choices) < choices):
            await player.press(player.pick().key)
            await player.asked()
        return await _after(app, pilot, keys)


async def _after(app: OpenpsApp, pilot: Pilot[object], keys: str) -> str:
    for key in keys.split():
        await pilot.press(key)
        await pilot.pause()
    return await _settled(app, pilot)


async def _settled(app: OpenpsApp, pilot: Pilot[object]) -> str:
    """Once nothing changes any more: a busy machine takes its time to lay a screen out."""
    before = ""
    while (shown := plain_svg(app.export_screenshot(title="openps"))) != before:
        before = shown
        await pilot.pause(0.2)
    return shown


async def of(screen: TableScreen | Menu | SetUp | Shelf | Lobby, keys: str = "", size: tuple[int, int] = SMALL) -> str:
    app = OpenpsApp(screen, "en")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return await _after(app, pilot, keys)


class StillDoor(LocalDoor):
    """Records from a time that does not pass."""

    def saved(self) -> list[Saved]:
        games = [("panic_station", False), ("negotiator", True), ("pani_high", True)]
        return [Saved(f"{game}.jsonl", game, "2026-01-01 20:00", 17, over) for game, over in games]


async def waited() -> str:
    """The first box that tells what befell somebody."""
    begun = new(given("pani_high"))._replace(path=Path("match.jsonl"))
    screen = TableScreen(LocalTable(begun, pace=0.0))
    app = OpenpsApp(screen, "en")
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot, screen, "waited")
        while not isinstance(app.screen, Waited):
            await player.until(lambda: bool(screen.choices))
            await pilot.pause()
            if app.screen is screen:
                await player.press(player.pick().key)
        return await _settled(app, pilot)


async def join() -> str:
    app = OpenpsApp(Menu(StillDoor()), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.push_screen(Join())
        await pilot.pause()
        app.set_focus(None)
        return await _after(app, pilot, "")


async def rules() -> str:
    begun = new(given("panic_station"))._replace(path=Path("match.jsonl"))
    screen = TableScreen(LocalTable(begun, pace=0.0))
    app = OpenpsApp(screen, "en")
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot, screen, "rules")
        await player.asked()
        await pilot.press("r", *"scan")
        await pilot.pause()
        app.set_focus(None)
        return await _after(app, pilot, "")


async def lobby() -> str:
    begun = new(given("panic_station"))._replace(path=Path("match.jsonl"))
    waiting = LocalTable(begun, pace=0.0)
    waiting.waiting = Waiting(["Ada", "Boole", "normal", "…"], "https://games.example/t/abcd", True)
    return await of(Lobby(waiting))


async def replay() -> str:
    path = finished("panic_station")
    saved = Saved(str(path), "panic_station", "", 0, True)
    return await of(ReplayScreen(LocalDoor().replay(saved, "en")), "pagedown pagedown pagedown e", LARGE)


async def review() -> str:
    """When it is whole: the same record and the same luck give the same words."""
    screen = ReviewScreen(LocalReview(str(finished("negotiator")), Messages("en"), "--playouts", "2"))
    app = OpenpsApp(screen, "en")
    async with app.run_test(size=LARGE) as pilot:
        while not screen.is_whole:
            assert screen.trouble is None, screen.trouble
            await pilot.pause(0.1)
        return await _settled(app, pilot)


SCREENS: Final[dict[str, Drawn]] = {
    "terminal-panic_station": lambda: table("panic_station", 12, size=LARGE, choices=8, seed="11"),
    "terminal-pani_high": lambda: table("pani_high", 5, size=(100, 30), seed="11"),
    "terminal-negotiator": lambda: table("negotiator", 4, size=(100, 30), choices=5),
    "panic_station-80x24-fr": lambda: table("panic_station", 6, language="fr"),
    "pani_high-80x24-fr": lambda: table("pani_high", 4, language="fr"),
    "negotiator-80x24-fr": lambda: table("negotiator", 2, language="fr"),
    "panic_station-160x50": lambda: table("panic_station", 9, size=(160, 50)),
    "light": lambda: table("panic_station", 6, "v"),
    "contrast": lambda: table("panic_station", 6, "v v"),
    "mono": lambda: table("panic_station", 6, "v v v"),
    "covered": lambda: table("panic_station", 6, "h"),
    "log": lambda: table("panic_station", 6, "l"),
    "explained": lambda: table("panic_station", 6, "?"),
    "sheet": lambda: table("panic_station", 9, "s"),
    "talk": lambda: table("panic_station", 6, "t 2"),
    "leave": lambda: table("panic_station", 0, "q"),
    "end": lambda: table("negotiator", 400),
    "curtain": lambda: of(TableScreen(LocalTable(new(given("pani_high", seats="human,human")), pace=0.0))),
    "menu": lambda: of(Menu(StillDoor())),
    "setup": lambda: of(SetUp(StillDoor(), "panic_station")),
    "shelf": lambda: of(Shelf(StillDoor(), "replays")),
    "join": join,
    "rules": rules,
    "waited": waited,
    "lobby": lobby,
    "replay": replay,
    "review": review,
}


def drawn(name: str) -> str:
    return asyncio.run(_drawn(name))


async def _drawn(name: str) -> str:
    return await SCREENS[name]()


def write(names: list[str]) -> None:
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OPENPS_DATA"] = folder
        os.environ.pop("NO_COLOR", None)
        os.chdir(folder)
        for name in names or SCREENS:
            place_of(name).write_text(drawn(name), "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
