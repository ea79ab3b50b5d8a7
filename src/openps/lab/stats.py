"""Small statistics."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959963984540054


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score), sound for small numbers and rates near 0 or 1."""
    if not played:
        return 0.0, 1.0
    rate, z2 = wins / played, Z_95 * Z_95
    middle = (rate + z2 / (2 * played)) / (1 + z2 / played)
    half = Z_95 / (1 + z2 / played) * math.sqrt(rate * (1 - rate) / played + z2 / (4 * played * played))
    return max(0.0, middle - half), min(1.0, middle + half)
