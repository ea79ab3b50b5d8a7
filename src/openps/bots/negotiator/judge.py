"""How likely a crisis is won, judged where a turn begins: a logistic regression over smooth features.

Smooth beats exact here: moves differ by little, so what is noise in a table of cells would decide between them.
What each feature is worth was learned by `make train`, against each Hostage-Taker.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from openps.bots.cells import SCALE, learned
from openps.bots.negotiator.value import features
from openps.games.negotiator import box
from openps.games.negotiator.box import Card
from openps.games.negotiator.odds import Seen
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import FACE_DOWN, FACE_UP

BASE: Final = 24  # features of value.py
PER_CARD: Final = 4
PER_DEMAND: Final = 4
PAIR: Final = 1.7  # two copies of a card are not worth twice one
TURNS: Final = box.RED_IN_DECK + box.GOLD_IN_DECK
HOSTAGES: Final = 7
_KINDS: Final[dict[Card, int]] = {card: BASE + PER_CARD * at for at, card in enumerate(HOUSE_CARDS.rank)}
_AFTER_CARDS: Final = BASE + PER_CARD * len(_KINDS)
_DEMANDS: Final[dict[Card, int]] = {
    card: _AFTER_CARDS + PER_DEMAND * at
    for at, card in enumerate([face.key for face in HOUSE_CARDS.faces if face.family in box.CONCEDABLE])
}
FEATURES: Final = _AFTER_CARDS + PER_DEMAND * len(_DEMANDS)


def knows(seen: Seen) -> bool:
    """Only our own cards were learned."""
    return seen.options.cards == HOUSE_CARDS


def facts(seen: Seen) -> list[tuple[int, float]]:
    """The features that are not 0, by their numbers; nothing that is face down counts."""
    found = [(at, value) for at, value in enumerate(features(seen)) if value]
    left, threat, zone = len(seen.deck) / TURNS, seen.threat / box.THREAT_E, seen.zone / HOSTAGES
    for card in dict.fromkeys(seen.hand):
        at, many = _KINDS[card], 1.0 if seen.hand.count(card) == 1 else PAIR
        found += ((at, many), (at + 1, many * left), (at + 2, many * threat), (at + 3, many * zone))
    for place, demand in enumerate(seen.demands):
        face = seen.faces[place]
        if demand is not None and face != FACE_DOWN:
            at = _DEMANDS[demand] + 2 * (face - FACE_UP)
            found += ((at, 1.0), (at + 1, left))
    for minor in seen.minors:
        found += ((_DEMANDS[minor], 1.0), (_DEMANDS[minor] + 1, left))
    return found


class Judge:
    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def odds(self, found: list[tuple[int, float]]) -> float:
        """The chance to win."""
        weights = self.weights
        total = 0.0
        for at, value in found:
            total += weights[at] * value
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


@cache
def learned_judge(taker: Card) -> Judge:
    """Of positions against this Hostage-Taker."""
    return Judge([weight / SCALE for weight in learned("negotiator")[taker]["judge"]])
