"""Claims at a table: the one place that knows how a match takes them."""

from __future__ import annotations

from typing import Any

from openps.engine.claims import Claim
from openps.engine.match import Match

AnyMatch = Match[Any, Any, Any, Any, Any]


def say(match: AnyMatch, seat: int, text: str) -> Claim:
    """Raises where the seat may not speak now, or where the text is no claim."""
    return match.say(seat, text)


def verdicts(match: AnyMatch) -> list[str]:
    """What each claim turned out to be, once the match is over."""
    return [verdict.value for _, verdict in match.verdicts()]
