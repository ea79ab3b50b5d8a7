"""A storage that is full in the middle of a match, in a real browser: it is told, and the match leaves as a file.

No browser refuses small rows reliably when it is told that it is full. So the worker of the house is another one here,
in which every write is given up with the very error that a full storage has, once it is told to.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from static_site import build

from tests.tab.visitor import Visitor
from tests.web.static import copied, serving

FULL = """
new BroadcastChannel("full").onmessage = () => {
  const full = new DOMException("", "QuotaExceededError");
  Object.defineProperty(IDBTransaction.prototype, "error", { get: () => full });
  IDBObjectStore.prototype.add = function () { this.transaction.abort(); };
};
"""
BOTS = dict.fromkeys(range(1, 5), "beginner")


def that_fills_up(folder: Path) -> Path:
    site = copied(folder)
    (worker,) = (site / "assets").glob("house-*.js")
    text = worker.read_text("utf-8")
    worker.unlink()
    worker.write_text(FULL + text, "utf-8")
    build.seal(site)
    return site


def own_move(ann: Visitor) -> None:
    ann.until_asked()
    ann.page.locator("[data-move]").first.dispatch_event("click")


def test_a_full_storage_is_told_and_the_match_is_saved_and_played_on_elsewhere(
    browser: Any, at_home: Callable[..., Visitor], tmp_path: Path
) -> None:
    with serving(that_fills_up(tmp_path / "site")) as space:
        ann = Visitor(browser, space.url, service_workers="block")
        ann.arrive()
        table = ann.open_table("pani_high", BOTS)
        ann.until_asked()
        kept = ann.kept(table)
        ann.page.evaluate("new BroadcastChannel('full').postMessage(1)")
        own_move(ann)
        ann.page.locator("[data-save]").wait_for()
        assert "The storage of this browser is full" in ann.page.locator(".strip.over").inner_text()
        assert ann.axe() == []
        ann.until_asked()  # the match goes on all the same
        with ann.page.expect_download() as saved:
            ann.page.locator("[data-save]").click()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        assert ann.kept(table) == kept, "what was kept before is still there, and nothing else is"

        bea = at_home(language="fr", phone=True)
        bea.go("review")
        bea.page.locator("input[name=record]").set_input_files(file)
        bea.page.wait_for_url(f"**/#/table/{table}")
        bea.until_asked()
        brought = bea.kept(table)
        assert brought[: len(kept)] == kept
        assert sum('"by":"person"' in body for _, body in brought) == 1
        own_move(bea)
        bea.until(lambda: len(bea.kept(table)) > len(brought), "a move in the other browser")
        assert ann.wrong == []
        ann.leave()
