"""The station in little: neighbours share a border, a row is as high as what stands in it.

+--  --+--##--+   A gap is an open doorway, ## or # a security door, an unbroken line a wall.
|3pa! Rr      |   Room 3 (pa: parasites come), searched; beside it an open doorway to the east.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from openps.games.panic_station import board, box
from openps.games.panic_station.view import PlacedView, StationView

NARROWEST: Final = 7
WIDEST: Final = 11
_UPRIGHT: Final = box.FACINGS[0]
_GAP: Final = {box.WALL: "--", box.OPEN: "  ", box.SECURITY: "##"}
_SIDE: Final = {box.WALL: "|", box.OPEN: " ", box.SECURITY: "#"}


def drawn(view: StationView, columns: int, low: bool = False) -> list[str]:
    """The whole station, with rooms as wide as that many columns allow; low, with inner doors in their rooms' lines."""
    across = max(placed.x for placed in view.placed) - min(placed.x for placed in view.placed) + 1
    inside = min(WIDEST, max(NARROWEST, (columns - 1) // across - 1))
    return _Map(view, inside, low).lines()


@dataclass(frozen=True, slots=True)
class _Cell:
    sides: tuple[int, ...]
    rooms: tuple[tuple[str, str], ...]  # of each room from north to south, its name and who is there


class _Map:
    def __init__(self, view: StationView, inside: int, low: bool) -> None:
        self.inside = inside
        self.low = low
        self.cells: dict[tuple[int, int], _Cell] = {}
        room = 0
        for placed in view.placed:
            cell = self._cell(view, placed, room)
            self.cells[placed.x, placed.y] = cell
            room += len(cell.rooms)
        self.across = range(min(x for x, _ in self.cells), max(x for x, _ in self.cells) + 1)

    def _cell(self, view: StationView, placed: PlacedView, room: int) -> _Cell:
        number = box.ROOM_NUMBER[placed.card]
        sides = tuple(box.SIDES[number][box.FACINGS.index(placed.facing)])
        rooms = [(f"{room}{board.SHORT[placed.card][:2]}{'!' if placed.red else ''}", _who(view, room))]
        if box.ROOM_CARDS[number].two_rooms:
            rooms.append((str(room + 1), _who(view, room + 1)))
        return _Cell(sides, tuple(rooms if placed.facing == _UPRIGHT else rooms[::-1]))

    def lines(self) -> list[str]:
        """Row by row from the north, each with the border above it."""
        down = [y for _, y in self.cells]
        lines: list[str] = []
        for y in range(min(down), max(down) + 1):
            lines += [self._border(y), *self._row(y)]
        return [line.rstrip() for line in [*lines, self._border(max(down) + 1)]]

    def _border(self, y: int) -> str:
        parts = [self._corner(self.across[0], y)]
        for x in self.across:
            way = _merged(self.cells.get((x, y - 1)), box.SOUTH, self.cells.get((x, y)), box.NORTH)
            half = (self.inside - 2) // 2
            line = " " * self.inside if way is None else f"{'-' * half}{_GAP[way]}".ljust(self.inside, "-")
            parts += [line, self._corner(x + 1, y)]
        return "".join(parts)

    def _corner(self, x: int, y: int) -> str:
        around = ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))
        return "+" if any(place in self.cells for place in around) else " "

    def _row(self, y: int) -> list[str]:
        inner = {x: self._inside(self.cells.get((x, y))) for x in self.across}
        high = max([len(lines) for lines in inner.values()])
        rows = []
        for at in range(high):
            row = [self._side(self.across[0], y, at == high // 2)]
            for x in self.across:
                text = inner[x][at] if at < len(inner[x]) else ""
                row += [text.ljust(self.inside), self._side(x + 1, y, at == high // 2)]
            rows.append("".join(row))
        return rows

    def _side(self, x: int, y: int, middle: bool) -> str:
        """What is between a card and its western neighbour; a doorway is drawn in the middle only."""
        way = _merged(self.cells.get((x - 1, y)), box.EAST, self.cells.get((x, y)), box.WEST)
        if way is None:
            return " "
        return _SIDE[way] if middle else _SIDE[box.WALL]

    def _inside(self, cell: _Cell | None) -> list[str]:
        if cell is None:
            return []
        lines: list[str] = []
        for name, who in cell.rooms:
            inner = bool(lines)
            lines += [self._door()] if inner and not self.low else []
            lines += self._room(f"#{name}" if inner and self.low else name, who, alone=len(cell.rooms) == 1)
        return lines

    def _room(self, name: str, who: str, alone: bool) -> list[str]:
        """On one line where it fits; a crowd in a room of its own card gets a second one."""
        line = f"{name} {who}".rstrip()
        if len(line) <= self.inside:
            return [line]
        return [name, _cut(who, self.inside)] if alone else [_cut(f"{name} {who}", self.inside)]

    def _door(self) -> str:
        """PS-8.3  The inner door of a two-room card."""
        half = (self.inside - 2) // 2
        return f"{'-' * half}##".ljust(self.inside, "-")


def _merged(one: _Cell | None, side: int, other: _Cell | None, facing: int) -> int | None:
    """PS-7.3 to PS-7.5  What can be passed between two cards: a wall stops, then a security door."""
    ways = [cell.sides[at] for cell, at in ((one, side), (other, facing)) if cell is not None]
    return next((way for way in (box.WALL, box.SECURITY, box.OPEN) if way in ways), None)


def _who(view: StationView, room: int) -> str:
    return board.people(view, room) + board.bugs(view, room)


def _cut(text: str, width: int) -> str:
    """With a plus where more is there than can be shown."""
    return text if len(text) <= width else f"{text[: width - 1]}+"
