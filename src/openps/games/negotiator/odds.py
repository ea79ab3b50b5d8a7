"""The dice of a test, and the odds of each result before the roll: exact, as whole numbers out of a total."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeAlias

from openps.games.negotiator import box
from openps.games.negotiator.box import Card, Method, Trigger
from openps.games.negotiator.effects import Effect
from openps.games.negotiator.state import CONCEDED, Crisis, Fate
from openps.games.negotiator.view import CrisisView

Seen: TypeAlias = Crisis | CrisisView
"""What a player sees, or a whole state, real or imagined: both name the open facts alike."""

Weights: TypeAlias = tuple[int, int, int]
"""Out of the total, for no success, one, and two or more."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a test can come out: as the dice fall, and if every 4 that the hand can pay for is converted."""

    dice: int
    total: int
    plain: Weights
    converted: Weights


def odds(seen: Seen, card: Card) -> Odds | None:
    """NG-5.1 to NG-5.8  Of a card that is about to be tested; nothing for a card without a test (NG-4.5)."""
    kind = seen.options.cards.face[card].test
    if kind is Method.NONE:
        return None
    dice, pairs, easy = dice_for(seen), rerolls_pairs(seen), bool(any(seen.fours))
    cards_left = len(seen.hand) - (card in seen.hand)
    payable = cards_left // box.CONVERSION_CARDS
    plain = weights(dice, pairs, kind, seen.threat, easy, 0)
    converted = weights(dice, pairs, kind, seen.threat, easy, min(payable, dice))
    return Odds(dice, sum(plain), plain, converted)


def dice_for(seen: Seen) -> int:
    """NG-5.1, NG-5.5 to NG-5.7, NG-R10  The dial and all that adds to it, from one die to five."""
    cards = seen.options.cards
    dice = cards.dial[seen.threat] + seen.dice[0] + seen.dice[1] + seen.dice[2]
    if CONCEDED in seen.faces:
        for place, demand in enumerate(seen.demands):
            if demand is not None and seen.faces[place] == CONCEDED:
                dice += cards.lasting_dice[demand]
    return min(box.MOST_DICE, max(box.FEWEST_DICE, dice))


def rerolls_pairs(seen: Seen) -> bool:
    """NG-R42  An ability ends with the card of the Hostage-Taker."""
    return seen.fate is Fate.TAKER and seen.options.cards.face[seen.taker].trigger is Trigger.PAIR


@cache
def weights(dice: int, pairs: bool, kind: Method, threat: int, easy: bool, payable: int) -> Weights:
    """How many of all equally likely rolls bring each row, with at most so many conversions."""
    by_row = [0, 0, 0]
    for faces, weight in falls(dice, pairs):
        by_row[min(box.TOP_ROW, successes(kind, faces, threat, easy, payable))] += weight
    return by_row[0], by_row[1], by_row[2]


def successes(kind: Method, rolled: Sequence[int], threat: int, easy: bool, converted: int) -> int:
    """NG-5.2, NG-5.4, NG-R12"""
    if kind is Method.SUCCESSES:
        fours = rolled.count(box.CONVERTIBLE)
        return rolled.count(box.SUCCESS) + rolled.count(box.SIDES) + (fours if easy else min(fours, converted))
    if kind is Method.EACH:
        return len([face for face in rolled if face > threat])
    compared = sum(rolled) if kind is Method.SUM else max(rolled)
    return box.TOP_ROW if compared > threat else int(compared == threat)


def successes_of(seen: Seen) -> int:
    """Of the test that lies on the table."""
    kind = seen.options.cards.face[seen.testing].test
    return successes(kind, seen.rolled, seen.threat, seen.easy, seen.converted)


def row_of(seen: Seen, card: Card, count: int) -> tuple[Effect, ...]:
    """NG-5.8, NG-6.1; NG-R1: at some tables one success of that question brings points only."""
    row = seen.options.cards.face[card].rows[min(count, box.TOP_ROW)]
    if count == 1 and card == box.WHAT_DO_YOU_WANT and not seen.options.one_success_reveals:
        return tuple([effect for effect in row if effect.kind != "reveal"])
    return row


@cache
def falls(dice: int, pairs: bool) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All ways that dice can lie at the end, sorted, with their weights; after re-rolls of pairs where there are."""
    weights_of: Counter[tuple[int, ...]] = Counter()
    for faces in combinations_with_replacement(range(1, box.SIDES + 1), dice):
        ways = factorial(dice)
        for count in Counter(faces).values():
            ways //= factorial(count)
        if pairs:
            for after, weight in after_rerolls(faces):
                weights_of[after] += ways * weight
        else:
            weights_of[faces] += ways
    return tuple(sorted(weights_of.items()))


def after_rerolls(faces: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """One die of every pair rolled again. Five dice have at most two pairs: 36 equally likely ways each."""
    second = [face for face, count in Counter(faces).items() for _ in range(count // 2)]
    kept = list(faces)
    for face in second:
        kept.remove(face)
    again = combinations_with_replacement(range(1, box.SIDES + 1), len(second))
    share = box.SIDES ** (2 - len(second))
    return [(tuple(sorted([*kept, *new])), share * (2 if len(new) == 2 and new[0] != new[1] else 1)) for new in again]
