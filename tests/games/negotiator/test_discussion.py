"""Chapters 4 and 6: the Discussion Phase and what rows do."""

from __future__ import annotations

import pytest

from openps.games.negotiator import events
from openps.games.negotiator.odds import dice_for
from openps.games.negotiator.state import Ask, Phase
from tests.games.negotiator.tables import do, hold, kinds, lines, reason, refusal, row, stack, table, with_cards


@pytest.mark.clause("NG-4.1", "NG-7.1", "NG-8.1", "NG-R45")
def test_a_turn_is_discussion_purchase_terror() -> None:
    state = table(points=2)
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "end")
    assert (state.phase, state.ask) == (Phase.PURCHASE, Ask.BUY)
    told = kinds(do(state, "done"))
    assert told.index("PurchaseEnded") < told.index("TerrorDrawn") < told.index("TalkBegan")
    assert (state.phase, state.turn) == (Phase.DISCUSSION, 2)


@pytest.mark.clause("NG-4.2", "NG-4.10", "NG-D2")
def test_any_number_of_cards_may_be_played_even_none() -> None:
    state = table()
    assert "end" in lines(state)
    do(state, "lay keep_cool")
    do(state, "lay keep_cool")
    assert state.ask is Ask.DISCUSS


@pytest.mark.clause("NG-4.3")
def test_playing_costs_nothing() -> None:
    state = hold(table(points=0), "sniper", "keep_cool")
    assert "play sniper" in lines(state)
    do(state, "lay sniper")
    assert state.points == 1


@pytest.mark.clause("NG-4.4", "NG-6.1")
def test_a_card_face_up_is_tested_and_one_row_applies() -> None:
    state = hold(table(threat=4), "small_talk", "keep_cool")
    told = do(state, "play small_talk", 5, 1)
    assert told[1] == events.DiceRolled("small_talk", (5, 1))
    assert told[2] == events.TestJudged("small_talk", 1)
    assert (state.points, state.threat) == (2, 4)


@pytest.mark.clause("NG-4.5")
def test_a_card_that_says_so_needs_no_test() -> None:
    state = hold(table(threat=4), "let_him_breathe", "keep_cool")
    assert "DiceRolled" not in kinds(do(state, "play let_him_breathe"))


@pytest.mark.clause("NG-4.6", "NG-R26")
def test_any_card_face_down_is_worth_one_point() -> None:
    state = hold(table(points=-1), "sniper", "keep_cool")
    assert kinds(do(state, "lay sniper")) == ["CardLaid", "PointsChanged"]
    assert (state.points, state.zone, state.down) == (0, 7, ["sniper"])


@pytest.mark.clause("NG-4.8")
def test_played_cards_do_not_come_back_by_themselves() -> None:
    state = hold(table(), "small_talk", "keep_cool", "trust_me")
    do(state, "play small_talk", 5, 5)
    do(state, "lay keep_cool")
    assert (state.hand, state.played, state.down) == (["trust_me"], ["small_talk"], ["keep_cool"])
    assert refusal(state, "play small_talk") == "NG-4.2"


@pytest.mark.clause("NG-4.9", "NG-7.3", "NG-7.9", "NG-7.11", "NG-R22", "NG-R23")
def test_a_played_card_is_for_sale_from_the_next_purchase_on() -> None:
    state = hold(table(threat=4), "small_talk", "keep_cool", "trust_me", "trust_me")
    stack(state, "impatient", "impatient", "pizza", "pizza", "lights_out")
    do(state, "play small_talk", 5, 5)
    do(state, "lay keep_cool")
    do(state, "lay trust_me")
    do(state, "end")
    assert state.points == 5
    assert refusal(state, "buy trust_me") == "NG-7.3"
    assert refusal(state, "buy small_talk") is None  # the other copy was not played
    do(state, "buy small_talk")
    assert refusal(state, "buy small_talk") == "NG-7.3"
    do(state, "done")
    assert state.market.count("small_talk") == 1
    do(state, "end")
    assert refusal(state, "buy small_talk") is None


