"""The whole game in a tab of a real browser, from a folder of files: Python in its workers, journals in IndexedDB.

What costs most here is Python's start in two workers, so one person plays all games, and another size and language is
shown to a person who is there already. Matches begin near their end; `make long` plays each game at both sizes and in
both languages here, and whole ones in `test_whole`. Full storage is tested in `test_full` and `test_door`.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.long import LONG
from tests.tab.visitor import Visitor
from tests.web.person import DESKTOP, PHONE
from tests.web.prepared import Prepared, near_the_end

Come = Callable[..., Visitor]
LEFT = 8
NEAR_THE_END = {"negotiator": 1, "pani_high": 5, "panic_station": 4}
ALL = tuple(NEAR_THE_END)
ROUNDS = [
    (DESKTOP, "first", "en", ALL if LONG else ALL[:1]),
    (PHONE, "second", "fr", ALL if LONG else ALL[1:2]),
]


def prepared(game: str, name: str) -> Prepared:
    return near_the_end(Prepared(game, NEAR_THE_END[game], "", [], ["Ann"], table=f"{name}{len(game)}"), LEFT)


def test_an_evening_alone(at_home: Come) -> None:
    """Games to their ends, at two sizes and in both languages; then the record and the replay of each."""
    ann = at_home()
    for size, name, language, played in ROUNDS:
        ann.page.set_viewport_size(size)
        for game in played:
            told = prepared(game, name)
            ann.lay(told)
            ann.go(f"table/{told.table}")
            ann.play_on()
            ann.finish()
            assert [seq for seq, _ in ann.kept(told.table)] == list(range(1, len(ann.kept(told.table)) + 1))
            look_at_what_is_left(ann, told, language)
        ann.go("")
        ann.page.get_by_role("button", name="Français" if language == "en" else "English").click()


def look_at_what_is_left(ann: Visitor, told: Prepared, language: str) -> None:
    record = ann.page.get_by_role("link", name="Record" if language == "en" else "Fichier")
    with ann.page.expect_download() as saved:
        record.click()
    lines = saved.value.path().read_text("utf-8").splitlines()
    assert json.loads(lines[0])["game"] == told.game
    ann.go(f"replay/{told.table}")
    ann.page.locator("main input[type=range]").first.wait_for()


def test_two_tabs_and_one_match(at_home: Come) -> None:
    """One plays, the other says so; whoever says `here` has it, and it comes by itself when the other one leaves."""
    ann = at_home()
    told = prepared("negotiator", "third")
    ann.lay(told)
    ann.go(f"table/{told.table}")
    ann.until_asked()
    first, second = ann.page, ann.open_tab()
    ann.page = second
    ann.visit(f"table/{told.table}")
    second.get_by_role("heading", name="open in another tab").wait_for()
    assert ann.axe() == []
    assert second.locator("[data-move]").count() == 0

    second.get_by_role("button", name="Play it here").click()
    ann.until_asked(second)
    first.get_by_role("heading", name="open in another tab").wait_for()
    assert first.locator("[data-move]").count() == 0

    second.close()
    ann.page = first
    ann.until_asked(first)
