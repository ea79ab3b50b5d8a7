"""5. Bribe (PH-5.1 to PH-5.8, PH-R15, PH-R16, PH-R18, PH-R19, PH-R23)."""

from __future__ import annotations

import pytest

from openps.games.pani_high.events import (
    BribeFailed,
    BribeShown,
    CardTaken,
    FoundBribeShown,
    TakeDeclined,
    TotalsCompared,
)
from openps.games.pani_high.state import School, blank
from openps.games.pani_high.view import ForceView, TakenView
from tests.clauses import clause
from tests.games.pani_high.tables import (
    Cards,
    a_table,
    asked,
    attack,
    battle,
    close_windows,
    fight,
    game,
    kinds,
    last,
    lines,
    play,
    refused,
    settle,
    where,
)


def a_battle(attack_with: Cards, defend_with: Cards, location: str = "pool") -> School:
    """Seat 0 attacks seat 1, who is to show or to close."""
    state = a_table(hands={0: attack_with, 1: defend_with}, places={1: [location]}, pile=["spy"])
    battle(state, location, attack_with, defend_with)
    return state


@clause("PH-5.1", "PH-5.3")
def test_the_defender_may_show_a_bribe_that_he_laid() -> None:
    state = a_battle(["club_captain"], ["bribe", "kendo"])

    assert lines(state, 1) == ["bribe", "close"]
    assert play(state, 1, "bribe") == [BribeShown(1)]
    seen = game.view(state, 3).battle
    assert seen is not None
    assert (seen.defence.shown, seen.defence.laid) == (("bribe",), (None,)), "face up beside his other cards"


@clause("PH-5.1")
def test_a_bribe_in_hand_cannot_be_shown() -> None:
    state = a_table(hands={0: ["club_captain"], 1: ["bribe", "kendo"]}, places={1: ["pool"]})
    battle(state, "pool", ["club_captain"], ["kendo"])

    assert lines(state, 1) == ["close"]
    assert refused(state, 1, "bribe") == ("no-bribe", "PH-5.1")


@clause("PH-5.2", "PH-D6")
def test_a_bribe_takes_one_face_down_card_of_the_opponent() -> None:
    state = a_battle(["club_captain", "vice_president"], ["bribe", "kendo"])
    play(state, 1, "bribe")

    assert asked(state) == ("take", 1)
    assert lines(state, 1) == ["take 0", "take 1"]
    assert refused(state, 1, "take_nothing") == ("must-take", "PH-5.2")
    assert play(state, 1, "take 1") == [CardTaken(taker=1, loser=0, position=1, card="vice_president")]
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=40, defence=20 + 50, loser=0)


