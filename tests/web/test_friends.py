"""Several people in several browsers, with bots on the other seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from openps.catalog import game_named
from openps.engine import record
from openps.wire import facts
from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]
BOT = "normal"


def test_pani_high_with_a_friend_on_a_phone_in_french(sit_down: Come) -> None:
    ann, bea = sit_down(), sit_down(phone=True, language="fr")
    table = ann.open_table("pani_high", {2: BOT, 3: BOT, 4: BOT})
    assert ann.axe() == []
    bea.visit(f"table/{table}").locator("main form button.main").wait_for()
    assert bea.axe() == []
    bea.sit_down(table)
    assert bea.axe() == []

    ann.page.get_by_role("button", name="Start the match").click()
    bea.page.get_by_role("button", name="Journal").wait_for()
    assert bea.axe() == []
    ann.play_on()
    bea.play_on(seed=2)
    ann.finish()
    bea.finish()

    assert bea.page.locator("html").get_attribute("lang") == "fr"
    assert "Revanche" in bea.page.locator("main").inner_text()
    assert "Rematch" in ann.page.locator("main").inner_text()
    assert ann.axe() == bea.axe() == []
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a phone must not scroll sideways"
    assert_rematch(ann, bea, table)


def assert_rematch(ann: Person, bea: Person, table: str) -> None:
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    bea.page.get_by_role("button", name="Revanche").click()
    bea.page.wait_for_url(f"**/{ann.table()}")
    bea.page.locator(".seats").wait_for()


def test_panic_station_with_a_friend_and_nothing_they_may_not_know(sit_down: Come, server: Running) -> None:
    ann, bea = sit_down(), sit_down()
    table = ann.open_table("panic_station", {2: BOT, 3: BOT})
    bea.sit_down(table)
    ann.page.get_by_role("button", name="Start the match").click()
    ann.play_on()
    bea.play_on(seed=7)
    ann.finish()
    bea.finish()
    assert ann.axe() == []

    with urlopen(f"{server.url}/api/v1/tables/{table}/record") as answer:
        told = record.read(answer.read())
    for seat, person in enumerate((ann, bea)):
        assert_only_what_a_seat_may_know(told, seat, person)


def assert_only_what_a_seat_may_know(told: Any, seat: int, person: Person) -> None:
    """Every view and every event that came is what the gate gives to this seat; the storage holds its own ticket."""
    match = record.open_match(told, game_named(told.game))
    views = [plain(facts.encode_view(match.view(seat)))]
    for act in told.acts:
        record.follow(match, act)
        views.append(plain(facts.encode_view(match.view(seat))))
    masked = [plain(facts.encode_event(event)) for event in match.seen_by(seat, match.log)]

    received = person.news()
    assert len(received) > 20
    assert [one["view"] for one in received if one["view"] not in views] == []
    assert [event for one in received for event in one["events"]] == masked
    stored = person.stored()
    assert set(stored) == {"openps.tickets", "openps.settings"}
    assert len(json.loads(stored["openps.tickets"])) == 1
    assert set(json.loads(stored["openps.settings"])) == {"language", "sound", "still", "choices", "side", "name"}


def plain(data: bytes) -> Any:
    return json.loads(data)


def test_people_at_one_screen_hand_it_round_behind_a_curtain(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit("new/pani_high/here")
    page.locator("summary").click()
    page.locator("details select").first.select_option("0")
    page.get_by_label("Name of player 2").fill("Bea")
    page.locator("main form button.main").click()
    for _ in range(3):
        ann.play_on()
        page.locator(".curtain").wait_for(timeout=60_000)
        assert page.locator("[data-move]").count() == 0
        ann.stop()
        assert ann.axe() == []
        name = page.locator(".curtain h1").inner_text().removeprefix("Hand the screen to ")
        assert name in ("Bea", "Guest")
        page.locator(".curtain button").click()
        ann.until_asked()
