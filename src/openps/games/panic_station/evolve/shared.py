"""What the writers of all chapters share."""

from __future__ import annotations

from bisect import insort

from openps.engine.ids import Seat
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import NO_ATTEMPT, Did, Incident, Note, What
from openps.games.panic_station.made import LEFT_HAND
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import NEITHER, KindNumber
from openps.games.panic_station.state import RUN_IS_KEPT, Station


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    row = list(cards)
    insort(row, card)
    return tuple(row)


def exchanged(cards: tuple[Card, ...], given: Card, got: Card) -> tuple[Card, ...]:
    """With one card in the place of another."""
    row = list(cards)
    row.remove(given)
    insort(row, got)
    return tuple(row)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def remember(state: Station, what: What, seat: Seat, other: int = 0, number: int = 0) -> None:
    add_incident(state, Incident(what, seat, other, number, ""))


def add_incident(state: Station, incident: Incident) -> None:
    state.story = state.story + (incident,)  # noqa: RUF005 - copied once: a story is long


def note(
    state: Station, seat: Seat, what: str, with_seat: Seat, cards: tuple[Card, ...],
    did: tuple[Did, Did] = (NO_ATTEMPT, NO_ATTEMPT),
) -> None:  # fmt: skip
    noted = Note(len(state.story), what, with_seat, cards, did)
    state.notes[seat] = state.notes[seat] + (noted,)


def leaves_hand(state: Station, seat: Seat, card: Card) -> None:
    """A card openly leaves a hand."""
    state.hands[seat] = without(state.hands[seat], card)
    add_incident(state, LEFT_HAND[seat][card])


def used_up(state: Station, seat: Seat, card: Card) -> None:
    """PS-16.2  From the hand to the discard pile."""
    leaves_hand(state, seat, card)
    state.discard = (*state.discard, card)


def spend(state: Station, points: int) -> None:
    """PS-4.3"""
    now = state.now
    now.ap -= points
    if state.options.rules < RUN_IS_KEPT:
        now.bonus = NEITHER


def lose_bonus(now: TurnView, kind: KindNumber) -> None:
    """PS-9.17"""
    if now.bonus == kind:
        now.bonus, now.bonus_too = now.bonus_too, NEITHER
    elif now.bonus_too == kind:
        now.bonus_too = NEITHER
