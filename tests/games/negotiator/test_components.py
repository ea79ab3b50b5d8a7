"""Chapter 1: what is in the box, and which cards are refused."""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine.errors import BadOptions
from openps.games.negotiator import box
from openps.games.negotiator.box import Family, Method
from openps.games.negotiator.effects import BadEffect, effect_of, read_effect
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards, read_cards
from tests.games.negotiator.tables import changed, changed_plain


def of(family: Family) -> list[str]:
    return HOUSE_CARDS.copies(family)


def violations(plain: object) -> list[tuple[str, object]]:
    with pytest.raises(BadOptions) as refused:
        read_cards(plain)
    return [(one.key, one.arguments.get("clause")) for one in refused.value.violations]


@pytest.mark.clause("NG-1.1", "NG-1.2", "NG-1.3", "NG-1.4", "NG-1.5", "NG-1.6", "NG-1.7", "NG-1.13")
def test_the_box_holds_64_cards() -> None:
    assert sorted(of(Family.TAKER)) == ["arkayne", "donna", "edward"]
    sizes = [len(of(family)) for family in (Family.ACCOMPLICE, Family.MAJOR, Family.ESCAPE)]
    assert sizes == [1, 7, 4]
    assert (len(HOUSE_CARDS.red), len(HOUSE_CARDS.gold), len(HOUSE_CARDS.discussion)) == (21, 6, 22)
    assert sum([face.copies for face in HOUSE_CARDS.faces]) == 64


@pytest.mark.clause("NG-1.8")
def test_six_discussion_cards_are_free() -> None:
    costs = [HOUSE_CARDS.cost[card] for card in HOUSE_CARDS.discussion]
    assert (costs.count(0), len([cost for cost in costs if cost > 0])) == (6, 16)


@pytest.mark.clause("NG-1.14")
def test_a_discussion_card_has_three_rows_a_cost_a_name_and_flavour() -> None:
    for face in [face for face in HOUSE_CARDS.faces if face.family is Family.DISCUSSION]:
        assert face.test is Method.NONE or all(face.rows)
        assert {"en", "fr"} == set(dict(face.names)) == set(dict(face.texts))


@pytest.mark.clause("NG-1.15")
def test_only_some_terror_cards_have_an_additional_effect() -> None:
    terror = [face for face in HOUSE_CARDS.faces if face.family is Family.TERROR]
    assert {bool(face.additional) for face in terror} == {True, False}


@pytest.mark.clause("NG-1.16")
def test_a_demand_has_an_effect_a_counterpart_and_only_sometimes_a_cost() -> None:
    demands = [face for face in HOUSE_CARDS.faces if face.family in (Family.MAJOR, Family.MINOR)]
    assert all(face.rows[0] and face.counterpart for face in demands)
    assert {bool(face.cost) for face in demands} == {True, False}


@pytest.mark.clause("NG-1.17")
def test_a_hostage_taker_states_hostages_threat_and_demands() -> None:
    printed = [HOUSE_CARDS.face[box.ARKAYNE], HOUSE_CARDS.face[box.DONNA]]
    assert [(f.hostages, f.threat, f.majors, f.escapes) for f in printed] == [(7, 4, 1, 1), (12, 2, 1, 1)]


@pytest.mark.clause("NG-1.18")
def test_minor_demands_are_among_the_red_cards() -> None:
    assert len(of(Family.MINOR)) == 3
    assert set(of(Family.MINOR)) <= set(HOUSE_CARDS.red)


@pytest.mark.clause("NG-1.19")
def test_there_is_exactly_one_player() -> None:
    assert NEGOTIATOR.info.players == (1,)
    with pytest.raises(BadOptions):
        NEGOTIATOR.options(2, {})


@pytest.mark.clause("NG-1.9", "NG-1.10", "NG-1.11", "NG-1.12")
def test_there_are_5_dice_15_pawns_one_marker_and_one_counter() -> None:
    state = NEGOTIATOR.blank(NEGOTIATOR.options(1, {}))
    assert (box.MOST_DICE, NEGOTIATOR.census(state)["pawns"]) == (5, 15)
    assert (state.threat, state.points, state.zone, state.freed, state.dead) == (0, 0, 0, 0, 0)


