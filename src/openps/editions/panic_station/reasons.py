"""Why a move of Panic Station was better than another: facts that the player could see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from openps.editions.insight import Facts
from openps.editions.panic_station.bots.mind import Mind
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.box import Card
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CHARACTER_NAMED, OFF, seat_of
from openps.games.panic_station.view import StationView

SUSPECT: Final = 0.25  # from here on one does not go near without a reason


@dataclass(frozen=True, slots=True)
class HadCans:
    """PS-17.1"""

    seat: Seat
    cans: int
    needed: int


@dataclass(frozen=True, slots=True)
class CanInfect:
    """PS-10.4  An infected player with an infection card in hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAmong:
    """PS-9.1  Whoever enters a room with others must trade; `other` is the most suspect of them."""

    seat: Seat
    other: Seat
    percent: int


@dataclass(frozen=True, slots=True)
class NoInfectedThere:
    """Whoever stood there was hardly suspect."""

    seat: Seat
    percent: int


@dataclass(frozen=True, slots=True)
class NobodyThere:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ParasitesThere:
    """PS-6.3"""

    seat: Seat
    parasites: int


@dataclass(frozen=True, slots=True)
class PartnerWas:
    """PS-10.1  How likely the partner of a trade was infected."""

    seat: Seat
    partner: Seat
    percent: int
    card: Card


@dataclass(frozen=True, slots=True)
class TargetWas:
    """How likely whoever was shot at was infected."""

    seat: Seat
    target: Seat
    percent: int


KINDS: Final = (
    HadCans, CanInfect, WentAmong, NoInfectedThere, NobodyThere, ParasitesThere, PartnerWas, TargetWas,
)  # fmt: skip


def reasons(view: StationView, played: StationMove, better: StationMove) -> Facts:
    """What is so either way explains nothing."""
    mind = Mind(view)
    against, better_for = list(_about(mind, played)), list(_about(mind, better))
    either = {fact for fact in against if fact in better_for} | {NobodyThere(mind.me)} - {*better_for}
    return Facts(_without(either, against), _without(either, better_for), list(_own(mind)))


def _without(either: set[object], facts: list[object]) -> list[object]:
    return [fact for fact in facts if fact not in either]


def _own(mind: Mind) -> Iterator[object]:
    if not mind.view.infected:
        yield HadCans(mind.me, mind.gas, mind.needed)
    elif box.INFECTIONS[mind.me] in mind.view.hand:
        yield CanInfect(mind.me)


def _about(mind: Mind, move: StationMove) -> Iterator[object]:
    match move:
        case moves.Walk() | moves.Run():
            yield from _there(mind, mind.step(move)[2])
        case moves.Offer(card):
            now = mind.view.now
            partner = now.partner if mind.view.active == mind.me else mind.view.active
            yield PartnerWas(mind.me, partner, _percent(mind, partner), card)
        case moves.Fire(target) | moves.Stab(target=target) if target in CHARACTER_NAMED:
            other = seat_of(CHARACTER_NAMED[target])
            yield TargetWas(mind.me, other, _percent(mind, other))


def _there(mind: Mind, room: int) -> Iterator[object]:
    """PS-9.3  Nobody trades in the Reactor."""
    if room == OFF:
        return
    strangers = mind.others_in(room) if room else []
    if strangers and not mind.view.infected:
        worst = max(strangers, key=mind.suspicion)
        percent = _percent(mind, worst)
        yield WentAmong(mind.me, worst, percent) if percent >= 100 * SUSPECT else NoInfectedThere(mind.me, percent)
    elif not strangers:
        yield NobodyThere(mind.me)
    parasites = mind.bites(room)
    if parasites:
        yield ParasitesThere(mind.me, parasites)


def _percent(mind: Mind, seat: Seat) -> int:
    return round(100 * mind.suspicion(seat))
