"""Who can be infected, for all that a viewer has seen.

A world is who is the Host and who is infected. The worlds that a viewer cannot rule out are the bits of one number:
a trade that the viewer did not take part in may have infected, a draw may have been the host card; a scan, a look into
a hand, an infection card in the wrong hand and a match that goes on rule worlds out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from openps.engine.chance import Chance
from openps.engine.ids import Seat, Viewer
from openps.games.panic_station import box
from openps.games.panic_station.events import (
    DRAW,
    LEFT,
    NOTE_CHECK,
    NOTE_LOOK,
    TRADE,
    Did,
    Incident,
    Infection,
    Note,
    What,
)
from openps.games.panic_station.memory import relived
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import StationOptions
from openps.games.panic_station.view import StationView

_SEATS: Final = max(box.PLAYERS)
_SETS: Final = 1 << _SEATS
NO_HOST: Final = 1 << _SEATS * _SETS
"""The world in which nobody has found the host card yet."""


def world(host: Seat, infected: int) -> int:
    """The bit of a world."""
    return NO_HOST if host == NOBODY else 1 << (host * _SETS + infected)


def world_bit(host: Seat, infected: int) -> int:
    """The same, made once."""
    return NO_HOST if host == NOBODY else _BITS[host][infected]


def _all() -> list[tuple[Seat, int]]:
    """Every world: the Host is infected, and without a Host nobody is."""
    worlds = [(host, infected) for host in range(_SEATS) for infected in range(_SETS) if infected >> host & 1]
    return [(NOBODY, 0), *worlds]


def _together(worlds: list[tuple[Seat, int]]) -> int:
    bits = 0
    for host, infected in worlds:
        bits |= world(host, infected)
    return bits


_WORLDS: Final = _all()
ALL: Final = _together(_WORLDS)
INFECTED: Final = [_together([one for one in _WORLDS if one[1] >> seat & 1]) for seat in range(_SEATS)]
HOST_IS: Final = [_together([one for one in _WORLDS if one[0] == seat]) for seat in range(_SEATS)]
# Asked for at every step of every story, and these numbers are too large to be made in no time.
FOUND: Final = [world(seat, 1 << seat) for seat in range(_SEATS)]
"""Worlds in which a seat has just drawn the host card."""
_BITS: Final = [[world(host, infected) for infected in range(_SETS)] for host in range(_SEATS)]
_CATCHING: Final = [[INFECTED[giver] & ~INFECTED[taker] for taker in range(_SEATS)] for giver in range(_SEATS)]


@cache
def counted(living: int, number: int) -> int:
    """PS-13.3  Worlds in which so many of the living are infected."""
    return _together([one for one in _WORLDS if (one[1] & living).bit_count() == number])


@cache
def not_the_last_human(seat: Seat, living: int) -> int:
    """PS-17.11  Worlds in which this death leaves a human alive or was no human's: else the match would be over."""
    return _together([one for one in _WORLDS if living & ~one[1] or one[1] >> seat & 1])


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that changed or narrowed the worlds: a filter, a draw, or a trade (with what the viewer saw of it)."""

    keep: int
    drawer: Seat = NOBODY
    traders: tuple[Seat, Seat] | None = None
    note: Note | None = None


_DRAWN: Final = [Step(ALL, drawer=seat) for seat in range(_SEATS)]
_TRADED: Final = [[Step(ALL, traders=(one, other)) for other in range(_SEATS)] for one in range(_SEATS)]
_SOMEBODY_IS_HOST: Final = Step(ALL & ~NO_HOST)


class Deduction:
    """What a view leaves open about infection, step by step."""

    def __init__(self, view: StationView) -> None:
        self.options: StationOptions = view.options
        self.viewer: Viewer = view.viewer
        self.steps: list[Step] = steps_of(view)
        self.before: list[int] = []
        worlds = NO_HOST
        for seat in range(view.options.players):
            worlds |= FOUND[seat]
        for step in self.steps:
            self.before.append(worlds)
            worlds = self._after(worlds, step)
        self.worlds = worlds

    def _after(self, worlds: int, step: Step) -> int:
        worlds &= step.keep
        if step.drawer != NOBODY and worlds & NO_HOST:
            worlds |= FOUND[step.drawer]
        if step.traders is not None:
            worlds = self._after_trade(worlds, step.traders[0], step.traders[1], step.note)
        return worlds

    def _after_trade(self, worlds: int, one: Seat, other: Seat, note: Note | None) -> int:
        if note is None:
            after = worlds | infecting(worlds, one, other) | infecting(worlds, other, one)
            if self.options.host_card_infects:
                after |= host_passing(worlds, one, other) | host_passing(worlds, other, one)
            return after
        assert self.viewer is not None
        mine, theirs = note.did
        return tried(tried(worlds, self.viewer, note.with_seat, mine), note.with_seat, self.viewer, theirs)

    def history(self, host: Seat, infected: int, chance: Chance) -> list[Infection]:
        """One way that it may have come to this world: who infected whom, in their order."""
        infections: list[Infection] = []
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            worlds = self.before[at] & step.keep
            came = [was for was in self._ways_to(host, infected, step) if worlds & world_bit(was[0], was[1])]
            was_host, was = chance.pick(came, "imagined history")
            if was != infected and step.traders is not None:
                victim = (infected & ~was).bit_length() - 1
                one, other = step.traders
                infections.append(Infection(one if victim == other else other, victim))
            host, infected = was_host, was
        infections.reverse()
        return infections

    def _ways_to(self, host: Seat, infected: int, step: Step) -> list[tuple[Seat, int]]:
        """The worlds before a step that may have led to this one."""
        ways = [(host, infected)]
        if step.drawer != NOBODY and host == step.drawer and infected == 1 << host:
            ways.append((NOBODY, 0))
        if step.traders is None:
            return ways
        one, other = step.traders
        for giver, taker in ((one, other), (other, one)):
            if infected >> giver & 1 and infected >> taker & 1:
                ways.append((host, infected & ~(1 << taker)))
                if self.options.host_card_infects and host == taker:
                    ways += [(giver, infected), (giver, infected & ~(1 << taker))]
        if step.note is None:
            return ways  # what nobody saw may have been any of these
        reached = world(host, infected)
        return [was for was in ways if self._after_trade(world(was[0], was[1]), one, other, step.note) & reached]


def infecting(worlds: int, giver: Seat, taker: Seat) -> int:
    """The worlds that those become in which the giver infects the taker."""
    return (worlds & _CATCHING[giver][taker]) << (1 << taker)


def host_passing(worlds: int, giver: Seat, taker: Seat) -> int:
    """PS-18.2  The same by the host card."""
    mine = worlds & HOST_IS[giver]
    mine = (mine & ~INFECTED[taker]) << (1 << taker) | mine & INFECTED[taker]
    shift = (taker - giver) * _SETS
    return mine << shift if shift > 0 else mine >> -shift


def tried(worlds: int, giver: Seat, taker: Seat, did: Did) -> int:
    """The worlds that those become after what the viewer was told of an attempt."""
    if did is Did.NOTHING:
        return worlds
    if did is Did.HOST:
        return host_passing(worlds, giver, taker)
    worlds &= INFECTED[giver]
    if did is Did.INFECTED:
        return infecting(worlds, giver, taker)
    if did is Did.SICK:
        return infecting(worlds, giver, taker) | worlds & INFECTED[taker]
    if did is Did.ALREADY:
        return worlds & INFECTED[taker]
    return worlds & ~INFECTED[taker] if did is Did.PARRIED else worlds


def listed(worlds: int) -> list[tuple[Seat, int]]:
    """The worlds of a number: the Host and the infected."""
    pairs: list[tuple[Seat, int]] = []
    while worlds:
        low = worlds & -worlds
        bit = low.bit_length() - 1
        pairs.append((NOBODY, 0) if low == NO_HOST else (bit // _SETS, bit % _SETS))
        worlds ^= low
    return pairs


# ---- from what a viewer remembers to steps


def steps_of(view: StationView) -> list[Step]:
    steps: list[Step] = []
    for incident, note in relived(view.story, view.notes):
        if incident is not None:
            steps += steps_from(incident, note, view.options)
        elif note is not None:
            steps.append(Step(evidence(note, view.options)))
    if view.viewer is not None:
        seat = view.viewer
        own_status = INFECTED[seat] if view.infected else ALL & ~INFECTED[seat]
        steps.append(Step(own_status & (HOST_IS[seat] if view.host else ALL & ~HOST_IS[seat])))
    return steps


def steps_from(incident: Incident, own: Note | None, options: StationOptions) -> list[Step]:
    what = incident.what
    if what is LEFT:
        return []
    if what is DRAW:
        steps = [] if incident.seat == NOBODY else [_DRAWN[incident.seat]]
        if incident.number == box.SET_PER_PLAYER * options.players:
            # PS-3.5: when the first set is drawn the host card is in somebody's hand.
            steps.append(_SOMEBODY_IS_HOST)
        return steps
    if what is TRADE:
        if own is None:
            return [_TRADED[incident.seat][incident.other]]
        return [Step(traded(own), traders=(incident.seat, incident.other), note=own)]
    if what is What.SCAN:
        return [Step(counted(incident.other, incident.number))]
    if what is What.DEATH:
        return [Step(not_the_last_human(incident.seat, incident.other))]
    return []


def traded(note: Note) -> int:
    """What a card that came by trade says about its colour's player."""
    keep = ALL
    card = note.cards[1]
    if card in box.COLOUR_OF:
        keep &= INFECTED[box.COLOUR_OF[card]]
    if card == box.HOST:
        keep &= HOST_IS[note.with_seat]
    return keep


def evidence(note: Note, options: StationOptions) -> int:
    """PS-16.11, PS-18.5  What a look into a hand or a check card proves."""
    seat = note.with_seat
    if note.what == NOTE_CHECK:
        return INFECTED[seat] if note.cards else ALL & ~INFECTED[seat]
    assert note.what == NOTE_LOOK
    keep = ALL
    for card in note.cards:
        if card in box.COLOUR_OF and box.COLOUR_OF[card] != seat:
            keep &= INFECTED[box.COLOUR_OF[card]]
    if note.cards.count(box.INFECTIONS[seat]) < options.infection_copies:
        keep &= INFECTED[seat]
    if box.HOST in note.cards:
        keep &= ALL & ~NO_HOST if options.host_card_infects else HOST_IS[seat]
    elif not options.host_card_infects:
        keep &= ALL & ~HOST_IS[seat]
    return keep
