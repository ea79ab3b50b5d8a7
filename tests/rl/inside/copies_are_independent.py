"""An environment that is copied in the middle of a match, in any way, plays on as the original would, and by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import openps.rl.open_spiel
from openps.rl import SingleSeat, VectorEnv, pani_high_v0, panic_station_v0

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}  # fmt: skip
BEFORE, AFTER = 40, 60


def seen_in_turn(env: Any, steps: int, seed: int) -> list[object]:
    """Random play of seats asked in turn: what each was shown."""
    rng, shown = np.random.default_rng(seed), []
    for _ in range(steps):
        agent, (seen, reward, ended, _, _) = env.agent_selection, env.last()
        shown.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended))
        if ended:
            break
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return shown


def seen_together(env: Any, steps: int, seed: int) -> list[object]:
    rng, shown = np.random.default_rng(seed), []
    for _ in range(steps):
        masks = {agent: env.seated.observed(at)["action_mask"] for at, agent in enumerate(env.possible_agents)}
        acts = {agent: int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for agent, mask in masks.items()}
        seen, rewards, ended, _, _ = env.step(acts)
        shown.append(({agent: one["observation"].tobytes() for agent, one in seen.items()}, rewards, ended))
        if not env.agents:
            break
    return shown


def seen_by_one(env: Any, steps: int, seed: int) -> list[object]:
    rng, shown = np.random.default_rng(seed), []
    for _ in range(steps):
        mask = env.action_masks()
        seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(mask))))
        shown.append((seen.tobytes(), mask.tobytes(), reward, over))
        if over:
            env.reset()
    return shown


def seen_by_many(env: VectorEnv, steps: int, seed: int) -> list[object]:
    rng, shown = np.random.default_rng(seed), []
    for _ in range(steps):
        env.step([int(rng.choice(np.flatnonzero(mask))) for mask in env.masks])
        shown.append([array.tobytes() for array in (env.observations, env.masks, env.seats, env.rewards, env.dones)])
    return shown


def begun(make: Callable[[], Any]) -> Any:
    env = make()
    env.reset(seed=3)
    return env


CASES: dict[str, tuple[Callable[[], Any], Callable[[Any, int, int], list[object]]]] = {
    "panic_station": (panic_station_v0.env, seen_in_turn),
    "panic_station raw, talking": (partial(panic_station_v0.raw_env, talk=True), seen_in_turn),
    "pani_high": (partial(pani_high_v0.env, shaped=0.5), seen_in_turn),
    "pani_high together": (pani_high_v0.parallel_env, seen_together),
    "panic_station together": (panic_station_v0.parallel_env, seen_together),
    "one seat of negotiator": (partial(SingleSeat, "negotiator"), seen_by_one),
    "one seat among heuristic": (partial(SingleSeat, "panic_station", seat="any"), seen_by_one),
    "one seat among random": (partial(SingleSeat, "pani_high", bots="random"), seen_by_one),
    "many of panic_station": (partial(VectorEnv, "panic_station", 3, talk=True), seen_by_many),
    "many of negotiator": (partial(VectorEnv, "negotiator", 3), seen_by_many),
    "many of pani_high": (partial(VectorEnv, "pani_high", 2), seen_by_many),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", CASES)
def test_a_copy_plays_on_by_itself(case: str, way: str) -> None:
    """Copy, original and an environment that nobody copied are shown the same, one played after the other."""
    make, play = CASES[case]
    original, untouched = begun(make), begun(make)
    play(original, BEFORE, 1)
    play(untouched, BEFORE, 1)
    copied = WAYS[way](original)
    theirs = play(copied, AFTER, 2)
    assert len(theirs) > 10
    assert theirs == play(original, AFTER, 2) == play(untouched, AFTER, 2)


@pytest.mark.parametrize("name", ["openps/Negotiator-v0", "openps/PanicStation-v0"])
def test_an_environment_of_gymnasium_is_copied_through_its_wrappers(name: str) -> None:
    env = gymnasium.make(name, bots="random")
    env.reset(seed=3)
    copied = copy.deepcopy(env)
    assert seen_by_one(copied.unwrapped, AFTER, 2) == seen_by_one(env.unwrapped, AFTER, 2)


@pytest.mark.parametrize("way", [copy.deepcopy, WAYS["pickle"], lambda state: state.clone()])
@pytest.mark.parametrize("key", ["negotiator", "pani_high", "panic_station"])
def test_a_state_of_open_spiel_plays_on_by_itself(key: str, way: Callable[[Any], Any]) -> None:
    def played(state: Any, steps: int, seed: int) -> str:
        rng = np.random.default_rng(seed)
        for _ in range(steps):
            if not state.is_terminal():
                state.apply_action(int(rng.choice(state.legal_actions())))
        return str([state.information_state_string(seat) for seat in range(state.num_players())])

    assert openps.rl.open_spiel.PREFIX == "openps_"
    original = pyspiel.load_game(f"openps_{key}(longest=60)").new_initial_state()
    played(original, 150, 1)
    copied, history = way(original), str(original)
    assert str(copied) == history
    told = played(copied, 60, 2)
    assert str(original) == history
    assert told == played(original, 60, 2)
