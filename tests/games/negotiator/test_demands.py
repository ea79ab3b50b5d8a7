"""Chapter 10: Demands."""

from __future__ import annotations

import pytest

from openps.games.negotiator import events
from openps.games.negotiator.box import Family
from openps.games.negotiator.odds import dice_for
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, FACE_UP, Ask, Fate
from tests.games.negotiator.tables import (
    changed,
    demands,
    do,
    hold,
    kinds,
    lines,
    reason,
    refusal,
    row,
    stack,
    table,
    with_cards,
)


@pytest.mark.clause("NG-10.1")
def test_there_are_three_kinds_of_demand() -> None:
    assert {face.family for face in HOUSE_CARDS.faces if face.takers or face.family is Family.MINOR} == {
        Family.MAJOR, Family.ESCAPE, Family.MINOR,
    }  # fmt: skip


@pytest.mark.clause("NG-10.2", "NG-10.7", "NG-H4")
def test_what_was_not_stated_cannot_be_conceded_and_the_refusal_does_not_tell() -> None:
    state = demands(table(points=9), ransom=FACE_DOWN, helicopter=FACE_DOWN)
    assert refusal(state, "concede ransom") == refusal(state, "concede weapons") == "NG-10.7"


@pytest.mark.clause("NG-10.3", "NG-10.4", "NG-R32", "NG-D4", "NG-H5")
def test_the_question_reveals_the_demand_that_the_player_picks() -> None:
    state = hold(demands(table(threat=4), ransom=0, helicopter=0), "what_do_you_want", "keep_cool")
    do(state, "play what_do_you_want", 5, 5)
    assert (state.ask, lines(state)) == (Ask.REVEAL, ["reveal 0", "reveal 1"])
    assert refusal(state, "reveal 2") == "NG-R32"
    assert events.DemandRevealed(1, "helicopter") in do(state, "reveal 1")
    assert (state.faces, state.points) == ([FACE_DOWN, FACE_UP], 2)


@pytest.mark.clause("NG-R32")
def test_the_only_face_down_demand_is_revealed_unasked_and_then_there_is_nothing_to_reveal() -> None:
    state = hold(demands(table(threat=4), ransom=0), "what_do_you_want", "what_do_you_want", "keep_cool")
    do(state, "play what_do_you_want", 5, 1)
    assert (state.faces, state.points) == ([FACE_UP], 1)
    do(state, "play what_do_you_want", 5, 5)
    assert (state.faces, state.points) == ([FACE_UP], 3)


@pytest.mark.clause("NG-R1", "NG-10.3")
def test_by_the_other_reading_one_success_reveals_nothing() -> None:
    state = hold(table(options={"one_success": "points_only"}, threat=4), "what_do_you_want", "keep_cool")
    do(demands(state, ransom=0), "play what_do_you_want", 5, 1)
    assert (state.faces, state.points) == ([FACE_DOWN], 1)


@pytest.mark.clause("NG-10.4")
def test_a_revealed_demand_stays() -> None:
    state = demands(table(market=[]), ransom=FACE_UP, helicopter=FACE_DOWN)
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "end")
    assert (state.demands, state.faces) == (["ransom", "helicopter"], [FACE_UP, FACE_DOWN])


@pytest.mark.clause("NG-10.6", "NG-10.13", "NG-10.10", "NG-R31", "NG-10.5")
def test_a_minor_demand_costs_nothing_and_is_discarded_after_its_counterpart() -> None:
    state = table(minors=["pizza"], points=-2, threat=4)
    told = kinds(do(state, "concede pizza"))
    assert told == ["DemandConceded", "ThreatMoved", "PointsChanged", "MinorSettled"]
    assert (state.minors, state.discard, state.points, state.threat) == ([], ["pizza"], -3, 3)


@pytest.mark.clause("NG-10.6")
def test_a_minor_demand_that_prints_a_cost_has_it() -> None:
    cards = changed({"pizza": {"cost": 2}})
    assert refusal(with_cards(cards, minors=["pizza"], points=1), "concede pizza") == "NG-R31"
    state = with_cards(cards, minors=["pizza"], points=2)
    do(state, "concede pizza")
    assert state.points == -1


