"""10. Imperial Seal (PH-10.1, PH-10.2, PH-R41)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.pani_high.tables import a_table, game, lines, play, refused, where

SEVEN = ["aikido", "kendo", "second_year", "second_year", "second_year", "spy", "swim"]


@clause("PH-10.1", "PH-11.2")
def test_the_seal_counts_two_and_a_half_locations() -> None:
    state = a_table(hands={3: ["seal"]}, places={3: ["pool"], 1: ["dojo", "library"]}, last_turns=True)
    play(state, 0, "pass")
    outcome = game.outcome(state)

    assert outcome is not None
    assert outcome.scores == (0, 20, 0, 35, 0)
    assert (outcome.winners, outcome.reason) == ((3,), "seal")


@clause("PH-10.2", "PH-R41")
def test_a_discarded_seal_scores_for_nobody() -> None:
    state = a_table(discard=["seal"], places={3: ["pool"]}, last_turns=True)
    play(state, 0, "pass")
    outcome = game.outcome(state)

    assert outcome is not None
    assert outcome.scores == (0, 0, 0, 10, 0)
    assert game.view(state, 0).seal is None


@clause("PH-10.2")
def test_the_seal_scores_for_whoever_holds_it_at_the_end() -> None:
    """Not for whoever held it before."""
    state = a_table(hands={0: ["raid"], 3: ["seal"]}, last_turns=True)
    play(state, 0, "raid 3", "seal")
    outcome = game.outcome(state)

    assert outcome is not None
    assert outcome.scores == (25, 0, 0, 0, 0)


@clause("PH-R41")
def test_the_seal_cannot_be_played_or_committed() -> None:
    state = a_table(hands={0: ["seal"], 1: ["swim"]}, places={1: ["pool"]})
    assert lines(state, 0) == ["pass"]

    state = a_table(hands={0: ["seal", "swim"], 1: ["kendo"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")
    assert refused(state, 0, "lay seal") == ("not-a-combat-card", "PH-R11")


@clause("PH-R41")
def test_the_seal_counts_for_the_hand_limit() -> None:
    state = a_table(hands={0: [*SEVEN, "seal"]})
    play(state, 0, "pass")

    assert "discard seal" in lines(state, 0)


@clause("PH-R41")
@pytest.mark.parametrize(
    ("card", "moves", "luck", "place"),
    [
        ("raid", ["raid 2"], ["seal"], "hand 0"),
        ("agitation", ["agitate"], ["seal"], "hand 0"),
        ("drop_out", ["drop_out 2"], ["seal", "kendo"], "discard"),
        ("spy", ["spy 2", "discard seal"], [], "discard"),
    ],
)
def test_the_seal_can_be_stolen_and_discarded(card: str, moves: list[str], luck: list[str], place: str) -> None:
    state = a_table(hands={0: [card], 2: ["seal", "kendo"]})
    play(state, 0, moves[0], *luck)
    for text in moves[1:]:
        play(state, 0, text)

    assert where(state, "seal") == [place]


@clause("PH-R41", "PH-H15")
def test_the_seal_is_held_secretly_until_scoring() -> None:
    state = a_table(hands={2: ["seal"]}, pile=["swim"], last_turns=True)
    assert [game.view(state, viewer).seal for viewer in (0, 2, None)] == [None, None, None]

    play(state, 0, "pass")
    play(state, 1, "pass")
    assert [game.view(state, viewer).seal for viewer in (0, 2, None)] == [2, 2, 2]
