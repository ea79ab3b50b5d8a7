"""Chapter 5: the Threat test, conversions, re-rolls, odds."""

from __future__ import annotations

import pytest

from openps.games.negotiator import events
from openps.games.negotiator.box import Method
from openps.games.negotiator.odds import Odds, dice_for, falls, odds, successes, weights
from openps.games.negotiator.state import Ask, Crisis
from tests.games.negotiator.tables import do, hold, in_terror, kinds, lines, refusal, row, table, with_cards

FULL = ("bold_lie", "sniper", "trust_me", "trust_me", "keep_cool")


def rolled(state: Crisis, *dice: int) -> Crisis:
    do(state, "play small_talk", *dice)
    return state


def before_the_dice(*others: str, **fields: object) -> Crisis:
    return hold(table(**{"threat": 4, **fields}), "small_talk", *others)


@pytest.mark.clause("NG-5.1", "NG-5.10")
def test_as_many_dice_as_the_dial_shows_at_the_moment_of_the_roll() -> None:
    state = rolled(before_the_dice("keep_cool"), 5, 5)
    assert dice_for(state) == 2
    state = before_the_dice("keep_cool", threat=7)
    assert do(state, "play keep_cool", 6)[1] == events.DiceRolled("keep_cool", (6,))


@pytest.mark.clause("NG-5.2", "NG-R3", "NG-5.4", "NG-T1", "NG-R4", "NG-5.10")
@pytest.mark.parametrize(("dice", "count"), [((1, 3), 0), ((5, 2), 1), ((5, 6), 2), ((6, 1), 1), ((4, 2), 0)])
def test_every_die_of_5_or_more_is_one_success(dice: tuple[int, int], count: int) -> None:
    told = do(before_the_dice("keep_cool"), "play small_talk", *dice)
    assert events.TestJudged("small_talk", count) in told


@pytest.mark.clause("NG-5.3", "NG-4.7", "NG-R6", "NG-R7", "NG-D3", "NG-T1", "NG-R23")
def test_two_cards_turn_a_4_into_a_success_and_give_no_points() -> None:
    state = rolled(before_the_dice(*FULL), 4, 2)
    do(state, "convert keep_cool")
    assert (state.ask, lines(state)) == (Ask.PAY, ["pay bold_lie", "pay sniper", "pay trust_me"])
    told = do(state, "pay trust_me")
    assert events.TestJudged("small_talk", 1) in told
    assert (state.points, state.down) == (2, ["keep_cool", "trust_me"])


@pytest.mark.clause("NG-5.3", "NG-5.4", "NG-T1")
def test_nobody_must_convert() -> None:
    state = rolled(before_the_dice(*FULL), 4, 2)
    assert "accept" in lines(state)
    assert events.TestJudged("small_talk", 0) in do(state, "accept")


@pytest.mark.clause("NG-R5", "NG-T1")
def test_each_4_takes_two_cards_of_its_own() -> None:
    state = rolled(before_the_dice(*FULL), 4, 4)
    do(state, "convert keep_cool")
    do(state, "pay trust_me")
    assert state.ask is Ask.DICE
    do(state, "convert trust_me")
    assert events.TestJudged("small_talk", 2) in do(state, "pay bold_lie")
    assert state.hand == ["sniper"]


@pytest.mark.clause("NG-R5", "NG-T1")
def test_three_cards_convert_one_4_only() -> None:
    state = rolled(before_the_dice("keep_cool", "sniper", "trust_me"), 4, 4)
    do(state, "convert keep_cool")
    assert events.TestJudged("small_talk", 1) in do(state, "pay trust_me")


@pytest.mark.clause("NG-R8", "NG-R5")
def test_the_card_that_is_tested_cannot_pay_for_itself() -> None:
    told = do(before_the_dice("keep_cool"), "play small_talk", 4, 4)
    assert events.TestJudged("small_talk", 0) in told


