"""Temperature makes small errors common and great ones rare."""

from __future__ import annotations

from collections import Counter

from openps.bots.warmth import warm_pick
from openps.engine.chance import FreeChance


def picked(temperature: float) -> Counter[str]:
    chance = FreeChance(1)
    return Counter([warm_pick("abc", [2.0, 1.0, -20.0], temperature, chance) for _ in range(4000)])


def test_a_cold_bot_takes_the_best() -> None:
    assert picked(0.0) == {"a": 4000}


def test_a_warm_bot_takes_the_second_best_a_third_as_often() -> None:
    counted = picked(1.0)
    assert 0.33 < counted["b"] / counted["a"] < 0.41
    assert not counted["c"]


def test_a_hot_bot_takes_anything() -> None:
    assert min(picked(1000.0).values()) > 1200


def test_equals_are_as_likely() -> None:
    chance = FreeChance(1)
    counted = Counter([warm_pick("ab", [1.0, 1.0], 0.0, chance) for _ in range(2000)])
    assert min(counted.values()) > 900
