"""Small statistics."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z_95: Final = 1.959963984540054
ERROR: Final = 0.05  # how often a sequential test may be wrong, either way
LEAST: Final = 20  # differences before a sequential test may say anything: its spread must be known


@dataclass(frozen=True, slots=True)
class Interval:
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float


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
    """The mean of independent values; with a single one nothing is known about its spread."""
    count = len(values)
    if not count:
        return Interval(0.0, -math.inf, math.inf)
    middle = math.fsum(values) / count
    half = Z_95 * math.sqrt(_variance(values) / count) if count > 1 else math.inf
    return Interval(middle, middle - half, middle + half)


def _variance(values: Sequence[float]) -> float:
    middle = math.fsum(values) / len(values)
    return math.fsum([(value - middle) ** 2 for value in values]) / (len(values) - 1)


def sequential(differences: Sequence[float], better: float) -> bool | None:
    """Wald's test of "better by so much" against "no better", on differences about normally distributed.

    True or False once it is sure enough, None while it is not.
    """
    if len(differences) < LEAST:
        return None
    spread = _variance(differences)
    if not spread:
        return math.fsum(differences) / len(differences) > better / 2
    ratio = better / spread * (math.fsum(differences) - len(differences) * better / 2)
    bound = math.log((1 - ERROR) / ERROR)
    return None if abs(ratio) < bound else ratio > 0