@pytest.mark.clause("NG-R31", "NG-10.6")
@pytest.mark.parametrize("points", [-1, 0, 1])
def test_a_demand_of_one_point_needs_one_and_a_free_one_none(points: int) -> None:
    state = with_cards(changed({"pizza": {"cost": 1}}), minors=["pizza", "press"], points=points)
    assert [line for line in lines(state) if line.startswith("concede")] == ["concede pizza", "concede press"][
        points < 1 :
    ]
    assert refusal(state, "concede pizza") == ("NG-R31" if points < 1 else None)
    assert refusal(state, "concede press") is None


@pytest.mark.clause("NG-10.8", "NG-R29")
def test_a_demand_is_conceded_in_a_discussion_only() -> None:
    state = hold(table(minors=["pizza"], threat=4), "keep_cool", "small_talk", "sniper")
    do(state, "play keep_cool", 4, 1)
    assert refusal(state, "concede pizza") == "NG-4.1"
    do(state, "accept")
    assert refusal(state, "concede pizza") is None
    do(state, "end")
    assert state.ask is Ask.BUY
    assert refusal(state, "concede pizza") == "NG-4.1"


@pytest.mark.clause("NG-10.9", "NG-10.11", "NG-10.14", "NG-R31", "NG-10.12")
def test_a_major_demand_is_paid_once_and_stays_turned() -> None:
    state = demands(table(points=3), ransom=FACE_UP)
    assert refusal(state, "concede ransom") == "NG-R31"
    state.points = 9
    do(state, "concede ransom")
    assert (state.points, state.freed, state.faces) == (5, 2, [CONCEDED])
    assert refusal(state, "concede ransom") == "NG-10.14"


@pytest.mark.clause("NG-10.12", "NG-5.5")
def test_a_die_fewer_as_long_as_the_demand_is_in_play() -> None:
    state = demands(table(threat=4), ransom=CONCEDED)
    assert dice_for(state) == 1
    stack(state, "impatient", "impatient", "lights_out")
    state.market = []
    do(state, "end")
    assert dice_for(state) == 1


@pytest.mark.clause("NG-10.12")
def test_threat_rises_twice_as_far() -> None:
    state = hold(demands(table(threat=2), free_the_fugitives=CONCEDED), "what_do_you_want", "keep_cool")
    do(state, "play what_do_you_want", 1, 1)
    assert state.threat == 4


@pytest.mark.clause("NG-10.12")
def test_a_counterpart_of_every_turn_comes_before_the_terror_card() -> None:
    state = demands(table(threat=1, market=[]), weapons=CONCEDED)
    stack(state, "impatient", "impatient", "lights_out")
    told = kinds(do(state, "end"))
    assert state.threat == 3
    assert told.index("ThreatMoved") < told.index("TerrorDrawn")


@pytest.mark.clause("NG-10.10", "NG-D5", "NG-R25")
def test_cards_that_a_demand_gives_are_chosen_from_the_purchase_area() -> None:
    state = hold(demands(table(points=4), free_the_fugitives=FACE_UP), "keep_cool")
    do(state, "concede free_the_fugitives")
    assert state.ask is Ask.TAKE
    assert "take sniper" in lines(state)
    assert refusal(state, "take zz") == "NG-7.3"
    do(state, "take sniper")
    do(state, "take all_units")
    assert (state.hand, state.points, state.ask) == (["all_units", "keep_cool", "sniper"], 0, Ask.DISCUSS)


@pytest.mark.clause("NG-R25", "NG-7.6")
def test_gifts_stop_at_ten_cards() -> None:
    state = hold(demands(table(points=4), free_the_fugitives=FACE_UP), *["keep_cool"] * 2, *["small_talk"] * 2)
    state.hand += ["trust_me"] * 5
    do(state, "concede free_the_fugitives")
    do(state, "take sniper")
    assert (len(state.hand), state.ask) == (10, Ask.DISCUSS)


