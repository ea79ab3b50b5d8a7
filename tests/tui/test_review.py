"""A review from the menu of the full screen, and from a replay: it grows, in both languages, and can be left."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from openps.catalog import OURS
from openps.cli import files
from openps.cli.doors import LocalDoor
from openps.cli.reviewing import LocalReview
from openps.engine.errors import OpenpsError
from openps.tui.app import OpenpsApp
from openps.tui.door import Saved
from openps.tui.menu import Menu, Shelf
from openps.tui.replay import ReplayScreen
from openps.tui.review import ReviewScreen
from openps.words.messages import Messages
from tests.tui.playing import LARGE, SMALL, opening, text_of
from tests.tui.records import finished
from tests.tui.test_menu import key_of, menu, until

FEW = "2"  # playouts: what is told is looked at, not whether it is right


class QuickDoor(LocalDoor):
    def review(self, saved: Saved, language: str) -> LocalReview:
        return LocalReview(saved.path, Messages(language), "--playouts", FEW)


def test_a_match_is_understood_from_the_menu_and_told_in_both_languages() -> None:
    finished("negotiator")

    async def read() -> tuple[str, str]:
        app = OpenpsApp(Menu(QuickDoor()), "en")
        async with app.run_test(size=LARGE) as pilot:
            await pilot.pause()
            await pilot.press(key_of(app, "Understand a match"))
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.is_whole)
            english = text_of(app.screen)
            await pilot.press("m")
            await until(pilot, lambda: "complète" in text_of(app.screen))
            french = text_of(app.screen)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            return english, french

    english, french = asyncio.run(read())
    assert "The review is whole" in english
    assert "The course of the match" in english
    assert "Le cours de la partie" in french


def test_a_replay_leads_to_the_review_of_its_match_and_back_before_it_is_whole() -> None:
    path = finished("pani_high")

    async def look() -> None:
        saved = next(one for one in LocalDoor().saved() if one.path == str(path))
        app = OpenpsApp(ReplayScreen(LocalDoor().replay(saved, "en")), "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("a")
            await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
            await until(pilot, lambda: "First curve" in text_of(app.screen))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))

    asyncio.run(look())


def test_where_no_match_is_over_there_is_nothing_to_understand() -> None:
    async def look() -> str:
        async with menu() as (app, _):
            return text_of(app.screen)

    assert "Understand a match" not in asyncio.run(look())


@pytest.mark.parametrize("game", [edition.key for edition in OURS])
def test_a_match_that_is_not_over_is_not_reviewed(game: str, tmp_path: Path) -> None:
    begun = opening(game, tmp_path)

    files.save(begun.path, begun.match, begun.seats, begun.notes)
    with pytest.raises(OpenpsError) as refused:
        LocalReview(str(begun.path), Messages("en"))
    assert refused.value.key == "error-review-unfinished"


def test_a_review_whose_process_dies_is_told_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished("negotiator")
    monkeypatch.setattr("openps.cli.reviewing.WORKER", (sys.executable, "-c", "raise SystemExit(1)"))

    async def look() -> str:
        app = OpenpsApp(ReviewScreen(LocalReview(str(path), Messages("en"))), "en")
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "could not be made" in text_of(app.screen))
            return text_of(app.screen)

    assert "match itself is whole" in asyncio.run(look())
    assert files.load(str(path))
