"""Cards that may be laid or used from the hand (sections 11 and 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.made import FIRST_AID, GRENADE_SETS, LAYS, SCANNERS, SHARE_FIRST_AID
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CREW, OFF, PAIRS
from openps.games.panic_station.state import Station, own_rooms, rooms_of, through_security


def card_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-16.1 to PS-16.7  Every kind of card once."""
    before = ""
    for card in state.hands[seat]:
        if card != before:
            before = card
            lay = LAYS.get(card)
            if lay is not None:
                legal.append(lay)
                continue
            use = _USES.get(card)
            if use is not None:
                use(state, seat, legal)


def grenade_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-11.10, PS-11.11"""
    if not state.now.ap:
        return
    ways = state.floor.all_ways if through_security(state, seat) else state.floor.open_ways
    for kind, room in enumerate(rooms_of(state, seat)):
        if room != OFF:
            legal += GRENADE_SETS[kind][ways[room]]


def scanner_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-16.5"""
    if state.now.ap:
        legal += [SCANNERS[other] for other in company(state, seat)]


def company(state: Station, seat: Seat) -> list[Seat]:
    """The other players with a character in a room with one of the player's own."""
    own = own_rooms(state, seat)
    others = [other for other in range(len(state.hands)) if other != seat]
    return [other for other in others if any(room in own for room in rooms_of(state, other))]


def kit_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-16.6, PS-15.3"""
    if state.now.ap < state.options.first_aid_ap:
        return
    where, health = state.where, state.health
    own = own_rooms(state, seat)
    hurt = [one for one in CREW[: len(where)] if where[one] in own and health[one] < box.FULL_HEALTH]
    legal += [FIRST_AID[patient] for patient in hurt]
    for kind, me in enumerate(PAIRS[seat]):
        if me in hurt:
            legal += [SHARE_FIRST_AID[kind][one] for one in hurt if one != me and where[one] == where[me]]


_USES: Final[dict[Card, Callable[[Station, Seat, list[StationMove]], None]]] = {
    box.GRENADE: grenade_moves,
    box.SCANNER: scanner_moves,
    box.KIT: kit_moves,
}
