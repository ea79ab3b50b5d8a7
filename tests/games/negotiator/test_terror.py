"""Chapters 8 and 9: the Terror Phase, the Pivotal Event and the last Discussion."""

from __future__ import annotations

import pytest

from openps.engine.chance import ScriptedChance
from openps.games.negotiator import events
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import Ask, Fate, Phase
from tests.games.negotiator.tables import (
    changed,
    demands,
    do,
    hold,
    in_terror,
    kinds,
    lines,
    reason,
    refusal,
    stack,
    table,
    with_cards,
    won,
)

WORSE = HOUSE_CARDS.face["worsening"].additional


@pytest.mark.clause("NG-8.1", "NG-H6")
def test_one_card_is_turned_up_applied_and_discarded() -> None:
    state = demands(in_terror("getting_angry", threat=1), ransom=1)
    told = do(state, "end")
    drawn = [event for event in told if isinstance(event, events.TerrorDrawn)]
    assert drawn == [events.TerrorDrawn("getting_angry")]
    assert (state.threat, state.discard, len(state.deck)) == (3, ["getting_angry"], 3)


@pytest.mark.clause("NG-8.2", "NG-11.4", "NG-R37")
@pytest.mark.parametrize("fate", [Fate.TAKER, Fate.ACCOMPLICE])
def test_with_no_card_to_turn_up_all_are_lost(fate: Fate) -> None:
    state = table(deck=[], last=True, fate=fate, points=9)
    do(state, "end")
    assert (reason(state), state.zone, state.dead) == ("out_of_time", 0, 7)


@pytest.mark.clause("NG-8.3", "NG-R34")
def test_the_additional_effect_follows_while_a_demand_is_face_down() -> None:
    cards = changed({"worsening": {"effect": ["threat +1"], "additional": ["kill 1"]}})
    for faces, dead in (({"ransom": 0, "helicopter": 1}, 1), ({"ransom": 1, "helicopter": 1}, 0)):
        state = demands(with_cards(cards, threat=2, market=[]), **faces)
        stack(state, "worsening", "impatient", "lights_out")
        told = kinds(do(state, "end"))
        assert (state.threat, state.dead) == (3, dead)
        assert "HostageKilled" not in told or told.index("ThreatMoved") < told.index("HostageKilled")


@pytest.mark.clause("NG-8.4", "NG-R34")
def test_the_condition_is_read_after_the_main_effect() -> None:
    cards = changed({"worsening": {"effect": ["reveal 1"], "additional": ["kill 1"]}})
    state = demands(with_cards(cards, market=[]), ransom=0)
    stack(state, "worsening", "impatient", "lights_out")
    do(state, "end")
    assert (state.faces, state.dead) == ([1], 0)


@pytest.mark.clause("NG-R34")
def test_a_minor_demand_has_its_own_additional_effect_and_does_not_count_as_face_down() -> None:
    cards = changed({"pizza": {"additional": ["kill 1"]}})
    for face, dead in ((0, 1), (1, 0)):
        state = demands(with_cards(cards, market=[]), ransom=face)
        stack(state, "pizza", "impatient", "lights_out")
        do(state, "end")
        assert (state.minors, state.dead) == (["pizza"], dead)


@pytest.mark.clause("NG-8.5", "NG-D7", "NG-R28")
def test_cards_that_change_a_test_may_be_played_before_it() -> None:
    state = in_terror("dont_test_me", hand=["empty_promise", "keep_cool"], threat=4)
    do(state, "end")
    assert (state.ask, lines(state)) == (Ask.PREPARE, ["play empty_promise", "roll"])
    assert refusal(state, "play keep_cool") == "NG-R28"
    assert refusal(state, "lay keep_cool") == "NG-4.1"
    told = do(state, "play empty_promise", 5, 1, 1, 1, 1, 6)
    assert events.DiceRolled("dont_test_me", (1, 1, 1, 6)) in told
    assert (state.dead, state.turn) == (0, 2)


@pytest.mark.clause("NG-D7")
def test_nobody_must_play_before_the_test() -> None:
    state = in_terror("dont_test_me", hand=["trust_me"], threat=4)
    do(state, "end")
    do(state, "roll", 1, 1)
    assert (state.dead, state.turn, state.hand) == (1, 2, ["trust_me"])


@pytest.mark.clause("NG-R28")
def test_there_are_no_points_to_win_in_the_terror_phase() -> None:
    state = in_terror("dont_test_me", hand=["trust_me"], threat=4)
    do(state, "end")
    told = kinds(do(state, "play trust_me", 5, 1, 5, 1))
    assert "PointsChanged" not in told
    assert state.points == 0


