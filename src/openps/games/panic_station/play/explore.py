"""Exploring and placing cards (section 7)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.made import EXPLORE_BEGAN
from openps.games.panic_station.outcome import end_after_card, end_after_scan
from openps.games.panic_station.pieces import ANYWHERE
from openps.games.panic_station.play.shared import StationTurn, end_if, own
from openps.games.panic_station.state import Station


def play_explore(turn: StationTurn, seat: Seat, move: moves.Explore, chance: Chance) -> None:
    """PS-7.1"""
    turn.emit(EXPLORE_BEGAN[seat][turn.state.where[own(seat, move.character)]])
    try_card(turn)


def try_card(turn: StationTurn) -> None:
    """PS-7.8, PS-7.9, PS-7.13  A card that fits nowhere makes room for the next one, which must fit here."""
    state = turn.state
    if fits_here(state):
        return
    following = seen(state, 1)
    if state.plan[0] == box.HIVE:
        turn.emit(events.HiveSetAside(following))
    else:
        turn.emit(events.CardBuried(box.ROOM_KEYS[state.plan[0]], following))
    if not fits_here(state):
        turn.emit(events.ExploreFailed())


def fits_here(state: Station) -> bool:
    spots = state.floor.spots(state.plan[0])
    return bool(spots) if state.now.placing == ANYWHERE else state.now.placing in spots


def seen(state: Station, position: int) -> str | None:
    """PS-3.4  The card that lies on top when the ones before it are gone."""
    return box.ROOM_KEYS[state.plan[position]] if position < len(state.plan) else None


def play_place(turn: StationTurn, seat: Seat, move: moves.Place, chance: Chance) -> None:
    """PS-7.1, PS-7.11, PS-13.6, PS-13.7"""
    state = turn.state
    card = state.plan[0]
    following = box.ROOM_KEYS[box.HIVE] if state.aside else seen(state, 1)
    turn.emit(events.RoomPlaced(box.ROOM_KEYS[card], move.room, move.way, move.facing, following))
    if card == box.HIVE:
        scan(turn)
    else:
        end_if(turn, end_after_card(state))


def scan(turn: StationTurn) -> None:
    """PS-13.3, PS-13.4  Truthful, and one number only: how many of the living are infected."""
    state = turn.state
    turn.emit(events.ScanRead((state.alive & state.infected).bit_count(), state.alive.bit_count()))
    end_if(turn, end_after_scan(state))
