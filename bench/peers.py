"""Random play of peer engines: how many decisions a second, in one process and one thread.

A decision is one action taken for a seat. One that had a single legal action counts too (about two
thirds of catanatron's and of uno's, one in ninety of gin rummy's). Dealing, setting up a board and
everything else between two decisions is in the time, never in the count.

catanatron  One action ticked by `Game.play()` with four `RandomPlayer`s: rolling the dice and
            ending the turn are actions as well. The engine lists and checks legal actions itself.
            Its games differ from run to run whatever the seed.
rlcard      One `Game.step()` of two-seat uno, an action drawn from the `legal_actions` of the state
            the step before returned. `env.step()` would also encode that state as planes for a
            learner, at less than half the speed, so the faster loop stands for the engine. It does
            not check that an action is legal.
open_spiel  One `apply_action()` at a player node of gin_rummy, hearts or hanabi (all C++), drawn from
            `legal_actions()`, driven from Python. Chance nodes (the deal and the stock) are sampled in
            the same time, and not counted: about 43 for every 100 decisions of gin rummy, the 52 cards
            of a deal of hearts. Luck comes in two ways: by `chance_outcomes()`, as its own examples do
            it and as hanabi needs it (there are several copies of a card), or at less than half of
            the cost with each outcome taken as likely as the next.

Each engine plays whole games: half a second to warm up, then until the time is over, and the game
under way is finished and counted. One JSON object goes to stdout. An engine that is missing, or
whose interface has changed, has an "error" in place of figures, and the exit code stays 0.

The peers are not dependencies of this project; they live in an environment of their own:

    python3.11 -m venv .venv-peers
    .venv-peers/bin/pip install -r bench/requirements-peers.txt
    .venv-peers/bin/python bench/peers.py --seconds 5 --seed 1

Compare only figures of one machine and one interpreter build.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import random
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from time import process_time
from typing import Final, NamedTuple

WARM_UP_SECONDS: Final = 0.5
SEED_LIMIT: Final = 2**32 - 1  # numpy takes no larger seed, and the warm-up adds one
# An absolute path, not a slash within a word; with the bracket an ImportError puts around it.
PATH: Final = re.compile(r"\s*(?<!\w)\(?([A-Za-z]:)?[/\\][^\s'\")]+\)?")

Play = Callable[[], int]
"""Plays one game to its end and says how many decisions it took."""


class Tally(NamedTuple):
    decisions: int
    games: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Peer:
    engine: str
    game: str
    note: str
    prepare: Callable[[int], Play]


def prepare_catanatron(seed: int) -> Play:
    catanatron = import_module("catanatron")
    seeds = random.Random(seed)

    def play() -> int:
        seats = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        # Seed 0 would mean "any" to catanatron.
        game = catanatron.Game(seats, seed=seeds.randrange(1, SEED_LIMIT))
        game.play()
        return len(game.state.actions)

    return play


def prepare_rlcard(seed: int) -> Play:
    game = import_module("rlcard.games.uno").Game()
    game.np_random = import_module("numpy").random.RandomState(seed)
    luck = random.Random(seed)

    def play() -> int:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(luck.choice(state["legal_actions"]))
            decisions += 1
        return decisions

    return play


def prepare_open_spiel(name: str, weighed: bool, seed: int) -> Play:
    game = import_module("pyspiel").load_game(name)
    luck = random.Random(seed)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            by_chance = state.is_chance_node()
            decisions += not by_chance
            if by_chance and weighed:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        return decisions

    return play


OPEN_SPIEL: Final = (
    ("gin_rummy", 2, False),
    ("hanabi(players=4)", 4, True),
    ("hanabi(players=4)", 4, False),
    ("hearts", 4, True),
    ("hearts", 4, False),
)
PEERS: Final = (
    Peer(
        "catanatron",
        "catan, 4 players",
        "one decision per action ticked by Game.play(), dice rolls and ends of turn included",
        prepare_catanatron,
    ),
    Peer(
        "rlcard",
        "uno, 2 players",
        "legal actions and Game.step(), without the observation planes of env.step()",
        prepare_rlcard,
    ),
    *[
        Peer(
            "open_spiel",
            f"{name.partition('(')[0]}, {players} players, luck {'weighed' if weighed else 'even'}",
            "driven from Python; player decisions only, chance nodes are sampled but not counted",
            partial(prepare_open_spiel, name, weighed),
        )
        for name, players, weighed in OPEN_SPIEL
    ],
)


def spin(play: Play, seconds: float) -> Tally:
    """Play whole games until the time is over, at least one."""
    decisions = games = 0
    spent = 0.0
    start = process_time()
    while spent < seconds:
        decisions += play()
        games += 1
        spent = process_time() - start
    return Tally(decisions, games, spent)


def measure(peer: Peer, seconds: float, seed: int) -> Tally:
    # Another seed to warm up, so that no timed game was played before.
    spin(peer.prepare(seed + 1), WARM_UP_SECONDS)
    return spin(peer.prepare(seed), seconds)


def figures(tally: Tally) -> dict[str, object]:
    return {
        "decisions": tally.decisions,
        "games": tally.games,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
    }


def version_of(engine: str) -> str:
    try:
        return metadata.version(engine)
    except metadata.PackageNotFoundError:
        return ""


def one_line(error: Exception) -> str:
    """What went wrong, without the paths of this machine."""
    text = " ".join(PATH.sub("", str(error)).split())
    return f"{type(error).__name__}: {text}"


def entry(peer: Peer, seconds: float, seed: int) -> dict[str, object]:
    """The peer's line of the report, whatever happens inside the peer."""
    try:
        # stdout belongs to the report.
        with contextlib.redirect_stdout(sys.stderr):
            result = figures(measure(peer, seconds, seed))
    except Exception as error:  # any failure of a stranger's package is a result here
        result = {"error": one_line(error)}
    named = {"engine": peer.engine, "version": version_of(peer.engine), "game": peer.game}
    return {**named, **result, "note": peer.note}


def a_duration(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError("must be above zero")
    return seconds


def a_seed(text: str) -> int:
    seed = int(text)
    if not 0 <= seed < SEED_LIMIT:
        raise argparse.ArgumentTypeError(f"must be from 0 to {SEED_LIMIT - 1}")
    return seed


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play of peer engines, as JSON.")
    parser.add_argument("--seconds", type=a_duration, default=5.0, help="per engine (default 5)")
    parser.add_argument("--seed", type=a_seed, default=1, help="of the random play (default 1)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = options(arguments)
    # Read when numpy is first imported: its BLAS would start a thread per core.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    peers = [entry(peer, chosen.seconds, chosen.seed) for peer in PEERS]
    print(json.dumps({"peers": peers}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
