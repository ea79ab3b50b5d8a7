"""What the table waits for, and what may be done: in the order of the OpenPS algorithm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import ANDROID, TROOPER, WAYS, Card
from openps.games.panic_station.first_turn import keeping_places, keeping_search
from openps.games.panic_station.interned import (
    ARMOR,
    BURN,
    CAMERAS,
    DOORS,
    END,
    EXPLORES,
    FIRE,
    HEAL_BOTH,
    HEALS,
    LAY,
    OFFER,
    PLACES,
    PULLS,
    RUN_SETS,
    SCANS,
    SEARCHES,
    STAB,
    TAKE_HIT,
    TEAM_SEARCHES,
    TRADES,
    WALK_SETS,
)
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import (
    ANYWHERE,
    FAILED,
    NOBODY,
    OFF,
    SICK_BAY_USED,
    SWAPPED,
    TERMINAL_USED,
    Ask,
    Station,
    is_infected,
    may_lay,
    parasites_in,
    through_security,
)
from openps.games.panic_station.usable import card_moves

_DECISION: Final = cache(Decision)
_ACTS: Final = [Decision(Ask.ACT.value, (seat,)) for seat in range(max(box.PLAYERS))]


# ---- what the table waits for


def ask_of(state: Station) -> Ask | None:
    """The question that is open, read off what is pending."""
    if state.end:
        return None
    if state.pull_seat != NOBODY:
        return Ask.PULL
    if state.shots:
        return Ask.SECOND_SHOT
    if state.shields:
        return Ask.ARMOR
    if state.placing != OFF:
        return Ask.PLACE
    if state.partner != NOBODY:
        return Ask.OFFER
    return Ask.ACT if state.duty == NOBODY else Ask.ENTRY


def asked(state: Station, ask: Ask) -> tuple[Seat, ...]:
    if ask is Ask.PULL:
        return (state.pull_seat,)
    if ask is Ask.ARMOR:
        return (state.shields[0][0],)
    if ask is Ask.OFFER:
        mine, theirs = state.offers
        if mine:
            return (state.partner,)
        return (state.active,) if theirs else (state.active, state.partner)
    return (state.active,)


def decision(state: Station) -> Decision | None:
    ask = ask_of(state)
    if ask is Ask.ACT:
        return _ACTS[state.active]
    return None if ask is None else _DECISION(ask.value, asked(state, ask))


def legal_moves(state: Station, seat: Seat) -> Sequence[StationMove]:
    cached = state.cached
    if cached is not None and cached[0] == seat:
        return cached[1]
    ask = ask_of(state)
    if ask is Ask.ACT:
        if seat != state.active:
            return ()
    elif ask is None or seat not in asked(state, ask):
        return ()
    found = _LEGAL[ask](state, seat)
    state.cached = (seat, found)
    return found


# ---- a turn


def act_moves(state: Station, seat: Seat) -> list[StationMove]:
    """Asked at every step of a turn: what can hardly be possible is not looked into."""
    found: list[StationMove] = []
    if len(state.hands[seat]) > state.options.hand_minimum:
        card_moves(state, seat, found)
    if state.ap:
        floor = state.floor
        trooper, android = state.where[2 * seat], state.where[2 * seat + 1]
        if floor.searchable[trooper] or floor.searchable[android]:
            search_moves(state, seat, found)
        if state.bullets[seat] or box.KNIFE in state.tables[seat]:
            attack_moves(state, seat, found)
        if floor.icons[trooper] in _USED or floor.icons[android] in _USED:
            room_moves(state, seat, found)
        if trooper != OFF and trooper == floor.hive and can_burn(state, seat):
            found.append(BURN)
        explore_moves(state, trooper, android, found)
        ways = floor.all_ways if through_security(state, seat) else floor.open_ways
        if trooper != OFF:
            found += WALK_SETS[TROOPER][ways[trooper]]
        if android != OFF:
            found += WALK_SETS[ANDROID][ways[android]]
    if state.bonus != NOBODY:
        ways = state.floor.all_ways if through_security(state, seat) else state.floor.open_ways
        found += RUN_SETS[ways[state.where[2 * seat + state.bonus]]]
    found.append(END)
    return keeping_search(state, seat, found) if state.must_search else found


_USED: Final = (box.TERMINAL, box.SICK_BAY)


def search_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-12.1, PS-12.2, PS-12.9, PS-12.13, PS-12.17"""
    if not state.left and not state.discard:
        return
    for kind in (TROOPER, ANDROID):
        room = state.where[2 * seat + kind]
        if room != OFF and state.floor.searchable[room]:
            found.append(SEARCHES[kind])
            if state.floor.icons[room] == box.TEAM and not state.fought >> room & 1:
                found += [TEAM_SEARCHES[kind][other] for other in players_in(state, seat, room)]


