"""The end of Négociateur can be solved, when few Terror cards are left.

The positions are from matches of the rule of thumb, in one of three loosened so that stranger ones come up as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from openps.bots.budget import QUICK, Budget
from openps.editions.endgames import Position
from openps.editions.negotiator.bots.branches import FEW
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.editions.negotiator.bots.search import STEPS
from openps.editions.negotiator.bots.search import nodes as most
from openps.editions.negotiator.bots.solver import settled, solved
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.view import CrisisView

LOOSE: Final = (0.0, 0.0, 0.5)  # the temperature of one match after another


class CrisisEndgames:
    """Implements the contract of solved ends; what is left is counted in Terror cards."""

    def ends(self, deal: str, number: int, options: Mapping[str, object], nodes: int) -> list[Position]:
        positions: list[Position] = []
        for view, moves in reversed(decisions(deal, options, LOOSE[number % len(LOOSE)])):
            solution = solved(view, nodes, ())
            if solution is None:
                return [*positions, Position(len(view.deck), view, moves, None, None)]
            positions.append(Position(len(view.deck), view, moves, solution.best, solution.chance))
        return positions

    def chance(self, position: Position, move: CrisisMove, nodes: int) -> float | None:
        if move == position.best:
            return position.chance
        followed = solved(position.view, nodes, (move,))
        return None if followed is None else followed.chances.get(move, followed.chance)

    def within_reach(self, position: Position) -> bool:
        return settled(position.view, most(position.view, Budget(STEPS))) is not None


def decisions(
    deal: str, options: Mapping[str, object], temperature: float
) -> list[tuple[CrisisView, tuple[CrisisMove, ...]]]:
    """Every choice between two or more moves with few Terror cards left, in the order of the match."""
    bot, luck = Heuristic(temperature), FreeChance(deal)
    state = NEGOTIATOR.setup(NEGOTIATOR.options(box.PLAYERS[0], options), luck).state
    choices = []
    while state.ask is not None:
        view, moves = NEGOTIATOR.view(state, box.NEGOTIATOR), tuple(NEGOTIATOR.legal_moves(state, box.NEGOTIATOR))
        if len(moves) > 1 and len(view.deck) <= FEW:
            choices.append((view, moves))
        NEGOTIATOR.apply(state, box.NEGOTIATOR, bot.choose(view, moves, luck, QUICK), luck)
    return choices
