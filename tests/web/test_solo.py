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
    page.locator(".hand .chance").first.wait_for()
    assert page.get_by_text("dice a test").first.is_visible(), "the odds are told before the roll"
    assert ann.axe() == []
    ann.play_on()
    page.locator("#ending-title").wait_for(timeout=120_000)

    assert page.get_by_role("link", name="Download the record").is_visible()
    assert ann.axe() == []
    assert_the_match_is_in_my_career(ann)


def assert_the_match_is_in_my_career(ann: Person) -> None:
    """Of what the server told at the end, added up by its rules, in the words of the terminal."""
    (ended,) = [one["aid"]["ended"] for one in ann.news() if one["outcome"]]
    page = ann.visit()
    page.get_by_text("one match").wait_for()
    page.get_by_role("link", name="See it").click()
    page.get_by_role("heading", name=f"Exploits: {len(ended['exploits'])} of 23").wait_for()
    row = page.get_by_role("row").filter(has_text="All").inner_text().split()
    assert row == [
        "All",
        "1",
        str(int(ended["won"])),
        str(ended["freed"]),
        str(ended["dead"]),
        *[str(int(ended["won"]))] * 2,
    ]
    assert page.get_by_role("link", name=f"turn {ended['turns']}").is_visible()
    assert ann.axe() == []

    page.reload()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Ma carrière").wait_for()
    page.get_by_role("button", name="Oublier ma carrière").click()
    assert ann.axe() == []
    page.get_by_role("dialog").get_by_role("button", name="Oublier ma carrière").click()
    page.get_by_text("0 partie").or_(page.get_by_text("aucune partie")).first.wait_for()
    assert "openps.career" not in ann.stored()
