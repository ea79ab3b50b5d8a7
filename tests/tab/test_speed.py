"""What levels are told to be on a slow device; how fast it is, is measured by a clock that can be given."""

from __future__ import annotations

import json
from itertools import count

from openps.catalog import games
from openps.catalog.bots import level_names
from openps.tab import speed


def clock_of(seconds: float) -> speed.Clock:
    """One on which every match at random takes so long."""
    times = (number * seconds for number in count())
    return lambda: next(times)


def test_on_a_usual_device_there_is_nothing_to_say() -> None:
    assert json.loads(speed.told(clock_of(speed.USUAL))) == {}


def test_on_a_slow_one_those_that_think_ahead_look_less_far() -> None:
    """Where all their steps would take longer than they have."""
    enough = speed.USUAL * speed.THINKS_FOR / speed.AHEAD

    assert json.loads(speed.told(clock_of(0.9 * enough))) == {}
    assert json.loads(speed.told(clock_of(1.1 * enough))) == {game: {"strong": "less-far"} for game in games()}


def test_on_one_that_hardly_moves_the_others_take_longer_than_two_seconds() -> None:
    told = json.loads(speed.told(clock_of(1.1 * speed.USUAL * speed.PATIENCE / speed.AT_ONCE)))

    assert set(told["panic_station"]) == set(level_names("panic_station"))
    assert told["panic_station"]["normal"] == "longer"


def test_the_quickest_of_three_counts() -> None:
    times = iter([0.0, 9.0, 10.0, 11.0, 20.0, 25.0])

    assert speed.measured(lambda: next(times)) == 1.0