@pytest.mark.clause("NG-10.15", "NG-R33", "NG-T9", "NG-11.3")
@pytest.mark.parametrize("how", ["end", "empty", "cut"])
def test_whoever_got_an_escape_and_was_not_stopped_is_gone(how: str) -> None:
    state = hold(demands(table(points=4, threat=4), helicopter=FACE_UP), "small_talk", "keep_cool")
    do(state, "concede helicopter")
    assert dice_for(state) == 4
    if how == "end":
        do(state, "end")
    elif how == "cut":
        do(state, "play small_talk", 1, 1, 1, 1)
    else:
        do(state, "lay small_talk")
        do(state, "lay keep_cool")
    assert (state.fate, reason(state)) == (Fate.ESCAPED, "taker_escaped")


@pytest.mark.clause("NG-R33", "NG-10.15", "NG-11.7")
def test_a_capture_comes_before_the_escape() -> None:
    state = hold(demands(table(points=4, threat=4, zone=1, freed=6), helicopter=FACE_UP), "minor_extraction")
    do(state, "concede helicopter")
    do(state, "play minor_extraction", 5, 5, 1, 1)
    assert reason(state) == "taker_captured"


@pytest.mark.clause("NG-R33", "NG-T9", "NG-12.3")
def test_an_elimination_stops_the_escape() -> None:
    state = hold(demands(table(points=4, threat=4, zone=2, freed=5), helicopter=FACE_UP), "sniper", "keep_cool")
    do(state, "concede helicopter")
    do(state, "play sniper", 5, 1, 1, 1)
    assert (state.fate, state.clock, reason(state)) == (Fate.ACCOMPLICE, False, None)


@pytest.mark.clause("NG-10.10")
def test_the_effect_comes_before_the_counterpart() -> None:
    cards = changed({"ransom": {"effect": ["free 2"], "counterpart": ["kill 1"]}})
    state = demands(with_cards(cards, points=4), ransom=FACE_UP)
    assert kinds(do(state, "concede ransom")) == ["DemandConceded", "HostageFreed", "HostageFreed", "HostageKilled"]


@pytest.mark.clause("NG-5.9", "NG-10.10")
def test_a_demand_may_call_for_a_test() -> None:
    cards = row("beer", two=["free 2"], one=["free 1"], none=["kill 1"], test="successes")
    state = hold(with_cards(cards, minors=["beer"], threat=4), "keep_cool")
    do(state, "concede beer", 5, 1)
    assert (state.freed, state.threat, state.minors) == (1, 6, [])


@pytest.mark.clause("NG-10.12", "NG-R38")
def test_a_level_that_is_set_is_not_doubled() -> None:
    state = demands(with_cards(row("let_him_breathe", effect=["threat_to 6"]), threat=2), free_the_fugitives=2)
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.threat, state.dead) == (6, 0)


@pytest.mark.clause("NG-10.12", "NG-10.4")
@pytest.mark.parametrize(("face", "threat", "dice"), [(0, 4, 3), (1, 4, 3), (2, 6, 2)])
def test_counterparts_that_last_begin_with_the_concession(face: int, threat: int, dice: int) -> None:
    cards = row("let_him_breathe", effect=["threat +2"])
    state = demands(with_cards(cards, threat=2), free_the_fugitives=face)
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert state.threat == threat
    assert dice_for(demands(table(threat=0), ransom=face)) == dice


@pytest.mark.clause("NG-10.10", "NG-6.2")
def test_what_was_still_to_be_done_is_done_after_the_answer() -> None:
    """The rest of the row waits while cards are chosen, and is then applied in its order."""
    cards = row("let_him_breathe", effect=["take 2", "points +3", "reveal 2", "threat +1"])
    state = demands(with_cards(cards, threat=2), ransom=0, weapons=0, helicopter=0)
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.ask, state.todo) == (Ask.TAKE, ["take 2", "points +3", "reveal 2", "threat +1", "settle"])
    do(state, "take sniper")
    assert (state.ask, state.todo[0], state.points) == (Ask.TAKE, "take 1", 0)
    do(state, "take all_units")
    assert (state.ask, state.todo, state.points) == (Ask.REVEAL, ["reveal 2", "threat +1", "settle"], 3)
    do(state, "reveal 2")
    assert (state.ask, state.todo[0], state.faces) == (Ask.REVEAL, "reveal 1", [0, 0, 1])
    do(state, "reveal 0")
    assert (state.ask, state.faces, state.threat, state.hand) == (
        Ask.DISCUSS,
        [1, 0, 1],
        3,
        ["all_units", "keep_cool", "sniper"],
    )
