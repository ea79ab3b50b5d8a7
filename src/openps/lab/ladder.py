"""How strong bots are: one candidate among the bots of a baseline, against nobody but the baseline on the same deal.

A deal is played once by the baseline alone and once with the candidate on each seat; what the candidate got more on
average than the baseline did on that deal is one difference. So neither the luck of the deal nor of the seat counts.
A baseline that is much quicker than the candidate may play a deal several times, each time with other luck.
The same seed gives the same numbers on any number of processes.
"""

from __future__ import annotations

import atexit
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from openps.bots.play import play_match
from openps.bots.player import Failures
from openps.catalog import edition_named, game_named
from openps.engine.ids import Seat
from openps.lab.calibration import Calibration
from openps.lab.hiring import GIVE_UP, Crew, add_failures, failed_in_all
from openps.lab.stats import Interval, Sequential, bounded, mean, paired, rate, two_valued
from openps.lab.timing import Times
from openps.lab.watch import Kind, Seen, Stopwatch

AHEAD: Final = 4  # matches that every process has waiting, so that none is idle


@dataclass(frozen=True, slots=True)
class Contest:
    """Who is measured against whom, in plain values that another process understands."""

    game: str
    players: int
    options: Mapping[str, object]
    candidate: str
    baseline: str
    seed: str
    talk: bool = True
    alone: int = 1  # how often the baseline plays a deal by itself

    @property
    def equal(self) -> bool:
        """Nobody is compared: all seats are played by the same bot."""
        return self.candidate == self.baseline

    @property
    def scored(self) -> bool:
        """Whether points are the game's own scores, and no parts of a victory."""
        return edition_named(self.game).score.is_the_aim

    @property
    def widest(self) -> float:
        """By how much points can differ at most."""
        return edition_named(self.game).score.widest if self.scored else 1.0

    def seats(self, candidate: Seat | None) -> list[str]:
        """Who sits where, with the candidate on this seat, or nowhere."""
        return [self.candidate if seat == candidate else self.baseline for seat in range(self.players)]

    def matches(self, deals: int) -> Iterator[tuple[int, Seat | None, int]]:
        """The matches of so many deals in their order: the baseline alone, then the candidate on each seat.

        Each with its deal, the seat of the candidate, and how often this was played before.
        """
        candidates = () if self.equal else range(self.players)
        for deal in range(deals):
            yield from ((deal, None, again) for again in range(self.alone))
            yield from ((deal, seat, 0) for seat in candidates)


@dataclass(slots=True)
class Group:
    """Matches of one kind, counted: those of the baseline alone, or those with the candidate."""

    matches: int = 0
    decisions: int = 0
    claims: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)  # which one won, in a game of sides
    rounds: Counter[int] = field(default_factory=Counter)
    points_by_role: dict[str, float] = field(default_factory=dict)
    played_by_role: Counter[str] = field(default_factory=Counter)

    def note(self, seen: Seen, seats: Sequence[Seat]) -> None:
        """`seats` are those that are measured."""
        self.matches += 1
        self.decisions += seen.decisions
        self.claims += seen.claims
        self.outcomes[seen.reason] += 1
        self.rounds[seen.rounds] += 1
        if seen.side:
            self.sides[seen.side] += 1
        for seat in seats if seen.roles else ():
            role = seen.roles[seat]
            self.points_by_role[role] = self.points_by_role.get(role, 0.0) + seen.points[seat]
            self.played_by_role[role] += 1


