"""Trading and infection (section 10)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import events, moves
from openps.games.panic_station.play.words import StationTurn


def play_trade(turn: StationTurn, seat: Seat, move: moves.Trade, chance: Chance) -> None:
    """PS-9.13"""
    state = turn.state
    turn.emit(events.TradeBegan(seat, move.partner, state.where[2 * seat + state.duty]))


def play_offer(turn: StationTurn, seat: Seat, move: moves.Offer, chance: Chance) -> None:
    """PS-10.1  When both have chosen the cards change hands, and what follows from them follows (PS-10.4)."""
    state = turn.state
    turn.emit(events.CardOffered(seat, move.card))
    given, back = state.offers
    if given and back:
        turn.emit(events.CardsTraded(state.active, state.partner, given, back))
