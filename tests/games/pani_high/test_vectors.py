"""The worked cases (PH-T1 to PH-T14), with their numbers."""

from __future__ import annotations

from openps.games.pani_high.events import CardStolen, CardsTurnedUp, HandOverLimit, TotalsCompared
from openps.games.pani_high.state import School
from openps.games.pani_high.view import Sighting
from tests.clauses import clause
from tests.games.pani_high.tables import (
    a_combat_card,
    a_deck_with,
    a_table,
    asked,
    attack,
    battle,
    close_windows,
    fight,
    game,
    last,
    lines,
    play,
    settle,
    where,
)

DECK = a_deck_with(
    a_combat_card("prefect", 33),
    a_combat_card("rival", 49),
    a_combat_card("fencing", 25, "dojo"),
)


@clause("PH-T1")
def test_3_and_0_3_against_3_3_is_a_tie() -> None:
    state = a_table(hands={0: ["third_year", "sleepyhead"], 1: ["prefect"]}, places={1: ["pool"]}, deck=DECK)
    totals = last(fight(state, "pool", ["third_year", "sleepyhead"], ["prefect"]), TotalsCompared)
    settle(state)

    assert totals == TotalsCompared(attack=33, defence=33, loser=0)
    assert where(state, "pool") == ["place 1"]
    assert state.discard == ["third_year", "sleepyhead"]


@clause("PH-T2")
def test_2_5_doubled_beats_4_9_and_alone_it_does_not() -> None:
    for location, attacking, owner in (("dojo", 50, 0), ("pool", 25, 1)):
        state = a_table(hands={0: ["fencing"], 1: ["rival"]}, places={1: [location]}, deck=DECK)
        totals = last(fight(state, location, ["fencing"], ["rival"]), TotalsCompared)
        assert (totals.attack, totals.defence) == (attacking, 49)
        assert where(state, location) == [f"place {owner}"]


@clause("PH-T3")
def test_a_defenders_doubled_3_holds_against_the_6() -> None:
    state = a_table(hands={0: ["council_president"], 1: ["swim"]}, places={1: ["pool"]})
    totals = last(fight(state, "pool", ["council_president"], ["swim"]), TotalsCompared)

    assert totals == TotalsCompared(attack=60, defence=60, loser=0)
    assert where(state, "pool") == ["place 1"]


@clause("PH-T4")
def test_bribe_and_5_against_nobody() -> None:
    state = a_table(hands={0: ["bribe", "vice_president"]}, places={1: ["pool"]})
    attack(state, "pool", ["bribe", "vice_president"])
    events = play(state, 1, "yield")

    assert where(state, "pool") == ["place 0"]
    assert (state.hands[0], state.discard) == (["vice_president"], ["bribe"])
    assert last(events, CardsTurnedUp).attack == ("bribe", "vice_president")
    assert game.view(state, None).memory == (Sighting("vice_president", (0,)),)


