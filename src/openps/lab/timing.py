"""How long decisions took, kept small: counts in steps of five percent."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

_STEP: Final = math.log(1.05)
_LEAST: Final = 1e-7


@dataclass(slots=True)
class Times:
    """Times that can be added up in any order."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.steps[round(math.log(max(seconds, _LEAST)) / _STEP)] += 1

    def add(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of them stays within, up to five percent."""
        left = part * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(self.longest, math.exp(step * _STEP))
        return self.longest
