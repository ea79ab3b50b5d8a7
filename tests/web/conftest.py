"""A real browser, and a server with the built client."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from openps.server.app import STATIC
from tests.conftest import SECOND_TRY
from tests.server.running import Running, running

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


HERE = Path(__file__).parent


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser on a busy machine is late now and then: what failed is tried once more, from the beginning.

    Whatever is wrong fails twice. What came right the second time is named at the end of the run (`tests/conftest.py`):
    it is to be made firm.
    """
    if not item.path.is_relative_to(HERE):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        for report in reports:
            report.user_properties.append((SECOND_TRY, True))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _skip(why: str) -> None:
    warnings.warn(why, stacklevel=2)
    pytest.skip(why)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """For one file: as long as it runs, its loop does too, and no other test of the process could run one."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        _skip("NO CHROMIUM: the web client is NOT TESTED in a browser (apt-get install chromium)")
    if not (STATIC / "index.html").is_file():
        _skip("THE WEB CLIENT IS NOT BUILT: it is NOT TESTED in a browser (make web)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield made
        made.close()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For all tests of a file that ask for none of their own: starting one takes as long as many a test."""
    folder = tmp_path_factory.mktemp("shared")
    with running(str(folder / "t.db"), folder, 0, "--limit", "tables=1000") as started:
        yield started


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own, for a test that writes into its database or ends it."""
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--limit", "tables=100", at_once=False) as made:
        yield made
        assert "unexpected" not in made.logs()


@pytest.fixture
def sit_down(browser: Any, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """People who come to the server; when they leave, nothing went wrong there or in their browsers."""
    from tests.web.person import Person

    server: Running = request.getfixturevalue("server" if "server" in request.fixturenames else "shared_server")
    people: list[Person] = []

    def come(**how: Any) -> Person:
        people.append(Person(browser, server.url, **how))
        return people[-1]

    yield come
    wrong = [line for person in people for line in person.wrong]
    for person in people:
        person.leave()
    assert wrong == []
    assert "unexpected" not in server.logs()
