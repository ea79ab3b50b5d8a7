"""7. Health Committee (PH-7.1 to PH-7.5, PH-R28 to PH-R30)."""

from __future__ import annotations

from openps.games.pani_high.cards import HOUSE_DECK, Deck
from openps.games.pani_high.events import BattleCleared, CardSaved, CommitteeSpent, TotalsCompared
from openps.games.pani_high.state import School
from tests.clauses import clause
from tests.games.pani_high.tables import (
    Cards,
    a_table,
    asked,
    battle,
    close_windows,
    fight,
    last,
    lines,
    play,
    refused,
    settle,
    where,
)


def a_defeat(laid: Cards, kept: Cards, deck: Deck = HOUSE_DECK) -> School:
    """Seat 0 attacks with these cards and has lost against the council president; he keeps the others in hand."""
    state = a_table(
        hands={0: [*laid, *kept], 1: ["council_president", "vice_president", "vice_president"]},
        places={1: ["pool"]},
        pile=["spy"],
        deck=deck,
    )
    fight(state, "pool", laid, ["council_president", "vice_president", "vice_president"])
    return state


@clause("PH-7.1", "PH-R29")
def test_a_loser_may_discard_a_health_committee_to_keep_a_card() -> None:
    state = a_defeat(["swim", "kendo"], ["health_committee"])

    assert asked(state) == ("save", 0)
    assert lines(state, 0) == ["save kendo", "save swim", "save_no_more"]
    assert play(state, 0, "save swim") == [CommitteeSpent(0), CardSaved(0, "swim")]
    settle(state)
    assert state.hands[0] == ["swim"]
    assert state.discard == ["health_committee", "kendo"]


@clause("PH-7.1", "PH-R29", "PH-D8")
def test_a_loser_need_not_save_anything() -> None:
    state = a_defeat(["swim"], ["health_committee"])
    settle(state)

    assert state.hands[0] == ["health_committee"]
    assert state.discard == ["swim"]


@clause("PH-R28", "PH-7.1")
def test_each_health_committee_saves_exactly_one_card() -> None:
    state = a_defeat(["swim", "kendo", "aikido"], ["health_committee", "health_committee"])
    play(state, 0, "save swim")
    play(state, 0, "save aikido")

    assert lines(state, 0) == ["save_no_more"]
    assert refused(state, 0, "save kendo") == ("no-committee", "PH-7.5")
    cleared = last(settle(state), BattleCleared)
    assert (cleared.attacker_back, cleared.attacker_lost) == (("swim", "aikido"), ("kendo",))
    assert state.discard == ["health_committee", "health_committee", "kendo"]


@clause("PH-R28")
def test_the_rate_is_a_parameter_of_the_deck() -> None:
    generous = Deck("generous", HOUSE_DECK.faces, committee_saves=2)
    state = a_defeat(["swim", "kendo", "aikido"], ["health_committee"], deck=generous)
    play(state, 0, "save swim")

    assert play(state, 0, "save kendo") == [CardSaved(0, "kendo")], "paid for already"
    assert lines(state, 0) == ["save_no_more"]


@clause("PH-7.2")
def test_s_cards_can_never_be_saved() -> None:
    state = a_defeat(["swim", "bribe", "policewoman"], ["health_committee"])

    assert lines(state, 0) == ["save swim", "save_no_more"]
    assert refused(state, 0, "save bribe") == ("s-card-lost", "PH-7.2")
    assert refused(state, 0, "save policewoman") == ("s-card-lost", "PH-7.2")


@clause("PH-7.3")
def test_a_health_committee_may_fight_as_an_ordinary_combat_card() -> None:
    state = a_table(hands={0: ["health_committee"], 1: ["daydreamer"]}, places={1: ["pool"]}, pile=["spy"])
    events = fight(state, "pool", ["health_committee"], ["daydreamer"])
    settle(state)

    assert last(events, TotalsCompared) == TotalsCompared(attack=10, defence=5, loser=1)
    assert state.hands[0] == ["health_committee"], "the winner takes it back"


@clause("PH-7.4", "PH-7.5")
def test_a_health_committee_laid_in_a_lost_battle_saves_nothing() -> None:
    state = a_defeat(["swim", "health_committee"], [])

    assert lines(state, 0) == ["save_no_more"]
    assert refused(state, 0, "save swim") == ("no-committee", "PH-7.5")
    settle(state)
    assert sorted(state.discard) == ["health_committee", "swim"]


@clause("PH-7.5", "PH-R30")
def test_a_laid_health_committee_can_be_saved_but_does_not_save_further() -> None:
    state = a_defeat(["swim", "health_committee"], ["health_committee"])
    assert lines(state, 0) == ["save health_committee", "save swim", "save_no_more"]
    play(state, 0, "save health_committee")

    assert lines(state, 0) == ["save_no_more"], "it is not in hand before the battle is over"
    settle(state)
    assert state.hands[0] == ["health_committee"]
    assert sorted(state.discard) == ["health_committee", "swim"]


@clause("PH-R29")
def test_a_card_can_be_saved_as_often_as_it_was_laid() -> None:
    state = a_defeat(["second_year", "second_year"], ["health_committee"] * 3)
    play(state, 0, "save second_year")
    play(state, 0, "save second_year")

    assert lines(state, 0) == ["save_no_more"]
    assert refused(state, 0, "save second_year") == ("not-committed", "PH-R30")
    settle(state)
    assert state.hands[0] == ["health_committee", "second_year", "second_year"]


@clause("PH-R30")
def test_only_committed_cards_can_be_saved() -> None:
    state = a_defeat(["swim"], ["health_committee", "kendo"])

    assert refused(state, 0, "save kendo") == ("not-committed", "PH-R30")
    assert refused(state, 0, "save council_president") == ("not-committed", "PH-R30")


@clause("PH-R30")
def test_a_defender_who_loses_on_totals_may_save_as_well() -> None:
    hands = {0: ["council_president"], 2: ["kendo", "health_committee"]}
    state = a_table(hands=hands, places={2: ["pool"]}, pile=["spy"])
    fight(state, "pool", ["council_president"], ["kendo"])

    assert asked(state) == ("save", 2)
    play(state, 2, "save kendo")
    settle(state)
    assert (state.hands[2], where(state, "pool")) == (["kendo"], ["place 0"]), "the card is saved, the location is lost"


@clause("PH-R30", "PH-R18")
def test_cards_taken_with_a_bribe_can_be_saved_by_the_taker() -> None:
    hands = {0: ["council_president", "swim"], 1: ["bribe", "health_committee"]}
    state = a_table(hands=hands, places={1: ["dojo"]}, pile=["spy"])
    battle(state, "dojo", ["council_president", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")
    close_windows(state)

    assert lines(state, 1) == ["save swim", "save_no_more"]
    play(state, 1, "save swim")
    settle(state)
    assert state.hands[1] == ["spy", "swim"]


@clause("PH-R13")
def test_the_location_has_moved_before_the_loser_decides_what_to_save() -> None:
    state = a_table(hands={0: ["council_president"], 1: ["kendo"]}, places={1: ["pool"]})
    fight(state, "pool", ["council_president"], ["kendo"])

    assert asked(state) == ("save", 1)
    assert where(state, "pool") == ["place 0"]
    assert (where(state, "kendo"), where(state, "council_president")) == (["table"], ["table"])
