"""What a bot reads off a view of Panic Station before it thinks about moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.events import What
from openps.games.panic_station.floor import CENTRE, GRID, Floor, floor_of
from openps.games.panic_station.pieces import OFF
from openps.games.panic_station.view import CharacterView, StationView
from openps.games.panic_station.worlds import INFECTED, Deduction

TRUSTED: Final = 0.1
BOLDEST: Final = 3.0
KIND: Final = {kind: number for number, kind in enumerate(box.KINDS)}
WAY: Final = {way: number for number, way in enumerate(box.WAYS)}


def rounds(view: StationView) -> float:
    """How many rounds were played, about: with fewer living a round has fewer turns.

    Of deaths nobody notes the turn, but there is a trade or an attack shortly before most of them.
    """
    played, since, stamped, living = 0.0, 0, 0, len(view.players)
    for fact in view.story:
        if fact.what is What.TRADE or fact.what is What.ATTACK:
            stamped = fact.number
        elif fact.what is What.DEATH:
            played += (stamped - since) / living
            since, living = stamped, max(1, fact.other.bit_count())
    return played + (view.turn - since) / living


class Board:
    """What a seat makes of a view: where everybody is, how far things are, whom it suspects, what is dangerous."""

    def __init__(self, view: StationView) -> None:
        assert view.viewer is not None
        self.view = view
        self.me: Seat = view.viewer
        self.floor: Floor = floor_of(
            tuple(
                [(box.ROOM_NUMBER[p.card], CENTRE + p.x + GRID * p.y, box.FACINGS.index(p.facing)) for p in view.placed]
            )
        )
        own = view.players[self.me]
        self.rooms = (place(own.trooper), place(own.android))
        self.health = (own.trooper.health, own.android.health)
        self.gas = view.hand.count(box.GAS)
        self.needed = view.options.gas_to_burn
        self.keycard = box.KEYCARD in own.table
        self._late = max(0.0, (view.turn / len(view.players) - 8) / 4)
        self._company: dict[int, list[Seat]] | None = None
        self._suspicion: list[float] | None = None
        self._risk: list[float] | None = None

    # ---- what it knows

    def suspicion(self, seat: Seat) -> float:
        """The share of the worlds that cannot be ruled out in which a seat is infected."""
        if self._suspicion is None:
            worlds = Deduction(self.view).worlds
            total = max(1, worlds.bit_count())
            self._suspicion = [(worlds & INFECTED[one]).bit_count() / total for one in range(len(self.view.players))]
        return self._suspicion[seat]

    def others_in(self, room: int) -> Sequence[Seat]:
        if self._company is None:
            self._company = company(self.view, self.me)
        return self._company.get(room, ())

    def bites(self, room: int) -> int:
        """The damage that a phase would do here as it stands."""
        return sum([2 if bug.side == "black" else 1 for bug in self.view.parasites if bug.room == room])

    def risk(self, room: int) -> float:
        """The damage to expect of the next phase: a parasite goes one room in a direction of the die, or stays."""
        if self._risk is None:
            self._risk = [0.0] * len(self.floor.beyond)
            for bug in self.view.parasites:
                bite = 2.0 if bug.side == "black" else 1.0
                for there in self.floor.open_to[bug.room]:
                    self._risk[there] += bite / box.DIE
        return self._risk[room]

    def restless(self) -> float:
        """A match must end: from the eighth round on everybody becomes bolder, up to a point."""
        return min(BOLDEST, self.lateness())

    def lateness(self) -> float:
        return self._late

    def trusted(self) -> float:
        """How suspicious somebody may be to be given anything but gas: more and more, or the gas never meets."""
        return min(0.6, TRUSTED + 0.15 * self.restless())

    def safer(self, kind: int, room: int, there: int) -> float:
        """How much better off a character is there; Troopers matter more, and the wounded."""
        care = (9.0 if kind == box.TROOPER else 5.0) * (1.5 if self.health[kind] < 3 else 1.0)
        entering = 0.5 if self.floor.icons[there] == box.PARASITE else 0.0
        return care * (self.risk(room) - self.risk(there) - entering)

    def distances(self, goal: int) -> list[int]:
        """How far every room is from a goal."""
        return self.floor.distances(goal, self.keycard or self.view.doors_open)

    def nearer(self, goals: Iterable[int], room: int, there: int) -> int:
        """By how many steps the nearest goal comes closer."""
        fars = [self.distances(goal) for goal in goals]
        return min([far[room] for far in fars], default=0) - min([far[there] for far in fars], default=0)

    def black_rooms(self) -> list[int]:
        """Rooms with an icon that nobody has searched yet."""
        rooms = []
        for room, index in enumerate(self.floor.card_of):
            placed = self.view.placed[index]
            if box.ROOM_CARDS[box.ROOM_NUMBER[placed.card]].icon != box.NO_ICON and not placed.red:
                rooms.append(room)
        return rooms


def company(view: StationView, me: Seat) -> dict[int, list[Seat]]:
    """By room, everybody else who has a character there."""
    by_room: dict[int, list[Seat]] = {}
    for seat, player in enumerate(view.players):
        if seat != me:
            for room in {place(player.trooper), place(player.android)}:
                by_room.setdefault(room, []).append(seat)
    return by_room


def place(character: CharacterView) -> int:
    return OFF if character.room is None else character.room
