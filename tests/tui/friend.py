"""Somebody who sits down at a table of a server, at a full screen, and plays by keys to the end, or for a while."""

from __future__ import annotations

import asyncio
import sys

from openps.cli.doors import LocalDoor
from openps.tui.app import OpenpsApp
from openps.tui.table import TableScreen
from tests.tui import playing
from tests.tui.playing import LARGE, Player

PATIENCE = 240.0  # for whatever somebody in a browser takes


async def play(link: str, name: str, choices: str = "") -> str:
    """The last screen."""
    playing.PATIENCE = PATIENCE
    screen = TableScreen(await LocalDoor().join(link, name, "en"))
    app = OpenpsApp(screen, "en")
    async with app.run_test(size=LARGE) as pilot:
        player = Player(app, pilot, screen, name)
        await player.asked()
        while not player.is_over and (not choices or player.keys < int(choices)):
            before = len(screen.sight.log) if screen.sight else 0
            await player.press(player.pick().key)
            await player.until(lambda at=before: player.is_over or len(screen.sight.log) > at)
            await player.asked()
        return player.shown()


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(play(*sys.argv[1:])))
