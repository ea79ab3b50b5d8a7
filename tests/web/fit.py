"""Whether a table fits on a screen: nothing scrolls, is cut, covered, too small to read or to hit, or too pale.

`python -m tests.web.fit GAME [BEGIN|MIDDLE|END] [WIDTHxHEIGHT …]` tells what does not, for whoever draws a board.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Error, sync_playwright

from openps.bots.budget import QUICK
from openps.catalog.bots import make_bot
from openps.engine.chance import FreeChance
from tests.server.running import running
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.person import Person
from tests.web.prepared import Prepared, full_station, reached, write

Size = tuple[int, int]
LAPTOPS: Sequence[Size] = ((1920, 1080), (1366, 768), (1280, 720), (1024, 768))
TOUCHED: Sequence[Size] = ((768, 1024), (430, 932), (390, 844), (360, 740), (844, 390))
MOMENTS = ("begin", "middle", "end")
LOOK = Path(__file__).with_name("fit.js").read_text("utf-8")
PALE = Path(__file__).with_name("pale.js").read_text("utf-8")
STATES: Sequence[list[str]] = ([], ["hover"], ["hover", "active"], ["focus", "focus-visible"])
CONTROLS = "button, a[href], [role=button], summary, select"
# Marks the controls that `pale.js` looks at; what shows only while something is pointed at is marked when it does.
MARK = """(controls) => {
  for (const one of document.querySelectorAll(controls)) {
    const looked = !one.closest("[hidden], .unseen") && !(one instanceof SVGElement) && one.checkVisibility();
    one.toggleAttribute("data-looked", looked);
  }
}"""
MARKED = "[data-looked]"
ROUNDS = 2
STAYS = 10_000  # milliseconds that a bot takes: nothing changes while it is looked at


def prepared(game: str, moment: str) -> Prepared:
    """A table at its begin, where there is most on it, and at its end."""
    players = {"panic_station": 6, "pani_high": 6, "negotiator": 1}[game]
    start = Prepared(game, players, "", [], ("Ann",), STAYS, (game + moment).replace("_", ""))
    if moment == "begin":
        return reached(start, lambda view: view is not None)
    if moment == "middle":
        return replace(_fullest(game, start), table=start.table)
    return finished(start)


def _fullest(game: str, start: Prepared) -> Prepared:
    if game == "panic_station":
        return full_station(15, ("Ann",), STAYS)
    if game == "pani_high":
        return reached(
            start, lambda view: view.ask == "lay" and len(view.hand) >= 8 and sum(map(len, view.places)) >= 10
        )
    return reached(start, lambda view: view.ask == "buy" and len(view.hand) >= 6)


def finished(start: Prepared, number: int = 3) -> Prepared:
    told = replace(start, secret=f"{number:064x}")
    match, bot, luck = told.match(), make_bot(told.bot, told.game), FreeChance(number)
    while (decision := match.decision()) is not None:
        seat = decision.seats[0]
        match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), luck, QUICK))
    return replace(told, before=[(seat, match.game.move_text(move)) for seat, move in match.moves])


def _drawn(person: Person) -> None:
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def misfits(person: Person, touch: bool) -> list[str]:
    """What does not fit now, and still does not a moment later."""
    _drawn(person)
    wrong: list[str] = person.page.evaluate(LOOK, touch)
    if wrong:
        person.page.wait_for_timeout(500)  # what slides into its place is there by now
        wrong = person.page.evaluate(LOOK, touch)
    return wrong


def pale(person: Person) -> list[str]:
    """Words on controls that cannot be read in some state: pointed at, pressed, focused, selected, not possible."""
    session = person.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]  # once: each asking numbers all nodes anew
    wrong: list[str] = []
    for state in STATES:
        _force_all(person, session, root, state)
        _drawn(person)  # nothing fades: people here ask for less motion
        wrong += [f"{'+'.join(state) or 'at rest'} {line}" for line in person.page.evaluate(PALE, CONTROLS)]
    session.detach()  # with it goes whatever was forced
    return wrong


def _force_all(person: Person, session: CDPSession, root: int, state: list[str]) -> None:
    """All controls in sight, and those that come into sight by that."""
    done: set[int] = set()
    for _ in range(ROUNDS if state else 0):  # at rest nothing is forced
        person.page.evaluate(MARK, CONTROLS)
        nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": MARKED})["nodeIds"]
        for node in set(nodes) - done:
            _forced(session, node, state)
        done |= set(nodes)


def _forced(session: CDPSession, node: int, state: list[str]) -> bool:
    """Whether a control could be put into this state; one that is drawn anew meanwhile is gone."""
    try:
        session.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": state})
    except Error:
        return False
    return True


def come(browser: Browser, url: str, told: Prepared, size: Size, language: str = "en") -> Person:
    touch = size in TOUCHED
    person = Person(browser, url, phone=touch, language=language)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.goto(told.link(url, 0))
    person.page.locator(".drawn > *, #ending-title").first.wait_for()
    person.page.wait_for_timeout(400)
    for _ in range(2):  # what is staged, and what happened meanwhile: read, and put aside
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)
    return person


@contextmanager
def at_tables(tables: Sequence[Prepared]) -> Iterator[tuple[Any, str]]:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as kept:
        here = Path(kept)
        for told in tables:
            write(told, str(here / "t.db"))
        with running(str(here / "t.db"), here, 0) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            yield browser, server.url
            browser.close()


def main(game: str, wanted: Sequence[str]) -> int:
    moments = [one for one in MOMENTS if one in wanted] or list(MOMENTS)
    sizes = [(int(wide), int(high)) for wide, _, high in (one.partition("x") for one in wanted if "x" in one)]
    tables = [prepared(game, moment) for moment in moments]
    count = 0
    with at_tables(tables) as (browser, url):
        for moment, told in zip(moments, tables, strict=True):
            for size in sizes or (*LAPTOPS, *TOUCHED):
                person = come(browser, url, told, size, "fr" if size in TOUCHED else "en")
                wrong = misfits(person, size in TOUCHED)
                wrong += pale(person) if size in ((1366, 768), (390, 844)) else []
                title = f"{game} {moment} {size[0]}x{size[1]}: {len(wrong)}"
                sys.stdout.write("\n    ".join([title, *wrong]) + "\n")
                count += len(wrong)
                person.leave()
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
