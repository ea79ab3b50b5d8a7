"""Skill and luck apart: what each step brought each seat, and what it comes to. Whole numbers, so that it fits exactly.

V(step) is what the course says a seat could expect after a step; before the deal it is the expectation, after the last
move the result. What a step changed is V(step) - V(step - 1). The part of it that is skill was judged in worlds that
the one who moved could not rule out; all the rest is luck. So the parts add up to result - expectation, always.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from openps.engine.ids import Seat
from openps.review.choices import Comparison
from openps.review.data import Account, Cause, Point, Step
from openps.review.positions import Position


def causes(
    course: Sequence[Point], reached: Sequence[Position], compared: Mapping[Step, Comparison]
) -> tuple[Cause, ...]:
    """The deal first, then every move; `compared` is by the step before the move."""
    made = []
    for before, after in pairwise(course):
        mover = None if after.step == 0 else reached[after.step - 1].seat
        seen = compared.get(after.step - 1) if after.step else None
        skill = tuple([0] * len(after.seats) if seen is None else [one.mean() for one in seen.skill])
        changed = [now.value - was.value for was, now in zip(before.seats, after.seats, strict=True)]
        luck = tuple([change - part for change, part in zip(changed, skill, strict=True)])
        made.append(Cause(after.step, mover, luck, skill))
    return tuple(made)


def accounts(
    course: Sequence[Point], made: Sequence[Cause], compared: Mapping[Step, Comparison]
) -> tuple[Account, ...]:
    return tuple([_account(seat, course, made, compared) for seat in range(len(course[0].seats))])


def _account(
    seat: Seat, course: Sequence[Point], made: Sequence[Cause], compared: Mapping[Step, Comparison]
) -> Account:
    own = [cause for cause in made if cause.seat == seat]
    spread = [compared[cause.step - 1].skill[seat].margin() for cause in own if cause.step - 1 in compared]
    return Account(
        seat=seat,
        expectation=course[0].seats[seat].value,
        result=course[-1].seats[seat].value,
        luck=sum([cause.luck[seat] for cause in made]),
        own=sum([cause.skill[seat] for cause in own]),
        others=sum([cause.skill[seat] for cause in made if cause.seat != seat]),
        margin=round(math.sqrt(sum([half * half for half in spread]))),
    )
