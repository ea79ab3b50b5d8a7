"""Judging a position by cells: a handful of numbered boxes that it falls into, each with a worth that was learned.

The sum is the logarithm of the odds of winning, as in the tuple networks that play 2048. Learned by `make train`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate
from math import exp
from typing import Any, Final

LEARNED: Final = "learned.json"
SCALE: Final = 1000  # what a cell is worth is kept in thousandths


def starts(*sizes: int) -> list[int]:
    """Where each block of cells begins, and how many cells there are in all."""
    return [*accumulate(sizes, initial=0)]


class Judgement:
    """What each cell is worth."""

    def __init__(self, weights: Iterable[float]) -> None:
        self.weights = list(weights)

    def odds(self, cells: Sequence[int]) -> float:
        """The chance to win."""
        weights = self.weights
        total = 0.0
        for cell in cells:
            total += weights[cell]
        return 1.0 / (1.0 + exp(-total)) if total > -30 else 0.0

    def learn(self, cells: Sequence[int], won: float, rate: float) -> None:
        """A step towards what came of it."""
        change = rate * (won - self.odds(cells))
        for cell in cells:
            self.weights[cell] += change

    def kept(self) -> list[int]:
        """As whole thousandths, to be written down."""
        return [round(worth * SCALE) for worth in self.weights]


@cache
def learned(package: str) -> Any:
    """What `make train` wrote down beside the bots of a game."""
    return json.loads(files(package).joinpath(LEARNED).read_text("utf-8"))


def judgement(kept: Sequence[int]) -> Judgement:
    return Judgement([worth / SCALE for worth in kept])
