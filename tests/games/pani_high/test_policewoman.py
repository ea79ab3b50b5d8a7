"""6. Policewoman (PH-6.1 to PH-6.9, PH-R20 to PH-R22, PH-R31)."""

from __future__ import annotations

import pytest

from openps.games.pani_high.events import CardsTurnedUp, LocationKept, PolicewomanShown, TotalsCompared
from openps.games.pani_high.state import School, blank
from tests.clauses import clause
from tests.games.pani_high.tables import (
    Cards,
    a_table,
    asked,
    battle,
    close_windows,
    game,
    kinds,
    last,
    lines,
    play,
    refused,
    settle,
    where,
)


def a_battle(attack_with: Cards, defend_with: Cards, must: bool = False) -> School:
    """Seat 0 attacks the pool of seat 1; both keep a Health Committee in hand, and the next card is a Spy."""
    hands = {0: [*attack_with, "health_committee"], 1: [*defend_with, "health_committee"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"], attacker_must_show=must)
    battle(state, "pool", attack_with, defend_with)
    return state


@clause("PH-6.1", "PH-6.2", "PH-6.3", "PH-R31")
def test_a_defenders_policewoman_makes_the_attacker_discard_everything() -> None:
    state = a_battle(["council_president", "swim", "bribe"], ["policewoman", "kendo"])

    assert lines(state, 1) == ["policewoman", "close"]
    events = play(state, 1, "policewoman")
    assert events[0] == PolicewomanShown(1)
    assert last(events, LocationKept) == LocationKept("pool", owner=1)
    assert "TotalsCompared" not in kinds(events)
    assert sorted(state.discard) == sorted(["policewoman", "council_president", "swim", "bribe"])
    assert state.hands[0] == ["health_committee"], "it could save nothing"
    assert asked(state) == ("act", 1), "nobody is asked what to save"


@clause("PH-6.1")
def test_a_policewoman_in_hand_cannot_be_shown() -> None:
    state = a_table(hands={0: ["swim"], 1: ["policewoman", "kendo"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim"], ["kendo"])

    assert lines(state, 1) == ["close"]
    assert refused(state, 1, "policewoman") == ("no-policewoman", "PH-6.1")


@clause("PH-6.4", "PH-R21")
def test_the_defenders_policewoman_is_discarded_and_his_other_cards_return() -> None:
    state = a_battle(["swim"], ["policewoman", "kendo", "bribe", "aikido"])
    play(state, 1, "policewoman")

    assert state.hands[1] == ["aikido", "health_committee", "kendo", "spy"]
    assert state.discard.count("policewoman") == 1
    assert state.discard.count("bribe") == 1, "S cards never return"


@clause("PH-6.4", "PH-R14")
def test_a_policewoman_that_was_not_shown_is_discarded_too() -> None:
    state = a_battle(["swim"], ["policewoman", "council_president", "kendo"])
    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=60, defence=80, loser=0)
    settle(state)

    assert state.hands[1] == ["council_president", "health_committee", "kendo", "spy"]
    assert state.discard == ["policewoman", "swim"]


@clause("PH-R20", "PH-R21", "PH-6.4")
def test_of_an_own_and_a_bribed_policewoman_one_is_shown_and_both_are_discarded() -> None:
    state = a_battle(["policewoman", "swim"], ["bribe", "policewoman", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    events = play(state, 1, "policewoman")

    turned = CardsTurnedUp(("bribe", "policewoman", "kendo", "policewoman"), ("swim",))
    assert last(events, CardsTurnedUp) == turned, "her own one face up, the other still among the taken cards"
    assert state.discard == ["bribe", "policewoman", "policewoman", "swim"]
    assert state.hands[1] == ["health_committee", "kendo", "spy"]
    assert game.census(state) == game.census(blank(state.options)), "no card twice, none lost"


@clause("PH-R20", "PH-R21")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_bribed_policewoman_acts_whatever_was_taken_before_and_after_her(first: int) -> None:
    """The other cards stay with the taker, who wins them."""
    laid = ["swim", "aikido"]
    laid.insert(first, "policewoman")
    state = a_battle(laid, ["bribe", "bribe", "bribe"])
    for _ in laid:
        play(state, 1, "bribe")
        play(state, 1, "take 0")
    play(state, 1, "policewoman")

    assert state.hands[1] == ["aikido", "health_committee", "spy", "swim"]
    assert state.discard == ["bribe", "bribe", "bribe", "policewoman"]
    assert game.census(state) == game.census(blank(state.options))


@clause("PH-R20", "PH-6.7")
def test_an_attacker_with_an_own_and_a_bribed_policewoman_loses_both_and_nothing_else() -> None:
    state = a_battle(["bribe", "policewoman", "choir"], ["policewoman", "kendo"])
    play(state, 1, "close")
    play(state, 0, "bribe")
    play(state, 0, "take 0")
    play(state, 0, "policewoman")

    assert state.discard == ["kendo", "bribe", "policewoman", "policewoman"]
    assert state.hands[0] == ["choir", "health_committee"]


@clause("PH-6.5", "PH-6.6", "PH-6.7", "PH-R31")
def test_an_attackers_policewoman_makes_the_defender_discard_and_wins_nothing() -> None:
    state = a_battle(["policewoman", "council_president"], ["kendo", "first_year"])
    play(state, 1, "close")
    events = play(state, 0, "policewoman")

    assert state.discard == ["kendo", "first_year", "policewoman"]
    assert where(state, "pool") == ["place 1"]
    assert last(events, LocationKept) == LocationKept("pool", owner=1)
    assert state.hands[0] == ["council_president", "health_committee"]
    assert state.hands[1] == ["health_committee", "spy"]
    assert asked(state) == ("act", 1), "nobody is asked what to save"


@clause("PH-6.7", "PH-R21")
def test_an_attackers_bribe_is_discarded_beside_his_policewoman() -> None:
    state = a_battle(["policewoman", "bribe", "swim"], ["kendo"])
    play(state, 1, "close")
    play(state, 0, "policewoman")

    assert state.hands[0] == ["health_committee", "swim"]
    assert state.discard == ["kendo", "policewoman", "bribe"]


@clause("PH-6.8", "PH-R22")
def test_the_defenders_policewoman_acts_first() -> None:
    state = a_battle(["policewoman", "swim"], ["policewoman", "kendo"])

    assert refused(state, 0, "policewoman") == ("not-asked", "PH-R37")
    play(state, 1, "policewoman")
    assert "kendo" in state.hands[1]
    assert (where(state, "swim"), sorted(where(state, "policewoman"))) == (
        ["discard"],
        ["discard", "discard", "pile", "pile"],
    )


@clause("PH-R22", "PH-R14")
def test_a_defender_who_hides_his_policewoman_loses_her_to_the_attackers() -> None:
    state = a_battle(["policewoman", "swim"], ["policewoman", "kendo"])
    play(state, 1, "close")
    play(state, 0, "policewoman")

    assert state.discard == ["policewoman", "kendo", "policewoman"]
    assert state.hands[0] == ["health_committee", "swim"]


@clause("PH-6.9", "PH-H1")
def test_everybody_can_count_the_policewomen_in_the_discard_pile() -> None:
    state = a_battle(["policewoman", "swim"], ["policewoman", "kendo"])
    play(state, 1, "policewoman")

    for viewer in (0, 1, 2, 3, 4, None):
        assert game.view(state, viewer).discard.count("policewoman") == 2


@clause("PH-R21")
def test_a_policewoman_ends_the_battle_at_once_and_all_cards_are_shown() -> None:
    state = a_battle(["swim", "kendo"], ["policewoman", "aikido"])
    events = play(state, 1, "policewoman")

    assert kinds(events)[:4] == ["PolicewomanShown", "CardsTurnedUp", "LocationKept", "BattleCleared"]
    assert last(events, CardsTurnedUp) == CardsTurnedUp(("policewoman", "aikido"), ("swim", "kendo"))
    assert state.battle is None


@clause("PH-R21", "PH-R18")
def test_cards_taken_before_the_policewoman_stay_with_the_taker() -> None:
    state = a_battle(["council_president", "swim"], ["bribe", "policewoman"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    play(state, 1, "policewoman")

    assert "council_president" in state.hands[1]
    assert where(state, "swim") == ["discard"]


@clause("PH-R21", "PH-R18")
def test_cards_that_the_defender_took_are_lost_to_the_attackers_policewoman() -> None:
    state = a_battle(["council_president", "policewoman"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    play(state, 1, "close")
    play(state, 0, "policewoman")

    assert where(state, "council_president") == ["discard"]
    assert state.hands[0] == ["health_committee"]


@clause("PH-R20")
def test_a_taken_policewoman_may_be_shown_by_the_taker() -> None:
    state = a_battle(["policewoman", "swim"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert lines(state, 1) == ["policewoman", "close"]
    play(state, 1, "policewoman")
    assert where(state, "swim") == ["discard"]
    assert "kendo" in state.hands[1]
    assert state.discard.count("policewoman") == 1


@clause("PH-R20")
def test_a_taken_policewoman_may_serve_the_attacker_as_well() -> None:
    state = a_battle(["bribe", "swim"], ["policewoman", "kendo"])
    play(state, 1, "close")
    play(state, 0, "bribe")
    play(state, 0, "take 0")

    assert lines(state, 0) == ["policewoman", "close"]
    play(state, 0, "policewoman")
    assert (where(state, "kendo"), where(state, "swim")) == (["discard"], ["hand 0"])


@clause("PH-R20")
def test_a_taken_policewoman_that_is_not_shown_is_inert_and_discarded() -> None:
    state = a_battle(["policewoman", "first_year"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert last(close_windows(state), TotalsCompared) == TotalsCompared(attack=10, defence=20, loser=0)
    settle(state)
    assert "policewoman" not in state.hands[1]
    assert state.discard == ["bribe", "policewoman", "first_year"]


@clause("PH-R13", "PH-R14")
def test_a_window_takes_s_cards_in_any_order() -> None:
    state = a_battle(["swim", "aikido"], ["policewoman", "bribe", "kendo"])

    assert lines(state, 1) == ["bribe", "policewoman", "close"]
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    assert lines(state, 1) == ["policewoman", "close"]


@clause("PH-R14")
def test_the_attackers_policewoman_acts_by_herself_where_the_option_says_so() -> None:
    state = a_battle(["policewoman", "bribe", "swim"], ["policewoman", "kendo"], must=True)

    assert lines(state, 1) == ["policewoman", "close"], "the defender may still keep his hidden"
    play(state, 1, "close")
    assert lines(state, 0) == ["bribe", "policewoman"]
    assert refused(state, 0, "close") == ("must-show", "PH-R14")


@clause("PH-R14")
def test_without_a_policewoman_the_option_forces_nothing() -> None:
    state = a_battle(["swim"], ["kendo"], must=True)
    play(state, 1, "close")

    assert lines(state, 0) == ["close"]
    assert game.options(5, {"attacker_policewoman": "must"}).attacker_must_show
    assert not game.options(5, {"attacker_policewoman": "may"}).attacker_must_show
    assert not game.options(5, {}).attacker_must_show
