"""Turning points: decisions that gave away much, each noticed once and held to hold again with other luck."""

from __future__ import annotations

from collections.abc import Sequence

from openps.editions.insight import Move
from openps.engine.ids import Seat
from openps.review.choices import Comparison, compare
from openps.review.data import Reason, TurningPoint
from openps.review.numbers import difference
from openps.review.plan import Plan
from openps.review.playing import Pilot
from openps.review.positions import Position, view_of


def is_suspect(seen: Comparison, plan: Plan) -> bool:
    """Worth a second look."""
    gave_away = seen.gave_away()
    return gave_away.value >= plan.threshold // 2 and gave_away.high >= plan.threshold


def rivals_left(pilot: Pilot, position: Position, seen: Comparison) -> list[Move]:
    """Those of a first look that did better than what was played."""
    text = pilot.game.move_text
    better = {name for name, rival in seen.rivals.items() if rival.total > 0}
    return [move for move in position.moves if text(move) in better]


def second_look(pilot: Pilot, position: Position, seen: Comparison, plan: Plan) -> Comparison:
    """More worlds than the first look had, and others."""
    numbers = range(plan.worlds, plan.worlds + plan.more)
    return compare(pilot, position, rivals_left(pilot, position, seen), numbers, plan.seed)


def turning_point(pilot: Pilot, position: Position, seen: Comparison, plan: Plan) -> TurningPoint | None:
    """What the second look saw, if it gave away enough and does so again in fresh worlds, played on further."""
    best, lost = seen.best(), seen.gave_away()
    if best is None or lost.value < plan.threshold or lost.low <= 0:
        return None
    better = next(move for move in position.moves if pilot.game.move_text(move) == best)
    fresh = compare(pilot.looking_further(), position, [better], range(plan.fresh), f"{plan.seed}:fresh")
    again = difference(fresh.rivals[best])
    if again.value < plan.threshold // 2 or again.low <= 0:
        return None
    return _told(pilot, position, better, TurningPoint(position.step + 1, 0, "", best, "", lost, again, ()))


def _told(pilot: Pilot, position: Position, better: Move, noticed: TurningPoint) -> TurningPoint:
    seat = position.seat
    assert seat is not None
    facts = pilot.insight.reasons(view_of(pilot.game, position, seat), position.move, better)
    reasons = [Reason(about, what) for about, told in facts._asdict().items() for what in told]
    return TurningPoint(
        noticed.step, seat, pilot.game.move_text(position.move), noticed.better,
        pilot.game.clause_of(better, position.ask), noticed.lost, noticed.again, tuple(reasons),
    )  # fmt: skip


def greatest(points: Sequence[TurningPoint], reached: Sequence[Position], most: int) -> tuple[TurningPoint, ...]:
    """So many at most, in their order; of what one seat did in one turn only the greatest: one plan, one mistake."""
    by_turn: dict[tuple[Seat, int], TurningPoint] = {}
    for one in sorted(points, key=lambda point: -point.again.value):
        by_turn.setdefault((one.seat, reached[one.step - 1].turn), one)
    return tuple(sorted(list(by_turn.values())[:most], key=lambda point: point.step))
