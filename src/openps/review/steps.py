"""A review, worked out step by step: each part is there as soon as it is known, and whoever asks may stop any time.

`progress` tells how far it is after every piece of work, and hands out the review whenever a stage is done; `steps`
only hands out the reviews, `review` only the last one. To stop, close the iterator: what runs elsewhere is ended too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from openps.editions.edition import Edition
from openps.editions.insight import Deed
from openps.editions.tale import told
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.review import accounts, thoughts, turning
from openps.review.choices import Comparison, choice_of
from openps.review.data import WHOLE, Eyes, Mark, Method, Review, Side, Step, Wager
from openps.review.plan import USUAL, Plan
from openps.review.positions import Position
from openps.review.work import Desk, Piece, Workers

COARSE: Final = "coarse"
COURSE: Final = "course"
SUSPICIONS: Final = "suspicions"
CHOICES: Final = "choices"
EYES: Final = "eyes"
DONE: Final = "done"
STAGES: Final = (COARSE, COURSE, SUSPICIONS, CHOICES, EYES, DONE)
EXPECTED: Final = 8  # times as many playouts as elsewhere say what was to be expected: everything is held against it


Results: TypeAlias = list[Any]
"""What pieces of work brought: each stage knows what it asked for."""


class Progress(NamedTuple):
    """How far a stage is; when it is done, the review with what it brought."""

    stage: str
    done: int
    total: int
    review: Review | None = None


def review(match: AnyMatch, edition: Edition, plan: Plan = USUAL, jobs: int = 1) -> Review:
    """All of it at once."""
    *_, whole = steps(match, edition, plan, jobs)
    return whole


def steps(match: AnyMatch, edition: Edition, plan: Plan = USUAL, jobs: int = 1) -> Iterator[Review]:
    """The review after every stage: what one has brought stays in those after it."""
    for reached in progress(match, edition, plan, jobs):
        if reached.review is not None:
            yield reached.review


def progress(match: AnyMatch, edition: Edition, plan: Plan = USUAL, jobs: int = 1) -> Iterator[Progress]:
    if match.outcome() is None:
        raise OpenpsError("error-review-unfinished")
    desk = Desk(match, edition, plan)
    workers = Workers(desk, jobs)
    try:
        yield from _Reviewing(desk, workers).stages()
    finally:
        workers.close()


class _Reviewing:
    """What is known so far, and what comes next."""

    def __init__(self, desk: Desk, workers: Workers) -> None:
        self._desk, self._plan, self._workers = desk, desk.plan, workers
        self._known = _beginning(desk)
        self._thought: list[list[thoughts.Held]] = []
        self._compared: dict[Step, Comparison] = {}

    def stages(self) -> Iterator[Progress]:
        yield from self._course(COARSE, self._plan.coarse)
        yield from self._course(COURSE, self._plan.playouts)
        yield from self._suspicions()
        yield from self._choices()
        yield from self._eyes()
        yield from self._turning_points()

    def _each(self, stage: str, pieces: Sequence[Piece], results: Results, more: int = 0) -> Iterator[Progress]:
        """Do pieces of work, and tell after each; what they brought is put into the list."""
        for result in self._workers.do(pieces):
            results.append(result)
            yield Progress(stage, len(results), len(pieces) + more)

    def _reached(self, stage: str, known: Review) -> Progress:
        self._known = replace(known, stage=stage)
        return Progress(stage, 1, 1, self._known)

    def _course(self, stage: str, playouts: int) -> Iterator[Progress]:
        points: Results = []
        pieces = [Piece("expected", number=EXPECTED * playouts)]
        pieces += [Piece("point", one.step, playouts) for one in self._desk.reached]
        yield from self._each(stage, pieces, points)
        yield self._reached(stage, replace(self._known, course=tuple(points)))

    def _suspicions(self) -> Iterator[Progress]:
        said: Results = []
        pieces = [Piece("thought", one.step) for one in self._desk.reached]
        claims = self._desk.match.claims
        yield from self._each(SUSPICIONS, pieces, self._thought, len(claims))
        talk = [Piece("said", step, number) for number, (step, _) in enumerate(claims)]
        yield from self._each(SUSPICIONS, talk, said, len(pieces))
        curves = thoughts.suspicions(enumerate(self._thought))
        lie = thoughts.best_lie(said)
        yield self._reached(SUSPICIONS, replace(self._known, suspicions=curves, said=tuple(said), best_lie=lie))

    def _choices(self) -> Iterator[Progress]:
        seen: Results = []
        chosen = [one for one in self._desk.reached if one.is_choice]
        yield from self._each(CHOICES, [Piece("first_look", one.step) for one in chosen], seen)
        self._compared = {one.step: comparison for one, comparison in zip(chosen, seen, strict=True)}
        yield self._reached(CHOICES, self._accounted())

    def _accounted(self) -> Review:
        desk, course = self._desk, self._known.course
        made = accounts.causes(course, desk.reached, self._compared)
        unseen = [0 if cause.seat is None else cause.luck[cause.seat] for cause in made[1:]]
        return replace(
            self._known,
            causes=made,
            accounts=accounts.accounts(course, made, self._compared),
            choices=tuple([choice_of(desk.pilot, desk.reached[step], one) for step, one in self._compared.items()]),
            costliest=thoughts.costliest(desk.match, desk.reached, self._thought, unseen),
            wagers=_wagers(desk, unseen),
        )

    def _eyes(self) -> Iterator[Progress]:
        glances: Results = []
        pieces = [Piece("glance", step, seat) for seat, step in _looks(self._desk.reached, self._known.players)]
        yield from self._each(EYES, pieces, glances)
        seen = [(piece.number, glance) for piece, glance in zip(pieces, glances, strict=True)]
        eyes = [
            Eyes(seat, tuple([glance for eye, glance in seen if eye == seat])) for seat in range(self._known.players)
        ]
        yield self._reached(EYES, replace(self._known, eyes=tuple(eyes)))

    def _turning_points(self) -> Iterator[Progress]:
        suspects = [step for step, seen in self._compared.items() if turning.is_suspect(seen, self._plan)]
        again: Results = []
        looks = [Piece("second_look", step, seen=self._compared[step]) for step in suspects]
        yield from self._each(DONE, looks, again, len(suspects))
        points: Results = []
        pieces = [Piece("turning_point", step, seen=seen) for step, seen in zip(suspects, again, strict=True)]
        yield from self._each(DONE, pieces, points, len(suspects))
        for step, seen in zip(suspects, again, strict=True):
            self._compared[step].add(seen)
        great = turning.greatest([one for one in points if one is not None], self._desk.reached, self._plan.most)
        yield self._reached(DONE, replace(self._accounted(), turning_points=great))


def _beginning(desk: Desk) -> Review:
    """What needs no playing on."""
    outcome = desk.match.outcome()
    assert outcome is not None
    return Review(
        desk.edition.key, desk.match.seats, outcome.winners, outcome.reason, COARSE, _method(desk), _sides(desk),
        marks=_marks(desk),
    )  # fmt: skip


def _method(desk: Desk) -> Method:
    plan, horizon = desk.plan, desk.pilot.horizon
    turns, further = (0, 0) if horizon is None else (horizon.turns, horizon.further)
    scored = desk.pilot.scored
    return Method(
        desk.pilot.spec, turns, further, plan.playouts, plan.worlds, plan.fresh, plan.threshold, scored, plan.seed
    )


def _sides(desk: Desk) -> tuple[Side, ...]:
    seats, keys = range(desk.match.seats), desk.edition.insight.sides
    outcome = desk.match.outcome()
    assert outcome is not None
    if not keys:
        return tuple([Side("", (seat,)) for seat in seats])
    won = desk.match.game.info.sides[outcome.reason]
    losers = tuple([seat for seat in seats if seat not in outcome.winners])
    return tuple([Side(key, outcome.winners if key == won else losers) for key in keys])


def _marks(desk: Desk) -> tuple[Mark, ...]:
    marks = []
    for one in told(desk.edition.tale, desk.match):
        step = next(at.step for at in desk.reached if at.log > one.number)
        verdict = "" if one.verdict is None else one.verdict.value
        marks.append(Mark(step, one.number, one.turn, one.what, verdict))
    return tuple(marks)


def _looks(reached: Sequence[Position], players: int) -> list[tuple[int, Step]]:
    """Who looks when: everybody where a turn begins, and who decides."""
    looks = []
    for seat in range(players):
        for before, position in zip([None, *reached], reached, strict=False):
            begins = before is None or before.turn != position.turn
            if position.seat is not None and (begins or (position.is_choice and position.seat == seat)):
                looks.append((seat, position.step))
    return looks


def _wagers(desk: Desk, unseen: Sequence[int]) -> tuple[Wager, ...]:
    """The odds that were taken, with what they brought whoever took them."""
    wagers = []
    for position, after in zip(desk.reached, desk.reached[1:], strict=False):
        if position.seat is not None:
            entries = desk.match.log[position.log : after.log]
            deed = Deed(position.state, position.seat, position.move, position.log, entries)
            for risk in desk.edition.insight.risks(deed):
                well, badly = round(risk.so_well * WHOLE), round(risk.so_badly * WHOLE)
                brought = unseen[position.step]
                wagers.append(Wager(after.step, risk.number, position.seat, risk.what, well, badly, brought))
    return tuple(wagers)
