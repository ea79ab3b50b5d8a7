"""A budget is spent by steps or by the clock that it was given."""

from __future__ import annotations

import pytest

from openps.bots.budget import QUICK, Budget


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_steps_are_counted() -> None:
    budget = Budget(steps=3)
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
    assert budget.taken == 3


def test_the_last_bundle_of_steps_is_taken_whole() -> None:
    budget = Budget(steps=10)
    assert [budget.spend(8), budget.spend(8), budget.spend(8)] == [True, True, False]


def test_seconds_are_those_of_the_clock() -> None:
    watch = Watch()
    budget = Budget(seconds=2, clock=watch)
    assert budget.spend()
    watch.now += 1
    assert budget.spent() == 0.5
    watch.now += 1
    assert not budget.spend()


def test_whatever_runs_out_first_ends_it() -> None:
    watch = Watch()
    budget = Budget(steps=10, seconds=10, clock=watch)
    budget.spend(5)
    watch.now += 2
    assert budget.spent() == 0.5
    watch.now += 8
    assert not budget.spend()


def test_a_quick_bot_has_no_step_to_take() -> None:
    assert not QUICK.spend()


def test_a_budget_has_a_limit_and_seconds_have_a_clock() -> None:
    with pytest.raises(ValueError, match="limit"):
        Budget()
    with pytest.raises(ValueError, match="clock"):
        Budget(seconds=1)