@dataclass(slots=True)
class Standing:
    """What a contest has shown so far."""

    contest: Contest
    seconds: float = 0.0
    candidate: list[float] = field(default_factory=list)  # points, deal by deal: the mean over its seats
    baseline: list[float] = field(default_factory=list)
    alone: Group = field(default_factory=Group)
    among: Group = field(default_factory=Group)
    times: dict[str, Times] = field(default_factory=dict)
    beliefs: dict[str, dict[Kind, Calibration]] = field(default_factory=dict)
    better: bool | None = None  # what a sequential test found
    failures: dict[str, Failures] = field(default_factory=dict)  # of bots that are not ours
    _alone: list[float] = field(default_factory=list)  # what seats got in the matches of the deal that is not complete
    _among: list[float] = field(default_factory=list)

    def note(self, seat: Seat | None, seen: Seen) -> None:
        """The next match, in their order; a deal counts once all its matches are there."""
        self._note_bots(seen)
        add_failures(self.failures, seen.failures)
        players = self.contest.players
        if seat is None:
            self.alone.note(seen, range(players))
            self._alone.append(sum(seen.points) / players)
        else:
            self.among.note(seen, [seat])
            self._among.append(seen.points[seat])
        if self.contest.equal or len(self._among) == players:
            alone, among = sum(self._alone) / len(self._alone), sum(self._among) / players
            self.baseline.append(alone)
            self.candidate.append(alone if self.contest.equal else among)
            self._alone, self._among = [], []

    def _note_bots(self, seen: Seen) -> None:
        for name, times in seen.times.items():
            self.times.setdefault(name, Times()).add(times)
        for name, beliefs in seen.beliefs.items():
            for kind, calibration in beliefs.items():
                self.beliefs.setdefault(name, {}).setdefault(kind, Calibration()).add(calibration)

    @property
    def void(self) -> bool:
        """A bot failed, so somebody else made a part of its moves: nothing was measured."""
        return failed_in_all(self.failures) > 0

    def differences(self) -> list[float]:
        return [ours - theirs for ours, theirs in zip(self.candidate, self.baseline, strict=True)]

    def difference(self) -> Interval:
        if self.scored:
            return mean(self.differences())
        if two_valued(self.candidate) and two_valued(self.baseline):
            return paired(self.candidate, self.baseline)
        return bounded(self.differences(), -1.0, 1.0)

    def rate(self) -> Interval:
        return self._measured(self.candidate)

    def baseline_rate(self) -> Interval:
        """Among equal rivals one of so many wins: where every deal had a winner, that is known and not measured."""
        fair, sides = 1.0 / self.contest.players, game_named(self.contest.game).info.sides
        if self.contest.players > 1 and not sides and all(math.isclose(one, fair) for one in self.baseline):
            return Interval(fair, fair, fair)
        return self._measured(self.baseline)

    @property
    def scored(self) -> bool:
        return self.contest.scored

    def _measured(self, points: Sequence[float]) -> Interval:
        return mean(points) if self.scored else share_of_deals(points)


def share_of_deals(points: Sequence[float]) -> Interval:
    """What was won, by deals: seats of one deal depend on each other, deals do not."""
    if two_valued(points):
        return rate(math.fsum(points), len(points))
    return bounded(points, 0.0, 1.0)


def measure(contest: Contest, deals: int, better: float | None, jobs: int, progress: Callable[[int], None]) -> Standing:
    """So many deals, or fewer if a sequential test for "better by so much" knows earlier. `progress` hears of each."""
    standing = Standing(contest)
    test = None if better is None else Sequential(better / contest.widest)
    started = time.perf_counter()
    with closing(_played(contest, deals, jobs)) as played:
        for number, (seat, seen) in enumerate(played, 1):
            standing.note(seat, seen)
            progress(number)
            if failed_in_all(standing.failures) >= GIVE_UP:
                break
            if test is not None and seat == contest.players - 1:
                standing.better = test.note(standing.differences()[-1] / contest.widest)
                if standing.better is not None:
                    break
    standing.seconds = time.perf_counter() - started
    return standing


def _played(contest: Contest, deals: int, jobs: int) -> Generator[tuple[Seat | None, Seen]]:
    """The matches in their order, whoever played them."""
    if jobs > 1:
        yield from _played_elsewhere(contest, deals, jobs)
        return
    try:
        yield from ((seat, play_one(contest, deal, seat, again)) for deal, seat, again in contest.matches(deals))
    finally:
        _CREW.close()


def _played_elsewhere(contest: Contest, deals: int, jobs: int) -> Iterator[tuple[Seat | None, Seen]]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_let_go_at_the_end)
    waiting: deque[tuple[Seat | None, Future[Seen]]] = deque()
    try:
        for deal, seat, again in contest.matches(deals):
            waiting.append((seat, pool.submit(play_one, contest, deal, seat, again)))
            if len(waiting) >= AHEAD * jobs:
                seat, future = waiting.popleft()
                yield seat, future.result()
        for seat, future in waiting:
            yield seat, future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_one(contest: Contest, deal: int, seat: Seat | None, again: int = 0) -> Seen:
    game = game_named(contest.game)
    names = contest.seats(seat)
    watch = Stopwatch(names, deal)
    players = [_hired(name, contest.game) for name in names]
    options = game.options(contest.players, contest.options)
    _CREW.failures()
    seen = watch.seen(play_match(game, options, players, f"{contest.seed}:{deal}", contest.talk, watch, again))
    seen.failures = _CREW.failures()
    return seen


_CREW: Final = Crew()  # one in every process
_hired = _CREW.hired


def _let_go_at_the_end() -> None:
    """A process that only plays: nobody but itself knows when its last match was played."""
    atexit.register(_CREW.close)