@pytest.mark.clause("NG-R1")
def test_our_cards_as_plain_values_are_read_back_the_same() -> None:
    again = read_cards(plain_cards(HOUSE_CARDS) | {"name": "again"})
    assert again.faces == HOUSE_CARDS.faces
    assert plain_cards(again)["discussion"] == plain_cards(HOUSE_CARDS)["discussion"]


@pytest.mark.clause("NG-R1", "NG-1.3", "NG-1.5", "NG-1.8", "NG-3.9", "NG-3.10", "NG-R2")
def test_a_bad_set_is_refused_with_every_violation() -> None:
    plain = changed_plain({"keep_cool": {"cost": 1}, "worsening": {"copies": 5}}, dial=[3, 3, 2, 2, 1, 2, 2, 6])
    plain["major"].pop(0)
    named = violations(plain)
    assert {clause for _, clause in named} >= {"NG-1.8", "NG-1.5", "NG-1.3", "NG-3.9", "NG-3.10", "NG-R2"}


FACTS: list[tuple[str, dict[str, object], str]] = [
    ("keep_cool", {"none": ["threat +1"]}, "NG-R1"),
    ("just_stay_calm", {"two": ["threat -3"]}, "NG-R1"),
    ("small_talk", {"two": ["points +4"]}, "NG-R1"),
    ("what_do_you_want", {"two": ["points +2"], "one": ["points +1"]}, "NG-10.3"),
    ("sniper", {"two": ["free 2"], "one": ["free 1"]}, "NG-11.8"),
    ("all_units", {"two": ["free 4"]}, "NG-11.8"),
    ("medical_care", {"taker": "donna"}, "NG-13.20"),
    ("donna", {"escapes": 0}, "NG-13.17"),
    ("donna", {"on": "none", "ability": []}, "NG-13.18"),
    ("donna", {"hostages": 16}, "NG-1.17"),
    ("edward", {"threat": 8}, "NG-1.17"),
    ("edward", {"majors": 2}, "NG-2.4"),
    ("pizza", {"counterpart": ["double"]}, "NG-10.12"),
    ("worsening", {"effect": ["remove"]}, "NG-R1"),
    ("beer", {"effect": []}, "NG-1.14"),
    ("helicopter", {"takers": []}, "NG-2.4"),
    ("arkayne", {"ability": ["threat +1"]}, "NG-R50"),
    ("hear_his_breath", {"usable_in_tests": True}, "NG-R28"),
]


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize(("card", "fields", "clause"), FACTS, ids=[f"{c}-{k}" for c, _, k in FACTS])
def test_what_the_rules_tell_about_a_card_must_be_on_it(card: str, fields: dict[str, object], clause: str) -> None:
    assert clause in [named for _, named in violations(changed_plain({card: fields}))]


@pytest.mark.clause("NG-13.16", "NG-R1")
def test_something_in_donnas_game_must_add_hostages() -> None:
    plain = changed_plain({"donna": {"ability": []}, "more_hostages": {"effect": ["threat +1"]}})
    assert ("cards-donna-hostages", "NG-13.16") in violations(plain)


MALFORMED: list[tuple[Any, str]] = [
    ([], "cards-shape"),
    ({"name": ""}, "cards-name"),
    ({"name": "house"}, "cards-name"),
    ({"name": "x", "dial": [1]}, "cards-dial"),
    ({"name": "x", "joker": []}, "cards-unknown-field"),
    ({"name": "x", "terror": 3}, "cards-shape"),
    ({"name": "x", "terror": [3]}, "cards-shape"),
    ({"name": "x", "terror": [{"key": "No!"}]}, "cards-key"),
    ({"name": "x", "terror": [{"key": "a", "colour": "red"}]}, "cards-unknown-field"),
    ({"name": "x", "terror": [{"key": "a", "copies": 0}]}, "cards-number"),
    ({"name": "x", "terror": [{"key": "a", "effect": ["fly"]}]}, "cards-effect"),
    ({"name": "x", "terror": [{"key": "a", "effect": [1]}]}, "cards-effect"),
    ({"name": "x", "terror": [{"key": "a", "effect": "kill 1"}]}, "cards-shape"),
    ({"name": "x", "terror": [{"key": "a", "test": "luck"}]}, "cards-word"),
    ({"name": "x", "terror": [{"key": "a", "test": "none", "two": ["kill 1"]}]}, "cards-row"),
    ({"name": "x", "terror": [{"key": "a"}, {"key": "a"}]}, "cards-twice"),
    ({"name": "x", "escape": [{"key": "a", "takers": ["bob"]}]}, "cards-takers"),
    ({"name": "x", "discussion": [{"key": "a", "usable_in_tests": 1}]}, "cards-flag"),
    ({"name": "x", "discussion": [{"key": "a", "name": {"en": "\x07"}}]}, "cards-text"),
]


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize(("plain", "key"), MALFORMED)
def test_a_malformed_set_is_refused(plain: object, key: str) -> None:
    assert key in [named for named, _ in violations(plain)]


