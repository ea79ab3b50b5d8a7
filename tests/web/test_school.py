"""What a board of Pani-High! shows beside the cards: the demonstration, the discard pile, what laid cards count."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from openps.games.pani_high.cards import HOUSE_DECK
from tests.clauses import clause
from tests.long import LONG
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

Come = Callable[..., Person]
SIZES = {"desktop": False, "phone": True}


def on(size: str) -> pytest.MarkDecorator:
    """At this size, and by `make long` at both."""
    taken = SIZES if LONG else {size: SIZES[size]}
    return pytest.mark.parametrize("phone", taken.values(), ids=taken)


WORDS = {
    "en": ("How to play", "Swim Club", "6 against 4", "Discards", "Imperial Seal", "Close"),
    "fr": ("Comment jouer", "Club de natation", "6 contre 4", "Défausse", "Sceau impérial", "Fermer"),
}


def at_table(sit_down: Come, server: Running, folder: Path, holds: Callable[[Any], bool], phone: bool) -> Person:
    """Ann comes to a table that stands at such a moment; on a phone she reads French."""
    told = reached(Prepared("pani_high", 5, "", [], ("Ann",), 10_000), holds)
    server.kill()
    write(told, str(folder / "t.db"))
    server.start_again()
    ann = sit_down(phone=phone, language="fr" if phone else "en")
    ann.page.goto(told.link(server.url, 0))
    ann.until_asked()
    return ann


def in_tenths(value: int, mark: str) -> re.Pattern[str]:
    rest = f"{re.escape(mark)}{value % 10}" if value % 10 else ""
    return re.compile(f"^{value // 10}{rest}$")


def fits(ann: Person) -> bool:
    narrow: bool = ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return narrow


@clause("PH-1.16", "PH-R1", "PH-H1", "PH-R41")
@on("phone")
def test_the_demonstration_and_the_discard_pile_open_by_keyboard(
    sit_down: Come, server: Running, tmp_path: Path, phone: bool
) -> None:
    ann = at_table(sit_down, server, tmp_path, lambda view: view.ask == "act" and "seal" in view.discard, phone)
    demo, swim, totals, look, seal, close = WORDS["fr" if phone else "en"]
    sheet = ann.page.locator("dialog[open]:not(:has(dialog[open]))")
    below = 1 if phone else 0  # there the piles are one button, with a sheet of its own

    if phone:
        ann.page.locator('[data-guide="count"] .narrow > button').click()
        sheet.wait_for()
    opens = ann.page.get_by_role("button", name=demo)
    opens.focus()
    ann.page.keyboard.press("Enter")
    sheet.wait_for()
    assert sheet.locator("li .card, li .place").count() == 12
    assert swim in sheet.inner_text()
    assert totals in sheet.inner_text()
    assert "{" not in sheet.inner_text()
    assert (ann.axe(), fits(ann)) == ([], True)
    ann.page.keyboard.press("Escape")
    ann.until(lambda: ann.page.locator("dialog[open]").count() == below, "the end of the sheet")
    assert opens.evaluate("one => one === document.activeElement"), "back to where one was"

    ann.page.get_by_role("button", name=look, exact=True).press("Enter")
    sheet.wait_for()
    discard = ann.news()[-1]["view"]["discard"]
    counts = sheet.locator("li > span").all_inner_texts()
    assert sum(int(count.partition("/")[0]) for count in counts) == len(discard)
    assert seal in sheet.locator("h3").first.inner_text(), "listed first"
    assert counts[0] == "1/1"
    assert (ann.axe(), fits(ann)) == ([], True)
    sheet.get_by_role("button", name=close).click()
    ann.until(lambda: ann.page.locator("dialog[open]").count() == below, "the end of the sheet")


@clause("PH-4.3")
def test_a_fighter_carried_to_a_location_hangs_at_the_pointer_and_is_laid(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    def about_to_attack(view: Any) -> bool:
        fights = any(view.options.deck.is_combat[card] for card in view.hand)
        return view.ask == "act" and fights and any(view.places[seat] for seat in range(1, 5))

    ann = at_table(sit_down, server, tmp_path, about_to_attack, phone=False)
    mouse = ann.page.mouse
    view = ann.news()[-1]["view"]
    card = next(one for one in view["hand"] if HOUSE_DECK.is_combat[one])
    source = ann.page.locator(f'[data-drag="hand:{card}"]').bounding_box()
    goal = ann.page.locator('[data-pick^="place:"]').first.bounding_box()
    assert source is not None
    assert goal is not None
    grip = (source["x"] + 30, source["y"] + 40)
    put = (goal["x"] + 20, goal["y"] + 20)
    mouse.move(*grip)
    mouse.down()
    mouse.move(*put, steps=4)
    ghost = ann.page.locator(".carried").bounding_box()
    assert ghost
    assert abs(put[0] - 30 - ghost["x"]) < 8, ghost
    assert abs(put[1] - 40 - ghost["y"]) < 8, ghost
    mouse.up()
    ann.until(lambda: ann.news()[-1]["view"]["ask"] == "lay" and card in laid(ann), "the card among those that attack")
    assert ann.page.locator(".carried").count() == 0


def laid(ann: Person) -> list[str]:
    cards: list[str] = ann.news()[-1]["view"]["battle"]["attack"]["laid"]
    return cards


@clause("PH-4.7", "PH-4.10", "PH-H6")
@on("desktop")
def test_a_running_total_stands_beside_the_own_cards_and_not_beside_hidden_ones(
    sit_down: Come, server: Running, tmp_path: Path, phone: bool
) -> None:
    def about_to_defend(view: Any) -> bool:
        return view.ask == "defend" and sum(view.options.deck.is_combat[card] for card in set(view.hand)) >= 2

    ann = at_table(sit_down, server, tmp_path, about_to_defend, phone)
    totals = ann.page.locator(".side .total")
    hidden, own = totals.first, totals.last
    own.wait_for()
    assert (totals.count(), hidden.inner_text(), own.inner_text()) == (2, "?", "0")
    before = ann.news()[-1]["view"]
    worth = HOUSE_DECK.worth[before["battle"]["location"]]
    cards = sorted({card for card in before["hand"] if HOUSE_DECK.is_combat[card]}, key=lambda card: -worth[card])[:2]
    total = 0
    for card in cards:
        ann.page.locator(f'[data-pick="hand:{card}"]').click()
        total += worth[card]
        ann.page.locator(".side .total", has_text=in_tenths(total, "," if phone else ".")).wait_for()
        assert hidden.inner_text() == "?"
    assert ann.axe() == []
