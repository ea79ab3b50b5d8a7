"""Random play with nobody looking on is the same play as by the contract."""

from __future__ import annotations

import pytest

from openps.catalog import games
from openps.engine.chance import FreeChance
from openps.engine.playout import asked_and_played, play_out
from tests.contract.toy import Toy

SEEDS = range(4)
OURS = [(key, players) for key, game in games().items() for players in game.info.players]


@pytest.mark.parametrize(("key", "players"), OURS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_loop_of_its_own_plays_the_same_match(key: str, players: int, seed: int) -> None:
    game = games()[key]
    assert hasattr(game, "play_out")
    options = game.options(players, {})
    alone, asked = game.setup(options, FreeChance(seed)).state, game.setup(options, FreeChance(seed)).state
    luck, thinking = FreeChance(f"{seed} luck"), FreeChance(f"{seed} thinking")
    made = play_out(game, alone, luck, thinking)

    assert made == asked_and_played(game, asked, FreeChance(f"{seed} luck"), FreeChance(f"{seed} thinking"))
    assert alone == asked
    assert game.outcome(alone) is not None


@pytest.mark.parametrize(("key", "players"), OURS)
def test_it_stops_where_it_is_told_to(key: str, players: int) -> None:
    game = games()[key]
    state = game.setup(game.options(players, {}), FreeChance(1)).state
    luck = FreeChance(2)

    assert play_out(game, state, luck, luck, 5) == 5
    assert game.decision(state) is not None
    assert play_out(game, state, luck, luck, 0) == 0


def test_a_game_without_a_loop_is_asked_and_played() -> None:
    game = Toy()
    state = game.setup(game.options(2, {}), FreeChance(1)).state

    assert not hasattr(game, "play_out")
    assert play_out(game, state, FreeChance(2), FreeChance(3)) > 0
    assert game.outcome(state) is not None
