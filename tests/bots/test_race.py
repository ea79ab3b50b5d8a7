"""A race between moves in imagined worlds."""

from __future__ import annotations

from itertools import count

import pytest

from openps.bots.budget import Budget
from openps.bots.race import race


def test_the_habit_is_kept_where_others_are_not_surely_better() -> None:
    worlds = count()

    def play(world: int, move: str) -> float:
        return {"habit": 0.5, "other": 0.5 + (1 if world % 2 else -1) * 0.4 + 0.01}[move]

    assert race(["habit", "other"], lambda: next(worlds), play, Budget(200), sure=1.6) == "habit"


@pytest.mark.parametrize("steps", [8, 400])
def test_what_is_better_in_every_world_wins(steps: int) -> None:
    worth = {"habit": 0.4, "bad": 0.1, "good": 0.6}

    assert race(list(worth), lambda: None, lambda _, move: worth[move], Budget(steps), sure=1.6) == "good"


def test_without_time_to_think_the_habit_it_is() -> None:
    assert race(["habit", "other"], lambda: None, lambda _, move: float(move == "other"), Budget(0), 1.0) == "habit"


def test_moves_that_fall_behind_are_not_played_on() -> None:
    played: list[str] = []

    def play(world: int, move: str) -> float:
        played.append(move)
        return {"habit": 0.5, "bad": 0.0}[move] + world % 3 * 0.01

    worlds = count()
    race(["habit", "bad"], lambda: next(worlds), play, Budget(400), sure=1.6)

    assert played.count("bad") < 20
