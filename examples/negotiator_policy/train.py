"""Learns Négociateur by playing it: python train.py --minutes 20 --out negotiator_policy/policy.json.gz

First it watches the bot `heuristic` and imitates it, since random play never wins; then it plays many matches at once
and moves towards what turned out better than expected (PPO with masked actions). It needs `openps-tabletop[rl]` and
nothing else: the network and its gradients are written out below, in numpy.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections import deque
from pathlib import Path

import numpy as np

from openps.catalog.bots import make_bot
from openps.engine.chance import FreeChance
from openps.rl import VectorEnv

GAME, TAKER, TEACHER = "negotiator", "arkayne", "heuristic"
HIDDEN, MATCHES, STEPS = 96, 64, 96
WATCHED = 60_000  # decisions of the teacher
LOOSE = 0.1  # how often another move is made while watching, so that more is seen than what the teacher would do
TRACE, CLIP, PASSES, BATCH = 0.95, 0.2, 3, 1024
CURIOUS = 0.004  # the weight of entropy
RATE, WATCHING_RATE = 6e-4, 2e-3
JUDGING_ONLY = 6  # rounds in which only the judgement of positions is learned, before the moves change
NEVER = -1e9
SMALL = ("table", "test", "rolled", "first_dice", "lasting")  # fields of larger numbers
SCALE = 0.125


def scales(env: VectorEnv) -> np.ndarray:
    """Counts and marks as they are, larger numbers smaller."""
    fields = env.numbered.fields
    return np.array([SCALE if f.name in SMALL else 1.0 for f in fields for _ in f.labels], np.float32)


class Network:
    """One hidden layer, and a straight way beside it: of moves how likely each is, of a position how it will end."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        outputs = actions + 1  # the last one judges the position

        def drawn(rows: int, columns: int, size: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights = {
            "in": drawn(inputs, HIDDEN, (2 / 60) ** 0.5), "in_bias": np.zeros(HIDDEN, np.float32),
            "out": drawn(HIDDEN, outputs, 0.02), "straight": drawn(inputs, outputs, 0.01),
            "out_bias": np.zeros(outputs, np.float32),
        }  # fmt: skip
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._updates = 0

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        w = self.weights
        hidden = np.maximum(x @ w["in"] + w["in_bias"], 0)
        return hidden, hidden @ w["out"] + x @ w["straight"] + w["out_bias"]

    def learn(self, x: np.ndarray, hidden: np.ndarray, slope: np.ndarray, rate: float) -> None:
        """One step of Adam against the slope of the loss at the outputs."""
        back = (slope @ self.weights["out"].T) * (hidden > 0)
        slopes = {
            "in": x.T @ back, "in_bias": back.sum(0), "out": hidden.T @ slope, "straight": x.T @ slope,
            "out_bias": slope.sum(0),
        }  # fmt: skip
        self._updates += 1
        size = float(np.sqrt(sum([float((one**2).sum()) for one in slopes.values()])))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        for name, one in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (shrink * one - first)
            second += 0.001 * ((shrink * one) ** 2 - second)
            step = first / (1 - 0.9**self._updates) / (np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8)
            self.weights[name] -= rate * step


def odds(outputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """How likely each legal action is."""
    scores = np.where(masks, outputs[:, :-1], NEVER)
    likely = np.exp(scores - scores.max(1, keepdims=True))
    return likely / likely.sum(1, keepdims=True)


def drawn_actions(likely: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return (likely.cumsum(1) > rng.random((len(likely), 1)) * 0.999999).argmax(1)


def watch(env: VectorEnv, network: Network, scale: np.ndarray, rng: np.random.Generator) -> None:
    """Imitates the teacher, who is asked in every position and now and then not obeyed."""
    teacher, chance = make_bot(TEACHER, GAME), FreeChance("teacher")
    rows, masks, choices = [], [], []
    while len(rows) * env.num < WATCHED:
        moves = [[env.numbered.moves[at] for at in np.flatnonzero(mask)] for mask in env.masks]
        chosen = [env.numbered.number(teacher.choose(env.view(at), moves[at], chance, None)) for at in range(env.num)]
        rows.append(env.observations.copy())
        masks.append(env.masks.astype(bool))
        choices.append(np.array(chosen))
        loose = rng.random(env.num) < LOOSE
        other = drawn_actions(env.masks / env.masks.sum(1, keepdims=True), rng)
        env.step(np.where(loose, other, choices[-1]))
    x, mask, choice = np.concatenate(rows), np.concatenate(masks), np.concatenate(choices)
    for number in range(12):
        for batch in np.array_split(rng.permutation(len(x)), len(x) // 512):
            seen = x[batch] * scale
            hidden, outputs = network.forward(seen)
            slope = np.zeros_like(outputs)
            slope[:, :-1] = odds(outputs, mask[batch])
            slope[np.arange(len(batch)), choice[batch]] -= 1
            network.learn(seen, hidden, slope / len(batch), WATCHING_RATE * (1 - number / 14))
    right = (np.where(mask, network.forward(x * scale)[1][:, :-1], NEVER).argmax(1) == choice).mean()
    sys.stdout.write(f"imitates {TEACHER} in {right:.1%} of {len(x)} positions\n")


class Played:
    """What was seen and done in so many steps of all matches."""

    def __init__(self, env: VectorEnv) -> None:
        shape = (STEPS, env.num)
        self.rows = np.zeros((*shape, env.numbered.size), np.uint8)
        self.masks = np.zeros((*shape, env.numbered.actions), np.bool_)
        self.actions, self.ends = np.zeros(shape, np.int64), np.zeros(shape, np.bool_)
        self.likely, self.values, self.rewards = (np.zeros(shape, np.float32) for _ in range(3))

    def advantages(self, last: np.ndarray) -> np.ndarray:
        """How much better things went than expected, most weight on what came soon."""
        better, ahead, expected = np.zeros_like(self.values), np.zeros_like(last), last
        for at in range(STEPS - 1, -1, -1):
            goes_on = 1.0 - self.ends[at]
            ahead = self.rewards[at] + goes_on * expected - self.values[at] + TRACE * goes_on * ahead
            better[at], expected = ahead, self.values[at]
        return better


def play(
    env: VectorEnv, network: Network, scale: np.ndarray, rng: np.random.Generator, results: deque[bool]
) -> tuple[Played, np.ndarray]:
    played = Played(env)
    for at in range(STEPS):
        outputs = network.forward(env.observations * scale)[1]
        likely = odds(outputs, env.masks.astype(bool))
        actions = drawn_actions(likely, rng)
        played.rows[at], played.masks[at], played.actions[at] = env.observations, env.masks, actions
        played.likely[at], played.values[at] = likely[np.arange(env.num), actions], outputs[:, -1]
        env.step(actions)
        played.rewards[at], played.ends[at] = env.rewards[:, 0], env.dones
        results.extend([bool(won) for won in env.rewards[env.dones, 0] > 0])
    return played, network.forward(env.observations * scale)[1][:, -1]


def improve(
    network: Network, played: Played, better: np.ndarray, scale: np.ndarray, rate: float, moves: bool,
    rng: np.random.Generator,
) -> None:  # fmt: skip
    """Some passes over what was played; nothing is moved further than the clip at once."""
    flat = STEPS * MATCHES
    rows, masks = played.rows.reshape(flat, -1), played.masks.reshape(flat, -1)
    actions, before, gain = played.actions.ravel(), played.likely.ravel(), better.ravel()
    returns, gain = gain + played.values.ravel(), (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(PASSES):
        for batch in np.array_split(rng.permutation(flat), flat // BATCH):
            seen, everyone = rows[batch] * scale, np.arange(len(batch))
            hidden, outputs = network.forward(seen)
            slope = np.zeros_like(outputs)
            slope[:, -1] = 0.5 * (outputs[:, -1] - returns[batch])
            if moves:
                likely = odds(outputs, masks[batch])
                ratio = likely[everyone, actions[batch]] / before[batch]
                beyond = np.where(gain[batch] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                pull = np.where(beyond, 0.0, gain[batch] * ratio)[:, None]
                logs = np.log(likely + 1e-12)
                entropy = -(likely * logs).sum(1, keepdims=True)
                slope[:, :-1] = pull * likely + CURIOUS * likely * (logs + entropy)
                slope[everyone, actions[batch]] -= pull[:, 0]
            network.learn(seen, hidden, slope / len(batch), rate)


def save(network: Network, env: VectorEnv, scale: np.ndarray, path: Path) -> None:
    """Whole thousandths: what is lost by that is less than what luck moves."""
    whole = {name: np.rint(w * 1000).astype(int).tolist() for name, w in network.weights.items()}
    actions = [env.numbered.text(action) for action in range(env.numbered.actions)]
    fields = {field.name: len(field.labels) for field in env.numbered.fields}
    kept = {"taker": TAKER, "fields": fields, "scale": scale.tolist(), "actions": actions, "thousandths": whole}
    path.write_bytes(gzip.compress(json.dumps(kept, separators=(",", ":")).encode(), mtime=0))


def load(network: Network, path: Path) -> None:
    """Goes on from what was saved before."""
    for name, whole in json.loads(gzip.decompress(path.read_bytes()))["thousandths"].items():
        network.weights[name][...] = np.array(whole, np.float32) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="of the processor, in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.json.gz"))
    parser.add_argument("--start", type=Path, help="a policy to go on from, instead of imitating anybody")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, as CSV")
    given = parser.parse_args()
    rng, end = np.random.default_rng(given.seed), 60 * given.minutes
    env = VectorEnv(GAME, MATCHES, seed=given.seed, taker=TAKER)
    env.reset()
    scale = scales(env)
    network = Network(env.numbered.size, env.numbered.actions, rng)
    if given.start:
        load(network, given.start)
    else:
        watch(env, network, scale, rng)
    results: deque[bool] = deque(maxlen=2000)
    curve, rounds, matches = ["minutes,matches,won"], 0, 0
    while (spent := time.process_time()) < end:
        seen = len(results)
        played, last = play(env, network, scale, rng, results)
        matches += int(played.ends.sum())
        better = played.advantages(last)
        improve(network, played, better, scale, RATE * max(0.1, 1 - spent / end), rounds >= JUDGING_ONLY, rng)
        rounds += 1
        if rounds % 10 == 0 and seen:
            curve.append(f"{spent / 60:.2f},{matches},{np.mean(results):.4f}")
            sys.stdout.write(f"{spent / 60:.1f} min, {matches} matches, won {np.mean(results):.1%} of the last\n")
            sys.stdout.flush()
            save(network, env, scale, given.out)
            if given.curve:
                given.curve.write_text("\n".join(curve) + "\n", encoding="utf-8")
    save(network, env, scale, given.out)


if __name__ == "__main__":
    main()
