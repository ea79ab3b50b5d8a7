"""Rulings that no other chapter holds, and those that hold all through a match (PH-R1 to PH-R44)."""

from __future__ import annotations

import pytest

from openps.engine import laws
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck, Face
from openps.games.pani_high.events import CardDrawn, CardsTurnedUp, LocationLaid, TotalsCompared
from openps.games.pani_high.state import Ask
from tests.clauses import clause
from tests.games.pani_high.tables import (
    a_combat_card,
    a_deck_with,
    a_table,
    asked,
    battle,
    close_windows,
    fight,
    game,
    kinds,
    last,
    play,
    settle,
    where,
)

PRINTED = Deck(
    "printed",
    [Face(f.key, f.family, f.copies, 15) if f.key in ("bribe", "policewoman") else f for f in HOUSE_DECK.faces],
)


@clause("PH-R6")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_location_never_stays_in_a_hand(seed: int) -> None:
    """Drawn, it is laid before anything else happens; and none is ever laid down in a battle or thrown away."""
    options = game.options(5, {})
    for moment in laws.random_moments(game, options, seed):
        for number, event in enumerate(moment.events):
            if isinstance(event, CardDrawn) and event.card in options.deck.locations:
                assert moment.events[number + 1] == LocationLaid(event.seat, event.card)
        state = moment.after
        in_sight = {card for row in state.places for card in row}
        assert in_sight.isdisjoint(state.pile)
        assert len(in_sight) + sum(card in options.deck.locations for card in state.pile) == 12


@clause("PH-R13")
def test_a_whole_battle_asks_in_the_order_of_its_steps() -> None:
    hands = {0: ["bribe", "swim", "kendo"], 1: ["bribe", "aikido", "choir", "health_committee"]}
    state = a_table(hands=hands, places={1: ["dojo"]}, pile=["spy"])
    questions = []
    for text in (
        "attack dojo", "lay bribe", "lay swim", "lay kendo", "ready",
        "lay bribe", "lay aikido", "lay choir", "ready",
        "bribe", "take 1", "close",
        "bribe", "take 0", "close",
        "save swim", "save_no_more",
    ):  # fmt: skip
        questions.append(asked(state))
        play(state, state.asked, text)

    assert questions == [
        ("act", 0), *[("lay", 0)] * 4, *[("defend", 1)] * 4, ("defender_window", 1), ("take", 1),
        ("defender_window", 1), ("attacker_window", 0), ("take", 0), ("attacker_window", 0), *[("save", 1)] * 2,
    ]  # fmt: skip
    assert asked(state) == ("act", 1)
    assert close_windows(state) == []


@clause("PH-R13", "PH-R21")
def test_a_defenders_policewoman_acts_before_an_attackers_bribe_could_take_her() -> None:
    state = a_table(hands={0: ["bribe", "swim"], 1: ["policewoman"]}, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", ["bribe", "swim"], ["policewoman"])

    assert "CardTaken" not in kinds(play(state, 1, "policewoman"))
    assert (asked(state), where(state, "pool")) == (("act", 1), ["place 1"])
    assert state.discard == ["policewoman", "bribe", "swim"]


@clause("PH-R13", "PH-R20")
@pytest.mark.parametrize(("briber", "other"), [(1, 0), (0, 1)])
def test_a_bribe_takes_a_policewoman_whose_window_has_not_come_or_was_not_used(briber: int, other: int) -> None:
    """The defender's always, the attacker's only if the defender kept her hidden; the taker shows her then."""
    hands = {briber: ["bribe", "choir"], other: ["policewoman", "kendo"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", hands[0], hands[1])
    if briber == 0:
        play(state, 1, "close")
    play(state, briber, "bribe")
    play(state, briber, "take 0")
    play(state, briber, "policewoman")

    assert where(state, "pool") == ["place 1"]
    assert where(state, "kendo") == ["discard"]
    assert where(state, "choir") == [f"hand {briber}"]


@clause("PH-R13")
def test_the_loser_is_asked_before_anything_is_cleared() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]})
    fight(state, "pool", ["swim"], ["kendo"])

    assert state.discard == []
    settle(state)
    assert state.discard == ["kendo"]


@clause("PH-R13", "PH-R7")
def test_a_defended_battle_runs_through_its_steps() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]}, pile=["spy"])
    battle(state, "pool", ["swim"], ["kendo"])

    assert kinds(close_windows(state)) == [
        "DefenderWindowClosed", "AttackerWindowClosed", "CardsTurnedUp", "TotalsCompared", "LocationTaken",
    ]  # fmt: skip
    assert kinds(settle(state)) == ["BattleCleared", "CardDrawn"]


