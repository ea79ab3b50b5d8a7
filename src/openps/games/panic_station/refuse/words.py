"""The small words that reasons share."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.state import Station


def first_of(*rules: tuple[bool, Refusal]) -> Refusal | None:
    """Of rules and whether each forbids the move, the first that does."""
    for forbids, refusal in rules:
        if forbids:
            return refusal
    return None


def room_of(state: Station, seat: Seat, kind: str) -> int:
    return state.where[2 * seat + box.KIND_NUMBER[kind]]
