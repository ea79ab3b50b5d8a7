"""4. Battle (PH-4.1 to PH-4.17, PH-R11, PH-R12, PH-R24 to PH-R27)."""

from __future__ import annotations

from openps.games.pani_high.events import (
    AttackDeclared,
    AttackReady,
    BattleBegan,
    BattleCleared,
    CardLaid,
    CardsTurnedUp,
    LocationKept,
    LocationTaken,
    LocationYielded,
    TotalsCompared,
)
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
    kinds,
    last,
    lines,
    play,
    refused,
    settle,
    where,
)


@clause("PH-4.1", "PH-R11")
def test_one_or_more_combat_cards_make_an_attack() -> None:
    state = a_table(hands={0: ["swim", "second_year", "second_year", "raid"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert lines(state, 0) == ["lay second_year", "lay swim"], "not ready without a card"
    assert refused(state, 0, "ready") == ("nothing-laid", "PH-4.1")
    for card in ("second_year", "second_year", "swim"):
        play(state, 0, f"lay {card}")
    assert lines(state, 0) == ["ready"], "no upper limit, and only cards of the hand"
    assert refused(state, 0, "lay swim")[0] == "not-in-hand"
    assert play(state, 0, "ready") == [AttackReady(0, cards=3)]


@clause("PH-4.2")
def test_the_location_is_announced_before_cards_are_laid() -> None:
    state = a_table(hands={0: ["swim"]}, places={1: ["pool"], 3: ["dojo"]})

    assert refused(state, 0, "lay swim") == ("other-question", "PH-R13")
    assert play(state, 0, "attack dojo") == [AttackDeclared(0, 3, "dojo")]
    assert refused(state, 0, "attack pool") == ("other-question", "PH-R13")


@clause("PH-4.3", "PH-4.4")
def test_cards_leave_the_hand_and_lie_face_down() -> None:
    state = a_table(hands={0: ["swim", "spy"], 1: ["kendo"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert play(state, 0, "lay swim") == [CardLaid(0, "swim")]
    assert (state.hands[0], where(state, "swim")) == (["spy"], ["table"])
    play(state, 0, "ready")
    play(state, 1, "lay kendo")
    assert (state.hands[1], where(state, "kendo")) == ([], ["table"])
    seen = game.view(state, 2).battle
    assert seen is not None
    assert (seen.attack.laid, seen.defence.laid) == ((None,), (None,))


@clause("PH-4.4", "PH-R12")
def test_the_owner_and_nobody_else_may_defend() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"], 3: ["aikido", "bribe", "raid"]}, places={3: ["pool"]})
    attack(state, "pool", ["swim"])

    assert asked(state) == ("defend", 3)
    assert lines(state, 3) == ["lay aikido", "lay bribe", "yield"]
    assert refused(state, 1, "lay kendo") == ("not-asked", "PH-R37")


@clause("PH-4.5", "PH-R24")
def test_the_owner_may_pass_and_loses_the_location() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]})
    attack(state, "pool", ["swim"])
    events = play(state, 1, "yield")

    assert events[0] == LocationYielded(1)
    assert (where(state, "pool"), where(state, "swim"), where(state, "kendo")) == (["place 0"], ["hand 0"], ["hand 1"])


@clause("PH-R12", "PH-4.5")
def test_whoever_has_laid_a_card_defends_and_cannot_yield() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]})
    attack(state, "pool", ["swim"])
    assert refused(state, 1, "ready") == ("nothing-laid", "PH-4.1")
    play(state, 1, "lay kendo")

    assert lines(state, 1) == ["ready"], "one card is enough"
    assert refused(state, 1, "yield") == ("already-defending", "PH-R12")


@clause("PH-4.6", "PH-R13")
def test_the_battle_begins_when_both_sides_are_ready_and_the_defender_turns_up_first() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]})
    attack(state, "pool", ["swim"])
    play(state, 1, "lay kendo")

    assert play(state, 1, "ready") == [BattleBegan(1, cards=1)]
    turned = last(close_windows(state), CardsTurnedUp)
    assert (turned.defence, turned.attack) == (("kendo",), ("swim",))
    assert game.named(turned) == ["kendo", "swim"], "the defender's first"


