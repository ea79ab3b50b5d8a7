"""Chapter 7: the Purchase Phase."""

from __future__ import annotations

import pytest

from openps.games.negotiator.state import Ask, Crisis, Phase
from tests.games.negotiator.tables import do, hold, kinds, lines, refusal, stack, table

FREE = ("keep_cool", "keep_cool", "small_talk", "small_talk", "what_do_you_want", "what_do_you_want")


def shopping(points: int, *hand: str) -> Crisis:
    """The Purchase Phase with so many points; nothing was played."""
    state = hold(table(points=points), *hand)
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "end")
    return state


@pytest.mark.clause("NG-7.1", "NG-7.10", "NG-7.11")
def test_buy_then_reset_then_return() -> None:
    state = hold(table(points=1), "keep_cool", "sniper")
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "lay keep_cool")
    do(state, "end")
    assert (state.points, state.down) == (2, ["keep_cool"])
    told = kinds(do(state, "done"))
    assert told[0] == "PurchaseEnded"
    assert (state.points, state.down, state.market.count("keep_cool")) == (0, [], 2)


@pytest.mark.clause("NG-7.2", "NG-7.5", "NG-D6", "NG-R24")
def test_any_number_of_cards_for_their_cost_in_any_order() -> None:
    state = shopping(5, "sniper")
    do(state, "buy trust_me")
    do(state, "buy keep_cool")
    do(state, "buy minor_extraction")
    assert (state.points, state.ask) == (0, Ask.BUY)
    assert state.hand == ["keep_cool", "minor_extraction", "sniper", "trust_me"]
    assert "done" in lines(state)


@pytest.mark.clause("NG-7.2")
def test_buying_is_optional() -> None:
    state = shopping(9, "sniper")
    do(state, "done")
    assert (state.turn, state.hand) == (2, ["sniper"])


@pytest.mark.clause("NG-7.4", "NG-R26", "NG-T5")
@pytest.mark.parametrize(("points", "dearest"), [(-1, 0), (0, 0), (1, 1), (3, 3), (4, 4)])
def test_no_card_that_would_make_the_counter_negative(points: int, dearest: int) -> None:
    state = shopping(points, "sniper")
    costs = [state.options.cards.cost[line.split()[1]] for line in lines(state) if line.startswith("buy")]
    assert max(costs) == dearest
    assert refusal(state, "buy hear_his_breath") == ("NG-7.4" if points < 1 else None)
    assert refusal(state, "buy all_units") == "NG-7.4"


@pytest.mark.clause("NG-7.4", "NG-T5")
@pytest.mark.parametrize(("points", "ask"), [(-1, Ask.DISCUSS), (0, Ask.DISCUSS), (1, Ask.BUY)])
def test_a_purchase_begins_only_if_something_can_be_had(points: int, ask: Ask) -> None:
    state = hold(stack(table(points=points), "pizza", "press", "lights_out"), "sniper")
    state.market = ["hear_his_breath", "trust_me"]
    assert state.options.cards.cost["hear_his_breath"] == 1
    do(state, "end")
    assert state.ask is ask


@pytest.mark.clause("NG-7.6", "NG-R25", "NG-T6")
def test_never_more_than_ten_cards() -> None:
    nine = [*FREE[:3], "trust_me", "trust_me", "bold_lie", "sniper", "all_units", "coming_in"]
    state = shopping(0, *nine)
    do(state, "buy small_talk")
    assert len(state.hand) == 10
    assert state.phase is Phase.DISCUSSION  # nothing could be bought any more: the turn went on by itself
    full = shopping(20, *nine)
    do(full, "buy major_extraction")
    assert (len(full.hand), full.turn) == (10, 2)


@pytest.mark.clause("NG-7.6")
def test_a_full_hand_is_refused_even_a_free_card() -> None:
    state = shopping(5, *FREE, "trust_me", "sniper", "all_units")
    state.hand.append("bold_lie")
    state.market.insert(0, "keep_cool")
    assert refusal(state, "buy keep_cool") == "NG-7.6"


@pytest.mark.clause("NG-7.7", "NG-7.8", "NG-T5")
@pytest.mark.parametrize("points", [-3, 0])
def test_all_free_cards_may_always_be_taken(points: int) -> None:
    state = shopping(points, "sniper")
    bought = [line for line in lines(state) if line.startswith("buy")]
    assert bought == ["buy keep_cool", "buy small_talk", "buy what_do_you_want"]
    for card in FREE:
        do(state, f"buy {card}")
    assert (state.turn, len(state.hand), state.points) == (2, 7, 0)


@pytest.mark.clause("NG-7.9", "NG-7.3")
def test_free_cards_played_this_turn_are_not_available() -> None:
    state = hold(table(), "keep_cool", "keep_cool", "sniper")
    stack(state, "impatient", "impatient", "lights_out")
    do(state, "lay keep_cool")
    do(state, "lay keep_cool")
    do(state, "end")
    assert refusal(state, "buy keep_cool") == "NG-7.3"


@pytest.mark.clause("NG-7.12", "NG-2.11", "NG-2.16")
def test_free_cards_lie_together_and_all_by_cost() -> None:
    state = hold(table(), *FREE, "trust_me")
    stack(state, "pizza", "impatient", "lights_out")
    for card in FREE:
        do(state, f"lay {card}")
    do(state, "end")
    do(state, "done")
    assert state.market[:6] == list(FREE)
    costs = [state.options.cards.cost[card] for card in state.market]
    assert costs == sorted(costs)


@pytest.mark.clause("NG-9.3", "NG-D6")
def test_nothing_is_bought_in_an_ordinary_discussion() -> None:
    assert refusal(table(points=9), "buy trust_me") == "NG-9.3"
