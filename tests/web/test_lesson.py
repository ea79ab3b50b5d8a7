"""A newcomer walks a lesson to its end in a real browser, by doing what the guide says.

Of each lesson some scenes are walked, and the first beat of each of the others is looked at; `make long` walks all of
them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openps.editions.lesson import Beat
from tests.long import LONG, only_long
from tests.server.running import Running
from tests.web.pupil import GUIDE, Pupil

SMALL = {"width": 1366, "height": 768}  # of laptops


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def within(box: dict[str, float], page: Any) -> bool:
    size = page.viewport_size
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return bool(across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"])


class Looking:
    """What holds at every beat; axe looks now and then."""

    def __init__(self, pupil: Pupil, axe_at: tuple[str, ...]) -> None:
        self.pupil = pupil
        self.axe_at = axe_at
        self.said: list[str] = []

    def __call__(self, beat: Beat) -> None:
        pupil = self.pupil
        self.said.append(pupil.says())
        if beat.move:
            pupil.page.locator(".points-at").wait_for()
            pupil.page.wait_for_timeout(350)  # two looks at where things are
            ring = pupil.ring()
            assert ring is not None, beat
            assert apart(ring, pupil.stands()), beat
            for name, boxes in pupil.needed(beat).items():
                assert any(apart(box, pupil.stands()) for box in boxes), (name, beat)
        assert within(pupil.stands(), pupil.page), beat
        if beat.says in self.axe_at:
            assert pupil.person.axe() == [], beat


def test_panic_station_is_learned_by_doing_what_the_guide_says(sit_down: Callable[..., Any]) -> None:
    pupil = Pupil(sit_down(), "panic_station")
    pupil.page.set_viewport_size(SMALL)
    pupil.begin()
    looking = Looking(pupil, ("human", "explore", "offer", "infected", "won") if LONG else ("shoot",))
    pupil.walk(looking, None if LONG else ("fight",))

    assert len(set(looking.said)) == (len(pupil.beats) if LONG else 9)
    assert f"{len(pupil.beats)} of {len(pupil.beats)}" in pupil.page.locator(GUIDE).inner_text()
    pupil.page.locator(f"{GUIDE} .next").click()  # play on freely
    pupil.page.locator(GUIDE).wait_for(state="detached")
    pupil.person.until_asked()
    pupil.page.reload()
    pupil.person.until_asked()
    assert pupil.page.locator(GUIDE).count() == 0


@only_long("another game is learned on a phone in French")
def test_panic_station_is_learned_on_a_phone_in_french(sit_down: Callable[..., Any]) -> None:
    pupil = Pupil(sit_down(phone=True, language="fr"), "panic_station")
    pupil.begin()
    looking = Looking(pupil, ("place",))
    pupil.walk(looking)

    assert len(set(looking.said)) == len(pupil.beats)


def test_pani_high_is_learned_on_a_phone_in_french(sit_down: Callable[..., Any]) -> None:
    pupil = Pupil(sit_down(phone=True, language="fr"), "pani_high")
    pupil.begin()
    looking = Looking(pupil, ("attack", "window", "spied", "count") if LONG else ("attack",))
    pupil.walk(looking, None if LONG else ("police",))

    assert looking.said[0].startswith("Une école")
    assert len(set(looking.said)) == (len(pupil.beats) if LONG else 10)


def test_negotiator_is_learned(sit_down: Callable[..., Any]) -> None:
    pupil = Pupil(sit_down(), "negotiator")
    pupil.begin()
    looking = Looking(pupil, ("play", "four", "caught") if LONG else ("caught",))
    pupil.walk(looking, None if LONG else ("capture", "free"))

    # Both cards of a conversion may be given with one tap.
    assert len(set(looking.said)) >= (len(pupil.beats) - 1 if LONG else 8)


def test_a_lesson_is_left_taken_up_and_gone_back_in(sit_down: Callable[..., Any], server: Running) -> None:
    pupil = Pupil(sit_down(), "panic_station")
    page = pupil.page
    pupil.begin()
    assert page.locator(f"{GUIDE} .back").is_disabled()
    for beat in pupil.beats[:4]:
        pupil.await_beat(beat.says)
        pupil.follow(beat)
    pupil.await_beat("walk")
    table = pupil.person.table()

    server.kill()
    server.start_again()
    page.reload()
    pupil.await_beat("walk")  # the same one, at the same table, after a restart
    pupil.person.wrong.clear()  # the line that was cut

    page.locator(f"{GUIDE} .back").click()
    pupil.await_beat("place")  # anew: the room is not placed yet
    assert pupil.person.table() != table
    assert any(choice.startswith("place ") for choice in pupil.person.until_asked())

    page.locator(f"{GUIDE} .out button").last.click()
    page.locator('[data-lesson="panic_station"]').click()
    pupil.await_beat("place")

    page.locator(f"{GUIDE} .out button").first.click()
    pupil.await_beat("again")  # the next scene
    # The other's choice takes back what was picked before it.
    alone = {"ask": "offer", "seats": [0]}
    pupil.person.until(lambda: pupil.person.news()[-1]["decision"] == alone, "the other's choice")
    page.wait_for_timeout(100)  # the board is drawn anew
    page.locator('[data-pick="card:heat_scanner"]').click()
    page.locator('.board [data-move="offer heat_scanner"]').first.click()
    page.get_by_text("You went your own way").wait_for()
    page.locator(f"{GUIDE} .back").click()
    pupil.await_beat("again")


def test_a_lesson_that_has_become_shorter_begins_anew(sit_down: Callable[..., Any]) -> None:
    person = sit_down()
    page = person.visit()
    kept = {"table": "", "scene": "dark", "beat": 99, "free": False, "over": False}
    page.evaluate("(kept) => localStorage.setItem('openps.lessons', JSON.stringify({ panic_station: kept }))", kept)
    page.reload()
    page.locator('[data-lesson="panic_station"]').click()
    page.locator(f'{GUIDE}[data-beat="theme"][data-told="true"]').wait_for()
    person.wrong.clear()  # the browser notes that the server refused


def test_whoever_has_finished_a_match_finds_the_lesson_under_the_rules(sit_down: Callable[..., Any]) -> None:
    person = sit_down()
    page = person.visit()
    offer = page.locator('[data-lesson="panic_station"]')
    offer.wait_for()
    page.evaluate("localStorage.setItem('openps.finished', 'panic_station')")
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert offer.count() == 0
    person.visit("rules/panic_station")
    offer.wait_for()
