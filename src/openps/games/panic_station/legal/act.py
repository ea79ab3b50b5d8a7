"""A turn: every action that is possible now, in the order of the OpenPS algorithm."""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import ANDROID, TROOPER
from openps.games.panic_station.legal.aims import attack_moves, players_in
from openps.games.panic_station.legal.cards import card_moves
from openps.games.panic_station.legal.first_turn import keeping_search
from openps.games.panic_station.made import (
    BURN,
    CAMERAS,
    DOORS,
    END,
    EXPLORES,
    HEAL_BOTH,
    HEALS,
    RUN_SETS,
    SCANS,
    SEARCHES,
    TEAM_SEARCHES,
    WALK_SETS,
)
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.now import FAILED, SICK_BAY_USED, SWAPPED, TERMINAL_USED
from openps.games.panic_station.pieces import NEITHER, OFF, PAIRS, KindNumber, Room
from openps.games.panic_station.state import (
    RUN_IS_KEPT,
    Station,
    is_infected,
    room_of,
    rooms_of,
    through_security,
)

_USED: Final = (box.TERMINAL, box.SICK_BAY)


def act_moves(state: Station, seat: Seat) -> list[StationMove]:
    """Asked at every step of a turn: what can hardly be possible is not looked into."""
    legal: list[StationMove] = []
    ways = state.floor.all_ways if through_security(state, seat) else state.floor.open_ways
    if len(state.hands[seat]) > state.options.hand_minimum:
        card_moves(state, seat, legal)
    now = state.now
    if now.ap:
        paid_moves(state, seat, ways, legal)
    elif now.bonus_too != NEITHER:
        legal += WALK_SETS[now.bonus_too][ways[room_of(state, seat, now.bonus_too)]]
    if now.bonus != NEITHER:
        legal += RUN_SETS[ways[room_of(state, seat, now.bonus)]]
    legal.append(END)
    return keeping_search(state, seat, legal) if now.must_search else legal


def paid_moves(state: Station, seat: Seat, ways: list[int], legal: list[StationMove]) -> None:
    """What costs an action point and no card; `ways` are those of each room that the player can pass."""
    floor = state.floor
    trooper, android = rooms_of(state, seat)
    if floor.searchable[trooper] or floor.searchable[android]:
        search_moves(state, seat, trooper, android, legal)
    if state.bullets[seat] or box.KNIFE in state.tables[seat]:
        attack_moves(state, seat, legal)
    if floor.icons[trooper] in _USED or floor.icons[android] in _USED:
        room_moves(state, seat, legal)
    if trooper != OFF and trooper == floor.hive and can_burn(state, seat):
        legal.append(BURN)
    explore_moves(state, trooper, android, legal)
    runs = who_runs(state)
    if trooper != OFF and runs != TROOPER:
        legal += WALK_SETS[TROOPER][ways[trooper]]
    if android != OFF and runs != ANDROID:
        legal += WALK_SETS[ANDROID][ways[android]]


def who_runs(state: Station) -> KindNumber:
    """PS-9.17  The character that is not offered a paid step, because `run` is free and does the same."""
    return state.now.bonus if state.options.rules >= RUN_IS_KEPT else NEITHER


def search_moves(state: Station, seat: Seat, trooper: Room, android: Room, legal: list[StationMove]) -> None:
    """PS-12.1, PS-12.2, PS-12.9, PS-12.13, PS-12.17"""
    if not state.left and not state.discard:
        return
    searchable = state.floor.searchable
    if trooper != OFF and searchable[trooper]:
        search_in(state, seat, TROOPER, trooper, legal)
    if android != OFF and searchable[android]:
        search_in(state, seat, ANDROID, android, legal)


def search_in(state: Station, seat: Seat, kind: KindNumber, room: Room, legal: list[StationMove]) -> None:
    legal.append(SEARCHES[kind])
    if state.floor.icons[room] == box.TEAM and not state.now.fought >> room & 1:
        legal += [TEAM_SEARCHES[kind][other] for other in players_in(state, seat, room)]


def room_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-13.1, PS-13.8, PS-15.1"""
    if not state.now.used & TERMINAL_USED:
        for kind, room in enumerate(rooms_of(state, seat)):
            if room != OFF and state.floor.icons[room] == box.TERMINAL:
                legal.append(SCANS[kind])
                legal.append(DOORS[kind])
                if is_placeable(state):
                    legal.append(CAMERAS[kind])
    if not state.now.used & SICK_BAY_USED:
        heal_moves(state, seat, legal)


def heal_moves(state: Station, seat: Seat, legal: list[StationMove]) -> None:
    """PS-15.1 to PS-15.3"""
    there = []
    for kind, me in enumerate(PAIRS[seat]):
        room = state.where[me]
        if room != OFF and state.floor.icons[room] == box.SICK_BAY and state.health[me] < box.FULL_HEALTH:
            there.append(kind)
    legal += [HEALS[kind] for kind in there]
    if len(there) == 2:
        legal.append(HEAL_BOTH)


def can_burn(state: Station, seat: Seat) -> bool:
    """PS-17.1, PS-17.2"""
    return not is_infected(state, seat) and state.hands[seat].count(box.GAS) >= state.options.gas_to_burn


def explore_moves(state: Station, trooper: Room, android: Room, legal: list[StationMove]) -> None:
    """PS-7.1, PS-7.7 to PS-7.9"""
    if not state.plan or state.now.used & FAILED:
        return
    spots = state.floor.spots(state.plan[0])
    anywhere = not spots and may_swap(state)
    if trooper in spots or (anywhere and trooper != OFF):
        legal.append(EXPLORES[TROOPER])
    if android in spots or (anywhere and android != OFF):
        legal.append(EXPLORES[ANDROID])


def may_swap(state: Station) -> bool:
    """PS-7.8, PS-7.13  Whether a top card that fits nowhere may be taken all the same, for the next one."""
    return len(state.plan) > 1 and not state.now.used & SWAPPED


def is_placeable(state: Station) -> bool:
    """PS-13.6  Whether the cameras can bring the top card anywhere."""
    return bool(state.plan) and (bool(state.floor.spots(state.plan[0])) or may_swap(state))
