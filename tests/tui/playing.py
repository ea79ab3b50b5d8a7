"""Full screens in tests: a table to sit at, and somebody who presses keys."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from openps.cli.local import LocalTable
from openps.cli.opening import Opening, new
from openps.engine.chance import FreeChance
from openps.tui.app import OpenpsApp
from openps.tui.board import Pane
from openps.tui.choices import Choice
from openps.tui.curtain import Curtain
from openps.tui.ending import End
from openps.tui.ink import SPOT
from openps.tui.recap import Fate, Waited
from openps.tui.table import TableScreen

SMALL, LARGE = (80, 24), (120, 40)
SEEDS = {"panic_station": "2"}  # of matches in which much befalls the person early
PATIENCE = 120.0  # seconds for anything that is waited for


def given(game: str, **more: object) -> argparse.Namespace:
    """As `openps play GAME` takes it: one person among bots that play at random, on luck that is known."""
    seed = SEEDS.get(game, "7")
    usual: dict[str, object] = {"seats": None, "players": None, "bots": "random", "seed": seed, "name": None}
    return argparse.Namespace(**{"game": game, "option": [], "flags": [], "resume": None, **usual, **more})


def opening(game: str, folder: Path, **more: object) -> Opening:
    return new(given(game, **more))._replace(path=folder / f"{game}.jsonl")


def near_the_end(begun: Opening, left: int) -> Opening:
    """The same match when so many moves are left: what comes before was played at random, without a screen."""
    whole, luck = begun.match.copy(), FreeChance("before")
    while (decision := whole.decision()) is not None:
        seat = decision.seats[0]
        moves = [move for move in whole.legal_moves(seat) if whole.game.move_text(move) != "abandon"]
        whole.play(seat, luck.pick(moves, "move"))
    for seat, move in whole.moves[:-left]:
        begun.match.play(seat, move)
    return begun


class Player:
    """Somebody at the screen."""

    def __init__(self, app: OpenpsApp, pilot: Pilot[object], screen: TableScreen, luck: str) -> None:
        self.app, self.pilot, self.screen = app, pilot, screen
        self.keys = self.clicks = 0
        self.read: list[str] = []  # what was told before a question
        self.fates = 0  # how often that was what the person had become
        self._luck = FreeChance(luck)

    async def until(self, come: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not come():
                    await self.pilot.pause()
        except TimeoutError:
            raise AssertionError(f"it never came:\n{self.shown()}") from None

    async def asked(self) -> None:
        """Until there is a question, or the end."""
        await self.until(lambda: bool(self.screen.choices) or isinstance(self.app.screen, End | Curtain))
        await self.pilot.pause()
        while isinstance(self.app.screen, Waited):
            self.read.append(self.app.screen.text)
            self.fates += isinstance(self.app.screen, Fate)
            await self.pilot.press("escape")
            await self.pilot.pause()
        assert self.shown().strip(), "nothing is drawn"

    @property
    def is_over(self) -> bool:
        return isinstance(self.app.screen, End)

    @property
    def table(self) -> LocalTable:
        assert isinstance(self.screen.table, LocalTable)
        return self.screen.table

    def pick(self) -> Choice:
        """Any choice that has a key and does not give up."""
        choices = [one for one in self.screen.choices if one.key and not one.text.startswith("abandon")]
        return self._luck.pick(choices, "choice")

    async def until_asked(self, ask: str) -> None:
        """Until this question comes."""
        while self.screen.sight is None or self.screen.sight.ask != ask:
            await self.press(self.pick().key)
            await self.asked()

    async def until_a_spot_has(self, count: int) -> tuple[str, str]:
        """Until so many moves are done at one spot of the board; that spot, and the first of them."""
        while True:
            spots = [spot for one in self.screen.choices for spot in one.spots if spot.startswith(("room", "cell"))]
            for spot in spots:
                if spots.count(spot) == count and len(spots) > count:
                    return spot, next(one.text for one in self.screen.choices if spot in one.spots)
            await self.press(self.pick().key)
            await self.asked()

    async def press(self, key: str) -> None:
        self.keys += 1
        await self.pilot.press(key)

    def shown(self) -> str:
        """The screen as text."""
        return text_of(self.app.screen)


def strips_of(screen: Screen[object]) -> str:
    """The screen as text, with every style and whatever can be pointed at."""
    strips = screen._compositor.render_strips()
    return "\n".join([repr([(segment.text, str(segment.style)) for segment in strip]) for strip in strips])


def text_of(screen: Screen[object]) -> str:
    strips = screen._compositor.render_strips()
    return "\n".join(["".join([segment.text for segment in strip]).rstrip() for strip in strips])


async def point_at(player: Player, spot: str) -> None:
    """Click on a spot where it is drawn."""
    for pane in player.screen.query(Pane):
        for y in range(pane.region.y, pane.region.bottom):
            for x in range(pane.region.x, pane.region.right):
                if player.screen.get_style_at(x, y).meta.get(SPOT) == spot:
                    await player.pilot.click(offset=(x, y))
                    return
    raise AssertionError(f"{spot} is not in sight")


@asynccontextmanager
async def at_table(
    begun: Opening, size: tuple[int, int] = SMALL, language: str = "en", luck: str = "keys"
) -> AsyncIterator[Player]:
    """A person at a table whose bots answer at once."""
    screen = TableScreen(LocalTable(begun, language=language, pace=0.0))
    app = OpenpsApp(screen, language)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot, screen, luck)
        await player.asked()
        yield player
