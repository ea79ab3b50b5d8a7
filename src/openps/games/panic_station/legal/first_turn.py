"""PS-12.15  In the first turn a player must search once if it is possible.

While it is possible, nothing may be done that makes it impossible. Possible means: with the AP that are left, a room
with an icon can be reached and searched, on the board or in the room that the visible top exploration card gives.
While a card that nobody has seen yet may still give such a room, only the end of the turn is forbidden
(`may_turn_up`). Free moves do not count: a run room has an icon, so a player who could run through it can as well
search it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Final, TypeAlias

from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import FAR, Floor
from openps.games.panic_station.made import END
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.now import FAILED, SWAPPED
from openps.games.panic_station.pieces import Room
from openps.games.panic_station.state import UNSEEN_CARDS_COUNT, Station, rooms_of, through_security

_NEVER: Final = [FAR] * box.MOST_ROOMS


def keeping_search(state: Station, seat: Seat, legal: list[StationMove]) -> list[StationMove]:
    """Those after which a search is still possible; all of them if it is not possible anyway."""
    alone, top = search_costs(state, seat, state.floor)
    trooper, android = rooms_of(state, seat)  # nobody dies in their own first turn
    known, needed = min(alone[trooper], alone[android]), min(top[trooper], top[android])
    ap = state.now.ap
    if needed > ap:
        if legal[-1] is END and may_turn_up(state, seat):
            legal.pop()
        return legal
    if needed + 2 <= ap or max(top[trooper], top[android]) < ap:
        return with_time_left(state, seat, legal, known)
    return list(compress(legal, kept(state, seat, legal, known, needed, top)))


def with_time_left(state: Station, seat: Seat, legal: moves.Listed, known: int) -> list[StationMove]:
    """Of the moves of somebody whom no step can keep from a search, and nothing else that costs a point.

    A step costs two points at most, there and back; or none where the other character can do the search.
    """
    ap = state.now.ap
    if legal and legal[-1] is END:
        legal.pop()
    if known < ap:
        return legal
    return [
        move for move in legal if not isinstance(move, moves.Explore) or may_search_after(state, seat, move, ap - 1)
    ]


def kept(state: Station, seat: Seat, legal: Sequence[object], known: int, needed: int, top: list[int]) -> list[bool]:
    """Of each move whether it keeps the search; of any type, for the reason that `play.is_among` gives."""
    return [keeps(state, seat, move, known, needed, top) for move in legal]


def keeps(state: Station, seat: Seat, move: object, known: int, needed: int, top: list[int]) -> bool:
    """Whether a search is possible after a move.

    Before it costs `needed`, without the top card `known`; `top` is what it costs from every room.
    """
    ap = state.now.ap
    spare = ap - needed
    if isinstance(move, (moves.Walk, moves.Run)):
        # One step there and one back is the worst that a step can cost.
        return spare >= 2 or after_step(state, seat, move, top) <= ap
    if isinstance(move, moves.EndTurn):
        return False
    if isinstance(move, moves.Explore):
        return known < ap or may_search_after(state, seat, move, ap - 1)
    if isinstance(move, (moves.Lay, moves.Search, moves.TeamSearch, moves.Trade)):
        return True
    # Whoever is at a terminal can search there: neither opened doors nor cameras make a search cheaper.
    kit = isinstance(move, (moves.FirstAid, moves.ShareFirstAid))
    return spare >= (state.options.first_aid_ap if kit else 1)


def keeping_places(state: Station, seat: Seat, legal: list[StationMove]) -> list[StationMove]:
    """Of the places for a card those that keep a search possible; all of them if none does."""
    if cheapest(state, seat, state.floor) <= state.now.ap:
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


def after_step(state: Station, seat: Seat, move: moves.Walk | moves.Run, top: list[int]) -> int:
    """What a step and the cheapest search after it cost."""
    trooper, android = rooms_of(state, seat)
    now = state.now
    kind = box.KIND_NUMBER[move.character] if isinstance(move, moves.Walk) else now.bonus
    paid = isinstance(move, moves.Walk) and kind != now.bonus_too
    way = box.WAY_NUMBER[move.way]
    if kind == box.TROOPER:
        trooper = state.floor.beyond[trooper][way]
    else:
        android = state.floor.beyond[android][way]
    return paid + min(top[trooper], top[android])


def may_search_after(state: Station, seat: Seat, move: moves.Explore, ap: int) -> bool:
    """Whether the card could get a place that leaves enough for a search; the card after it is not known yet."""
    room = rooms_of(state, seat)[box.KIND_NUMBER[move.character]]
    spots = state.floor.spots(state.plan[0]).get(room, ())
    return any(with_top_card(state, seat, room, way, facing) <= ap for way, facing in spots)


def with_top_card(state: Station, seat: Seat, room: Room, way: int, facing: int) -> int:
    """What the cheapest search costs when the top card lies there."""
    floor, card, cell = state.floor, state.plan[0], state.floor.cell_beyond(room, way)
    icon = box.ROOM_CARDS[card].icon != box.NO_ICON
    closed = floor.secured(room, way, card, facing)
    if icon and not closed and room in rooms_of(state, seat):
        return 2  # one step and the search
    if len(floor.around(cell)) == 1 and not (icon and (through_security(state, seat) or not closed)):
        return cheapest(state, seat, floor)  # a dead end in which nothing can be searched changes nothing
    return cheapest(state, seat, floor.with_card(card, cell, facing))


def may_turn_up(state: Station, seat: Seat) -> bool:
    """Whether a card that nobody has seen yet may give a room that can be reached and searched with the AP left.

    It comes after the top card: that one is placed first, for a point more, or passed over if it fits nowhere (PS-7.8).
    """
    unseen, floor, used = unseen_rooms(state), state.floor, state.now.used
    if state.options.rules < UNSEEN_CARDS_COUNT or not unseen or used & FAILED or not (state.left or state.discard):
        return False
    passes, top = through_security(state, seat), state.plan[0]
    here: Placing = (floor, rooms_of(state, seat), state.now.ap)
    passed_over = iter(() if used & SWAPPED else (here,))
    after = placings(here, top, passes) if floor.spots(top) else passed_over
    return any(
        min(search_cost(one, passes)) <= one[2]
        for first in after for card in unseen for one in placings(first, card, passes)
    )  # fmt: skip


Placing: TypeAlias = tuple[Floor, tuple[Room, Room], int]
"""The board, where Trooper and Android are, and the AP left."""


def unseen_rooms(state: Station) -> Sequence[int]:
    """The cards with an icon that may come after the top one: which those are is no secret, only their order is."""
    plan, hidden = state.plan, len(state.plan) - state.buried
    after = plan[1:2] if state.ahead > 1 or hidden <= 1 else plan[1:hidden]
    return [card for card in after if box.ROOM_CARDS[card].icon != box.NO_ICON]


def placings(here: Placing, card: int, passes: bool) -> Iterator[Placing]:
    """Every way in which one of the two characters can walk to a room, explore there and place this card."""
    floor, rooms, ap = here
    for room, spots in floor.spots(card).items():
        for kind, start in enumerate(rooms):
            left = ap - floor.distances(room, passes)[start] - 1
            if left >= CHEAPEST_SEARCH:
                there = (room, rooms[1]) if kind == box.TROOPER else (rooms[0], room)
                for way, facing in spots:
                    yield floor.with_card(card, floor.cell_beyond(room, way), facing), there, left


CHEAPEST_SEARCH: Final = 2
"""In a room that was just placed: step in, search."""


def search_cost(here: Placing, passes: bool) -> tuple[int, int]:
    """The AP that the cheapest search takes for Trooper and Android."""
    floor, rooms, _ = here
    costs, _ = floor.search_costs(box.HIVE, passes)
    return costs[rooms[0]], costs[rooms[1]]


def cheapest(state: Station, seat: Seat, floor: Floor) -> int:
    """The AP that the cheapest search on this board takes."""
    alone = search_costs(state, seat, floor)[0]
    trooper, android = rooms_of(state, seat)
    return min(alone[trooper], alone[android])


def search_costs(state: Station, seat: Seat, floor: Floor) -> tuple[list[int], list[int]]:
    """From every room, the AP that the cheapest search takes: on the board alone, and with the top card as well."""
    if not state.left and not state.discard:
        return _NEVER, _NEVER
    top_counts = state.plan and not state.now.used & FAILED
    card = state.plan[0] if top_counts and floor is state.floor else box.HIVE
    return floor.search_costs(card, through_security(state, seat))
