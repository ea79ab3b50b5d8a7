"""The log in the browser: it follows, it opens at its newest line, and what a claim cites is a click away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Locator

from openps.games.panic_station.events import TradeBegan
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

Come = Callable[..., Person]
LATE = 24  # turns: then the log is longer than what is shown of it
LEFT = "list => list.scrollHeight - list.scrollTop - list.clientHeight"


def talked_about(told: Prepared) -> tuple[Prepared, int]:
    """The table after a claim about an early trade that was made twice, and the number of that trade."""
    match = told.match()
    for seat, text in told.before:
        match.play(seat, match.game.parse_move(text))
    trades = (number for number, entry in enumerate(match.log) if isinstance(entry, TradeBegan) and entry.seat)
    number = next(trades)
    claim = (0, f"{match.log[number].seat} is infected because {number}")
    return replace(told, said=[claim, claim]), number


def log_of(person: Person) -> Locator:
    return person.page.locator("section:has(> * > #log-title) ol")


def comes_to_its_end(person: Person, log: Locator) -> None:
    """It scrolls with the next frame, whenever that is."""
    log.locator("li").last.wait_for()
    person.until(lambda: bool(log.evaluate(LEFT) < 40), "the newest line in sight")


def in_sight(line: Locator) -> bool:
    return bool(
        line.evaluate(
            """line => { const [it, all] = [line, line.closest("ol")].map((one) => one.getBoundingClientRect());
              return it.top >= all.top - 1 && it.bottom <= all.bottom + 1; }"""
        )
    )


def test_a_click_on_what_a_claim_cites_shows_it_in_a_log_that_follows(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    start = Prepared("panic_station", 4, "", [], ("Ann",))
    told, number = talked_about(reached(start, lambda view: view.ask == "act" and view.turn >= LATE))
    server.kill()
    write(told, str(tmp_path / "t.db"))
    server.start_again()
    ann = sit_down()
    ann.page.goto(told.link(server.url, 0))
    ann.look_at("log")
    log = log_of(ann)
    comes_to_its_end(ann, log)  # it opens at its newest line
    claims = log.locator("li.said")
    assert claims.count() == 1, "a claim that was made again is told once"
    assert "(2 times)" in claims.inner_text()
    assert "after the trade in room" in claims.inner_text()

    claims.get_by_role("button", name="after the trade").click()
    cited = log.locator("li[aria-current]")
    assert cited.get_attribute("data-number") == str(number)
    assert "began a trade with" in cited.inner_text()
    ann.until(lambda: in_sight(cited), "what was cited in sight")
    assert ann.axe() == []

    ann.until_asked()
    lines = log.locator("li").count()
    ann.page.locator("[data-move]").first.dispatch_event("click")
    ann.until(lambda: log.locator("li").count() > lines, "a new line")
    ann.page.wait_for_timeout(200)
    assert in_sight(cited), "whoever reads further up stays there"

    ann.page.get_by_role("button", name="Newest").click()
    comes_to_its_end(ann, log)
    heard = len(ann.news())
    ann.until_asked()
    ann.page.locator("[data-move]").first.dispatch_event("click")
    ann.hear_news(heard + 1)
    ann.page.wait_for_timeout(200)  # the new line is there
    comes_to_its_end(ann, log)  # it follows

    phone = sit_down(phone=True)
    phone.page.goto(told.link(server.url, 0))
    phone.look_at("log")
    comes_to_its_end(phone, log_of(phone))  # it was out of sight until now
