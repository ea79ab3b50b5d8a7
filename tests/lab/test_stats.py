"""Small statistics, held against cases that can be done by hand."""

from __future__ import annotations

import math
from itertools import product

import pytest

from openps.engine.chance import FreeChance
from openps.lab.calibration import Calibration
from openps.lab.stats import Interval, Sequential, bounded, mean, paired, rate, student_t, two_valued
from openps.lab.timing import Times

RATES = (0.0, 0.001, 0.05, 0.5)


def test_the_interval_of_a_mean_is_students() -> None:
    values = [float(number) for number in range(10)]
    measured = mean(values)

    assert measured.value == 4.5
    assert measured.high - measured.value == pytest.approx(2.2622 * math.sqrt(55 / 6 / 10), rel=1e-3)


@pytest.mark.parametrize(("freedom", "quantile"), [(9, 2.2622), (19, 2.0930), (100, 1.9840), (10_000, 1.9602)])
def test_quantiles_of_students_t_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_t(freedom) == pytest.approx(quantile, abs=1e-3)


@pytest.mark.parametrize("values", [[], [0.3], [0.0, 1.0] * 4, [0.7] * 50])
def test_too_few_values_say_nothing_about_their_spread_and_equal_ones_nothing_at_all(values: list[float]) -> None:
    assert (mean(values).low, mean(values).high) == (-math.inf, math.inf)


def test_the_interval_of_a_rate_stays_within_0_and_1() -> None:
    assert rate(0, 10).low == 0.0
    assert rate(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert rate(0, 0) == rate(0.0, 0)


def test_newcombes_interval_is_that_of_his_example() -> None:
    """Newcombe (1998), Statistics in Medicine 17, table II: 36, 12, 2 and 0 pairs; 0.2 (0.0569 to 0.3404)."""
    ours, theirs = [1] * 48 + [0] * 2, [1] * 36 + [0] * 12 + [1] * 2
    measured = paired(ours, theirs)

    assert measured.value == pytest.approx(0.2)
    assert (measured.low, measured.high) == pytest.approx((0.0569, 0.3404), abs=1e-4)


def drawn(rate: float, edge: float, link: float, seats: int, chance: FreeChance) -> tuple[float, float]:
    """What both won on a deal: the candidate on so many seats; with `link`, by the same luck."""

    def won(odds: float, luck: int) -> float:
        return float(luck < 10_000 * odds)

    luck = chance.below(10_000, "deal")
    same = chance.below(100, "link") < 100 * link
    ours = [won(rate + edge, luck if same else chance.below(10_000, "seat")) for _ in range(seats)]
    return sum(ours) / seats, won(rate, luck)


def interval(pairs: list[tuple[float, float]]) -> Interval:
    ours, theirs = [one for one, _ in pairs], [other for _, other in pairs]
    if two_valued(ours):
        return paired(ours, theirs)
    return bounded([one - other for one, other in pairs], -1.0, 1.0)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("rate", RATES)
def test_a_difference_on_the_same_deals_lies_in_its_interval(rate: float, seats: int) -> None:
    """In 95 of 100 runs, with 12 deals as with 150, however the two go together; never a width of nothing."""
    chance, wrong, runs = FreeChance(f"{rate} {seats}"), 0, 0
    for deals, edge, link in product((12, 150), (0.0, 0.1), (0.0, 0.5, 1.0)):
        for _ in range(25):
            measured = interval([drawn(rate, edge, link, seats, chance) for _ in range(deals)])
            assert -1 <= measured.low < measured.high <= 1
            wrong += not measured.low <= edge <= measured.high
            runs += 1
    assert wrong <= 0.05 * runs + 2 * math.sqrt(0.05 * 0.95 * runs)


@pytest.mark.parametrize("deals", [1, 2, 9])
def test_few_deals_say_nothing(deals: int) -> None:
    assert interval([(0.0, 0.0)] * deals).low == -math.inf
    assert interval([(0.25, 0.0)] * deals).high == math.inf


def verdict(rate: float, edge: float, seats: int, better: float, chance: FreeChance) -> tuple[bool | None, int]:
    test = Sequential(better)
    for deals in range(1, 3000):
        ours, theirs = drawn(rate, edge, 0.0, seats, chance)
        told = test.note(ours - theirs)
        if told is not None:
            return told, deals
    return None, deals


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("rate", RATES)
def test_a_sequential_test_is_wrong_at_most_once_in_twenty_runs(rate: float, seats: int) -> None:
    """Either way, however rare victories are: of 240 runs 12 at most on average, and hardly ever more than 20."""
    chance = FreeChance(f"{rate} {seats}")
    for edge in (0.0, 0.1):
        told = [verdict(rate, edge, seats, 0.1, chance) for _ in range(240)]
        assert sum(end is not (edge > 0) for end, _ in told) <= 20
        assert sum(deals for _, deals in told) / 240 < 600, "and it comes to an end"


def test_a_sequential_test_knows_nothing_at_once() -> None:
    test = Sequential(0.1)
    assert [test.note(0.0) for _ in range(20)] == [None] * 20
    assert True in [test.note(1.0) for _ in range(20)]


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