@clause("PH-5.2", "PH-H8")
def test_the_taker_looks_at_the_card_and_it_lies_face_down() -> None:
    state = a_battle(["club_captain", "vice_president"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    taken = {viewer: game.view(state, viewer).battle for viewer in (0, 1, 2)}
    assert [seen.defence.taken[0].card for seen in taken.values() if seen] == ["club_captain", "club_captain", None]


@clause("PH-5.4")
def test_the_attacker_bribes_in_the_same_way() -> None:
    state = a_battle(["bribe", "first_year"], ["club_captain", "kendo"])
    play(state, 1, "close")

    assert lines(state, 0) == ["bribe", "close"]
    play(state, 0, "bribe")
    assert lines(state, 0) == ["take 0", "take 1"]
    play(state, 0, "take 0")
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=10 + 40, defence=20, loser=1)


@clause("PH-5.5", "PH-R13")
def test_the_defenders_bribe_comes_first() -> None:
    state = a_battle(["bribe", "first_year"], ["bribe", "kendo"])

    assert asked(state) == ("defender_window", 1)
    assert refused(state, 0, "bribe") == ("not-asked", "PH-R37")
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    assert asked(state) == ("defender_window", 1), "his window stays open"
    play(state, 1, "close")
    assert asked(state) == ("attacker_window", 0)


@clause("PH-5.6")
def test_every_bribe_is_discarded_whoever_won() -> None:
    state = a_battle(["bribe", "club_captain"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    close_windows(state)
    settle(state)

    assert sorted(where(state, "bribe")) == ["discard", "discard", "pile", "pile"]
    assert "bribe" not in state.hands[0] + state.hands[1]


@clause("PH-5.7")
def test_a_bribe_against_no_defence_is_lost_without_effect() -> None:
    state = a_table(hands={0: ["bribe", "kendo"], 1: ["club_captain"]}, places={1: ["pool"]})
    attack(state, "pool", ["bribe", "kendo"])
    events = play(state, 1, "yield")

    assert "CardTaken" not in kinds(events)
    assert (state.discard, state.hands[0]) == (["bribe"], ["kendo"])
    assert "club_captain" in state.hands[1]


@clause("PH-5.8", "PH-R19", "PH-D7")
def test_a_bribe_that_finds_a_bribe_may_take_one_more_card() -> None:
    state = a_battle(["bribe", "club_captain"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    events = play(state, 1, "take 0")

    assert events == [CardTaken(1, 0, 0, "bribe"), FoundBribeShown(1)]
    assert asked(state) == ("take_more", 1)
    assert lines(state, 1) == ["take 0", "take_nothing"]
    assert refused(state, 1, "take 1") == ("no-such-card", "PH-R15")
    play(state, 1, "take 0")
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=0, defence=20 + 40, loser=0)


@clause("PH-R19", "PH-D7")
def test_the_further_card_may_be_left() -> None:
    state = a_battle(["bribe", "club_captain"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert play(state, 1, "take_nothing") == [TakeDeclined(1)]
    assert asked(state) == ("defender_window", 1)
    assert lines(state, 1) == ["close"], "the found Bribe is face up and used"
    close_windows(state)
    settle(state)
    assert sorted(where(state, "bribe")) == ["discard", "discard", "pile", "pile"]


@clause("PH-R19", "PH-R18")
def test_a_found_bribe_leaves_the_cards_taken_before_where_they_are() -> None:
    state = a_battle(["swim", "bribe", "aikido"], ["bribe", "bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    play(state, 1, "bribe")
    assert kinds(play(state, 1, "take 0")) == ["CardTaken", "FoundBribeShown"]
    seen = game.view(state, 0).battle
    assert seen is not None
    assert seen.defence == ForceView(1, laid=(), taken=(TakenView("swim", 0),), shown=("bribe",) * 3)
    play(state, 1, "take_nothing")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=30, defence=60, loser=0)
    settle(state)
    assert state.hands[1] == ["spy", "swim"]
    assert state.discard == ["bribe", "bribe", "bribe", "aikido"]


@clause("PH-R19", "PH-5.8")
def test_chains_of_bribes_have_no_limit() -> None:
    state = a_battle(["bribe", "bribe", "bribe", "club_captain"], ["bribe"])
    play(state, 1, "bribe")
    for _ in range(3):
        assert "FoundBribeShown" in kinds(play(state, 1, "take 0"))
    play(state, 1, "take 0")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=0, defence=40, loser=0)


@clause("PH-R15")
def test_used_bribes_cannot_be_taken() -> None:
    state = a_battle(["bribe", "kendo"], ["bribe", "first_year"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    play(state, 1, "close")
    play(state, 0, "bribe")

    assert lines(state, 0) == ["take 0", "take 1"], "his first year and the taken kendo, not the shown Bribe"
    assert refused(state, 0, "take 2") == ("no-such-card", "PH-R15")


@clause("PH-R15")
def test_a_bribe_without_a_face_down_card_to_take_has_no_effect() -> None:
    state = a_battle(["kendo"], ["bribe", "bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert play(state, 1, "bribe") == [BribeShown(1), BribeFailed(1)]
    assert asked(state) == ("defender_window", 1)
    assert lines(state, 1) == ["close"]


@clause("PH-R15", "PH-R19")
def test_a_found_bribe_without_a_further_card_has_no_effect() -> None:
    state = a_battle(["bribe"], ["bribe"])
    play(state, 1, "bribe")

    assert kinds(play(state, 1, "take 0")) == ["CardTaken", "FoundBribeShown", "BribeFailed"]
    assert asked(state) == ("defender_window", 1)


@clause("PH-R16")
def test_several_bribes_are_used_one_after_another() -> None:
    state = a_battle(["kendo", "club_captain", "aikido"], ["bribe", "bribe"])
    for position in (1, 0):
        play(state, 1, "bribe")
        play(state, 1, f"take {position}")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=30, defence=40 + 20, loser=0)


@clause("PH-R16")
def test_the_attackers_bribe_may_take_a_card_back_and_the_defender_cannot_answer() -> None:
    state = a_battle(["bribe", "vice_president"], ["bribe", "bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    play(state, 1, "close")
    play(state, 0, "bribe")
    assert play(state, 0, "take 2") == [CardTaken(taker=0, loser=1, position=2, card="vice_president")]
    assert asked(state) == ("attacker_window", 0)

    assert last(play(state, 0, "close"), TotalsCompared) == TotalsCompared(attack=50, defence=20, loser=1)
    assert asked(state) == ("save", 1), "no second window for the defender's other Bribe"


@clause("PH-R16", "PH-R15")
def test_a_card_can_be_taken_back_even_if_the_defender_has_no_other() -> None:
    state = a_battle(["bribe", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    play(state, 1, "close")

    assert play(state, 0, "bribe") == [BribeShown(0)]
    assert lines(state, 0) == ["take 0"]
    play(state, 0, "take 0")
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=60, defence=0, loser=1)


@clause("PH-R16", "PH-D6")
@pytest.mark.parametrize(("position", "card", "totals"), [(1, "swim", (60, 50)), (2, "aikido", (30, 80))])
def test_of_several_taken_cards_the_chosen_one_comes_back(position: int, card: str, totals: tuple[int, int]) -> None:
    state = a_battle(["bribe", "swim", "aikido"], ["bribe", "bribe", "kendo"])
    for _ in range(2):
        play(state, 1, "bribe")
        play(state, 1, "take 1")
    play(state, 1, "close")
    play(state, 0, "bribe")

    assert lines(state, 0) == ["take 0", "take 1", "take 2"], "kendo, then swim and aikido as they were taken"
    assert play(state, 0, f"take {position}") == [CardTaken(taker=0, loser=1, position=position, card=card)]
    compared = last(close_windows(state), TotalsCompared)
    assert (compared.attack, compared.defence) == totals
    assert game.census(state) == game.census(blank(state.options)), "no card twice, none lost"


@clause("PH-R18")
def test_taken_cards_return_to_a_taker_who_wins() -> None:
    state = a_battle(["vice_president", "first_year"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    close_windows(state)
    settle(state)

    assert state.hands[1] == sorted(["kendo", "vice_president", "spy"])
    assert state.discard == ["bribe", "first_year"]


@clause("PH-R18")
def test_taken_cards_are_lost_with_a_taker_who_loses() -> None:
    state = a_battle(["vice_president", "first_year"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=50, defence=10, loser=1)
    settle(state)

    assert (state.hands[0], state.hands[1]) == (["vice_president"], ["spy"])
    assert state.discard == ["bribe", "first_year"]


@clause("PH-R18", "PH-4.11")
def test_a_taken_card_is_doubled_for_the_taker() -> None:
    state = a_battle(["swim", "club_captain"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=40, defence=60, loser=0)


@clause("PH-R23", "PH-4.9")
def test_a_battle_of_nothing_against_nothing_is_a_tie() -> None:
    state = a_battle(["policewoman"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=0, defence=0, loser=0)
    settle(state)
    assert where(state, "pool") == ["place 1"]
    assert state.discard == ["bribe", "policewoman"]


@clause("PH-R14")
def test_a_bribe_that_is_not_shown_does_nothing_and_is_discarded() -> None:
    state = a_table(hands={0: ["bribe", "club_captain"], 1: ["kendo"]}, places={1: ["pool"]}, pile=["spy"])
    totals = last(fight(state, "pool", ["bribe", "club_captain"], ["kendo"]), TotalsCompared)
    settle(state)

    assert (totals.attack, totals.defence) == (40, 20)
    assert state.hands[0] == ["club_captain"]
    assert state.discard == ["kendo", "bribe"]
