"""Instinct: for every move how much better or worse it is than the rule of thumb says, feature by feature.

It was learned by playing (`make train`, ../train.py), against each Hostage-Taker; so was how likely a
crisis is won from here. A feature is something open, such as "Threat is 3" or "Keep Cool is in hand".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Final, TypeAlias

from openps.bots.cells import SCALE, learned, starts
from openps.editions.negotiator.bots.heuristic import takes_free_card, worths
from openps.games.negotiator import box
from openps.games.negotiator.box import Card
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import Seen, dice_for, successes_of
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, Ask, Fate

Row: TypeAlias = list[float]
"""What every feature is worth to one move, or in one question."""

Kept: TypeAlias = Mapping[str, Sequence[int]]
"""Rows as they are written down: a feature, its worth in thousandths, the next feature …"""

KEEN: Final = 1.5  # how much the rule of thumb counts: logits for each point of its worth

# Each block of features is one question about the position; its answer is the one that is active.
_THREATS: Final = box.THREAT_E + 1
_TURNS: Final = box.RED_IN_DECK + box.GOLD_IN_DECK + 1
_ZONES: Final = 9
_ROOMS: Final = 4
_POINTS: Final = 12
_SIZES: Final = box.HAND_LIMIT + 1
_CARD: Final[dict[Card, int]] = {card: at for at, card in enumerate(HOUSE_CARDS.rank)}
_DEMANDS: Final = [face.key for face in HOUSE_CARDS.faces if face.family in box.CONCEDABLE]
_DEMAND: Final[dict[Card, int]] = {card: at for at, card in enumerate(_DEMANDS)}
_CARDS: Final = len(_CARD)
(
    _THREAT, _LEFT, _ZONE, _ROOM, _POINT, _SIZE, _DICE, _HIDDEN, _ROW, _FOURS, _LAST, _ACCOMPLICE, _EASY, _THREAT_ZONE,
    _LEFT_ZONE, _HAND, _TWICE, _SALE, _OPEN, _GRANTED, _TESTING, FEATURES,
) = [
    1 + start
    for start in starts(
        _THREATS, _TURNS, _ZONES, _ROOMS, _POINTS, _SIZES, box.MOST_DICE, 3, 3, 2, 1, 1, 1, _THREATS * _ZONES,
        _TURNS * _ZONES, _CARDS, _CARDS, _CARDS, len(_DEMANDS), len(_DEMANDS), _CARDS + 1,
    )
]  # fmt: skip
ALWAYS: Final = 0  # the feature that always holds


def knows(seen: Seen) -> bool:
    """Only our own cards were played with."""
    return seen.options.cards is HOUSE_CARDS or seen.options.cards == HOUSE_CARDS


def features(seen: Seen) -> list[int]:
    """Those that are active; nothing that is face down counts."""
    threat, left, zone = seen.threat, min(_TURNS - 1, len(seen.deck)), min(_ZONES - 1, seen.zone)
    room = (seen.zone + seen.freed + seen.dead) // 2 - seen.dead
    active = [
        ALWAYS,
        _THREAT + threat,
        _LEFT + left,
        _ZONE + zone,
        _ROOM + max(0, min(_ROOMS - 1, room)),
        _POINT + 1 + max(-1, min(_POINTS - 2, seen.points)),
        _SIZE + min(_SIZES - 1, len(seen.hand)),
        _DICE + dice_for(seen) - 1,
        _THREAT_ZONE + _ZONES * threat + zone,
        _LEFT_ZONE + _ZONES * left + zone,
    ]
    active += _card_features(seen)
    active += _demand_features(seen)
    if seen.ask is Ask.DICE or seen.ask is Ask.PAY:
        active += _test_features(seen)
    if seen.last:
        active.append(_LAST)
    if seen.fate is Fate.ACCOMPLICE:
        active.append(_ACCOMPLICE)
    if seen.fours[0] or seen.fours[1] or seen.fours[2]:
        active.append(_EASY)
    return active


def _card_features(seen: Seen) -> list[int]:
    """What is in hand, once and twice, and what is for sale; equal cards lie together in both."""
    active, before = [], ""
    for card in seen.hand:
        active.append((_TWICE if card == before else _HAND) + _CARD[card])
        before = card
    for card in seen.market:
        if card != before:
            active.append(_SALE + _CARD[card])
            before = card
    return active


def _demand_features(seen: Seen) -> list[int]:
    active, hidden = [_OPEN + _DEMAND[minor] for minor in seen.minors], 0
    for place, demand in enumerate(seen.demands):
        face = seen.faces[place]
        if face == FACE_DOWN:
            hidden += 1
        elif demand is not None:
            active.append((_GRANTED if face == CONCEDED else _OPEN) + _DEMAND[demand])
    active.append(_HIDDEN + min(2, hidden))
    return active


def _test_features(seen: Seen) -> list[int]:
    """Of the dice on the table: the row they bring, the card, 4s that could be converted."""
    active = [_ROW + min(box.TOP_ROW, successes_of(seen)), _TESTING + _CARD.get(seen.testing, _CARDS)]
    fours = seen.rolled.count(box.CONVERTIBLE) - seen.converted
    if fours > 0:
        active.append(_FOURS + min(1, fours - 1))
    return active


class Instinct:
    """What was learned against one Hostage-Taker: a row of worths for every move, and for every question."""

    def __init__(self, moves: Mapping[CrisisMove, Row], chances: Mapping[Ask, Row]) -> None:
        self.moves = dict(moves)
        self.chances = dict(chances)

    def best(self, seen: Seen, options: Sequence[CrisisMove]) -> CrisisMove:
        if len(options) == 1 or takes_free_card(seen, options[0]):
            return options[0]
        scores = self.scores(seen, options, features(seen))
        return options[scores.index(max(scores))]

    def scores(self, seen: Seen, options: Sequence[CrisisMove], active: Sequence[int]) -> list[float]:
        """The logarithm of how often each move would be chosen, but for a constant."""
        rows = self.moves
        scores = []
        for move, worth in zip(options, worths(seen, options), strict=True):
            row, score = rows.get(move), KEEN * worth
            scores.append(score if row is None else score + sum([row[feature] for feature in active], 0.0))
        return scores

    def chance_to_win(self, ask: Ask, active: Sequence[int]) -> float:
        row = self.chances[ask]
        return logistic(sum([row[feature] for feature in active], 0.0))

    def kept(self, least: float) -> dict[str, dict[str, list[int]]]:
        """To be written down; what is worth less than that is left out."""
        return {
            "moves": {NEGOTIATOR.move_text(move): _kept(row, least) for move, row in self.moves.items()},
            "chances": {ask.value: _kept(row, least) for ask, row in self.chances.items()},
        }


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def _kept(row: Row, least: float) -> list[int]:
    return [
        number for feature, worth in enumerate(row) if abs(worth) >= least for number in (feature, round(worth * SCALE))
    ]


def _row(kept: Sequence[int]) -> Row:
    row = [0.0] * FEATURES
    for feature, worth in zip(kept[::2], kept[1::2], strict=True):
        row[feature] = worth / SCALE
    return row


@cache
def learned_instinct(taker: Card) -> Instinct:
    """Against this Hostage-Taker."""
    return instinct_of(learned(__package__)[taker])


def instinct_of(kept: Mapping[str, Kept]) -> Instinct:
    asks = {ask.value: ask for ask in Ask}
    return Instinct(
        {NEGOTIATOR.parse_move(text): _row(numbers) for text, numbers in kept["moves"].items()},
        {asks[text]: _row(numbers) for text, numbers in kept["chances"].items()},
    )
