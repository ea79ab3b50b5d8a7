"""The bot that looks ahead: it imagines what it cannot see, plays its best few moves on to the end of the turn, and
judges what it got by what was learned from played matches.

Worlds are imagined from the view alone, likely ones more often. In them the seat goes on as the belief bot would; all
others answer by rule of thumb from what they would see there. All moves are compared in the same worlds with the same
luck, and the habit is left only where another move does better with some certainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.bots.bot import Beliefs, Speech
from openps.bots.budget import Budget
from openps.bots.panic_station.belief import StationBelief
from openps.bots.panic_station.heuristic import Table
from openps.bots.panic_station.mind import Mind
from openps.bots.panic_station.value import chance_to_win
from openps.bots.race import Rival
from openps.engine.chance import Chance, FreeChance
from openps.engine.ids import Seat
from openps.games.panic_station.game import PANIC_STATION
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import Ask, Station
from openps.games.panic_station.view import StationView

STEPS: Final = 24  # imagined turns for one decision
CANDIDATES: Final = 5
MARGIN: Final = 30.0  # points of the rules of thumb by which a move may be worse and still be thought about
DRAWS: Final = 3  # worlds of which the likeliest is taken, more or less
SURE: Final = 1.0  # standard errors by which a move must beat the habit
LEAST: Final = 4  # worlds before anything is believed
LUCK: Final = 2**31
_THOUGHT_ABOUT: Final = (Ask.ACT, Ask.ENTRY, Ask.OFFER)


class StationSearch:
    """The belief bot, thinking before it acts."""

    def __init__(self, temperature: float = 0.0) -> None:
        self._habit = StationBelief(temperature)

    def choose(self, view: StationView, moves: Sequence[StationMove], chance: Chance, budget: Budget) -> StationMove:
        if len(moves) == 1:
            return moves[0]
        habit = self._habit.choose(view, moves, chance, budget)
        mind = Mind(view)
        if view.ask not in _THOUGHT_ABOUT or mind.aimless():
            return habit
        rivals = [Rival(move) for move in pruned(mind, moves, habit)]
        if not rivals:
            return habit
        while budget.spend(1 + len(rivals)):
            world, luck = likely_world(mind, chance), chance.below(LUCK, "search")
            usual = outlook(world.copy(), mind.me, habit, FreeChance(luck))
            for rival in rivals:
                rival.compare(outlook(world.copy(), mind.me, rival.move, FreeChance(luck)) - usual)
        if not rivals[0].worlds >= LEAST:
            return habit
        best = max(rivals, key=lambda rival: rival.edge(-SURE))
        return best.move if best.edge(-SURE) > 0 else habit

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech | None:
        return self._habit.speak(view, log, chance)

    def beliefs(self, view: StationView) -> Beliefs:
        return self._habit.beliefs(view)


def pruned(mind: Mind, moves: Sequence[StationMove], habit: StationMove) -> list[StationMove]:
    """The best few moves by rule of thumb besides the habit."""
    worths = {move: mind.worth(move) for move in moves}
    near = [move for move in moves if move != habit and worths[move] > worths[habit] - MARGIN]
    return sorted(near, key=lambda move: -worths[move])[: CANDIDATES - 1]


def likely_world(mind: Mind, chance: Chance) -> Station:
    """One of a few imagined worlds, by how likely each is."""
    worlds = [PANIC_STATION.determinize(mind.view, chance) for _ in range(DRAWS)]
    weights = [mind.suspicions.weights.get((world.host, world.infected), 0.0) for world in worlds]
    drawn = sum(weights) * chance.below(LUCK, "likely") / LUCK
    for world, weight in zip(worlds, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return world
    return worlds[-1]


def outlook(state: Station, me: Seat, move: StationMove, chance: Chance) -> float:
    """The chance to win after a move, as it looks when the turn is over."""
    turn = state.turn
    PANIC_STATION.apply(state, me, move, chance)
    while not state.end and state.turn == turn:
        decision = PANIC_STATION.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        options = PANIC_STATION.legal_moves(state, seat)
        PANIC_STATION.apply(state, seat, reply(state, seat, me, options), chance)
    outcome = PANIC_STATION.outcome(state)
    if outcome is not None:
        return float(me in outcome.winners)
    return chance_to_win(Mind(PANIC_STATION.view(state, me)))


def reply(state: Station, seat: Seat, me: Seat, options: Sequence[StationMove]) -> StationMove:
    """What somebody does from what it would see in the imagined world."""
    if len(options) == 1:
        return options[0]
    view = PANIC_STATION.view(state, seat)
    table = Mind(view) if seat == me else Table(view)
    return max(options, key=table.worth)
