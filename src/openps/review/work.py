"""The pieces of work that a review is cut into, and who does them: this process, or several beside it.

A piece is its name and a number or two; what it brings depends on nothing else, so it does not matter who does it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from openps.catalog import edition_named
from openps.editions.edition import Edition
from openps.engine import record
from openps.engine.claims import Claim
from openps.engine.match import AnyMatch
from openps.review import course, thoughts, turning
from openps.review.choices import Comparison, candidates, compare
from openps.review.data import Glance, Point, TurningPoint
from openps.review.plan import Plan
from openps.review.playing import Pilot
from openps.review.positions import Position, positions, view_of

if TYPE_CHECKING:  # a tab of a browser has no processes, and asks for none
    from concurrent.futures import ProcessPoolExecutor

HARDLY: Final = 15  # how far it steps back behind everybody else


class Piece(NamedTuple):
    """What is to be done, at which step, and what else it needs to know."""

    what: str
    step: int = 0
    number: int = 0
    seen: Comparison | None = None


class Desk:
    """One match with all that is needed to work on it."""

    def __init__(self, match: AnyMatch, edition: Edition, plan: Plan) -> None:
        self.match, self.edition, self.plan = match, edition, plan
        self.pilot = Pilot(edition, match.options, match.seats)
        self.reached: list[Position] = positions(match, edition.tale)

    def do(self, piece: Piece) -> object:
        return _DONE_BY[piece.what](self, piece)

    def events_until(self, log: int) -> list[object]:
        return [entry for entry in self.match.log[:log] if not isinstance(entry, Claim)]

    def _at(self, piece: Piece) -> Position:
        return self.reached[piece.step]

    def expected(self, piece: Piece) -> Point:
        return course.before_the_deal(self.pilot, piece.number, self.plan.seed)

    def point(self, piece: Piece) -> Point:
        return course.point(self.pilot, self._at(piece), piece.number, self.plan.seed)

    def glance(self, piece: Piece) -> Glance:
        return course.glance(self.pilot, self._at(piece), piece.number, self.plan.glances, self.plan.seed)

    def thought(self, piece: Piece) -> list[thoughts.Held]:
        position = self._at(piece)
        return thoughts.held(self.pilot, position, self.events_until(position.log))

    def said(self, piece: Piece) -> object:
        position, (claim, verdict) = self._at(piece), self.match.verdicts()[piece.number]
        events = self.events_until(claim.at)
        return thoughts.said(self.pilot, position, piece.number, claim, verdict, events)

    def first_look(self, piece: Piece) -> Comparison:
        position = self._at(piece)
        assert position.seat is not None
        view = view_of(self.pilot.game, position, position.seat)
        rivals = candidates(self.pilot, position, view, self.plan.moves, self.plan.seed)
        return compare(self.pilot, position, rivals, range(self.plan.worlds), self.plan.seed)

    def second_look(self, piece: Piece) -> Comparison:
        assert piece.seen is not None
        return turning.second_look(self.pilot, self._at(piece), piece.seen, self.plan)

    def turning_point(self, piece: Piece) -> TurningPoint | None:
        assert piece.seen is not None
        return turning.turning_point(self.pilot, self._at(piece), piece.seen, self.plan)


_Does: TypeAlias = Callable[[Desk, Piece], object]
_DONE_BY: Final[dict[str, _Does]] = {
    does.__name__: does
    for does in (
        Desk.expected, Desk.point, Desk.glance, Desk.thought, Desk.said, Desk.first_look, Desk.second_look,
        Desk.turning_point,
    )
}  # fmt: skip


def step_back() -> None:
    """Whoever plays or serves goes first: a review takes what is left of the machine."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(HARDLY)
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


class Workers:
    """Does pieces of work in order: here, or in so many processes that step back behind everybody else."""

    def __init__(self, desk: Desk, jobs: int) -> None:
        self._desk = desk
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            written = record.write(desk.match, [""] * desk.match.seats)
            self._pool = _pool(jobs, written, desk.plan)

    def do(self, pieces: Sequence[Piece]) -> Iterator[object]:
        if self._pool is None:
            return (self._desk.do(piece) for piece in pieces)
        return self._pool.map(_do, pieces)

    def close(self) -> None:
        """What is not begun is not done any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _pool(jobs: int, written: bytes, plan: Plan) -> ProcessPoolExecutor:
    """Where there are no processes, nobody asks for any, and nothing of them is looked for."""
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(jobs, initializer=_sit_down, initargs=(written, plan))


_DESKS: Final[list[Desk]] = []  # of this process, which works for one review


def _sit_down(written: bytes, plan: Plan) -> None:
    step_back()
    read = record.read(written)
    edition = edition_named(read.game)
    _DESKS.append(Desk(record.replay(read, edition.rules), edition, plan))


def _do(piece: Piece) -> object:
    return _DESKS[-1].do(piece)
