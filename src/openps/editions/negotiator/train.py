"""Learning Négociateur by playing it: moves that turned out better than expected are chosen more often.

An actor and a critic, both linear in the features of instinct.py. The critic says how likely a crisis is won from each
decision; the actor is nudged towards its moves by how much better things then went, as the next decisions of the match
show (a trace of them, most weight on the nearest), and away from what it did not choose.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from openps.editions.negotiator.bots.heuristic import takes_free_card
from openps.editions.negotiator.bots.instinct import FEATURES, Instinct, features
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import Ask, Crisis, CrisisOptions

RATE: Final = 0.02  # of the actor, at the beginning
CRITIC_RATE: Final = 0.02
SLOWER: Final = 0.9  # which part of both is gone at the end
WATCHING: Final = 2000  # matches before the actor begins to change: the critic must know something first
WATCHING_RATE: Final = 0.05
TRACE: Final = 0.95
NEVER: Final = -40.0  # a logarithm
LEAST: Final = 0.1  # what is worth less is not written down: nothing is lost by it (61.2 % of 1,500 matches either way)
REPORTED: Final = 10_000  # matches from one line to the next


class Choice(NamedTuple):
    """One decision of a match: what held, what could be done and how likely each was, and what was done."""

    ask: Ask
    active: list[int]
    moves: Sequence[CrisisMove]
    odds: list[float]
    pick: int


def learn_anew(num: int, progress: Callable[[str], None]) -> dict[str, object]:
    """`num` matches against Arkayne, with whom people begin, and half as many against each of the others."""
    matches = {taker: num if taker == box.ARKAYNE else num // 2 for taker in box.TAKERS}
    return {taker: learn_instinct(taker, num, progress).kept(LEAST) for taker, num in matches.items()}


def learn_instinct(taker: str, num: int, progress: Callable[[str], None]) -> Instinct:
    options = NEGOTIATOR.options(1, {"taker": taker})
    learner = Learner(options)
    wins = 0
    for number in range(num):
        slower = 1 - SLOWER * number / num
        if number < WATCHING:
            wins += learner.play(f"learn {taker} {number}", 0.0, WATCHING_RATE)
        else:
            wins += learner.play(f"learn {taker} {number}", RATE * slower, CRITIC_RATE * slower)
        if (number + 1) % REPORTED == 0:
            progress(f"{taker}: {number + 1} of {num} matches, of the last {REPORTED} {wins / REPORTED:.1%} won")
            wins = 0
    return learner.instinct


class Learner:
    def __init__(self, options: CrisisOptions) -> None:
        self.options = options
        moves = {move: [0.0] * FEATURES for move in NEGOTIATOR.all_moves(options)}
        self.instinct = Instinct(moves, {ask: [0.0] * FEATURES for ask in Ask})
        self._random = random.Random(1)

    def play(self, seed: str, rate: float, critic_rate: float) -> bool:
        """One match, and what it teaches; whether it was won."""
        luck = FreeChance(seed)
        state = NEGOTIATOR.setup(self.options, luck).state
        choices: list[Choice] = []
        while state.ask is not None:
            moves = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
            pick = 0
            if len(moves) > 1 and not takes_free_card(state, moves[0]):
                choice = self.choice(state, state.ask, moves)
                choices.append(choice)
                pick = choice.pick
            NEGOTIATOR.apply(state, box.NEGOTIATOR, moves[pick], luck)
        end = NEGOTIATOR.outcome(state)
        won = bool(end is not None and end.winners)
        self.learn(choices, won, rate, critic_rate)
        return won

    def choice(self, state: Crisis, ask: Ask, moves: Sequence[CrisisMove]) -> Choice:
        active = features(state)
        scores = self.instinct.scores(state, moves, active)
        top = max(scores)
        odds = [exp(max(NEVER, score - top)) for score in scores]
        total = sum(odds)
        drawn = self._random.random() * total
        pick = len(odds) - 1
        for at, odd in enumerate(odds):
            drawn -= odd
            if drawn < 0:
                pick = at
                break
        return Choice(ask, active, moves, [odd / total for odd in odds], pick)

    def learn(self, choices: Sequence[Choice], won: bool, rate: float, critic_rate: float) -> None:
        """Backwards, so that every decision is compared with what came after it."""
        instinct = self.instinct
        expected = [instinct.chance_to_win(choice.ask, choice.active) for choice in choices]
        came = 1.0 if won else 0.0
        for at in range(len(choices) - 1, -1, -1):
            choice = choices[at]
            better = came - expected[at]
            nudge(instinct.chances[choice.ask], choice.active, critic_rate * better)
            for number, move in enumerate(choice.moves):
                chosen = 1.0 if number == choice.pick else 0.0
                nudge(instinct.moves[move], choice.active, rate * better * (chosen - choice.odds[number]))
            came = TRACE * came + (1 - TRACE) * expected[at]


def nudge(row: list[float], active: list[int], change: float) -> None:
    if change > 1e-7 or change < -1e-7:
        for feature in active:
            row[feature] += change
