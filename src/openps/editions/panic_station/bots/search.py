"""The bot that looks ahead where cards may change hands: it imagines what it cannot see, plays its best few moves with
what they bring about at once, and judges what it got by what was learned from played matches.

Worlds are imagined from the view alone, each as likely as the bot believes. In them the seat goes on as the belief bot
would; all others answer from what they would see there. All moves race in the same worlds with the same luck, and the
habit is left only where another move does better with some certainty.

What is best for one is not best for a side: humans who each keep their gas lose together. A loyal bot thinks ahead only
when it is infected, and only about moves that are near its habit; tables of such bots are balanced (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openps.bots.bot import Beliefs, Speech
from openps.bots.budget import Budget
from openps.bots.race import race
from openps.editions.panic_station.bots.believer import Believer
from openps.editions.panic_station.bots.heuristic import Judgement
from openps.editions.panic_station.bots.imagination import Imagination
from openps.editions.panic_station.bots.mind import Mind
from openps.editions.panic_station.bots.value import accusations, chance_to_win
from openps.engine.chance import Chance, FreeChance
from openps.engine.ids import Seat
from openps.games.panic_station.game import PANIC_STATION
from openps.games.panic_station.moves import Run, StationMove, Walk
from openps.games.panic_station.state import Ask, Station
from openps.games.panic_station.view import StationView

STEPS: Final = 48  # imagined turns for one decision
CANDIDATES: Final = 3
VISITS: Final = 1  # moves into company that are thought about besides
MARGIN: Final = 15.0  # points of the rules of thumb by which a move may be worse and still be thought about
SURE: Final = 1.5  # standard errors by which a move must beat the habit
LOYAL_SURE: Final = 3.0  # with fewer, a table of loyal bots tips to the infected
HABIT: Final = 0.01  # what a move must gain at least: what was learned is not exact
LATE: Final = 3.0  # from about the twentieth round on what was learned says little: few matches take so long
_LUCK: Final = 2**31
_THOUGHT_ABOUT: Final = (Ask.ACT, Ask.ENTRY, Ask.OFFER)


class StationSearch:
    """The belief bot, thinking before it acts."""

    def __init__(self, temperature: float = 0.0, loyal: int = 0) -> None:
        self._habit = Believer(temperature)
        self._loyal = bool(loyal)
        self._visits, self._sure = (0, LOYAL_SURE) if loyal else (VISITS, SURE)

    def choose(self, view: StationView, moves: Sequence[StationMove], chance: Chance, budget: Budget) -> StationMove:
        if len(moves) == 1:
            return moves[0]
        habit = self._habit.choose(view, moves, chance, budget)
        if not self._thinks_about(view):
            return habit
        mind = Mind(view)
        rivals = pruned(mind, moves, habit, self._visits)
        if not rivals or mind.lateness() > LATE or not delicate(mind, [habit, *rivals]):
            return habit
        thought = Thought(mind, habit)
        return race([habit, *rivals], lambda: thought.dream(chance), thought.outlook, budget, self._sure)

    def _thinks_about(self, view: StationView) -> bool:
        if self._loyal:
            return view.infected and view.ask is Ask.ACT
        return view.ask in _THOUGHT_ABOUT

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech | None:
        return self._habit.speak(view, log, chance)

    def beliefs(self, view: StationView) -> Beliefs:
        return self._habit.beliefs(view)


def pruned(mind: Mind, moves: Sequence[StationMove], habit: StationMove, company: int) -> list[StationMove]:
    """The best few moves by rule of thumb besides the habit, and a few into company, which the rules of thumb shun."""
    worths = {move: mind.worth(move) for move in moves}
    rivals = sorted([move for move in moves if move != habit], key=lambda move: -worths[move])
    near = [move for move in rivals if worths[move] > worths[habit] - MARGIN][: CANDIDATES - 1]
    visits = [move for move in rivals if move not in near and visiting(mind, move)]
    return [*near, *visits[:company]]


def delicate(mind: Mind, moves: Sequence[StationMove]) -> bool:
    """Whether cards may change hands: all else the rules of thumb judge as well, and in no time."""
    return mind.view.ask is not Ask.ACT or any(visiting(mind, move) for move in moves)


def visiting(mind: Mind, move: StationMove) -> bool:
    if not isinstance(move, Walk | Run):
        return False
    there = mind.step(move)[2]
    return there != 0 and bool(mind.others_in(there))


class Dream(NamedTuple):
    """An imagined world, and the luck that all moves have in it."""

    world: Station
    luck: int


class Thought:
    """What one seat imagines about one decision."""

    def __init__(self, mind: Mind, habit: StationMove) -> None:
        self._mind = mind
        self._habit = habit
        self._imagination = Imagination(mind.suspicions)
        self._accused = accusations(mind.view.claims)

    def dream(self, chance: Chance) -> Dream:
        return Dream(self._imagination.world(chance), chance.below(_LUCK, "search"))

    def outlook(self, dream: Dream, move: StationMove) -> float:
        """The chance to win after a move and what it brings about at once, up to the next free choice."""
        state, me, chance = dream.world.copy(), self._mind.me, FreeChance(dream.luck)
        turn = state.turn
        PANIC_STATION.apply(state, me, move, chance)
        while not state.end and state.turn == turn:
            decision = PANIC_STATION.decision(state)
            assert decision is not None
            if decision.ask == Ask.ACT:
                break
            seat = decision.seats[0]
            PANIC_STATION.apply(state, seat, self._reply(state, seat), chance)
        outcome = PANIC_STATION.outcome(state)
        odds = chance_to_win(state, me, self._accused) if outcome is None else float(me in outcome.winners)
        return odds + HABIT * (move == self._habit)

    def _reply(self, state: Station, seat: Seat) -> StationMove:
        """What somebody does from what it would see in the imagined world."""
        options = PANIC_STATION.legal_moves(state, seat)
        if len(options) == 1:
            return options[0]
        view = PANIC_STATION.view(state, seat)
        if seat == self._mind.me:
            # What happens until the turn is over hardly changes whom it suspects.
            judgement: Judgement = Mind(view, suspicions=self._mind.suspicions)
        else:
            judgement = Mind(view) if view.ask is Ask.OFFER else Judgement(view)
        return max(options, key=judgement.worth)
