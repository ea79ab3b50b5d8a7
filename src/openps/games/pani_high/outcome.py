"""Who won, and why."""

from __future__ import annotations

from enum import StrEnum

from openps.engine.ids import Seat
from openps.engine.outcome import Outcome
from openps.games.pani_high import box
from openps.games.pani_high.state import School


class End(StrEnum):
    """Why a match of Pani-High! ended as it did."""

    MOST_LOCATIONS = "most_locations"  # PH-11.3
    SEAL = "seal"  # PH-11.3, the Seal made the difference
    SHARED = "shared"  # PH-11.4


def outcome(state: School) -> Outcome | None:
    """PH-11.1 to PH-11.4, PH-R42  The highest score wins; equals share."""
    if state.ask is not None or state.pile:
        return None
    reached = scores(state)
    best = max(reached)
    winners = [seat for seat, score in enumerate(reached) if score == best]
    holder = seal_holder(state)
    if holder in winners:
        winners = [holder]
    return Outcome(tuple(winners), reason(state, winners, holder).value, reached)


def reason(state: School, winners: list[Seat], holder: Seat | None) -> End:
    if len(winners) > 1:
        return End.SHARED
    most = max([len(places) for places in state.places])
    leaders = sum([len(places) == most for places in state.places])
    decisive = winners[0] == holder and (len(state.places[winners[0]]) < most or leaders > 1)
    return End.SEAL if decisive else End.MOST_LOCATIONS


def scores(state: School) -> tuple[int, ...]:
    """PH-11.2, PH-R43  In tenths of a location."""
    holder = seal_holder(state)
    bonus = [box.SEAL_SCORE if seat == holder else 0 for seat in range(len(state.places))]
    return tuple([box.LOCATION_SCORE * len(places) + bonus[seat] for seat, places in enumerate(state.places)])


def seal_holder(state: School) -> Seat | None:
    """PH-10.2  Only in hand; in the discard pile it scores for nobody (PH-R41)."""
    for seat, hand in enumerate(state.hands):
        if box.SEAL in hand:
            return seat
    return None
