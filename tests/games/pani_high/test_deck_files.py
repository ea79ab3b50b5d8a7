"""Decks that users write (PH-R2), read from TOML, refused with every violation."""

from __future__ import annotations

import json
import tomllib
from decimal import Decimal
from typing import Any

import pytest

from openps.engine.errors import BadOptions
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck
from openps.games.pani_high.read_cards import plain_deck, read_deck
from tests.clauses import clause
from tests.games.pani_high.tables import game
from tests.games.pani_high.user_decks import CHIEF, CLUBS, COPIES, a_user_deck, arguments, told, violations

TOML = """
name = "Lycée"
committee_saves = 2

[copies]
bribe = 3
policewoman = 4
health_committee = 2
raid = 6
drop_out = 6
spy = 4
agitation = 3
seal = 1

[values]
health_committee = 0.7
policewoman = 1.5

[[location]]
key = "canteen"
name = { en = "Canteen", fr = "Cantine" }
text = "It smells of fish."

[[location]]
key = "bike_shed"

[[combat]]
key = "cooks"
value = 0.3
copies = 30
doubled_at = ["canteen", "bike_shed"]
name = "Cooks"

[[combat]]
key = "headmaster"
value = 6
"""


@clause("PH-R2", "PH-R26")
def test_a_deck_written_in_toml_is_read_in_whole_tenths() -> None:
    deck = read_deck(tomllib.loads(TOML, parse_float=Decimal))
    faces = {face.key: face for face in deck.faces}

    assert (deck.name, deck.committee_saves, len(deck.cards)) == ("Lycée", 2, 62)
    assert deck.locations == ["canteen", "bike_shed"]
    assert (faces["cooks"].value, faces["cooks"].copies, faces["headmaster"].copies) == (3, 30, 1)
    assert (faces["health_committee"].value, faces["policewoman"].value, faces["bribe"].value) == (7, 15, 0)
    assert deck.worth["canteen"] == {
        "cooks": 6, "headmaster": 60, "bribe": 0, "policewoman": 15, "health_committee": 7,
    }  # fmt: skip
    assert faces["cooks"].names == (("en", "Cooks"),)
    assert faces["canteen"].names == (("en", "Canteen"), ("fr", "Cantine"))
    assert faces["canteen"].texts == (("en", "It smells of fish."),)


@clause("PH-R26")
def test_plain_floats_and_texts_give_the_same_tenths() -> None:
    for value in (0.3, "0.3", "0.30", Decimal("0.3")):
        deck = read_deck(a_user_deck(combat=[{**CLUBS, "value": value}, CHIEF]))
        assert deck.worth["cellar"]["clubs"] == 3


@clause("PH-R2")
def test_a_user_deck_survives_being_written_down() -> None:
    deck = read_deck(tomllib.loads(TOML, parse_float=Decimal))
    again = read_deck(json.loads(json.dumps(plain_deck(deck))))

    assert again == deck
    assert Deck.from_plain(deck.to_plain()) == deck
    assert Deck.from_plain("house") == HOUSE_DECK


@clause("PH-R2")
def test_a_match_is_played_with_the_deck_of_its_options() -> None:
    options = game.options(5, {"deck": a_user_deck()})

    assert len(options.deck.cards) == 51
    assert game.plain_options(options)["deck"] == plain_deck(read_deck(a_user_deck()))


@pytest.mark.parametrize("value", ["0.2", "0", "6.1", "-1"])
@clause("PH-1.3", "PH-R2")
def test_a_value_outside_0_3_to_6_is_refused(value: str) -> None:
    assert told(a_user_deck(combat=[{**CLUBS, "value": value}, CHIEF])) == [("deck-value", "PH-1.3")]


@clause("PH-1.3", "PH-R17")
def test_a_health_committee_needs_a_value_and_an_s_card_does_not() -> None:
    assert arguments(a_user_deck(values={})) == {"card": "health_committee", "value": "0"}
    printed = read_deck(a_user_deck(values={"health_committee": 1, "bribe": "0.3", "policewoman": 2}))
    assert (printed.worth["attic"]["bribe"], printed.worth["attic"]["policewoman"]) == (3, 20)
    assert told(a_user_deck(values={"health_committee": 1, "bribe": "0.1"})) == [("deck-value", "PH-1.3")]


@clause("PH-1.4", "PH-R2")
@pytest.mark.parametrize(("rows", "sixes"), [([CLUBS], 0), ([CLUBS, {**CHIEF, "copies": 2}], 2)])
def test_no_six_or_two_are_refused(rows: list[dict[str, Any]], sixes: int) -> None:
    deck = a_user_deck(combat=rows)

    assert told(deck) == [("deck-sixes", "PH-1.4")]
    assert arguments(deck) == {"count": sixes}


@clause("PH-1.6", "PH-1.7", "PH-R2")
def test_bribes_and_health_committees_may_not_be_missing() -> None:
    assert told(a_user_deck(copies={**COPIES, "bribe": 0})) == [("deck-missing", "PH-1.6")]
    assert told(a_user_deck(copies={**COPIES, "health_committee": 0})) == [("deck-missing", "PH-1.7")]


@clause("PH-1.8", "PH-1.14", "PH-R2")
def test_the_printed_numbers_are_fixed() -> None:
    assert told(a_user_deck(copies={**COPIES, "policewoman": 5})) == [("deck-copies", "PH-1.8")]
    deck = a_user_deck(copies={**COPIES, "seal": 2})
    assert told(deck) == [("deck-copies", "PH-1.14")]
    assert arguments(deck) == {"card": "seal", "count": 2, "expected": 1}


