"""Whoever sits at a table by a spec: a bot with the time it takes, and one for whom a weaker one stands ready."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from openps.bots.bot import AnyBot, Holder
from openps.bots.budget import Clock
from openps.bots.program import BotFailed
from openps.bots.specs import Spec
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError

Complain: TypeAlias = Callable[[OpenpsError], None]
FAILED: Final = "bot-failed-"


class Player:
    """A bot with the time it takes for a decision: whoever sits at a table by a spec."""

    def __init__(self, spec: Spec, bot: AnyBot, clock: Clock) -> None:
        self.spec = spec
        self.bot = bot
        self._clock = clock

    def choose(self, view: object, moves: Sequence[object], chance: Chance) -> Any:
        return self.bot.choose(view, moves, chance, self.spec.budget(self._clock))

    def close(self) -> None:
        """The match is over for this player; one that is asked again starts over."""
        if isinstance(self.bot, Holder):
            self.bot.close()


@dataclass(slots=True)
class Failures:
    """In how many of its decisions a bot failed, and why; a stand-in made those."""

    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)  # the end of the key of each error: start, ended, slow …

    @property
    def failed(self) -> int:
        return self.reasons.total()

    def add(self, other: Failures) -> None:
        self.decisions += other.decisions
        self.reasons.update(other.reasons)


class BackedPlayer(Player):
    """A player for whom the next weaker one decides where it fails; `complain` hears of it, and it is counted.

    After so many failures (`give_up`) it is not asked any more.
    """

    def __init__(
        self, first: Player, below: Player, complain: Complain, clock: Clock, give_up: float = math.inf
    ) -> None:
        super().__init__(first.spec, first.bot, clock)
        self.failures = Failures()
        self._give_up = give_up
        self._below = below
        self._complain = complain

    def choose(self, view: object, moves: Sequence[object], chance: Chance) -> Any:
        if self.failures.failed >= self._give_up:
            return self._below.choose(view, moves, chance)
        self.failures.decisions += 1
        try:
            return super().choose(view, moves, chance)
        except BotFailed as failed:
            self._failed(failed)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the match goes on
            self._failed(BotFailed("bot-failed-crashed", bot=self.spec.rung.key, error=type(error).__name__))
        return self._below.choose(view, moves, chance)

    def _failed(self, failed: BotFailed) -> None:
        self.failures.reasons[failed.key.removeprefix(FAILED)] += 1
        self._complain(OpenpsError(failed.key, **failed.arguments, instead=self._below.spec.rung.key))

    def close(self) -> None:
        super().close()
        self._below.close()
