"""How many matches an experiment has, and about how long they take: a few of each kind are played and timed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from openps.lab.experiment import Cell, Experiment
from openps.lab.matches import play

MOST: Final = 3  # matches that are timed of each kind
ENOUGH: Final = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class PlannedRow:
    game: str
    bots: str
    matches: int
    seconds: float  # of processor time a match


@dataclass(frozen=True, slots=True)
class Planned:
    cells: int
    rows: Sequence[PlannedRow]
    stops: bool  # whether a stop rule may end it earlier

    @property
    def matches(self) -> int:
        return sum(row.matches for row in self.rows)

    @property
    def seconds(self) -> float:
        return sum(row.matches * row.seconds for row in self.rows)


def plan_of(experiment: Experiment) -> Planned:
    cells = experiment.cells()
    return Planned(len(cells), list(_rows(cells)), experiment.stop is not None)


def _rows(cells: Sequence[Cell]) -> Iterator[PlannedRow]:
    """Games and line-ups with their cells; how long a match takes is learned from the first cell of each."""
    ordered = sorted(cells, key=lambda cell: (cell.game, cell.bots))
    for (game, bots), group in groupby(ordered, key=lambda cell: (cell.game, cell.bots)):
        its = list(group)
        yield PlannedRow(game, ", ".join(bots), sum(cell.matches for cell in its), _pace(its[len(its) // 2]))


def _pace(cell: Cell) -> float:
    """Seconds a match. The first only warms up, unless it takes long."""
    taken, count = play(cell, 0, 1, False).seconds, 1
    if taken < ENOUGH:
        taken, count = play(cell, 1, 1 + MOST, False).seconds, MOST
    return taken / count