def players_in(state: Station, seat: Seat, room: int) -> list[Seat]:
    """The other players with a character in this room."""
    found: list[Seat] = []
    for character, place in enumerate(state.where):
        other = character >> 1
        if place == room and other != seat and (not found or found[-1] != other):
            found.append(other)
    return found


def attack_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-11.1 to PS-11.9"""
    if state.bullets[seat]:
        fire_moves(state, seat, found)
    if box.KNIFE in state.tables[seat]:
        for kind in (TROOPER, ANDROID):
            room = state.where[2 * seat + kind]
            if room != OFF:
                found += [STAB[kind][target] for target in targets_in(state, seat, room, "")]


def fire_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-11.1, PS-11.6, PS-11.7"""
    room = state.where[2 * seat + ANDROID]
    if room == OFF:
        return
    found += [FIRE[target] for target in targets_in(state, seat, room, "")]
    if box.SCOPE in state.tables[seat]:
        passes = through_security(state, seat)
        for way, beyond in enumerate(state.floor.exits[room]):
            if beyond != OFF and (passes or not beyond & 1):
                found += [FIRE[target] for target in targets_in(state, seat, beyond >> 1, "_" + WAYS[way])]


def targets_in(state: Station, seat: Seat, room: int, suffix: str) -> list[str]:
    """PS-11.1, PS-11.15, PS-11.16  Other players' characters, and every kind of parasite there once."""
    targets = [
        box.CHARACTERS[one] for one, place in enumerate(state.where) if place == room and one >> 1 != seat
    ]  # fmt: skip
    if state.parasites:
        sides = parasites_in(state, room)
        targets += [box.PARASITES[side] + suffix for side in range(3) if side in sides]
    return targets


