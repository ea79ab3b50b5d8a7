"""What may be answered to the other questions: on entering, in a trade, to an attack, with a card in hand."""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import ANDROID, Card
from openps.games.panic_station.events import NOTE_TRADE, Did
from openps.games.panic_station.legal.aims import shots
from openps.games.panic_station.legal.first_turn import keeping_places, keeping_search
from openps.games.panic_station.made import (
    ARMOR,
    FIRE,
    LAYS,
    OFFERS,
    PLACES,
    PULLS,
    STAB,
    TAKE_HIT,
    TRADES,
    WASTE,
)
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import ANYWHERE, lair_of, players_of, side_of
from openps.games.panic_station.state import FAILURES_COUNT, Station, is_infected, may_lay, room_of, strangers_in


def entry_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-9.2, PS-9.6, PS-9.13, PS-9.14"""
    legal: list[StationMove] = []
    if may_lay(state, seat):
        hand = state.hands[seat]
        legal += [LAYS[card] for card in box.BEFORE_THE_CHOICE if card in hand]
    now = state.now
    others = strangers_in(state, seat, room_of(state, seat, now.duty))
    if now.ap:
        names = [box.CHARACTERS[one] for one in others]
        if now.duty == ANDROID and state.bullets[seat]:
            legal += [FIRE[name] for name in names]
        if box.KNIFE in state.tables[seat]:
            legal += [STAB[now.duty][name] for name in names]
    legal += [TRADES[other] for other in players_of(others)]
    return keeping_search(state, seat, legal) if now.must_search else legal


def offer_moves(state: Station, seat: Seat) -> list[StationMove]:
    return [OFFERS[card] for card in offerable(state, seat)]


def offerable(state: Station, seat: Seat) -> list[Card]:
    """PS-10.2, PS-10.3, PS-10.8, PS-10.9, PS-18.2  Every kind of card that may be given, once."""
    hand = state.hands[seat]
    own = box.INFECTIONS[seat]
    cards = kinds_among(hand, box.ITEMS)
    no_items = not cards
    if is_infected(state, seat) and own in hand:
        cards.append(own)
    if no_items:
        cards += [card for card in kinds_among(hand, box.INFECTION_CARDS) if card != own]
    if box.HOST in hand and own not in hand and host_card_infects(state, seat):
        cards.append(box.HOST)
    return cards


def host_card_infects(state: Station, seat: Seat) -> bool:
    """PS-18.2"""
    if not state.options.host_card_infects or state.host != seat:
        return False
    return state.options.rules < FAILURES_COUNT or failures(state, seat) >= state.options.infection_copies


def failures(state: Station, seat: Seat) -> int:
    """PS-18.2  Attempts by the own infection cards that surely infected nobody, for all that their giver was told."""
    own = box.INFECTIONS[seat]
    tried = [note for note in state.notes[seat] if note.what == NOTE_TRADE and note.cards[0] == own]
    return sum([note.did[0] in _FAILED for note in tried])


_FAILED: Final = (Did.STOPPED, Did.PARRIED, Did.ALREADY)


def kinds_among(hand: tuple[Card, ...], cards: frozenset[Card]) -> list[Card]:
    """Every kind of some cards in a hand, once: copies lie side by side."""
    kinds: list[Card] = []
    before = ""
    for card in hand:
        if card is not before and card in cards and card != before:
            kinds.append(card)
        before = card
    return kinds


def armor_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-16.12  Everybody who is hit is asked; only a holder who may lay it can play it."""
    return [ARMOR, TAKE_HIT] if box.ARMOR in state.hands[seat] and may_lay(state, seat) else [TAKE_HIT]


def shot_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-11.4, PS-11.8  Nobody has to shoot at somebody: the second shot may go to waste."""
    return [*shots(state, seat), WASTE]


def place_moves(state: Station, seat: Seat) -> list[StationMove]:
    spots = state.floor.spots(state.plan[0])
    rooms = list(spots) if state.now.placing == ANYWHERE else [state.now.placing]
    legal: list[StationMove] = [PLACES[room][way][facing] for room in rooms for way, facing in spots[room]]
    return keeping_places(state, seat, legal) if state.now.must_search else legal


def pull_moves(state: Station, seat: Seat) -> list[StationMove]:
    """PS-14.4  Any that is not there already; if all are, nothing really moves."""
    room = state.now.pull_room
    legal: list[StationMove] = []
    before = -1
    for one in state.parasites:
        if one != before:  # copies lie side by side
            before, lair = one, lair_of(one)
            if lair != room:
                legal.append(PULLS[lair][side_of(one)])
    return legal or [PULLS[room][side_of(state.parasites[0])]]
