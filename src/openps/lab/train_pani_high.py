"""What a standing of Pani-High! is worth, learned from matches between heuristic players."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log
from typing import Final, TypeAlias

from openps.bots.budget import QUICK
from openps.bots.cells import Judgement
from openps.bots.pani_high.heuristic import HeuristicBot
from openps.bots.pani_high.value import CELLS, cells
from openps.engine.chance import FreeChance
from openps.games.pani_high.game import PANI_HIGH

PLAYERS: Final = 6
RATES: Final = (0.03, 0.015, 0.006, 0.0025, 0.001)  # one pass over everything at each
EVERY: Final = 3  # of the turns that are noted; near the end all are
LATE: Final = 8
HELD_OUT: Final = 10  # every tenth match is kept to see how well it was learned

Sample: TypeAlias = tuple[list[int], float]


def learn_pani_high(num: int, progress: Callable[[str], None]) -> dict[str, object]:
    learned: list[Sample] = []
    held_out: list[Sample] = []
    for number in range(num):
        (learned if number % HELD_OUT else held_out).extend(samples(number))
        if number % 100 == 99:
            progress(f"{number + 1} matches")
    judge, order = Judgement([0.0] * CELLS), random.Random(3)
    for rate in RATES:
        order.shuffle(learned)
        for where, won in learned:
            judge.learn(where, won, rate)
        progress(f"rate {rate}: log loss {log_loss(judge, held_out):.4f}")
    return {"cells": judge.kept()}


def samples(number: int) -> list[Sample]:
    """How some turns of a match began for each seat, and what part of the victory each seat then had."""
    luck, thought, bot = FreeChance(f"learn {number}"), FreeChance(f"think {number}"), HeuristicBot()
    state = PANI_HIGH.setup(PANI_HIGH.options(PLAYERS, {}), luck).state
    turn, noted = state.turn, list[tuple[list[int], int]]()
    while state.ask is not None:
        if state.turn != turn:
            turn = state.turn
            if turn % EVERY == 0 or len(state.pile) < LATE:
                noted += [(cells(state, seat), seat) for seat in range(PLAYERS)]
        seat = state.asked
        move = bot.choose(PANI_HIGH.view(state, seat), PANI_HIGH.legal_moves(state, seat), thought, QUICK)
        PANI_HIGH.apply(state, seat, move, luck)
    end = PANI_HIGH.outcome(state)
    assert end is not None
    return [(where, 1 / len(end.winners) if seat in end.winners else 0.0) for where, seat in noted]


def log_loss(judge: Judgement, held_out: list[Sample]) -> float:
    total = 0.0
    for where, won in held_out:
        odds = min(max(judge.odds(where), 1e-6), 1 - 1e-6)
        total -= won * log(odds) + (1 - won) * log(1 - odds)
    return total / max(1, len(held_out))
