"""A person whose browser is the house as well: everything it keeps can be looked at, and a match laid into it."""

from __future__ import annotations

import contextlib
import time

from playwright.sync_api import Error

from openps.tables import journal
from tests.web.person import Person
from tests.web.prepared import Prepared, facts

READY = ".strip progress"
LAY = """([table, rows]) => new Promise((done, failed) => {
  const asked = indexedDB.open("openps");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const change = asked.result.transaction("rows", "readwrite");
    for (const row of rows) change.objectStore("rows").put(row);
    change.oncomplete = () => (asked.result.close(), done());
    change.onerror = () => failed(change.error);
  };
})"""
KEPT = """(table) => new Promise((done, failed) => {
  const asked = indexedDB.open("openps");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const all = asked.result.transaction("rows").objectStore("rows").getAll(range);
    all.onsuccess = () => (asked.result.close(), done(all.result.map(({ seq, body }) => [seq, body])));
    all.onerror = () => failed(all.error);
  };
})"""
TICKET = """(ticket) => localStorage.setItem("openps.tickets",
  JSON.stringify([ticket, ...JSON.parse(localStorage.getItem("openps.tickets") ?? "[]")]))"""


class Visitor(Person):
    def arrive(self, path: str = "") -> None:
        """To the site, and until Python is there."""
        page = self.visit(path)
        page.locator("li.game").first.wait_for()
        self.until(lambda: len(page.workers) > 1, "the bots, which the house starts once its storage is open")
        page.locator(READY).wait_for(state="detached")

    def lay(self, told: Prepared) -> None:
        """A match into the browser's own storage, as the house would have kept it, and the way to the first seat."""
        at = time.time()
        rows = [
            {"table": told.table, "seq": seq, "at": at, "body": journal.write(fact).decode()}
            for seq, fact in enumerate(facts(told), 1)
        ]
        self.page.evaluate(LAY, [told.table, rows])
        ticket = {"table": told.table, "ticket": told.ticket(0), "member": f"{0:012x}", "game": told.game}
        self.page.evaluate(TICKET, {**ticket, "name": told.people[0], "at": 1000 * at})

    def kept(self, table: str) -> list[tuple[int, str]]:
        rows: list[tuple[int, str]] = self.page.evaluate(KEPT, table)
        return [(seq, body) for seq, body in rows]

    def go(self, path: str) -> None:
        """Within the page: Python stays."""
        self.page.evaluate("(path) => { location.hash = path }", f"/{path}")

    def killed(self) -> None:
        """The tab is gone without a word, and another one is opened."""
        with contextlib.suppress(Error):  # nobody is left to answer
            self.page.goto("chrome://crash", timeout=10_000)
        self.page.close()
        self.page = self.open_tab()
