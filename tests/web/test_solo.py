"""One person, from the start page to the end of a match."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.person import Person

Come = Callable[..., Person]


def test_negotiator_from_the_start_page_to_the_end(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert ann.axe() == []

    page.locator('[data-game="negotiator"]').get_by_role("button", name="Play now").click()
    ann.until_asked()
    assert ann.axe() == []
    ann.play_on()
    page.locator("#ending-title").wait_for(timeout=120_000)

    assert page.get_by_role("link", name="Download the record").is_visible()
    assert ann.axe() == []
