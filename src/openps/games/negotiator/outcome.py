"""Who won, and why."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from openps.engine.outcome import Outcome
from openps.games.negotiator import box
from openps.games.negotiator.state import Crisis, Fate


class End(StrEnum):
    """Why a crisis ended as it did: two kinds of victory (the second in two ways) and four of defeat."""

    TAKER_CAPTURED = "taker_captured"  # NG-11.7
    TAKER_ELIMINATED = "taker_eliminated"  # NG-11.9
    ACCOMPLICE_SURRENDERED = "accomplice_surrendered"  # NG-12.9
    TOO_MANY_DEAD = "too_many_dead"  # NG-11.2
    TAKER_ESCAPED = "taker_escaped"  # NG-11.3
    OUT_OF_TIME = "out_of_time"  # NG-11.4
    ABANDONED = "abandoned"  # NG-D8


_WON: Final[dict[Fate, End]] = {
    Fate.CAPTURED: End.TAKER_CAPTURED,
    Fate.ELIMINATED: End.TAKER_ELIMINATED,
    Fate.SURRENDERED: End.ACCOMPLICE_SURRENDERED,
}
_LOST: Final[dict[Fate, End]] = {
    Fate.ESCAPED: End.TAKER_ESCAPED,
    Fate.OUT_OF_TIME: End.OUT_OF_TIME,
    Fate.ABANDONED: End.ABANDONED,
}


def outcome(state: Crisis) -> Outcome | None:
    """NG-11.1 to NG-11.4  The score is the number of hostages freed."""
    freed = (state.freed,)
    if state.fate in _WON:
        return Outcome((box.NEGOTIATOR,), _WON[state.fate].value, freed)
    if state.fate in _LOST:
        return Outcome((), _LOST[state.fate].value, freed)
    return Outcome((), End.TOO_MANY_DEAD.value, freed) if too_many_dead(state) else None


def too_many_dead(state: Crisis) -> bool:
    """NG-11.2, NG-R19"""
    return 2 * state.dead > state.zone + state.freed + state.dead
