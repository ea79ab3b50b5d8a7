"""Decks, hands and tables: setup, draws, items and trades."""

from __future__ import annotations

from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import (
    NO_ATTEMPT,
    NOTE_LOOK,
    NOTE_TRADE,
    TRADE,
    Did,
    Infection,
    What,
    told_giver,
)
from openps.games.panic_station.evolve.shared import (
    add_incident,
    exchanged,
    leaves_hand,
    lose_bonus,
    note,
    remember,
    spend,
    used_up,
    with_card,
)
from openps.games.panic_station.made import DREW
from openps.games.panic_station.pieces import LURKERS, NEITHER, NO_CHARACTERS, NOBODY, Characters, kind_of, visit
from openps.games.panic_station.state import RUN_IS_KEPT, Station, is_infected


def station_set_up(state: Station, event: events.StationSetUp) -> None:
    state.plan = tuple([box.ROOM_NUMBER[key] for key in event.rooms if key is not None])
    state.deck = tuple([card for card in event.deck if card is not None])
    state.left = len(state.deck)
    state.active = state.marker = event.first


def draw(state: Station, seat: Seat, card: Card) -> None:
    """PS-3.10, PS-12.7  Whoever gets the host card is the Host and infected."""
    state.left -= 1
    state.hands[seat] = with_card(state.hands[seat], card)
    if card == box.HOST:
        state.host = seat
        state.infected |= 1 << seat


def card_dealt(state: Station, event: events.CardDealt) -> None:
    assert event.card is not None
    draw(state, event.seat, event.card)


def alert_dealt(state: Station, event: events.AlertDealt) -> None:
    state.left -= 1
    state.discard = (*state.discard, box.ALERT)
    state.gray -= 1
    state.parasites = (LURKERS[0][box.GRAY], *state.parasites)  # in the Reactor


def searched(state: Station, event: events.Searched) -> None:
    spend(state, 1)
    state.red |= 1 << state.floor.card_of[state.where[event.character]]
    now = state.now
    now.draws = Characters(event.draws)
    now.must_search = False
    lose_bonus(now, kind_of(event.character))


def card_drawn(state: Station, event: events.CardDrawn) -> None:
    assert event.card is not None
    drew(state, event.seat)
    draw(state, event.seat, event.card)
    next_draw(state)


def next_draw(state: Station) -> None:
    state.now.draws = Characters(state.now.draws[1:])


def drew(state: Station, seat: Seat) -> None:
    """Remembered as long as it may have been the host card (PS-3.5)."""
    drawn = len(state.deck) - state.left + 1
    if not state.fresh and drawn <= box.SET_PER_PLAYER * len(state.hands):
        add_incident(state, DREW[seat][drawn])


def alert_drawn(state: Station, event: events.AlertDrawn) -> None:
    drew(state, NOBODY)
    state.left -= 1
    state.discard = (*state.discard, box.ALERT)
    next_draw(state)


def deck_reshuffled(state: Station, event: events.DeckReshuffled) -> None:
    state.deck = tuple([card for card in event.cards if card is not None])
    state.left = len(state.deck)
    state.fresh = tuple(sorted(state.deck))
    state.discard = ()


def nothing_left(state: Station, event: events.NothingLeftToDraw) -> None:
    state.now.draws = NO_CHARACTERS


def item_laid(state: Station, event: events.ItemLaid) -> None:
    spend(state, 0)
    leaves_hand(state, event.seat, event.card)
    state.tables[event.seat] = with_card(state.tables[event.seat], event.card)
    if event.card == box.AMMO:
        state.bullets[event.seat] += box.BULLETS


def boost_used(state: Station, event: events.BoostUsed) -> None:
    spend(state, -box.BOOST_AP)
    used_up(state, event.seat, box.BOOST)


def hand_scanned(state: Station, event: events.HandScanned) -> None:
    spend(state, 1)
    used_up(state, event.seat, box.SCANNER)
    note(state, event.seat, NOTE_LOOK, event.target, tuple([card for card in event.cards if card is not None]))
    remember(state, What.LOOK, event.seat, event.target)


def kit_used(state: Station, event: events.KitUsed) -> None:
    spend(state, state.options.first_aid_ap)
    used_up(state, event.seat, box.KIT)


def healed(state: Station, event: events.Healed) -> None:
    for patient, health in zip(event.patients, event.health, strict=True):
        state.health[patient] = health
    state.now.use = ""


# ---- trade


def trade_began(state: Station, event: events.TradeBegan) -> None:
    now = state.now
    now.partner = event.partner
    if state.options.rules < RUN_IS_KEPT:
        now.bonus = NEITHER
    now.met |= visit(event.room, now.duty)


def card_offered(state: Station, event: events.CardOffered) -> None:
    assert event.card is not None
    mine, theirs = state.offers
    mine, theirs = (event.card, theirs) if event.seat == state.active else (mine, event.card)
    state.offers, state.now.offered = (mine, theirs), (bool(mine), bool(theirs))


def cards_traded(state: Station, event: events.CardsTraded) -> None:
    """PS-10.1, PS-10.4"""
    one, other, given, back = event.seat, event.partner, event.given, event.back
    assert given is not None
    assert back is not None
    state.hands[one] = exchanged(state.hands[one], given, back)
    state.hands[other] = exchanged(state.hands[other], back, given)
    mine, theirs = event.given_did, event.back_did
    infect(state, one, other, mine)
    infect(state, other, one, theirs)
    note(state, one, NOTE_TRADE, other, (given, back), (told_giver(mine, back, theirs), theirs))
    note(state, other, NOTE_TRADE, one, (back, given), (told_giver(theirs, given, mine), mine))
    remember(state, TRADE, one, other, number=state.turn)
    now = state.now
    state.offers, now.offered = ("", ""), (False, False)
    now.partner, now.entering, now.duty = NOBODY, now.duty, NEITHER


def infect(state: Station, giver: Seat, taker: Seat, did: Did) -> None:
    """PS-10.4, PS-18.2"""
    if did is NO_ATTEMPT:
        return
    if did in (Did.INFECTED, Did.HOST) and not is_infected(state, taker):
        state.infected |= 1 << taker
        state.infections = (*state.infections, Infection(giver, taker))
    if did is Did.HOST:
        state.host = taker


def hive_burned(state: Station, event: events.HiveBurned) -> None:
    spend(state, 1)
    for _ in range(state.options.gas_to_burn):
        used_up(state, event.seat, box.GAS)


def match_ended(state: Station, event: events.MatchEnded) -> None:
    state.end = event.reason
