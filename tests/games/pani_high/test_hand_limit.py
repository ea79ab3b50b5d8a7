"""9. Hand limit (PH-9.1, PH-9.2, PH-R9, PH-R38)."""

from __future__ import annotations

import pytest

from openps.games.pani_high.events import CardDiscarded, HandOverLimit
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, asked, attack, fight, kinds, last, lines, play, refused, settle

SEVEN = ["aikido", "kendo", "seal", "second_year", "second_year", "spy", "swim"]


@clause("PH-9.1")
def test_seven_cards_are_allowed() -> None:
    state = a_table(hands={0: SEVEN})
    play(state, 0, "pass")

    assert asked(state) == ("act", 1)
    assert len(state.hands[0]) == 7


@clause("PH-9.1", "PH-R38", "PH-D10")
@pytest.mark.parametrize("excess", [1, 2, 3])
def test_the_owner_discards_down_to_exactly_seven(excess: int) -> None:
    state = a_table(hands={0: [*SEVEN, *["first_year"] * excess]})

    assert last(play(state, 0, "pass"), HandOverLimit) == HandOverLimit(0, excess)
    for left in range(excess, 0, -1):
        assert asked(state) == ("discard", 0)
        assert len(state.hands[0]) == 7 + left
        events = play(state, 0, "discard first_year")
        assert kinds(events) == (["CardDiscarded"] if left > 1 else ["CardDiscarded", "CardDrawn"])
        assert events[0] == CardDiscarded(0, "first_year")
    assert asked(state) == ("act", 1)
    assert state.hands[0] == SEVEN
    assert state.discard == ["first_year"] * excess


@clause("PH-R38", "PH-D10")
def test_the_owner_chooses_freely_the_seal_included() -> None:
    state = a_table(hands={0: [*SEVEN, "raid"]})
    play(state, 0, "pass")

    kept = sorted({*SEVEN, "raid"})
    assert lines(state, 0) == [f"discard {card}" for card in kept]
    assert refused(state, 0, "discard bribe") == ("not-in-that-hand", "PH-9.1")
    assert refused(state, 0, "pass") == ("other-question", "PH-R13"), "and he must"
    play(state, 0, "discard seal")
    assert state.discard == ["seal"]


@clause("PH-R38")
def test_the_next_turn_waits_for_the_discard() -> None:
    state = a_table(hands={0: [*SEVEN, "raid"]}, pile=["bribe"])
    play(state, 0, "pass")

    assert state.hands[1] == []
    assert refused(state, 1, "pass") == ("not-asked", "PH-R37")
    play(state, 0, "discard raid")
    assert state.hands[1] == ["bribe"]


@clause("PH-9.2")
def test_a_hand_may_exceed_seven_during_the_turn() -> None:
    state = a_table(hands={0: SEVEN}, pile=["raid"], active=4)
    play(state, 4, "pass")

    assert (len(state.hands[0]), asked(state)) == (8, ("act", 0))


@clause("PH-9.2")
def test_a_defender_who_wins_more_cards_is_not_checked_before_his_own_turn_ends() -> None:
    seven = ["bribe", "council_president", "first_year", "first_year", "kendo", "raid", "seal"]
    state = a_table(hands={0: ["swim", "aikido"], 2: [*seven, "spy"]}, places={2: ["dojo"]}, pile=["choir", "track"])
    attack(state, "dojo", ["swim", "aikido"])
    for text in ("lay bribe", "lay council_president", "ready", "bribe", "take 1", "close"):
        play(state, 2, text)
    play(state, 0, "close")
    settle(state)

    assert len(state.hands[2]) == 8, "the Bribe is gone, the aikido came"
    assert asked(state) == ("act", 1)
    play(state, 1, "pass")
    assert (len(state.hands[2]), asked(state)) == (9, ("act", 2))
    assert last(play(state, 2, "pass"), HandOverLimit) == HandOverLimit(2, 2)


@clause("PH-9.1", "PH-R9")
def test_the_limit_is_checked_after_a_battle() -> None:
    state = a_table(hands={0: [*SEVEN, "club_captain"], 1: ["first_year"]}, places={1: ["pool"]})
    fight(state, "pool", ["club_captain"], ["first_year"])

    assert last(settle(state), HandOverLimit) == HandOverLimit(0, 1)


@clause("PH-9.1", "PH-R9", "PH-R36")
def test_the_limit_is_checked_after_a_conspiracy() -> None:
    others = {1: ["choir"], 2: ["track"], 3: ["tennis"], 4: ["quiz"]}
    state = a_table(hands={0: [*SEVEN, "agitation"], **others})
    events = play(state, 0, "agitate", "choir", "track", "tennis", "quiz")

    assert last(events, HandOverLimit) == HandOverLimit(0, 4)


@clause("PH-9.1")
def test_a_spy_may_leave_a_hand_over_the_limit() -> None:
    """He discards from the spied hand, then from his own."""
    state = a_table(hands={0: [*SEVEN, "raid", "spy"], 1: ["choir"]})
    play(state, 0, "spy 1")
    events = play(state, 0, "discard choir")

    assert last(events, HandOverLimit) == HandOverLimit(0, 1)
    assert lines(state, 0)[0] == "discard aikido"
    play(state, 0, "discard raid")
    assert asked(state) == ("act", 1)
