"""Talk at a table of Pani-High!: bluffing is free, and judged at the end."""

from __future__ import annotations

import pytest

from openps.engine import laws
from openps.engine.claims import Claim, IAm, IHave, ITrust, Saying, Verdict
from openps.engine.errors import Refusal
from openps.engine.match import Match
from openps.games.pani_high.game import PANI_HIGH as GAME

OPTIONS = GAME.options(5, {})


@pytest.mark.parametrize(
    ("says", "refusal"),
    [
        (IHave("swim"), None),
        (ITrust(2), None),
        (IAm("human"), Refusal("no-roles", "PH-1.1")),
        (IHave("cake"), Refusal("no-such-claimed-card", "PH-R2")),
    ],
)
def test_claims_are_about_cards_and_trust(says: Saying, refusal: Refusal | None) -> None:
    state = Match(GAME, OPTIONS, "00" * 32).state
    assert GAME.why_unsaid(state, Claim(3, says, 0)) == refusal


def test_nobody_speaks_once_it_is_over() -> None:
    match = laws.random_match(GAME, OPTIONS, 3)
    assert GAME.why_unsaid(match.state, Claim(3, ITrust(2), 0)) == Refusal("match-over", "PH-11.1")


def test_a_card_in_hand_is_the_truth() -> None:
    state = Match(GAME, OPTIONS, "00" * 32).state
    held = state.hands[3][0]
    missing = next(card for card in OPTIONS.deck.cards if card not in state.hands[3])

    assert GAME.judge(state, [], Claim(3, IHave(held), 0)) == Verdict.TRUE
    assert GAME.judge(state, [], Claim(3, IHave(missing), 0)) == Verdict.FALSE
    assert GAME.judge(state, [], Claim(3, ITrust(1), 0)) == Verdict.UNKNOWABLE
