"""Who and what can be aimed at (section 11)."""

from __future__ import annotations

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import ANDROID, WAYS
from openps.games.panic_station.made import FIRE, STAB
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import OFF, Room, players_of
from openps.games.panic_station.state import (
    Station,
    parasites_in,
    room_of,
    rooms_of,
    strangers_in,
    through_security,
)


def attack_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-11.1 to PS-11.9"""
    if state.bullets[seat]:
        legal += shots(state, seat)
    if box.KNIFE in state.tables[seat]:
        for kind, room in enumerate(rooms_of(state, seat)):
            if room != OFF:
                legal += [STAB[kind][target] for target in targets_in(state, seat, room, "")]


def shots(state: Station, seat: Seat) -> list[StationMove]:
    """PS-11.1, PS-11.6, PS-11.7  Every target of the Android's gun, whether or not it is loaded."""
    room = room_of(state, seat, ANDROID)
    if room == OFF:
        return []
    legal: list[StationMove] = [FIRE[target] for target in targets_in(state, seat, room, "")]
    if box.SCOPE in state.tables[seat]:
        for way, there in enumerate(state.floor.steps(through_security(state, seat))[room]):
            if there != room:
                legal += [FIRE[target] for target in targets_in(state, seat, there, "_" + WAYS[way])]
    return legal


def targets_in(state: Station, seat: Seat, room: Room, suffix: str) -> list[str]:
    """PS-11.1, PS-11.15, PS-11.16  Other players' characters, and every kind of parasite there once."""
    targets = [box.CHARACTERS[one] for one in strangers_in(state, seat, room)]
    lurking = parasites_in(state, room)
    if lurking:
        targets += [kind + suffix for side, kind in enumerate(box.PARASITES) if side in lurking]
    return targets


def players_in(state: Station, seat: Seat, room: Room) -> list[Seat]:
    """The other players with a character in this room."""
    return players_of(strangers_in(state, seat, room))
