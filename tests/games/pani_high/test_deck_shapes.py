"""Decks that users write badly (PH-R2, PH-R26): what is malformed is named, and all of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.pani_high.user_decks import CHIEF, CLUBS, COPIES, a_user_deck, arguments, told


@clause("PH-R2")
@pytest.mark.parametrize(
    ("data", "where"),
    [
        ("a deck", "deck"),
        (a_user_deck(copies=7), "copies"),
        (a_user_deck(values=[]), "values"),
        (a_user_deck(location=[{"key": "attic"}, "cellar"]), "location"),
        (a_user_deck(combat={}), "combat"),
        (a_user_deck(combat=[{**CLUBS, "doubled_at": "attic"}, CHIEF]), "clubs.doubled_at"),
        (a_user_deck(combat=[{**CLUBS, "doubled_at": [1]}, CHIEF]), "clubs.doubled_at"),
    ],
)
def test_a_table_of_another_shape_is_refused(data: object, where: str) -> None:
    assert told(data) == [("deck-shape", "PH-R2")]
    assert arguments(data) == {"where": where}


@clause("PH-R2")
@pytest.mark.parametrize(
    ("data", "where", "field"),
    [
        (a_user_deck(colour="red"), "deck", "colour"),
        (a_user_deck(copies={**COPIES, "ninja": 2}), "copies", "ninja"),
        (a_user_deck(values={"health_committee": 1, "raid": 2}), "values", "raid"),
        (a_user_deck(location=[{"key": "attic", "value": 2}]), "attic", "value"),
        (a_user_deck(combat=[{**CLUBS, "text": "x"}, CHIEF]), "clubs", "text"),
    ],
)
def test_a_field_that_means_nothing_is_refused(data: dict[str, Any], where: str, field: str) -> None:
    assert told(data) == [("deck-unknown-field", "PH-R2")]
    assert (arguments(data)["where"], arguments(data)["field"]) == (where, field)


@clause("PH-R2")
@pytest.mark.parametrize("name", ["", "house", 7, None, "x" * 61])
def test_a_deck_needs_a_name_of_its_own(name: object) -> None:
    assert told(a_user_deck(name=name)) == [("deck-name", "PH-R2")]


@clause("PH-R28", "PH-R2")
@pytest.mark.parametrize("rate", [0, -1, 100, True, "1", 1.5])
def test_a_health_committee_saves_a_whole_number_of_cards(rate: object) -> None:
    assert told(a_user_deck(committee_saves=rate)) == [("deck-saves", "PH-R2")]


@clause("PH-R2")
@pytest.mark.parametrize("key", ["", "Attic", "the attic", "1st", "a" * 41, None, 3])
def test_a_card_needs_a_plain_key(key: object) -> None:
    assert told(a_user_deck(location=[{"key": "attic"}, {"key": key}])) == [("deck-key", "PH-R2")]


@clause("PH-1.15", "PH-R2")
@pytest.mark.parametrize("text", [3, {"en": 3}, "x" * 501, "two\nlines", "\x1b[2J"])
def test_a_text_is_one_printable_line(text: object) -> None:
    assert told(a_user_deck(location=[{"key": "attic", "text": text}])) == [("deck-text", "PH-R2")]


@clause("PH-R2")
@pytest.mark.parametrize("copies", [-1, 100, True, 1.0, "3"])
def test_a_number_of_copies_is_a_whole_number(copies: object) -> None:
    assert ("deck-copies-number", "PH-R2") in told(a_user_deck(combat=[{**CLUBS, "copies": copies}, CHIEF]))
    assert ("deck-copies-number", "PH-R2") in told(a_user_deck(copies={**COPIES, "seal": copies}))


@clause("PH-R26", "PH-R2")
@pytest.mark.parametrize(
    "value",
    [
        0.25,
        "2.55",
        "three",
        None,
        True,
        [],
        "",
        "NaN",
        "Infinity",
        float("inf"),
        "1e999999",
        "1e5000",
        "0.3" + "0" * 40 + "1",
    ],
)
def test_a_value_that_is_not_in_whole_tenths_is_refused(value: object) -> None:
    deck = a_user_deck(combat=[{**CLUBS, "value": value}, CHIEF])

    assert told(deck) == [("deck-value-number", "PH-R26")]


@clause("PH-R2")
def test_all_malformed_entries_are_listed_at_once() -> None:
    deck = a_user_deck(
        name="",
        colour="red",
        committee_saves=0,
        location=[7, {"key": "A"}],
        combat=[{**CLUBS, "value": "x", "copies": -1}],
    )

    assert sorted(key for key, _ in told(deck)) == [
        "deck-copies-number", "deck-key", "deck-name", "deck-saves", "deck-shape", "deck-unknown-field",
        "deck-value-number",
    ]  # fmt: skip
