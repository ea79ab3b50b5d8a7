"""Statistics by the textbook: each function names its method. Nothing is said of a spread that nobody knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z_95: Final = 1.959963984540054
ERROR: Final = 0.05  # how often a sequential test may be wrong, either way
FEW: Final = 10  # of fewer independent values no spread is told
EACH_END: Final = 2  # imagined values at each end of a range: the floor of `bounded`
CAREFUL: Final = 0.75  # the most that a sequential test stakes of what it has
UNSEEN: Final = 0.25  # the variance that it expects before it has seen a value


@dataclass(frozen=True, slots=True)
class Interval:
    """A measured value with its 95 % interval. The ends are infinite where there are too few values to say."""

    value: float
    low: float
    high: float


def unknown(value: float) -> Interval:
    """Too few values to say how far off this one is."""
    return Interval(value, -math.inf, math.inf)


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score), sound for small numbers and rates near 0 or 1."""
    if not played:
        return 0.0, 1.0
    rate, z2 = wins / played, Z_95 * Z_95
    middle = (rate + z2 / (2 * played)) / (1 + z2 / played)
    half = Z_95 / (1 + z2 / played) * math.sqrt(rate * (1 - rate) / played + z2 / (4 * played * played))
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(wins: float, played: int) -> Interval:
    return Interval(wins / played if played else 0.0, *wilson(wins, played))


def mean(values: Sequence[float]) -> Interval:
    """Student's t, for the mean of independent values without bounds; where all are equal no spread is known."""
    count = len(values)
    middle = _mean(values)
    variance = math.fsum([(value - middle) ** 2 for value in values]) / max(1, count - 1)
    if count < FEW or not variance:
        return unknown(middle)
    half = student_t(count - 1) * math.sqrt(variance / count)
    return Interval(middle, middle - half, middle + half)


def student_t(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: expansion 26.7.5 of Abramowitz and Stegun, right to 0.001 from 9 on."""
    z = Z_95
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def bounded(values: Sequence[float], low: float, high: float) -> Interval:
    """The mean of independent values within bounds, by Agresti and Coull's "plus four".

    Two imagined values at each end are added before the usual interval is taken, so that it is never narrower than what
    a rare value could still do to the mean; of rates and of paired differences it is the adjusted Wald interval.
    """
    if len(values) < FEW:
        return unknown(_mean(values))
    added = [*values, *[low, high] * EACH_END]
    middle = _mean(added)
    half = Z_95 * math.sqrt(math.fsum([(value - middle) ** 2 for value in added])) / len(added)
    return Interval(_mean(values), max(low, middle - half), min(high, middle + half))


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 0.0


def two_valued(values: Sequence[float]) -> bool:
    return set(values) <= {0, 1}


def paired(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """The difference of two rates on the same deals: Newcombe (1998), method 10, square-and-add with Wilson's ends."""
    count = len(ours)
    if count < FEW:
        return unknown(_mean(ours) - _mean(theirs))
    mine, yours = math.fsum(ours), math.fsum(theirs)
    both = math.fsum([one * other for one, other in zip(ours, theirs, strict=True)])
    rest = mine * (count - mine) * yours * (count - yours)
    together = both * count - mine * yours  # as often as not by chance where it is 0
    link = (max(0.0, together - count / 2) if together > 0 else together) / math.sqrt(rest) if rest else 0.0
    return apart(rate(mine, count), rate(yours, count), link)


def apart(one: Interval, other: Interval, link: float = 0.0) -> Interval:
    """The difference of two rates (Newcombe); `link` is how they go together, 0 where they are independent."""
    below, above = one.value - one.low, one.high - one.value
    under, over = other.value - other.low, other.high - other.value
    value = one.value - other.value
    low = math.sqrt(max(0.0, below**2 - 2 * link * below * over + over**2))
    high = math.sqrt(max(0.0, above**2 - 2 * link * above * under + under**2))
    return Interval(value, value - low, value + high)


class Sequential:
    """Tests "better by so much" against "no better" by betting (Waudby-Smith and Ramdas, 2024), deal by deal.

    One player bets that differences are above 0 on average, another that they are below `better`. If one is wrong its
    money does not grow on average, so it is multiplied by twenty in at most one of twenty runs, however long they are
    (Ville's inequality). That holds for any independent differences from -1 to 1; nothing is taken for normal.
    """

    def __init__(self, better: float) -> None:
        self._better = better
        self._count, self._sum, self._squares = 0, 0.0, 0.0
        self._above = self._below = 0.0  # the logarithms of what the two have

    def note(self, difference: float) -> bool | None:
        """True or False once it is sure enough, None while it is not."""
        middle = self._sum / (self._count + 1)
        spread = (UNSEEN + self._squares) / (self._count + 1) - middle * middle
        self._above += _bet(max(self._better, middle), spread, difference)
        self._below += _bet(max(self._better, self._better - middle), spread, self._better - difference)
        self._count += 1
        self._sum += difference
        self._squares += difference * difference
        if max(self._above, self._below) < math.log(1 / ERROR):
            return None
        return self._above > self._below


def _bet(expected: float, spread: float, gain: float) -> float:
    """By how much the logarithm grows: a stake as Kelly's, from what was seen before this deal."""
    return math.log1p(min(CAREFUL, expected / (spread + expected * expected)) * gain)
