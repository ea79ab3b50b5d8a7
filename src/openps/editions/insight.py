"""What is special about reviewing matches of one game: whose chance is drawn, who plays on, what can be suspected.

Everything has a default that works for any game: each seat for itself, played on to the end by the strongest bot that
does not think ahead, in worlds that `determinize` imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from openps.bots.bot import AnyBot, Statement
from openps.engine.chance import Chance
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.engine.ids import Seat

Options: TypeAlias = Any
State: TypeAlias = Any
View: TypeAlias = Any
Move: TypeAlias = Any

Imagine: TypeAlias = Callable[[Chance], State]
"""A world that one view cannot rule out, as likely as its viewer would think."""


class Standing(NamedTuple):
    """How a position looks: the chance to win of each side that is drawn, and of each seat."""

    sides: Sequence[float]
    seats: Sequence[float]


class Deed(NamedTuple):
    """A move that was made: in which state, by whom, and what it brought, from this entry of the log on."""

    before: State
    seat: Seat
    move: Move
    number: int
    entries: Sequence[object]


class Risk(NamedTuple):
    """Odds that a deed took: what settled them, and how likely it was so well or better, and so badly or worse."""

    number: int
    what: object
    so_well: float
    so_badly: float


class Facts(NamedTuple):
    """What spoke against a move that was played and for a better one, and what its player had: from the view alone."""

    played: Sequence[object] = ()
    better: Sequence[object] = ()
    own: Sequence[object] = ()


@dataclass(frozen=True, slots=True)
class Horizon:
    """Where playing on stops, and what is thought of what was reached: learned from played matches.

    What is to be told as a mistake is played on `further`: where the judgement is off, it is off by less.
    """

    turns: int
    further: int
    turn_of: Callable[[State], int]
    standing: Callable[[State, Sequence[Claim]], Standing]


def to_the_end(options: Options) -> None:
    """Nobody has learned anything about such positions."""


def worlds_of(game: AnyGame, view: View) -> Imagine:
    return lambda chance: game.determinize(view, chance)


def as_it_lies(state: State, chance: Chance) -> None:
    """Nothing lies face down that nobody knows."""


def any_few(view: View, moves: Sequence[Move], chance: Chance, most: int) -> Sequence[Move]:
    return moves if len(moves) <= most else chance.shuffled(moves, "looked at")[:most]


def everything(statement: Statement) -> bool:
    return True


def no_risks(deed: Deed) -> Sequence[Risk]:
    return ()


def no_reasons(view: View, played: Move, better: Move) -> Facts:
    return Facts()


@dataclass(frozen=True, slots=True)
class Insight:
    """How matches of one game are reviewed."""

    bot: str = ""  # the spec of the bot that plays on; by default the strongest that does not think ahead
    make: Callable[[], AnyBot] | None = None  # that bot, where it is none of the ladder
    believer: str = ""  # the spec of the bot whose beliefs are drawn; by default the one that plays on
    sides: tuple[str, ...] = ()  # whose chance is drawn, as the rules name the sides; by default every seat
    shares: bool = True  # whether those who win together share one win
    horizon: Callable[[Options], Horizon | None] = to_the_end
    imagine: Callable[[AnyGame, View], Imagine] = worlds_of
    shuffle: Callable[[State, Chance], None] = as_it_lies  # in place, the piles whose order nobody knows
    looked_at: Callable[[View, Sequence[Move], Chance, int], Sequence[Move]] = any_few  # moves worth comparing, at most
    suspected: Callable[[Statement], bool] = everything  # which beliefs are drawn
    risks: Callable[[Deed], Sequence[Risk]] = no_risks
    reasons: Callable[[View, Move, Move], Facts] = no_reasons  # why the last move is better than the other
    risk_kinds: tuple[type, ...] = ()  # for whoever puts their fields into words
    reason_kinds: tuple[type, ...] = ()

    @property
    def kinds(self) -> tuple[type, ...]:
        """All that a review tells in the words of the game, besides its tale."""
        return (*self.risk_kinds, *self.reason_kinds)


PLAIN_INSIGHT: Final = Insight()
