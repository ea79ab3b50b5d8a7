"""What a negotiator thinks things are worth: the rows of cards and whole positions, by rule of thumb.

The unit is about one Discussion point. The numbers were fitted to played matches (docs/balance-negotiator.md); they are
opinions, not rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from openps.games.negotiator import box
from openps.games.negotiator.box import Card, Method
from openps.games.negotiator.cards import CardSet
from openps.games.negotiator.effects import START, Effect
from openps.games.negotiator.odds import Seen, dice_for, rerolls_pairs, weights
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, Fate, Phase

POINT: Final = 0.65
FREED: Final = 2.1
KILLED: Final = 4.5
LOST: Final = 60.0
WON: Final = 60.0
LAST_ROOM: Final = 6.5  # how much dearer a life is when few more may be lost
STEP: Final = (3.0, 3.3, 2.3, 2.3, 2.5, 2.2, 3.6)  # the worth of each step down the dial, from 1, 2, … 7
CUT: Final = 0.43  # for every card that can then not be played
REVEALED: Final = 2.5
DIE: Final = 1.6
HURRY: Final = 1.5  # the worth of a Terror card that is not drawn: a turn of time
TAKEN: Final = 1.7
LASTING: Final = 5.4
TAKER_GONE: Final = 9.3  # eliminating the Hostage-Taker, less one for every hostage who is then with the Accomplice
MANY_CARDS: Final = 4


class Situation(NamedTuple):
    """What the worth of a row depends on."""

    threat: int
    dice: int
    easy: bool
    pairs: bool
    accomplice: bool
    doubled: bool
    zone: int
    room: int  # how many more may die before the match is lost
    others: int  # cards in hand besides the one that is thought of
    hidden: int  # face-down Demands
    talking: bool


def situation(seen: Seen) -> Situation:
    cards = seen.options.cards
    hidden, double = 0, False
    for place, demand in enumerate(seen.demands):
        if seen.faces[place] == FACE_DOWN:
            hidden += 1
        elif demand is not None and seen.faces[place] == CONCEDED and cards.doubles[demand]:
            double = True
    fours = seen.fours
    return Situation(
        seen.threat, dice_for(seen), bool(fours[0] or fours[1] or fours[2]), rerolls_pairs(seen),
        seen.fate is Fate.ACCOMPLICE, double, seen.zone, (seen.zone + seen.freed + seen.dead) // 2 - seen.dead,
        max(0, len(seen.hand) - 1), hidden, seen.phase is not Phase.TERROR,
    )  # fmt: skip


class Thoughts:
    """The worth of cards in one situation, each thought through once."""

    def __init__(self, cards: CardSet, now: Situation) -> None:
        self.now = now
        self._cards = cards
        self._plays: dict[Card, float] = {}
        self._rows: dict[Card, tuple[float, ...]] = {}

    def play(self, card: Card) -> float:
        """What playing a card brings on average; some 4s will be converted where cards abound."""
        worth = self._plays.get(card)
        if worth is None:
            worth = self._plays[card] = self._think(card)
        return worth

    def rows(self, card: Card) -> tuple[float, ...]:
        rows = self._rows.get(card)
        if rows is None:
            rows = self._rows[card] = tuple([row_worth(row, self.now) for row in self._cards.face[card].rows])
        return rows

    def _think(self, card: Card) -> float:
        now, rows, kind = self.now, self.rows(card), self._cards.face[card].test
        if kind is Method.NONE:
            return rows[0]
        payable = 1 if now.others >= MANY_CARDS else 0
        chances = weights(now.dice, now.pairs, kind, now.threat, now.easy, payable)
        worth = sum([weight * row for weight, row in zip(chances, rows, strict=True)], 0.0)
        return worth / sum(chances)


class Sense:
    """Thoughts about one set of cards, by situation."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._known: dict[Situation, Thoughts] = {}

    def at(self, now: Situation) -> Thoughts:
        thoughts = self._known.get(now)
        if thoughts is None:
            thoughts = self._known[now] = Thoughts(self._cards, now)
        return thoughts


@lru_cache(maxsize=8)
def sense_of(cards: CardSet) -> Sense:
    return Sense(cards)


def row_worth(effects: Sequence[Effect], now: Situation) -> float:
    mind = _Mind(now)
    for effect in effects:
        mind.live_through(effect)
        if mind.over:
            break
    return mind.worth


class _Mind:
    """Goes through a row in thought, step by step."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.threat, self.zone, self.room = now.threat, now.zone, now.room
        self.accomplice = now.accomplice
        self.worth = 0.0
        self.over = False

    def live_through(self, effect: Effect) -> None:
        kind, amount = effect.kind, effect.amount
        if kind == "threat":
            self._threat(amount)
        elif kind == "free":
            self._free(amount)
        elif kind == "kill":
            self._kill(amount)
        elif kind == "choose":
            self.worth += max([row_worth(option, self.now) for option in effect.options])
        elif kind == "eliminate":
            self._eliminate()
        elif kind == "threat_to":
            self._threat((4 if amount == START else amount) - self.threat)
        else:
            self._other(kind, amount, effect)

    def _other(self, kind: str, amount: int, effect: Effect) -> None:
        if kind == "points":
            self.worth += POINT * amount if self.now.talking else 0.0
        elif kind == "dice":
            lasting = effect.word == box.Span.WHILE_IN_PLAY
            self.worth += amount * (LASTING if lasting else DIE * min(2, self.now.others))
        elif kind == "escape":
            self._end(-LOST if not self.accomplice else 0.0)
        else:
            self.worth += {
                "end": -CUT * self.now.others,
                "reveal": REVEALED * min(amount, self.now.hidden),
                "fours": DIE * min(2, self.now.others),
                "reroll": DIE * min(2, self.now.others),
                "add": -1.0 * amount,
                "take": TAKEN * amount,
                "drop": -HURRY * amount,
                "halve": -3 * HURRY,
                "remove": -1.0,
                "double": -LASTING,
                "each_turn": -2 * LASTING,
            }.get(kind, 0.0)

    def _end(self, worth: float) -> None:
        self.worth += worth
        self.over = worth != 0

    def _threat(self, levels: int) -> None:
        if levels > 0:
            levels *= 2 if self.now.doubled else 1
            while levels and self.threat < box.THREAT_E:
                self.worth -= STEP[self.threat]
                self.threat += 1
                levels -= 1
            self._kill(levels + self.accomplice)
        else:
            while levels and self.threat > box.THREAT_L:
                self.threat -= 1
                self.worth += STEP[self.threat]
                levels += 1
            self._free(-levels)

    def _free(self, count: int) -> None:
        for _ in range(count):
            if self.over:
                return
            if self.zone:
                self.zone -= 1
                self.worth += FREED
                if not self.zone and self.accomplice:
                    self._end(WON)
            elif self.now.talking:
                self._end(WON)

    def _kill(self, count: int) -> None:
        for _ in range(count):
            if self.over:
                return None
            if not self.zone:
                self.worth -= HURRY
            elif self.zone > 1 or not self.accomplice:
                self.zone -= 1
                if not self.room:
                    return self._end(-LOST)
                self.worth -= KILLED + LAST_ROOM / (1 + self.room)
                self.room -= 1
        return None

    def _eliminate(self) -> None:
        if self.accomplice or not self.now.talking:
            return None
        if not self.zone:
            return self._end(WON)
        self.accomplice = True
        self.worth += TAKER_GONE - self.zone
        return None
