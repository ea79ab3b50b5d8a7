"""What a view leaves open of a hand, counted: closed forms and one table, card by card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TypeAlias

from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.view import PaniView

Key: TypeAlias = tuple[int, int, int]
"""How many cards, how many Bribes among them, and what the others add up to."""


@dataclass(frozen=True, slots=True)
class Count:
    """Of a view without doubts: which cards are certain in each hand, and those that may be in any."""

    view: PaniView
    sure: tuple[Counter[Card], ...]
    pool: Counter[Card]

    def unknown(self, seat: Seat) -> int:
        return self.view.hand_sizes[seat] - self.sure[seat].total()

    def has(self, seat: Seat, card: Card) -> Fraction:
        """The share of the hands that she may have in which there is at least one such card."""
        if self.sure[seat][card]:
            return Fraction(1)
        total, size = self.pool.total(), self.unknown(seat)
        return 1 - Fraction(comb(total - self.pool[card], size), comb(total, size))

    def keeps(self, place: Card) -> Fraction:
        """The share of her hands with which its owner holds a location against all that I could lay there: with a
        Policewoman, or by what her cards are worth, a Bribe taking at least my weakest one."""
        owner = owner_of(self.view, place)
        if self.sure[owner][box.POLICEWOMAN]:
            return Fraction(1)
        mine = sorted(self._fighters(Counter(self.view.hand), place))
        hers = sum(self._fighters(self.sure[owner], place))
        lost = 0
        for (_, bribes, worth), ways in self._hands(owner, place).items():
            taken = sum(mine[: bribes + self.sure[owner][box.BRIBE]])
            lost += ways * (hers + worth + taken < sum(mine) - taken)
        return 1 - Fraction(lost, comb(self.pool.total(), self.unknown(owner)))

    def _fighters(self, cards: Counter[Card], place: Card) -> list[int]:
        worth = self.view.options.deck.worth[place]
        return [worth[card] for card in cards.elements() if worth.get(card, 0)]

    def _hands(self, seat: Seat, place: Card) -> dict[Key, int]:
        """Her unknown cards without a Policewoman: one card after the other is among them, or is not."""
        worth, size = self.view.options.deck.worth[place], self.unknown(seat)
        made: Counter[Key] = Counter({(0, 0, 0): 1})
        for card in [one for one in self.pool.elements() if one != box.POLICEWOMAN]:
            for (cards, bribes, value), ways in list(made.items()):
                if cards < size:
                    made[cards + 1, bribes + (card == box.BRIBE), value + worth.get(card, 0)] += ways
        return {key: ways for key, ways in made.items() if key[0] == size}


def owner_of(view: PaniView, place: Card) -> Seat:
    return next(seat for seat, row in enumerate(view.places) if place in row)


def count(view: PaniView) -> Count | None:
    """Nothing where it is open in whose hand a card is that was seen, or while cards lie face down."""
    if view.battle is not None or any(len(sighting.seats) > 1 for sighting in view.memory):
        return None
    sure: tuple[Counter[Card], ...] = tuple([Counter() for _ in view.hand_sizes])
    for sighting in view.memory:
        sure[sighting.seats[0]][sighting.card] += 1
    deck = view.options.deck
    pool = Counter({card: copies for card, copies in deck.copies.items() if not deck.is_location[card]})
    pool.subtract([*view.hand, *view.discard, *[sighting.card for sighting in view.memory]])
    return Count(view, sure, +pool)
