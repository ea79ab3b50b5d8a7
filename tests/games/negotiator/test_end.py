"""Chapters 11 and 12: winning, losing, and the Accomplice."""

from __future__ import annotations

import pytest

from openps.games.negotiator.outcome import End
from openps.games.negotiator.read_cards import plain_cards
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, FACE_UP, Ask, Crisis, Fate, Phase
from tests.games.negotiator.tables import (
    changed,
    demands,
    do,
    hold,
    in_terror,
    kinds,
    lines,
    reason,
    row,
    stack,
    table,
    with_cards,
    won,
)


def acted(*effects: str, **fields: object) -> Crisis:
    """A card without a test that does just this, played with another card in hand."""
    state = with_cards(row("let_him_breathe", effect=list(effects)), **fields)
    hold(state, "let_him_breathe", "keep_cool", "sniper")
    do(state, "play let_him_breathe")
    return state


def accomplice(**fields: object) -> dict[str, object]:
    return {"fate": Fate.ACCOMPLICE, "demands": [], "faces": [], **fields}


@pytest.mark.clause("NG-11.1", "NG-11.7", "NG-11.5", "NG-11.6")
def test_with_the_zone_empty_the_next_release_captures_and_wins() -> None:
    state = acted("free 1", zone=0, freed=4, dead=3)
    assert (reason(state), won(state)) == ("taker_captured", True)


@pytest.mark.clause("NG-11.5", "NG-R18")
def test_an_empty_zone_alone_does_not_win() -> None:
    state = acted("free 1", zone=1, freed=6)
    assert (state.zone, reason(state), state.fate) == (0, None, Fate.TAKER)


@pytest.mark.clause("NG-R15", "NG-T4", "NG-11.6")
def test_one_release_too_many_captures_even_by_threat_below_l() -> None:
    assert reason(acted("free 2", zone=1, freed=6)) == "taker_captured"
    assert reason(acted("threat -2", zone=1, freed=6, threat=0)) == "taker_captured"


@pytest.mark.clause("NG-11.2", "NG-R19", "NG-T3", "NG-11.11")
@pytest.mark.parametrize(("total", "dead", "lost"), [(7, 3, False), (7, 4, True), (8, 4, False), (8, 5, True)])
def test_more_than_half_dead_is_lost_at_once(total: int, dead: int, lost: bool) -> None:
    state = acted("kill 1", zone=total - dead + 1, dead=dead - 1)
    assert (reason(state) == "too_many_dead") is lost
    assert (state.ask is None) is lost


@pytest.mark.clause("NG-11.11", "NG-R19")
def test_half_dead_and_half_freed_can_win() -> None:
    state = acted("free 1", zone=0, freed=4, dead=4)
    assert won(state)


@pytest.mark.clause("NG-11.3")
def test_the_hostage_taker_who_escapes_wins() -> None:
    state = hold(table(threat=4), "all_units", "keep_cool")
    do(state, "play all_units", 1, 2)
    assert (reason(state), won(state), lines(state)) == ("taker_escaped", False, [])


@pytest.mark.clause("NG-11.4")
def test_time_can_run_out() -> None:
    state = table(deck=[])
    do(state, "end")
    assert reason(state) == "out_of_time"


@pytest.mark.clause("NG-11.1")
def test_every_way_to_end_has_its_reason() -> None:
    assert len(End) == 7
    assert reason(table()) is None


@pytest.mark.clause("NG-11.8", "NG-11.10", "NG-12.2", "NG-R41")
def test_eliminated_with_hostages_left_means_the_accomplice() -> None:
    state = hold(table(threat=4, points=2), "sniper", "keep_cool")
    told = kinds(do(state, "play sniper", 5, 1))
    assert told[-5:] == ["TakerEliminated", "AccompliceTookOver", "TalkCut", "TalkEnded", "Asked"]
    assert (state.fate, state.threat, state.points, state.turn) == (Fate.ACCOMPLICE, 4, 2, 1)


@pytest.mark.clause("NG-R41")
def test_the_discussion_goes_on_under_the_accomplice_and_so_does_the_row() -> None:
    state = acted("eliminate", "free 2", "threat +1", threat=3)
    assert (state.fate, state.freed, state.dead, state.threat) == (Fate.ACCOMPLICE, 2, 1, 4)
    assert (state.phase, state.ask) == (Phase.DISCUSSION, Ask.DISCUSS)


