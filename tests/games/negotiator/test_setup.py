"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from openps.engine.chance import FreeChance, ScriptedChance
from openps.engine.errors import BadOptions
from openps.games.negotiator import box, events
from openps.games.negotiator.box import Family
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import FACE_DOWN, Fate
from tests.games.negotiator.tables import lines, table

RED = list(HOUSE_CARDS.red)
GOLD = list(HOUSE_CARDS.gold)
MAJORS = HOUSE_CARDS.candidates("arkayne", Family.MAJOR)
ESCAPES = HOUSE_CARDS.candidates("arkayne", Family.ESCAPE)


@pytest.mark.clause("NG-2.1", "NG-2.2", "NG-D1", "NG-R55")
@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward"])
def test_any_hostage_taker_can_be_chosen_and_arkayne_is_the_first(taker: str) -> None:
    assert table(taker).taker == taker
    assert NEGOTIATOR.options(1, {}).taker == "arkayne" == NEGOTIATOR.info.options[0].values[0]


@pytest.mark.clause("NG-2.1", "NG-D1", "NG-R55")
def test_a_random_hostage_taker_comes_from_the_luck_of_the_match() -> None:
    options = NEGOTIATOR.options(1, {"taker": "random"})
    drawn = {NEGOTIATOR.setup(options, FreeChance(seed)).state.taker for seed in range(30)}
    assert drawn == set(box.TAKERS)
    assert NEGOTIATOR.setup(options, FreeChance(4)).events == NEGOTIATOR.setup(options, FreeChance(4)).events


@pytest.mark.clause("NG-D1")
def test_wrong_options_are_all_listed() -> None:
    with pytest.raises(BadOptions) as refused:
        NEGOTIATOR.options(3, {"taker": "bob", "joker": 1, "cards": 5, "abandon": "maybe"})
    named = [(one.key, one.arguments.get("option")) for one in refused.value.violations]
    assert named == [
        ("option-players", None), ("cards-shape", None), ("option-value", "taker"), ("option-unknown", "joker"),
        ("option-value", "abandon"),
    ]  # fmt: skip


@pytest.mark.clause("NG-2.3")
def test_the_accomplice_is_inactive_at_the_start() -> None:
    assert table().fate is Fate.TAKER


@pytest.mark.clause("NG-2.4", "NG-2.5", "NG-2.6", "NG-10.2", "NG-R32")
def test_the_printed_number_of_demands_lies_face_down_and_the_others_are_out() -> None:
    state = table("arkayne")
    assert [HOUSE_CARDS.face[demand].family for demand in state.demands] == [Family.MAJOR, Family.ESCAPE]
    assert state.demands[0] in MAJORS
    assert state.faces == [FACE_DOWN, FACE_DOWN]
    assert sorted([*state.demands, *state.spare]) == sorted(HOUSE_CARDS.demands)
    assert table("edward").demands == ["medical_care"]


@pytest.mark.clause("NG-2.4")
def test_only_demands_of_the_chosen_hostage_taker_are_candidates() -> None:
    for seed in range(20):
        state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": "donna"}), FreeChance(seed)).state
        assert all("donna" in HOUSE_CARDS.face[demand].takers for demand in state.demands)


@pytest.mark.clause("NG-2.7", "NG-2.8", "NG-2.9")
def test_hostages_threat_and_counter_start_as_printed() -> None:
    state = table("donna")
    assert (state.zone, state.freed, state.dead, state.stock) == (12, 0, 0, 3)
    assert (state.threat, state.points) == (2, 0)


@pytest.mark.clause("NG-2.10", "NG-2.11")
def test_the_basic_cards_are_in_hand_and_the_others_for_sale_by_cost() -> None:
    state = table()
    basic = ["keep_cool", "keep_cool", "small_talk", "small_talk", "what_do_you_want", "what_do_you_want"]
    assert state.hand == basic
    costs = [HOUSE_CARDS.cost[card] for card in state.market]
    assert len(costs) == 16
    assert costs == sorted(costs)
    for card in set(state.market):
        first = state.market.index(card)
        assert state.market[first : first + state.market.count(card)] == [card] * state.market.count(card)


@pytest.mark.clause("NG-2.12", "NG-2.13", "NG-2.14", "NG-2.15", "NG-R55")
def test_ten_red_cards_lie_on_one_pivotal_event() -> None:
    chance = ScriptedChance(MAJORS, ESCAPES, RED, list(reversed(GOLD)))
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), chance).state
    assert state.deck == [GOLD[-1], *RED[:10]]
    assert len(state.deck) == 11
    assert sorted(state.out) == sorted(RED[10:] + GOLD[:-1])
    assert len(state.out) == 16


@pytest.mark.clause("NG-2.16")
def test_every_area_of_the_table_is_there_and_empty() -> None:
    state = table()
    assert (state.discard, state.minors, state.played, state.down) == ([], [], [], [])


@pytest.mark.clause("NG-2.1", "NG-H2", "NG-H4")
def test_setup_is_told_in_events_and_ends_with_the_first_question() -> None:
    step = NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), FreeChance(1))
    told = [type(event) for event in step.events]
    assert told == [
        events.TakerSet, events.DemandsPlaced, events.TerrorDeckBuilt, events.TalkBegan, events.Asked,
    ]  # fmt: skip
    assert "end" in lines(step.state)
