"""The menu of a turn in the order of the OpenPS algorithm: what can be done, and of the rest why not.

It is worked out from what the deciding seat sees: a menu of the true state and one of any state that the seat's view
cannot rule out are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.box import KINDS
from openps.games.panic_station.legal import ask_of, legal_moves
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.refuse import reason
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.state import Ask, Station, may_lay, others_in, own_rooms, parasites_in


class Action(StrEnum):
    """The kinds of action of a turn, in their order."""

    USE_CARD = "use_card"
    SEARCH = "search"
    ATTACK = "attack"
    TERMINAL = "terminal"
    SICK_BAY = "sick_bay"
    BURN = "burn"
    EXPLORE = "explore"
    MOVE = "move"
    TRADE = "trade"
    END = "end"


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of action: its legal moves, or the reason that there are none."""

    action: Action
    moves: tuple[StationMove, ...]
    refusal: Refusal | None


_ACTION: Final[dict[type, Action]] = {
    moves.Lay: Action.USE_CARD,
    moves.ThrowGrenade: Action.USE_CARD,
    moves.UseScanner: Action.USE_CARD,
    moves.FirstAid: Action.USE_CARD,
    moves.ShareFirstAid: Action.USE_CARD,
    moves.Search: Action.SEARCH,
    moves.TeamSearch: Action.SEARCH,
    moves.Fire: Action.ATTACK,
    moves.WasteShot: Action.ATTACK,
    moves.Stab: Action.ATTACK,
    moves.HeatScan: Action.TERMINAL,
    moves.OpenDoors: Action.TERMINAL,
    moves.Cameras: Action.TERMINAL,
    moves.Heal: Action.SICK_BAY,
    moves.Burn: Action.BURN,
    moves.Explore: Action.EXPLORE,
    moves.Walk: Action.MOVE,
    moves.Run: Action.MOVE,
    moves.Trade: Action.TRADE,
    moves.EndTurn: Action.END,
}


def menu(state: Station, seat: Seat, legal: Sequence[StationMove] | None = None) -> tuple[Entry, ...]:
    """Every kind of action for the seat whose turn it is; empty while another question is open, or for others.

    A caller that has the legal moves already passes them in.
    """
    if ask_of(state) not in (Ask.ACT, Ask.ENTRY) or seat != state.active:
        return ()
    by_action: dict[Action, list[StationMove]] = {action: [] for action in Action}
    for move in legal_moves(state, seat) if legal is None else legal:
        by_action[_ACTION[type(move)]].append(move)
    return tuple(
        [
            Entry(action, tuple(possible), None if possible else why_no_action(state, seat, action))
            for action, possible in by_action.items()
        ]
    )


def why_no_action(state: Station, seat: Seat, action: Action) -> Refusal:
    """The reason for a kind of action as a whole: that of its most promising move."""
    if action is Action.USE_CARD:
        return why_no_card(state, seat)
    if action is Action.ATTACK:
        return why_no_attack(state, seat)
    trivial = []
    for move in _examples(seat, action):
        refusal = reason(state, seat, move)
        if refusal.key not in _TRIVIAL:
            return refusal
        trivial.append(refusal)
    return next((refusal for refusal in trivial if refusal is not because.OFF_BOARD), trivial[0])


_TRIVIAL: Final = {
    refusal.key
    for refusal in (
        because.OFF_BOARD, because.NO_ROOM_BEYOND, because.NO_DOORWAY, because.NO_TERMINAL, because.NO_SICK_BAY,
        because.NO_ICON,
    )
}  # fmt: skip


@cache
def _examples(seat: Seat, action: Action) -> tuple[StationMove, ...]:
    """Moves of a kind that between them meet every reason against it."""
    if action is Action.SEARCH:
        return tuple([moves.Search(kind) for kind in KINDS])
    if action is Action.TERMINAL:
        return tuple([moves.HeatScan(kind) for kind in KINDS])
    if action is Action.SICK_BAY:
        return tuple([moves.Heal(kind) for kind in KINDS])
    if action is Action.BURN:
        return (moves.Burn(),)
    if action is Action.EXPLORE:
        return tuple([moves.Explore(kind) for kind in KINDS])
    if action is Action.MOVE:
        return tuple([moves.Walk(kind, way) for kind in KINDS for way in box.WAYS])
    return (moves.Trade(seat),) if action is Action.TRADE else (moves.EndTurn(),)


def why_no_card(state: Station, seat: Seat) -> Refusal:
    """PS-16.1"""
    if not may_lay(state, seat):
        return because.HAND_MINIMUM
    if ask_of(state) is Ask.ENTRY:
        return because.ONLY_WEAPONS_FIRST
    hand = state.hands[seat]
    needs_ap = box.GRENADE in hand or box.SCANNER in hand or box.KIT in hand
    return because.NO_AP if needs_ap and not state.now.ap else because.NO_USABLE_CARD


def why_no_attack(state: Station, seat: Seat) -> Refusal:
    """PS-11.1, PS-11.2, PS-11.9"""
    knife, gun = box.KNIFE in state.tables[seat], bool(state.bullets[seat])
    if not any(others_in(state, seat, room) or parasites_in(state, room) for room in own_rooms(state, seat)):
        return because.NO_TARGET
    if not knife and not gun:
        return because.NO_WEAPON
    return because.NO_AP if not state.now.ap else because.NO_TARGET
