"""Moving and what entering a room brings (sections 8 and 9)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.evolve.rooms import entry_settled, walked
from openps.games.panic_station.made import ENTRY_SETTLED, WALKED
from openps.games.panic_station.pieces import Character, KindNumber, Room, one_of, visit
from openps.games.panic_station.play.shared import StationTurn, own, parasite_appears
from openps.games.panic_station.state import Station, others_in


def play_walk(turn: StationTurn, seat: Seat, move: moves.Walk, chance: Chance) -> None:
    """PS-8.1, PS-9.15"""
    free = box.KIND_NUMBER[move.character] == turn.state.now.bonus_too
    step(turn, seat, own(seat, move.character), move.way, free, chance)


def play_run(turn: StationTurn, seat: Seat, move: moves.Run, chance: Chance) -> None:
    """PS-9.15, PS-9.18"""
    step(turn, seat, one_of(seat, turn.state.now.bonus), move.way, True, chance)


def step(turn: StationTurn, seat: Seat, character: Character, way: str, free: bool, chance: Chance) -> None:
    """PS-9.1, PS-14.6  The parasite of the room's icon comes first; the rest of the entry is settled after it."""
    state = turn.state
    room = state.floor.beyond[state.where[character]][box.WAY_NUMBER[way]]
    event = WALKED[character][room][free]
    walked(turn.told(event), event)
    if state.floor.icons[room] == box.PARASITE:
        parasite_appears(turn, seat, character, chance)


def settle_entry(turn: StationTurn) -> None:
    """PS-9.2, PS-9.15"""
    state = turn.state
    seat, kind = state.active, state.now.entering
    character = one_of(seat, kind)
    room = state.where[character]
    duty = must_meet(state, seat, kind, room)
    settled = ENTRY_SETTLED[character][duty][not duty and may_run(state, seat, kind, room)]
    entry_settled(turn.told(settled), settled)


def must_meet(state: Station, seat: Seat, kind: KindNumber, room: Room) -> bool:
    """PS-9.2 to PS-9.5, PS-9.7  Attack or trade, unless this character has traded or attacked here in this turn."""
    if room == 0 or state.now.met & visit(room, kind):
        return False
    return others_in(state, seat, room) > 0


def may_run(state: Station, seat: Seat, kind: KindNumber, room: Room) -> bool:
    """PS-9.15 to PS-9.17"""
    if state.floor.icons[room] != box.RUN or state.now.ran & visit(room, kind):
        return False
    return not others_in(state, seat, room)
