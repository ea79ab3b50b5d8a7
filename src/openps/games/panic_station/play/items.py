"""Items that are laid open or used from the hand (section 16)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.pieces import CHARACTER_NAMED, Character
from openps.games.panic_station.play.shared import StationTurn, heal, own


def play_lay(turn: StationTurn, seat: Seat, move: moves.Lay, chance: Chance) -> None:
    """PS-16.3, PS-16.4, PS-16.7"""
    if move.card == box.BOOST:
        turn.emit(events.BoostUsed(seat))
    else:
        turn.emit(events.ItemLaid(seat, move.card))


def play_scanner(turn: StationTurn, seat: Seat, move: moves.UseScanner, chance: Chance) -> None:
    """PS-16.5"""
    turn.emit(events.HandScanned(seat, move.seat, turn.state.hands[move.seat]))


def play_first_aid(turn: StationTurn, seat: Seat, move: moves.FirstAid, chance: Chance) -> None:
    """PS-16.6  Two points for one character."""
    treat(turn, seat, (CHARACTER_NAMED[move.patient],))


def play_share_first_aid(turn: StationTurn, seat: Seat, move: moves.ShareFirstAid, chance: Chance) -> None:
    """PS-16.6  One point for one's own character and one for another."""
    pair = sorted((own(seat, move.character), CHARACTER_NAMED[move.patient]))
    treat(turn, seat, tuple(pair))


def treat(turn: StationTurn, seat: Seat, patients: tuple[Character, ...]) -> None:
    turn.emit(events.KitUsed(seat, patients))
    heal(turn, patients)
