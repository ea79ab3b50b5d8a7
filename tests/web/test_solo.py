"""One person, from the start page to the end of a match."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.long import only_long
from tests.web.person import Person

Come = Callable[..., Person]


def test_negotiator_from_the_start_page_to_the_end(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.locator('[data-game="negotiator"]').get_by_role("button", name="Play now").click()
    ann.until_asked()
    page.locator(".hand .chance").first.wait_for()
    page.get_by_text("dice a test").first.wait_for()  # the odds are told before the roll
    assert ann.axe() == []
    ann.play_on()
    page.locator("#ending-title").wait_for(timeout=400_000)

    page.get_by_role("link", name="Record").wait_for()
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
    page.get_by_role("link", name=f"turn {ended['turns']}").wait_for()

    page.reload()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Ma carrière").wait_for()
    page.get_by_role("button", name="Oublier ma carrière").click()
    assert ann.axe() == []
    page.get_by_role("dialog").get_by_role("button", name="Oublier ma carrière").click()
    page.get_by_text("0 partie").or_(page.get_by_text("aucune partie")).first.wait_for()
    assert "openps.career" not in ann.stored()


def test_a_match_that_is_left_is_given_up_when_the_next_one_begins(sit_down: Come) -> None:
    """Otherwise a row of wins could be protected by leaving; and whoever comes back plays for practice."""
    ann = sit_down(language="fr")
    left = ann.open_table("negotiator", {})
    ann.until_asked()
    ann.page.locator(".notes [role=status]").wait_for(state="attached")  # what writes the career has been loaded
    assert "openps.career" not in ann.stored()
    ann.visit().get_by_role("button", name="Jouer").first.wait_for()
    ann.open_table("negotiator", {})
    ann.until_asked()
    told = ann.page.get_by_role("status").filter(has_text="était restée en plan")
    told.wait_for()
    assert ann.axe() == []
    ann.page.reload()
    ann.until_asked()
    assert told.count() == 0

    (kept,) = json.loads(ann.stored()["openps.career"])
    assert (kept["table"], kept["won"], kept["reason"], kept["practice"]) == (left, False, "abandoned", False)
    ann.visit(f"table/{left}")
    ann.page.get_by_role("status").filter(has_text="Vous continuez pour l’entraînement").wait_for()


@only_long("web/src/games/negotiator/board.test.ts, without a browser")
def test_giving_up_is_asked_twice_on_the_board_and_in_the_list(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit("new/negotiator")
    page.locator("summary").first.wait_for()
    page.locator("#option-abandon").select_option("yes")
    page.locator("main form button.main").click()
    ann.until_asked()
    board = page.locator('[data-pick="give-up"]')
    board.click()
    page.get_by_text("Really give up? The match is then lost.").first.wait_for()
    page.keyboard.press("Escape")

    listed = page.locator('aside [data-move="abandon"]')
    if not listed.is_visible():
        ann.look_at("choices")
    listed.focus()
    page.keyboard.press("Enter")
    page.locator("aside").get_by_text("Really give up? The match is then lost.").wait_for()
    assert ann.axe() == []
    page.locator("aside").get_by_role("button", name="No, do something else").click()
    assert page.locator("[data-sure]").count() == 0
    assert ann.news()[-1]["outcome"] is None

    listed.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    ann.finish()
    assert ann.news()[-1]["outcome"]["reason"] == "abandoned"