@pytest.mark.clause("NG-11.9", "NG-11.8")
def test_eliminated_with_the_zone_empty_wins() -> None:
    state = hold(table(threat=4, zone=0, freed=4, dead=3), "sniper", "keep_cool")
    do(state, "play sniper", 5, 1)
    assert (reason(state), won(state)) == ("taker_eliminated", True)


# ---- chapter 12


@pytest.mark.clause("NG-12.1", "NG-10.4", "NG-10.5")
def test_the_accomplice_has_no_demands() -> None:
    fields = {"demands": ["ransom", "helicopter"], "faces": [CONCEDED, FACE_DOWN], "minors": ["pizza"]}
    state = acted("eliminate", points=9, **fields)
    assert (state.demands, state.minors, state.gone) == ([], [], ["ransom", "helicopter"])
    assert state.discard == ["pizza"]
    assert not [line for line in lines(state) if line.startswith("concede")]


@pytest.mark.clause("NG-12.3", "NG-R42")
def test_counterparts_stop_with_the_hostage_taker() -> None:
    from openps.games.negotiator.odds import dice_for

    state = acted("eliminate", "threat +1", threat=2, demands=["ransom", "weapons"], faces=[CONCEDED, CONCEDED])
    assert dice_for(state) == 2
    stack(state, "pizza", "impatient", "lights_out")
    state.market = []
    do(state, "end")
    assert state.threat == 3


@pytest.mark.clause("NG-12.4", "NG-R43")
def test_a_minor_demand_is_discarded_under_the_accomplice() -> None:
    state = in_terror("pizza", **accomplice())
    do(state, "end")
    assert (state.minors, state.discard, state.turn) == ([], ["pizza"], 2)


@pytest.mark.clause("NG-12.5")
def test_additional_effects_are_over() -> None:
    cards = changed({"worsening": {"additional": ["kill 1", "kill 1"]}})
    state = with_cards(cards, threat=2, market=[], fate=Fate.ACCOMPLICE)
    stack(state, "worsening", "impatient", "lights_out")
    do(state, "end")
    assert (state.threat, state.dead) == (3, 1)


@pytest.mark.clause("NG-12.6", "NG-R38")
def test_every_increase_costs_a_hostage_whatever_its_size() -> None:
    assert acted("threat +3", threat=1, **accomplice()).dead == 1
    assert acted("threat +1", "threat +1", threat=1, **accomplice()).dead == 2
    assert acted("threat_to 5", threat=1, **accomplice()).dead == 1
    assert acted("threat_to L", threat=1, **accomplice()).dead == 0


@pytest.mark.clause("NG-R38")
def test_by_the_other_reading_every_level_costs_one() -> None:
    state = hold(
        table(options={"accomplice_kills_per": "level"}, threat=1, zone=7, **accomplice()), "bold_lie", "sniper"
    )
    do(state, "play bold_lie", 1, 1, 1)
    assert (state.threat, state.dead) == (4, 3)


@pytest.mark.clause("NG-R38", "NG-12.7", "NG-R39", "NG-T7")
def test_beyond_e_the_accomplice_kills_for_both_but_never_the_last() -> None:
    fields = accomplice(threat=6, zone=3, freed=9, deck=["lights_out", "pizza"])
    state = acted("threat +2", **fields)
    assert (state.threat, state.dead, state.zone) == (7, 2, 1)
    hold(state, "let_him_breathe", "keep_cool")
    assert "HostageSpared" in kinds(do(state, "play let_him_breathe"))
    assert (state.zone, len(state.deck), state.discard) == (1, 2, [])


@pytest.mark.clause("NG-12.8", "NG-R42")
def test_the_accomplice_cannot_be_eliminated() -> None:
    state = hold(table(threat=4, **accomplice()), "sniper", "keep_cool")
    do(state, "play sniper", 5, 5)
    assert (state.fate, state.freed, reason(state)) == (Fate.ACCOMPLICE, 2, None)


@pytest.mark.clause("NG-12.8", "NG-11.3")
def test_the_accomplice_does_not_escape() -> None:
    state = hold(table(threat=4, **accomplice()), "all_units", "keep_cool")
    do(state, "play all_units", 1, 1)
    assert reason(state) is None


@pytest.mark.clause("NG-12.9", "NG-11.1")
def test_the_accomplice_surrenders_when_the_zone_is_empty() -> None:
    state = acted("free 1", zone=1, freed=6, **accomplice())
    assert (reason(state), won(state)) == ("accomplice_surrendered", True)


