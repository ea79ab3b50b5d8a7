"""Somebody lost the ticket to a seat, and gets it back by the word of the others; all see that it was so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page

from openps.client.http import Api
from openps.wire import messages as wire
from tests.chaos import clock
from tests.long import only_long
from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]
AFTER, WAIT = 15, 120
FORM, NOTE = "[data-asked-back]", "[data-ticket-note]"


async def they_play(url: str, *names: str) -> list[wire.Seated]:
    api = Api(url)
    seats = ["open"] * len(names) + ["beginner"] * (5 - len(names))
    first = await api.open(
        wire.NewTable(
            game="pani_high", name=names[0], seats=seats, lost_after=AFTER, lost_wait=WAIT, pace=10_000, patience=86_400
        )
    )
    others = [await api.join(first.table, wire.Join(name=name)) for name in names[1:]]
    for one in others:
        await api.do(first.table, "ready", one.ticket, wire.Ready())
    await api.do(first.table, "start", first.ticket)
    return [first, *others]


def playing(server: Running, *names: str) -> list[wire.Seated]:
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the loop of the browser
        return elsewhere.submit(asyncio.run, they_play(server.url, *names)).result()


def agree(person: Person, code: str) -> None:
    form = person.page.locator(FORM)
    form.locator("input").fill(code.upper())
    form.locator("button").first.click()


def sit(person: Person, seated: wire.Seated) -> Page:
    person.page.goto(f"{person.url}/t/{seated.table}#{seated.ticket}")
    person.page.locator(".board .others").wait_for()
    return person.page


def ask(person: Person, table: str, name: str) -> str:
    """From a device that has no ticket; the code."""
    person.visit(f"table/{table}").get_by_role("button", name=name, exact=True).click()
    return person.page.locator(".code").inner_text()


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


class Ahead:
    """The clock of a server, set ahead: nobody waits for minutes."""

    def __init__(self, server: Running, folder: Path) -> None:
        self._file = folder / "off"
        self._seconds = 0.0
        server.run_as(clock.program(self._file))

    def by(self, seconds: float) -> None:
        self._seconds += seconds
        clock.set_off(self._file, self._seconds)
        time.sleep(0.5)


def test_a_lost_seat_comes_back_by_the_word_of_the_others(sit_down: Come, shared_server: Running) -> None:
    first, _, third = playing(shared_server, "Ann", "Bea", "Cem")
    ann, bea, cem = sit_down(), sit_down(phone=True, language="fr"), sit_down()
    sit(ann, first)
    sit(cem, third)

    time.sleep(AFTER)
    code = ask(bea, first.table, "Bea")
    bea.page.get_by_text("Il manque encore 2 accords.").wait_for()
    assert bea.axe() == []
    assert fits(bea), "a phone must not scroll sideways"
    agree(ann, code)
    bea.page.get_by_text("Accepté par Ann.").wait_for()
    ann.page.get_by_text("You agreed. 1 more has to agree.").wait_for()
    assert ann.axe() == []
    agree(cem, code)

    bea.page.locator(".board .others").wait_for()
    ann.page.locator(FORM).wait_for(state="detached")
    ann.look_at("people")
    note = ann.page.locator(NOTE).inner_text()
    assert "a new ticket was made for the seat of Bea. Agreed by: Ann, Cem." in note
    bea.page.reload()
    bea.page.locator(".board .others").wait_for()


@only_long("a ticket that is agreed to, and one whose owner comes back; refusals are tested on the server")
def test_where_only_the_host_can_agree_all_their_devices_ask_may_refuse_and_time_grants(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    ahead = Ahead(server, tmp_path)
    first, _ = playing(server, "Ann", "Bea")
    laptop, phone, bea, zoe = sit_down(), sit_down(phone=True, language="fr"), sit_down(), sit_down()
    for device in (laptop, phone):
        sit(device, first)
    ahead.by(AFTER + 1)

    code = ask(bea, first.table, "Bea")
    for device in (laptop, phone):
        device.page.locator(FORM).wait_for()
    assert phone.axe() == []
    assert fits(phone)
    agree(phone, code)
    laptop.page.get_by_text("You agreed. Bea then has 2 minutes to come back with the old ticket.").wait_for()
    bea.page.get_by_text("Ann agreed. The seat then waits 2 minutes").wait_for()
    laptop.page.locator("[data-refuse]").click()
    for device in (laptop, phone):
        device.page.locator(FORM).wait_for(state="detached")
    bea.page.get_by_text("Nobody waits for this ticket any more").wait_for()
    bea.wrong.clear()  # the browser reports that this ticket is not good

    agree(laptop, ask(bea, first.table, "Bea"))
    bea.page.get_by_text("Ann agreed.").wait_for()
    ahead.by(WAIT - AFTER)
    assert bea.page.locator(".board .others").count() == 0
    ahead.by(AFTER + 1)
    bea.page.locator(".board .others").wait_for()
    zoe.visit(f"table/{first.table}").get_by_role("button", name="Watch").click()
    zoe.page.locator(".board .others").wait_for()
    laptop.page.reload()
    for device in (laptop, bea, zoe):
        device.look_at("people")
        device.page.locator(NOTE).nth(1).wait_for()
        told = device.page.locator(NOTE).all_inner_texts()
        assert [one.partition(": ")[2] for one in told] == [
            "a new ticket was asked for the seat of Bea. Refused by: Ann.",
            "a new ticket was made for the seat of Bea. Agreed by: Ann.",
        ]


def test_the_owner_who_comes_back_keeps_the_seat_and_all_read_of_it(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    ahead = Ahead(server, tmp_path)
    first, second = playing(server, "Ann", "Bea")
    ann, stranger, bea = sit_down(), sit_down(phone=True), sit_down(phone=True)
    sit(ann, first)
    ahead.by(AFTER + 1)
    agree(ann, ask(stranger, first.table, "Bea"))
    stranger.page.get_by_text("Ann agreed.").wait_for()
    ahead.by(WAIT - AFTER)
    sit(bea, second)

    ann.page.locator(FORM).wait_for(state="detached")
    stranger.page.get_by_text("Nobody waits for this ticket any more").wait_for()
    ahead.by(WAIT)
    for person in (ann, bea):
        person.look_at("people")
        person.page.get_by_text("who came back and kept it. Agreed by: Ann.").wait_for()
    assert bea.axe() == []
    stranger.wrong.clear()  # the browser reports that this ticket is not good


def test_the_host_chooses_how_long_a_lost_ticket_takes_and_the_lobby_says_it(sit_down: Come) -> None:
    ann, bea = sit_down(), sit_down(phone=True, language="fr")
    page = ann.visit("new/panic_station")
    page.locator("summary").click()
    after, wait = page.locator("[name=lost_after]"), page.locator("[name=lost_wait]")
    assert [one.locator("option:checked").inner_text() for one in (after, wait)] == [
        "30 seconds (usual)", "10 minutes (usual)",
    ]  # fmt: skip
    assert ann.axe() == []
    assert fits(ann)
    after.select_option(label="5 minutes")
    wait.select_option(label="24 hours")
    page.locator("main form button.main").click()
    page.wait_for_url("**/#/table/*")

    terms = page.locator("[data-lost-terms]").inner_text()
    assert "can ask for it 5 minutes after they were here last." in terms
    assert "that waits for 24 hours." in terms
    bea.sit_down(ann.table())
    assert "5 minutes après sa dernière présence" in bea.page.locator("[data-lost-terms]").inner_text()
    assert bea.axe() == []
    assert fits(bea)
