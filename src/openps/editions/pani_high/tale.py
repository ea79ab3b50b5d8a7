"""What is told of a match of Pani-High! once it is over: the great battles, the way of the Seal, and the scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from openps.editions.tale import At, Bared, Fates, Tale
from openps.engine.claims import Claim
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.pani_high import box, events
from openps.games.pani_high.box import Card, Tenths
from openps.games.pani_high.outcome import seal_holder
from openps.games.pani_high.state import School

MOST_BATTLES: Final = 8
"""So many are told, those with the most strength on both sides."""


# ---- moments


@dataclass(frozen=True, slots=True)
class BattleFought:
    """PH-4.7 to PH-4.9  In tenths; on equal totals nobody is stronger (`tie`)."""

    attacker: Seat
    defender: Seat
    location: Card
    attack: Tenths
    defence: Tenths
    taken: bool
    tie: bool


@dataclass(frozen=True, slots=True)
class BattleStopped:
    """PH-6.1  By a Policewoman."""

    seat: Seat
    attacker: Seat
    location: Card


@dataclass(frozen=True, slots=True)
class SealCame:
    """PH-10.2  Into a hand, out of another one or the pile."""

    seat: Seat
    giver: Seat | None


@dataclass(frozen=True, slots=True)
class SealLost:
    """PH-R41"""

    seat: Seat


# ---- fates


@dataclass(frozen=True, slots=True)
class HeldLocations:
    """PH-11.2  What the locations in front of a seat count together."""

    locations: tuple[Card, ...]
    points: Tenths


@dataclass(frozen=True, slots=True)
class HeldNone:
    pass


@dataclass(frozen=True, slots=True)
class HeldSeal:
    """PH-10.1"""

    points: Tenths


def moments(match: AnyMatch) -> Sequence[At]:
    battles = list(_battles(match.log))
    great = sorted(battles, key=lambda one: -_strength(one[1]))[:MOST_BATTLES]
    return [*great, *_stopped(match.log), *_seal(match)]


def _strength(battle: BattleFought) -> Tenths:
    return battle.attack + battle.defence


def _battles(log: Sequence[object]) -> Iterator[tuple[int, BattleFought]]:
    """Those that were decided by strength."""
    attack: events.AttackDeclared | None = None
    for number, entry in enumerate(log):
        if isinstance(entry, events.AttackDeclared):
            attack = entry
        elif isinstance(entry, events.TotalsCompared) and attack is not None:
            totals = entry.attack, entry.defence
            taken = entry.loser == attack.defender
            tie = entry.attack == entry.defence
            yield number, BattleFought(attack.attacker, attack.defender, attack.location, *totals, taken, tie)


def _stopped(log: Sequence[object]) -> Iterator[At]:
    attack: events.AttackDeclared | None = None
    for number, entry in enumerate(log):
        if isinstance(entry, events.AttackDeclared):
            attack = entry
        elif isinstance(entry, events.PolicewomanShown) and attack is not None:
            yield number, BattleStopped(entry.seat, attack.attacker, attack.location)


def _seal(match: AnyMatch) -> Iterator[At]:
    state = match.game.blank(match.options)
    holder: Seat | None = None
    for number, entry in enumerate(match.log):
        if isinstance(entry, Claim):
            continue
        match.game.evolve(state, entry)
        now = seal_holder(state)
        if now is not None and now != holder:
            yield number, SealCame(now, holder)
        elif holder is not None and now is None:
            yield number, SealLost(holder)
        holder = now


def fates(match: AnyMatch) -> Fates:
    state: School = match.state
    holder = seal_holder(state)
    return [[*_held(places), *_bonus(seat == holder)] for seat, places in enumerate(state.places)]


def _held(places: Sequence[Card]) -> list[object]:
    return [HeldLocations(tuple(places), box.LOCATION_SCORE * len(places))] if places else [HeldNone()]


def _bonus(seal: bool) -> list[object]:
    return [HeldSeal(box.SEAL_SCORE)] if seal else []


def bared(match: AnyMatch, seat: Seat) -> Bared:
    state: School = match.state
    return Bared(tuple(state.hands[seat]))


TALE: Final = Tale(
    kinds=(BattleFought, BattleStopped, SealCame, SealLost, HeldLocations, HeldNone, HeldSeal),
    turns=(events.CardDrawn,),
    moments=moments,
    fates=fates,
    bared=bared,
)