@pytest.mark.clause("NG-R9")
def test_a_superfluous_conversion_is_legal_and_changes_no_row() -> None:
    state = hold(table(threat=0), "small_talk", "keep_cool", "sniper")
    do(state, "play small_talk", 5, 5, 4)
    do(state, "convert keep_cool")
    do(state, "pay sniper")
    assert state.points == 3


@pytest.mark.clause("NG-5.5", "NG-5.6", "NG-5.7", "NG-R10", "NG-T8", "NG-6.6")
@pytest.mark.parametrize(
    ("threat", "dice", "expected"), [(0, [4, 0, 0], 5), (7, [-2, 0, 0], 1), (0, [4, -1, 0], 5), (4, [1, 1, 1], 5)]
)
def test_modifiers_add_up_between_one_die_and_five(threat: int, dice: list[int], expected: int) -> None:
    assert dice_for(table(threat=threat, dice=dice)) == expected


@pytest.mark.clause("NG-5.8")
def test_successes_beyond_the_second_are_worth_nothing() -> None:
    state = hold(table(threat=0), "small_talk", "keep_cool")
    do(state, "play small_talk", 5, 6, 6)
    assert state.points == 3


@pytest.mark.clause("NG-5.9", "NG-8.6")
def test_a_terror_card_calls_for_the_same_test() -> None:
    state = in_terror("dont_test_me", hand=["keep_cool", "small_talk"])
    do(state, "end", 4, 1)
    assert lines(state) == ["convert keep_cool", "convert small_talk", "accept"]
    do(state, "convert keep_cool")
    do(state, "pay small_talk")
    assert state.dead == 0


@pytest.mark.clause("NG-3.2", "NG-R12")
@pytest.mark.parametrize(
    ("method", "faces", "threat", "count"),
    [
        (Method.EACH, (5, 4), 4, 1), (Method.EACH, (1, 1, 1), 0, 3), (Method.EACH, (6,), 7, 0),
        (Method.BEST, (5, 1), 4, 2), (Method.BEST, (4, 1), 4, 1), (Method.BEST, (3, 3), 4, 0),
        (Method.SUM, (2, 3), 4, 2), (Method.SUM, (2, 2), 4, 1), (Method.SUM, (1, 2), 4, 0), (Method.SUM, (6,), 7, 0),
    ],
)  # fmt: skip
def test_dice_can_be_compared_with_threat(method: Method, faces: tuple[int, ...], threat: int, count: int) -> None:
    assert successes(method, faces, threat, False, 0) == count


@pytest.mark.clause("NG-3.2", "NG-R12")
def test_a_card_that_compares_with_threat_offers_no_conversion() -> None:
    state = hold(table(threat=3), "hear_his_breath", *FULL)
    do(state, "play hear_his_breath", 4, 4)
    assert (state.points, state.ask) == (3, Ask.DISCUSS)


@pytest.mark.clause("NG-D3", "NG-R11")
def test_free_fours_are_successes_without_cards() -> None:
    state = hold(table(threat=4), "trust_me", "small_talk", *FULL[:2])
    do(state, "play trust_me", 5, 6)
    told = do(state, "play small_talk", 4, 4)
    assert events.TestJudged("small_talk", 2) in told
    assert state.fours == [0, 0, 0]


@pytest.mark.clause("NG-D3", "NG-R6")
def test_a_reroll_may_be_used_before_conversions() -> None:
    cards = row("let_him_breathe", effect=["reroll 1 next_test"])
    state = hold(with_cards(cards, threat=4), "let_him_breathe", "small_talk", "keep_cool", "sniper", "trust_me")
    do(state, "play let_him_breathe")
    do(state, "play small_talk", 4, 1)
    assert "reroll 1" in lines(state)
    assert refusal(state, "reroll 2") == "NG-D3"
    do(state, "reroll 1", 4)
    assert (state.rolled, state.again) == ([4, 4], 0)
    assert refusal(state, "reroll 0") == "NG-D3"


