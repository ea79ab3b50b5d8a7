"""The search of Pani-High!: what it would do by belief, tried out against other things in imagined worlds.

Every candidate is played to the end of the turn, all seats from their own imagined views by rule of thumb, and what
came of it is judged by what was learned (value.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openps.bots.budget import QUICK, Budget
from openps.bots.race import race
from openps.editions.pani_high.bots.beliefs import KEPT, believed
from openps.editions.pani_high.bots.believer import WORLDS, Believer, acts, defend
from openps.editions.pani_high.bots.estimates import read
from openps.editions.pani_high.bots.heuristic import best_defence
from openps.editions.pani_high.bots.value import cells, learned_judgement
from openps.engine.chance import Chance, FreeChance
from openps.engine.ids import Seat
from openps.games.pani_high import moves
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import Ask, School
from openps.games.pani_high.view import PaniView

MOST: Final = 6  # moves that are thought about
SURE: Final = 0.8  # standard errors by which a move must beat the habit
LUCK: Final = 2**31


class World(NamedTuple):
    """One that the view cannot rule out, and the luck that comes next in it."""

    state: School
    luck: int


class SearchBot:
    """Thinks about what to do with its turn and whether to defend; the rest it does by belief."""

    def __init__(self, sure: float = SURE) -> None:
        self._sure = sure
        self._habit = Believer()
        self._others = Believer(worlds=1)  # all that is played on in imagined worlds

    def choose(self, view: PaniView, moves: Sequence[PaniMove], chance: Chance, budget: Budget) -> PaniMove:
        options = candidates(view, moves, chance)
        if len(options) < 2 or view.viewer is None:
            return self._habit.choose(view, moves, chance, budget)
        me = view.viewer

        def imagine() -> World:
            return World(believed(view, chance), chance.below(LUCK, "search"))

        return race(options, imagine, lambda world, move: self._worth(world, me, move), budget, self._sure)

    def _worth(self, world: World, me: Seat, move: PaniMove) -> float:
        """The chance to win after a move, as it looks when the turn is over."""
        state, luck = world.state.copy(), FreeChance(world.luck)
        turn = state.turn
        PANI_HIGH.apply(state, state.asked, move, luck)
        while state.ask is not None and state.turn == turn:
            seat = state.asked
            options = PANI_HIGH.legal_moves(state, seat)
            if len(options) > 1:
                move = self._others.choose(PANI_HIGH.view(state, seat), options, luck, QUICK)
            else:
                move = options[0]
            PANI_HIGH.apply(state, seat, move, luck)
        end = PANI_HIGH.outcome(state)
        if end is not None:
            return 1 / len(end.winners) if me in end.winners else 0.0
        return learned_judgement().odds(cells(state, me))


def candidates(view: PaniView, options: Sequence[PaniMove], chance: Chance) -> list[PaniMove]:
    """What is worth a thought, the habit first; nothing where the habit will do."""
    if view.ask is Ask.ACT and len(options) > 1:
        valued = acts(read(view, KEPT), chance, WORLDS)
        valued.sort(key=lambda option: -option[0])
        return [move for _, move in valued[:MOST]]
    if view.ask is Ask.DEFEND and view.battle is not None and not view.battle.defence.laid:
        return defences(view, options, chance)
    return []


def defences(view: PaniView, options: Sequence[PaniMove], chance: Chance) -> list[PaniMove]:
    """To give way, or to begin with a card of the best plan there is; the plan stays the same (PH-4.4)."""
    reading = read(view, KEPT)
    plan = best_defence(reading)
    if not plan.cards:
        return []
    fight, habit = moves.LayCard(plan.cards[0]), defend(reading, chance, WORLDS)
    choices: list[PaniMove] = [habit, fight] if isinstance(habit, moves.Yield) else [fight, moves.Yield()]
    return [move for move in choices if move in options]
