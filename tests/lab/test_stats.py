"""Small statistics, held against cases that can be done by hand."""

from __future__ import annotations

import math

import pytest

from openps.engine.chance import FreeChance
from openps.lab.calibration import Calibration
from openps.lab.stats import mean, rate, sequential
from openps.lab.timing import Times


def test_the_interval_of_a_mean() -> None:
    measured = mean([1.0, 2.0, 3.0, 4.0])

    assert measured.value == 2.5
    assert measured.high - measured.value == pytest.approx(1.96 * math.sqrt(5 / 3 / 4), rel=1e-4)


def test_a_single_value_says_nothing_about_its_spread() -> None:
    assert mean([0.3]).low == -math.inf
    assert mean([]).high == math.inf


def test_the_interval_of_a_rate_stays_within_0_and_1() -> None:
    assert rate(0, 10).low == 0.0
    assert rate(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert rate(0, 0) == rate(0.0, 0)


def coins(edge: float, count: int, seed: int) -> list[float]:
    """Differences of -1, 0 and 1 with this mean."""
    chance = FreeChance(seed)
    return [(chance.below(1000, "a") < 500 + 1000 * edge) - (chance.below(1000, "b") < 500) + 0.0 for _ in range(count)]


def verdict(edge: float, seed: int) -> bool | None:
    differences = coins(edge, 6000, seed)
    return next((end for n in range(20, 6000, 20) if (end := sequential(differences[:n], 0.1)) is not None), None)


def test_a_sequential_test_is_seldom_wrong() -> None:
    """At most one in twenty, either way: of forty each, three wrong ones are possible and six are not."""
    assert sum([verdict(0.1, seed) is not True for seed in range(40)]) < 6
    assert sum([verdict(0.0, seed) is not False for seed in range(40)]) < 6


def test_a_sequential_test_waits_until_it_knows_the_spread() -> None:
    assert sequential([1.0] * 19, 0.1) is None
    assert sequential([1.0] * 20, 0.1) is True
    assert sequential([0.0] * 20, 0.1) is False


# ---- times


def test_times_are_counted_within_five_percent() -> None:
    times, more = Times(), Times()
    for number in range(1, 100):
        times.note(number / 1000)
    more.note(0.5)
    times.add(more)

    assert times.count == 100
    assert times.mean() == pytest.approx((4.95 + 0.5) / 100)
    assert times.quantile(0.5) == pytest.approx(0.05, rel=0.05)
    assert times.quantile(0.99) == pytest.approx(0.099, rel=0.05)
    assert times.longest == times.quantile(1.0) == 0.5


# ---- beliefs


def believed(odds_of_true: float, odds_of_false: float, one_in: int = 4) -> Calibration:
    kept = Calibration()
    for number in range(400):
        true = number % one_in == 0
        kept.note(odds_of_true if true else odds_of_false, true, number)
    return kept


def test_who_knows_everything_has_skill_1() -> None:
    assert believed(1.0, 0.0).skill().value == 1.0


def test_who_knows_the_base_rate_has_skill_0() -> None:
    kept = believed(0.25, 0.25)

    assert kept.skill().value == pytest.approx(0.0)
    assert kept.whole().errors / kept.whole().count == pytest.approx(0.25 * 0.75)


def test_who_is_sure_and_wrong_has_less_than_none() -> None:
    skill = believed(0.1, 0.9).skill()

    assert skill.high < 0
    assert skill.low < skill.value < skill.high


def test_a_certain_belief_lies_in_the_last_bin() -> None:
    assert believed(1.0, 0.0).bins[-1].count == 100


def test_calibrations_add_up() -> None:
    kept = believed(0.9, 0.2)
    kept.add(believed(0.9, 0.2))

    assert kept.whole().count == 800
    assert kept.skill().value == pytest.approx(believed(0.9, 0.2).skill().value)
