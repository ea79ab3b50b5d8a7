"""An experiment: which matches are played, cell by cell, in plain values that another process understands.

Match `n` of every cell is played with the luck named by the seed and `n`: cells are compared on the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Final

from openps.lab.simulate import seated

ROTATE: Final = "rotate"
FIXED: Final = "fixed"
SEATS: Final = (ROTATE, FIXED)

ALL: Final = "all"  # every combination of the options
ONE: Final = "one"  # the first values, and each other value alone
PAIRS: Final = "pairs"  # those, and every two other values together
VARY: Final = (ALL, ONE, PAIRS)
_TOGETHER: Final = {ONE: 1, PAIRS: 2}


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination: everything but the number of a match."""

    game: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seats: str
    seed: str
    matches: int  # the most that are played
    talk: bool = True
    own: Mapping[str, object] = field(default_factory=dict)  # what the files say that its options name

    @property
    def values(self) -> dict[str, object]:
        """The options as the game reads them."""
        return {**self.options, **self.own}

    def names(self, number: int) -> list[str]:
        """Who sits where in the match of this number."""
        return seated(self.bots, self.players, number if self.seats == ROTATE else 0)

    def luck(self, number: int) -> str:
        return f"{self.seed}:{number}"


@dataclass(frozen=True, slots=True)
class Stop:
    """A cell ends once the 95 % interval of a figure is this narrow; asked after every step, never in between."""

    figure: str  # side:humans, seat:0, bot:search, why:hive_burned
    width: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells that belong together, as the file names them."""

    game: str
    players: tuple[int, ...]
    bots: tuple[tuple[str, ...], ...]
    options: Mapping[str, tuple[str, ...]]
    vary: str = ALL
    seats: str = ROTATE
    matches: int = 0  # those of the experiment where nothing else is said


@dataclass(frozen=True, slots=True)
class OwnValue:
    """A file of somebody's own, such as a deck: as it was written, and as the game reads it."""

    text: str
    value: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Experiment:
    name: str
    seed: str
    matches: int
    step: int
    talk: bool
    decisions: bool  # whether a row a decision is kept as well
    grids: tuple[Grid, ...]
    stop: Stop | None = None
    text: str = field(default="", compare=False)  # the file as it was written
    files: Mapping[str, OwnValue] = field(default_factory=dict)  # decks and cards, by their names

    def own(self, options: Mapping[str, str]) -> dict[str, object]:
        """What the files say that these options name."""
        return {key: self.files[name].value for key, name in options.items() if name in self.files}

    def cells(self) -> list[Cell]:
        return [cell for grid in self.grids for cell in _cells(self, grid)]


def _cells(experiment: Experiment, grid: Grid) -> Iterator[Cell]:
    for players, bots, options in product(grid.players, grid.bots, combined(grid.options, grid.vary)):
        yield Cell(
            grid.game, players, options, bots, grid.seats, experiment.seed, grid.matches or experiment.matches,
            experiment.talk, experiment.own(options),
        )  # fmt: skip


def combined(options: Mapping[str, Sequence[str]], vary: str) -> list[dict[str, str]]:
    """The combinations of options that are asked for; the first value of each is where one starts from."""
    if vary == ALL:
        return [dict(zip(options, values, strict=True)) for values in product(*options.values())]
    base = {key: values[0] for key, values in options.items()}
    made = [base]
    for count in range(1, _TOGETHER[vary] + 1):
        for keys in combinations(options, count):
            others = [options[key][1:] for key in keys]
            made += [base | dict(zip(keys, values, strict=True)) for values in product(*others)]
    return made
