"""What is there besides a match: replays, rules, settings; and how large the client is."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Response

from openps.bots.ladder import BEGINNER
from openps.client import Api, connect
from openps.wire import messages as wire
from tests.server.running import Running
from tests.server.test_play import play_at_random
from tests.web.person import Person

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
    person.page.locator("input[type=range]").fill(str(ply))
    person.page.locator("section.board > *").first.wait_for()


def test_a_replay_is_scrubbed_through_the_eyes_of_two_seats(sit_down: Come, server: Running) -> None:
    table = finished(server.url, "pani_high")
    ann = sit_down()
    page = ann.visit(f"replay/{table}")
    eyes = page.get_by_role("group", name="Through whose eyes")
    eyes.get_by_role("button", name="Ann").click()
    page.locator("input[type=range]:not([max='0'])").wait_for()
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page(sit_down: Come, phone: bool) -> None:
    ann = sit_down(phone=phone, language="fr" if phone else "en")
    wrong = {}
    for path in ("", "new/panic_station", "new/pani_high/here", "new/negotiator", "rules", "rules/negotiator", "career",
                 "table/nowhere", "replay/nowhere"):  # fmt: skip
        page = ann.visit(path)
        page.locator("main h1, main .problem, main [role=alert]").first.wait_for()
        page.wait_for_timeout(300)
        for summary in page.locator("details:not([open]) > summary").all():
            summary.click()
        wrong[path] = ann.axe()

    assert [(path, one) for path, violations in wrong.items() for one in violations] == []
    ann.wrong.clear()  # the browser reports that there is no such table


def test_settings_are_kept_and_everything_is_reached_by_keyboard(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.get_by_label("A sound when it is my turn").uncheck()
    assert ann.axe() == []
    page.keyboard.press("Escape")
    page.reload()
    assert '"sound":false' in ann.stored()["openps.settings"]

    page.locator('[data-game="negotiator"] button.main').focus()
    page.keyboard.press("Enter")
    ann.until_asked()
    page.get_by_text("All choices in words").focus()
    page.keyboard.press("Enter")
    page.locator("[data-move]").first.focus()
    page.keyboard.press("Enter")
    page.locator("main :focus").wait_for()


def test_the_start_page_and_one_game_are_small(sit_down: Come) -> None:
    """All that a browser loads from the first page to the largest game, compressed."""
    ann = sit_down()
    loaded: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/assets/" in answer.url:
            loaded[answer.url] = len(gzip.compress(answer.body()))

    ann.page.on("response", weigh)
    ann.visit().locator('[data-game="panic_station"] button.main').click()
    ann.page.locator(".drawn > *").wait_for()

    assert sum(loaded.values()) < MOST
