"""A real browser, and the site as a folder of files behind the plainest of servers."""

from __future__ import annotations

import shutil
import threading
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ARGUMENTS, PROGRAMS

HERE = Path(__file__).parent
SITE = HERE.parents[1] / "build" / "site"


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


def _skip(why: str) -> None:
    warnings.warn(why, stacklevel=2)
    pytest.skip(why)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        _skip("NO CHROMIUM: the house in a tab is NOT TESTED in a browser (apt-get install chromium)")
    if not (SITE / "py" / "openps.zip").is_file():
        _skip("THE SITE IS NOT BUILT: the house in a tab is NOT TESTED in a browser (make site)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield made
        made.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture
def come(browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    """People with a browser of their own; when they leave, nothing went wrong in it."""
    from tests.tab.visitor import Visitor

    visitors: list[Visitor] = []

    def visit(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **how))
        return visitors[-1]

    yield visit
    wrong = [line for one in visitors for line in one.wrong]
    for one in visitors:
        one.leave()
    assert wrong == []