@clause("PH-1.9", "PH-1.10", "PH-1.11", "PH-1.12", "PH-1.13", "PH-R2")
@pytest.mark.parametrize(
    ("card", "clause_id"),
    [("raid", "PH-1.9"), ("drop_out", "PH-1.10"), ("spy", "PH-1.11"), ("agitation", "PH-1.12")],
)
def test_the_conspiracies_are_19_and_so_many_of_each_kind(card: str, clause_id: str) -> None:
    missing = {key: number for key, number in COPIES.items() if key != card}

    assert told(a_user_deck(copies=missing)) == [("deck-copies", clause_id), ("deck-conspiracies", "PH-1.13")]


@clause("PH-R2")
def test_a_card_cannot_be_doubled_at_a_location_that_does_not_exist() -> None:
    deck = a_user_deck(combat=[{**CLUBS, "doubled_at": ["attic", "moon"]}, CHIEF])

    assert told(deck) == [("deck-doubled-nowhere", "PH-R2")]
    assert arguments(deck) == {"card": "clubs", "location": "moon"}


@clause("PH-1.5", "PH-R2")
@pytest.mark.parametrize(
    "rows",
    [
        [{**CLUBS, "doubled_at": []}, CHIEF],
        [{**CLUBS, "doubled_at": []}, CHIEF, {"key": "ghost", "value": 1, "copies": 0, "doubled_at": ["attic"]}],
    ],
)
def test_a_deck_without_any_doubling_is_refused(rows: list[dict[str, Any]]) -> None:
    """A card of which there is no copy doubles nothing."""
    assert told(a_user_deck(combat=rows)) == [("deck-no-doubling", "PH-1.5")]


@clause("PH-1.2", "PH-R2")
def test_a_deck_without_locations_is_refused() -> None:
    assert told(a_user_deck(location=[])) == [
        ("deck-doubled-nowhere", "PH-R2"),
        ("deck-no-location", "PH-1.2"),
    ]


@clause("PH-R2")
def test_a_deck_must_be_larger_than_what_is_dealt() -> None:
    def of(size: int) -> dict[str, Any]:
        return a_user_deck(combat=[{**CLUBS, "copies": size - 31}, CHIEF])

    assert [v.arguments["expected"] for v in violations(of(42))] == [43]
    assert len(read_deck(of(43)).cards) == 43
    assert [v.key for v in violations(of(35), 5)] == ["deck-small"]
    assert len(read_deck(of(36), (5,)).cards) == 36


@clause("PH-1.2", "PH-R2")
@pytest.mark.parametrize("key", ["attic", "chief", "bribe", "seal"])
def test_no_card_is_described_twice(key: str) -> None:
    deck = a_user_deck(combat=[CLUBS, CHIEF, {"key": key, "value": 1}])

    assert told(deck) == [("deck-twice", "PH-R2")]
    assert arguments(deck) == {"card": key}


@clause("PH-R2")
def test_all_broken_rules_are_listed_at_once() -> None:
    copies = {**COPIES, "policewoman": 3, "spy": 5, "bribe": 0}
    deck = a_user_deck(copies=copies, combat=[{**CLUBS, "value": 7, "doubled_at": ["moon"]}], location=[])

    assert told(deck) == [
        ("deck-value", "PH-1.3"),
        ("deck-sixes", "PH-1.4"),
        ("deck-copies", "PH-1.8"),
        ("deck-copies", "PH-1.11"),
        ("deck-missing", "PH-1.6"),
        ("deck-conspiracies", "PH-1.13"),
        ("deck-doubled-nowhere", "PH-R2"),
        ("deck-no-location", "PH-1.2"),
    ]


@clause("PH-R2", "PH-R26")
def test_what_cannot_be_read_and_what_the_rules_forbid_are_listed_at_once_and_each_once() -> None:
    strange = {"key": "clerks", "value": 0.25}
    twice = {"key": "cooks", "value": 7, "doubled_at": ["moon", "moon"]}
    deck = a_user_deck(copies={**COPIES, "raid": "many", "spy": 5}, combat=[CLUBS, CHIEF, strange, twice])

    assert sorted(told(deck)) == [
        ("deck-copies", "PH-1.11"), ("deck-copies-number", "PH-R2"), ("deck-doubled-nowhere", "PH-R2"),
        ("deck-value", "PH-1.3"), ("deck-value-number", "PH-R26"),
    ]  # fmt: skip


@clause("PH-R2", "PH-1.1")
def test_options_list_the_faults_of_the_deck_with_their_own() -> None:
    with pytest.raises(BadOptions) as caught:
        game.options(4, {"deck": a_user_deck(location=[]), "first_player": "me", "colour": "red"})

    assert [violation.key for violation in caught.value.violations] == [
        "option-players", "deck-doubled-nowhere", "deck-no-location", "option-value", "option-unknown",
    ]  # fmt: skip


def test_the_cards_of_a_family_are_those_of_the_file() -> None:
    deck = read_deck(a_user_deck())

    assert [face.key for face in deck.faces if face.family is Family.LOCATION] == ["attic", "cellar"]
    assert sum(face.copies for face in deck.faces if face.family is Family.CONSPIRACY) == 19


@clause("PH-R2")
def test_a_deck_that_is_too_small_for_six_may_do_for_five() -> None:
    data = plain_deck(HOUSE_DECK) | {"name": "small"}
    fillers = {face["key"] for face in data["combat"] if not face["doubled_at"] and face["value"] != "6"}
    clubs = [face for face in data["combat"] if face["key"] not in fillers]
    data["combat"] = clubs[:4] + [face for face in clubs if face["value"] == "6"]
    data["location"] = data["location"][:3]

    assert game.options(5, {"deck": data}).deck.name == "small"
    with pytest.raises(BadOptions) as refused:
        game.options(6, {"deck": data})
    assert [violation.key for violation in refused.value.violations] == ["deck-small"]
