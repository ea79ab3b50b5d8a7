"""Where all play at random, the short way to an outcome is the way of the whole match."""

from __future__ import annotations

import pytest

from openps.bots.play import all_at_random, play_at_random, play_match
from openps.catalog import games
from openps.lab.hiring import Crew


@pytest.mark.parametrize("key", games())
def test_random_bots_come_to_the_same_end_without_a_log(key: str) -> None:
    game = games()[key]
    players = game.info.players[-1]
    options = game.options(players, {})
    with Crew() as crew:
        seated = [crew.hired("random", key) for _ in range(players)]
        assert all_at_random(seated)
        for number in range(5):
            match = play_match(game, options, seated, f"tests:{number}")
            assert play_at_random(game, options, f"tests:{number}") == (match.outcome(), match.ply)


def test_whoever_thinks_is_asked() -> None:
    with Crew() as crew:
        assert not all_at_random([crew.hired("random", "pani_high"), crew.hired("heuristic", "pani_high")])
