"""Against attacks (section 11)."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.box import ANDROID, KIND_NUMBER, TROOPER
from openps.games.panic_station.legal import ask_of
from openps.games.panic_station.legal.aims import shots, targets_in
from openps.games.panic_station.pieces import CHARACTER_NAMED, OFF, seat_of
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.refuse.shared import first_of
from openps.games.panic_station.state import Ask, Station, has, room_of


def why_not_fire(state: Station, seat: Seat, move: moves.Fire) -> Refusal | None:
    room = room_of(state, seat, ANDROID)
    target = CHARACTER_NAMED.get(move.target)
    there = room if target is None else state.where[target]
    elsewhere = there not in (room, OFF) or move.target in box.PARASITES_BEYOND
    return first_of(
        (room == OFF or state.now.duty == TROOPER, because.NO_ANDROID),
        (not state.bullets[seat], because.NO_BULLET),
        (not state.now.ap and not state.now.shots, because.NO_AP),
        (target is not None and seat_of(target) == seat, because.OWN_CHARACTER),
        (elsewhere and not has(state, seat, box.SCOPE), because.NO_SCOPE),
        (move not in shots(state, seat), because.NO_TARGET),
        (ask_of(state) is Ask.ENTRY and (target is None or elsewhere), because.NOT_AN_ATTACK),
    )


def why_not_stab(state: Station, seat: Seat, move: moves.Stab) -> Refusal | None:
    room = room_of(state, seat, KIND_NUMBER[move.character])
    target = CHARACTER_NAMED.get(move.target)
    other = target is None or KIND_NUMBER[move.character] != state.now.duty
    return first_of(
        (room == OFF, because.OFF_BOARD),
        (not has(state, seat, box.KNIFE), because.NO_KNIFE),
        (not state.now.ap, because.NO_AP),
        (target is not None and seat_of(target) == seat, because.OWN_CHARACTER),
        (move.target not in targets_in(state, seat, room, ""), because.NO_TARGET),
        (ask_of(state) is Ask.ENTRY and other, because.NOT_AN_ATTACK),
    )
