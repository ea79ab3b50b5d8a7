"""Who won, and why (section 17)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from openps.engine.ids import Seat
from openps.engine.outcome import Outcome
from openps.games.panic_station import box
from openps.games.panic_station.pieces import OFF, PAIRS
from openps.games.panic_station.state import Station, is_alive, is_infected


class End(StrEnum):
    """Why a match of Panic Station ended as it did."""

    HIVE_BURNED = "hive_burned"  # PS-17.1
    ALL_INFECTED = "all_infected"  # PS-17.4
    NO_GAS_LEFT = "no_gas_left"  # PS-17.6
    NO_TROOPERS = "no_troopers"  # PS-17.7
    NO_HUMANS = "no_humans"  # PS-17.11
    HIVE_LOST = "hive_lost"  # PS-17.10, PS-7.14
    SEALED = "sealed"  # PS-17.10
    STRANDED = "stranded"  # PS-17.14


HUMANS: Final = "humans"
INFECTED: Final = "infected"
NOBODY_WINS: Final = "nobody"
SIDES: Final = {end.value: HUMANS if end is End.HIVE_BURNED else INFECTED for end in End}


def living(state: Station) -> list[Seat]:
    return [seat for seat in range(len(state.hands)) if is_alive(state, seat)]


def outcome(state: Station) -> Outcome | None:
    """PS-17.3, PS-17.5, PS-17.9, PS-17.13"""
    if not state.end:
        return None
    if state.end == End.HIVE_BURNED:
        winners = [seat for seat in living(state) if not is_infected(state, seat)]
    else:
        winners = infected_winners(state, state.end)
    return Outcome(tuple(winners), state.end)


def winner(state: Station, end: End) -> str:
    """PS-17.13  The side that wins by this end, or `nobody`."""
    if end is End.HIVE_BURNED:
        return HUMANS
    return INFECTED if infected_winners(state, end) else NOBODY_WINS


def infected_winners(state: Station, end: str) -> list[Seat]:
    """PS-17.5, PS-18.7  The last one infected may be left out; PS-18.4  Servants must have served."""
    winners = [seat for seat in living(state) if is_infected(state, seat)]
    if leaves_out_last(state, end) and state.infections and state.infections[-1].victim in winners:
        winners.remove(state.infections[-1].victim)
    if state.options.master_and_servant:
        winners = [seat for seat in winners if seat == state.host or served(state, seat)]
    return winners


def leaves_out_last(state: Station, end: str) -> bool:
    """PS-17.5, PS-18.7  Whether the infected win without the one who was infected last."""
    return state.options.last_infected_never_wins or end in (End.ALL_INFECTED, End.NO_HUMANS)


def served(state: Station, seat: Seat) -> bool:
    """PS-18.4  Infected a human, or holds the check card of an uninfected player."""
    infected = any(infection.giver == seat for infection in state.infections)
    return infected or any(check.killer == seat and not check.infected for check in state.checks)


# ---- when it ends (PS-17.12)


def end_after_scan(state: Station) -> End | None:
    """PS-17.4, PS-17.6"""
    humans = [seat for seat in living(state) if not is_infected(state, seat)]
    if not humans:
        return End.ALL_INFECTED
    gas = box.GAS in state.hands[humans[0]] or box.GAS in state.deck[: state.left]
    return End.NO_GAS_LEFT if len(humans) == 1 and not gas else None


def end_after_deaths(state: Station, seats: Sequence[Seat]) -> End | None:
    """PS-17.7, PS-17.11, PS-17.12  After characters of these players died at the same time.

    Where the last human was infected and not killed, no death of an infected one proves it: that takes a scan.
    """
    if not any(state.health[PAIRS[one][box.TROOPER]] for one in range(len(state.hands))):
        return End.NO_TROOPERS
    killed_human = any(not is_infected(state, seat) for seat in seats)
    return End.NO_HUMANS if killed_human and not state.alive & ~state.infected else None


def end_after_turn(state: Station) -> End | None:
    """PS-17.14  Somebody may be locked in where nothing ever happens again."""
    return End.STRANDED if state.turn >= box.LAST_ROUND * len(state.hands) else None


def end_after_card(state: Station) -> End | None:
    """PS-7.14, PS-17.10  Without the Hive on the board, one of the cards that are left must fit somewhere.

    Which cards are left is no secret, their order does not matter here, and only placing one can change anything.
    """
    floor = state.floor
    if floor.hive != OFF:
        return None
    for card in state.plan:
        if floor.spots(card):
            return None
    return End.HIVE_LOST if len(state.plan) == 1 else End.SEALED