@clause("PH-4.7", "PH-R26")
def test_each_side_adds_up_its_values_in_tenths() -> None:
    state = a_table(
        hands={0: ["sleepyhead", "daydreamer", "class_clown"], 1: ["vice_president", "class_delegate"]},
        places={1: ["pool"]},
    )
    totals = last(
        fight(state, "pool", ["sleepyhead", "daydreamer", "class_clown"], ["vice_president", "class_delegate"]),
        TotalsCompared,
    )

    assert (totals.attack, totals.defence) == (3 + 5 + 15, 50 + 25)
    assert isinstance(totals.attack, int)


@clause("PH-4.8", "PH-4.13")
def test_the_higher_total_wins_and_takes_the_location() -> None:
    state = a_table(hands={0: ["club_captain"], 2: ["third_year"]}, places={0: ["library"], 2: ["pool", "dojo"]})
    events = fight(state, "pool", ["club_captain"], ["third_year"])

    assert last(events, TotalsCompared) == TotalsCompared(attack=40, defence=30, loser=2)
    assert last(events, LocationTaken) == LocationTaken("pool", loser=2, winner=0)
    assert (state.places[0], state.places[2]) == (["library", "pool"], ["dojo"])


@clause("PH-4.8", "PH-4.14")
def test_a_stronger_defence_keeps_the_location() -> None:
    state = a_table(hands={0: ["third_year"], 2: ["club_captain"]}, places={2: ["pool"]})
    events = fight(state, "pool", ["third_year"], ["club_captain"])

    assert last(events, TotalsCompared).loser == 0
    assert last(events, LocationKept) == LocationKept("pool", owner=2)
    assert "LocationTaken" not in kinds(events)
    assert where(state, "pool") == ["place 2"]


@clause("PH-4.9")
def test_a_tie_goes_to_the_defender() -> None:
    state = a_table(hands={0: ["third_year"], 1: ["first_year", "second_year"]}, places={1: ["pool"]})
    events = fight(state, "pool", ["third_year"], ["first_year", "second_year"])

    assert last(events, TotalsCompared) == TotalsCompared(attack=30, defence=30, loser=0)
    assert where(state, "pool") == ["place 1"]


@clause("PH-4.10")
def test_a_club_counts_double_at_its_own_location_and_once_elsewhere() -> None:
    for location, total in (("pool", 60), ("dojo", 30)):
        state = a_table(hands={0: ["swim"], 1: ["first_year"]}, places={1: [location]})
        assert last(fight(state, location, ["swim"], ["first_year"]), TotalsCompared).attack == total


@clause("PH-4.10", "PH-R27")
def test_a_card_may_be_doubled_at_several_locations_but_never_more_than_twice() -> None:
    deck = a_deck_with(a_combat_card("orchestra", 25, "music_room", "auditorium", "music_room"))
    for location, total in (("music_room", 50), ("auditorium", 50), ("pool", 25)):
        state = a_table(hands={0: ["orchestra"], 1: ["first_year"]}, places={1: [location]}, deck=deck)
        assert last(fight(state, location, ["orchestra"], ["first_year"]), TotalsCompared).attack == total


@clause("PH-4.11", "PH-R27")
def test_doubling_helps_attacker_and_defender_alike() -> None:
    """It depends on the attacked location, whoever owns it and whatever else lies around."""
    hands = {0: ["swim"], 1: ["diving", "kendo"]}
    state = a_table(hands=hands, places={0: ["dojo"], 1: ["pool"], 2: ["library"]})

    assert last(fight(state, "pool", ["swim"], ["diving", "kendo"]), TotalsCompared) == TotalsCompared(60, 60, loser=0)


@clause("PH-4.12", "PH-R17")
def test_s_cards_count_nothing_by_themselves() -> None:
    state = a_table(hands={0: ["policewoman", "first_year"], 1: ["bribe"]}, places={1: ["pool"]})
    totals = last(fight(state, "pool", ["policewoman", "first_year"], ["bribe"]), TotalsCompared)

    assert (totals.attack, totals.defence) == (10, 0)


