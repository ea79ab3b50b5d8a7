"""Playing on from a position: what comes of it for each side and each seat.

The luck of a playout is that of its number and of the step: the same playout begun one step later meets the same dice
at the same steps. So what two neighbouring steps or two moves differ by is what they changed, and little noise.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Final, NamedTuple

from openps.bots.bot import AnyBot
from openps.bots.budget import QUICK
from openps.bots.ladder import Ladder
from openps.bots.specs import MARK, read_spec
from openps.editions.edition import Edition
from openps.editions.insight import Imagine, Move, Options, State, View
from openps.engine.chance import Chance, FreeChance
from openps.engine.claims import Claim
from openps.engine.ids import Seat
from openps.engine.outcome import Outcome
from openps.review.data import WHOLE, Millionths, Step
from openps.review.numbers import in_millionths

_STRIDE: Final = 1 << 20  # more steps than any match has, twice
_THINKING: Final = 1 << 19


class Worth(NamedTuple):
    """What came of a playout: for each side that is drawn, and for each seat."""

    sides: tuple[Millionths, ...]
    seats: tuple[Millionths, ...]


def seed_number(*parts: object) -> int:
    """The luck that a name stands for: the same in every process."""
    told = "\n".join([str(part) for part in parts])
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") * _STRIDE


def quickest(ladder: Ladder) -> str:
    """The strongest bot that does not think ahead."""
    return [rung.key for rung in ladder.rungs if not rung.steps][-1]


def bot_of(spec: str, ladder: Ladder) -> AnyBot:
    """A bot of a game's own ladder."""
    rung = next(rung for rung in ladder.rungs if rung.key == spec.partition(MARK)[0])
    return rung.make(**read_spec(spec, rung).parameters)


class Pilot:
    """Plays on for everybody, each from what that seat would see."""

    def __init__(self, edition: Edition, options: Options, players: int) -> None:
        insight = edition.insight
        self.edition, self.insight, self.game = edition, insight, edition.rules
        self.options = options
        self.players = players
        self.spec = insight.bot or quickest(edition.ladder)
        self.bot = bot_of(self.spec, edition.ladder) if insight.make is None else insight.make()
        self.horizon = insight.horizon(options)

    @property
    def sides(self) -> int:
        return len(self.insight.sides) or self.players

    @property
    def scored(self) -> bool:
        return self.edition.score.is_the_aim

    @property
    def judged(self) -> bool:
        """Whether playouts are cut short and judged: then they differ by less than by who won."""
        return self.horizon is not None

    def looking_further(self) -> Pilot:
        """The same, before the judgement is asked."""
        other = copy(self)
        if self.horizon is not None:
            other.horizon = replace(self.horizon, turns=self.horizon.further)
        return other

    def choose(self, view: View, moves: Sequence[Move], luck: int, step: Step) -> Move:
        """What the bot would do."""
        return self.bot.choose(view, moves, FreeChance(luck + step + _THINKING), QUICK)

    def worth(
        self, start: State, step: Step, luck: int, claims: Sequence[Claim], first: tuple[Seat, Move] | None = None
    ) -> Worth:
        """Play on in a copy of a state, with a first move if one is given."""
        game, state = self.game, self.game.copy(start)
        until = self._until(state)
        if first is not None:
            game.apply(state, *first, FreeChance(luck + step))
            step += 1
        while (decision := game.decision(state)) is not None:
            if self.horizon is not None and self.horizon.turn_of(state) >= until:
                looks = self.horizon.standing(state, claims)
                return Worth(in_millionths(looks.sides), in_millionths(looks.seats))
            seat = decision.seats[0]
            game.apply(state, seat, self._answer(state, seat, luck, step), FreeChance(luck + step))
            step += 1
        return self.settled(game.outcome(state))

    def _answer(self, state: State, seat: Seat, luck: int, step: Step) -> Move:
        moves = self.game.legal_moves(state, seat)
        return moves[0] if len(moves) == 1 else self.choose(self.game.view(state, seat), moves, luck, step)

    def _until(self, state: State) -> int:
        return 0 if self.horizon is None else self.horizon.turn_of(state) + self.horizon.turns

    def shuffled(self, start: State, luck: int) -> State:
        """The same position with the piles that nobody knows in another order."""
        state = self.game.copy(start)
        self.insight.shuffle(state, FreeChance(luck + _STRIDE - 1))
        return state

    def dealt(self, luck: int) -> State:
        return self.game.setup(self.options, FreeChance(luck + _STRIDE - 2)).state

    def imagined(self, view: View) -> Imagine:
        return self.insight.imagine(self.game, view)

    def settled(self, outcome: Outcome | None) -> Worth:
        """What an outcome is worth."""
        assert outcome is not None
        seats = tuple([self._seat_worth(outcome, seat) for seat in range(self.players)])
        if not self.insight.sides:
            return Worth(seats, seats)
        won = self.game.info.sides[outcome.reason] if outcome.winners else None
        return Worth(tuple([WHOLE * (side == won) for side in self.insight.sides]), seats)

    def _seat_worth(self, outcome: Outcome, seat: Seat) -> Millionths:
        if self.scored:
            return WHOLE * outcome.scores[seat]
        if seat not in outcome.winners:
            return 0
        return WHOLE // len(outcome.winners) if self.insight.shares else WHOLE


def chance_of(luck: int) -> Chance:
    """To imagine a world by."""
    return FreeChance(luck + _STRIDE - 3)
