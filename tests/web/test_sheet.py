"""The deduction sheet is kept with the seat: over a reload, in a second tab, and not at another table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

SLOW = 20_000  # milliseconds that a bot takes: nothing else happens meanwhile


def sheet(page: Page) -> Locator:
    page.locator("[data-pane=sheet]").locator("visible=true").first.click()
    return page.locator(".drawer section.sheet")


def test_marks_and_notes_outlive_a_reload_and_show_in_a_second_tab(
    sit_down: Callable[..., Person], server: Running, tmp_path: Path
) -> None:
    start = Prepared("panic_station", 4, "", [], ("Ann",), SLOW)
    told = reached(start, lambda view: view.ask == "act" and view.turn > 4)  # nobody is told any more who they are
    write(told, str(tmp_path / "t.db"))
    ann = sit_down()
    ann.page.goto(told.link(server.url, 0))
    first = sheet(ann.page).locator("article").first
    first.locator(".marks button").last.click()
    first.locator("input").fill("traded twice")
    first.locator("input").blur()

    ann.page.reload()
    first = sheet(ann.page).locator("article").first
    assert first.locator(".marks button[aria-pressed=true]").count() == 1
    assert first.locator("input").input_value() == "traded twice"

    tab = ann.open_tab()
    tab.goto(f"{server.url}/#/table/{told.table}")
    there = sheet(tab).locator("article")
    assert there.first.locator("input").input_value() == "traded twice"
    there.last.locator(".marks button").first.click()
    tab.locator("article.trust").wait_for()
    ann.page.locator("article.trust").wait_for()  # the other tab, without being asked
    assert ann.page.locator("article.suspect").count() == 1, "and nothing is lost by it"
