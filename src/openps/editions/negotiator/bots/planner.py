"""The planner: it imagines what it cannot see, plays every choice on for two turns, and judges what it got.

A step of its budget is one rollout.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from openps.bots.budget import Budget
from openps.bots.race import Rival
from openps.editions.negotiator.bots.heuristic import best_move, ranked, takes_free_card
from openps.editions.negotiator.bots.value import position_worth
from openps.engine.chance import Chance, FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import Ask, Crisis
from openps.games.negotiator.view import CrisisView

CANDIDATES: Final = 6
HORIZON: Final = 2  # turns that are played on by rule of thumb
BATCH: Final = 8  # worlds between two looks at the score
SURE: Final = 1.6  # standard errors by which a move must beat the habit
HOPELESS: Final = 0.5  # standard errors behind at which a move is no longer thought about
LUCK: Final = 2**31


class Planner:
    """Leaves the habit of the rule of thumb where looking ahead says so with some certainty.

    All moves are compared in the same imagined worlds with the same dice: what differs is the choice, not the luck.
    """

    def __init__(self, candidates: int = CANDIDATES, horizon: int = HORIZON) -> None:
        self._candidates = candidates
        self._horizon = horizon

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        if view.ask is Ask.PAY or takes_free_card(view, moves[0]):
            return best_move(view, moves)  # not worth a thought
        habit, *others = ranked(view, moves)[: self._candidates]
        rivals = [Rival(move) for move in others]
        while rivals and budget.spend(BATCH * (1 + len(rivals))):
            for _ in range(BATCH):
                self._compare(view, habit, rivals, chance)
            rivals = [rival for rival in rivals if rival.edge(HOPELESS) > 0]
        sure = [rival for rival in rivals if rival.edge(-SURE) > 0]
        return max(sure, key=lambda rival: rival.edge(-SURE)).move if sure else habit

    def _compare(
        self, view: CrisisView, habit: CrisisMove, rivals: Sequence[Rival[CrisisMove]], chance: Chance
    ) -> None:
        """One more world: a rollout of each move."""
        world, luck = NEGOTIATOR.determinize(view, chance), chance.below(LUCK, "planner")
        usual = self._worth(world.copy(), habit, FreeChance(luck))
        for rival in rivals:
            rival.compare(self._worth(world.copy(), rival.move, FreeChance(luck)) - usual)

    def _worth(self, state: Crisis, move: CrisisMove, chance: Chance) -> float:
        """The chance to win after a move, as it looks a little later."""
        until = state.turn + self._horizon
        NEGOTIATOR.apply(state, box.NEGOTIATOR, move, chance)
        while state.ask is not None and state.turn < until:
            options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
            NEGOTIATOR.apply(state, box.NEGOTIATOR, best_move(state, options), chance)
        end = NEGOTIATOR.outcome(state)
        if end is not None:
            return 1.0 if end.winners else 0.0
        return 1.0 / (1.0 + exp(-position_worth(state)))
