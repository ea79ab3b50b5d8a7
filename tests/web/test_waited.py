"""While one waited: what happened in a few lines, a look back while the match runs, and how fast the bots answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from openps.bots.budget import QUICK
from openps.catalog.bots import make_bot
from openps.engine.chance import FreeChance
from tests.long import LONG, only_long
from tests.server.running import Running, running
from tests.web.fit import LAPTOPS, TOUCHED, Size
from tests.web.person import Person
from tests.web.prepared import MOST_MATCHES, Prepared, reached, write

Come = Callable[..., Person]
Waiting = Callable[[Size], Person]
START = Prepared("panic_station", 4, "", [], ("Ann",))
LEFT = 8  # moves
NARROW: tuple[Size, ...] = (TOUCHED[-2],)  # `make long` takes all
SLOW = 5_000  # milliseconds: nobody waits for it in a test


def my_turn() -> Prepared:
    return reached(START, lambda view: view.ask == "act" and view.turn >= 8)


def out_of_it(start: Prepared) -> Prepared:
    """A match that is nearly over and goes on among bots, without the first seat."""
    for number in range(MOST_MATCHES):
        told = replace(start, secret=f"{number:064x}")
        match, bot, luck, out = told.match(), make_bot(told.bot, told.game), FreeChance(number), 0
        while (decision := match.decision()) is not None:
            out = out or (0 if match.view(None).players[0].alive else match.ply)
            seat = decision.seats[0]
            match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), luck, QUICK))
        if 0 < out < match.ply - LEFT:
            before = [(seat, match.game.move_text(move)) for seat, move in match.moves[:-LEFT]]
            return replace(told, before=before)
    raise AssertionError("nobody dies")


@pytest.fixture(scope="module")
def waiting(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Waiting]:
    """Ann comes to a table where others have played since her last turn, on a screen of some size."""
    folder, told, people = tmp_path_factory.mktemp("waiting"), replace(my_turn(), pace=SLOW), []
    write(told, str(folder / "t.db"))
    with running(str(folder / "t.db"), folder, 0) as server:

        def come(size: Size) -> Person:
            people.append(Person(browser, server.url, phone=size in TOUCHED))
            people[-1].page.set_viewport_size({"width": size[0], "height": size[1]})
            people[-1].page.goto(told.link(server.url, 0))
            people[-1].until_asked()
            people[-1].page.locator(".board .drawn").wait_for()  # it may come after the question
            return people[-1]

        yield come
        wrong = [line for person in people for line in person.wrong]
        for person in people:
            person.leave()
    assert wrong == []


def top_and_bottom(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_a_phone_tells_in_french_what_happened_and_the_way_back_is_a_tap(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    told = my_turn()
    write(told, str(tmp_path / "t.db"))
    ann = sit_down(phone=True, language="fr")
    page = ann.page
    page.goto(told.link(server.url, 0))
    choices = ann.until_asked()
    strip = page.get_by_role("button", name="Pendant votre attente")
    strip.wait_for()
    recap = page.get_by_role("region", name="Pendant votre attente")
    assert recap.count() == 0, "nothing lies over the board by itself"
    strip.tap()
    recap.wait_for()
    assert 1 <= recap.locator("li").count() <= 5
    assert top_and_bottom(recap)[1] <= top_and_bottom(page.locator(".tray"))[0], "the question is in sight"
    assert ann.axe() == []

    recap.get_by_role("button", name="de plus").tap()
    line = page.locator(".drawer li[aria-current]")
    line.wait_for()
    assert recap.count() == 0
    page.locator(".drawer li:not([aria-current]) button.number").first.tap()
    past = page.get_by_role("region", name="Vous regardez en arrière")
    past.wait_for()
    assert "C’est à vous" in past.inner_text()
    assert page.locator(".drawer").is_hidden(), "the board is in sight"
    assert page.locator("[data-move]").count() == 0
    assert ann.axe() == []
    shown = past.get_attribute("data-past")
    past.get_by_role("button", name="Un tour en avant").tap()
    ann.until(lambda: past.get_attribute("data-past") != shown, "the next turn")

    past.get_by_role("button", name="Revenir").tap()
    past.wait_for(state="detached")
    assert ann.until_asked() == choices
    assert strip.count() == 0, "it was put aside"


@pytest.mark.parametrize("size", [*LAPTOPS, *TOUCHED] if LONG else NARROW, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_happened_meanwhile_is_told_beside_the_board_until_one_acts(waiting: Waiting, size: Size) -> None:
    page = waiting(size).page
    strip = page.locator("[data-recap]").locator("visible=true")
    strip.wait_for()
    (top, bottom), board = top_and_bottom(strip), top_and_bottom(page.locator("section.board"))

    assert bottom <= board[0] or top >= board[1]
    assert page.locator(".notes .recap").count() == 0
    assert page.locator(".mark").count() >= 2, "and the map shows where it happened"


def test_the_match_goes_on_while_somebody_looks_back_by_keys(sit_down: Come, server: Running, tmp_path: Path) -> None:
    told = replace(my_turn(), people=("Ann", "Bea"))
    write(told, str(tmp_path / "t.db"))
    ann, bea = sit_down(), sit_down()
    for seat, person in enumerate((ann, bea)):
        person.page.goto(told.link(server.url, seat))
    ann.until_asked()
    bea.page.locator(".board .drawn").wait_for()
    bea.page.keyboard.press("h")
    past = bea.page.locator(".scrub")
    past.wait_for()
    before = past.get_attribute("data-past")
    bea.page.keyboard.press("ArrowLeft")
    bea.until(lambda: past.get_attribute("data-past") != before, "an earlier moment")
    looked_at, heard = past.get_attribute("data-past"), len(bea.news())
    ann.page.locator("[data-move]").first.dispatch_event("click")
    bea.hear_news(heard + 1)
    assert past.get_attribute("data-past") == looked_at
    bea.page.keyboard.press("Escape")
    past.wait_for(state="detached")
    moments = [one for one in bea.heard if one["type"] == "past"]
    assert len(moments) >= 2
    assert all("moves" not in one and one["view"]["viewer"] == 1 for one in moments), "her own eyes"


@only_long("tests/tables/test_pace.py, and who is out skips to the end")
def test_the_owner_sets_the_speed_and_nobody_skips_past_another_person(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    start = replace(START, people=("Ann", "Bea"), pace=SLOW)
    told = reached(start, lambda view: view.ask == "act" and view.turn >= 8)
    write(told, str(tmp_path / "t.db"))
    ann, bea = sit_down(), sit_down()
    for seat, person in enumerate((ann, bea)):
        person.page.goto(told.link(server.url, seat))
        person.page.locator("[data-pane=people]:visible").first.click()
    ann.until_asked()
    ann.page.keyboard.press("+")
    pressed = ann.page.locator('[data-pace="1800"][aria-pressed="true"]')
    pressed.wait_for()
    ann.page.get_by_role("button", name="2×", exact=True).click()
    bea.page.get_by_text("2×").wait_for()
    assert bea.page.locator("[data-pace]").count() == 0

    bea.page.keyboard.press("n")
    bea.page.get_by_text("Waiting for Ann to agree.").first.wait_for()
    ann.page.get_by_text("Bea would like the bots to answer at once.").first.wait_for()
    assert bea.axe() == []
    bea.page.keyboard.press("n")
    ann.page.get_by_text("Bea would like").first.wait_for(state="detached")


def test_who_is_out_skips_to_the_end(sit_down: Come, server: Running, tmp_path: Path) -> None:
    told = out_of_it(replace(START, pace=SLOW))
    write(told, str(tmp_path / "t.db"))
    ann = sit_down(phone=True)
    ann.page.goto(told.link(server.url, 0))
    ann.page.get_by_text("You are out of this match.").wait_for()
    assert ann.axe() == []
    ann.page.get_by_role("button", name="Skip to the end").first.tap()
    ann.finish()