@clause("PH-4.15", "PH-4.17")
def test_the_winner_takes_his_cards_back_and_the_loser_discards() -> None:
    hands = {0: ["club_captain", "second_year"], 1: ["third_year", "first_year"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"], discard=["raid"])
    fight(state, "pool", ["club_captain", "second_year"], ["third_year", "first_year"])
    cleared = last(settle(state), BattleCleared)

    assert cleared == BattleCleared(("club_captain", "second_year"), (), (), ("third_year", "first_year"))
    assert state.hands[0] == ["club_captain", "second_year"]
    assert state.hands[1] == ["spy"], "only what he draws next"
    assert state.discard == ["raid", "third_year", "first_year"]


@clause("PH-4.15", "PH-4.17")
def test_a_defender_who_wins_takes_his_cards_back_too() -> None:
    state = a_table(hands={0: ["second_year", "kendo"], 3: ["vice_president", "raid"]}, places={3: ["pool"]})
    fight(state, "pool", ["second_year", "kendo"], ["vice_president"])
    settle(state)

    assert (state.hands[0], state.hands[3]) == ([], ["raid", "vice_president"])
    assert state.discard == ["second_year", "kendo"]


@clause("PH-4.16", "PH-H9")
def test_everybody_knows_the_cards_that_went_back() -> None:
    state = a_table(hands={0: ["club_captain"], 1: ["third_year"]}, places={1: ["pool"]})
    fight(state, "pool", ["club_captain"], ["third_year"])
    settle(state)

    for viewer in (1, 2, 3, 4, None):
        assert game.view(state, viewer).memory == (Sighting("club_captain", (0,)),)
    assert game.view(state, 0).memory == ()


@clause("PH-R11")
def test_an_attack_needs_a_combat_card() -> None:
    state = a_table(hands={0: ["seal", "raid", "spy"]}, places={1: ["pool"]})

    assert lines(state, 0) == ["pass"]
    assert refused(state, 0, "attack pool") == ("no-combat-card", "PH-R11")


@clause("PH-R11")
def test_s_cards_and_health_committees_may_attack_and_defend_alone() -> None:
    for card in ("bribe", "policewoman", "health_committee"):
        state = a_table(hands={0: [card, "first_year"], 1: [card, "kendo"]}, places={1: ["pool"]})
        battle(state, "pool", [card], [card])
        assert asked(state) == ("defender_window", 1)


@clause("PH-R12")
def test_a_declared_attack_cannot_be_withdrawn() -> None:
    state = a_table(hands={0: ["swim", "second_year"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert lines(state, 0) == ["lay second_year", "lay swim"]
    play(state, 0, "lay swim")
    assert lines(state, 0) == ["lay second_year", "ready"]


@clause("PH-R24", "PH-R25", "PH-5.7")
def test_an_undefended_attack_is_shown_and_loses_its_s_cards() -> None:
    hands = {0: ["bribe", "policewoman", "swim", "health_committee"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    attack(state, "pool", ["bribe", "policewoman", "swim", "health_committee"])
    events = play(state, 1, "yield")

    assert last(events, CardsTurnedUp) == CardsTurnedUp((), ("bribe", "policewoman", "swim", "health_committee"))
    assert where(state, "pool") == ["place 0"], "the Policewoman does not cancel the conquest"
    assert state.hands[0] == ["health_committee", "swim"]
    assert state.discard == ["bribe", "policewoman"]
    assert kinds(events)[:4] == ["LocationYielded", "CardsTurnedUp", "LocationTaken", "BattleCleared"]


@clause("PH-R25")
def test_everything_committed_is_shown_before_it_goes_to_hand_or_discard() -> None:
    state = a_table(hands={0: ["club_captain"], 1: ["third_year", "bribe"]}, places={1: ["pool"]})
    events = fight(state, "pool", ["club_captain"], ["third_year", "bribe"])

    assert last(events, CardsTurnedUp) == CardsTurnedUp(("third_year", "bribe"), ("club_captain",))
    for viewer in (0, 2, None):
        seen = game.view(state, viewer).battle
        assert seen is not None
        assert (seen.defence.laid, seen.attack.laid) == (("third_year", "bribe"), ("club_captain",))
