"""What claims mean in Pani-High!, judged when the match is over: bluffing is free, and nobody has a hidden role."""

from __future__ import annotations

from typing import Final

from openps.engine.claims import Claim, IHave, ITrust, Saying, Verdict
from openps.engine.errors import Refusal
from openps.games.pani_high.state import School

SAYINGS: Final[tuple[type[Saying], ...]] = (IHave, ITrust)
OVER: Final = Refusal("match-over", "PH-11.1")
NO_ROLES: Final = Refusal("no-roles", "PH-1.1")
NO_SUCH_CARD: Final = Refusal("no-such-claimed-card", "PH-R2")


def why_unsaid(state: School, claim: Claim) -> Refusal | None:
    """Any player at any time until the end, about what there is: cards in hand and trust."""
    if state.ask is None:
        return OVER
    if not isinstance(claim.says, SAYINGS):
        return NO_ROLES
    if isinstance(claim.says, IHave) and claim.says.card not in state.options.deck.cards:
        return NO_SUCH_CARD
    return None


def judge(state: School, claim: Claim) -> Verdict:
    if not isinstance(claim.says, IHave):
        return Verdict.UNKNOWABLE
    holds = claim.says.card in state.hands[claim.speaker]
    return Verdict.TRUE if holds else Verdict.FALSE
