"""11. End and scoring (PH-11.1 to PH-11.4, PH-R38 to PH-R40, PH-R42 to PH-R44)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from openps.engine import laws
from openps.games.pani_high.events import CardDiscarded, CardDrawn, LocationLaid, MatchScored
from openps.games.pani_high.state import School
from tests.clauses import clause
from tests.games.pani_high.tables import Cards, a_table, asked, attack, game, kinds, last, lines, play, refused

PLACES = (
    "pool", "music_room", "behind_the_school", "gymnasium", "sports_field", "tennis_court", "dojo", "science_lab",
    "library", "computer_room", "auditorium", "rooftop",
)  # fmt: skip


def last_turn(*counts: int, seal: int | None = None) -> School:
    """Seat 0 is in the last turn; the seats own so many locations, and one of them may hold the Seal."""
    left = list(PLACES)
    places: dict[int, Cards] = {seat: [left.pop() for _ in range(count)] for seat, count in enumerate(counts)}
    hands: dict[int, Cards] = {} if seal is None else {seal: ["seal"]}
    return a_table(players=len(counts), places=places, hands=hands, last_turns=True)


def ended(*counts: int, seal: int | None = None) -> tuple[tuple[int, ...], str]:
    """Winners and reason, once the last turn was passed."""
    state = last_turn(*counts, seal=seal)
    play(state, 0, "pass")
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners, outcome.reason


@clause("PH-11.1", "PH-R40")
def test_the_match_ends_after_the_turn_in_which_the_pile_ran_out() -> None:
    state = a_table(pile=["kendo"], places={2: ["pool"]}, last_turns=True)
    play(state, 0, "pass")
    assert (state.pile, asked(state)) == ([], ("act", 1)), "whoever drew the last card still acts"
    assert game.outcome(state) is None
    assert "attack pool" in lines(state, 1)

    attack(state, "pool", ["kendo"])
    events = play(state, 2, "yield")
    assert kinds(events)[-1] == "MatchScored"
    assert last(events, MatchScored) == MatchScored((0, 10, 0, 0, 0), None)
    assert game.decision(state) is None


@clause("PH-11.1", "PH-R40", "PH-3.2")
def test_a_location_as_the_last_card_is_laid_and_scored() -> None:
    state = a_table(pile=["pool"], last_turns=True)
    events = play(state, 0, "pass")

    assert events[1:] == [CardDrawn(1, "pool"), LocationLaid(1, "pool"), MatchScored((0, 10, 0, 0, 0), None)]
    assert game.decision(state) is None


@clause("PH-R38", "PH-R40")
def test_the_hand_limit_comes_before_the_end() -> None:
    """So the Seal may have to go."""
    eight = ["second_year"] * 6 + ["seal", "swim"]
    state = a_table(hands={0: eight}, last_turns=True)
    assert "MatchScored" not in kinds(play(state, 0, "pass"))

    assert asked(state) == ("discard", 0)
    assert last(play(state, 0, "discard seal"), MatchScored).scores == (0, 0, 0, 0, 0)


@clause("PH-R38", "PH-R40", "PH-R9")
def test_the_hand_limit_comes_before_the_end_when_the_last_card_is_a_location() -> None:
    eight = ["second_year"] * 6 + ["seal", "swim"]
    state = a_table(hands={1: eight}, pile=["pool"], last_turns=True)
    events = play(state, 0, "pass")

    assert kinds(events) == ["TurnPassed", "CardDrawn", "LocationLaid", "HandOverLimit"]
    assert (asked(state), game.outcome(state)) == (("discard", 1), None)
    assert play(state, 1, "discard seal") == [CardDiscarded(1, "seal"), MatchScored((0, 10, 0, 0, 0), None)]


@clause("PH-11.1")
def test_after_the_end_nothing_is_allowed() -> None:
    state = last_turn(1, 0, 0, 0, 0)
    play(state, 0, "pass")

    for seat in range(5):
        assert game.legal_moves(state, seat) == ()
        assert refused(state, seat, "pass") == ("match-over", "PH-11.1")


@clause("PH-11.2", "PH-R43")
def test_a_score_counts_locations_and_the_seal_in_tenths() -> None:
    state = last_turn(4, 0, 2, 1, 3, seal=3)
    play(state, 0, "pass")
    outcome = game.outcome(state)

    assert outcome is not None
    assert outcome.scores == (40, 0, 20, 10 + 25, 30)
    assert game.view(state, None).scores == outcome.scores


@clause("PH-11.3")
def test_the_highest_score_wins() -> None:
    assert ended(1, 2, 3, 2, 0) == ((2,), "most_locations")
    assert ended(1, 2, 3, 2, 0, seal=4) == ((2,), "most_locations"), "2.5 is less than 3"
    assert ended(1, 2, 3, 2, 0, seal=0) == ((0,), "seal"), "3.5 is more than 3"
    assert ended(1, 2, 3, 2, 0, seal=2) == ((2,), "most_locations"), "it would have won without the Seal"
    assert ended(3, 2, 3, 2, 0, seal=2) == ((2,), "seal"), "without the Seal it would have been shared"


@clause("PH-11.4", "PH-R43")
def test_equals_without_the_seal_share_the_victory() -> None:
    assert ended(2, 3, 1, 3, 3) == ((1, 3, 4), "shared")
    assert ended(0, 0, 0, 0, 0, 0) == ((0, 1, 2, 3, 4, 5), "shared")
    assert ended(4, 4, 1, 0, 0, seal=2) == ((0, 1), "shared"), "a third player's Seal breaks no tie"


@clause("PH-R42")
@pytest.mark.parametrize("seal", range(5))
def test_a_seal_holder_never_ties(seal: int) -> None:
    for counts in ((2, 2, 2, 2, 2), (4, 2, 2, 2, 2), (5, 3, 2, 1, 1), (0, 5, 5, 0, 2)):
        state = last_turn(*counts, seal=seal)
        play(state, 0, "pass")
        outcome = game.outcome(state)
        assert outcome is not None
        assert [score % 10 for score in outcome.scores] == [5 if seat == seal else 0 for seat in range(5)]
        assert outcome.winners == (seal,) or seal not in outcome.winners


@clause("PH-R39", "PH-R40", "PH-R44", "PH-R6")
@pytest.mark.parametrize(("players", "turns"), [(5, 75), (6, 68)])
def test_a_match_lasts_exactly_as_many_turns_as_there_are_cards_to_draw(players: int, turns: int) -> None:
    """Nothing is reshuffled, nobody is eliminated, no effect draws, and no hand ever holds a location."""
    options = game.options(players, {})
    states = [moment.after for moment in laws.random_moments(game, options, seed=3)]

    for before, after in pairwise(states):
        assert after.discard[: len(before.discard)] == before.discard
        assert after.turn - before.turn == len(before.pile) - len(after.pile)
    for state in states:
        assert not any(options.deck.is_location[card] for hand in state.hands for card in hand)
        assert (game.outcome(state) is None) == (state is not states[-1])
    assert (states[-1].turn, states[-1].pile) == (turns, [])
