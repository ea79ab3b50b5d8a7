"""Reloads, second tabs, restarts, onlookers, passwords: nobody loses a seat, nobody gets one that is not theirs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

Come = Callable[..., Person]
BOT = "beginner"


def test_a_trade_survives_a_reload_a_second_tab_and_a_restart(sit_down: Come, server: Running, tmp_path: Path) -> None:
    told = reached(Prepared("panic_station", 4, "", [], ("Ann",)), lambda view: view.ask == "offer")
    server.kill()
    write(told, str(tmp_path / "t.db"))
    server.start_again()
    ann = sit_down()
    ann.page.goto(told.link(server.url, 0))
    ann.page.locator('[data-ask="offer"]').wait_for()
    choices = ann.until_asked()
    assert len(choices) > 1

    ann.page.reload()
    assert ann.until_asked() == choices

    second = ann.open_tab()
    second.goto(ann.page.url)
    assert ann.until_asked(second) == choices

    server.kill()
    second.get_by_text("The connection is lost").wait_for()
    ann.page.get_by_text("The connection is lost").wait_for()
    server.start_again()
    assert ann.until_asked() == choices
    ann.wrong.clear()  # a browser reports a server that does not answer

    second.get_by_text("The connection is lost").wait_for(state="hidden")
    second.locator("[data-move]").first.dispatch_event("click")
    ann.page.locator('[data-ask="offer"]').wait_for(state="detached")
    ann.play_on()
    ann.finish()
    second.locator("#ending-title").wait_for()


def test_a_personal_link_moves_a_seat_and_leaves_no_ticket_in_the_address(sit_down: Come) -> None:
    ann, elsewhere = sit_down(), sit_down(phone=True)
    table = ann.open_table("pani_high", {1: BOT, 2: BOT, 3: BOT, 4: BOT})
    ticket = ann.page.evaluate("JSON.parse(localStorage['openps.tickets'])[0].ticket")
    assert ticket not in ann.page.url

    elsewhere.page.goto(f"{elsewhere.url}/t/{table}#{ticket}")
    elsewhere.page.get_by_role("button", name="Start the match").wait_for()

    assert ticket not in elsewhere.page.url
    assert elsewhere.page.evaluate("history.length") <= 2
    assert ticket in elsewhere.stored()["openps.tickets"]


def test_an_onlooker_sees_public_facts_and_a_wrong_password_opens_nothing(sit_down: Come) -> None:
    ann, eve = sit_down(), sit_down()
    table = ann.open_table("pani_high", {1: BOT, 2: BOT, 3: BOT, 4: BOT}, password="tulip")
    ann.page.get_by_role("button", name="Start the match").click()
    ann.page.get_by_role("button", name="Pause").wait_for()

    page = eve.visit(f"table/{table}")
    page.get_by_label("Password").fill("rose")
    page.get_by_role("button", name="Watch").click()
    page.get_by_text("That is not the password.").wait_for()
    assert eve.heard[-1]["type"] == "refused"
    assert eve.axe() == []

    page.get_by_label("Password").fill("tulip")
    page.get_by_role("button", name="Watch").click()
    page.get_by_text("Waiting for").first.wait_for()
    ann.play_on()
    eve.hear_news(4)
    assert page.locator("[data-move]").count() == 0
    assert all(one["view"]["hand"] == [] and one["moves"] == [] for one in eve.news())
    ann.stop()  # and the bots with her: axe looks at a table that stands still
    assert eve.axe() == []
    assert "openps.tickets" not in eve.stored()
    eve.wrong.clear()  # the refusal closed a socket