@clause("PH-T5")
def test_a_bribe_turns_the_6_round() -> None:
    hands = {0: ["council_president", "first_year"], 1: ["bribe", "second_year"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", hands[0], hands[1])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    totals = last(close_windows(state), TotalsCompared)
    settle(state)

    assert (totals.defence, totals.attack) == (80, 10)
    assert (state.hands[0], state.hands[1]) == ([], ["council_president", "second_year", "spy"])
    assert state.discard == ["bribe", "first_year"]


@clause("PH-T6")
def test_a_bribe_takes_a_bribe_and_then_the_4() -> None:
    hands = {0: ["bribe", "club_captain"], 1: ["bribe", "first_year"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", hands[0], hands[1])
    for text in ("bribe", "take 0", "take 0"):
        play(state, 1, text)
    totals = last(close_windows(state), TotalsCompared)
    settle(state)

    assert (totals.defence, totals.attack) == (50, 0)
    assert (state.hands[0], state.hands[1]) == ([], ["club_captain", "first_year", "spy"])
    assert state.discard == ["bribe", "bribe"]


@clause("PH-T7")
def test_two_policewomen_and_the_defenders_acts() -> None:
    hands = {0: ["policewoman", "third_year", "health_committee"], 1: ["policewoman", "vice_president"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", ["policewoman", "third_year"], ["policewoman", "vice_president"])
    play(state, 1, "policewoman")

    assert where(state, "pool") == ["place 1"]
    assert (state.hands[0], state.hands[1]) == (["health_committee"], ["spy", "vice_president"])
    assert sorted(state.discard) == ["policewoman", "policewoman", "third_year"]
    assert asked(state) == ("act", 1)


@clause("PH-T8")
def test_the_attackers_policewoman_clears_the_defence() -> None:
    hands = {0: ["policewoman", "third_year"], 1: ["vice_president", "second_year"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", hands[0], hands[1])
    play(state, 1, "close")
    play(state, 0, "policewoman")

    assert where(state, "pool") == ["place 1"]
    assert (state.hands[0], state.hands[1]) == (["third_year"], ["spy"])
    assert state.discard == ["vice_president", "second_year", "policewoman"]


def ways_to_save(state: School) -> set[tuple[tuple[str, ...], int]]:
    """Everything a loser can end up keeping, with the Health Committees it costs."""
    ways: set[tuple[tuple[str, ...], int]] = set()
    for text in lines(state, 0):
        after = game.copy(state)
        play(after, 0, text)
        if text == "save_no_more":
            kept = tuple(sorted(card for card in after.hands[0] if card != "health_committee"))
            ways.add((kept, after.discard.count("health_committee")))
        else:
            ways |= ways_to_save(after)
    return ways


@clause("PH-T9")
def test_two_health_committees_save_up_to_two_cards_and_never_the_bribe() -> None:
    laid = ["vice_president", "third_year", "bribe"]
    hands = {0: [*laid, "health_committee", "health_committee"], 1: ["council_president", "club_captain"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    fight(state, "pool", laid, hands[1])

    assert ways_to_save(state) == {
        ((), 0),
        (("vice_president",), 1),
        (("third_year",), 1),
        (("third_year", "vice_president"), 2),
    }


@clause("PH-T10")
def test_a_committed_health_committee_saves_nothing() -> None:
    hands = {0: ["health_committee", "third_year"], 1: ["council_president"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    fight(state, "pool", hands[0], hands[1])

    assert ways_to_save(state) == {((), 1)}, "discarded with the rest"


@clause("PH-T11")
def test_a_raid_at_eight_cards_ends_with_one_discard() -> None:
    seven = ["aikido", "kendo", "second_year", "second_year", "second_year", "spy", "swim"]
    state = a_table(hands={0: seven, 3: ["choir"]}, pile=["raid"], active=4)
    play(state, 4, "pass")
    assert len(state.hands[0]) == 8
    events = play(state, 0, "raid 3", "choir")

    assert len(state.hands[0]) == 8
    assert last(events, HandOverLimit) == HandOverLimit(0, 1)
    play(state, 0, "discard choir")
    assert state.hands[0] == seven


@clause("PH-T12")
def test_an_agitation_among_4_0_2_1_5() -> None:
    hands = {
        0: ["agitation"],
        1: ["first_year"] * 4,
        2: [],
        3: ["third_year"] * 2,
        4: ["club_captain"],
        5: ["second_year"] * 5,
    }
    state = a_table(players=6, hands=hands, last_turns=True)
    events = play(state, 0, "agitate", "first_year", "third_year", "club_captain", "second_year")

    assert len([event for event in events if isinstance(event, CardStolen)]) == 4
    assert len(state.hands[0]) == 4
    assert [len(hand) for hand in state.hands[1:]] == [3, 0, 1, 0, 4]


@clause("PH-T13")
def test_the_seal_wins_with_4_5_against_4_and_two_share_without_it() -> None:
    four = {0: ["pool", "dojo", "library", "rooftop"], 1: ["auditorium", "gymnasium", "tennis_court"]}
    others = {2: ["music_room", "science_lab"], 3: ["sports_field", "computer_room"], 4: ["behind_the_school"]}
    with_seal = a_table(places={**four, **others}, hands={3: ["seal"]}, last_turns=True)
    play(with_seal, 0, "pass")
    outcome = game.outcome(with_seal)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((3,), (40, 30, 20, 45, 10))

    three = {0: ["pool", "dojo", "library"], 1: ["auditorium", "gymnasium", "tennis_court"]}
    others = {2: ["music_room", "science_lab"], 3: ["sports_field"]}
    without = a_table(places={**three, **others}, discard=["seal"], last_turns=True)
    play(without, 0, "pass")
    outcome = game.outcome(without)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (30, 30, 20, 10, 0))


@clause("PH-T14")
def test_the_last_card_is_a_drop_out_that_hits_the_seal() -> None:
    state = a_table(hands={2: ["seal", "swim", "kendo"]}, pile=["drop_out"], last_turns=True)
    play(state, 0, "pass")
    assert state.pile == []
    play(state, 1, "drop_out 2", "kendo", "seal")

    assert game.decision(state) is None
    assert state.discard[-3:] == ["drop_out", "kendo", "seal"]
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 0, 0, 0, 0)
    assert game.view(state, 2).seal is None
