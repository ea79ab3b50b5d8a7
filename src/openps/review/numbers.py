"""Means of whole millionths with their intervals, rounded once: whoever adds them up later adds whole numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openps.review.data import WHOLE, Estimate, Millionths

Z_95: Final = 1.959963984540054
_GUARD: Final = (
    4  # pseudo observations, half of them lost and half won: a few equal ones prove nothing (Agresti, Coull)
)


@dataclass(slots=True)
class Sum:
    """Observations, added up in any order."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def note(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Sum) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Millionths:
        return rounded(self.total, self.count)

    def margin(self) -> float:
        """Half the 95 % interval of the mean; of a single observation nothing is known."""
        if self.count < 2:
            return float(2 * WHOLE)
        return Z_95 * math.sqrt(self.variance() / self.count)

    def variance(self) -> float:
        spread = self.squares - self.total * self.total / self.count
        return max(0.0, spread) / (self.count - 1) if self.count > 1 else 0.0


def summed(values: Iterable[int]) -> Sum:
    whole = Sum()
    for value in values:
        whole.note(value)
    return whole


def rounded(total: int, count: int) -> Millionths:
    """To the nearest, halves upwards; nothing of nothing is 0."""
    return (2 * total + count) // (2 * count) if count else 0


def chance(seen: Sum, judged: bool) -> Estimate:
    """A chance to win, which is never below 0 or above 1; where only wins were counted, never quite certain."""
    if judged:
        bare = difference(seen)
        return Estimate(bare.value, max(0, bare.low), min(WHOLE, bare.high))
    guarded = Sum(seen.count + _GUARD, seen.total + _GUARD // 2 * WHOLE, seen.squares + _GUARD // 2 * WHOLE * WHOLE)
    middle, half = guarded.mean(), guarded.margin()
    value = seen.mean()
    low, high = max(0, round(middle - half)), min(WHOLE, round(middle + half))
    return Estimate(value, min(value, low), max(value, high))


def difference(seen: Sum) -> Estimate:
    value, half = seen.mean(), seen.margin()
    return Estimate(value, round(value - half), round(value + half))


def exactly(value: Millionths) -> Estimate:
    return Estimate(value, value, value)


def in_millionths(odds: Sequence[float]) -> tuple[Millionths, ...]:
    return tuple([round(one * WHOLE) for one in odds])
