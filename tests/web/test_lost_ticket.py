"""Somebody lost the ticket to a seat, and gets it back by the word of the others; all see that it was so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from openps.client.http import Api
from openps.wire import messages as wire
from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]
AFTER = 15


async def three_play(url: str) -> list[wire.Seated]:
    api = Api(url)
    seats = ["open"] * 3 + ["beginner"] * 2
    first = await api.open(wire.NewTable(game="pani_high", name="Ann", seats=seats, lost_after=AFTER, pace=10_000))
    others = [await api.join(first.table, wire.Join(name=name)) for name in ("Bea", "Cem")]
    for one in others:
        await api.do(first.table, "ready", one.ticket, wire.Ready())
    await api.do(first.table, "start", first.ticket)
    return [first, *others]


def agree(person: Person, code: str) -> None:
    form = person.page.locator("[data-asked-back]")
    form.locator("input").fill(code.upper())
    form.locator("button").click()


def test_a_lost_seat_comes_back_by_the_word_of_the_others(sit_down: Come, shared_server: Running) -> None:
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the loop of the browser
        first, _, third = elsewhere.submit(asyncio.run, three_play(shared_server.url)).result()
    ann, bea, cem = sit_down(), sit_down(phone=True, language="fr"), sit_down()
    for person, seated in ((ann, first), (cem, third)):
        person.page.goto(f"{person.url}/t/{seated.table}#{seated.ticket}")
        person.page.locator(".board .others").wait_for()

    time.sleep(AFTER)
    bea.visit(f"table/{first.table}").get_by_role("button", name="Bea").click()
    code = bea.page.locator(".code").inner_text()
    bea.page.get_by_text("Il manque encore 2 accords.").wait_for()
    assert bea.axe() == []
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a phone must not scroll sideways"
    agree(ann, code)
    bea.page.get_by_text("Accepté par Ann.").wait_for()
    ann.page.get_by_text("You agreed. 1 more has to agree.").wait_for()
    assert ann.axe() == []
    agree(cem, code)

    bea.page.locator(".board .others").wait_for()
    ann.page.locator("[data-asked-back]").wait_for(state="detached")
    ann.look_at("people")
    note = ann.page.locator("[data-ticket-note]").inner_text()
    assert "a new ticket was made for the seat of Bea. Agreed by: Ann, Cem." in note
    bea.page.reload()
    bea.page.locator(".board .others").wait_for()