@pytest.mark.clause("NG-R6")
def test_no_reroll_after_a_conversion() -> None:
    cards = row("let_him_breathe", effect=["reroll 2 this_discussion"])
    state = hold(with_cards(cards, threat=4), "let_him_breathe", "small_talk", *FULL)
    do(state, "play let_him_breathe")
    do(state, "play small_talk", 4, 4)
    do(state, "convert keep_cool")
    do(state, "pay trust_me")
    assert refusal(state, "reroll 0") == "NG-D3"
    assert "convert trust_me" in lines(state)


@pytest.mark.clause("NG-5.3")
def test_without_a_4_there_is_nothing_to_convert() -> None:
    state = hold(table(threat=4, rerolls=[1, 0, 0]), "small_talk", *FULL)
    do(state, "play small_talk", 3, 5)
    assert refusal(state, "convert keep_cool") == "NG-5.3"


@pytest.mark.clause("NG-R50", "NG-R51")
def test_donna_rolls_one_die_of_a_pair_again() -> None:
    state = hold(table("donna", threat=4), "small_talk", "keep_cool")
    told = do(state, "play small_talk", 2, 2, 6)
    assert events.AbilityTriggered("donna") in told
    assert events.DieRerolled(1, 6, True) in told
    assert (state.points, state.zone) == (2, 12)


@pytest.mark.clause("NG-R50", "NG-R20", "NG-13.16")
def test_a_die_that_insists_brings_donna_one_more_hostage() -> None:
    state = hold(table("donna", threat=4), "keep_cool", "sniper")
    do(state, "play keep_cool", 3, 3, 3)
    assert (state.zone, state.stock, state.threat) == (13, 2, 5)


@pytest.mark.clause("NG-R50")
def test_two_pairs_trigger_twice() -> None:
    state = hold(table("donna", threat=0, dice=[1, 0, 0]), "keep_cool", "sniper")
    told = kinds(do(state, "play keep_cool", 1, 2, 2, 1, 3, 5))
    assert told.count("AbilityTriggered") == 2 == told.count("DieRerolled")


@pytest.mark.clause("NG-R42")
def test_no_ability_once_the_accomplice_is_in_charge() -> None:
    from openps.games.negotiator.state import Fate

    state = hold(table("donna", threat=4, fate=Fate.ACCOMPLICE), "keep_cool", "sniper")
    assert "AbilityTriggered" not in kinds(do(state, "play keep_cool", 3, 3))


@pytest.mark.clause("NG-R50", "NG-5.4")
def test_edward_loses_his_temper_at_every_failure() -> None:
    state = hold(table("edward", threat=2), "keep_cool", "sniper")
    told = do(state, "play keep_cool", 1, 1)
    assert events.AbilityTriggered("edward") in told
    assert state.threat == 3
    state = hold(table("edward", threat=2), "keep_cool", "sniper")
    assert events.AbilityTriggered("edward") not in do(state, "play keep_cool", 5, 1)


@pytest.mark.clause("NG-5.1", "NG-5.2", "NG-5.3")
def test_the_odds_are_told_before_the_roll() -> None:
    state = hold(table(threat=4), "small_talk")
    assert odds(state, "small_talk") == Odds(2, 36, (16, 16, 4), (16, 16, 4))
    state = hold(table(threat=4), "small_talk", "keep_cool", "sniper")
    assert odds(state, "small_talk") == Odds(2, 36, (16, 16, 4), (9, 19, 8))
    assert odds(state, "let_him_breathe") is None
    state.fours = [1, 0, 0]
    assert odds(state, "small_talk") == Odds(2, 36, (9, 18, 9), (9, 18, 9))


@pytest.mark.clause("NG-5.1", "NG-R51")
def test_the_odds_know_donnas_rerolls() -> None:
    for dice in range(1, 6):
        assert sum([weight for _, weight in falls(dice, True)]) == 6**dice * 36
    # Two dice: a pair of successes keeps its first die; a pair of blanks gets another chance.
    assert weights(2, True, Method.SUCCESSES, 2, False, 0) == (528, 672, 96)


