"""A race between moves: all are tried in the same imagined worlds, those that fall behind drop out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Generic, TypeVar

from openps.bots.budget import Budget

M = TypeVar("M")
W = TypeVar("W")

BATCH: Final = 4  # worlds between two looks at the score
TINY: Final = 1e-9


class Rival(Generic[M]):
    """A move other than the habit, and by how much it does better, world by world."""

    def __init__(self, move: M) -> None:
        self.move = move
        self.worlds = 0
        self._sum = self._squares = 0.0

    def compare(self, difference: float) -> None:
        self.worlds += 1
        self._sum += difference
        self._squares += difference * difference

    def edge(self, errors: float) -> float:
        """The mean difference and so many standard errors."""
        mean = self._sum / self.worlds
        spread = max(0.0, self._squares / self.worlds - mean * mean)
        return mean + errors * sqrt(spread / self.worlds)


class Runner(Generic[M]):
    """One move, and how it did in each world."""

    def __init__(self, move: M) -> None:
        self.move = move
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths, 0.0) / len(self.worths)

    def behind(self, best: Runner[M]) -> float:
        """By how many standard errors it did worse than the best, world by world."""
        gaps = [theirs - mine for mine, theirs in zip(self.worths, best.worths, strict=True)]
        mean = sum(gaps, 0.0) / len(gaps)
        spread = sum([gap * gap for gap in gaps], 0.0) / len(gaps) - mean * mean
        return mean / sqrt(max(0.0, spread) / len(gaps) + TINY)


def race(moves: Sequence[M], imagine: Callable[[], W], play: Callable[[W, M], float], budget: Budget, sure: float) -> M:
    """The first move, which is the habit, unless another did better with so many standard errors: then the best.

    A step of the budget is one move in one world. `play` must leave the world as it is.
    """
    habit, *_ = runners = [Runner(move) for move in moves]
    best = habit
    while len(runners) > 1 and budget.spend(BATCH * len(runners)):
        for _ in range(BATCH):
            world = imagine()
            for runner in runners:
                runner.worths.append(play(world, runner.move))
        best = max(runners, key=Runner.mean)
        runners = [runner for runner in runners if runner.behind(best) < sure]
    return habit.move if habit in runners else best.move
