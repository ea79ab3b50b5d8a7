"""A slice of the walk with axe: screens that no other test looks at, each kind of size once.

`make axe` walks all of them at all nine sizes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running, running
from tests.web.axe import SIZES, Scene, findings, scenes, tables
from tests.web.fit import LAPTOPS, TOUCHED
from tests.web.person import Person
from tests.web.prepared import Prepared, write

SLICE = {"settings": LAPTOPS[1], "leaving": TOUCHED[0], "drawer-people": TOUCHED[-1], "role-seen": TOUCHED[3]}
UNNAMED = "() => document.querySelector('main').append(document.createElement('button'))"


@pytest.fixture(scope="module")
def tables_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Sequence[Prepared]]]:
    folder, made = tmp_path_factory.mktemp("axe"), tables()
    for told in made:
        write(told, str(folder / "t.db"))
    with running(str(folder / "t.db"), folder, 0) as server:
        yield server, made


@pytest.mark.parametrize(("name", "size"), SLICE.items(), ids=SLICE)
def test_axe_finds_nothing_in_any_state(
    browser: Browser, tables_here: tuple[Running, Sequence[Prepared]], name: str, size: tuple[int, int]
) -> None:
    server, made = tables_here
    (scene,) = [one for one in scenes() if one.name == name]

    assert findings(browser, server.url, made, scene, [size]) == []


def test_what_axe_should_find_is_found(browser: Browser, tables_here: tuple[Running, Sequence[Prepared]]) -> None:
    """The look itself can fail: a button without a name, made on purpose."""
    server, made = tables_here

    def spoil(person: Person) -> None:
        person.visit().locator("ul.games").wait_for()
        person.page.evaluate(UNNAMED)

    (line,) = findings(browser, server.url, made, Scene("start", "ul.games", spoil), SIZES[:1])
    assert line.startswith("1920x1080 button-name: ")
