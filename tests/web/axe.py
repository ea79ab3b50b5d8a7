"""What stands against WCAG A and AA on every screen, in every state and at every size.

`python -m tests.web.axe [SCENE …]` walks them all, or those that are named; a slice of it is part of every test run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from playwright.sync_api import Browser

from openps.catalog import games
from tests.web.fit import LAPTOPS, MOMENTS, TOUCHED, Size, at_tables, prepared
from tests.web.person import Person
from tests.web.prepared import Prepared

SIZES: Sequence[Size] = (*LAPTOPS, *TOUCHED)
BOT = "beginner"
SETTLED = 250  # milliseconds until what slides, folds or fades is in its place


@dataclass(frozen=True, slots=True)
class Scene:
    """Something that a person may see: the table it is at, what is done to see it, and what is in sight then."""

    name: str
    shows: str
    reach: Callable[[Person], None]
    table: str = ""


def table_of(game: str, moment: str) -> str:
    return (game + moment).replace("_", "")


def tables() -> list[Prepared]:
    """One at each moment of each game; and one for each scene that plays on or leaves something open."""
    moments = [prepared(game, moment) for game in games() for moment in MOMENTS]
    (begun,) = [told for told in moments if told.table == table_of("panic_station", "begin")]
    (talking,) = [told for told in moments if told.table == table_of("negotiator", "begin")]
    return [*moments, replace(begun, table="hiddenrole"), replace(talking, table="hangingup")]


# ---- how a scene is reached, from wherever the person is


def page(path: str) -> Callable[[Person], None]:
    def reach(person: Person) -> None:
        person.visit(path)
        person.page.reload()
        person.page.locator("main h1, main h2, main form, main .problem").first.wait_for()
        for summary in person.page.locator("details:not([open]) > summary").locator("visible=true").all():
            summary.click()

    return reach


def at_table(person: Person) -> None:
    """What is staged, and what happened meanwhile, is read and put aside."""
    person.page.reload()
    person.page.locator(".drawn > *, #ending-title").first.wait_for()
    person.page.wait_for_timeout(400)
    for _ in range(2):
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)


def pane(key: str) -> Callable[[Person], None]:
    def reach(person: Person) -> None:
        at_table(person)
        person.look_at(key)

    return reach


def settings(person: Person) -> None:
    page("")(person)
    person.page.locator("header nav button").last.click()


def lobby(person: Person) -> None:
    person.open_table("pani_high", {2: BOT, 3: BOT, 4: BOT})


def joining(person: Person) -> None:
    """As somebody who got the link sees it: without the ticket."""
    lobby(person)
    person.page.evaluate("localStorage.clear()")
    person.page.reload()


def lesson(person: Person) -> None:
    page("")(person)
    person.page.locator('[data-lesson="panic_station"]').click()


def explanation(person: Person) -> None:
    at_table(person)
    person.page.locator(".drawn button[data-explain]").locator("visible=true").first.focus()
    person.page.keyboard.press("?")


def leaving(person: Person) -> None:
    at_table(person)
    person.page.locator(".menu > button").click()
    person.page.locator("[data-leave]").click()


def hanging_up(person: Person) -> None:
    at_table(person)
    person.page.locator('[data-pick="hang_up"]').click()


def role(person: Person) -> None:
    person.page.reload()


def role_seen(person: Person) -> None:
    person.page.reload()
    person.page.locator('.band[data-stage="role"] button').click()


def match(game: str, moment: str) -> Scene:
    shows = "#ending-title" if moment == "end" else ".drawn"
    return Scene(f"{game}-{moment}", shows, at_table, table_of(game, moment))


def scenes() -> list[Scene]:
    drawers = ("log", "talk", "choices", "people")
    full, over = table_of("panic_station", "middle"), table_of("pani_high", "end")
    return [
        Scene("start", "ul.games", page("")),
        Scene("settings", "dialog[open]", settings),
        Scene("new", "main form", page("new/panic_station")),
        Scene("here", "main form", page("new/pani_high/here")),
        Scene("lobby", ".seats", lobby),
        Scene("joining", "main form", joining),
        Scene("rules", ".primer", page("rules/negotiator")),
        Scene("clauses", "article.wanted", page("rules/panic_station/PS-10.4")),
        Scene("review", ".drop", page("review")),
        Scene("career", "main h1", page("career")),
        Scene("nowhere", "main h1", page("nonsense")),
        Scene("lesson", "section.guide[data-told=true]", lesson),
        *[match(game, moment) for game in games() for moment in MOMENTS],
        *[Scene(f"drawer-{key}", f"[data-pane={key}][aria-pressed=true]", pane(key), full) for key in drawers],
        Scene("explanation", ".explanation", explanation, full),
        Scene("leaving", "dialog[open]", leaving, full),
        Scene("replay", "main input[type=range]", page(f"replay/{over}")),
        Scene("hanging-up", '[data-pick="hang_up"][aria-pressed=true]', hanging_up, "hangingup"),
        Scene("role", '.band[data-stage="role"][data-covered=true]', role, "hiddenrole"),
        Scene("role-seen", '.band[data-stage="role"][data-covered=false]', role_seen, "hiddenrole"),
    ]


@contextmanager
def seeing(browser: Browser, url: str, made: Sequence[Prepared], scene: Scene, touch: bool) -> Iterator[Person]:
    """Somebody at the table of a scene, if it has one: in French with a finger, in English with a mouse."""
    person = Person(browser, url, phone=touch, language="fr" if touch else "en", staged=scene.name.startswith("role"))
    for told in made:
        if told.table == scene.table:
            person.page.goto(told.link(url, 0))
            person.page.wait_for_url(f"**/table/{told.table}")
    yield person
    person.leave()


def findings(browser: Browser, url: str, made: Sequence[Prepared], scene: Scene, sizes: Sequence[Size]) -> list[str]:
    """What axe finds on this screen at these sizes, which are all touched or all not."""
    wrong: list[str] = []
    with seeing(browser, url, made, scene, sizes[0] in TOUCHED) as person:
        shown = person.page.locator(scene.shows).locator("visible=true")
        for wide, high in sizes:
            person.page.set_viewport_size({"width": wide, "height": high})
            person.page.wait_for_timeout(SETTLED)
            if not shown.count():  # not yet, or another size has put it aside
                scene.reach(person)
                shown.first.wait_for()
                person.page.wait_for_timeout(SETTLED)
            wrong += [f"{wide}x{high} {line}" for line in person.axe(colours=True)]
            assert shown.count(), f"{scene.name} was gone while it was looked at"
    return wrong


def main(wanted: Sequence[str]) -> int:
    count, made = 0, tables()
    with at_tables(made) as (browser, url):
        for scene in scenes():
            if wanted and scene.name not in wanted:
                continue
            lines = [line for sizes in (LAPTOPS, TOUCHED) for line in findings(browser, url, made, scene, sizes)]
            sys.stdout.write("\n    ".join([f"{scene.name}: {len(lines)}", *lines]) + "\n")
            sys.stdout.flush()
            count += len(lines)
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
