"""How much work a review may be: so many playouts, so many worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from openps.review.data import Millionths


@dataclass(frozen=True, slots=True)
class Plan:
    """The seed and the budget of a review: the same plan gives the same bytes on any number of processes."""

    seed: str = "0"
    playouts: int = 16  # from every step of the course
    coarse: int = 2  # the same for the first, coarse curve
    glances: int = 6  # worlds for every glance through the eyes of a seat
    worlds: int = 8  # in which the moves of each decision are compared
    moves: int = 4  # of each decision are compared, at most
    more: int = 24  # further worlds where a decision may be a turning point
    fresh: int = 48  # worlds that a turning point must hold in, with other luck
    threshold: Millionths = 80_000  # what a turning point gave away at least
    most: int = 10  # turning points that are told


USUAL: Final = Plan()
LEAST, MOST = 2, 1000  # playouts
MOST_BYTES: Final = 4_000_000
"""Of a record: no match of any game that we know comes near it."""


def plan_of(seed: str, playouts: int | None = None) -> Plan:
    """The usual budget, or one in which everything is more or less by as much as the playouts are."""
    if playouts is None:
        return Plan(seed)
    many = max(LEAST, min(MOST, playouts))
    return Plan(
        seed, many, min(many, USUAL.coarse), _as_many(USUAL.glances, many), _as_many(USUAL.worlds, many), USUAL.moves,
        _as_many(USUAL.more, many), _as_many(USUAL.fresh, many), USUAL.threshold, USUAL.most,
    )  # fmt: skip


def _as_many(usual: int, playouts: int) -> int:
    return max(LEAST, usual * playouts // USUAL.playouts)
