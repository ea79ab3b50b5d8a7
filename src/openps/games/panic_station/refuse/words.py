"""The small words that reasons share."""

from __future__ import annotations

from typing import Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.state import Station

WAY: Final = {way: number for number, way in enumerate(box.WAYS)}
KIND: Final = {kind: number for number, kind in enumerate(box.KINDS)}


def first_of(*rules: tuple[bool, Refusal]) -> Refusal | None:
    """Of rules and whether each forbids the move, the first that does."""
    for forbids, refusal in rules:
        if forbids:
            return refusal
    return None


def room_of(state: Station, seat: Seat, kind: str) -> int:
    return state.where[2 * seat + KIND[kind]]
