"""Where each value of our cards is from: the list of what is known (docs/rules/negotiator.md, "The cards").

The list names what somebody has published, by card and field; everything else must be called ours.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from openps.games.negotiator import box
from openps.games.negotiator.box import Family, Span
from openps.games.negotiator.effects import effect_of, every
from openps.games.negotiator.read_cards import HOUSE_CARDS

RULEBOOK, TWO, ONE, OURS = "rulebook", "two-listings", "one-listing", "ours"
WRITTEN: dict[str, Any] = tomllib.loads((Path(box.__file__).parent / "box.toml").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {row["key"]: row for family in Family for row in WRITTEN[family.value]}

ROWS = ("copies", "cost", "two", "one", "none")
DEMAND = ("taker", "cost", "effect", "counterpart")
# Code A by the rulebook: French titles, three rows of its worked example, and what it says of Demands.
BY_THE_RULEBOOK: dict[str, tuple[str, ...]] = {
    "what_do_you_want": ("name",), "small_talk": ("name", "two"), "keep_cool": ("name", "none"),
    "just_stay_calm": ("name", "two"), "sniper": ("name",), "all_units": ("name",), "medical_care": ("name", "taker"),
    "press": ("cost",), "pizza": ("cost",), "beer": ("cost",),
}  # fmt: skip
# Code A by two accounts that do not know each other.
BY_TWO: dict[str, tuple[str, ...]] = {"arkayne": ("hostages", "threat"), "donna": ("hostages",)}
# Codes B and B!. Not the level of "Back to square 1", which we read, and no duration but those of the next card.
BY_ONE: dict[str, tuple[str, ...]] = {
    "arkayne": ("majors", "escapes", "on"), "donna": ("threat",),
    "ransom": (*DEMAND, "span"), "free_the_fugitives": DEMAND, "weapons": DEMAND,
    "helicopter": ("cost", "effect"), "school_bus": ("cost", "effect"), "armoured_truck": ("cost", "effect"),
    "worsening": ("copies", "effect"), "going_nowhere": ("copies", "effect"), "getting_angry": ("copies", "effect"),
    "impatient": ("copies", "effect"), "time_runs_out": ("copies", "effect"),
    "moment_of_weakness": ("copies", "effect"), "back_to_square_one": ("copies",),
    "dont_test_me": ("copies", "two", "one", "none"), "more_hostages": ("copies", "two", "one", "none"),
    "escape_attempt": ("copies", "two", "one", "none"),
    "what_do_you_want": ROWS, "small_talk": ("copies", "cost", "one", "none"),
    "keep_cool": ("copies", "cost", "two", "one"), "few_minutes_more": ROWS, "trust_me": (*ROWS, "span"),
    "just_stay_calm": ("copies", "cost", "one", "none"), "minor_extraction": ROWS, "bold_lie": ROWS,
    "empty_promise": (*ROWS, "span"), "coming_in": ROWS, "major_extraction": ROWS, "sniper": ROWS, "all_units": ROWS,
}  # fmt: skip


def expected(card: str, field: str) -> str:
    for known, label in ((BY_THE_RULEBOOK, RULEBOOK), (BY_TWO, TWO), (BY_ONE, ONE)):
        if field in known.get(card, ()):
            return label
    return OURS


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize("card", CARDS)
def test_every_value_says_where_it_is_from(card: str) -> None:
    labels = CARDS[card]["source"]

    assert labels == {field: expected(card, field) for field in labels}
    assert set(CARDS[card]) - {"key", "name", "text", "source"} <= set(labels)
    published = [*BY_THE_RULEBOOK.get(card, ()), *BY_TWO.get(card, ()), *BY_ONE.get(card, ())]
    assert set(published) <= set(labels), "what is known is told"
    assert len(set(published)) == len(published), "the list says one thing"


@pytest.mark.clause("NG-R1")
def test_how_long_an_effect_lasts_says_where_it_is_from() -> None:
    lasting = set()
    for card, written in CARDS.items():
        lines = [line for field in written.values() if isinstance(field, list) for line in field]
        effects = every([effect_of(line) for line in lines if line not in box.TAKERS])
        if any(effect.word in list(Span) for effect in effects):
            lasting.add(card)
    assert lasting == {card for card, written in CARDS.items() if "span" in written["source"]}


@pytest.mark.clause("NG-R2", "NG-3.10")
def test_every_level_of_the_dial_says_where_it_is_from() -> None:
    assert len(WRITTEN["dial_source"]) == len(WRITTEN["dial"]) == len(box.DIAL)
    by_the_rulebook = [level for level, label in enumerate(WRITTEN["dial_source"]) if label == RULEBOOK]
    assert by_the_rulebook == [level for level, _ in box.KNOWN_DICE]
    assert set(WRITTEN["dial_source"]) == {RULEBOOK, ONE}


def test_the_list_knows_no_card_that_is_not_there() -> None:
    assert set(CARDS) == set(HOUSE_CARDS.face)
    assert {*BY_THE_RULEBOOK, *BY_TWO, *BY_ONE} <= set(CARDS)
