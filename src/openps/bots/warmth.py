"""Temperature: how a bot plays below its strength without playing at random."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeVar

from openps.engine.chance import Chance

T = TypeVar("T")

_FINE: Final = 1 << 30


def warm_pick(items: Sequence[T], worths: Sequence[float], temperature: float, chance: Chance, label: str = "bot") -> T:
    """The best one at temperature 0 (any of the best); else more likely the more it is worth.

    One that is worth `temperature` less than another is chosen a third as often (1/e): small errors are common, great
    ones are rare.
    """
    best = max(worths)
    if temperature <= 0:
        return chance.pick([item for item, worth in zip(items, worths, strict=True) if worth == best], label)
    weights = [exp((worth - best) / temperature) for worth in worths]
    drawn = sum(weights, 0.0) * chance.below(_FINE, label) / _FINE
    for item, weight in zip(items, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return item
    return items[-1]
