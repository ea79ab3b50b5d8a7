"""The rules in the browser: one page with pictures first, and a search in a player's words.

Those of each game at one size; `make long` has each at both.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from openps.catalog import OURS, primer_of
from tests.long import LONG
from tests.web.person import Person

Come = Callable[..., Person]


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_each_game_has_its_rules_on_one_page_before_the_clauses(sit_down: Come, language: str, phone: bool) -> None:
    ann = sit_down(language=language, phone=phone)
    for edition in OURS if LONG else OURS[phone::2]:
        panels = primer_of(edition.key, language)
        page = ann.visit(f"rules/{edition.key}")
        page.locator(".primer .picture svg").first.wait_for()

        assert page.locator(".primer .picture svg.scene").count() == len(panels) == 8
        assert page.locator(".primer h2").all_inner_texts() == list(dict.fromkeys([one.part for one in panels]))
        empty = page.locator(".primer .picture svg.scene").evaluate_all(
            "all => all.filter((one) => !one.children.length)"
        )
        assert empty == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ann.axe() == []


def test_a_sentence_of_the_page_leads_to_its_clause_and_back(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit("rules/panic_station")
    page.locator(".primer a", has_text="PS-10.4").first.click()
    page.wait_for_url("**/#/rules/panic_station/PS-10.4")
    page.locator("article:focus").wait_for()

    assert page.locator("article:focus .id").inner_text() == "PS-10.4"
    page.go_back()
    page.get_by_role("link", name="On to all clauses").click()
    page.locator("#clauses:focus").wait_for()


@pytest.mark.parametrize(
    ("language", "answers"),
    [("en", {"How do I win?": "PS-17.1", "can I heal": "PS-15.1"}), ("fr", {"comment guerir": "PS-15.1"})],
    ids=["en", "fr"],
)
def test_the_search_understands_a_players_words(sit_down: Come, language: str, answers: dict[str, str]) -> None:
    ann = sit_down(language=language)
    page = ann.visit("rules/panic_station")
    for asked, answer in answers.items():
        page.get_by_role("searchbox").fill(asked)
        page.locator("[role=status]").wait_for()

        assert page.locator("article .id").first.inner_text() == answer
        assert page.locator(".primer").count() == 0
        page.get_by_role("searchbox").fill("")
        page.locator(".primer").wait_for()
