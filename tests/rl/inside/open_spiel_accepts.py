"""OpenSpiel's own simulation tests with serialization, and two of its algorithms, unchanged."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import openps.rl.open_spiel

KEYS = ["negotiator", "pani_high", "panic_station"]


def dealt(game: pyspiel.Game, seed: int) -> pyspiel.State:
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_random_simulations_pass_with_serialization(key: str) -> None:
    game = pyspiel.load_game(f"openps_{key}(longest=60)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_whole_match_passes_too() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("openps_negotiator"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_ismcts_chooses_a_legal_move(key: str) -> None:
    game, rng = pyspiel.load_game(f"openps_{key}(longest=25)"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 12, random_state=rng)
    state = dealt(game, 1)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum([odds for _, odds in policy]) == pytest.approx(1.0)


@pytest.mark.parametrize("key", KEYS)
def test_external_sampling_mccfr_learns_on_the_smallest_options(key: str) -> None:
    """Two moves, then the match is cut off: what it saw has a policy that adds up."""
    game = pyspiel.load_game(f"openps_{key}(longest=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    state = dealt(game, 2)
    odds = solver.average_policy().action_probabilities(state)
    assert set(odds) == set(state.legal_actions())
    assert sum(odds.values()) == pytest.approx(1.0)


def test_another_world_has_the_same_information_state_and_the_same_history() -> None:
    state = dealt(pyspiel.load_game("openps_pani_high"), 3)
    player = state.current_player()
    draws = iter(np.random.RandomState(7).random_sample(1000))
    other = state.resample_from_infostate(player, lambda: float(next(draws)))
    assert other.history() == state.history()
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    others = [seat for seat in range(5) if seat != player]
    assert [other.branch.known(seat) for seat in others] != [state.branch.known(seat) for seat in others]


def test_options_come_as_text() -> None:
    game = pyspiel.load_game("openps_panic_station(players=6,options=easier_humans:on;first_aid_ap:0)")
    assert game.num_players() == 6
    assert game.numbered.options.easier_humans
    assert game.numbered.options.first_aid_ap == 0
    with pytest.raises(openps.rl.open_spiel.BadUse, match="write key:value"):
        openps.rl.open_spiel.given_options("easier_humans")
