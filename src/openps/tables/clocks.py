"""Clocks of a table: a bank for each seat and something for each answer. Running out never loses a match."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from openps.wire.messages import ClockPlan


class Clocks:
    """How long each seat may still think. Times come from the journal, so every server reads the same clock."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self._increment = plan.increment
        self._left = [float(plan.bank)] * seats
        self._since: dict[int, float] = {}

    def copy(self) -> Clocks:
        made = copy(self)
        made._left, made._since = self._left.copy(), self._since.copy()
        return made

    def ask(self, seats: Iterable[int], at: float) -> None:
        """These seats are asked, the others are not; whoever was asked already goes on thinking."""
        asked = set(seats)
        for seat in list(self._since):
            if seat not in asked:
                self._stop(seat, at)
        for seat in asked:
            self._since.setdefault(seat, at)

    def answered(self, seat: int, at: float) -> None:
        self._stop(seat, at)
        self._left[seat] += self._increment

    def stop(self, at: float) -> None:
        for seat in list(self._since):
            self._stop(seat, at)

    def restart(self, seats: Iterable[int], at: float) -> None:
        """After a sleep: the time that nobody was there counts for nobody."""
        self._since = dict.fromkeys(seats, at)

    def left(self, seat: int, at: float) -> float:
        since = self._since.get(seat)
        return self._left[seat] if since is None else max(0.0, self._left[seat] - (at - since))

    def all_left(self, at: float) -> list[float]:
        return [round(self.left(seat, at), 1) for seat in range(len(self._left))]

    def _stop(self, seat: int, at: float) -> None:
        left = self.left(seat, at)
        self._since.pop(seat, None)
        self._left[seat] = left