@pytest.mark.clause("NG-R40", "NG-12.9")
def test_the_accomplice_may_surrender_in_the_terror_phase() -> None:
    state = in_terror("moment_of_weakness", **accomplice(zone=1, freed=6))
    do(state, "end")
    assert reason(state) == "accomplice_surrendered"


@pytest.mark.clause("NG-12.1", "NG-R32")
def test_nothing_is_left_to_reveal() -> None:
    state = hold(table(threat=4, **accomplice(gone=["ransom"])), "what_do_you_want", "keep_cool")
    do(state, "play what_do_you_want", 5, 5)
    assert (state.points, state.ask) == (2, Ask.DISCUSS)


@pytest.mark.clause("NG-R13", "NG-11.2")
def test_nothing_happens_after_the_end() -> None:
    state = demands(acted("kill 4", "points +3", "free 2"), ransom=FACE_UP)
    assert (state.points, state.freed, state.todo, state.ask) == (0, 0, [], None)


@pytest.mark.clause("NG-12.6", "NG-R38")
@pytest.mark.parametrize("per", ["increase", "level"])
def test_a_level_that_is_set_to_what_it_is_costs_nobody_and_is_not_told(per: str) -> None:
    cards = plain_cards(row("let_him_breathe", effect=["threat_to 5"]))
    options = {"accomplice_kills_per": per, "cards": cards}
    state = hold(table(options=options, threat=5, **accomplice()), "let_him_breathe", "keep_cool")
    assert kinds(do(state, "play let_him_breathe")) == ["CardPlayed"]
    assert (state.threat, state.dead, state.zone) == (5, 0, 7)


@pytest.mark.clause("NG-R38")
def test_a_level_that_is_set_higher_costs_by_the_other_reading_one_for_each_level() -> None:
    cards = plain_cards(row("let_him_breathe", effect=["threat_to 5"]))
    options = {"accomplice_kills_per": "level", "cards": cards}
    state = hold(table(options=options, threat=2, **accomplice()), "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.threat, state.dead) == (5, 3)


@pytest.mark.clause("NG-R38", "NG-3.5")
def test_by_the_other_reading_levels_beyond_e_count_twice() -> None:
    cards = plain_cards(row("let_him_breathe", effect=["threat +2"]))
    options = {"accomplice_kills_per": "level", "cards": cards}
    state = hold(table(options=options, threat=6, freed=9, **accomplice(zone=5)), "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.threat, state.dead) == (7, 3)


@pytest.mark.clause("NG-R42", "NG-R50")
def test_edwards_temper_ends_with_him() -> None:
    state = hold(table("edward", threat=2, **accomplice()), "keep_cool", "sniper")
    assert "AbilityTriggered" not in kinds(do(state, "play keep_cool", 1, 1))
    assert (state.threat, state.dead) == (2, 0)


@pytest.mark.clause("NG-R42", "NG-R50")
def test_an_ability_of_every_turn_ends_with_its_owner() -> None:
    cards = changed({"arkayne": {"on": "turn", "ability": ["threat +1"]}})
    for fate, told, threat in ((Fate.TAKER, 1, 3), (Fate.ACCOMPLICE, 0, 2)):
        state = stack(with_cards(cards, threat=2, market=[], fate=fate, demands=[], faces=[]), "pizza", "lights_out")
        assert kinds(do(state, "end")).count("AbilityTriggered") == told
        assert state.threat == threat


@pytest.mark.clause("NG-R50", "NG-8.2")
def test_an_ability_of_every_turn_needs_a_turn() -> None:
    cards = changed({"arkayne": {"on": "turn", "ability": ["threat +1"]}})
    state = with_cards(cards, threat=2, market=[], deck=[])
    assert "AbilityTriggered" not in kinds(do(state, "end"))


@pytest.mark.clause("NG-R39", "NG-12.7")
def test_every_elimination_of_the_last_one_is_called_off_and_drops_no_card() -> None:
    fields = accomplice(zone=1, freed=6, deck=["lights_out", "pizza"])
    state = acted("kill 2", **fields)
    assert (state.zone, state.dead, state.deck) == (1, 0, ["lights_out", "pizza"])


@pytest.mark.clause("NG-12.3", "NG-10.12")
def test_threat_no_longer_rises_twice_as_far_under_the_accomplice() -> None:
    state = acted("eliminate", "threat +2", threat=1, demands=["free_the_fugitives"], faces=[CONCEDED])
    assert (state.fate, state.threat) == (Fate.ACCOMPLICE, 3)