@pytest.mark.clause("NG-R27", "NG-8.6")
def test_cards_played_in_the_terror_phase_come_back_at_its_end() -> None:
    state = in_terror("dont_test_me", hand=["keep_cool", "small_talk", "trust_me"], threat=4)
    do(state, "end")
    do(state, "play trust_me", 1, 1, 4, 4)
    assert state.ask is Ask.DICE
    do(state, "convert keep_cool")
    do(state, "pay small_talk")
    assert (state.played, state.down, state.turn) == ([], [], 2)
    assert {"trust_me", "keep_cool", "small_talk"} <= set(state.market)


@pytest.mark.clause("NG-8.7", "NG-10.5", "NG-12.4")
def test_a_minor_demand_stays_face_up() -> None:
    state = in_terror("pizza")
    do(state, "end")
    assert (state.minors, state.discard, state.turn) == (["pizza"], [], 2)


@pytest.mark.clause("NG-8.8", "NG-R15", "NG-T4", "NG-R18")
def test_nobody_is_captured_in_the_terror_phase() -> None:
    cards = changed({"moment_of_weakness": {"effect": ["free 2"]}})
    state = with_cards(cards, zone=1, freed=6, market=[])
    stack(state, "moment_of_weakness", "impatient", "lights_out")
    do(state, "end")
    assert (state.zone, state.freed, state.turn, reason(state)) == (0, 7, 2, None)


@pytest.mark.clause("NG-8.8", "NG-11.8")
def test_nobody_is_eliminated_in_the_terror_phase() -> None:
    cards = changed({"moment_of_weakness": {"effect": ["eliminate"]}})
    state = with_cards(cards, market=[])
    stack(state, "moment_of_weakness", "impatient", "lights_out")
    do(state, "end")
    assert (state.fate, reason(state)) == (Fate.TAKER, None)


@pytest.mark.clause("NG-8.1")
def test_a_hang_up_means_nothing_in_the_terror_phase() -> None:
    cards = changed({"moment_of_weakness": {"effect": ["end"]}})
    state = with_cards(cards, market=[])
    stack(state, "moment_of_weakness", "impatient", "lights_out")
    do(state, "end")
    assert (state.turn, state.ask, state.cut) == (2, Ask.DISCUSS, False)


# ---- chapter 9


@pytest.mark.clause("NG-9.1", "NG-9.2", "NG-R35")
def test_the_pivotal_event_is_resolved_and_the_next_talk_is_the_last() -> None:
    state = stack(table(threat=4, market=[]), "voice_from_home")
    do(state, "end")
    assert (state.threat, state.discard, state.last) == (2, ["voice_from_home"], True)


@pytest.mark.clause("NG-9.1")
def test_pivotal_events_hinder_or_help() -> None:
    kinds_of = {e.kind + str(e.amount > 0) for c in set(HOUSE_CARDS.gold) for e in HOUSE_CARDS.face[c].rows[0]}
    assert {"threatTrue", "threatFalse", "killTrue", "freeTrue"} <= kinds_of


@pytest.mark.clause("NG-9.3", "NG-R36", "NG-D2")
def test_in_the_last_discussion_cards_are_bought_and_played_at_once() -> None:
    state = hold(table(last=True, deck=[], points=3, threat=4), "small_talk", "keep_cool")
    assert refusal(state, "buy bold_lie") == "NG-7.4"
    do(state, "buy minor_extraction")
    assert (state.points, state.ask) == (0, Ask.DISCUSS)
    do(state, "play minor_extraction", 5, 5)
    assert state.freed == 2
    do(state, "lay keep_cool")
    assert (state.points, "buy keep_cool" in lines(state)) == (1, True)  # the other copy; it costs nothing
    do(state, "buy keep_cool")
    assert refusal(state, "buy keep_cool") == "NG-7.3"


@pytest.mark.clause("NG-R36", "NG-R30")
def test_an_empty_hand_waits_in_the_last_discussion_while_a_card_can_be_had() -> None:
    state = hold(table(last=True, deck=[]), "keep_cool")
    do(state, "lay keep_cool")
    assert (state.hand, state.ask) == ([], Ask.DISCUSS)
    assert "buy small_talk" in lines(state)


@pytest.mark.clause("NG-9.4", "NG-11.7")
def test_the_last_discussion_can_be_won_by_capture() -> None:
    state = hold(table(last=True, deck=[], zone=1, freed=6, threat=4), "minor_extraction", "keep_cool")
    do(state, "play minor_extraction", 5, 5)
    assert reason(state) == "taker_captured"


