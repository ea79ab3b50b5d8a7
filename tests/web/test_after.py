"""What is there besides a match: replays, rules, settings; and how large the client is."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from openps.bots.ladder import BEGINNER
from openps.client import Api, connect
from openps.server.app import STATIC
from openps.wire import messages as wire
from tests.long import LONG, only_long
from tests.server.running import Running
from tests.server.test_play import play_at_random
from tests.web.person import Person
from tests.web.prepared import TABLE, Prepared, ended, write

Come = Callable[..., Person]
MOST = 150_000


def finished(url: str, key: str) -> str:
    """A match that was played by a program and bots."""

    async def play() -> str:
        api = Api(url)
        me = await api.open(wire.NewTable(game=key, name="Ann", pace=0, seats=["open", *[BEGINNER] * 4]))
        async with await connect(url, me.table, me.ticket) as seat:
            await api.do(me.table, "start", me.ticket)
            await play_at_random(seat)
        return me.table

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, play()).result()


def log_of(person: Person) -> str:
    return person.page.locator("section ol[tabindex]").inner_text()


def scrub(person: Person, ply: int) -> None:
    person.page.locator("main input[type=range]").fill(str(ply))
    person.page.locator("section.board > *").first.wait_for()


def test_a_replay_is_scrubbed_through_the_eyes_of_two_seats(sit_down: Come, server: Running) -> None:
    table = finished(server.url, "pani_high")
    ann = sit_down()
    page = ann.visit(f"replay/{table}")
    eyes = page.get_by_role("group", name="Through whose eyes")
    eyes.get_by_role("button", name="Ann").click()
    page.locator("main input[type=range]:not([max='0'])").wait_for()
    scrub(ann, 40)
    ann.until(lambda: bool(re.search(r"You (drew|laid) ", log_of(ann))), "what only Ann saw")
    own = log_of(ann)
    eyes.get_by_role("button", name="Boole").click()
    ann.until(lambda: bool(re.search(r"Ann (drew|laid) a card", log_of(ann))), "the log of another seat")
    other = log_of(ann)

    assert other != own
    assert ann.axe() == []
    scrub(ann, 0)
    ann.until(lambda: len(log_of(ann)) < len(other), "a shorter log")
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("The draw pile is empty").first.wait_for()


def over(sit_down: Come, server: Running, folder: Path, start: Prepared, **how: Any) -> Person:
    """Somebody who comes to a match that has just ended."""
    told = ended(start, lambda match: 0 in match.outcome().winners)
    server.kill()
    write(told, str(folder / "t.db"))
    server.start_again()
    ann = sit_down(**how)
    ann.page.goto(told.link(server.url, 0))
    ann.finish()
    return ann


STATION = Prepared("panic_station", 4, "", [], ["Ann"], opening=[(0, "I am host"), (1, "I am host")])
CRISIS = Prepared("negotiator", 1, "", [], ["Ann"])
IN_SIGHT = """() => {
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(at);
  };
  const all = [...document.querySelectorAll("#ending-title, #ending-why, .ways > *, .fates li")];
  return all.filter((one) => !seen(one)).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("phone", [False, True] if LONG else [True], ids=lambda phone: "phone" if phone else "desktop")
def test_the_end_is_in_sight_and_a_moment_leads_into_the_replay(
    sit_down: Come, server: Running, tmp_path: Path, phone: bool
) -> None:
    ann = over(sit_down, server, tmp_path, STATION, phone=phone, language="fr" if phone else "en")
    page = ann.page
    page.locator(".fate").filter(has_text=re.compile("Host|Hôte")).wait_for()
    for width, height in SIZES[phone]:
        page.set_viewport_size({"width": width, "height": height})
        ann.until(lambda: page.evaluate(IN_SIGHT) == [], f"everything in sight at {width}×{height}")

    page.locator(".parts button").nth(-2).click()
    last = page.locator("[data-moment]").last
    number = last.get_attribute("data-moment")
    last.click()
    page.wait_for_url(f"**/#/replay/{TABLE}/{number}/open")
    page.locator(".caption.decisive").wait_for()
    scrubber = page.locator("input[type=range]")
    there = scrubber.input_value()
    assert int(there) > 0
    assert ann.axe() == []

    page.keyboard.press("ArrowLeft")
    ann.until(lambda: scrubber.input_value() == str(int(there) - 1), "the move before")
    page.keyboard.press("Home")
    ann.until(lambda: page.url.endswith("/open") and f"/{number}/" not in page.url, "another address")
    assert scrubber.input_value() == "0"
    page.goto(f"{server.url}/#/replay/{TABLE}/{number}/1")
    ann.until(lambda: scrubber.input_value() == there, "the moment again")
    assert page.locator(".eyes button[aria-pressed=true]").get_attribute("aria-label") == "Boole"


