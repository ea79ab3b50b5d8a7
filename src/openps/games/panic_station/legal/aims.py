"""Who and what can be aimed at (section 11)."""

from __future__ import annotations

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import ANDROID, TROOPER, WAYS
from openps.games.panic_station.interned import FIRE, STAB
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import OFF, Station, parasites_in, through_security


def attack_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-11.1 to PS-11.9"""
    if state.bullets[seat]:
        found += shots(state, seat)
    if box.KNIFE in state.tables[seat]:
        for kind in (TROOPER, ANDROID):
            room = state.where[2 * seat + kind]
            if room != OFF:
                found += [STAB[kind][target] for target in targets_in(state, seat, room, "")]


def shots(state: Station, seat: Seat) -> list[StationMove]:
    """PS-11.1, PS-11.6, PS-11.7  Every target of the Android's gun, whether or not it is loaded."""
    room = state.where[2 * seat + ANDROID]
    if room == OFF:
        return []
    found: list[StationMove] = [FIRE[target] for target in targets_in(state, seat, room, "")]
    if box.SCOPE in state.tables[seat]:
        passes = through_security(state, seat)
        for way, beyond in enumerate(state.floor.exits[room]):
            if beyond != OFF and (passes or not beyond & 1):
                found += [FIRE[target] for target in targets_in(state, seat, beyond >> 1, "_" + WAYS[way])]
    return found


def targets_in(state: Station, seat: Seat, room: int, suffix: str) -> list[str]:
    """PS-11.1, PS-11.15, PS-11.16  Other players' characters, and every kind of parasite there once."""
    targets = [
        box.CHARACTERS[one] for one, place in enumerate(state.where) if place == room and one >> 1 != seat
    ]  # fmt: skip
    if state.parasites:
        sides = parasites_in(state, room)
        targets += [box.PARASITES[side] + suffix for side in range(3) if side in sides]
    return targets


def players_in(state: Station, seat: Seat, room: int) -> list[Seat]:
    """The other players with a character in this room."""
    found: list[Seat] = []
    for character, place in enumerate(state.where):
        other = character >> 1
        if place == room and other != seat and (not found or found[-1] != other):
            found.append(other)
    return found
