"""Gymnasium's own checks on single seats, alone and as its vector environments."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import openps.rl

NAMES = ["openps/Negotiator-v0", "openps/PanicStation-v0", "openps/PaniHigh-v0"]


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, shaped=0.1, illegal="first").unwrapped, skip_render_check=True)


def test_a_taker_is_named_as_at_a_table() -> None:
    env = gymnasium.make("openps/Negotiator-v0", taker="donna", raw_view=True)
    assert env.reset(seed=1)[1]["view"].taker == "donna"


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vector_environments_step_all_of_them(mode: str) -> None:
    envs = gymnasium.make_vec("openps/Negotiator-v0", num_envs=2, vectorization_mode=mode)
    seen, info = envs.reset(seed=3)
    for _ in range(30):
        # Of a match that is over nothing is legal; whatever is done, the next one begins.
        actions = info["action_mask"].argmax(axis=1)
        seen, _, _, _, info = envs.step(actions)
        assert seen.shape[0] == 2
        assert seen.any(axis=1).all()
    envs.close()


def test_both_vector_environments_see_the_same() -> None:
    seen = []
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec("openps/PaniHigh-v0", num_envs=2, vectorization_mode=mode)
        seen.append(envs.reset(seed=5)[0])
        envs.close()
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_plays_to_the_end_among_bots(name: str) -> None:
    env = gymnasium.make(name, bots="random", seat=0)
    _, info = env.reset(seed=2)
    rng, over, rewards = np.random.default_rng(1), False, []
    while not over:
        _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] in (1.0, -1.0)
    assert not info["action_mask"].any()


def test_any_seat_is_another_one_now_and_then() -> None:
    env = openps.rl.SingleSeat("pani_high", seat="any", bots="random")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert len(seats) > 2
    assert (env.action_masks() == env.action_masks().astype(bool)).all()
