"""What is staged: roles behind a tap, an infection for the eyes of the victim, and nothing that is in the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from openps.engine.chance import FreeChance
from openps.engine.match import AnyMatch
from openps.games.negotiator import mask as crisis_mask
from openps.games.pani_high import mask as school_mask
from openps.games.panic_station import mask as station_mask
from tests.clauses import clause
from tests.long import only_long
from tests.server.running import Running
from tests.web.client import WEB
from tests.web.person import Person
from tests.web.prepared import Line, Prepared, reached, write

Come = Callable[..., Person]
PEOPLE = ("Ann", "Bea", "Cem")
MOST_MATCHES = 60
SLOW = 20_000  # milliseconds that a bot takes: nothing else happens meanwhile
# Whatever is staged is written down: on a busy machine two seconds are over before somebody has read it.
WRITE_DOWN = """() => {
  window.told = [];
  new MutationObserver(() => {
    const words = document.querySelector('.staging .band')?.innerText;
    if (words) window.told.push(words);
  }).observe(document.querySelector('.staging'), { childList: true, subtree: true });
}"""
MOVING = "document.querySelector('.staging').getAnimations({ subtree: true }).length"


def band(person: Person, kind: str) -> Locator:
    return person.page.locator(f'.band[data-stage="{kind}"]')


def prepared(server: Running, told: Prepared, folder: Path) -> Prepared:
    server.kill()
    write(told, str(folder / "t.db"))
    server.start_again()
    return told


def test_a_role_is_held_back_until_it_is_asked_for_on_a_phone_in_french(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    start = Prepared("panic_station", 4, "", [], PEOPLE[:1], SLOW)
    told = prepared(server, reached(start, lambda view: view.ask == "act"), tmp_path)
    ann = sit_down(phone=True, language="fr", staged=True)
    ann.page.goto(told.link(server.url, 0))
    role = band(ann, "role")

    role.wait_for()
    assert role.get_attribute("data-covered") == "true"
    assert "Touchez quand personne d’autre ne regarde" in role.inner_text()
    assert not re.search("HÔTE|humain|infect", role.inner_text())
    assert ann.axe() == []
    assert ann.page.evaluate(MOVING) == 0, "a still picture where no motion is wanted"

    role.locator("button").tap()
    view = ann.news()[-1]["view"]
    title = "Vous êtes l’HÔTE." if view["host"] else "Vous êtes du côté des humains."
    role.get_by_role("heading", name=title).wait_for()
    assert ann.axe() == []
    assert ann.page.evaluate(MOVING) == 0
    ann.page.keyboard.press("Escape")
    role.wait_for(state="detached")

    ann.page.reload()  # and it is in nobody's way: whoever moves has seen enough
    role.wait_for()
    ann.until_asked()
    ann.page.locator("[data-move]").first.dispatch_event("click")
    role.wait_for(state="detached")


@only_long("a role that is held back, and web/src/lib/stage/stage.test.ts")
def test_while_a_role_is_read_the_table_behind_it_stays_and_then_plays_on(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    """Nobody waits for whoever reads: it is only shown later, and whoever is asked is told at once."""
    start = Prepared("panic_station", 4, "", [], PEOPLE[:2], SLOW)
    told = prepared(server, reached(start, lambda view: view.ask == "act" and view.turn <= 2), tmp_path)
    ann, bea = sit_down(staged=True), sit_down()
    ann.page.goto(told.link(server.url, 1))
    band(ann, "role").wait_for()
    said, heard = ann.page.locator("header .ticker").text_content(), len(ann.news())
    bea.page.goto(told.link(server.url, 0))
    bea.until_asked()
    bea.page.locator("[data-move]").first.dispatch_event("click")
    ann.hear_news(heard + 1)
    ann.page.wait_for_timeout(300)
    assert ann.news()[-1]["events"]
    assert ann.page.locator("header .ticker").text_content() == said, "as it was"

    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    band(ann, "role").wait_for(state="detached")
    ann.until(lambda: ann.page.locator("header .ticker").text_content() != said, "what happened meanwhile")


def infection() -> tuple[Prepared, list[Line], int]:
    """A trade of the first two seats in which one infects the other, who gives no gas can; and who that is."""
    for number in range(MOST_MATCHES):
        start = Prepared("panic_station", 4, f"{number:064x}", [], PEOPLE, SLOW)
        match, luck = start.match(), FreeChance(number)
        while (decision := match.decision()) is not None and match.ply < 200:
            offers = answers(match) if decision.ask == "offer" and set(decision.seats) == {0, 1} else None
            if offers:
                before = [(seat, match.game.move_text(move)) for seat, move in match.moves]
                victim = next(seat for seat, text in offers if "infection" not in text)
                return Prepared("panic_station", 4, start.secret, before, PEOPLE, SLOW), offers, victim
            seat = decision.seats[0]
            eager = [one for one in match.legal_moves(seat) if type(one).__name__ in ("Trade", "Search", "Walk")]
            match.play(seat, luck.pick(eager if eager and luck.below(3, "eager") else match.legal_moves(seat), "move"))
    raise AssertionError(f"no such trade in {MOST_MATCHES} matches")


def answers(match: AnyMatch) -> list[Line] | None:
    """What the two give: an infection by who is infected, anything but a gas can by who is not."""
    views = [match.view(seat) for seat in (0, 1)]
    if views[0].infected == views[1].infected or views[0].turn <= len(views[0].players):
        return None  # in the first round roles are told
    ill = 0 if views[0].infected else 1
    texts = [[match.game.move_text(move) for move in match.legal_moves(seat)] for seat in (0, 1)]
    own = [text for text in texts[ill] if text == f"offer infection_{('red', 'green')[ill]}"]
    other = [text for text in texts[1 - ill] if text != "offer gas_can" and "infection" not in text]
    return [(ill, own[0]), (1 - ill, other[0])] if own and other else None


@clause("PS-10.11", "PS-10.13")
def test_an_infection_is_told_to_the_victim_and_to_nobody_else(sit_down: Come, server: Running, tmp_path: Path) -> None:
    told, offers, victim = infection()
    prepared(server, told, tmp_path)
    people = [sit_down(staged=True) for _ in PEOPLE]
    for seat, person in enumerate(people):
        person.page.goto(told.link(server.url, seat))
        person.page.locator(".staging").wait_for(state="attached")
        person.page.evaluate(WRITE_DOWN)
    for seat, move in offers:
        offered = people[seat].page.locator(f'[data-move="{move}"]').first
        if not offered.count():
            people[seat].page.locator(f'[data-pick="card:{move.split()[1]}"]').first.dispatch_event("click")
        offered.dispatch_event("click")
    said = [staged(person) for person in people]

    assert "You are infected." in said[victim]
    assert "You are infected." not in said[1 - victim]
    assert "by your card or since before" in said[1 - victim]
    assert "infect" not in said[2].lower()
    assert "traded a card" in said[2]


def staged(person: Person) -> str:
    person.until(lambda: person.page.evaluate("window.told.length > 0"), "something that is staged")
    words: str = person.page.evaluate("window.told.join(' ')")
    return words


@pytest.mark.parametrize("mask", [crisis_mask, school_mask, station_mask], ids=lambda mask: mask.__name__)
def test_everything_that_a_mask_hides_has_its_worlds_in_the_law_of_timing(mask: object) -> None:
    """The test of moments takes every such event in all that it may be."""
    law = (WEB / "src" / "games" / "moments.test.ts").read_text("utf-8")
    gated = [kind.__name__ for kind in vars(mask)["_GATED"]]

    assert len(gated) > 1
    assert [name for name in gated if f"{name}: {{" not in law] == []
