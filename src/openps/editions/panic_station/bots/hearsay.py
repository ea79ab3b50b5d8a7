"""What the claims of others are worth: how likely somebody says it, by what both are.

Humans hardly err when they accuse, as they do it with proof; the infected accuse those who know about them. The numbers
were counted in played matches (docs/bots.md). Of everybody the first accusation of somebody counts, or else the last
word of trust: who says a thing ten times does not make it truer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from openps.engine.claims import Claim, ITrust, TheyAre
from openps.engine.ids import Seat, Viewer
from openps.games.panic_station.claims import Status

Likelihood: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
"""First by whether the speaker is infected, then by whether the other is."""

ACCUSED: Final[Likelihood] = ((0.02, 1.0), (0.6, 0.4))
TRUSTED: Final[Likelihood] = ((1.0, 0.3), (0.5, 0.55))


def hearsay(claims: Sequence[Claim], listener: Viewer) -> dict[tuple[Seat, Seat], Likelihood]:
    """By speaker and whom it is about. What one said oneself is no news."""
    heard: dict[tuple[Seat, Seat], Likelihood] = {}
    for claim in claims:
        says = claim.says
        if claim.speaker == listener or not isinstance(says, TheyAre | ITrust):
            continue
        pair = (claim.speaker, says.seat)
        if isinstance(says, TheyAre) and says.status != Status.HUMAN:
            heard[pair] = ACCUSED
        elif heard.get(pair) is not ACCUSED:
            heard[pair] = TRUSTED
    return heard
