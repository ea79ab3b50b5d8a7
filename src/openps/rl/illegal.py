"""What becomes of an action that the mask forbids: one sentence for all environments."""

from __future__ import annotations

from typing import Final

from openps.rl.errors import BadUse

LOSE: Final = "lose"  # the match is over, and whoever tried has lost it
RAISE: Final = "raise"
FIRST: Final = "first"  # the first legal move is made instead
WAYS: Final = (LOSE, RAISE, FIRST)


def checked_way(illegal: str) -> str:
    if illegal not in WAYS:
        raise BadUse("error-illegal-way", got=illegal, expected=", ".join(WAYS))
    return illegal
