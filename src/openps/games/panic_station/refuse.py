"""Why a move is not allowed: the first rule in its way, with the clause. Reads only what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station import refusals as because
from openps.games.panic_station.box import ANDROID, KINDS, TROOPER, WAYS
from openps.games.panic_station.legal import ask_of, asked, legal_moves, targets_in
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import (
    ANYWHERE,
    FAILED,
    OFF,
    SICK_BAY_USED,
    SWAPPED,
    TERMINAL_USED,
    Ask,
    Station,
    has,
    is_infected,
    may_lay,
    others_in,
    through_security,
)
from openps.games.panic_station.usable import company

_WAY: Final = {way: number for number, way in enumerate(WAYS)}
_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}


def why_not(state: Station, seat: Seat, move: StationMove) -> Refusal | None:
    return None if move in legal_moves(state, seat) else reason(state, seat, move)


def reason(state: Station, seat: Seat, move: StationMove) -> Refusal:
    """For a move that is not legal."""
    ask = ask_of(state)
    if ask is None:
        return because.OVER
    if seat not in asked(state, ask):
        return because.NOT_ASKED
    asks, refuse = _REASON[type(move)]
    if ask not in asks:
        return _OTHERWISE.get(
            (ask, type(move)), because.ATTACK_OR_TRADE if ask is Ask.ENTRY else because.OTHER_QUESTION
        )
    # What forbids nothing of the above would take away the search of the first turn.
    return refuse(state, seat, move) or because.MUST_SEARCH


def room_of(state: Station, seat: Seat, kind: str) -> int:
    return state.where[2 * seat + _KIND[kind]]


# ---- cards


def why_not_lay(state: Station, seat: Seat, move: moves.Lay) -> Refusal | None:
    if move.card not in state.hands[seat]:
        return because.NOT_IN_HAND
    if not may_lay(state, seat):
        return because.HAND_MINIMUM
    return because.ONLY_WEAPONS_FIRST if ask_of(state) is Ask.ENTRY else None


def why_not_use(state: Station, seat: Seat, card: str, points: int) -> Refusal | None:
    if card not in state.hands[seat]:
        return because.NOT_IN_HAND
    if not may_lay(state, seat):
        return because.HAND_MINIMUM
    return because.NO_AP if state.ap < points else None


def why_not_grenade(state: Station, seat: Seat, move: moves.ThrowGrenade) -> Refusal | None:
    refusal = why_not_use(state, seat, box.GRENADE, 1)
    if refusal is not None:
        return refusal
    refusal = why_not_pass(state, seat, room_of(state, seat, move.character), move.way)
    return because.NO_THROW if refusal in (because.NO_DOORWAY, because.NO_ROOM_BEYOND, because.DOOR_CLOSED) else refusal


def why_not_scanner(state: Station, seat: Seat, move: moves.UseScanner) -> Refusal | None:
    refusal = why_not_use(state, seat, box.SCANNER, 1)
    if refusal is None and move.seat not in company(state, seat):
        return because.NOBODY_THERE
    return refusal


def why_not_first_aid(state: Station, seat: Seat, move: moves.FirstAid) -> Refusal | None:
    refusal = why_not_use(state, seat, box.KIT, state.options.first_aid_ap)
    own = [room for room in state.where[2 * seat : 2 * seat + 2] if room != OFF]
    if refusal is None and state.where[box.CHARACTER_NUMBER[move.patient]] not in own:
        return because.NOT_IN_ROOM
    if refusal is None and state.health[box.CHARACTER_NUMBER[move.patient]] == box.FULL_HEALTH:
        return because.NOT_HURT
    return refusal


def why_not_share(state: Station, seat: Seat, move: moves.ShareFirstAid) -> Refusal | None:
    me, patient = 2 * seat + _KIND[move.character], box.CHARACTER_NUMBER[move.patient]
    refusal = why_not_use(state, seat, box.KIT, state.options.first_aid_ap)
    if refusal is not None:
        return refusal
    if state.where[me] == OFF or state.where[me] != state.where[patient] or me == patient:
        return because.NOT_IN_ROOM
    full = box.FULL_HEALTH in (state.health[me], state.health[patient])
    return because.NOT_HURT if full else None


# ---- search


def why_not_search(state: Station, seat: Seat, move: moves.Search | moves.TeamSearch) -> Refusal | None:
    room = room_of(state, seat, move.character)
    if room == OFF:
        return because.OFF_BOARD
    if not state.floor.searchable[room]:
        return because.NO_ICON
    if not state.left and not state.discard:
        return because.NOTHING_TO_DRAW
    return because.NO_AP if not state.ap else None


def why_not_team_search(state: Station, seat: Seat, move: moves.TeamSearch) -> Refusal | None:
    room = room_of(state, seat, move.character)
    if room != OFF and state.floor.icons[room] != box.TEAM:
        return because.NO_TEAM_ROOM
    pair = state.where[2 * move.partner : 2 * move.partner + 2]
    if room != OFF and (move.partner == seat or room not in pair):
        return because.NO_TEAM_MATE
    if room != OFF and state.fought >> room & 1:
        return because.FOUGHT_HERE
    return why_not_search(state, seat, move)


# ---- attack


def why_not_fire(state: Station, seat: Seat, move: moves.Fire) -> Refusal | None:
    room = state.where[2 * seat + ANDROID]
    if room == OFF or (state.duty == TROOPER):
        return because.NO_ANDROID
    if not state.bullets[seat]:
        return because.NO_BULLET
    if not state.ap and not state.shots:
        return because.NO_AP
    target = box.CHARACTER_NUMBER.get(move.target)
    if target is not None and target >> 1 == seat:
        return because.OWN_CHARACTER
    if move.target in targets_in(state, seat, room, ""):
        return because.NOT_AN_ATTACK
    away = "_" in move.target and target is None
    elsewhere = target is not None and state.where[target] not in (room, OFF)
    if (away or elsewhere) and not has(state, seat, box.SCOPE):
        return because.NO_SCOPE
    return because.NO_TARGET


def why_not_stab(state: Station, seat: Seat, move: moves.Stab) -> Refusal | None:
    room = room_of(state, seat, move.character)
    if room == OFF:
        return because.OFF_BOARD
    if not has(state, seat, box.KNIFE):
        return because.NO_KNIFE
    if not state.ap:
        return because.NO_AP
    if box.CHARACTER_NUMBER.get(move.target, OFF) >> 1 == seat:
        return because.OWN_CHARACTER
    if move.target not in targets_in(state, seat, room, ""):
        return because.NO_TARGET
    entering = ask_of(state) is Ask.ENTRY
    return because.NOT_AN_ATTACK if entering else None


# ---- rooms


def why_not_terminal(state: Station, seat: Seat, move: moves.HeatScan | moves.OpenDoors) -> Refusal | None:
    return why_not_at_terminal(state, seat, move.character)


def why_not_at_terminal(state: Station, seat: Seat, kind: str) -> Refusal | None:
    room = room_of(state, seat, kind)
    if room == OFF:
        return because.OFF_BOARD
    if state.floor.icons[room] != box.TERMINAL:
        return because.NO_TERMINAL
    if state.used & TERMINAL_USED:
        return because.TERMINAL_SPENT
    return because.NO_AP if not state.ap else None


def why_not_cameras(state: Station, seat: Seat, move: moves.Cameras) -> Refusal | None:
    return why_not_at_terminal(state, seat, move.character) or why_not_card(state, ANYWHERE)


def why_not_heal(state: Station, seat: Seat, move: moves.Heal) -> Refusal | None:
    kinds = (TROOPER, ANDROID) if move.character == "both" else (_KIND[move.character],)
    for kind in kinds:
        room = state.where[2 * seat + kind]
        if room == OFF:
            return because.OFF_BOARD
        if state.floor.icons[room] != box.SICK_BAY:
            return because.NO_SICK_BAY
    if state.used & SICK_BAY_USED:
        return because.SICK_BAY_SPENT
    if box.FULL_HEALTH in [state.health[2 * seat + kind] for kind in kinds]:
        return because.NOT_HURT
    return because.NO_AP if not state.ap else None


def why_not_burn(state: Station, seat: Seat, move: moves.Burn) -> Refusal | None:
    room = state.where[2 * seat]
    if room == OFF:
        return because.NO_TROOPER
    if room != state.floor.hive:
        return because.NOT_IN_HIVE
    if is_infected(state, seat):
        return because.INFECTED
    if state.hands[seat].count(box.GAS) < state.options.gas_to_burn:
        return because.TOO_LITTLE_GAS
    return because.NO_AP if not state.ap else None


# ---- explore and move


def why_not_explore(state: Station, seat: Seat, move: moves.Explore) -> Refusal | None:
    room = room_of(state, seat, move.character)
    if room == OFF:
        return because.OFF_BOARD
    if state.used & FAILED:
        return because.EXPLORE_FAILED
    refusal = why_not_card(state, room)
    return because.NO_AP if refusal is None and not state.ap else refusal


def why_not_card(state: Station, room: int) -> Refusal | None:
    """Why the top card cannot be placed at a room, or anywhere."""
    if not state.plan:
        return because.NO_ROOMS_LEFT
    spots = state.floor.spots(state.plan[0])
    if spots:
        return because.FITS_ELSEWHERE if room != ANYWHERE and room not in spots else None
    if state.used & SWAPPED:
        return because.SWAPPED_ONCE
    return because.NO_ROOMS_LEFT if len(state.plan) == 1 else None


def why_not_place(state: Station, seat: Seat, move: moves.Place) -> Refusal | None:
    if state.placing not in (move.room, ANYWHERE) or move.room >= len(state.floor.outside):
        return because.NOT_HERE
    if _WAY[move.way] not in state.floor.outside[move.room]:
        return because.NOT_HERE
    facing, card = box.FACINGS.index(move.facing), state.plan[0]
    cell = state.floor.cell_beyond(move.room, _WAY[move.way])
    if not state.floor.fits(card, cell, facing):
        doors = (box.SECURITY, box.SECURITY) in state.floor.borders(card, cell, facing)
        return because.TWO_SECURITY_DOORS if doors else because.FITS_NOT
    spots = state.floor.spots(card).get(move.room, ())
    return None if (_WAY[move.way], facing) in spots else because.NEVER_TURNED_SO


def why_not_pass(state: Station, seat: Seat, room: int, way: str) -> Refusal | None:
    """PS-8.1, PS-8.2"""
    if room == OFF:
        return because.OFF_BOARD
    beyond = state.floor.exits[room][_WAY[way]]
    if beyond == OFF:
        return because.NO_ROOM_BEYOND if _WAY[way] in state.floor.outside[room] else because.NO_DOORWAY
    return because.DOOR_CLOSED if beyond & 1 and not through_security(state, seat) else None


def why_not_walk(state: Station, seat: Seat, move: moves.Walk) -> Refusal | None:
    refusal = why_not_pass(state, seat, room_of(state, seat, move.character), move.way)
    return because.NO_AP if refusal is None and not state.ap else refusal


def why_not_run(state: Station, seat: Seat, move: moves.Run) -> Refusal | None:
    if state.bonus >= 0:
        return why_not_pass(state, seat, state.where[2 * seat + state.bonus], move.way)
    for kind in (TROOPER, ANDROID):
        room = state.where[2 * seat + kind]
        if room != OFF and state.floor.icons[room] == box.RUN:
            if others_in(state, seat, room):
                return because.RUN_BLOCKED
            if state.ran >> (2 * room + kind) & 1:
                return because.RAN_ONCE
    return because.NO_BONUS


def why_not_end(state: Station, seat: Seat, move: moves.EndTurn) -> Refusal | None:
    return because.MUST_SEARCH


# ---- the other questions


def why_not_pull(state: Station, seat: Seat, move: moves.Pull) -> Refusal | None:
    code = move.room << 2 | box.PARASITES.index(move.parasite)
    return because.ALREADY_THERE if code in state.parasites else because.NO_SUCH_PARASITE


def why_not_trade(state: Station, seat: Seat, move: moves.Trade) -> Refusal | None:
    return because.NOT_THERE_TO_TRADE


def why_not_offer(state: Station, seat: Seat, move: moves.Offer) -> Refusal | None:
    card = move.card
    if card not in state.hands[seat]:
        return because.NOT_TO_GIVE
    if card == box.HOST:
        return because.HOST_CARD
    return because.OWN_INFECTION if card == box.INFECTIONS[seat] else because.OTHER_INFECTION


def why_not_armor(state: Station, seat: Seat, move: moves.PlayArmor) -> Refusal | None:
    return because.HAND_MINIMUM if box.ARMOR in state.hands[seat] else because.NO_ARMOR


def why_not_take_hit(state: Station, seat: Seat, move: moves.TakeHit) -> Refusal | None:
    return because.OTHER_QUESTION


_ACT: Final = (Ask.ACT,)
_ACT_OR_ENTRY: Final = (Ask.ACT, Ask.ENTRY)
_OTHERWISE: Final[dict[tuple[Ask, type], Refusal]] = {
    (Ask.ACT, moves.Trade): because.NO_FREE_TRADE,
    **{
        (Ask.ENTRY, kind): because.ONLY_WEAPONS_FIRST
        for kind in (moves.ThrowGrenade, moves.UseScanner, moves.FirstAid, moves.ShareFirstAid)
    },
}

# Any: each function takes the one move type that it stands under.
_REASON: Final[dict[type, tuple[tuple[Ask, ...], Callable[[Station, Seat, Any], Refusal | None]]]] = {
    moves.Lay: (_ACT_OR_ENTRY, why_not_lay),
    moves.ThrowGrenade: (_ACT, why_not_grenade),
    moves.UseScanner: (_ACT, why_not_scanner),
    moves.FirstAid: (_ACT, why_not_first_aid),
    moves.ShareFirstAid: (_ACT, why_not_share),
    moves.Search: (_ACT, why_not_search),
    moves.TeamSearch: (_ACT, why_not_team_search),
    moves.Fire: ((Ask.ACT, Ask.ENTRY, Ask.SECOND_SHOT), why_not_fire),
    moves.Stab: (_ACT_OR_ENTRY, why_not_stab),
    moves.HeatScan: (_ACT, why_not_terminal),
    moves.OpenDoors: (_ACT, why_not_terminal),
    moves.Cameras: (_ACT, why_not_cameras),
    moves.Heal: (_ACT, why_not_heal),
    moves.Burn: (_ACT, why_not_burn),
    moves.Explore: (_ACT, why_not_explore),
    moves.Walk: (_ACT, why_not_walk),
    moves.Run: (_ACT, why_not_run),
    moves.EndTurn: (_ACT, why_not_end),
    moves.Place: ((Ask.PLACE,), why_not_place),
    moves.Pull: ((Ask.PULL,), why_not_pull),
    moves.Trade: ((Ask.ENTRY,), why_not_trade),
    moves.Offer: ((Ask.OFFER,), why_not_offer),
    moves.PlayArmor: ((Ask.ARMOR,), why_not_armor),
    moves.TakeHit: ((Ask.ARMOR,), why_not_take_hit),
}
