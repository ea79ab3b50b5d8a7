"""Beliefs held against the truth: of all that was thought 30 % likely, three in ten should be true.

The Brier score is the mean squared error of a probability. Its skill compares it with somebody who knows only how often
such statements are true: 0 is no better than that, 1 is to know everything.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from openps.lab.stats import Z_95, Interval

BINS: Final = 10
FOLDS: Final = 20  # groups of deals, left out in turn to see how much the skill varies


@dataclass(slots=True)
class Cell:
    """Some statements: how many, how likely they were thought, how many were true, and the squared errors."""

    count: int = 0
    thought: float = 0.0
    true: int = 0
    errors: float = 0.0

    def note(self, odds: float, true: bool) -> None:
        self.count += 1
        self.thought += odds
        self.true += true
        self.errors += (odds - true) ** 2

    def add(self, other: Cell) -> None:
        self.count += other.count
        self.thought += other.thought
        self.true += other.true
        self.errors += other.errors


def _cells(number: int) -> list[Cell]:
    return [Cell() for _ in range(number)]


@dataclass(slots=True)
class Calibration:
    """All statements of one kind, by how likely they were thought, and by groups of deals."""

    bins: list[Cell] = field(default_factory=lambda: _cells(BINS))
    folds: list[Cell] = field(default_factory=lambda: _cells(FOLDS))

    def note(self, odds: float, true: bool, deal: int) -> None:
        self.bins[min(BINS - 1, int(odds * BINS))].note(odds, true)
        self.folds[deal % FOLDS].note(odds, true)

    def add(self, other: Calibration) -> None:
        for mine, theirs in zip([*self.bins, *self.folds], [*other.bins, *other.folds], strict=True):
            mine.add(theirs)

    def whole(self) -> Cell:
        return _sum(self.bins)

    def skill(self) -> Interval:
        """With an interval by leaving out a group of deals in turn (jackknife)."""
        value = _skill(self.whole())
        used = [fold for fold in self.folds if fold.count]
        if len(used) < 2:
            return Interval(value, -math.inf, math.inf)
        without = [_skill(_sum([one for one in used if one is not fold])) for fold in used]
        middle = math.fsum(without) / len(used)
        spread = math.fsum([(one - middle) ** 2 for one in without]) * (len(used) - 1) / len(used)
        half = Z_95 * math.sqrt(spread)
        return Interval(value, value - half, value + half)


def _sum(cells: Sequence[Cell]) -> Cell:
    whole = Cell()
    for cell in cells:
        whole.add(cell)
    return whole


def share(part: float, count: int) -> float:
    return part / count if count else 0.0


def _skill(cell: Cell) -> float:
    base = share(cell.true, cell.count)
    uncertainty = base * (1 - base)
    return 1 - share(cell.errors, cell.count) / uncertainty if uncertainty else 0.0
