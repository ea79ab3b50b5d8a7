"""What a negotiator thinks things are worth: the rows of cards and whole positions, by rule of thumb.

How much, say habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openps.bots.negotiator.habits import Habits
from openps.games.negotiator import box
from openps.games.negotiator.box import Card, Method
from openps.games.negotiator.cards import CardSet
from openps.games.negotiator.effects import START, Effect
from openps.games.negotiator.odds import Seen, dice_for, rerolls_pairs, weights
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, Fate, Phase

LOST: Final = 60.0
WON: Final = 60.0
MANY_CARDS: Final = 4
TURNS: Final = box.RED_IN_DECK + box.GOLD_IN_DECK


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
    left: int  # Terror cards

    @property
    def lateness(self) -> float:
        """0 at the beginning, 1 when the last Terror card is gone."""
        return 1.0 - min(self.left, TURNS) / TURNS


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
        len(seen.deck),
    )  # fmt: skip


class Thoughts:
    """The worth of cards in one situation, each thought through once."""

    def __init__(self, cards: CardSet, habits: Habits, now: Situation) -> None:
        self.now = now
        self.habits = habits
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
        found = self._rows.get(card)
        if found is None:
            found = self._rows[card] = tuple(
                [row_worth(row, self.now, self.habits) for row in self._cards.face[card].rows]
            )
        return found

    def _think(self, card: Card) -> float:
        now, rows, kind = self.now, self.rows(card), self._cards.face[card].test
        extra = self.habits.play.get(card, 0.0)
        if kind is Method.NONE:
            return rows[0] + extra
        payable = 1 if now.others >= MANY_CARDS else 0
        chances = weights(now.dice, now.pairs, kind, now.threat, now.easy, payable)
        worth = sum([weight * row for weight, row in zip(chances, rows, strict=True)])
        return worth / sum(chances) + extra


class Sense:
    """Thoughts about one set of cards, by situation."""

    def __init__(self, cards: CardSet, habits: Habits) -> None:
        self._cards = cards
        self._habits = habits
        self._known: dict[Situation, Thoughts] = {}

    def at(self, now: Situation) -> Thoughts:
        thoughts = self._known.get(now)
        if thoughts is None:
            thoughts = self._known[now] = Thoughts(self._cards, self._habits, now)
        return thoughts


_SENSES: Final[dict[tuple[int, int], Sense]] = {}


def sense_of(cards: CardSet, habits: Habits) -> Sense:
    """By identity: both are made once, and to compare them would take longer than to think."""
    key = id(cards), id(habits)
    sense = _SENSES.get(key)
    if sense is None:
        sense = _SENSES[key] = Sense(cards, habits)
    return sense


def forget() -> None:
    """For those who try many habits: what was thought with the last ones is of no more use, and their place is free."""
    _SENSES.clear()


def row_worth(effects: Sequence[Effect], now: Situation, habits: Habits) -> float:
    mind = _Mind(now, habits)
    for effect in effects:
        mind.live_through(effect)
        if mind.over:
            break
    return mind.worth


class _Mind:
    """Goes through a row in thought, step by step."""

    def __init__(self, now: Situation, habits: Habits) -> None:
        self.now = now
        self.habits = habits
        late = now.lateness
        self._point = habits.point * (1 - late * habits.late_point)
        self._freed = habits.freed * (1 + late * habits.late_freed)
        self._step = 1 + late * habits.late_step
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
            self.worth += max([row_worth(option, self.now, self.habits) for option in effect.options])
        elif kind == "eliminate":
            self._eliminate()
        elif kind == "threat_to":
            self._threat((4 if amount == START else amount) - self.threat)
        else:
            self._other(kind, amount, effect)

    def _other(self, kind: str, amount: int, effect: Effect) -> None:
        habits, others = self.habits, self.now.others
        if kind == "points":
            self.worth += self._point * amount if self.now.talking else 0.0
        elif kind == "dice":
            lasting = effect.word == box.Span.WHILE_IN_PLAY
            self.worth += amount * (habits.lasting if lasting else habits.die * min(2, others))
        elif kind == "escape":
            self._end(-LOST if not self.accomplice else 0.0)
        else:
            self.worth += {
                "end": -habits.cut * others,
                "reveal": habits.revealed * min(amount, self.now.hidden),
                "fours": habits.die * min(2, others),
                "reroll": habits.die * min(2, others),
                "add": -1.0 * amount,
                "take": habits.taken * amount,
                "drop": -habits.hurry * amount,
                "halve": -3 * habits.hurry,
                "remove": -1.0,
                "double": -habits.lasting,
                "each_turn": -2 * habits.lasting,
            }.get(kind, 0.0)

    def _end(self, worth: float) -> None:
        self.worth += worth
        self.over = worth != 0

    def _threat(self, levels: int) -> None:
        if levels > 0:
            levels *= 2 if self.now.doubled else 1
            while levels and self.threat < box.THREAT_E:
                self.worth -= self._step * self.habits.steps[self.threat]
                self.threat += 1
                levels -= 1
            self._kill(levels + self.accomplice)
        else:
            while levels and self.threat > box.THREAT_L:
                self.threat -= 1
                self.worth += self._step * self.habits.steps[self.threat]
                levels += 1
            self._free(-levels)

    def _free(self, count: int) -> None:
        for _ in range(count):
            if self.over:
                return
            if self.zone:
                self.zone -= 1
                self.worth += self._freed
                if not self.zone and self.accomplice:
                    self._end(WON)
            elif self.now.talking:
                self._end(WON)

    def _kill(self, count: int) -> None:
        for _ in range(count):
            if self.over:
                return None
            if not self.zone:
                self.worth -= self.habits.hurry
            elif self.zone > 1 or not self.accomplice:
                self.zone -= 1
                if not self.room:
                    return self._end(-LOST)
                self.worth -= self.habits.killed + self.habits.last_room / (1 + self.room)
                self.room -= 1
        return None

    def _eliminate(self) -> None:
        if self.accomplice or not self.now.talking:
            return None
        if not self.zone:
            return self._end(WON)
        self.accomplice = True
        self.worth += self.habits.taker_gone - self.zone
        return None
