"""Trading and infection (section 10)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import NO_ATTEMPT, Did
from openps.games.panic_station.evolve.cards import card_offered, cards_traded, trade_began
from openps.games.panic_station.made import CARD_OFFERED
from openps.games.panic_station.play.shared import StationTurn
from openps.games.panic_station.state import Station, is_infected, room_of


def play_trade(turn: StationTurn, seat: Seat, move: moves.Trade, chance: Chance) -> None:
    """PS-9.13"""
    state = turn.state
    event = events.TradeBegan(seat, move.partner, room_of(state, seat, state.now.duty))
    trade_began(turn.told(event), event)


def play_offer(turn: StationTurn, seat: Seat, move: moves.Offer, chance: Chance) -> None:
    """PS-10.1  When both have chosen the cards change hands, and what follows from them follows (PS-10.4)."""
    state = turn.state
    offered = CARD_OFFERED[seat][move.card]
    card_offered(turn.told(offered), offered)
    given, back = state.offers
    if given and back:
        one, other = state.active, state.now.partner
        did = attempt(state, one, other, given, back), attempt(state, other, one, back, given)
        traded = events.CardsTraded(one, other, given, back, *did)
        cards_traded(turn.told(traded), traded)


def attempt(state: Station, giver: Seat, taker: Seat, card: Card, back: Card) -> Did:
    """PS-10.4, PS-18.2  The giver's own infection card infects, unless a gas can comes back."""
    by_host_card = card == box.HOST and giver == state.host
    if card != box.INFECTIONS[giver] and not by_host_card:
        return NO_ATTEMPT
    if back == box.GAS:
        return Did.ALREADY if is_infected(state, taker) else Did.PARRIED
    if by_host_card:
        return Did.HOST
    return Did.ALREADY if is_infected(state, taker) else Did.INFECTED
