"""Against using rooms, exploring and moving (sections 7, 8, 9, 13, 15 and 17)."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.box import ANDROID, KIND_NUMBER, TROOPER
from openps.games.panic_station.legal.act import who_runs
from openps.games.panic_station.now import FAILED, SICK_BAY_USED, SWAPPED, TERMINAL_USED
from openps.games.panic_station.pieces import ANYWHERE, NEITHER, OFF, PAIRS, Room, visit
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.refuse.shared import first_of
from openps.games.panic_station.state import (
    Station,
    is_infected,
    others_in,
    room_of,
    rooms_of,
    through_security,
)


def why_not_terminal(
    state: Station, seat: Seat, move: moves.HeatScan | moves.OpenDoors | moves.Cameras
) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    return first_of(
        (room == OFF, because.OFF_BOARD),
        (state.floor.icons[room] != box.TERMINAL, because.NO_TERMINAL),
        (bool(state.now.used & TERMINAL_USED), because.TERMINAL_SPENT),
        (not state.now.ap, because.NO_AP),
    )


def why_not_cameras(state: Station, seat: Seat, move: moves.Cameras) -> Refusal | None:
    return why_not_terminal(state, seat, move) or why_not_card(state, ANYWHERE)


def why_not_heal(state: Station, seat: Seat, move: moves.Heal) -> Refusal | None:
    kinds = (TROOPER, ANDROID) if move.character == "both" else (KIND_NUMBER[move.character],)
    patients = [PAIRS[seat][kind] for kind in kinds]
    rooms = [state.where[one] for one in patients]
    return first_of(
        (OFF in rooms, because.OFF_BOARD),
        (any(state.floor.icons[room] != box.SICK_BAY for room in rooms), because.NO_SICK_BAY),
        (bool(state.now.used & SICK_BAY_USED), because.SICK_BAY_SPENT),
        (box.FULL_HEALTH in [state.health[one] for one in patients], because.NOT_HURT),
        (not state.now.ap, because.NO_AP),
    )


def why_not_burn(state: Station, seat: Seat, move: moves.Burn) -> Refusal | None:
    room = room_of(state, seat, TROOPER)
    return first_of(
        (room == OFF, because.NO_TROOPER),
        (room != state.floor.hive, because.NOT_IN_HIVE),
        (is_infected(state, seat), because.INFECTED),
        (state.hands[seat].count(box.GAS) < state.options.gas_to_burn, because.TOO_LITTLE_GAS),
        (not state.now.ap, because.NO_AP),
    )


# ---- explore and move


def why_not_explore(state: Station, seat: Seat, move: moves.Explore) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    return (
        first_of((room == OFF, because.OFF_BOARD), (bool(state.now.used & FAILED), because.EXPLORE_FAILED))
        or why_not_card(state, room)
        or first_of((not state.now.ap, because.NO_AP))
    )


def why_not_card(state: Station, room: Room) -> Refusal | None:
    """Why the top card cannot be placed at a room, or anywhere."""
    if not state.plan:
        return because.NO_ROOMS_LEFT
    spots = state.floor.spots(state.plan[0])
    if spots:
        return because.FITS_ELSEWHERE if room != ANYWHERE and room not in spots else None
    return first_of(
        (bool(state.now.used & SWAPPED), because.SWAPPED_ONCE),
        (len(state.plan) == 1, because.NO_ROOMS_LEFT),
    )


def why_not_place(state: Station, seat: Seat, move: moves.Place) -> Refusal | None:
    floor, way = state.floor, box.WAY_NUMBER[move.way]
    if state.now.placing not in (move.room, ANYWHERE) or move.room >= len(floor.outside):
        return because.NOT_HERE
    if way not in floor.outside[move.room]:
        return because.NOT_HERE
    facing, card, cell = box.FACING_NUMBER[move.facing], state.plan[0], floor.cell_beyond(move.room, way)
    sides = box.SIDES[card][facing]
    two_doors = any(sides[way] == theirs == box.SECURITY for way, theirs in floor.around(cell))
    return first_of(
        (two_doors, because.TWO_SECURITY_DOORS),
        (not floor.fits(card, cell, facing), because.FITS_NOT),
        ((way, facing) not in floor.spots(card).get(move.room, ()), because.NEVER_TURNED_SO),
    )


def why_not_pass(state: Station, seat: Seat, room: Room, way: str) -> Refusal | None:
    """PS-8.1, PS-8.2"""
    if room == OFF:
        return because.OFF_BOARD
    floor, number = state.floor, box.WAY_NUMBER[way]
    if floor.beyond[room][number] == room:
        return because.NO_ROOM_BEYOND if number in floor.outside[room] else because.NO_DOORWAY
    reached = floor.steps(through_security(state, seat))[room][number]
    return because.DOOR_CLOSED if reached == room else None


def why_not_walk(state: Station, seat: Seat, move: moves.Walk) -> Refusal | None:
    kind = KIND_NUMBER[move.character]
    return why_not_pass(state, seat, room_of(state, seat, kind), move.way) or first_of(
        (who_runs(state) == kind, because.RUNS_FREE),
        (not state.now.ap and kind != state.now.bonus_too, because.NO_AP),
    )


def why_not_run(state: Station, seat: Seat, move: moves.Run) -> Refusal | None:
    if state.now.bonus != NEITHER:
        return why_not_pass(state, seat, room_of(state, seat, state.now.bonus), move.way)
    for kind, room in enumerate(rooms_of(state, seat)):
        if room != OFF and state.floor.icons[room] == box.RUN:
            if others_in(state, seat, room):
                return because.RUN_BLOCKED
            if state.now.ran & visit(room, kind):
                return because.RAN_ONCE
    return because.NO_BONUS
