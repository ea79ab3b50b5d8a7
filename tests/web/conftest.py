"""A real browser, and a server with the built client."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from openps.server.app import STATIC
from tests.server.running import Running, running

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
# The same browser without windows, menus and all that nobody sees in a test: it starts for a fifth of the processor
# time and opens a page for two thirds. Figures and pictures are taken with the whole one.
LIGHT = ("chromium-headless-shell", *PROGRAMS)
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-audio-output"]
# Python in a tab is compiled once, the quick way: what it gains by a second, careful compilation takes longer than a
# test to pay off.
QUICKLY_COMPILED = "--js-flags=--liftoff-only"


def skip(why: str) -> None:
    warnings.warn(why, stacklevel=2)
    pytest.skip(why)


class _Browser:
    """One for all files of a process; its loop stands still, and is out of the way, while no file uses it."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._made: Any = None

    def taken(self) -> Any:
        """A browser that has died is replaced for the files to come."""
        asyncio._set_running_loop(self._loop)
        if self._made is None or not self._made.is_connected():
            self._begin()
        return self._made

    def left(self) -> None:
        """Other tests of this process run loops of their own."""
        asyncio._set_running_loop(None)

    def close(self) -> None:
        asyncio._set_running_loop(self._loop)
        self._open.close()
        asyncio._set_running_loop(None)
        self._loop = self._made = None

    def _begin(self) -> None:
        from playwright.sync_api import sync_playwright

        self.close()
        playwright = self._open.enter_context(sync_playwright())
        self._loop = asyncio.get_running_loop()
        self._made = playwright.chromium.launch(executable_path=program(), args=[*ARGUMENTS, QUICKLY_COMPILED])
        self._open.callback(self._made.close)


def program() -> str | None:
    return next(filter(None, map(shutil.which, LIGHT)), None)


ONE_BROWSER = _Browser()


@pytest.fixture(scope="session")
def one_browser() -> Iterator[_Browser]:
    yield ONE_BROWSER
    ONE_BROWSER.close()


@pytest.fixture(scope="module")
def browser(one_browser: _Browser) -> Iterator[Any]:
    if program() is None:
        skip("NO CHROMIUM: the web client is NOT TESTED in a browser (apt-get install chromium)")
    if not (STATIC / "index.html").is_file():
        skip("THE WEB CLIENT IS NOT BUILT: it is NOT TESTED in a browser (make web)")
    yield one_browser.taken()
    one_browser.left()


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
