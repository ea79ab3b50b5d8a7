"""How likely everybody holds what, by counting: cards that were seen are where they were seen, the others anywhere.

Gas cans follow other laws, since they are what players give and keep (beliefs.py).
"""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.imagine import hidden_cards, sightings
from openps.games.panic_station.view import StationView

COUNTED: Final = tuple(sorted(box.ITEMS - {box.GAS}))


def likely_hands(view: StationView) -> list[dict[Card, float]]:
    """For every seat the chance that each kind of item, but gas cans, is in its hand at least once."""
    hidden, seen = hidden_cards(view), sightings(view)
    loose = {card: hidden.count(card) - sum([known == card for known, _ in seen]) for card in COUNTED}
    room = [unseen_places(view, seat) for seat in range(len(view.players))]
    for card, mask in seen:
        if card not in box.COLOUR_OF:
            for seat in range(len(room)):
                room[seat] -= (mask >> seat & 1) / mask.bit_count()
    places = view.deck + sum([player.buried for player in view.players]) + sum(room, 0.0)
    hands: list[dict[Card, float]] = []
    for seat in range(len(view.players)):
        if seat == view.viewer:
            hands.append({card: float(card in view.hand) for card in COUNTED})
            continue
        absent = {card: absence(loose[card], max(0.0, room[seat]), places) for card in COUNTED}
        for card, mask in seen:
            if card in absent and mask >> seat & 1:
                absent[card] *= 1.0 - 1.0 / mask.bit_count()
        hands.append({card: 1.0 - chance for card, chance in absent.items()})
    return hands


def unseen_places(view: StationView, seat: Seat) -> float:
    """Cards of a hand that the viewer does not see and that are not the infection cards everybody begins with."""
    if seat == view.viewer:
        return 0.0
    return float(max(0, view.players[seat].cards - view.options.infection_copies))


def absence(copies: int, room: float, places: float) -> float:
    """The chance that none of so many cards is in a hand with so much room, out of all places where they can be."""
    chance = 1.0
    for number in range(copies):
        chance *= max(0.0, 1.0 - room / max(1.0, places - number))
    return chance
