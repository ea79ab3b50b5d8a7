"""The rooms in play: where the cards lie, what joins them, and where the next one fits (sections 2, 7 and 8).

A floor never changes: laying a card makes a new one. So a state shares its floor with all its copies, and what was
found out about a floor once (where a card fits) is kept with it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from openps.games.panic_station import box
from openps.games.panic_station.pieces import OFF, Room

# A cell is one number; x grows to the east, y to the south. No row of 20 cards can leave the grid.
GRID: Final = 64
CENTRE: Final = 32 * GRID + 32
STEP: Final[tuple[int, ...]] = (-GRID, 1, GRID, -1)
OPPOSITE: Final[tuple[int, ...]] = (box.SOUTH, box.WEST, box.NORTH, box.EAST)
FAR: Final = 99

Placed = tuple[int, int, int]
"""A card in play: its number, its cell, how it lies."""
Spot = tuple[int, int]
"""At a room: on which side, and how the card lies there."""


class Floor:
    """All cards in play. Rooms are numbered as they came: the Reactor is 0; of a two-room card the inner room first."""

    __slots__ = (
        "_costs", "_far", "_spots", "all_ways", "beyond", "card_at", "card_of", "hive", "icons", "near", "open_to",
        "open_ways", "outside", "placed", "rim", "rooms_at", "searchable",
    )  # fmt: skip

    def __init__(self) -> None:
        self.placed: tuple[Placed, ...] = ()
        self.card_at: dict[int, int] = {}  # cell to card in play (its index in `placed`)
        self.rim: dict[int, int] = {}  # free cell to what a card there would meet (see `meeting`)
        self.rooms_at: list[Room] = []  # card in play to its first room
        self.card_of: list[int] = []  # room to card in play
        self.icons: list[int] = []  # of each room; the outer room of a two-room card has none
        # Of each room, by way: the room there, or the room itself where there is no way.
        self.beyond: list[tuple[Room, ...]] = []  # PS-8.1, PS-8.2: through every door
        self.open_to: list[tuple[Room, ...]] = []  # through open doorways alone
        self.near: list[tuple[Room, ...]] = []  # PS-14.1: whatever is between
        self.outside: list[tuple[int, ...]] = []  # of each room: its ways out that no card lies beyond
        self.searchable: list[bool] = []  # PS-12.1, PS-12.2: of each room, by the icon of its card
        self.open_ways: list[int] = []  # of each room: its ways to other rooms, one bit per way, without security doors
        self.all_ways: list[int] = []  # and with them
        self.hive = OFF
        self._spots: dict[int, dict[int, tuple[Spot, ...]]] = {}
        self._costs: dict[int, tuple[list[int], list[int]]] = {}
        self._far: dict[tuple[int, bool], list[int]] = {}

    def with_card(self, card: int, cell: int, facing: int) -> Floor:
        """The floor with one card more."""
        floor = Floor()
        floor.placed = (*self.placed, (card, cell, facing))
        floor.card_at = self.card_at.copy()
        floor.rim = self.rim.copy()
        floor.rooms_at = self.rooms_at.copy()
        floor.card_of = self.card_of.copy()
        floor.icons = self.icons.copy()
        floor.beyond = self.beyond.copy()
        floor.open_to = self.open_to.copy()
        floor.near = self.near.copy()
        floor.outside = self.outside.copy()
        floor.searchable = self.searchable.copy()
        floor.open_ways = self.open_ways.copy()
        floor.all_ways = self.all_ways.copy()
        floor.hive = self.hive
        floor._lay(card, cell, facing)
        return floor

    def cell_beyond(self, room: Room, way: int) -> int:
        return self.placed[self.card_of[room]][1] + STEP[way]

    def _lay(self, card: int, cell: int, facing: int) -> None:
        index, first = len(self.placed) - 1, len(self.card_of)
        face = box.ROOM_CARDS[card]
        self.card_at[cell] = index
        self.rim.pop(cell, 0)
        self.rooms_at.append(first)
        for icon in (face.icon, box.NO_ICON)[: 1 + face.two_rooms]:
            self.card_of.append(index)
            self.icons.append(icon)
            nowhere = (len(self.card_of) - 1,) * 4
            self.beyond.append(nowhere)
            self.open_to.append(nowhere)
            self.near.append(nowhere)
            self.outside.append(())
            self.searchable.append(face.icon != box.NO_ICON)
            self.open_ways.append(0)
            self.all_ways.append(0)
        if card == box.HIVE:
            self.hive = first
        if face.two_rooms:
            self._join_halves(index, first)
        self._join_neighbours(index, cell, box.SIDES[card][facing])

    def _join_halves(self, index: int, first: int) -> None:
        """PS-8.3  The inner security door of a two-room card."""
        inner = self._inner_way(index)
        self._set_door(first + 1, inner, first, True)
        self._set_door(first, OPPOSITE[inner], first + 1, True)
        self._set_near(first + 1, inner, first)
        self._set_near(first, OPPOSITE[inner], first + 1)

    def _join_neighbours(self, index: int, cell: int, sides: tuple[int, ...]) -> None:
        """PS-8.1, A10  Doorway to doorway; behind a security door if either side has one."""
        door = self._door_room(index)
        outside = []
        for way in range(4):
            there, back = cell + STEP[way], OPPOSITE[way]
            neighbour = self.card_at.get(there)
            if neighbour is None:
                self.rim[there] = self.rim.get(there, 0) | (sides[way] + 1) << 2 * back
                if sides[way] != box.WALL:
                    outside.append(way)
                continue
            other = self._door_room(neighbour)
            card, _, facing = self.placed[neighbour]
            theirs = box.SIDES[card][facing][back]
            if sides[way] != box.WALL and theirs != box.WALL:
                secured = box.SECURITY in (sides[way], theirs)
                self._set_door(door, way, other, secured)
                self._set_door(other, back, door, secured)
            self.outside[other] = tuple([one for one in self.outside[other] if one != back])
            self._meet(index, neighbour, way)
            self._meet(neighbour, index, back)
        self.outside[door] = tuple(outside)

    def _meet(self, index: int, neighbour: int, way: int) -> None:
        """For the rooms of one card, what lies on the side of a neighbour (PS-14.1)."""
        for room in range(self.rooms_at[index], self._door_room(index) + 1):
            if way == box.EAST or way == box.WEST or self._faces(index, room, way):
                self._set_near(room, way, self._near(index, room, neighbour, way))

    def _faces(self, index: int, room: Room, way: int) -> bool:
        """Whether a room lies at the north or south edge of its card."""
        if self.rooms_at[index] == self._door_room(index):
            return True
        inner = self._inner_way(index)
        return way == (inner if room == self.rooms_at[index] else OPPOSITE[inner])

    def _near(self, index: int, room: Room, neighbour: int, way: int) -> Room:
        """PS-14.1, PS-14.8, A12  The room of a neighbour that a parasite comes into, walls and doors or not."""
        there = self.rooms_at[neighbour]
        outer = self._door_room(neighbour)
        if there == outer:
            return there
        inner = self._inner_way(neighbour)
        if way in (box.NORTH, box.SOUTH):
            return there if inner == OPPOSITE[way] else outer  # the nearer half
        if self.rooms_at[index] == self._door_room(index):
            return outer  # from a room of full height: the half with the exit
        own = self._inner_way(index)
        height = own if room == self.rooms_at[index] else OPPOSITE[own]
        return there if inner == height else outer

    def _inner_way(self, index: int) -> int:
        """PS-2.4  Where the inner room of a two-room card is: N as printed, S when turned."""
        return box.NORTH if self.placed[index][2] == box.UPRIGHT else box.SOUTH

    def _door_room(self, index: int) -> Room:
        """The room of a card that its doors belong to: the outer one of two."""
        return self.rooms_at[index] + box.ROOM_CARDS[self.placed[index][0]].two_rooms

    def _set_door(self, room: Room, way: int, there: Room, secured: bool) -> None:
        self.beyond[room] = put(self.beyond[room], way, there)
        self.all_ways[room] |= 1 << way
        if not secured:
            self.open_to[room] = put(self.open_to[room], way, there)
            self.open_ways[room] |= 1 << way

    def _set_near(self, room: Room, way: int, there: Room) -> None:
        self.near[room] = put(self.near[room], way, there)

    # ---- where a card fits

    def around(self, cell: int) -> list[tuple[int, int]]:
        """What a card that is laid in a cell would meet: the ways to cards in play, and their sides there.

        The long sides and the closed end of a two-room card are walls, which its printed sides say as well.
        """
        return met(self.rim.get(cell, 0))

    def fits(self, card: int, cell: int, facing: int) -> bool:
        return meeting(box.SIDES[card][facing])[self.rim.get(cell, 0)]

    def spots(self, card: int) -> dict[int, tuple[Spot, ...]]:
        """PS-7.1, PS-7.2, PS-7.12  For each room at which a card can be placed, its places there.

        The Hive lies down only if it fits upright nowhere on the board.
        """
        spots = self._spots.get(card)
        if spots is None:
            spots = self._find(card, upright_facings(card))
            if not spots and card == box.HIVE:
                spots = self._find(card, (box.LYING_EAST, box.LYING_WEST))
            self._spots[card] = spots
        return spots

    def _find(self, card: int, facings: tuple[int, ...]) -> dict[int, tuple[Spot, ...]]:
        places: dict[int, tuple[Spot, ...]] = {}
        fitting = spots_beside(card, facings)
        for room, ways in enumerate(self.outside):
            if not ways:
                continue
            here: tuple[Spot, ...] = ()
            cell = self.placed[self.card_of[room]][1]
            for way in ways:
                spots = fitting[self.rim[cell + STEP[way]]][way]
                if spots:
                    here += spots
            if here:
                places[room] = here
        return places

    # ---- how far it is

    def distances(self, goal: Room, passes: bool) -> list[int]:
        """PS-8.1, PS-8.2  From every room, the steps to a goal, with or without a way through security doors."""
        distances = self._far.get((goal, passes))
        if distances is None:
            distances = [FAR] * len(self.beyond)
            distances[goal] = 0
            self._spread(distances, passes)
            self._far[goal, passes] = distances
        return distances

    def search_costs(self, card: int, passes: bool) -> tuple[list[int], list[int]]:
        """From every room, the AP to reach and search a room: on the board alone, and with this next card as well."""
        key = 2 * card + passes
        costs = self._costs.get(key)
        if costs is None:
            known = [1 if searchable else FAR for searchable in self.searchable]
            self._spread(known, passes)
            top = known.copy()
            if box.ROOM_CARDS[card].icon != box.NO_ICON:
                for room, spots in self.spots(card).items():
                    if passes or not all(self.secured(room, way, card, facing) for way, facing in spots):
                        top[room] = min(top[room], 3)  # explore, step in, search
                self._spread(top, passes)
            costs = self._costs[key] = (known, top)
        return costs

    def steps(self, passes: bool) -> list[tuple[Room, ...]]:
        """PS-8.2  The rooms that one step leads to, with or without a way through security doors."""
        return self.beyond if passes else self.open_to

    def _spread(self, costs: list[int], passes: bool) -> None:
        """Each room costs at most one step more than its cheapest neighbour."""
        steps = self.steps(passes)
        todo = [room for room, cost in enumerate(costs) if cost != FAR]
        for room in todo:
            cost = costs[room] + 1
            for there in steps[room]:
                if costs[there] > cost:
                    costs[there] = cost
                    todo.append(there)

    def secured(self, room: Room, way: int, card: int, facing: int) -> bool:
        """Whether a card that is laid at a room lies behind a security door."""
        own, _, lies = self.placed[self.card_of[room]]
        return box.SECURITY in (box.SIDES[own][lies][way], box.SIDES[card][facing][OPPOSITE[way]])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Floor) and self.placed == other.placed)

    def __hash__(self) -> int:
        return hash(self.placed)

    def __repr__(self) -> str:
        return f"Floor({self.placed})"


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The row with one value changed."""
    changed = list(row)
    changed[index] = value
    return tuple(changed)


