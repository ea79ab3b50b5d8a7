"""Every screen of a site, as scenes for axe: one person walks through them within one page, so that Python stays.

`python -m tests.tab.screens [SCENE …]` walks them all, or those that are named, at a laptop's size and at a phone's;
`make axe` does so, and `test_screens` takes a slice.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from playwright.sync_api import sync_playwright

from openps.catalog import games
from tests.tab.visitor import Visitor
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.fit import MOMENTS, prepared
from tests.web.person import PHONE
from tests.web.prepared import Prepared
from tests.web.static import SITE, serving

LAPTOP = {"width": 1366, "height": 768}
SETTLED = 250  # milliseconds until what slides, folds or fades is in its place
DAY = "2026-11-17"
RECORD = Path(__file__).parents[1] / "golden" / "negotiator" / "heuristic-donna.jsonl"
OPEN = "details:not([open]) > summary"


@dataclass(frozen=True, slots=True)
class Scene:
    """Something that a person may see: what is done to see it, and what is in sight then."""

    name: str
    shows: str
    reach: Callable[[Visitor], None]


def at(path: str) -> Callable[[Visitor], None]:
    def reach(ann: Visitor) -> None:
        ann.go(path)
        ann.page.locator("main h1, main h2, main form, main .problem").first.wait_for()
        for summary in ann.page.locator(OPEN).locator("visible=true").all():
            summary.click()

    return reach


def table(game: str, moment: str) -> Callable[[Visitor], None]:
    """What is staged, and what happened meanwhile, is read and put aside."""

    def reach(ann: Visitor) -> None:
        ann.go(f"table/{table_of(game, moment)}")
        ann.page.locator(".drawn > *, #ending-title").first.wait_for()
        ann.page.wait_for_timeout(SETTLED)
        for _ in range(0 if moment == "end" else 2):  # the end would be put aside by it
            ann.page.keyboard.press("Escape")

    return reach


def table_of(game: str, moment: str) -> str:
    return (game + moment).replace("_", "")


def pane(key: str) -> Callable[[Visitor], None]:
    def reach(ann: Visitor) -> None:
        table("panic_station", "middle")(ann)
        ann.look_at(key)

    return reach


def settings(ann: Visitor) -> None:
    at("")(ann)
    ann.page.locator("header nav button").last.click()


def lesson(ann: Visitor) -> None:
    at("")(ann)
    ann.page.locator('[data-lesson="panic_station"]').click()


def what_if(ann: Visitor) -> None:
    ann.go(f"replay/{table_of('pani_high', 'end')}/20/open")
    ann.page.locator("[data-what-if]").click()


def reviewing(ann: Visitor) -> None:
    """Of a record that somebody brings; a review is begun by that."""
    at("review")(ann)
    ann.page.locator("input[name=record]").set_input_files(RECORD)


def elsewhere(ann: Visitor) -> None:
    """The other tab needs no Python to have the table: a lock says so."""
    other = ann.context.new_page()
    other.goto(ann.url)
    taken = (
        "new Promise((done) => navigator.locks.request('openps table elsewhere', () => (done(), new Promise(() => 0))))"
    )
    other.evaluate(taken)
    ann.page.bring_to_front()
    ann.go("table/elsewhere")


def laid() -> list[Prepared]:
    """All that a visitor finds at home; what is open elsewhere is another name for one of them."""
    made = [prepared(game, moment) for game in games() for moment in MOMENTS]
    # Whoever plays on from the end of one waits for nobody.
    made = [replace(told, pace=0) if told.table.endswith("end") else told for told in made]
    (begun,) = [told for told in made if told.table == table_of("negotiator", "begin")]
    return [*made, Prepared(begun.game, 1, begun.secret, begun.before, begun.people, table="elsewhere")]


def scenes() -> list[Scene]:
    drawers = ("log", "talk", "choices", "people")
    return [
        Scene("start", "ul.games", at("")),
        Scene("settings", "dialog[open]", settings),
        Scene("new", "main form", at("new/panic_station")),
        Scene("here", "main form", at("new/pani_high/here")),
        Scene("rules", ".primer", at("rules/negotiator")),
        Scene("clauses", "article.wanted", at("rules/panic_station/PS-10.4")),
        Scene("career", "main h1", at("career")),
        Scene("nowhere", "main h1", at("nonsense")),
        Scene("lesson", "section.guide[data-told=true]", lesson),
        *[Scene(f"{game}-begin", ".drawn", table(game, "begin")) for game in games()],
        *[Scene(f"{game}-middle", ".drawn", table(game, "middle")) for game in games()],
        *[Scene(f"{game}-end", "#ending-title", table(game, "end")) for game in games()],
        *[Scene(f"drawer-{key}", f"[data-pane={key}][aria-pressed=true]", pane(key)) for key in drawers],
        Scene("replay", "main input[type=range]", at(f"replay/{table_of('pani_high', 'end')}")),
        Scene("what-if", "dialog[open] form", what_if),
        Scene("review", ".drop", at("review")),
        Scene("reviewing", ".review", reviewing),
        *[Scene(f"puzzle-{game}", ".choices button", at(f"puzzle/{game}/{DAY}")) for game in games()],
        Scene("elsewhere", "main h1", elsewhere),
    ]


def lay_all(ann: Visitor) -> None:
    """All tables into the browser's own storage."""
    for told in laid():
        ann.lay(told)


def findings(ann: Visitor, scene: Scene, size: dict[str, int]) -> list[str]:
    ann.page.set_viewport_size(size)
    scene.reach(ann)
    ann.page.locator(scene.shows).locator("visible=true").first.wait_for()
    ann.page.wait_for_timeout(SETTLED)
    wrong = [f"{scene.name} {size['width']}x{size['height']} {line}" for line in ann.axe(colours=True)]
    for _ in range(2):
        ann.page.keyboard.press("Escape")  # whatever is open over the page
    return wrong


def main(wanted: Sequence[str]) -> int:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    count = 0
    with sync_playwright() as playwright, serving(SITE) as space:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for phone, language, size in ((False, "en", LAPTOP), (True, "fr", PHONE)):
            ann = Visitor(browser, space.url, phone=phone, language=language)
            ann.arrive()
            lay_all(ann)
            for scene in scenes():
                if wanted and scene.name not in wanted:
                    continue
                lines = findings(ann, scene, size)
                sys.stdout.write("\n    ".join([f"site {scene.name}: {len(lines)}", *lines]) + "\n")
                sys.stdout.flush()
                count += len(lines)
            ann.leave()
        browser.close()
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