@pytest.mark.clause("NG-R1")
def test_what_cannot_be_read_hides_no_other_violation() -> None:
    """And nothing is told that only follows from what could not be read."""
    cards: dict[str, dict[str, object]] = {
        "sniper": {"cost": "dear"},
        "keep_cool": {"none": ["threat +1"]},
        "beer": {"effect": "free 1"},
        "edward": {"threat": 8},
    }
    named = violations(changed_plain(cards, dial=[3, 3, 3, 2, 2, 2, 2, 1]))
    assert sorted(named) == [
        ("cards-dial-known", "NG-3.10"), ("cards-known-row", "NG-R1"), ("cards-number", "NG-R1"),
        ("cards-shape", "NG-R1"), ("cards-threat", "NG-1.17"),
    ]  # fmt: skip

    plain = changed_plain({"small_talk": {"two": ["points +4"]}}, dial=[1])
    plain["discussion"] = [card for card in plain["discussion"] if card["key"] != "sniper"] + [{"key": "Sniper"}]
    named = violations(plain)
    assert sorted(named) == [("cards-dial", "NG-R2"), ("cards-key", "NG-R1"), ("cards-known-row", "NG-R1")]


@pytest.mark.clause("NG-R1")
def test_a_name_or_a_text_that_is_refused_hides_no_rule() -> None:
    named = violations(changed_plain({"sniper": {"name": {"en": "\x07"}, "cost": 0}}, name="house", joker=[]))
    assert sorted(named) == [
        ("cards-free", "NG-1.8"), ("cards-name", "NG-R1"), ("cards-text", "NG-R1"), ("cards-unknown-field", "NG-R1"),
    ]  # fmt: skip


@pytest.mark.clause("NG-6.2", "NG-6.3", "NG-6.4", "NG-6.5", "NG-6.6", "NG-6.7", "NG-6.8", "NG-6.9", "NG-R11")
@pytest.mark.parametrize(
    "line",
    [
        "points +2", "threat -3", "threat_to start", "threat_to E", "dice -1 while_in_play", "fours next_test",
        "reroll 1 this_turn", "free 2", "kill 1", "halve", "each_turn threat +2", "choose points +2 / threat -1 & end",
    ],
)  # fmt: skip
def test_every_effect_has_one_spelling(line: str) -> None:
    assert read_effect(line).text == line == effect_of(line).text


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize(
    "line",
    [
        "", "points", "points 2", "points +0", "points +16", "free -1", "free 1 2", "dice +1", "dice +1 forever",
        "halve 2", "threat_to 9", "choose end", "each_turn double", "settle", "test sniper", "free  1", "free ٣",
        "choose choose end / end / end", "free " + "1" * 300,
    ],
)  # fmt: skip
def test_what_is_no_effect_is_refused(line: str) -> None:
    with pytest.raises(BadEffect):
        read_effect(line)


@pytest.mark.clause("NG-R1")
def test_a_set_of_ones_own_plays_by_its_name_and_values() -> None:
    cards = changed({"arkayne": {"hostages": 9}})
    options = NEGOTIATOR.options(1, {"cards": plain_cards(cards)})
    assert options.cards == cards != HOUSE_CARDS
    again = dict(NEGOTIATOR.plain_options(options))
    assert NEGOTIATOR.options(again.pop("players"), again) == options
