"""The pictures of a review for the README: `python -m tests.web.review_pictures docs/pictures [PLAYOUTS]`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.person import Person
from tests.web.pictures import SETTLED, squeeze
from tests.web.test_review import GOLDEN, with_playouts

RECORD = GOLDEN / "panic_station" / "heuristic-5.jsonl"
STEP = "95"
MINUTES = 60_000


def main(folder: Path, playouts: str) -> None:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Running(str(Path(kept) / "t.db"), Path(kept))
        server.run_as(with_playouts(playouts))
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            picture(browser, server.start().url, folder)
        finally:
            server.stop()
            browser.close()


def picture(browser: Browser, url: str, folder: Path) -> None:
    table = ""
    for name, phone in (("review", False), ("review-phone", True)):
        ann = Person(browser, url, phone=phone, language="fr" if phone else "en")
        ann.visit(f"review/{table}" if table else "review")
        if not table:
            ann.page.locator("input[name=record]").set_input_files(RECORD)
        ann.page.locator(".review[data-state=done] figure").wait_for(timeout=30 * MINUTES)
        table = ann.page.url.rpartition("/")[2]
        ann.page.locator("main input[type=range]").fill(STEP)
        ann.page.locator("main input[type=range]").blur()
        ann.page.wait_for_timeout(SETTLED)
        (folder / f"{name}.webp").write_bytes(squeeze(browser, ann.page.screenshot()))
        ann.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]), (sys.argv[2:] or ["16"])[0])
