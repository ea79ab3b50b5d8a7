"""Terminal, sick bay and the Hive (sections 13, 15 and 17)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import events, moves
from openps.games.panic_station.outcome import End
from openps.games.panic_station.pieces import PAIRS, seat_of
from openps.games.panic_station.play.explore import scan, try_card
from openps.games.panic_station.play.search import is_red
from openps.games.panic_station.play.shared import StationTurn, end_if, heal, own, parasite_appears


def play_heat_scan(turn: StationTurn, seat: Seat, move: moves.HeatScan, chance: Chance) -> None:
    """PS-13.3"""
    use_terminal(turn, seat, move.character, "scan", chance)


def play_doors(turn: StationTurn, seat: Seat, move: moves.OpenDoors, chance: Chance) -> None:
    """PS-13.5"""
    use_terminal(turn, seat, move.character, "doors", chance)


def play_cameras(turn: StationTurn, seat: Seat, move: moves.Cameras, chance: Chance) -> None:
    """PS-13.6"""
    use_terminal(turn, seat, move.character, "cameras", chance)


def use_terminal(turn: StationTurn, seat: Seat, kind: str, function: str, chance: Chance) -> None:
    """PS-13.1, PS-13.2  On a red card the parasite comes first."""
    me = own(seat, kind)
    was_red = is_red(turn, turn.state.where[me])
    turn.emit(events.TerminalUsed(seat, me, function))
    if was_red:
        parasite_appears(turn, seat, me, chance)


def play_heal(turn: StationTurn, seat: Seat, move: moves.Heal, chance: Chance) -> None:
    """PS-15.1, PS-15.4"""
    both = move.character == "both"
    me = PAIRS[seat][0] if both else own(seat, move.character)
    was_red = is_red(turn, turn.state.where[me])
    turn.emit(events.SickBayUsed(seat, me, both))
    if was_red:
        parasite_appears(turn, seat, me, chance)


def use_room(turn: StationTurn) -> None:
    """What the room does, once its parasite has come."""
    state = turn.state
    if state.now.use == "scan":
        scan(turn)
    elif state.now.use == "doors":
        turn.emit(events.DoorsOpened())
    elif state.now.use == "cameras":
        turn.emit(events.CamerasSwitchedOn())
        try_card(turn)
    else:
        user = state.now.user
        heal(turn, PAIRS[seat_of(user)] if state.now.use == "both" else (user,))


def play_burn(turn: StationTurn, seat: Seat, move: moves.Burn, chance: Chance) -> None:
    """PS-17.1"""
    turn.emit(events.HiveBurned(seat))
    end_if(turn, End.HIVE_BURNED)