@pytest.mark.clause("NG-9.4", "NG-12.9")
def test_the_last_discussion_can_be_won_by_elimination() -> None:
    state = hold(table(last=True, deck=[], zone=2, freed=5, threat=4), "sniper", "keep_cool")
    do(state, "play sniper", 5, 6)
    assert (reason(state), won(state)) == ("accomplice_surrendered", True)


@pytest.mark.clause("NG-9.5", "NG-R37", "NG-R45", "NG-8.2")
def test_twelve_discussions_and_no_more() -> None:
    state = table(hand=[], market=[], threat=0)
    state.deck = ["someone_breaks"] + ["pizza"] * 10
    state.hand = ["keep_cool"]
    seen = []
    while state.ask is not None:
        seen.append((state.turn, state.last))
        NEGOTIATOR.apply(state, 0, NEGOTIATOR.parse_move("end"), ScriptedChance())
    assert seen == [(turn, turn == 12) for turn in range(1, 13)]
    assert reason(state) == "out_of_time"


@pytest.mark.clause("NG-R37")
def test_nothing_is_bought_when_it_could_not_be_used() -> None:
    state = table(deck=[], points=9)
    assert "TimeRanOut" in kinds(do(state, "end"))
    assert state.phase is Phase.TERROR


@pytest.mark.clause("NG-8.5", "NG-D7")
def test_a_second_card_may_be_played_before_the_test() -> None:
    state = in_terror("dont_test_me", hand=["coming_in", "empty_promise", "sniper", "trust_me"], threat=4)
    do(state, "end")
    do(state, "play coming_in", 5, 1)
    assert (state.ask, lines(state)) == (Ask.PREPARE, ["play empty_promise", "play trust_me", "roll"])
    do(state, "play empty_promise", 5, 1, 1)
    assert (state.ask, lines(state)) == (Ask.PREPARE, ["play trust_me", "roll"])
    told = do(state, "play trust_me", 5, 5, 1, 1, 1, 4, 4, 1)
    assert events.TestJudged("dont_test_me", 2) in told, "its fours are for the test of the Terror card"
    assert (state.dead, state.turn) == (0, 2)


@pytest.mark.clause("NG-7.11", "NG-R27")
def test_what_was_played_in_the_discussion_is_for_sale_while_the_terror_card_is_tested() -> None:
    state = in_terror("dont_test_me", hand=["keep_cool", "small_talk", "trust_me"], threat=4)
    do(state, "lay keep_cool")
    do(state, "play small_talk", 5, 5)
    do(state, "end")
    assert (state.ask, state.played, state.down, state.points) == (Ask.PREPARE, [], [], 0)
    assert state.market == ["keep_cool", "small_talk"]


@pytest.mark.clause("NG-R11")
def test_what_is_for_this_turn_lapses_after_the_terror_phase() -> None:
    state = in_terror("pizza", dice=[0, 1, 2], fours=[0, 1, 1], rerolls=[0, 1, 1])
    do(state, "end")
    assert (state.turn, state.dice, state.fours, state.rerolls) == (2, [0, 0, 0], [0, 0, 0], [0, 0, 0])


@pytest.mark.clause("NG-10.12", "NG-10.4")
@pytest.mark.parametrize(("face", "threat"), [(0, 3), (1, 3), (2, 5)])
def test_a_counterpart_of_every_turn_is_owed_only_once_the_demand_is_conceded(face: int, threat: int) -> None:
    state = demands(in_terror("pizza", threat=3), weapons=face)
    do(state, "end")
    assert state.threat == threat


@pytest.mark.clause("NG-9.3", "NG-7.2")
def test_a_purchase_ends_when_nothing_more_can_be_had_and_a_discussion_does_not() -> None:
    state = hold(stack(table(points=7, threat=4), "pizza", "press", "lights_out"), *["keep_cool"] * 2)
    state.market = ["minor_extraction", "bold_lie"]
    do(state, "end")
    do(state, "buy bold_lie")
    assert state.ask is Ask.BUY
    do(state, "buy minor_extraction")
    assert (state.turn, state.ask) == (2, Ask.DISCUSS)
    state = hold(table(last=True, deck=[], points=4), "keep_cool")
    state.market = ["bold_lie"]
    do(state, "buy bold_lie")
    assert (state.ask, state.hand, state.points) == (Ask.DISCUSS, ["bold_lie", "keep_cool"], 0)
