"""What the matches of each cell add up to. Rows are read in parts and forgotten: a million need no more memory."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from zlib import crc32

from openps.bots.specs import listed
from openps.catalog import game_named
from openps.engine.errors import OpenpsError
from openps.lab.hands import needed
from openps.lab.journal import MATCHES
from openps.lab.parquet import FIGURE, KEY
from openps.lab.plain import Outside, Plain

BATCH: Final = 20_000
COURSE: Final = ("why", "winners", "roles", "scores", "rounds", "decisions")


@dataclass(slots=True)
class Counts:
    """One cell. `marks` has a byte for each match: whether it went as the mark of the game says (`mark_of`)."""

    matches: int = 0
    decisions: int = 0
    first: int = 0  # how often whoever began was among the winners
    sides: Counter[str] = field(default_factory=Counter)
    why: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # victories
    role_played: Counter[str] = field(default_factory=Counter)
    role_won: Counter[str] = field(default_factory=Counter)
    bot_played: Counter[str] = field(default_factory=Counter)
    bot_won: Counter[str] = field(default_factory=Counter)
    figures: Counter[str] = field(default_factory=Counter)
    marks: bytearray = field(default_factory=bytearray)
    numbers: array[int] = field(default_factory=lambda: array("l"))
    _courses: array[int] = field(default_factory=lambda: array("L"))  # a checksum of how each match went

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in self.rounds.items()) / max(1, self.matches)

    @property
    def won(self) -> int:
        """Matches that went as the mark says."""
        return sum(self.marks)

    def note(self, row: Plain, mark: str) -> None:
        winners: Sequence[int] = row["winners"]
        self.matches += 1
        self.decisions += row["decisions"]
        self.first += row["first"] in winners
        self.why[row["why"]] += 1
        self.rounds[row["rounds"]] += 1
        self.seats.update(winners)
        if row["side"] is not None:
            self.sides[row["side"]] += 1
        self._note_seats(row, winners)
        for key in [key for key in row if key.startswith(FIGURE)]:
            self.figures[key.removeprefix(FIGURE)] += row[key] or 0
        self.numbers.append(row["number"])
        self._courses.append(crc32(repr([row[key] for key in COURSE]).encode()))
        self.marks.append(row["side"] == mark if mark else row["first"] in winners)

    def courses(self) -> dict[int, int]:
        """How each match went, by its number: equal ones had the same length, end and winners."""
        return dict(zip(self.numbers, self._courses, strict=True))

    def _note_seats(self, row: Plain, winners: Sequence[int]) -> None:
        roles = row["roles"].split(",") if row["roles"] else []
        for seat, bot in enumerate(listed(row["bots"])):
            self.bot_played[bot] += 1
            self.bot_won[bot] += seat in winners
            if roles:
                self.role_played[roles[seat]] += 1
                self.role_won[roles[seat]] += seat in winners


@dataclass(slots=True)
class Results:
    """A folder with results, read."""

    folder: Path
    about: Plain
    counts: list[Counts]

    @property
    def cells(self) -> list[Plain]:
        cells: list[Plain] = self.about["cells"]
        return cells


def mark_of(game: str) -> str:
    """What matches are compared by: the first side of a game of sides; elsewhere nothing, and whoever began counts."""
    return next(iter(game_named(game).info.sides.values()), "")


def read(folder: Path) -> Results:
    pq = needed("pyarrow.parquet")
    try:
        file = pq.ParquetFile(folder / MATCHES)
        about = json.loads(file.schema_arrow.metadata[KEY])
    except (OSError, ValueError, KeyError, TypeError):
        raise OpenpsError("error-lab-no-results", folder=str(folder)) from None
    counts = [Counts() for _ in about["cells"]]
    marks = [mark_of(cell["game"]) for cell in about["cells"]]
    for row in _rows(file):
        counts[row["cell"]].note(row, marks[row["cell"]])
    return Results(folder, about, counts)


def _rows(file: Outside) -> Iterator[Plain]:
    for batch in file.iter_batches(BATCH):
        yield from batch.to_pylist()


def same_deals(ours: Counts, theirs: Counts) -> tuple[list[int], list[int]]:
    """The marks of the deals that both played, one list beside the other."""
    other = dict(zip(theirs.numbers, theirs.marks, strict=True))
    pairs = [(mark, other[at]) for at, mark in zip(ours.numbers, ours.marks, strict=True) if at in other]
    return [mark for mark, _ in pairs], [mark for _, mark in pairs]
