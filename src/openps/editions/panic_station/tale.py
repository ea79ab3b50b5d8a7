"""What is told of a match of Panic Station once it is over: who infected whom, where and when, and who fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from openps.editions.tale import At, Bared, Fates, Tale
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.panic_station import box, events
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import Did
from openps.games.panic_station.outcome import End, leaves_out_last
from openps.games.panic_station.pieces import Character, Room, seat_of
from openps.games.panic_station.state import Station, is_alive, is_infected

# ---- moments


@dataclass(frozen=True, slots=True)
class HostChosen:
    """PS-3.10, PS-12.7"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Infected:
    """PS-10.4, PS-18.2  In a trade in this room; `host`: the victim became the Host."""

    giver: Seat
    victim: Seat
    room: Room
    host: bool


@dataclass(frozen=True, slots=True)
class Parried:
    """PS-10.4  A gas can came back."""

    giver: Seat
    target: Seat
    room: Room


@dataclass(frozen=True, slots=True)
class Fell:
    """PS-4.6  One of two characters; nobody hit it where it was parasites."""

    character: Character
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Eliminated:
    """PS-4.8"""

    seat: Seat
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Scanned:
    """PS-13.3"""

    seat: Seat
    infected: int
    living: int


@dataclass(frozen=True, slots=True)
class HiveFound:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HiveDestroyed:
    """PS-17.1"""

    seat: Seat


# ---- fates


@dataclass(frozen=True, slots=True)
class WasHost:
    """In turn 0 it was dealt."""

    turn: int


@dataclass(frozen=True, slots=True)
class WasInfected:
    """`last`: PS-17.5, everybody was infected and the last one does not win with the others."""

    giver: Seat
    turn: int
    room: Room
    last: bool


@dataclass(frozen=True, slots=True)
class StayedHuman:
    pass


@dataclass(frozen=True, slots=True)
class WasKilled:
    by: Seat | None
    turn: int


# ---- reading a log


@dataclass(slots=True)
class _Reading:
    """What must be remembered of the entries before one to say what it meant."""

    turn: int = 0
    active: Seat = 0
    room: Room = 0  # of the last trade
    attacker: Seat | None = None  # nobody where parasites attack

    def meant(self, entry: object) -> Iterator[object]:
        """What an entry of the log meant for the match: for most of them nothing."""
        self._remember(entry)
        match entry:
            case events.CardDealt(seat, box.HOST) | events.CardDrawn(seat, box.HOST):
                yield HostChosen(seat)
            case events.CardsTraded():
                yield from self._attempt(entry.seat, entry.partner, entry.given_did)
                yield from self._attempt(entry.partner, entry.seat, entry.back_did)
            case events.CharacterHurt(character, _, 0):
                yield Fell(character, self.attacker)
            case events.PlayerEliminated(seat):
                yield Eliminated(seat, self.attacker)
            case events.ScanRead(infected, living):
                yield Scanned(self.active, infected, living)
            case events.RoomPlaced(card) if box.ROOM_NUMBER[card] == box.HIVE:
                yield HiveFound(self.active)
            case events.HiveBurned(seat):
                yield HiveDestroyed(seat)

    def _remember(self, entry: object) -> None:
        match entry:
            case events.TurnBegan(seat):
                self.turn += 1
                self.active, self.attacker = seat, None
            case events.PhaseBegan():
                self.attacker = None
            case events.ShotFired(seat) | events.Stabbed(seat) | events.GrenadeThrown(seat):
                self.attacker = seat
            case events.TradeBegan(_, _, room):
                self.room = room

    def _attempt(self, giver: Seat, taker: Seat, did: Did) -> Iterator[object]:
        if did in (Did.INFECTED, Did.HOST):
            yield Infected(giver, taker, self.room, did is Did.HOST)
        elif did is Did.PARRIED:
            yield Parried(giver, taker, self.room)


def _read(log: Sequence[object]) -> list[tuple[int, int, object]]:
    """Moments with the number of their entry and their turn."""
    reading = _Reading()
    read = []
    for number, entry in enumerate(log):
        read += [(number, reading.turn, what) for what in reading.meant(entry)]
    return read


def moments(match: AnyMatch) -> Sequence[At]:
    """Whose last character falls is out: that is told once."""
    read = _read(match.log)
    out = {what.seat for _, _, what in read if isinstance(what, Eliminated)}
    last_falls = {seat_of(what.character): number for number, _, what in read if isinstance(what, Fell)}
    told_twice = {number for seat, number in last_falls.items() if seat in out}
    return [(number, what) for number, _, what in read if number not in told_twice]


def fates(match: AnyMatch) -> Fates:
    told: list[list[object]] = [[] for _ in range(match.seats)]
    infections = [what for _, _, what in _read(match.log) if isinstance(what, Infected)]
    last = infections[-1] if infections and _shuts_out_the_last(match) else None
    for _, turn, what in _read(match.log):
        match what:
            case HostChosen(seat):
                told[seat].append(WasHost(turn))
            case Infected(giver, victim, room):
                told[victim].append(WasInfected(giver, turn, room, what == last))
            case Eliminated(seat, by):
                if not told[seat]:
                    told[seat].append(StayedHuman())
                told[seat].append(WasKilled(by, turn))
    return [one or [StayedHuman()] for one in told]


def _shuts_out_the_last(match: AnyMatch) -> bool:
    """PS-17.5, PS-18.7  Whether whoever was infected last still lives and does not win with the infected."""
    state: Station = match.state
    if state.end in ("", End.HIVE_BURNED) or not leaves_out_last(state, state.end):
        return False
    return bool(state.infections) and is_alive(state, state.infections[-1].victim)


def bared(match: AnyMatch, seat: Seat) -> Bared:
    state: Station = match.state
    infected = Status.INFECTED if is_infected(state, seat) else Status.HUMAN
    return Bared(tuple(state.hands[seat]), Status.HOST if state.host == seat else infected)


TALE: Final = Tale(
    kinds=(
        HostChosen, Infected, Parried, Fell, Eliminated, Scanned, HiveFound, HiveDestroyed,
        WasHost, WasInfected, StayedHuman, WasKilled,
    ),
    turns=(events.TurnBegan,),
    moments=moments,
    fates=fates,
    bared=bared,
)  # fmt: skip
