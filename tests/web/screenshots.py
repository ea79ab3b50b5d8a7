"""Every screen at two sizes: `python -m tests.web.screenshots FOLDER`. To be looked at by a person."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from openps.catalog import games
from tests.server.running import running
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.person import Person

BOT = "normal"
SETTLED = 700  # milliseconds until fonts, boards and news are there


class Album:
    def __init__(self, folder: Path, browser: Browser, url: str) -> None:
        self._folder = folder
        self._browser = browser
        self._url = url

    @contextmanager
    def person(self, kind: str) -> Iterator[Person]:
        phone = kind == "phone"
        person = Person(self._browser, self._url, phone=phone, language="fr" if phone else "en")
        yield person
        person.leave()

    def take(self, person: Person, kind: str, name: str) -> None:
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=self._folder / f"{name}-{kind}.png")

    def all(self, kind: str) -> None:
        self.pages(kind)
        self.lobby(kind)
        for game in games():
            self.match(kind, game)

    def pages(self, kind: str) -> None:
        with self.person(kind) as ann:
            for name, path in (
                ("start", ""), ("create", "new/panic_station"), ("pass-and-play", "new/pani_high/here"),
                ("rules", "rules/panic_station/PS-10.4"), ("no-table", "table/nowhere"), ("career-empty", "career"),
            ):  # fmt: skip
                ann.visit(path)
                self.take(ann, kind, name)
            ann.visit().locator("header nav button").last.click()
            self.take(ann, kind, "settings")

    def lobby(self, kind: str) -> None:
        with self.person("desktop") as ann, self.person(kind) as bea:
            table = ann.open_table("pani_high", {2: BOT, 3: BOT}, password="tulip")
            bea.visit(f"table/{table}")
            self.take(bea, kind, "join")
            bea.page.locator("input[type=password]").fill("tulip")
            bea.page.locator("main form button.main").click()
            self.take(bea, kind, "lobby-guest")
        with self.person(kind) as ann:
            ann.open_table("pani_high", {2: BOT, 3: BOT})
            self.take(ann, kind, "lobby")

    def match(self, kind: str, game: str) -> None:
        with self.person(kind) as ann:
            others = max(games()[game].info.players[:1]) - 1
            ann.open_table(game, dict.fromkeys(range(1, others + 1), BOT))
            if others:
                ann.page.locator(".seats ~ .row button.main").click()
            ann.until_asked()
            self.take(ann, kind, f"{game}-begin")
            ann.play_on()
            ann.page.wait_for_timeout(2_500)
            ann.stop()
            ann.page.locator("[data-move], #ending-title").first.wait_for(state="attached")
            self.take(ann, kind, f"{game}-middle")
            self.tabs(ann, kind, game)
            ann.play_on()
            ann.finish()
            self.take(ann, kind, f"{game}-end")
            if game == "negotiator":
                ann.visit("career")
                self.take(ann, kind, "career")
                ann.page.go_back()
            ann.visit(f"replay/{ann.table()}")
            ann.page.locator("main input[type=range]:not([max='0'])").wait_for()
            ann.page.locator("main input[type=range]").fill("12")
            self.take(ann, kind, f"{game}-replay")

    def tabs(self, ann: Person, kind: str, game: str) -> None:
        if kind != "phone":
            return
        for at, name in ((1, "log"), (2, "talk")):
            tab = ann.page.locator("nav.tabs button").nth(at)
            if tab.count():
                tab.click()
                self.take(ann, kind, f"{game}-{name}")
        ann.page.locator("nav.tabs button").first.click()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as kept:
        here = Path(kept)
        with running(str(here / "t.db"), here, 0, "--limit", "tables=100") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            for kind in ("desktop", "phone"):
                Album(folder, browser, server.url).all(kind)
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
