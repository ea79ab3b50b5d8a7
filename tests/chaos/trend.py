"""Whether something grows: a straight line through what was measured, by least squares, with its interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import Final

_Z: Final = NormalDist().inv_cdf(0.975)
FEWEST: Final = 5


@dataclass(frozen=True, slots=True)
class Trend:
    """What the line rises from the first measurement to the last, and by how much that may be wrong (95 %)."""

    mean: float
    rise: float
    margin: float

    def flat(self, share: float) -> bool:
        """Also at the upper end of the interval it rises by no more than this share of the mean."""
        return self.rise + self.margin <= share * self.mean

    def words(self, share: float) -> str:
        certain = "it grows" if self.rise - self.margin > 0 else "unclear: measure for longer"
        verdict = "flat" if self.flat(share) else certain
        return f"mean {self.mean:.1f}, rise {self.rise:+.1f} ± {self.margin:.1f}: {verdict}"


def trend(at: Sequence[float], values: Sequence[float]) -> Trend:
    """Through at least five points: fewer say nothing about how wrong the line is."""
    count, mean, middle = len(values), fmean(values), fmean(at)
    assert count >= FEWEST
    spread = sum((x - middle) ** 2 for x in at)
    slope = sum((x - middle) * (y - mean) for x, y in zip(at, values, strict=True)) / spread
    left = sum((y - mean - slope * (x - middle)) ** 2 for x, y in zip(at, values, strict=True))
    free = count - 2
    quantile = _Z + (_Z**3 + _Z) / (4 * free)  # of Student's t, near enough from three degrees of freedom on
    span = at[-1] - at[0]
    return Trend(mean, slope * span, quantile * math.sqrt(left / free / spread) * span)
