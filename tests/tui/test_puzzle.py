"""The puzzle of the day from the menu of the full screen."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from openps.catalog import OURS
from openps.tui.app import OpenpsApp
from openps.tui.pages import Page
from openps.tui.puzzles import PuzzleGames, PuzzleScreen
from tests.tui.playing import text_of
from tests.tui.test_menu import key_of, menu, until

TABLE, LOG, FIRST_ANSWER = "1", "2", "3"


async def settled(app: OpenpsApp, pilot: Pilot[object]) -> str:
    """What stands on the screen once it was laid out: a busy machine takes its time."""
    before = ""
    while (shown := text_of(app.screen)) != before or not shown.strip():
        before = shown
        await pilot.pause(0.1)
    return shown


@pytest.mark.parametrize(("at", "language", "entry"), [(0, "en", "Puzzle of the day"), (1, "fr", "Énigme du jour")])
def test_a_puzzle_is_looked_at_answered_and_explained(at: int, language: str, entry: str) -> None:
    async def solve() -> list[str]:
        async with menu(language) as (app, pilot):
            await pilot.press(key_of(app, entry))
            await until(pilot, lambda: isinstance(app.screen, PuzzleGames))
            await pilot.press(str(at + 1))
            await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
            seen = [await settled(app, pilot)]
            for key in (TABLE, LOG, FIRST_ANSWER):
                await pilot.press(key)
                await until(pilot, lambda: isinstance(app.screen, Page))
                seen.append(await settled(app, pilot))
                await pilot.press("x")
                await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
            return seen

    asked, table, log, verdict = asyncio.run(solve())
    assert OURS[at].puzzles is not None
    assert {"en": "Puzzle", "fr": "Énigme"}[language] in asked
    assert table != log
    assert {"en": "The answer is", "fr": "La réponse est"}[language] in verdict
