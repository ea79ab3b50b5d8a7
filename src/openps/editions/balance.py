"""How even a game is with the options that are chosen: measured by the lab, or estimated from what it measured.

A pure function of data that ships with the game. What was not measured is estimated from the options that differ from
the usual ones, each alone and two together, whose effects are added up on the scale of log-odds.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final, NotRequired, TypedDict

FILE: Final = "balance.json"
MEASURED: Final = "measured"
MEASURE: Final = ("-m", "openps.lab.measure_now")  # for Python: it measures what a player brought
MATCHES: Final = 300  # that it plays, where nobody names another number
LEVEL: Final = "normal"  # of the bots that measure what a player brought
ESTIMATED: Final = "estimated"
FEW: Final = 30  # matches below which a cell says too little to be shown or built upon
PAIRED: Final = 400  # matches from which on two options together are known better than their sum
Z: Final = 1.959963984540054

Changes = tuple[str, ...]
"""The options that are not as usual, such as `easier_humans=on`, in their order."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One cell: how many matches, how often each thing came about, and how many rounds a match took."""

    matches: int
    times: Mapping[str, int]
    rounds: float


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something comes about, with its 95 % interval."""

    key: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Meter:
    """What a table with these options may expect among bots of a level."""

    kind: str  # measured or estimated
    level: str
    rates: tuple[Rate, ...]
    rounds: float
    matches: int  # of the cell itself, or the fewest of a cell that it was estimated from


@dataclass(frozen=True, slots=True)
class Balance:
    """All that was measured of a game: by level, number of players and changes."""

    cells: Mapping[tuple[str, int, Changes], Measured]
    usual: Mapping[str, str]  # the value of each option that was varied where nothing is changed
    known: Mapping[str, Sequence[str]]  # and all its values
    levels: tuple[str, ...]  # the one to show where nobody names one comes first
    rules: frozenset[int] = frozenset()  # the rules versions by which the matches were played

    def meter(self, players: int, options: Mapping[str, str], level: str = "") -> Meter | None:
        """Nothing where neither the cell nor what it could be estimated from was measured."""
        changes = self.changes(options)
        if changes is None:
            return None
        levels = [level, *self.levels] if level in self.levels else self.levels
        meters = (self._at(players, changes, one) for one in levels)
        return next((meter for meter in meters if meter is not None), None)

    def changes(self, options: Mapping[str, str]) -> Changes | None:
        """What is not as usual; nothing where an option has a value that nobody measured."""
        different = [(key, options[key]) for key in self.usual if options.get(key, self.usual[key]) != self.usual[key]]
        if any(value not in self.known[key] for key, value in different):
            return None
        return tuple([f"{key}={value}" for key, value in different])

    def _at(self, players: int, changes: Changes, level: str) -> Meter | None:
        cell = self.cells.get((level, players, changes))
        if cell is not None and cell.matches >= FEW:
            return meter_of_cell(cell, level)
        return self.estimate(players, changes, level)

    def estimate(self, players: int, changes: Changes, level: str) -> Meter | None:
        """From cells with fewer changes alone."""
        parts = list(self._parts(players, changes, level))
        if any(cell is None or cell.matches < FEW for _, cell in parts):
            return None
        whole = [(weight, cell) for weight, cell in parts if cell is not None]
        rates = tuple([_added(key, whole) for key in whole[0][1].times])
        rounds = sum(weight * cell.rounds for weight, cell in whole)
        return Meter(ESTIMATED, level, rates, max(1.0, rounds), min(cell.matches for _, cell in whole))

    def _parts(self, players: int, changes: Changes, level: str) -> Iterator[tuple[int, Measured | None]]:
        """What is added up, each as often as the number says: one effect for each change, and one for each two."""
        count, left = len(changes), dict.fromkeys(changes, 1)
        usual = 1 - count
        for two in combinations(changes, 2) if count > 2 else ():
            cell = self.cells.get((level, players, two))
            if cell is not None and cell.matches >= PAIRED:
                yield 1, cell
                usual += 1
                left = {change: often - (change in two) for change, often in left.items()}
        yield usual, self.cells.get((level, players, ()))
        yield from ((often, self.cells.get((level, players, (change,)))) for change, often in left.items())


def read_measured(told: bytes) -> Measured:
    """What `openps.lab.measure_now` has told; raises ValueError if it is something else."""
    plain = json.loads(told)
    try:
        times = {str(name): int(count) for name, count in plain["times"].items()}
        return Measured(int(plain["matches"]), times, float(plain["rounds"]))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("not measured") from error


def meter_of_cell(cell: Measured, level: str) -> Meter:
    rates = tuple([_rate(key, times, cell.matches) for key, times in cell.times.items()])
    return Meter(MEASURED, level, rates, cell.rounds, cell.matches)


def _rate(key: str, times: int, matches: int) -> Rate:
    """Wilson's interval."""
    rate, z2 = times / matches, Z * Z
    middle = (rate + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z / (1 + z2 / matches) * math.sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches))
    return Rate(key, rate, max(0.0, middle - half), min(1.0, middle + half))


def _added(key: str, parts: Sequence[tuple[int, Measured]]) -> Rate:
    """Log-odds are added up, and so are their variances: matches of different cells are taken as independent."""
    odds = variance = 0.0
    for weight, cell in parts:
        won, lost = cell.times[key] + 0.5, cell.matches - cell.times[key] + 0.5  # never 0 or 1 for certain
        odds += weight * math.log(won / lost)
        variance += weight * weight * (1 / won + 1 / lost)
    half = Z * math.sqrt(variance)
    return Rate(key, _part(odds), _part(odds - half), _part(odds + half))


def _part(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))


@cache
def shipped(package: str) -> Balance | None:
    """The data beside an edition; nothing where it brings none."""
    file = files(package).joinpath(FILE)
    return read(json.loads(file.read_text("utf-8"))) if file.is_file() else None


class Shipped(TypedDict):
    """The file: what is counted, the levels, the options with their values, and the cells."""

    names: list[str]
    levels: list[str]
    options: dict[str, list[str]]
    cells: list[tuple[str, int, list[str], int, list[int], float]]
    made_by: NotRequired[list[dict[str, object]]]


def read(plain: Shipped) -> Balance:
    names = plain["names"]
    cells = {}
    for level, players, changes, matches, times, rounds in plain["cells"]:
        cells[level, players, tuple(changes)] = Measured(matches, dict(zip(names, times, strict=True)), rounds)
    known = plain["options"]
    usual = {key: values[0] for key, values in known.items()}
    rules = frozenset([one["rules"] for one in plain.get("made_by", []) if isinstance(one["rules"], int)])
    return Balance(cells, usual, known, tuple(plain["levels"]), rules)
