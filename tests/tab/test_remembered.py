"""The memory of a started Python: kept on the device, begun from at the next visit, and never needed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from openps.tab import remembered
from tests.tab.visitor import Visitor
from tests.web.site_figures import REMEMBERED
from tests.web.static import copied, retitled, serving
from tests.web.test_site import LOOK, until

BOTS = dict.fromkeys(range(1, 5), "beginner")
# As it could look after a device failed: half of it, or all of it with a wrong beginning.
SPOILT = """async (how) => {
  const name = (await caches.keys()).find((one) => one.endsWith(" memory"));
  const cache = await caches.open(name);
  const address = new URL("py/memory", document.baseURI);
  const bytes = new Uint8Array(await (await cache.match(address)).arrayBuffer());
  if (how === "wrong") bytes.fill(7, 0, 64);
  await cache.put(address, new Response(how === "half" ? bytes.slice(0, bytes.length / 2) : bytes));
}"""


def come_back(ann: Visitor) -> list[str]:
    """A visitor whose Python is kept comes again: what the house marked on its way."""
    until(ann.page, f"({REMEMBERED})()")
    ann.page.reload()
    ann.arrive()
    house = next(worker for worker in ann.page.workers if "house" in worker.url)
    marks: list[str] = house.evaluate("performance.getEntriesByType('mark').map(({ name }) => name)")
    return marks


def decide(ann: Visitor, table: str) -> None:
    """One move of one's own, which is kept; after many a first step nobody else is asked."""
    ann.until_asked()
    before = len(ann.kept(table))
    ann.page.locator("[data-move]").first.dispatch_event("click")
    ann.until(lambda: len(ann.kept(table)) > before, "a move in the journal")


def test_what_was_kept_is_begun_from_and_deals_anew_each_time(browser: Any, address: str) -> None:
    """Nothing that is drawn in one start is drawn again in the next one from the same memory."""
    ann = Visitor(browser, address)
    ann.arrive()
    journals = []
    for _ in range(2):
        assert "package" not in come_back(ann), "nothing is unpacked"
        table = ann.open_table("pani_high", BOTS)
        decide(ann, table)
        journals.append((table, ann.kept(table)))
        ann.go("")
    (first, one), (second, other) = journals

    assert first != second, "the same name of a table, which is drawn, too"
    assert [body for _, body in one[:2]] != [body for _, body in other[:2]], "the same members, tickets and seed"
    assert ann.wrong == []
    ann.leave()


@pytest.mark.parametrize("how", ["half", "wrong"])
def test_one_that_is_spoilt_is_forgotten_and_done_without(browser: Any, address: str, how: str) -> None:
    ann = Visitor(browser, address)
    ann.arrive()
    until(ann.page, f"({REMEMBERED})()")
    ann.page.evaluate(SPOILT, how)

    assert "package" in come_back(ann), "begun as the first time"
    decide(ann, ann.open_table("pani_high", BOTS))
    assert ann.wrong == []
    ann.leave()


def test_it_goes_with_its_version(browser: Any, tmp_path: Path) -> None:
    with serving(copied(tmp_path / "site")) as space:
        ann = Visitor(browser, space.url)
        ann.arrive()
        until(ann.page, f"({REMEMBERED})()")
        (old,) = [name for name in ann.page.evaluate("caches.keys()") if name.endswith(" memory")]
        retitled(tmp_path / "site", "another")
        assert ann.page.evaluate(LOOK) == "installed"
        ann.page.get_by_role("status").get_by_role("button").first.click()
        until(ann.page, f"(async () => !(await caches.keys()).includes({old!r}))()")
        ann.leave()


def test_a_random_number_is_another_one_each_time() -> None:
    """Where the state of `random` came out of a memory, it is thrown away."""
    numbers = []
    for _ in range(3):
        random.seed(1)
        remembered.awake()
        numbers.append(random.random())
    assert len(set(numbers)) == len(numbers)
