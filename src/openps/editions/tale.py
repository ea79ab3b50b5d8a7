"""What is told of a match once it is over: the moments that decided it, what became of each seat, and open hands.

A moment is data: a dataclass whose fields say what they mean, as those of events do, and the number of the entry of the
log that it stands at. Its words are found under `tale-` and the name of its class, and so are those of a fate: the
terminal and the browser tell the same. All of it holds secrets: whoever asks has made sure that the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.claims import Claim, Saying, Verdict
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch


@dataclass(frozen=True, slots=True)
class Moment:
    """What happened, or a claim that was judged, at an entry of the log and in a turn (none before the first)."""

    number: int
    what: object
    turn: int = 0
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Bared:
    """What a seat holds and is, laid open; a status is one that the game has words for."""

    hand: tuple[str, ...]
    status: str = ""


At: TypeAlias = tuple[int, object]
"""The number of an entry of the log, and what it meant for the match."""

Fates: TypeAlias = Sequence[Sequence[object]]
"""For each seat what became of it, in the order in which it is told."""


def no_moments(match: AnyMatch) -> Sequence[At]:
    return ()


def no_fates(match: AnyMatch) -> Fates:
    return [() for _ in range(match.seats)]


def not_bared(match: AnyMatch, seat: Seat) -> None:
    """Boards draw what a view shows, and that is all there is."""


@dataclass(frozen=True, slots=True)
class Tale:
    """How one game tells of its matches; without one, the log is all that is told."""

    kinds: tuple[type, ...] = ()  # of moments and fates, for whoever puts their fields into words
    turns: tuple[type, ...] = ()  # events that begin a turn
    moments: Callable[[AnyMatch], Sequence[At]] = no_moments
    fates: Callable[[AnyMatch], Fates] = no_fates
    bared: Callable[[AnyMatch, Seat], Bared | None] = not_bared


PLAIN_TALE: Final = Tale()


def told(tale: Tale, match: AnyMatch) -> list[Moment]:
    """All moments of a match that is over in their order, with the lies where they were told."""
    if match.outcome() is None:
        return []
    turn_at = turns_of(tale, match.log)
    happened = [Moment(number, what, turn_at[number]) for number, what in tale.moments(match)]
    lies = [Moment(claim.at, claim, turn_at[claim.at], Verdict.FALSE) for claim in lies_of(match)]
    return sorted([*happened, *lies], key=lambda one: one.number)


def turns_of(tale: Tale, log: Sequence[object]) -> list[int]:
    """For each entry of the log the turn that it belongs to."""
    turns, turn = [], 0
    for entry in log:
        turn += isinstance(entry, tale.turns)
        turns.append(turn)
    return turns


def lies_of(match: AnyMatch) -> list[Claim]:
    """What was false when it was said, once: who repeats a lie adds nothing to it."""
    lies: dict[tuple[Seat, Saying], Claim] = {}
    for claim, verdict in match.verdicts():
        if verdict is Verdict.FALSE:
            lies.setdefault((claim.speaker, claim.says), claim)
    return list(lies.values())