@pytest.mark.clause("NG-R51", "NG-D3")
def test_a_forced_reroll_leaves_the_free_one() -> None:
    state = hold(table("donna", threat=4, rerolls=[1, 0, 0]), "small_talk", "keep_cool")
    do(state, "play small_talk", 2, 2, 6)
    assert (state.ask, state.rolled, state.again) == (Ask.DICE, [2, 6], 1)
    do(state, "reroll 0", 5)
    assert state.points == 3


@pytest.mark.clause("NG-R51", "NG-R50")
@pytest.mark.parametrize(
    ("dice", "again", "lies"),
    [
        ((3, 3, 3), (6,), [3, 6, 3]),
        ((3, 3, 3, 3), (6, 1), [3, 6, 3, 1]),
        ((2, 3, 2, 2, 3), (6, 5), [2, 3, 6, 2, 5]),
        ((1, 2, 3), (), [1, 2, 3]),
    ],
)
def test_of_three_equal_dice_one_pair_is_rolled_again(
    dice: tuple[int, ...], again: tuple[int, ...], lies: list[int]
) -> None:
    state = hold(table("donna", threat=0, dice=[len(dice) - 3, 0, 0], rerolls=[1, 0, 0]), "keep_cool", "sniper")
    told = kinds(do(state, "play keep_cool", *dice, *again))
    assert told.count("DieRerolled") == told.count("AbilityTriggered") == len(again)
    assert state.rolled == lies


@pytest.mark.clause("NG-R51")
def test_a_pair_that_only_a_reroll_made_is_not_rolled_again() -> None:
    state = hold(table("donna", threat=0, rerolls=[1, 0, 0]), "keep_cool", "sniper")
    do(state, "play keep_cool", 2, 2, 6, 6)
    assert (state.rolled, state.zone) == ([2, 6, 6], 12)


@pytest.mark.clause("NG-R50")
@pytest.mark.parametrize("after", [1, 2, 3, 4, 5, 6])
def test_only_the_same_face_insists(after: int) -> None:
    state = hold(table("donna", threat=4, rerolls=[1, 0, 0]), "keep_cool", "sniper")
    do(state, "play keep_cool", 3, 3, after)
    do(state, "accept")
    assert state.zone == 12 + (after == 3)


@pytest.mark.clause("NG-D3", "NG-R11")
def test_rerolls_of_all_durations_add_up_and_those_of_the_next_test_are_used_up_by_it() -> None:
    state = hold(table(threat=4, rerolls=[1, 1, 1]), "small_talk", "keep_cool", "sniper")
    do(state, "play small_talk", 1, 1)
    assert state.again == 3
    for face in (2, 3, 5):
        do(state, "reroll 0", face)
    assert (state.ask, state.rerolls, state.again) == (Ask.DISCUSS, [0, 1, 1], 0)
    do(state, "play keep_cool", 1, 1)
    assert state.again == 2


@pytest.mark.clause("NG-R5", "NG-D3")
def test_where_fours_are_free_nothing_is_converted() -> None:
    state = hold(table(threat=4, fours=[0, 1, 0], rerolls=[1, 0, 0]), "small_talk", *FULL)
    do(state, "play small_talk", 4, 1)
    assert not [line for line in lines(state) if line.startswith("convert")]
    assert refusal(state, "convert keep_cool") == "NG-5.3"
    assert events.TestJudged("small_talk", 1) in do(state, "accept")


@pytest.mark.clause("NG-R50", "NG-6.2")
def test_what_a_failure_brings_edward_comes_after_the_row() -> None:
    state = hold(table("edward", threat=7, zone=1, freed=8, deck=["lights_out"]), "just_stay_calm", "sniper")
    told = kinds(do(state, "play just_stay_calm", 1))
    assert told.index("AbilityTriggered") < told.index("HostageKilled") < told.index("TerrorDropped")
    assert told.index("TalkCut") < told.index("TerrorDropped")
