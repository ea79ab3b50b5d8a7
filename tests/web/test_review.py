"""After the match: reviews on a laptop and on a phone, records that are dropped, what if, and hints.

Two games are reviewed, and by `make long` all of them: bots play on from every step of a match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.long import LONG
from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "negotiator": GOLDEN / "negotiator" / "heuristic-arkayne.jsonl",
    "pani_high": GOLDEN / "pani_high" / "heuristic-5.jsonl",
    "panic_station": GOLDEN / "panic_station" / "random-4.jsonl",
}
MADE_WITHIN = 400_000  # milliseconds: a busy machine takes minutes for a review
FEW = "2"  # playouts a step: what is shown is the same, what it says is not worth much


def with_playouts(count: str) -> str:
    """A program that serves tables, and makes reviews of so many playouts."""
    return (
        "import sys, openps.server.reviewers as reviews\n"
        f"reviews.COMMAND = (*reviews.COMMAND, '--playouts', '{count}')\n"
        "from openps.cli.main import main\n"
        "raise SystemExit(main(sys.argv[1:]))"
    )


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("reviews")
    made = Running(str(folder / "t.db"), folder, 0, "--limit", "tables=1000", "--limit", "reviews=100")
    made.run_as(with_playouts(FEW))
    try:
        yield made.start()
    finally:
        made.kill()


def brought(person: Person, game: str) -> str:
    """The table that a record has become."""
    person.visit("review")
    person.page.locator("input[name=record]").set_input_files(RECORDS[game])
    person.page.wait_for_url(re.compile("#/review/[a-z0-9]+$"))
    return person.page.url.rpartition("/")[2]


def reviewed(person: Person, game: str) -> None:
    brought(person, game)
    person.page.locator(".review[data-state=done] figure").wait_for(timeout=MADE_WITHIN)


@pytest.mark.parametrize("game", RECORDS if LONG else ("negotiator", "panic_station"))
def test_a_record_that_is_dropped_is_reviewed_and_every_moment_leads_into_its_replay(sit_down: Come, game: str) -> None:
    ann = sit_down()
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    reviewed(ann, game)
    table = ann.page.url.rpartition("/")[2]
    assert ann.page.locator("figure path").count() >= 2
    before = ann.page.locator("figcaption").inner_text()
    slider = ann.page.locator("main input[type=range]")
    slider.focus()
    for _ in range(12):
        ann.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "11"
    assert ann.page.locator("figcaption").inner_text() != before
    assert ann.page.locator("table").count() >= 1
    assert ann.axe() == []

    # A phone opens the same review: it was kept, and is there at once.
    bea = sit_down(phone=True, language="fr")
    bea.visit(f"review/{table}")
    bea.page.locator(".review[data-state=done] figure").wait_for(timeout=MADE_WITHIN)
    assert "Le cours de la partie" in bea.page.locator("main").inner_text()
    assert "piece-" not in bea.page.locator("main").inner_text(), "everything has a name"
    assert bea.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert bea.axe() == []

    if game == "negotiator":
        it_is_downloaded_as_data_and_as_a_page(ann)
    ann.page.get_by_role("link", name="Replay from here").first.click()
    ann.page.locator(".replay section.board > *").first.wait_for()
    assert f"#/replay/{table}/" in ann.page.url


def it_is_downloaded_as_data_and_as_a_page(ann: Person) -> None:
    for name, word in (("Download as JSON", '"kind":"Review"'), ("Download as a page", "<!doctype html>")):
        with ann.page.expect_download() as waited:
            ann.page.get_by_role("button", name=name).click()
        assert word in Path(waited.value.path()).read_text("utf-8")


def test_what_is_no_record_gets_a_sentence(sit_down: Come, tmp_path: Path) -> None:
    ann = sit_down()
    ann.visit("review")
    for name, text in (("cut.jsonl", RECORDS["negotiator"].read_text()[:900]), ("large.jsonl", "x" * 70_000)):
        (tmp_path / name).write_text(text)
        ann.page.locator("input[name=record]").set_input_files(tmp_path / name)
        ann.page.locator("[role=alert] .panel").wait_for()
        assert ann.page.locator("[role=alert] .panel").inner_text()
        ann.page.reload()
    ann.wrong = [line for line in ann.wrong if "400" not in line]  # the browser's own line about a refusal


def test_from_a_moment_of_a_replay_one_plays_on(sit_down: Come) -> None:
    ann = sit_down()
    table = brought(ann, "pani_high")
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.locator(".review[data-state=none]").wait_for()
    for fair in (False, True):
        played_on(ann, table, fair)


def played_on(ann: Person, table: str, fair: bool) -> None:
    ann.visit(f"replay/{table}/60/open")
    ann.page.locator("[data-what-if]").click()
    ann.page.locator("dialog[open]").wait_for()
    if fair:
        assert ann.axe() == []
    ann.page.locator("dialog select[name=seat]").select_option("2")
    ann.page.locator("dialog input[name=fair]").nth(int(fair)).check()
    ann.page.locator("dialog .main").click()
    ann.page.locator(".table .practice").wait_for()
    assert "#/table/" in ann.page.url
    ann.until_asked()
    assert ann.page.locator(".practice").inner_text() == "Practice"


def test_a_hint_says_what_a_strong_bot_would_do_and_does_it_when_asked(sit_down: Come) -> None:
    ann = sit_down()
    ann.visit("new/negotiator")
    ann.page.locator("details summary").click()
    ann.page.locator("input[name=hints]").check()
    ann.page.locator("main form .main").click()
    ann.until_asked()
    ann.page.locator("[data-hint]").click()
    hint = ann.page.locator("[data-hinted]")
    hint.wait_for()
    assert "NG-" in hint.inner_text()
    assert ann.axe() == []
    seq = ann.heard[-1].get("seq", 0)
    hint.get_by_role("button", name="Do it").click()
    hint.wait_for(state="detached")
    assert ann.heard[-1].get("seq", 0) > seq
