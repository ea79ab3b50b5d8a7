"""A real browser, and the site as a folder of files behind the plainest of servers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ONE_BROWSER, program, skip

HERE = Path(__file__).parent
SITE = HERE.parents[1] / "build" / "site"
FAILED = pytest.StashKey[bool]()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="session")
def one_browser() -> Iterator[Any]:
    """The one in which the pages of a server are looked at as well."""
    yield ONE_BROWSER
    ONE_BROWSER.close()


@pytest.fixture(scope="module")
def browser(one_browser: Any) -> Iterator[Any]:
    if program() is None:
        skip("NO CHROMIUM: the house in a tab is NOT TESTED in a browser (apt-get install chromium)")
    if not (SITE / "py" / "openps.zip").is_file():
        skip("THE SITE IS NOT BUILT: the house in a tab is NOT TESTED in a browser (make site)")
    yield one_browser.taken()
    one_browser.left()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


@pytest.fixture(scope="session")
def residents() -> dict[tuple[bool, str], Any]:
    """Those who stay from test to test, and Python with them: by whether it is a phone, and by language."""
    return {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def at_home(
    browser: Any, address: str, residents: dict[tuple[bool, str], Any], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Any]]:
    """Somebody whose Python is there already: its start is most of what a test in a tab costs.

    Nothing went wrong in their browsers by the end of each test; after one that failed they are others.
    """
    from tests.tab.visitor import Visitor
    from tests.web.person import DESKTOP, PHONE

    used: set[tuple[bool, str]] = set()

    def visit(phone: bool = False, language: str = "en") -> Visitor:
        who = (phone, language)
        used.add(who)
        if who not in residents:
            # That the site is kept by the browser is looked at elsewhere, and costs as much again.
            residents[who] = Visitor(browser, address, phone=phone, language=language, service_workers="block")
            residents[who].arrive()
        residents[who].stop()  # whatever was played by itself
        residents[who].page.set_viewport_size(PHONE if phone else DESKTOP)
        return residents[who]

    yield visit
    people = {who: residents[who] for who in used & residents.keys()}
    wrong = [line for person in people.values() for line in person.wrong]
    for who, person in people.items():
        person.wrong.clear()
        if wrong or request.node.stash[FAILED]:
            residents.pop(who).leave()
    assert wrong == []
