"""What grows is called growing, what does not is called flat, and what nobody can say yet is called neither."""

from __future__ import annotations

import random

import pytest

from tests.chaos.trend import trend

TENTH = 0.1


def noisy(rise: float, noise: float, count: int = 60) -> tuple[list[float], list[float]]:
    luck = random.Random(3)
    at = [float(minute) for minute in range(count)]
    return at, [100 + rise * x / (count - 1) + luck.gauss(0, noise) for x in at]


def test_what_stays_is_flat() -> None:
    assert trend(*noisy(0, 2)).flat(TENTH)


def test_what_rises_is_not_flat() -> None:
    seen = trend(*noisy(20, 2))
    assert not seen.flat(TENTH)
    assert "it grows" in seen.words(TENTH)


def test_what_is_too_noisy_to_tell_is_not_called_flat() -> None:
    seen = trend(*noisy(0, 60, 8))
    assert not seen.flat(TENTH)
    assert "unclear" in seen.words(TENTH)


def test_a_straight_line_has_no_margin() -> None:
    seen = trend([0.0, 1.0, 2.0, 3.0, 4.0], [5.0, 7.0, 9.0, 11.0, 13.0])
    assert (seen.mean, seen.rise, seen.margin) == pytest.approx((9.0, 8.0, 0.0))
