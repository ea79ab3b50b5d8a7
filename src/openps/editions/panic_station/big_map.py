"""The station in boxes, for a screen that can be panned: cards share their borders, rooms that can be chosen are lit.

┌───   ───┬───▒▒▒───┐   A gap is an open doorway, ▒ a security door (░ while they are open), a line a wall.
│3 storage          │   Room 3. ✓ behind a name: searched.
│[R](r)   │  <x>    │   A Trooper is square, an Android round, a parasite pointed, each with its letter.
└─────────┴─────────┘
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from openps.games.panic_station import board, box
from openps.games.panic_station.view import PlacedView, StationView
from openps.words.panels import LIT, Canvas, Frame, Picture, cut
from openps.words.teller import Teller

SIZES: Final = ((9, 2), (9, 3), (15, 3), (21, 5))  # columns and rows inside a card, by zoom
LETTERS: Final = "RrGgPpOoBbWw"
NAME_ROWS: Final = 2
WITH_DOOR: Final = 3  # rows of a card whose inner door has a line
PIECE: Final = 3  # columns
BUGS: Final = "xXy"
SHUT, OPENED = "▒", "░"  # a security door
_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the lines that meet: north 1, east 2, south 4, west 8


class Place(NamedTuple):
    x: int
    y: int


class Room(NamedTuple):
    """A room with its number and its card; of a two-room card the outer one has no icon."""

    number: int
    card: PlacedView
    outer: bool


def rooms_of(view: StationView) -> list[Room]:
    rooms: list[Room] = []
    for card in view.placed:
        rooms.append(Room(len(rooms), card, False))
        if box.ROOM_CARDS[box.ROOM_NUMBER[card.card]].two_rooms:
            rooms.append(Room(len(rooms), card, True))
    return rooms


def place_beyond(view: StationView, room: int, way: str) -> Place:
    card = rooms_of(view)[room].card
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[box.WAYS.index(way)]
    return Place(card.x + dx, card.y + dy)


def drawn(view: StationView, teller: Teller, frame: Frame) -> Picture:
    return _Map(view, teller, frame).picture()


class _Map:
    def __init__(self, view: StationView, teller: Teller, frame: Frame) -> None:
        self.view, self.teller, self.lit = view, teller, frame.lit
        self.wide, self.high = SIZES[frame.zoom]
        self.cards = {Place(card.x, card.y): card for card in view.placed}
        self.dark = _dark(frame.lit)
        places = [*self.cards, *self.dark]
        self.west, self.north = min([one.x for one in places]), min([one.y for one in places])
        across = max([one.x for one in places]) - self.west + 1
        down = max([one.y for one in places]) - self.north + 1
        self.canvas = Canvas(across * (self.wide + 1) + 1, down * (self.high + 1) + 1)

    def picture(self) -> Picture:
        for place in self.dark:
            self._dark_place(place)
        for place, card in self.cards.items():
            self._borders(place, card)
        for room in rooms_of(self.view):
            self._room(room)
        self._corners()
        return self.canvas.picture()

    def _at(self, place: Place) -> tuple[int, int]:
        """The upper left corner of a card."""
        return (place.x - self.west) * (self.wide + 1), (place.y - self.north) * (self.high + 1)

    # ---- borders

    def _borders(self, place: Place, card: PlacedView) -> None:
        x, y = self._at(place)
        self._across(x, y, self._way(place, card, box.NORTH))
        self._across(x, y + self.high + 1, self._way(place, card, box.SOUTH))
        self._upright(x, y, self._way(place, card, box.WEST))
        self._upright(x + self.wide + 1, y, self._way(place, card, box.EAST))

    def _way(self, place: Place, card: PlacedView, side: int) -> int:
        """PS-7.3 to PS-7.5  What can be passed between two cards: a wall stops, then a security door."""
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        other = self.cards.get(Place(place.x + dx, place.y + dy))
        ways = [_sides(card)[side]] + ([_sides(other)[(side + 2) % 4]] if other else [])
        return next(way for way in (box.WALL, box.SECURITY, box.OPEN) if way in ways)

    def _across(self, x: int, y: int, way: int) -> None:
        self.canvas.put(x + 1, y, "─" * self.wide, "wall")
        self._gap(x + 1 + (self.wide - 3) // 2, y, way, 3)

    def _upright(self, x: int, y: int, way: int) -> None:
        for row in range(1, self.high + 1):
            self.canvas.put(x, y + row, "│", "wall")
        self._gap(x, y + (self.high + 1) // 2, way, 1)

    def _gap(self, x: int, y: int, way: int, width: int) -> None:
        if way == box.OPEN:
            self.canvas.put(x, y, " " * width)
        elif way == box.SECURITY:
            self.canvas.put(x, y, self._door() * width, "door" if self.view.doors_open else "shut")

    def _door(self) -> str:
        return OPENED if self.view.doors_open else SHUT

    def _corners(self) -> None:
        for y in range(0, self.canvas.rows, self.high + 1):
            for x in range(0, self.canvas.columns, self.wide + 1):
                self._corner(x, y)

    def _corner(self, x: int, y: int) -> None:
        """A border that has a door beside the corner still meets there."""
        up, down = range(y - self.high, y), range(y + 1, y + self.high + 1)
        meeting = (self._has_wall(x, up), self.canvas.at(x + 1, y) == "─", self._has_wall(x, down))
        lines = sum([1 << bit for bit, meets in enumerate((*meeting, self.canvas.at(x - 1, y) == "─")) if meets])
        if lines:
            self.canvas.put(x, y, _CORNERS[lines], "wall")

    def _has_wall(self, x: int, rows: range) -> bool:
        return any(self.canvas.at(x, row) == "│" for row in rows)

    # ---- rooms

    def _room(self, room: Room) -> None:
        x, y = self._at(Place(room.card.x, room.card.y))
        rows = self.high
        if box.ROOM_CARDS[box.ROOM_NUMBER[room.card.card]].two_rooms:
            rows = self.high // 2
            if _is_below(room):
                y += self.high - rows
                self._inner_door(x, y)
        self._floor(room, x + 1, y + 1, rows)
        self._people(room, x + 1, y + 1, rows)

    def _inner_door(self, x: int, y: int) -> None:
        """PS-8.3  The inner door of a two-room card; without a line of its own it stands behind a number."""
        if self.high >= WITH_DOOR:
            self._across(x, y, box.SECURITY)

    def _behind_number(self, room: Room) -> str:
        two = box.ROOM_CARDS[box.ROOM_NUMBER[room.card.card]].two_rooms
        return self._door() if two and self.high < WITH_DOOR and _is_below(room) else " "

    def _floor(self, room: Room, x: int, y: int, rows: int) -> None:
        spot = f"room {room.number}"
        lit = spot in self.lit
        for row in range(rows):
            self.canvas.put(x, y + row, " " * self.wide, "lit-floor" if lit else "", spot)
        look = LIT if lit else "searched" if room.card.red else "room"
        for row, words in enumerate(self._names(room, rows)):
            self.canvas.put(x, y + row, words, look, spot)

    def _names(self, room: Room, rows: int) -> list[str]:
        """On two lines if it is too long for one, and whoever is there has room below them."""
        searched = "✓" if room.card.red and not room.outer else ""
        who = len(self._tokens(room.number, short=True))
        if room.outer:
            return [f"{room.number}{self._behind_number(room)}".rstrip()]
        name = f"{room.number}{self._behind_number(room)}{self.teller.say(f'legend-{board.SHORT[room.card.card][:2]}')}"
        wrapped = textwrap.wrap(name + searched, self.wide, break_long_words=False)
        fits = who <= self.wide // PIECE * (rows - NAME_ROWS) and max(map(len, wrapped)) <= self.wide
        if len(wrapped) == NAME_ROWS and fits:
            return wrapped
        return [cut(name, max(3, self.wide - len(searched) - (who + 1 if rows == 1 else 0))) + searched]

    def _tokens(self, room: int, short: bool) -> list[tuple[str, str]]:
        """Each piece with its look; short, as a letter."""
        people = [(one if short else piece(one), f"seat-{LETTERS.index(one) // 2}") for one in self._who(room)]
        return people + [(one if short else f"<{one}>", "bug") for one in board.bugs(self.view, room)]

    def _who(self, room: int) -> str:
        return board.people(self.view, room)

    def _people(self, room: Room, x: int, y: int, rows: int) -> None:
        spot, lit = f"room {room.number}", f"room {room.number}" in self.lit
        long, below = self._tokens(room.number, short=False), len(self._names(room, rows))
        roomy = rows > 1 and len(long) <= self.wide // PIECE * (rows - below)
        tokens = long if roomy else self._tokens(room.number, short=True)
        at, row = (0, below) if rows > 1 else (self.wide - len(tokens), 0)
        for text, look in tokens:
            if at + len(text) > self.wide and row + 1 < rows:
                at, row = 0, row + 1
            self.canvas.put(x + at, y + row, text, f"{look} floor" if lit else look, spot)
            at += len(text)

    def _dark_place(self, place: Place) -> None:
        """Where a card can be put now."""
        x, y = self._at(place)
        spot = f"cell {place.x} {place.y}"
        for row in range(1, self.high + 1):
            self.canvas.put(x + 1, y + row, "·" * self.wide, "lit-floor", spot)
        self.canvas.put(x + 1 + self.wide // 2 - 1, y + 1 + self.high // 2, " + ", LIT, spot)


def _is_below(room: Room) -> bool:
    """Of the two rooms of a card, the one that is drawn below the other."""
    return room.outer == (room.card.facing == box.FACINGS[0])


def piece(letter: str) -> str:
    """A Trooper is square, an Android round."""
    return f"[{letter}]" if letter.isupper() else f"({letter})"


def _sides(card: PlacedView) -> tuple[int, ...]:
    return tuple(box.SIDES[box.ROOM_NUMBER[card.card]][box.FACINGS.index(card.facing)])


def _dark(lit: Collection[str]) -> list[Place]:
    return list(_cells(lit))


def _cells(lit: Collection[str]) -> Iterator[Place]:
    for spot in sorted(lit):
        kind, _, rest = spot.partition(" ")
        if kind == "cell":
            x, y = rest.split()
            yield Place(int(x), int(y))
