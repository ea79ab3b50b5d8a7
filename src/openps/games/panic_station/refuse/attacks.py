"""Against attacks (section 11)."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station import refusals as because
from openps.games.panic_station.box import ANDROID, TROOPER
from openps.games.panic_station.legal import ask_of
from openps.games.panic_station.legal.aims import shots, targets_in
from openps.games.panic_station.refuse.words import first_of, room_of
from openps.games.panic_station.state import OFF, Ask, Station, has


def why_not_fire(state: Station, seat: Seat, move: moves.Fire) -> Refusal | None:
    room = state.where[2 * seat + ANDROID]
    target = box.CHARACTER_NUMBER.get(move.target)
    there = room if target is None else state.where[target]
    elsewhere = there not in (room, OFF) or move.target in box.PARASITES_BEYOND
    return first_of(
        (room == OFF or state.duty == TROOPER, because.NO_ANDROID),
        (not state.bullets[seat], because.NO_BULLET),
        (not state.ap and not state.shots, because.NO_AP),
        (target is not None and target >> 1 == seat, because.OWN_CHARACTER),
        (elsewhere and not has(state, seat, box.SCOPE), because.NO_SCOPE),
        (move not in shots(state, seat), because.NO_TARGET),
        (ask_of(state) is Ask.ENTRY and (target is None or elsewhere), because.NOT_AN_ATTACK),
    )


def why_not_stab(state: Station, seat: Seat, move: moves.Stab) -> Refusal | None:
    room = room_of(state, seat, move.character)
    target = box.CHARACTER_NUMBER.get(move.target)
    other = target is None or box.KIND_NUMBER[move.character] != state.duty
    return first_of(
        (room == OFF, because.OFF_BOARD),
        (not has(state, seat, box.KNIFE), because.NO_KNIFE),
        (not state.ap, because.NO_AP),
        (target is not None and target >> 1 == seat, because.OWN_CHARACTER),
        (move.target not in targets_in(state, seat, room, ""), because.NO_TARGET),
        (ask_of(state) is Ask.ENTRY and other, because.NOT_AN_ATTACK),
    )
