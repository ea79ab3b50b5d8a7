"""What is told of a negotiation once it is over: hostages, Demands, exploits, and how the last turn went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from openps.editions.tale import At, Fates, Tale
from openps.engine.match import AnyMatch
from openps.games.negotiator import events
from openps.games.negotiator.box import Card
from openps.games.negotiator.exploits import earned_at
from openps.games.negotiator.state import Crisis

ExploitKey: TypeAlias = Annotated[str, "exploit"]


# ---- moments


@dataclass(frozen=True, slots=True)
class Freed:
    """NG-3.15  One after the other, in the test of a card or in a Terror Phase."""

    count: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Killed:
    """NG-3.14"""

    count: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Learned:
    """NG-10.4"""

    demand: Card


@dataclass(frozen=True, slots=True)
class Conceded:
    """NG-10.9"""

    demand: Card
    cost: int


@dataclass(frozen=True, slots=True)
class Pivoted:
    """NG-2.15  The Pivotal Event."""

    card: Card


@dataclass(frozen=True, slots=True)
class AccompliceCame:
    """NG-12.1"""


@dataclass(frozen=True, slots=True)
class Earned:
    """Chapter 13"""

    exploit: ExploitKey


@dataclass(frozen=True, slots=True)
class LastTest:
    """A test of the last turn."""

    card: Card
    successes: int


# ---- fates


@dataclass(frozen=True, slots=True)
class Count:
    """Against whom, what became of the hostages, and in how many turns."""

    taker: Card
    freed: int
    dead: int
    held: int
    turns: int


@dataclass(frozen=True, slots=True)
class Exploits:
    exploits: tuple[ExploitKey, ...]


def moments(match: AnyMatch) -> Sequence[At]:
    """Who plays alone has nobody to talk to: events have the numbers of the log."""
    earned = [(number, Earned(exploit)) for number, exploit in earned_at(match.events, match.options)]
    return [*_joined(_hostages(match.log)), *_others(match), *_last_tests(match.log), *earned]


def _hostages(log: Sequence[object]) -> Iterator[tuple[int, Freed | Killed]]:
    card: Card | None = None
    for number, entry in enumerate(log):
        match entry:
            case events.DiceRolled(card=tested) | events.CardPlayed(card=tested):
                card = tested
            case events.TerrorDrawn(card=drawn):
                card = drawn
            case events.DemandConceded(demand):
                card = demand
            case events.TalkBegan() | events.TerrorEnded() | events.AbilityTriggered():
                card = None
            case events.HostageFreed():
                yield number, Freed(1, card)
            case events.HostageKilled():
                yield number, Killed(1, card)
            case events.TimeRanOut(killed) if killed:
                yield number, Killed(killed, None)


def _joined(told: Iterator[tuple[int, Freed | Killed]]) -> list[At]:
    """Those that the same card freed or killed are one moment."""
    joined: list[tuple[int, Freed | Killed]] = []
    for number, what in told:
        last = joined[-1] if joined else None
        if last is not None and what.card is not None and replace(what, count=last[1].count) == last[1]:
            joined[-1] = (last[0], replace(what, count=last[1].count + what.count))
        else:
            joined.append((number, what))
    return list(joined)


def _others(match: AnyMatch) -> Iterator[At]:
    gold = match.options.cards.is_gold
    for number, entry in enumerate(match.log):
        match entry:
            case events.DemandRevealed(_, demand):
                yield number, Learned(demand)
            case events.DemandConceded(demand, cost):
                yield number, Conceded(demand, cost)
            case events.TerrorDrawn(card) if gold[card]:
                yield number, Pivoted(card)
            case events.AccompliceTookOver():
                yield number, AccompliceCame()


def _last_tests(log: Sequence[object]) -> list[At]:
    last = max([number for number, entry in enumerate(log) if isinstance(entry, events.TalkBegan)], default=0)
    judged = [(number, entry) for number, entry in enumerate(log) if isinstance(entry, events.TestJudged)]
    return [(number, LastTest(entry.card, entry.successes)) for number, entry in judged if number > last]


def fates(match: AnyMatch) -> Fates:
    state: Crisis = match.state
    count = Count(state.taker, state.freed, state.dead, state.zone, state.turn)
    exploits = tuple([exploit for _, exploit in earned_at(match.events, match.options)])
    return [[count, Exploits(exploits)] if exploits else [count]]


TALE: Final = Tale(
    kinds=(Freed, Killed, Learned, Conceded, Pivoted, AccompliceCame, Earned, LastTest, Count, Exploits),
    turns=(events.TalkBegan,),
    moments=moments,
    fates=fates,
)
