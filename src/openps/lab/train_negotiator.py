"""Learning Négociateur: habits that win more often, then what positions are worth to whoever plays by them.

Habits are climbed with evolution strategies: pairs of opposite changes play the same matches, and what they differ in
shows the way. Positions are judged by a logistic regression over how turns began in such matches.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, TypeAlias

from openps.bots.cells import SCALE
from openps.bots.negotiator import sense
from openps.bots.negotiator.habits import NUMBERS, PLAIN, Habits, with_numbers
from openps.bots.negotiator.heuristic import best_move
from openps.bots.negotiator.judge import FEATURES, Judge, facts
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import CrisisOptions

LEARNED: Final = (box.ARKAYNE,)  # the others are played with plain habits
ROUNDS: Final = 60
PAIRS: Final = 16
MATCHES: Final = 50  # of each one of a pair
PACE: Final = 0.5
SLOWER: Final = 0.35
INERTIA: Final = 0.6
LIFE: Final = 0.015  # what a hostage counts beside the victory, so that lost matches teach something as well
_CARDS: Final = list(HOUSE_CARDS.rank)
NAMES: Final = (
    *NUMBERS, *[f"play {card}" for card in _CARDS], *[f"buy {card}" for card in _CARDS if HOUSE_CARDS.cost[card]],
)  # fmt: skip
_REACH: Final = {
    "stop": 0.2, "late_point": 0.2, "late_freed": 0.2, "late_step": 0.15, "concede": 0.6, "convert": 0.4,
    "buy_least": 0.05, "buy_dear": 0.08, "dear": 0.06, "lay": 0.12, "cut": 0.12,
}  # fmt: skip

RATES: Final = (0.3, 0.18, 0.09, 0.045, 0.021)  # one pass over everything at each
WANDERING: Final = 50  # so many decisions at most are partly random, so that unusual positions are seen too
WHIM: Final = 8  # and of those one in so many

Fact: TypeAlias = list[tuple[int, float]]


def learn_negotiator(num: int, progress: Callable[[str], None]) -> dict[str, Any]:
    found = {}
    for taker in box.TAKERS:
        numbers = learn_habits(taker, progress) if taker in LEARNED else {}
        matches = num if taker in LEARNED else num // 2
        judge = learn_judge(taker, with_numbers(PLAIN, numbers), matches, progress)
        found[taker] = {"habits": numbers, "judge": [round(weight * SCALE) for weight in judge.weights]}
    return found


# ---- habits


def learn_habits(
    taker: str, progress: Callable[[str], None], rounds: int = ROUNDS, pairs: int = PAIRS, matches: int = MATCHES
) -> dict[str, float]:
    options = NEGOTIATOR.options(1, {"taker": taker})
    plain = [_plain(name) for name in NAMES]
    reach = [max(0.15 * abs(value), _reach(name)) for name, value in zip(NAMES, plain, strict=True)]
    place, drift = [0.0] * len(NAMES), [0.0] * len(NAMES)
    luck = random.Random(7)

    def numbers(at: Sequence[float]) -> dict[str, float]:
        return {name: value + x * step for name, value, x, step in zip(NAMES, plain, at, reach, strict=True)}

    for number in range(rounds):
        seeds = [f"es {taker} {number} {match}" for match in range(matches)]
        tried = []
        for _ in range(pairs):
            change = [luck.gauss(0, 1) for _ in NAMES]
            there = numbers([x + step for x, step in zip(place, change, strict=True)])
            back = numbers([x - step for x, step in zip(place, change, strict=True)])
            tried.append((_result(options, there, seeds) - _result(options, back, seeds), change))
        spread = sqrt(sum([gap * gap for gap, _ in tried]) / pairs) + 1e-9
        pace = PACE * (1 - SLOWER * number / rounds)
        for at in range(len(NAMES)):
            slope = sum([gap / spread * change[at] for gap, change in tried]) / pairs
            drift[at] = INERTIA * drift[at] + (1 - INERTIA) * slope
            place[at] += pace * drift[at]
        progress(f"{taker}: round {number + 1} of {rounds}")
    return {name: round(value, 3) for name, value in numbers(place).items()}


def _plain(name: str) -> float:
    return 0.0 if " " in name else float(getattr(PLAIN, name))


def _reach(name: str) -> float:
    return _REACH.get(name, 0.3 if " " in name else 0.05)


def _result(options: CrisisOptions, numbers: Mapping[str, float], seeds: Sequence[str]) -> float:
    habits = with_numbers(PLAIN, numbers)
    total = 0.0
    for seed in seeds:
        luck = FreeChance(seed)
        state = NEGOTIATOR.setup(options, luck).state
        while state.ask is not None:
            moves = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
            NEGOTIATOR.apply(state, box.NEGOTIATOR, best_move(state, moves, habits), luck)
        end = NEGOTIATOR.outcome(state)
        total += bool(end is not None and end.winners) + LIFE * (state.freed - state.dead)
    sense.forget()
    return total / len(seeds)


# ---- positions


def learn_judge(taker: str, habits: Habits, num: int, progress: Callable[[str], None]) -> Judge:
    samples: list[tuple[Fact, float]] = []
    for number in range(num):
        samples += _turns(taker, habits, number)
    judge, gathered, order = Judge([0.0] * FEATURES), [1e-3] * FEATURES, random.Random(1)
    for rate in RATES:
        order.shuffle(samples)
        for found, won in samples:
            error = won - judge.odds(found)
            for at, value in found:
                slope = error * value
                gathered[at] += slope * slope
                judge.weights[at] += rate * slope / sqrt(gathered[at])
        progress(f"{taker}: rate {rate}, log loss {_log_loss(judge, samples):.4f}")
    return judge


def _turns(taker: str, habits: Habits, number: int) -> list[tuple[Fact, float]]:
    """How the turns of a match began, once its random part was over, and whether it was won."""
    luck = FreeChance(f"vt {number}")
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), luck).state
    found: list[Fact] = []
    turn, wandering, decisions = 0, luck.below(WANDERING, "wandering"), 0
    while state.ask is not None:
        decisions += 1
        if state.turn != turn:
            turn = state.turn
            if decisions > wandering:
                found.append(facts(state))
        moves = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        whim = decisions <= wandering and luck.below(WHIM, "whim") == 0
        move = luck.pick(moves, "whim") if whim else best_move(state, moves, habits)
        NEGOTIATOR.apply(state, box.NEGOTIATOR, move, luck)
    end = NEGOTIATOR.outcome(state)
    won = 1.0 if end is not None and end.winners else 0.0
    return [(fact, won) for fact in found]


def _log_loss(judge: Judge, samples: Sequence[tuple[Fact, float]]) -> float:
    total = 0.0
    for found, won in samples:
        odds = min(max(judge.odds(found), 1e-6), 1 - 1e-6)
        total -= log(odds if won else 1 - odds)
    return total / max(1, len(samples))
