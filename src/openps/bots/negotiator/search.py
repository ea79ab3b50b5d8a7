"""The search of Négociateur: every sensible move is played on in many imagined worlds, the same for each move.

Learned habits (habits.py) play on until the turn after next begins; then what was learned about positions (judge.py)
says how likely it is still won. An end that is small enough is not guessed at but solved (solver.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openps.bots.budget import Budget
from openps.bots.negotiator.habits import Habits, learned_habits
from openps.bots.negotiator.heuristic import best_move, ranked, takes_free_card
from openps.bots.negotiator.judge import Judge, facts, knows, learned_judge
from openps.bots.negotiator.planner import Planner
from openps.bots.negotiator.solver import solved
from openps.bots.race import race
from openps.engine.chance import Chance, FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import Ask, Crisis
from openps.games.negotiator.view import CrisisView

CANDIDATES: Final = 8
HORIZON: Final = 2  # turns that are played on
SURE: Final = 1.6  # standard errors by which a move must beat the habit
SOLVES: Final = 20_000  # nodes of a solution: with at most two Terror cards left, small positions are not guessed at
LATE: Final = 2  # with so few Terror cards left, everything is played to the end
LUCK: Final = 2**31


class World(NamedTuple):
    """One that the view cannot rule out, and the luck that comes next in it."""

    state: Crisis
    luck: int


class Search:
    """Leaves its habits where looking ahead says so with some certainty. Strange cards are left to the planner."""

    def __init__(self, candidates: int = CANDIDATES, horizon: int = HORIZON, sure: float = SURE) -> None:
        self._candidates = candidates
        self._horizon = horizon
        self._sure = sure

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        if len(moves) == 1 or takes_free_card(view, moves[0]):
            return moves[0]
        solution = solved(view, SOLVES, ())
        if solution is not None:
            return solution.best
        if not knows(view):
            return Planner().choose(view, moves, chance, budget)
        habits, judge = learned_habits(view.taker), learned_judge(view.taker)
        options = ranked(view, moves, habits)[: self._candidates]
        if view.ask is Ask.PAY:
            return options[0]  # not worth a thought

        def imagine() -> World:
            return World(NEGOTIATOR.determinize(view, chance), chance.below(LUCK, "search"))

        def play(world: World, move: CrisisMove) -> float:
            return played_on(world, move, self._horizon, habits, judge)

        return race(options, imagine, play, budget, self._sure)


def played_on(world: World, move: CrisisMove, horizon: int, habits: Habits, judge: Judge) -> float:
    """The chance to win after a move, as it looks some turns later; near the end, whether it was won."""
    state, luck = world.state.copy(), FreeChance(world.luck)
    until = state.turn + (horizon if len(state.deck) > LATE else box.PAWNS)
    NEGOTIATOR.apply(state, box.NEGOTIATOR, move, luck)
    while state.ask is not None and state.turn < until:
        options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        NEGOTIATOR.apply(state, box.NEGOTIATOR, best_move(state, options, habits), luck)
    end = NEGOTIATOR.outcome(state)
    if end is not None:
        return 1.0 if end.winners else 0.0
    return judge.odds(facts(state))
