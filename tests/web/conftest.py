"""A real browser, and a server with the built client."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from openps.server.app import STATIC
from tests.server.running import Running, running

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


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


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--limit", "tables=100") as started:
        yield started
        assert "unexpected" not in started.logs()


@pytest.fixture
def sit_down(browser: Any, server: Running) -> Iterator[Callable[..., Any]]:
    """People who come to this server; when they leave, nothing went wrong in their browsers."""
    from tests.web.person import Person

    people: list[Person] = []

    def come(**how: Any) -> Person:
        people.append(Person(browser, server.url, **how))
        return people[-1]

    yield come
    wrong = [line for person in people for line in person.wrong]
    for person in people:
        person.leave()
    assert wrong == []
