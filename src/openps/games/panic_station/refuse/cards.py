"""Against laying and using cards (sections 11 and 16) and searching (section 12)."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.box import KIND_NUMBER
from openps.games.panic_station.legal import ask_of
from openps.games.panic_station.legal.cards import company
from openps.games.panic_station.pieces import CHARACTER_NAMED, OFF, PAIRS
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.refuse.rooms import why_not_pass
from openps.games.panic_station.refuse.shared import first_of
from openps.games.panic_station.state import Ask, Station, may_lay, own_rooms, room_of, rooms_of


def why_not_lay(state: Station, seat: Seat, move: moves.Lay) -> Refusal | None:
    return first_of(
        (move.card not in state.hands[seat], because.NOT_IN_HAND),
        (move.card not in box.FREELY_LAID, because.NOT_LAID),
        (not may_lay(state, seat), because.HAND_MINIMUM),
        (ask_of(state) is Ask.ENTRY, because.ONLY_WEAPONS_FIRST),
    )


def why_not_use(state: Station, seat: Seat, card: str, points: int) -> Refusal | None:
    return first_of(
        (card not in state.hands[seat], because.NOT_IN_HAND),
        (not may_lay(state, seat), because.HAND_MINIMUM),
        (state.now.ap < points, because.NO_AP),
    )


def why_not_grenade(state: Station, seat: Seat, move: moves.ThrowGrenade) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    return why_not_use(state, seat, box.GRENADE, 1) or first_of(
        (room == OFF, because.OFF_BOARD),
        (why_not_pass(state, seat, room, move.way) is not None, because.NO_THROW),
    )


def why_not_scanner(state: Station, seat: Seat, move: moves.UseScanner) -> Refusal | None:
    return why_not_use(state, seat, box.SCANNER, 1) or first_of(
        (move.seat not in company(state, seat), because.NOBODY_THERE),
    )


def why_not_first_aid(state: Station, seat: Seat, move: moves.FirstAid) -> Refusal | None:
    patient = CHARACTER_NAMED[move.patient]
    return why_not_use(state, seat, box.KIT, state.options.first_aid_ap) or first_of(
        (state.where[patient] not in own_rooms(state, seat), because.NOT_IN_ROOM),
        (state.health[patient] == box.FULL_HEALTH, because.NOT_HURT),
    )


def why_not_share(state: Station, seat: Seat, move: moves.ShareFirstAid) -> Refusal | None:
    me, patient = PAIRS[seat][KIND_NUMBER[move.character]], CHARACTER_NAMED[move.patient]
    return why_not_use(state, seat, box.KIT, state.options.first_aid_ap) or first_of(
        (state.where[me] == OFF, because.OFF_BOARD),
        (state.where[me] != state.where[patient] or me == patient, because.NOT_IN_ROOM),
        (box.FULL_HEALTH in (state.health[me], state.health[patient]), because.NOT_HURT),
    )


# ---- search


def why_not_search(state: Station, seat: Seat, move: moves.Search | moves.TeamSearch) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    return first_of(
        (room == OFF, because.OFF_BOARD),
        (not state.floor.searchable[room], because.NO_ICON),
        (not state.left and not state.discard, because.NOTHING_TO_DRAW),
        (not state.now.ap, because.NO_AP),
    )


def why_not_team_search(state: Station, seat: Seat, move: moves.TeamSearch) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    if room == OFF:
        return because.OFF_BOARD
    return first_of(
        (state.floor.icons[room] != box.TEAM, because.NO_TEAM_ROOM),
        (move.partner == seat or room not in rooms_of(state, move.partner), because.NO_TEAM_MATE),
        (bool(state.now.fought >> room & 1), because.FOUGHT_HERE),
    ) or why_not_search(state, seat, move)
