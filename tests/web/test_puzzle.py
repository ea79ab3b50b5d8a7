"""The puzzle of the day in the browser: asked, answered, explained and shared without the answer.

That of each game at one size; `make long` has each at both.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from openps.catalog import OURS
from openps.editions.puzzles.shelf import of_day
from openps.editions.puzzles.told import puzzles_of
from tests.long import LONG
from tests.web.person import Person

Come = Callable[..., Person]
DAY = "2026-11-17"


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_each_game_has_a_puzzle_that_fits_and_can_be_read_by_everybody(
    sit_down: Come, language: str, phone: bool
) -> None:
    ann = sit_down(language=language, phone=phone)
    for edition in OURS if LONG else OURS[phone::2]:
        page = ann.visit(f"puzzle/{edition.key}/{DAY}")
        page.locator(".choices button").first.wait_for()
        page.locator(".board .drawn").wait_for()

        asked = of_day(puzzles_of(edition), DAY).question
        assert page.locator(".choices button").count() == len(asked.choices)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ann.axe() == []


def test_an_answer_is_judged_explained_kept_and_shared(sit_down: Come) -> None:
    edition = OURS[0]
    right = of_day(puzzles_of(edition), DAY).task.answer
    ann = sit_down()
    page = ann.visit(f"puzzle/{edition.key}/{DAY}")
    page.locator(".choices button").nth(right).focus()
    page.keyboard.press("Enter")
    page.get_by_text("Right.", exact=True).wait_for()

    assert page.locator(".choices .right").count() == 1
    assert page.locator(".ask ol li").count() >= 2
    assert page.locator(".ask ol a").first.get_attribute("href") is not None
    assert ann.axe() == []
    assert page.evaluate("localStorage.getItem('openps.puzzles')") == f'{{"{edition.key}":{{"{DAY}":true}}}}'
    page.get_by_role("link", name="The day before").click()
    page.wait_for_url(f"**/#/puzzle/{edition.key}/2026-11-16")
    page.locator(".choices button:not([disabled])").first.wait_for()
    assert page.get_by_text("Right.", exact=True).count() == 0


def test_strange_addresses_get_a_sentence(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit(f"puzzle/{OURS[0].key}/2026-02-30")
    page.get_by_text("is no date").wait_for()
    page = ann.visit(f"puzzle/{OURS[0].key}/0")
    page.get_by_text("There is no puzzle 0.").wait_for()
    page = ann.visit("puzzle/nothing")
    page.get_by_text("nothing").first.wait_for()
    assert {line for line in ann.wrong if "status of 40" not in line} == set()
    ann.wrong.clear()  # the browser tells of every refusal
