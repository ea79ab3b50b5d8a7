"""Whoever sits at a table by a spec: a bot with the time it takes, and one for whom a weaker one stands ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from openps.bots.bot import AnyBot, Holder
from openps.bots.budget import Clock
from openps.bots.program import BotFailed
from openps.bots.specs import Spec
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError

Complain: TypeAlias = Callable[[OpenpsError], None]


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


class BackedPlayer(Player):
    """A player for whom the next weaker one decides where it fails; whoever runs it hears of it, the table does not."""

    def __init__(self, first: Player, below: Player, complain: Complain, clock: Clock) -> None:
        super().__init__(first.spec, first.bot, clock)
        self._below = below
        self._complain = complain

    def choose(self, view: object, moves: Sequence[object], chance: Chance) -> Any:
        try:
            return super().choose(view, moves, chance)
        except BotFailed as failed:
            self._complain(failed)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the match goes on
            self._complain(BotFailed("bot-failed-crashed", bot=self.spec.rung.key, error=type(error).__name__))
        return self._below.choose(view, moves, chance)

    def close(self) -> None:
        super().close()
        self._below.close()