SIZES = {
    False: [(1280, 720), (1024, 768), (1366, 768), (1920, 1080)],  # from there on the drawer opens by itself
    True: [(768, 1024), (360, 740), (844, 390), (390, 844)],
}


def test_who_plays_alone_has_the_next_match_with_one_tap(sit_down: Come, server: Running, tmp_path: Path) -> None:
    ann = over(sit_down, server, tmp_path, CRISIS)
    page = ann.page
    page.locator("#ending-title:focus").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # what comes first, behind the look at the board
    ann.until(lambda: TABLE not in page.url, "another table")

    assert ann.until_asked()
    assert page.locator("#ending-title").count() == 0


@only_long("test_rules_page, and the walk with axe")
def test_rules_are_searched_and_every_clause_has_an_address(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit("rules/panic_station/PS-10.4")
    page.locator("article.wanted").wait_for()
    assert page.evaluate("document.activeElement.id") == "PS-10.4"
    assert ann.axe() == []

    page.get_by_role("searchbox").fill("parasite")
    ann.until(lambda: 3 < page.locator("article").count() < 120, "a few clauses of many")
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Chercher dans les règles").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"


PATHS = ("", "new/panic_station", "new/pani_high/here", "new/negotiator", "rules", "rules/negotiator", "career",
         "table/nowhere", "replay/nowhere")  # fmt: skip


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page(sit_down: Come, phone: bool) -> None:
    """Each page at one size; `make axe` has each of them at all."""
    ann = sit_down(phone=phone, language="fr" if phone else "en")
    wrong = {}
    for path in PATHS if LONG else PATHS[phone::2]:
        page = ann.visit(path)
        page.locator("main h1, main .problem, main [role=alert]").first.wait_for()
        page.wait_for_timeout(300)
        for summary in page.locator("details:not([open]) > summary").all():
            summary.click()
        wrong[path] = ann.axe(colours=True)

    assert [(path, one) for path, violations in wrong.items() for one in violations] == []
    ann.wrong.clear()  # the browser reports that there is no such table


def test_settings_are_kept_and_everything_is_reached_by_keyboard(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Sounds").uncheck()
    assert ann.axe() == []
    page.keyboard.press("Escape")
    page.reload()
    assert '"sound":false' in ann.stored()["openps.settings"]

    page.locator('[data-game="negotiator"] button.main').focus()
    page.keyboard.press("Enter")
    ann.until_asked()
    page.locator("[data-pane=choices]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".drawer [data-move]").first.focus()
    page.keyboard.press("Enter")
    page.locator("main :focus").wait_for()


# What comes after the board (the end screen, say) is no part of it, however late this test looks.
UNTIL_DRAWN = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".drawn > *")) return;
  window.loadedFirst = performance.getEntriesByType("resource").map((one) => one.name);
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


def test_the_start_page_and_one_game_are_small(sit_down: Come) -> None:
    """All that a browser loads from the first page to the largest game, compressed."""
    ann = sit_down()
    ann.page.add_init_script(UNTIL_DRAWN)
    ann.visit().locator('[data-game="panic_station"] button.main').click()
    ann.page.locator(".drawn > *").wait_for()

    loaded = ann.page.evaluate("window.loadedFirst")
    parts = {url.rsplit("/", 1)[1] for url in loaded if "/assets/" in url}
    assert any(part.startswith("Board-") for part in parts)
    assert sum(len(gzip.compress((STATIC / "assets" / part).read_bytes())) for part in parts) < MOST
