"""Everything on every board explains itself where it stands: by name, in words, with its rule, whole on the screen.

Each game is looked at once, at its begin on a laptop in English or in its middle on a phone in French; `make long` does
both on both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from openps.catalog import games
from tests.long import LONG
from tests.server.running import Running, running
from tests.web.fit import TOUCHED, Size, come, misfits, prepared
from tests.web.person import Person
from tests.web.prepared import Prepared, write

Visit = Callable[..., Person]
MOMENTS = ("begin", "middle")
LAPTOP: Size = (1366, 768)
PHONE: Size = (360, 740)
LYING: Size = (844, 390)
EVERY = [(game, moment, size) for game in games() for moment in MOMENTS for size in (LAPTOP, PHONE)]
SLICE = [("panic_station", "middle", PHONE), ("pani_high", "middle", PHONE), ("negotiator", "begin", LAPTOP)]
PLACES = EVERY if LONG else SLICE
# What is picked at each table, and what the tray then says of it in English.
PICKED = {
    "panic_station": ("begin", '[data-pick="character:0"]', "The one with the flamethrower: only Troopers"),
    "negotiator": ("begin", '.hand [data-pick="hand:small_talk"]', "Brings points whatever happens."),
    "pani_high": ("begin", '[data-pick^="place:"]', "A location: whoever has the most at the end wins"),
}
LOOK = Path(__file__).with_name("explain.js").read_text("utf-8")
# Different things that a board shows at least; what is for sale lies over most others.
LEAST = {"panic_station": (25, 25), "negotiator": (25, 18), "pani_high": (20, 20)}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, dict[str, Prepared]]]:
    folder = tmp_path_factory.mktemp("explains")
    made = {told.table: told for told in (prepared(game, moment) for game in games() for moment in MOMENTS)}
    for told in made.values():
        write(told, str(folder / "t.db"))
    with running(str(folder / "t.db"), folder, 0) as server:
        yield server, made


@pytest.fixture
def visit(browser: Browser, tables: tuple[Running, dict[str, Prepared]]) -> Iterator[Visit]:
    people: list[Person] = []

    def come_to(game: str, moment: str, size: Size) -> Person:
        server, made = tables
        told = made[(game + moment).replace("_", "")]
        people.append(come(browser, server.url, told, size, "en" if size == LAPTOP else "fr"))
        return people[-1]

    yield come_to
    wrong = [line for person in people for line in person.wrong]
    for person in people:
        person.leave()
    assert wrong == []


@pytest.mark.parametrize(
    ("game", "moment", "size"), PLACES, ids=lambda one: one if isinstance(one, str) else f"{one[0]}"
)
def test_every_piece_on_the_board_explains_itself(visit: Visit, game: str, moment: str, size: Size) -> None:
    seen: dict[str, Any] = visit(game, moment, size).page.evaluate(LOOK)

    assert seen["wrong"] == []
    assert seen["silent"] == []
    assert len(seen["told"]) >= LEAST[game][MOMENTS.index(moment)], seen["told"]


PICKS = [(game, size) for game in games() for size in (LAPTOP, LYING, PHONE)]
PICK_SLICE = [("panic_station", LAPTOP), ("negotiator", LYING)]


@pytest.mark.parametrize(("game", "size"), PICKS if LONG else PICK_SLICE)
def test_whoever_picks_a_thing_reads_in_the_tray_what_it_does(visit: Visit, game: str, size: Size) -> None:
    moment, thing, sentence = PICKED[game]
    person = visit(game, moment, size)
    person.page.locator(thing).locator("visible=true").first.dispatch_event("click")
    does = person.page.locator(".tray .does")
    does.wait_for()

    assert does.inner_text().strip()
    assert size != LAPTOP or does.inner_text().startswith(sentence)
    # What is picked may lie over other things; nothing of it is cut, scrolls or is hard to hit.
    assert [line for line in misfits(person, size in TOUCHED) if not line.startswith("covered")] == []
    assert person.page.locator(".tray").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    person.page.keyboard.press("Escape")
    does.wait_for(state="detached")


def test_a_mouse_that_rests_is_told_and_nothing_is_in_the_way_of_a_click(visit: Visit) -> None:
    page = visit("pani_high", "begin", LAPTOP).page
    card = page.locator(".hand [data-explain^='card:']").first
    card.hover()
    told = page.locator(".explanation")
    told.wait_for()
    assert card.get_attribute("aria-describedby")
    assert page.locator(".explanation a").first.get_attribute("target") == "_blank"
    page.wait_for_function("document.querySelector('.explanation .rule').innerText.length > 25")
    page.mouse.move(1, 1)
    told.wait_for(state="detached")


def test_a_finger_that_holds_is_told_and_picks_nothing(visit: Visit) -> None:
    person = visit("pani_high", "begin", PHONE)
    page = person.page
    card = page.locator(".hand [data-explain^='card:']").first
    box = card.bounding_box()
    assert box is not None
    touch = person.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".explanation").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    page.wait_for_timeout(300)
    assert page.locator(".explanation").count() == 1
    assert page.locator("[aria-pressed=true][data-pick]").count() == 0
    assert page.locator(".tray.busy").count() == 0
    assert person.axe() == []


def test_the_question_mark_asks_about_what_has_the_focus(visit: Visit) -> None:
    page = visit("panic_station", "middle", LAPTOP).page
    thing = page.locator(".drawn button[data-explain]").first
    thing.focus()
    page.keyboard.press("?")
    page.locator(".explanation").wait_for()
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.closest('.explanation') !== null")
    page.keyboard.press("Escape")
    page.locator(".explanation").wait_for(state="detached")
    assert thing.evaluate("(one) => one === document.activeElement")
