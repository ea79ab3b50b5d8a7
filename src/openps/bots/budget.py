"""How long a bot may think about one decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]


class Budget:
    """So many steps, so many seconds of a clock, or both: what runs out first ends the thought.

    A step is whatever the bot repeats, such as an imagined match. Steps give the same answer on every machine; seconds
    do not, and belong at tables where people wait.
    """

    def __init__(self, steps: int | None = None, seconds: float | None = None, clock: Clock | None = None) -> None:
        if steps is None and seconds is None:
            raise ValueError("a budget without a limit")
        if seconds is not None and clock is None:
            raise ValueError("seconds need a clock")
        self.steps = steps
        self.seconds = seconds
        self.taken = 0
        self._clock = clock
        self._began = clock() if clock is not None else 0.0

    def spend(self, steps: int = 1) -> bool:
        """Take so many steps more, if the limit is not reached yet; False means: answer now."""
        if self.spent() >= 1.0:
            return False
        self.taken += steps
        return True

    def spent(self) -> float:
        """Which part of the budget is used up: 0 is none, 1 or more is all of it."""
        part = 0.0
        if self.steps is not None:
            part = self.taken / self.steps if self.steps else 1.0
        if self.seconds is not None and self._clock is not None:
            part = max(part, (self._clock() - self._began) / self.seconds if self.seconds else 1.0)
        return part


QUICK: Final = Budget(steps=0)
"""For bots that do not think ahead."""
