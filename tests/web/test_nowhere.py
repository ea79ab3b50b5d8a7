"""Addresses that lead nowhere have a page of their own, with a way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.person import Person

Come = Callable[..., Person]
NOWHERE = ("nonsense", "table/nowhere", "replay/nowhere", "rules/chess", "new/chess", "career/chess")


@pytest.mark.parametrize(
    ("language", "title", "back"),
    [("en", "There is nothing here", "To the start page"), ("fr", "Il n’y a rien ici", "À la page d’accueil")],
)
def test_an_unknown_address_says_so_and_leads_back(sit_down: Come, language: str, title: str, back: str) -> None:
    ann = sit_down(language=language, phone=language == "fr")
    for path in NOWHERE:
        page = ann.visit(path)
        page.get_by_role("heading", name=title).wait_for()
        assert page.locator("main h1").count() == 1, path
        assert ann.axe() == []
        page.get_by_role("link", name=back).click()
        page.locator("ul.games").wait_for()
    ann.wrong.clear()  # the browser reports that the server knows no such table