def room_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-13.1, PS-13.8, PS-15.1"""
    if not state.used & TERMINAL_USED:
        for kind in (TROOPER, ANDROID):
            room = state.where[2 * seat + kind]
            if room != OFF and state.floor.icons[room] == box.TERMINAL:
                found.append(SCANS[kind])
                found.append(DOORS[kind])
                if can_place(state, ANYWHERE):
                    found.append(CAMERAS[kind])
    if not state.used & SICK_BAY_USED:
        heal_moves(state, seat, found)


def heal_moves(state: Station, seat: Seat, found: list[StationMove]) -> None:
    """PS-15.1 to PS-15.3"""
    there = []
    for kind in (TROOPER, ANDROID):
        me = 2 * seat + kind
        room = state.where[me]
        if room != OFF and state.floor.icons[room] == box.SICK_BAY and state.health[me] < box.FULL_HEALTH:
            there.append(kind)
    found += [HEALS[kind] for kind in there]
    if len(there) == 2:
        found.append(HEAL_BOTH)


def can_burn(state: Station, seat: Seat) -> bool:
    """PS-17.1, PS-17.2"""
    return not is_infected(state, seat) and state.hands[seat].count(box.GAS) >= state.options.gas_to_burn


def explore_moves(state: Station, trooper: int, android: int, found: list[StationMove]) -> None:
    """PS-7.1, PS-7.7 to PS-7.9"""
    if not state.plan or state.used & FAILED:
        return
    if trooper != OFF and can_place(state, trooper):
        found.append(EXPLORES[TROOPER])
    if android != OFF and can_place(state, android):
        found.append(EXPLORES[ANDROID])


def can_place(state: Station, room: int) -> bool:
    """Whether the top card fits at a room (or ANYWHERE), or fits nowhere and may be swapped (PS-7.8, PS-7.13)."""
    if not state.plan:
        return False
    spots = state.floor.spots(state.plan[0])
    if spots:
        return room == ANYWHERE or room in spots
    return len(state.plan) > 1 and not state.used & SWAPPED


# ---- the other questions


def entry_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-9.2, PS-9.6, PS-9.13, PS-9.14"""
    found: list[StationMove] = []
    if may_lay(state, seat):
        hand = state.hands[seat]
        found += [LAY(card) for card in box.BEFORE_THE_CHOICE if card in hand]
    room = state.where[2 * seat + state.duty]
    if state.ap:
        victims = [one for one, place in enumerate(state.where) if place == room and one >> 1 != seat]
        names = [box.CHARACTERS[one] for one in victims]
        if state.duty == ANDROID and state.bullets[seat]:
            found += [FIRE[name] for name in names]
        if box.KNIFE in state.tables[seat]:
            found += [STAB[state.duty][name] for name in names]
    found += [TRADES[other] for other in players_in(state, seat, room)]
    return keeping_search(state, seat, found) if state.must_search else found


def offer_moves(state: Station, seat: Seat) -> list[StationMove]:
    return [OFFER(card) for card in offerable(state, seat)]


def offerable(state: Station, seat: Seat) -> list[Card]:
    """PS-10.2, PS-10.3, PS-10.8, PS-10.9, PS-18.2  Every kind of card that may be given, once."""
    hand = state.hands[seat]
    own = box.INFECTIONS[seat]
    items = [card for card in dict.fromkeys(hand) if card in box.ITEMS]
    found = items.copy()
    if own in hand and is_infected(state, seat):
        found.append(own)
    if not items:
        found += [card for card in dict.fromkeys(hand) if card in box.COLOUR_OF and card != own]
    if box.HOST in hand and state.options.host_card_infects and state.host == seat and own not in hand:
        found.append(box.HOST)
    return found


def armor_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-16.12  Everybody who is hit is asked; only a holder who may lay it can play it."""
    return [ARMOR, TAKE_HIT] if box.ARMOR in state.hands[seat] and may_lay(state, seat) else [TAKE_HIT]


def shot_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-11.4, PS-11.8"""
    found: list[StationMove] = []
    fire_moves(state, seat, found)
    return found


def place_moves(state: Station, seat: Seat) -> list[StationMove]:
    spots = state.floor.spots(state.plan[0])
    rooms = list(spots) if state.placing == ANYWHERE else [state.placing]
    found: list[StationMove] = [PLACES[room][way][facing] for room in rooms for way, facing in spots[room]]
    return keeping_places(state, seat, found) if state.must_search else found


def pull_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-14.4  Any that is not there already; if all are, nothing really moves."""
    kinds = list(dict.fromkeys(state.parasites))
    away = [code for code in kinds if code >> 2 != state.pull_room] or kinds[:1]
    return [PULLS[code >> 2][code & 3] for code in away]


_LEGAL: Final[dict[Ask, Callable[[Station, Seat], list[StationMove]]]] = {
    Ask.ACT: act_moves,
    Ask.ENTRY: entry_moves,
    Ask.OFFER: offer_moves,
    Ask.ARMOR: armor_moves,
    Ask.SECOND_SHOT: shot_moves,
    Ask.PLACE: place_moves,
    Ask.PULL: pull_moves,
}
