"""A match of each game to its end in a tab of a real browser, played by a mouse, a finger or keys.

Every decision of the person is a press that the browser itself delivers, at a spot that is in sight: nothing is called
from inside the page. Matches are opened by the form. `make test` has two of each game, between which size, language and
means all change; `make long` has each of them with each other.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from openps.catalog import games
from tests.long import LONG
from tests.tab.visitor import Visitor
from tests.web.person import PHONE

Come = Callable[..., Visitor]
BOT = "beginner"
FEWEST = {"negotiator": 1, "pani_high": 5, "panic_station": 4}
LAPTOP = {"width": 1366, "height": 768}
# Where something can be pressed that is in sight, by kind: what was asked twice, what is staged, a move, a thing.
SPOTS = """() => {
  const spot = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = width && height ? document.elementFromPoint(x, y) : null;
    return seen && one.contains(seen) ? [x, y] : null;
  };
  const all = (kind) => [...document.querySelectorAll(kind)].map(spot).filter(Boolean);
  return {
    over: Boolean(document.querySelector("#ending-title")),
    asked: Boolean(document.querySelector("[data-ask]")),
    lists: all("[data-pane=choices]"),
    first: [...all('[data-sure]:not([data-sure="abandon"])'), ...all(".staging .band")],
    moves: document.querySelector("[data-ask]") ? all("[data-move]:not(:disabled)") : [],
    things: document.querySelector("[data-ask]") ? all("[data-pick]:not(:disabled):not([aria-pressed=true])") : [],
  };
}"""
FOCUSED = """() => {
  const one = document.activeElement;
  if (one?.matches('[data-sure]:not([data-sure="abandon"])')) return "sure";
  if (one?.matches("[data-move]:not(:disabled)")) return "move";
  return one === document.body || !one ? "nothing" : "another";
}"""
MOST_PRESSES = 3_000
PATIENCE = 25  # presses, until it is tried another way
A_MOMENT = 50  # milliseconds


@dataclass(frozen=True)
class Means:
    """How somebody plays."""

    phone: bool
    language: str
    keys: bool

    def __str__(self) -> str:
        return f"{'phone' if self.phone else 'laptop'}-{self.language}-{'keys' if self.keys else 'presses'}"


EACH = [Means(phone, language, keys) for phone in (False, True) for language in ("en", "fr") for keys in (False, True)]
# Two of each game, which differ in everything; over the games everything is paired with everything.
SLICE = [
    ("negotiator", Means(phone=False, language="en", keys=True)),
    ("negotiator", Means(phone=True, language="fr", keys=False)),
    ("pani_high", Means(phone=False, language="fr", keys=False)),
    ("pani_high", Means(phone=True, language="en", keys=True)),
    ("panic_station", Means(phone=False, language="en", keys=False)),
    ("panic_station", Means(phone=True, language="fr", keys=True)),
]
MATCHES = [(game, means) for game in FEWEST for means in EACH] if LONG else SLICE


@pytest.mark.parametrize(("game", "means"), MATCHES, ids=str)
def test_a_match_is_played_to_its_end(at_home: Come, game: str, means: Means) -> None:
    ann = at_home(phone=means.phone, language=means.language)
    ann.page.set_viewport_size(PHONE if means.phone else LAPTOP)
    table = ann.open_table(game, dict.fromkeys(range(1, FEWEST[game]), BOT))
    ann.page.locator(".drawn > *").first.wait_for()
    before = len(ann.kept(table))
    luck = Random(len(game))
    (by_keys if means.keys else by_presses)(ann, luck)
    ann.page.locator("#ending-title").wait_for()
    rows = [json.loads(body) for _, body in ann.kept(table)]

    mine = [row for row in rows[before:] if row.get("by") == "person"]
    assert len(mine) > 3, "somebody decided"
    assert {row["by"] for row in rows if "by" in row} <= {"person", "bot"}


def by_presses(ann: Visitor, luck: Random) -> None:
    """With a mouse, or with a finger where that is what the device has."""
    press = ann.page.touchscreen.tap if ann.touches else ann.page.mouse.click
    for number in range(1, MOST_PRESSES):
        told = ann.page.evaluate(SPOTS)
        if told["over"]:
            return
        # From the board to the list of choices in words, and back: whoever is lost in one of them tries the other.
        spots = (number % PATIENCE == 0 and told["lists"]) or chosen(told, luck)
        if spots:
            press(*luck.choice(spots))
        else:
            ann.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the match has no end")


def chosen(told: dict[str, Any], luck: Random) -> Any:
    """A move where one is offered; but now and then another thing is picked up first, which offers others."""
    things, moves = told["things"], told["moves"]
    return told["first"] or (things if things and (not moves or luck.random() < 0.4) else moves)


def by_keys(ann: Visitor, luck: Random) -> None:
    """From choice to choice by Tab, through the list in words; Enter takes one."""
    ann.look_at("choices")
    keys = ann.page.keyboard
    for _ in range(MOST_PRESSES):
        told = ann.page.evaluate(SPOTS)
        if told["over"]:
            return
        if told["first"] and not told["asked"]:
            keys.press("Escape")
        elif told["asked"]:  # whatever is in sight: Tab brings it there
            for _ in range(luck.randrange(1, 6)):
                keys.press("Tab")
            on = ann.page.evaluate(FOCUSED)
            if on in ("move", "sure"):
                keys.press("Enter")
        else:
            ann.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the match has no end")


def test_every_game_is_here() -> None:
    assert set(FEWEST) == set(games())


def test_both_sizes_languages_and_means_are_in_a_slice_of_each_game() -> None:
    for game in FEWEST:
        taken = [means for key, means in SLICE if key == game]
        assert {one.phone for one in taken} == {one.keys for one in taken} == {True, False}, game
        assert {one.language for one in taken} == {"en", "fr"}, game
