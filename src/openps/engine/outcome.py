"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass

from openps.engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why; `reason` is a key that screens translate, `scores` in the game's own unit."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()
