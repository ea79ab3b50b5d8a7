"""A site after its first visit: whom it asks for anything, how it is played when nobody answers, and how upgraded."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from static_site import archive, build

from tests.tab.visitor import Visitor
from tests.web.static import SITE, Space, copied, recorder, retitled, serving
from tests.web.test_site import KEPT, LOOK, asked_for, outside, until

OWN_MOVES = 2
BOT = "beginner"


@pytest.fixture
def visit(browser: Any) -> Iterator[tuple[Visitor, Space, list[str], list[str]]]:
    """Somebody who has come to a site of their own: with whom its browser spoke, and with whom it wanted to."""
    with recorder() as (proxy, elsewhere), serving(SITE) as space:
        ann = Visitor(browser, space.url, proxy={"server": proxy, "bypass": "127.0.0.1"})
        requests: list[str] = []
        ann.context.on("request", lambda request: requests.append(request.url))
        ann.visit()
        ann.page.get_by_role("button", name="Play now").first.wait_for()  # before Python is there
        until(ann.page, KEPT)
        yield ann, space, requests, elsewhere
        assert ann.wrong == []
        ann.leave()


def sealed() -> set[str]:
    """The paths of all files of the site, from its own list."""
    listed = json.loads((SITE / "sw.js").read_text("utf-8").partition("=")[2].partition(";\n")[0])
    return {"/", "/sw.js", *[f"/{name}" for name in listed["files"]]}


def test_a_new_match_is_played_after_the_line_was_cut(
    visit: tuple[Visitor, Space, list[str], list[str]],
) -> None:
    """The page is loaded anew when nobody answers any more; the list of all that was ever asked for is exact."""
    ann, space, requests, elsewhere = visit
    assert {urlsplit(path).path for path in space.asked} == sealed(), "all of the site, and nothing else"
    asked = len(space.asked)
    space.cut()
    ann.context.set_offline(True)
    ann.page.reload()
    ann.arrive()
    table = ann.open_table("pani_high", dict.fromkeys(range(1, 5), BOT))
    decide(ann, table)

    assert len(space.asked) == asked
    assert {urlsplit(url).path for url in requests} <= sealed()
    assert {urlsplit(url).netloc for url in requests} <= {urlsplit(space.url).netloc, ""}
    assert outside(elsewhere) == []


def decide(ann: Visitor, table: str) -> None:
    """So many decisions of one's own, each of them kept."""
    until_now = own_moves(ann, table)
    for count in range(until_now, until_now + OWN_MOVES):
        ann.until_asked()
        ann.page.locator("[data-move]").first.dispatch_event("click")
        ann.until(lambda count=count: own_moves(ann, table) > count, "a move of a person")


def own_moves(ann: Visitor, table: str) -> int:
    return sum('"by":"person"' in body for _, body in ann.kept(table))


PACKAGE = "py/openps.zip"


def test_a_match_that_was_begun_under_an_older_version_is_played_on_under_the_new_one(
    browser: Any, tmp_path: Path
) -> None:
    """Page and Python are others; what lies in the browser's storage stays."""
    site = copied(tmp_path / "site")
    made_older(site)
    with serving(site) as space:
        ann = Visitor(browser, space.url)
        ann.arrive()
        until(ann.page, KEPT)
        table = ann.open_table("pani_high", dict.fromkeys(range(1, 5), BOT))
        decide(ann, table)
        before = ann.kept(table)
        made_newer(site)
        assert ann.page.evaluate(LOOK) == "installed"
        with ann.page.expect_navigation():
            ann.page.get_by_role("button", name="Take the new version").click()
        decide(ann, table)

        assert ann.kept(table)[: len(before)] == before
        assert "<title>another</title>" in ann.page.evaluate("fetch('./').then((page) => page.text())")
        assert asked_for(space, PACKAGE) > 1
        assert ann.wrong == []
        ann.leave()


def made_older(site: Path) -> None:
    """Its Python has one file more."""
    package = site / PACKAGE
    files = archive.read(package)
    package.unlink()
    archive.write(package, {**files, "openps/older.txt": b"older"})
    build.seal(site)


def made_newer(site: Path) -> None:
    """The times of its files are older: they were built before."""
    (site / PACKAGE).unlink()
    os.symlink(SITE / PACKAGE, site / PACKAGE)
    retitled(site, "another")
