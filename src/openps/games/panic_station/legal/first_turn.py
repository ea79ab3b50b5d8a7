"""PS-12.15  In the first turn a player must search once if it is possible.

While it is possible, nothing may be done that makes it impossible. Possible means: with the AP that are left, a room
with an icon can be reached and searched, on the board or in the room that the visible top exploration card gives.
Cards that nobody has seen yet do not count. Free moves do not either: a run room has an icon, so whoever could run
through it can as well search it.
"""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import FAR, Floor
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.now import FAILED
from openps.games.panic_station.pieces import Room
from openps.games.panic_station.state import Station, rooms_of, through_security

_FREE: Final = (moves.Lay, moves.Search, moves.TeamSearch, moves.Trade)
_STEPS: Final = (moves.Walk, moves.Run)


def keeping_search(state: Station, seat: Seat, legal: list[StationMove]) -> list[StationMove]:
    """Those after which a search is still possible; all of them if it is not possible anyway."""
    known, needed = costs(state, seat, state.floor, rooms_of(state, seat))
    if needed > state.now.ap:
        return legal
    return [move for move in legal if keeps(state, seat, move, known, needed)]


def keeps(state: Station, seat: Seat, move: StationMove, known: int, needed: int) -> bool:
    """Whether a search is possible after a move; before it costs `needed`, without the top card `known`."""
    kind, ap = type(move), state.now.ap
    spare = ap - needed
    if kind in _FREE:
        return True
    if kind is moves.EndTurn:
        return False
    if kind in _STEPS:
        # One step there and one back is the worst that a step can cost.
        return spare >= 2 or after_step(state, seat, move) <= ap
    if isinstance(move, moves.Explore):
        return known < ap or after_exploring(state, seat, move) < ap
    # Whoever is at a terminal can search there: neither opened doors nor cameras make a search cheaper.
    kit = kind is moves.FirstAid or kind is moves.ShareFirstAid
    return spare >= (state.options.first_aid_ap if kit else 1)


def keeping_places(state: Station, seat: Seat, legal: list[StationMove]) -> list[StationMove]:
    """Of the places for a card those that keep a search possible; all of them if none does."""
    rooms = rooms_of(state, seat)
    if costs(state, seat, state.floor, rooms)[0] <= state.now.ap:
        return legal
    kept: list[StationMove] = []
    for move in legal:
        assert isinstance(move, moves.Place)
        if (
            with_top_card(state, seat, move.room, box.WAY_NUMBER[move.way], box.FACING_NUMBER[move.facing])
            <= state.now.ap
        ):
            kept.append(move)
    return kept or legal


def after_step(state: Station, seat: Seat, move: StationMove) -> int:
    """What a step and the cheapest search after it cost."""
    trooper, android = rooms_of(state, seat)
    if isinstance(move, moves.Walk):
        kind, cost, way = box.KIND_NUMBER[move.character], 1, box.WAY_NUMBER[move.way]
    else:
        assert isinstance(move, moves.Run)
        kind, cost, way = state.now.bonus, 0, box.WAY_NUMBER[move.way]
    if kind == box.TROOPER:
        rooms = (state.floor.beyond[trooper][way], android)
    else:
        rooms = (trooper, state.floor.beyond[android][way])
    return cost + costs(state, seat, state.floor, rooms)[1]


def after_exploring(state: Station, seat: Seat, move: moves.Explore) -> int:
    """The best of the places that the card could get; the card after it is not known yet."""
    room = rooms_of(state, seat)[box.KIND_NUMBER[move.character]]
    spots = state.floor.spots(state.plan[0]).get(room, ())
    return min([with_top_card(state, seat, room, way, facing) for way, facing in spots], default=FAR)


def with_top_card(state: Station, seat: Seat, room: Room, way: int, facing: int) -> int:
    """What the cheapest search costs when the top card lies there."""
    floor, card, rooms = state.floor, state.plan[0], rooms_of(state, seat)
    if room in rooms and box.ROOM_CARDS[card].icon != box.NO_ICON and not floor.secured(room, way, card, facing):
        return 2  # one step and the search
    return costs(state, seat, floor.with_card(card, floor.cell_beyond(room, way), facing), rooms)[0]


def costs(state: Station, seat: Seat, floor: Floor, rooms: tuple[Room, Room]) -> tuple[int, int]:
    """The AP that the cheapest search takes: on the board alone, and with the top card as well."""
    if not state.left and not state.discard:
        return FAR, FAR
    top_counts = state.plan and not state.now.used & FAILED
    card = state.plan[0] if top_counts and floor is state.floor else box.HIVE
    known, top = floor.search_costs(card, through_security(state, seat))
    one, other = rooms  # nobody dies in their own first turn
    return min(known[one], known[other]), min(top[one], top[other])