@cache
def meeting(sides: tuple[int, ...]) -> tuple[bool, ...]:
    """Whether a card with these sides fits, by what it would meet.

    Two bits for each way: nothing where no card lies, else its side there plus one. Worked out once for all boards.
    """
    return tuple([meets(sides, met(rim)) for rim in range(256)])


@cache
def spots_beside(card: int, facings: tuple[int, ...]) -> list[list[tuple[Spot, ...]]]:
    """How a card may lie beside a room, by what it would meet there and by the way to it. Worked out once."""
    turned = [(facing, meeting(box.SIDES[card][facing])) for facing in facings]
    fitting = [[facing for facing, fits in turned if fits[rim]] for rim in range(256)]
    return [[tuple([(way, facing) for facing in row]) for way in range(4)] for row in fitting]


def met(rim: int) -> list[tuple[int, int]]:
    """The ways to cards in play, and their sides there."""
    return [(way, (rim >> 2 * way & 3) - 1) for way in range(4) if rim >> 2 * way & 3]


def meets(sides: tuple[int, ...], around: list[tuple[int, int]]) -> bool:
    """PS-7.3 to PS-7.5  On every border: no doorway against a wall, and no two security doors."""
    for way, theirs in around:
        mine = sides[way]
        if (mine == box.WALL) != (theirs == box.WALL) or mine == theirs == box.SECURITY:
            return False
    return True


@cache
def upright_facings(card: int) -> tuple[int, ...]:
    """PS-7.2  As printed or turned round; a card that looks the same turned round has one."""
    sides = box.SIDES[card]
    same = sides[box.UPRIGHT] == sides[box.TURNED_ROUND]
    return (box.UPRIGHT,) if same else (box.UPRIGHT, box.TURNED_ROUND)


def first_floor() -> Floor:
    """PS-3.1  The Reactor alone."""
    return _FIRST


@lru_cache(maxsize=256)
def floor_of(placed: tuple[Placed, ...]) -> Floor:
    """The floor that these cards make, laid in this order: the one of all but the last, and that one."""
    if not placed:
        return Floor()
    card, cell, facing = placed[-1]
    return floor_of(placed[:-1]).with_card(card, cell, facing)


_FIRST: Final = floor_of(((box.REACTOR, CENTRE, box.UPRIGHT),))
