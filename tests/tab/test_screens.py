"""What else there is in a tab: lessons, what if, a career, reviews that are cancelled; and axe, on every screen.

All of them share one page, whose Python is there already. Every screen is looked at in one of two sizes, in turn; `make
axe` walks through all of them at both, and in both languages.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tab.screens import LAPTOP, Scene, at, findings, lay_all, reviewing, scenes, table_of, what_if
from tests.tab.visitor import Visitor
from tests.web.person import PHONE
from tests.web.prepared import Prepared, near_the_end
from tests.web.pupil import GUIDE, Pupil

SIZES = (PHONE, LAPTOP)
SEEN = {scene.name: (scene, SIZES[number % 2]) for number, scene in enumerate(scenes())}
UNNAMED = "() => document.querySelector('main').append(document.createElement('button'))"
KEPT_REVIEWS = """() => new Promise((done, failed) => {
  const asked = indexedDB.open("openps");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const all = asked.result.transaction("reviews").objectStore("reviews").getAllKeys();
    all.onsuccess = () => (asked.result.close(), done(all.result));
  };
})"""


@pytest.fixture
def ann(at_home: Callable[..., Visitor]) -> Visitor:
    """With all tables in the browser's own storage."""
    made = at_home()
    made.page.set_viewport_size(LAPTOP)
    if not made.kept(table_of("pani_high", "end")):
        lay_all(made)
    return made


def played(ann: Visitor, table: str) -> int:
    return sum('"by":"person"' in body for _, body in ann.kept(table))


@pytest.mark.parametrize("name", SEEN)
def test_axe_finds_nothing(ann: Visitor, name: str) -> None:
    scene, size = SEEN[name]

    assert findings(ann, scene, size) == []


def test_what_axe_should_find_is_found(ann: Visitor) -> None:
    def spoil(ann: Visitor) -> None:
        at("nonsense")(ann)
        ann.page.evaluate(UNNAMED)

    (line,) = findings(ann, Scene("spoiled", "main h1", spoil), LAPTOP)
    assert "button-name" in line
    ann.go("")


def test_a_lesson_is_told_and_followed(ann: Visitor) -> None:
    pupil = Pupil(ann, "panic_station")
    ann.go("rules/panic_station")  # where it is offered to those who have finished a match, too
    ann.page.locator('[data-lesson="panic_station"]').click()
    pupil.await_beat(pupil.beats[0].says)
    first = pupil.says()
    pupil.follow(pupil.beats[0])
    ann.page.locator(f'{GUIDE}[data-beat="{pupil.beats[1].says}"][data-told="true"]').wait_for()

    assert pupil.says() != first


def test_from_a_moment_of_a_replay_one_plays_on(ann: Visitor) -> None:
    what_if(ann)
    ann.page.locator("dialog input[name=fair]").nth(1).check()
    ann.page.locator("dialog .main").click()
    ann.page.locator(".table .practice").wait_for()
    table = ann.table()
    ann.until_asked()
    ann.page.locator("[data-move]").first.dispatch_event("click")

    ann.until(lambda: played(ann, table) == 1, "a move in the other deal")


def test_a_server_is_opened_in_a_tab_of_its_own_and_the_page_stays(ann: Visitor) -> None:
    ann.go("")
    form, tabs = ann.page.locator("form:has(#server)"), len(ann.context.pages)

    def asked_for(address: str) -> None:
        form.locator("#server").fill(address)
        form.get_by_role("button").click()

    asked_for("blah blah")
    assert "This is no address" in form.get_by_role("alert").inner_text()
    with ann.context.expect_page() as opened:
        asked_for(ann.url)
    opened.value.close()
    ann.context.set_offline(True)
    asked_for("games.example.org")
    ann.context.set_offline(False)
    assert "There is no line just now" in form.get_by_role("alert").inner_text()
    assert len(ann.context.pages) == tabs, "nothing was opened where nothing could answer"


NO_CAREER = "['openps.career', 'openps.career.begun'].forEach((key) => localStorage.removeItem(key))"


def test_a_match_counts_in_the_career(ann: Visitor) -> None:
    """Whoever is at home has finished others before, and left some, which count as given up when this one begins."""
    ann.page.evaluate(NO_CAREER)
    told = near_the_end(Prepared("negotiator", 1, "", [], ["Ann"], table="career"), 4)
    ann.lay(told)
    ann.go(f"table/{told.table}")
    ann.play_on()
    ann.finish()
    ann.go("")
    ann.page.get_by_role("link", name="See it").click()
    row = ann.page.get_by_role("row").filter(has_text="All")
    row.wait_for()

    assert row.inner_text().split()[:2] == ["All", "1"]


def test_a_review_that_is_cancelled_ends_and_leaves_nothing(ann: Visitor) -> None:
    reviewing(ann)
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.locator(".review[data-state=none]").wait_for()
    reviewed = ann.page.url.rpartition("/")[2]  # others of before may have come to their end

    ann.until(lambda: len(ann.page.workers) == 2, "the house and its bots: the worker of the review is gone")
    assert reviewed not in ann.page.evaluate(KEPT_REVIEWS)