@pytest.mark.clause("NG-4.10")
def test_cards_that_are_left_stay_in_hand() -> None:
    state = hold(table(market=[]), "sniper", "keep_cool")
    state.market = []
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "end")
    assert (state.turn, state.hand) == (2, ["keep_cool", "sniper"])


@pytest.mark.clause("NG-4.11", "NG-R30")
def test_the_last_card_ends_the_discussion() -> None:
    state = hold(table(), "keep_cool")
    do(state, "lay keep_cool")
    assert (state.phase, state.ask) == (Phase.PURCHASE, Ask.BUY)


@pytest.mark.clause("NG-R30", "NG-R29")
def test_an_empty_hand_waits_while_a_demand_can_be_paid() -> None:
    state = hold(table(points=3), "keep_cool")
    state.demands, state.faces = ["ransom", "helicopter"], [1, 0]
    do(state, "lay keep_cool")
    assert lines(state) == ["concede ransom", "end"]


@pytest.mark.clause("NG-4.12", "NG-6.9")
def test_the_end_symbol_ends_the_discussion_at_once() -> None:
    state = hold(table(threat=4), "small_talk", "keep_cool")
    told = kinds(do(state, "play small_talk", 1, 2))
    assert told[-3:] == ["TalkCut", "TalkEnded", "Asked"]
    assert (state.phase, state.points, state.threat) == (Phase.PURCHASE, 1, 5)


@pytest.mark.clause("NG-R14")
def test_the_rest_of_the_row_is_applied_after_an_end_symbol() -> None:
    state = with_cards(row("let_him_breathe", effect=["end", "free 1", "points +2"]))
    hold(state, "let_him_breathe", "keep_cool")
    do(state, "play let_him_breathe")
    assert (state.freed, state.points, state.phase) == (1, 2, Phase.PURCHASE)


@pytest.mark.clause("NG-4.13", "NG-4.14", "NG-4.15", "NG-4.16", "NG-3.10", "NG-5.8", "NG-R8", "NG-2.9")
def test_the_worked_example_of_the_rulebook() -> None:
    state = hold(table(threat=2), "keep_cool", "just_stay_calm", "small_talk")
    assert (state.points, dice_for(state)) == (0, 2)  # 1/4

    do(state, "play keep_cool", 4, 1)  # 2/4: the 4 could be converted with the two cards that are left
    assert lines(state) == ["convert just_stay_calm", "convert small_talk", "accept"]
    do(state, "accept")
    assert (state.points, state.threat) == (-1, 2)

    do(state, "play just_stay_calm", 5, 6)  # 3/4
    assert (state.points, state.threat, dice_for(state)) == (-1, 0, 3)

    told = do(state, "play small_talk", 6, 5, 5)  # 4/4
    assert events.TestJudged("small_talk", 3) in told
    assert (state.points, state.hand, state.phase) == (2, [], Phase.PURCHASE)


@pytest.mark.clause("NG-6.1")
@pytest.mark.parametrize(("dice", "points"), [((1, 3), 0), ((5, 2), 1), ((5, 6), 2)])
def test_exactly_one_row_is_chosen(dice: tuple[int, int], points: int) -> None:
    cards = row("keep_cool", two=["points +2"], one=["points +1"], none=["points -1", "points +1"])
    state = hold(with_cards(cards, threat=4), "keep_cool", "sniper")
    do(state, "play keep_cool", *dice)
    assert state.points == points


@pytest.mark.clause("NG-6.2", "NG-R13")
def test_effects_happen_from_left_to_right() -> None:
    cards = row("let_him_breathe", effect=["threat -1", "free 1", "threat +2", "kill 1", "points +1"])
    state = hold(with_cards(cards, threat=0), "let_him_breathe", "keep_cool")
    told = kinds(do(state, "play let_him_breathe"))
    assert told == ["CardPlayed", "HostageFreed", "HostageFreed", "ThreatMoved", "HostageKilled", "PointsChanged"]


@pytest.mark.clause("NG-6.3", "NG-6.8")
def test_hurtful_effects_are_applied_like_any_other() -> None:
    state = hold(table(threat=4), "minor_extraction", "keep_cool")
    do(state, "play minor_extraction", 1, 2)
    assert (state.dead, state.phase) == (1, Phase.PURCHASE)


