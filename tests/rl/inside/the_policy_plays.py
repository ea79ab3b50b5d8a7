"""The example that learned: what it learned is played in plain Python as numpy would, and stands in the ladder."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from openps.rl import VectorEnv

EXAMPLE = Path(__file__).parents[3] / "examples" / "negotiator_policy"
sys.path.insert(0, str(EXAMPLE))

import train  # noqa: E402 - the example is no package of ours
from negotiator_policy import LADDER  # noqa: E402 - as above
from negotiator_policy.bot import network  # noqa: E402 - as above


def kept_network(env: VectorEnv) -> train.Network:
    kept = json.loads(gzip.decompress((EXAMPLE / "negotiator_policy" / "policy.json.gz").read_bytes()))
    made = train.Network(env.numbered.size, env.numbered.actions, np.random.default_rng(1))
    train.load(made, EXAMPLE / "negotiator_policy" / "policy.json.gz")
    assert kept["actions"] == [env.numbered.text(action) for action in range(env.numbered.actions)]
    return made


def test_the_bot_chooses_what_the_network_would() -> None:
    env, rng = VectorEnv("negotiator", 8), np.random.default_rng(1)
    env.reset(seed=1)
    learned, scale, (rung,), choices = kept_network(env), train.scales(env), LADDER.rungs, 0
    for _ in range(25):
        outputs = learned.forward(env.observations * scale)[1]
        for at in range(env.num):
            moves = [env.numbered.moves[action] for action in np.flatnonzero(env.masks[at])]
            if len(moves) > 1:
                scores = network().scores(env.observations[at].tobytes(), moves)
                expected = [outputs[at][env.numbered.number(move)] for move in moves]
                assert [score / 1000 for score in scores] == pytest.approx(expected, abs=1e-3)
                chosen = rung.make().choose(env.view(at), moves, None, None)
                assert chosen == moves[int(np.argmax(scores))]
                choices += 1
        env.step(train.drawn_actions(train.odds(outputs, env.masks.astype(bool)), rng))
    assert choices > 50


def test_a_round_of_training_changes_the_network_towards_what_went_well() -> None:
    """One decision, two moves, the second better: it becomes likelier."""
    rng = np.random.default_rng(1)
    network_ = train.Network(3, 2, rng)
    x, mask = np.ones((1, 3), np.float32), np.ones((1, 2), bool)
    before = train.odds(network_.forward(x)[1], mask)[0, 1]
    for _ in range(20):
        hidden, outputs = network_.forward(x)
        slope = np.zeros_like(outputs)
        slope[:, :-1] = train.odds(outputs, mask)
        slope[0, 1] -= 1
        network_.learn(x, hidden, slope, 0.01)
    assert train.odds(network_.forward(x)[1], mask)[0, 1] > before + 0.1


def test_what_ends_well_was_better_than_expected() -> None:
    env = VectorEnv("negotiator", 1)
    played = train.Played(env)
    played.rewards[3], played.ends[3] = 1.0, True
    better = played.advantages(np.zeros(1, np.float32))[:, 0]
    assert better[3] == 1.0
    assert 0 < better[0] < better[2] < 1.0
    assert not better[4:].any()
