"""The page of a server that has the games beside it (`make offline`): the server is gone in the middle of a match.

Its one person plays on in this tab, in a fair deal; when the server is back, the match is where it was.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from static_site import build

from openps.server.app import STATIC
from tests.server.running import Running
from tests.tab.visitor import Visitor
from tests.web.static import SITE

# Where Python lies beside the page, and with the policy that goes with it.
AS_IF = """
import sys
from pathlib import Path
import openps.server.app as app, openps.server.guard as guard
app.STATIC = Path(sys.argv.pop())
allowed = lambda policy: policy.replace(b"script-src 'self';", b"script-src 'self' 'wasm-unsafe-eval';")
guard.HEADERS = tuple((name, allowed(value)) for name, value in guard.HEADERS)
from openps.cli.main import main
raise SystemExit(main(sys.argv[1:]))
"""


def offered(folder: Path) -> Path:
    """The page of this server, with Python beside it, as `make offline` puts it there."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("py"))
    shutil.copytree(SITE / "py", folder / "py")
    start = folder / "index.html"
    start.write_text(build.offering(start.read_text("utf-8")), "utf-8")
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("THE WEB CLIENT IS NOT BUILT: NOT TESTED (make web)")
    made = Running(str(tmp_path / "t.db"), tmp_path, 0, str(offered(tmp_path / "page")))
    made.run_as(AS_IF)
    try:
        yield made.start()
    finally:
        made.kill()


def test_a_solo_match_is_played_on_in_a_fair_deal_and_waits_on_its_server(browser: Any, server: Running) -> None:
    ann = Visitor(browser, server.url)
    table = ann.open_table("negotiator", {})
    ann.until_asked()
    seen = ann.page.locator(".drawn").inner_text()
    ann.page.locator("[data-away]").wait_for(state="attached")  # the games are on this device, and bots awake
    assert ann.page.locator("[data-away] button").count() == 0
    server.kill()
    play_on = ann.page.locator("[data-away] button")
    play_on.wait_for()
    assert "your match waits on the server" in ann.page.locator("[data-away]").inner_text()
    assert ann.axe() == []
    play_on.click()
    ann.page.locator(".table .practice").wait_for()
    here = ann.table()
    ann.until_asked()
    assert ann.page.locator(".drawn").inner_text() == seen, "the seat sees what it saw"
    ann.page.locator("[data-move]").first.dispatch_event("click")
    ann.until(lambda: any('"by":"person"' in body for _, body in ann.kept(here)), "a move in the fair deal")

    server.start_again()
    ann.go(f"table/{table}")
    ann.until_asked()
    assert ann.page.locator(".drawn").inner_text() == seen, "the match itself is where it was"
    ann.leave()
