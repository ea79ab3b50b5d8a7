"""The ladder of a game as data: its bots from the weakest to the strongest, their parameters, and levels for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from openps.bots.bot import AnyBot, RandomBot

BEGINNER: Final = "beginner"
NORMAL: Final = "normal"
STRONG: Final = "strong"
LEVELS: Final = (BEGINNER, NORMAL, STRONG)


@dataclass(frozen=True, slots=True)
class Parameter:
    """Something about a bot that can be set, within bounds: a whole number if its default is one, else any number."""

    key: str
    default: float
    low: float
    high: float

    @property
    def whole(self) -> bool:
        return isinstance(self.default, int)


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot of a ladder. `make` is its class, or whatever makes one; it gets the parameters by their names."""

    key: str
    make: Callable[..., AnyBot]
    parameters: tuple[Parameter, ...] = ()
    steps: int = 0  # how long it thinks where nobody says how long; 0: it does not think ahead

    @property
    def talks(self) -> bool:
        """Whether its bots may have something to say; known from their class, without making one."""
        return hasattr(self.make, "speak")


@dataclass(frozen=True, slots=True)
class Ladder:
    """The bots of one game, the weakest first, and for each level of people the spec of the bot that plays it.

    A level is a rung and its parameters, never more to see.
    """

    game: str
    rungs: tuple[Rung, ...]
    levels: Mapping[str, str] = field(default_factory=dict)


RANDOM: Final = (Rung("random", RandomBot),)
"""What every game has: its rules are all that this bot needs."""
