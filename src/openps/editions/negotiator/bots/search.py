"""The search of Négociateur: what instinct likes is played on in many imagined worlds, the same for each move.

Instinct (instinct.py) plays on until the turn after next begins, and says how likely it is then still won. Near the
end everything is played out, and an end that is small enough is not guessed at but solved (solver.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openps.bots.budget import Budget
from openps.bots.race import race
from openps.editions.negotiator.bots.heuristic import takes_free_card
from openps.editions.negotiator.bots.instinct import Instinct, features, knows, learned_instinct
from openps.editions.negotiator.bots.planner import Planner
from openps.editions.negotiator.bots.solver import settled
from openps.engine.chance import Chance, FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import rerolls_pairs
from openps.games.negotiator.state import Ask, Crisis
from openps.games.negotiator.view import CrisisView

CANDIDATES: Final = 6
MARGIN: Final = 4.0  # logits by which instinct may like a move less for it to be thought about
HORIZON: Final = 2  # turns that are played on
SURE: Final = 1.6  # standard errors by which a move must beat the habit
STEPS: Final = 240  # moves that are played on, where nobody says how many
SOLVES: Final = 100  # nodes of a solution for each step of the budget
MOST_SOLVED: Final = SOLVES * STEPS
SLOW: Final = 3  # times as long a node takes where pairs of dice are rolled again
LATE: Final = 2  # with so few Terror cards left, everything is played to the end
LUCK: Final = 2**31


class World(NamedTuple):
    """One that the view cannot rule out, and the luck that comes next in it."""

    state: Crisis
    luck: int


class Search:
    """Leaves instinct where looking ahead says so with some certainty. Strange cards are left to the planner."""

    def __init__(self, candidates: int = CANDIDATES, horizon: int = HORIZON, sure: float = SURE) -> None:
        self._candidates = candidates
        self._horizon = horizon
        self._sure = sure

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        if len(moves) == 1 or takes_free_card(view, moves[0]):
            return moves[0]
        best = settled(view, nodes(view, budget))
        if best is not None:
            return best
        if not knows(view):
            return Planner().choose(view, moves, chance, budget)
        instinct = learned_instinct(view.taker)
        options = liked(instinct, view, moves)[: self._candidates]
        if view.ask is Ask.PAY:
            return options[0]  # not worth a thought

        def imagine() -> World:
            return World(NEGOTIATOR.determinize(view, chance), chance.below(LUCK, "search"))

        def play(world: World, move: CrisisMove) -> float:
            return played_on(world, move, self._horizon, instinct)

        return race(options, imagine, play, budget, self._sure)


def nodes(view: CrisisView, budget: Budget) -> int:
    """How much may be spent on a solution. In seconds it is counted anyway: what it takes is not left for the race."""
    most = MOST_SOLVED if budget.steps is None else min(MOST_SOLVED, SOLVES * budget.steps)
    return most // SLOW if rerolls_pairs(view) else most


def liked(instinct: Instinct, view: CrisisView, moves: Sequence[CrisisMove]) -> list[CrisisMove]:
    """The moves that instinct likes, best first."""
    scores = dict(zip(moves, instinct.scores(view, moves, features(view)), strict=True))
    least = max(scores.values()) - MARGIN
    return sorted([move for move in moves if scores[move] > least], key=lambda move: -scores[move])


def played_on(world: World, move: CrisisMove, horizon: int, instinct: Instinct) -> float:
    """The chance to win after a move, as it looks some turns later; near the end, whether it was won."""
    state, luck = world.state.copy(), FreeChance(world.luck)
    until = state.turn + (horizon if len(state.deck) > LATE else box.PAWNS)
    NEGOTIATOR.apply(state, box.NEGOTIATOR, move, luck)
    while state.ask is not None and state.turn < until:
        options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        NEGOTIATOR.apply(state, box.NEGOTIATOR, instinct.best(state, options), luck)
    if state.ask is not None:
        return instinct.chance_to_win(state.ask, features(state))
    end = NEGOTIATOR.outcome(state)
    return 1.0 if end is not None and end.winners else 0.0
