"""Where the hidden cards of Pani-High! are: card counting, what was seen, and what players keep (PH-H7 to PH-H17)."""

from __future__ import annotations

from typing import Final

from openps.editions.pani_high.bots.estimates import read
from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.state import School
from openps.games.pani_high.view import PaniView

# Counted in matches between heuristic players: how much more often than a club card each is found in a hand.
# Conspiracies are played at once; what protects is kept.
KEPT: Final = {
    box.AGITATION: 0.05, box.RAID: 0.1, box.DROP_OUT: 0.25, box.SPY: 0.25, box.POLICEWOMAN: 1.35, box.BRIBE: 1.25,
    box.SEAL: 1.5,
}  # fmt: skip
FINE: Final = 1000


def marginals(view: PaniView) -> list[dict[Card, float]]:
    """For each seat how many copies of each card it holds on average, in its hand or face down before it."""
    reading = read(view, KEPT)
    total = sum(reading.weights, 0.0)
    by_seat: list[dict[Card, float]] = []
    for seat, sighted in enumerate(reading.sighted):
        odds: dict[Card, float] = {}
        if seat == view.viewer:
            odds = {card: float(view.hand.count(card)) for card in dict.fromkeys(view.hand)}
        else:
            for card, share in sighted:
                odds[card] = odds.get(card, 0.0) + share
            for card, weight in zip(reading.unseen, reading.weights, strict=True):
                odds[card] = odds.get(card, 0.0) + reading.unknown[seat] * weight / total
        by_seat.append(odds)
    return by_seat


def believed(view: PaniView, chance: Chance) -> School:
    """A world that the view cannot rule out, in which the others hold what players keep.

    Conspiracies that nobody saw change places with cards of the pile, mostly.
    """
    world = PANI_HIGH.determinize(view, chance)
    seen = {(sighting.card, seat) for sighting in view.memory for seat in sighting.seats}
    for seat, hand in enumerate(world.hands):
        if seat != view.viewer and any(card in box.CONSPIRACIES for card in hand):
            world.hands[seat] = sorted([_swapped(world, card, seat, seen, chance) for card in hand])
    return world


def _swapped(world: School, card: Card, seat: Seat, seen: set[tuple[Card, Seat]], chance: Chance) -> Card:
    if card not in box.CONSPIRACIES or (card, seat) in seen or not world.pile:
        return card
    if chance.below(FINE, "kept") < FINE * KEPT[card]:
        return card
    at = chance.below(len(world.pile), "kept")
    other = world.pile[at]
    if other in box.CONSPIRACIES or world.options.deck.is_location[other]:
        return card
    world.pile[at] = card
    return other