@clause("PH-R14", "PH-R17")
def test_an_s_card_that_is_not_shown_counts_what_is_printed_on_it() -> None:
    state = a_table(hands={0: ["policewoman", "bribe"], 1: ["second_year"]}, places={1: ["pool"]}, deck=PRINTED)
    events = fight(state, "pool", ["policewoman", "bribe"], ["second_year"])
    settle(state)

    assert last(events, TotalsCompared) == TotalsCompared(attack=30, defence=20, loser=1)
    assert state.hands[0] == [], "discarded all the same"


@clause("PH-R17")
def test_an_s_card_without_a_printed_value_counts_nothing() -> None:
    values = {face.key: face.value for face in HOUSE_DECK.faces}
    state = a_table(hands={0: ["policewoman", "sleepyhead"], 1: ["bribe", "bribe"]}, places={1: ["pool"]})
    totals = last(fight(state, "pool", ["policewoman", "sleepyhead"], ["bribe", "bribe"]), TotalsCompared)

    assert (values["policewoman"], values["bribe"]) == (0, 0)
    assert (totals.attack, totals.defence) == (3, 0)


@clause("PH-R26")
def test_tenths_add_up_exactly() -> None:
    """In floating point 0.3 + 0.3 + 0.3 is less than 0.9; here it is a tie."""
    deck = a_deck_with(Face("mice", Family.COMBAT, 3, 3), a_combat_card("cat", 9))
    state = a_table(hands={0: ["cat"], 1: ["mice"] * 3}, places={1: ["pool"]}, deck=deck)
    assert last(fight(state, "pool", ["cat"], ["mice"] * 3), TotalsCompared) == TotalsCompared(9, 9, loser=0)

    state = a_table(hands={0: ["mice"] * 3, 1: ["cat"]}, places={1: ["pool"]}, deck=deck)
    assert last(fight(state, "pool", ["mice"] * 3, ["cat"]), TotalsCompared) == TotalsCompared(9, 9, loser=0)


@clause("PH-R27")
@pytest.mark.parametrize("owner", [1, 2, 3, 4])
def test_doubling_never_depends_on_the_owner(owner: int) -> None:
    state = a_table(hands={0: ["swim"], owner: ["first_year"]}, places={owner: ["pool"], 0: ["dojo"]})

    assert last(fight(state, "pool", ["swim"], ["first_year"]), TotalsCompared).attack == 60


@clause("PH-R25", "PH-R13")
def test_taken_and_used_cards_are_shown_on_the_side_where_they_lie() -> None:
    state = a_table(hands={0: ["swim", "kendo"], 1: ["bribe", "choir"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim", "kendo"], ["bribe", "choir"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert last(close_windows(state), CardsTurnedUp) == CardsTurnedUp(("bribe", "choir", "swim"), ("kendo",))


@clause("PH-R37")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_anothers_turn_one_only_defends_and_saves(seed: int) -> None:
    defending = {Ask.DEFEND, Ask.DEFENDER_WINDOW, Ask.TAKE, Ask.TAKE_MORE, Ask.SAVE}
    questions = {
        moment.before.ask
        for moment in laws.random_moments(game, game.options(6, {}), seed)
        if moment.seat != moment.before.active
    }

    assert {Ask.DEFEND, Ask.SAVE} <= questions <= defending


@clause("PH-R39", "PH-H1")
def test_the_discard_pile_lies_face_up_in_order_and_is_never_drawn_from() -> None:
    state = a_table(hands={0: ["drop_out"], 1: ["swim", "kendo"]}, discard=["raid"], pile=["choir"], last_turns=True)
    before = list(state.discard)
    play(state, 0, "drop_out 1", "kendo", "swim")
    assert game.view(state, None).discard == (*before, "drop_out", "kendo", "swim")

    play(state, 1, "pass")
    assert (state.pile, game.decision(state)) == ([], None)
    assert where(state, "swim") == ["discard"]


@clause("PH-R44")
def test_owning_every_location_ends_nothing() -> None:
    state = a_table(places={2: list(HOUSE_DECK.locations)})
    play(state, 0, "pass")

    assert game.outcome(state) is None
    assert asked(state) == ("act", 1)
