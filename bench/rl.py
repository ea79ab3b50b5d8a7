"""Steps a second of the learning environments, with leduc_holdem and gin_rummy of PettingZoo beside them, in one run.

A step is one action of an agent: `last()` with the observation and the mask, a legal action drawn from the mask in the
same way for everybody, `step(action)`. Steps of agents whose match is over are not counted, their time is. A batch of
`VectorEnv` counts one step for each match. Processor time of one process with one thread; dealing is in the time.

    make bench-rl
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
BATCH: Final = 64
PEERS: Final = ("leduc_holdem", "gin_rummy")
OURS: Final = ("panic_station", "pani_high")
TIMES: Final = 3


def legal(mask: Any, draw: float) -> int:
    allowed = mask.nonzero()[0]
    return int(allowed[int(draw * len(allowed))])


def steps_of_table(env: Any, seconds: float) -> float:
    """Whole matches until the time is over."""
    import random

    draw, count, seed, start = random.Random(1).random, 0, 0, process_time()
    while process_time() - start < seconds:
        env.reset(seed=seed) if not seed else env.reset()
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(legal(seen["action_mask"], draw()))
                count += 1
    return count / (process_time() - start)


def steps_of_batch(game: str, seconds: float) -> float:
    """The actions of all matches are drawn at once, as a learner would."""
    import numpy as np

    from openps.rl import VectorEnv

    env = VectorEnv(game, BATCH, players=None if game not in OURS else 5)
    env.reset(seed=1)
    rng, count, start = np.random.default_rng(1), 0, process_time()
    while process_time() - start < seconds:
        sums = env.masks.cumsum(axis=1, dtype=np.int32)
        wanted = (rng.random(BATCH) * sums[:, -1]).astype(np.int32)
        env.step((sums > wanted[:, None]).argmax(axis=1))
        count += BATCH
    return count / (process_time() - start)


def peer_env(name: str) -> Any:
    for version in range(9, 0, -1):
        try:
            return import_module(f"pettingzoo.classic.{name}_v{version}").env()
        except ModuleNotFoundError as missing:
            if f"{name}_v" not in str(missing):
                raise
    raise ModuleNotFoundError(f"this PettingZoo has no {name}")


def measured(work: Callable[[], float]) -> float | str:
    try:
        return max([work() for _ in range(TIMES)])
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def measure(what: str, seconds: float) -> dict[str, float | str]:
    """The best of three of each: what other programs do to the caches only ever costs time."""
    warnings.simplefilter("ignore")
    if what == "peers":
        return {name: measured(lambda name=name: steps_of_table(peer_env(name), seconds)) for name in PEERS}
    tables = {name: import_module(f"openps.rl.{name}_v0") for name in OURS}
    told = {name: measured(lambda t=t: steps_of_table(t.env(players=5), seconds)) for name, t in tables.items()}
    batches = {f"{name}, batch": measured(lambda n=name: steps_of_batch(n, seconds)) for name in (*OURS, "negotiator")}
    return {**told, **batches}


def asked(python: str, what: str, seconds: float, path: str) -> dict[str, float | str]:
    one = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": path}
    command = [python, __file__, "--measure", what, "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, **one}, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else {what: done.stderr.strip()[-300:]}


def fast_core() -> str:
    done = subprocess.run(
        [sys.executable, "fast_core.py", "path"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours", default=sys.executable)
    parser.add_argument("--peers", default=sys.executable)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--measure", choices=["ours", "peers"])
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.measure, given.seconds)))
        return
    runs = {
        "PettingZoo": asked(given.peers, "peers", given.seconds, ""),
        "ours, pure": asked(given.ours, "ours", given.seconds, str(ROOT / "src")),
    }
    fast = fast_core()
    if fast:
        runs["ours, compiled"] = asked(given.ours, "ours", given.seconds, fast)
    for who, figures in runs.items():
        for name, figure in figures.items():
            print(f"{who:16} {name:24} {f'{figure:10,.0f} steps/s' if isinstance(figure, float) else figure}")


if __name__ == "__main__":
    main()
