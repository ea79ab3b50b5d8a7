"""A person at a browser: one context with its own storage, everything it was told, and everything that went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.chaos.history import SoFar
from tests.long import LONG
from tests.web.client import WEB

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"

EVERY = 100  # milliseconds between two looks: each of them costs some of the processor, here and in the browser
MOST_WAITS = 1_200
WITHOUT_COLOURS = {"color-contrast": {"enabled": False}}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}
# Only what is wrong leaves the page: to carry all that is right out of it took longer than to look.
FINDINGS = """async (rules) => {
  const { violations } = await axe.run(document, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""
CHOICES = '[data-move], [data-sure]:not([data-sure="abandon"])'  # also a yes to what is asked twice
# Clicks one of the offered choices whenever there is one, as a person in a hurry would, until a question that the
# test wants to look at.
PLAY = """([seed, until, choices]) => {
  let luck = seed;
  window.stopPlaying?.();
  const timer = setInterval(() => {
    const offered = [...document.querySelectorAll(choices)];
    if (!offered.length) return;
    if (until && document.querySelector(`[data-ask="${until}"]`)) return clearInterval(timer);
    luck = (luck * 1103515245 + 12345) % 2147483648;
    offered[Math.floor(luck / 65536) % offered.length].click();
  }, 30);
  window.stopPlaying = () => clearInterval(timer);
}"""


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        phone: bool = False,
        language: str = "en",
        staged: bool = False,
        **how: Any,  # as the library calls it
    ) -> None:
        size = PHONE if phone else DESKTOP
        self.touches = phone
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
            accept_downloads=True,
            **how,
        )
        self.url = url
        self.staged = staged  # whether this one looks at what is staged; the others go on at once
        self.heard: list[dict[str, Any]] = []
        self.wrong: list[str] = []
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(120_000)  # a busy machine takes its time
        page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("websocket", self._listen)
        if not self.staged:
            page.add_locator_handler(page.locator(".staging .band"), self._go_on, no_wait_after=True)
        return page

    def _go_on(self) -> None:
        """Whoever is about to do something sends off what is staged; what is held back is uncovered by that first."""
        self.page.evaluate("document.querySelector('.staging .band')?.click()")

    def _listen(self, line: WebSocket) -> None:
        so_far = SoFar()
        line.on("framereceived", lambda data: self.heard.append(so_far.whole(json.loads(data))))

    def visit(self, path: str = "") -> Page:
        self.page.goto(f"{self.url}/#/{path}")
        return self.page

    def play_on(self, until: str = "", seed: int = 1, choices: str = CHOICES) -> None:
        self.page.evaluate(PLAY, [seed, until, choices])

    def until_asked(self, tab: Page | None = None) -> list[str]:
        """Waits for a question, and gives the choices; where a board is drawn, their list in words may be folded."""
        offered = (tab or self.page).locator("[data-move]")
        offered.first.wait_for(state="attached")
        # All at one moment: the board may be drawn anew between two looks.
        choices: list[str] = offered.evaluate_all("all => all.map((one) => one.dataset.move)")
        return choices

    def look_at(self, pane: str) -> None:
        """Opens a part of the drawer: log, talk, choices or people."""
        button = self.page.locator(f"[data-pane={pane}]").locator("visible=true")
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def stop(self) -> None:
        self.page.evaluate("window.stopPlaying?.()")

    def open_table(self, game: str, seats: dict[int, str], password: str = "", pace: int = 0) -> str:
        """Through the form; seats that are not named are for friends. Returns the code of the table."""
        page = self.visit(f"new/{game}")
        page.locator("#seat-0, summary").first.wait_for()
        if (more := page.get_by_role("button", name=str(1 + max(seats, default=0)), exact=True)).count():
            more.click()
        for seat, level in seats.items():
            page.locator(f"#seat-{seat - 1}").select_option(level)
        page.locator("summary").click()
        page.locator("details select").first.select_option(str(pace))  # usually bots answer at once
        if password:
            page.locator("details input[type=text]").fill(password)
        page.locator("main form button.main").click()
        page.wait_for_url("**/#/table/*")
        return self.table()

    def sit_down(self, table: str) -> None:
        page = self.visit(f"table/{table}")
        page.locator("main form button.main").click()
        page.locator(".seats ~ .row button.main").click()

    def finish(self) -> None:
        self.page.locator("#ending-title").wait_for(timeout=400_000)

    def news(self) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["type"] == "news"]

    def answers(self) -> int:
        """How many requests were answered."""
        return len([one for one in self.heard if one.get("re")])

    def hear_news(self, count: int) -> None:
        """Waits until so many news have come."""
        self.until(lambda: len(self.news()) >= count, f"{count} news")

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Waits for what comes over the line or shows on the page: how soon depends on the machine."""
        for _ in range(MOST_WAITS):
            if holds():
                return
            self.page.wait_for_timeout(EVERY)
        raise AssertionError(f"{what} did not come, only {len(self.news())} news")

    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def stored(self) -> dict[str, str]:
        entries: dict[str, str] = self.page.evaluate("({...localStorage, ...sessionStorage})")
        return entries

    def kept_elsewhere(self) -> list[str]:
        """Names of whatever else a page could keep: cookies, databases, caches, workers."""
        cookies = [one["name"] for one in self.context.cookies()]
        databases: list[str] = self.page.evaluate(
            """async () => [...(await indexedDB.databases()).map((one) => one.name), ...await caches.keys(),
              ...(await navigator.serviceWorker.getRegistrations()).map((one) => one.scope)]"""
        )
        return [*cookies, *databases]

    def axe(self, colours: bool = LONG) -> list[str]:
        """What stands against WCAG A and AA, and still does a moment later: bots may move while axe looks.

        Colours take it twice as long as all else. `make test` looks at them where screens are walked, and on boards.
        """
        # By the debugger and not as a script tag: the page's policy allows no foreign script, as it should.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        violations: list[str] = []
        for _ in range(3):
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            violations = self.page.evaluate(FINDINGS, RULES if colours else {**RULES, "rules": WITHOUT_COLOURS})
            if not violations:
                break
            self.page.wait_for_timeout(400)
        return violations

    def leave(self) -> None:
        self.context.close()
