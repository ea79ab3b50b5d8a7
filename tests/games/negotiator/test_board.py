"""Chapter 3: the Threat dial, the Discussion counter, hostages."""

from __future__ import annotations

import pytest

from openps.games.negotiator import box
from openps.games.negotiator.odds import dice_for
from openps.games.negotiator.state import Crisis, Phase
from tests.games.negotiator.tables import do, hold, kinds, reason, row, stack, table, with_cards


def acted(*effects: str, **fields: object) -> Crisis:
    """A card without a test that does just this, played."""
    state = with_cards(row("let_him_breathe", effect=list(effects)), **fields)
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    return state


@pytest.mark.clause("NG-3.1", "NG-3.2")
def test_the_dial_goes_from_l_worth_0_to_e_worth_7() -> None:
    assert box.DIAL == ("L", "1", "2", "3", "4", "5", "6", "E")
    assert [box.DIAL.index("L"), box.DIAL.index("E")] == [0, 7]


@pytest.mark.clause("NG-3.3", "NG-6.5")
def test_threat_moves_by_the_stated_number() -> None:
    assert acted("threat +2", threat=3).threat == 5
    assert acted("threat -2", threat=3).threat == 1


@pytest.mark.clause("NG-3.4", "NG-3.5", "NG-6.5", "NG-T2")
@pytest.mark.parametrize(("threat", "rise", "level", "dead"), [(7, 1, 7, 1), (6, 3, 7, 2), (5, 2, 7, 0), (0, 7, 7, 0)])
def test_each_level_beyond_e_costs_a_hostage(threat: int, rise: int, level: int, dead: int) -> None:
    state = acted(f"threat +{rise}", threat=threat)
    assert (state.threat, state.dead, state.zone) == (level, dead, 7 - dead)


@pytest.mark.clause("NG-3.6", "NG-3.7", "NG-3.8", "NG-6.5", "NG-T2")
@pytest.mark.parametrize(("threat", "fall", "freed"), [(0, 2, 2), (1, 3, 2), (2, 2, 0), (4, 3, 0)])
def test_each_level_below_l_frees_a_hostage(threat: int, fall: int, freed: int) -> None:
    state = acted(f"threat -{fall}", threat=threat)
    assert (state.threat, state.freed, state.zone) == (max(0, threat - fall), freed, 7 - freed)


@pytest.mark.clause("NG-3.9", "NG-3.10", "NG-R2", "NG-5.1")
def test_a_calmer_hostage_taker_gives_more_dice() -> None:
    dice = [dice_for(table(threat=level)) for level in range(8)]
    assert dice == [3, 3, 2, 2, 2, 2, 2, 1]
    assert dice == sorted(dice, reverse=True)


@pytest.mark.clause("NG-3.11", "NG-3.12", "NG-R26")
def test_points_go_below_0_and_above_any_limit() -> None:
    assert acted("points -3").points == -3
    assert acted("points +15", "points +15").points == 30


@pytest.mark.clause("NG-3.13", "NG-7.10")
@pytest.mark.parametrize("points", [-2, 0, 5])
def test_every_conversation_starts_at_0(points: int) -> None:
    state = table(points=points, market=[])
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "end")
    assert (state.turn, state.points) == (2, 0)


@pytest.mark.clause("NG-3.14", "NG-3.15", "NG-6.7", "NG-6.8", "NG-2.7")
def test_hostages_move_from_the_zone_to_freed_or_eliminated() -> None:
    state = acted("free 2", "kill 1")
    assert (state.zone, state.freed, state.dead) == (4, 2, 1)


@pytest.mark.clause("NG-3.16", "NG-R16", "NG-T2", "NG-H6")
def test_with_nobody_left_an_elimination_drops_the_top_terror_card() -> None:
    state = acted("threat +1", threat=7, zone=0, freed=7, deck=["lights_out", "beer", "pizza", "press", "impatient"])
    assert (len(state.deck), state.discard, state.threat) == (4, ["impatient"], 7)
    assert (state.zone, state.freed, state.dead) == (0, 7, 0)


@pytest.mark.clause("NG-3.17", "NG-T2", "NG-R16")
def test_with_no_terror_card_left_either_nothing_happens() -> None:
    state = acted("kill 2", zone=0, freed=7, deck=[])
    assert (state.zone, state.freed, state.dead, state.discard) == (0, 7, 0, [])


@pytest.mark.clause("NG-R17", "NG-R35", "NG-3.16")
def test_the_pivotal_event_may_be_dropped_unresolved_and_the_next_talk_is_the_last() -> None:
    state = acted("kill 1", zone=0, freed=7, deck=["voice_from_home", "pizza"], threat=4)
    assert not state.last
    state.deck = ["voice_from_home"]
    state.minors = []
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.deck, state.discard[-1], state.threat) == ([], "voice_from_home", 4)
    assert state.phase is Phase.DISCUSSION
    assert not state.last  # a deck emptied in mid-Discussion does not switch it on


@pytest.mark.clause("NG-R13", "NG-R21", "NG-11.2", "NG-T3")
def test_the_first_thing_that_ends_the_match_ends_it() -> None:
    state = acted("kill 4", "free 9")
    assert (reason(state), state.freed, state.dead) == ("too_many_dead", 0, 4)
    state = acted("free 8", "kill 4")
    assert (reason(state), state.dead) == ("taker_captured", 0)


@pytest.mark.clause("NG-R20", "NG-R19")
def test_added_hostages_come_from_the_unused_pawns() -> None:
    state = acted("add 2")
    assert (state.zone, state.stock) == (9, 6)
    state = acted("add 3", zone=13, stock=1)
    assert (state.zone, state.stock) == (14, 0)
    assert acted("add 3", stock=0).zone == 7


@pytest.mark.clause("NG-R20", "NG-R19", "NG-T3")
def test_added_hostages_count_for_the_half_at_once() -> None:
    assert reason(acted("kill 4")) == "too_many_dead"
    assert reason(acted("add 1", "kill 4")) is None


@pytest.mark.clause("NG-6.5")
def test_a_level_can_be_set_outright() -> None:
    assert acted("threat_to E", threat=1).threat == 7
    assert acted("threat_to start", threat=1).threat == 4
    assert acted("threat_to start", threat=6).threat == 4


@pytest.mark.clause("NG-3.16")
def test_cards_can_drop_terror_cards_and_halve_the_deck() -> None:
    deck = ["lights_out", "beer", "pizza", "press", "impatient"]
    assert len(acted("drop 2", deck=deck.copy()).deck) == 3
    assert acted("halve", deck=deck.copy()).deck == ["lights_out", "beer", "pizza"]


@pytest.mark.clause("NG-6.2")
def test_nothing_that_stays_as_it_is_is_told() -> None:
    state = with_cards(row("let_him_breathe", effect=["threat -1"]), threat=0)
    hold(state, "let_him_breathe", "keep_cool")
    assert kinds(do(state, "play let_him_breathe")) == ["CardPlayed", "HostageFreed"]