@pytest.mark.clause("NG-6.4")
def test_points_are_added_and_taken() -> None:
    state = hold(table(threat=4), "small_talk", "keep_cool", "sniper")
    do(state, "play small_talk", 5, 5)
    do(state, "play keep_cool", 1, 1)
    assert state.points == 2


@pytest.mark.clause("NG-6.6", "NG-R11", "NG-5.5")
def test_dice_last_as_long_as_the_card_says() -> None:
    for span, later in (("next_test", 2), ("this_discussion", 3), ("this_turn", 3)):
        cards = row("let_him_breathe", effect=[f"dice +1 {span}"])
        state = hold(with_cards(cards, threat=4), "let_him_breathe", "keep_cool", "small_talk", "sniper")
        do(state, "play let_him_breathe")
        do(state, "play keep_cool", 1, 1, 1)
        assert dice_for(state) == later


@pytest.mark.clause("NG-R11")
def test_what_is_for_this_discussion_lapses_with_it_and_what_is_for_the_turn_reaches_the_terror_phase() -> None:
    for span, dice in (("next_test", 2), ("this_discussion", 2), ("this_turn", 3)):
        cards = row("let_him_breathe", effect=[f"dice +1 {span}"])
        state = hold(with_cards(cards, threat=4), "let_him_breathe")
        stack(state, "dont_test_me", "lights_out")
        state.market = []
        told = do(state, "play let_him_breathe", *[1] * dice)
        assert events.DiceRolled("dont_test_me", (1,) * dice) in told
        assert state.dice == [0, 0, 0]


@pytest.mark.clause("NG-D5", "NG-6.3")
def test_a_card_may_offer_a_choice() -> None:
    for option, points, threat in ((0, 2, 4), (1, 0, 3)):
        state = hold(table(threat=4), "let_him_breathe", "keep_cool")
        do(state, "play let_him_breathe")
        assert lines(state) == ["choose 0", "choose 1"]
        assert refusal(state, "choose 2") == "NG-D5"
        assert refusal(state, "play keep_cool") == "NG-4.1"
        do(state, f"choose {option}")
        assert (state.points, state.threat, state.ask) == (points, threat, Ask.DISCUSS)


@pytest.mark.clause("NG-6.3")
def test_a_card_can_leave_the_game() -> None:
    state = hold(table(threat=4), "coming_in", "keep_cool")
    do(state, "play coming_in", 1, 1)
    assert (state.removed, state.played) == (["coming_in"], [])


@pytest.mark.clause("NG-6.3")
def test_it_is_the_card_being_resolved_that_leaves() -> None:
    state = hold(table(threat=4), "small_talk", "coming_in", "keep_cool")
    do(state, "play small_talk", 5, 5)
    do(state, "play coming_in", 1, 1)
    assert (state.removed, state.played) == (["coming_in"], ["small_talk"])


@pytest.mark.clause("NG-D8", "NG-11.1")
def test_giving_up_is_a_move_where_the_option_says_so_and_counts_as_lost() -> None:
    assert refusal(table(), "abandon") == "NG-D8"
    state = table(options={"abandon": "yes"})
    assert "abandon" in lines(state)
    state.points = 2
    do(state, "end")
    assert (state.ask, lines(state)[-2:]) == (Ask.BUY, ["done", "abandon"])
    do(state, "abandon")
    assert reason(state) == "abandoned"
    state = table(options={"abandon": "yes"})
    do(state, "abandon")
    assert reason(state) == "abandoned"
    assert lines(state) == []


@pytest.mark.clause("NG-D2")
def test_only_the_one_seat_is_asked() -> None:
    from openps.games.negotiator.game import NEGOTIATOR

    state = table()
    assert NEGOTIATOR.legal_moves(state, 1) == ()
    reason = NEGOTIATOR.why_not(state, 1, NEGOTIATOR.parse_move("end"))
    assert reason is not None
    assert reason.clause == "NG-1.19"
