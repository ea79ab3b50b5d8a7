"""An experiment runs: pieces of work go out, columns come back, and what is missing is all that is ever played.

Which matches are played depends on the experiment alone. How they are cut into pieces depends on how long they take,
and leaves no trace in the results, which are sorted by cell and number.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from openps.engine.errors import OpenpsError
from openps.lab.experiment import Cell, Experiment, Stop
from openps.lab.hands import Hands
from openps.lab.journal import Journal
from openps.lab.matches import Columns, Played, play
from openps.lab.origin import origin_of
from openps.lab.plain import Outside
from openps.lab.stats import wilson
from openps.lab.told import about

SECONDS: Final = 1.0  # of work in a piece: handing it over costs nothing beside that
MOST: Final = 1000  # matches in a piece


@dataclass(slots=True)
class Progress:
    """How far it is, for whoever watches."""

    done: int  # matches, those of earlier runs among them
    total: int  # the most there can be
    fresh: int = 0  # of this run
    began: float = 0.0

    def rate(self, now: float) -> float:
        return self.fresh / (now - self.began) if now > self.began else 0.0

    def left(self, now: float) -> float:
        rate = self.rate(now)
        return (self.total - self.done) / rate if rate else 0.0


Watch = Callable[[Progress], None]


class Run:
    """One experiment in one folder. Complete once every cell has what it should have."""

    def __init__(self, experiment: Experiment, folder: Path) -> None:
        self.experiment = experiment
        self.cells = experiment.cells()
        self.journal = Journal(folder, about(experiment, self.cells), experiment.text)
        self.limits = [cell.matches for cell in self.cells]  # lower once a stop rule has spoken
        self._pace: dict[tuple[str, tuple[str, ...]], float] = {}  # seconds a match, where known

    @property
    def folder(self) -> Path:
        return self.journal.folder

    def go(self, hands: Hands, watch: Watch) -> None:
        """Until it is complete, or until somebody stops it: what is done is in the journal."""
        progress = Progress(self._done(), sum(self.limits), began=time.monotonic())
        watch(progress)
        waves = range(0, max(self.limits, default=0), self.experiment.step)
        if self.experiment.stop is None:
            self._play(chain.from_iterable(map(self._missing, waves)), hands, progress, watch)
            return
        for first in waves:  # only what all know can stop a cell: nobody plays on before a step is complete
            self._judge(first)
            progress.total = sum(self.limits)
            self._play(self._missing(first), hands, progress, watch)

    def finish(self) -> None:
        """All of it stands in the results: what was kept on the way is not needed any more."""
        self.journal.forget()

    def _done(self) -> int:
        return sum(piece.last - piece.first for piece in self.journal.pieces)

    def _missing(self, wave: int) -> Iterator[tuple[int, int, int]]:
        """What is not played of the step that begins at this number, in pieces: of each cell in turn."""
        there = self._numbers(wave, wave + self.experiment.step)
        for index, cell in enumerate(self.cells):
            end = min(wave + self.experiment.step, self.limits[index])
            open_ = [number for number in range(wave, end) if number not in there[index]]
            while open_:
                size = self._size(cell)
                taken = _together(open_[:size])
                yield index, taken[0], taken[-1] + 1
                open_ = open_[len(taken) :]

    def _numbers(self, first: int, last: int) -> list[set[int]]:
        there: list[set[int]] = [set() for _ in self.cells]
        for piece in self.journal.pieces:
            there[piece.cell].update(range(max(first, piece.first), min(last, piece.last)))
        return there

    def _size(self, cell: Cell) -> int:
        pace = self._pace.get((cell.game, cell.bots))
        return 1 if pace is None else max(1, min(MOST, int(SECONDS / pace) if pace else MOST))

    def _play(self, work: Iterator[tuple[int, int, int]], hands: Hands, progress: Progress, watch: Watch) -> None:
        waiting: dict[Future[Outside], tuple[int, int, int]] = {}
        try:
            for piece in work:
                index, first, last = piece
                asked = hands.submit(play, self.cells[index], first, last, self.experiment.decisions)
                waiting[asked] = piece
                if len(waiting) >= hands.most:
                    self._collect(waiting, progress, watch)
            while waiting:
                self._collect(waiting, progress, watch)
        except KeyboardInterrupt:
            self._keep([future for future in waiting if future.done()], waiting, progress)
            raise
        finally:
            for future in waiting:
                future.cancel()

    def _collect(self, waiting: dict[Future[Outside], tuple[int, int, int]], progress: Progress, watch: Watch) -> None:
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        self._keep(list(done), waiting, progress)
        watch(progress)

    def _keep(
        self, done: Sequence[Future[Outside]], waiting: dict[Future[Outside], tuple[int, int, int]], progress: Progress
    ) -> None:
        for future in done:
            index, first, last = waiting[future]
            played: Played = self._checked(future, self.cells[index], first)
            self.journal.write(index, first, last, played)
            del waiting[future]
            progress.done += last - first
            progress.fresh += last - first
            cell = self.cells[index]
            self._pace[cell.game, cell.bots] = played.seconds / (last - first)

    def _checked(self, future: Future[Outside], cell: Cell, first: int) -> Played:
        """A worker that is another version plays other matches: nothing of it is kept."""
        try:
            played: Played = future.result()
        except OpenpsError:
            raise
        except Exception as error:  # whatever a cluster, or a bot of somebody else, may fail with
            where = f"{cell.game}, {cell.players}, {dict(cell.options)}, from match {first} on"
            raise OpenpsError("error-lab-worker", reason=f"{type(error).__name__}: {error} ({where})") from error
        ours = origin_of(cell.game, cell.bots)
        if played.origin != ours:
            raise OpenpsError("error-lab-worker-version", theirs=played.origin.told(), ours=ours.told())
        return played

    def _judge(self, played: int) -> None:
        """The stop rule, asked of the first so many matches of every cell that goes on."""
        stop = self.experiment.stop
        if stop is None or not played:
            return
        for index in [index for index, limit in enumerate(self.limits) if limit > played]:
            if narrow(stop, self.cells[index], self._first(index, played)):
                self.limits[index] = played

    def _first(self, index: int, count: int) -> Columns:
        together: Columns = {}
        for piece in sorted(self.journal.pieces):
            if piece.cell == index and piece.first < count:
                matches, _ = self.journal.read(piece)
                for key, values in matches.items():
                    together.setdefault(key, []).extend(values[: count - piece.first])
        return together


def _together(numbers: Sequence[int]) -> Sequence[int]:
    """As many of them as follow one another."""
    count = next((at for at, number in enumerate(numbers) if number != numbers[0] + at), len(numbers))
    return numbers[:count]


def narrow(stop: Stop, cell: Cell, matches: Columns) -> bool:
    hits, played = counted(stop.figure, cell, matches)
    low, high = wilson(hits, played)
    return played > 0 and high - low <= stop.width


def counted(figure: str, cell: Cell, matches: Columns) -> tuple[int, int]:
    """How often it was so, and of how many."""
    kind, _, name = figure.partition(":")
    if kind in ("side", "why"):
        return matches[kind].count(name), len(matches[kind])
    winners = matches["winners"]
    if kind == "seat":
        return sum(int(name) in won for won in winners), len(winners)
    seats = [(number, seat) for number in matches["number"] for seat in _seats_of(cell, number, name)]
    at = {number: row for row, number in enumerate(matches["number"])}
    return sum(seat in winners[at[number]] for number, seat in seats), len(seats)


def _seats_of(cell: Cell, number: int, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(cell.names(number)) if name == bot]
