"""Characters and parasites: numbers at run time, types of their own for whoever reads or checks the code.

How a piece is a number is known here and nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType, TypeAlias

from openps.engine.ids import Seat
from openps.games.panic_station.box import BITE, CHARACTERS, KINDS, MOST_ROOMS, PLAYERS

Room: TypeAlias = int
"""Rooms are numbered in the order they came; the Reactor is 0."""
KindNumber: TypeAlias = int
"""Which of a player's two characters: box.TROOPER or box.ANDROID."""
Seats: TypeAlias = int
"""A set of seats, one bit for each."""

NOBODY: Final[Seat] = -1
OFF: Final[Room] = -1  # not yet arrived, or eliminated (PS-3.13, PS-4.6)
ANYWHERE: Final[Room] = 99  # the cameras place a card at any room (PS-13.6)
NEITHER: Final[KindNumber] = -1

# ---- characters

CharacterNumber = NewType("CharacterNumber", int)
Character: TypeAlias = Annotated[CharacterNumber, "character"]
"""Twice its seat, plus one for the Android."""
Characters = NewType("Characters", tuple[CharacterNumber, ...])
Hits = NewType("Hits", tuple[tuple[CharacterNumber, int], ...])
"""Characters and the damage that they are about to take."""
Shields = NewType("Shields", tuple[tuple[Seat, Room], ...])
"""Seats that are still to be asked for armor, and the room where they are hit."""

NO_CHARACTER: Final = CharacterNumber(-1)
NO_CHARACTERS: Final = Characters(())
NO_HITS: Final = Hits(())
NO_SHIELDS: Final = Shields(())


# Pieces are made once; looking one up costs no more than working it out.
PAIRS: Final = tuple([(CharacterNumber(2 * seat), CharacterNumber(2 * seat + 1)) for seat in range(max(PLAYERS))])
"""Of each player, the Trooper and the Android."""
CREW: Final = tuple([one for pair in PAIRS for one in pair])
"""All characters, in the order of their numbers."""
OWN: Final = [dict(zip(KINDS, pair, strict=True)) for pair in PAIRS]
"""Of each player, the one of a kind, by its name."""
CHARACTER_NAMED: Final[dict[str, Character]] = dict(zip(CHARACTERS, CREW, strict=True))


def one_of(seat: Seat, kind: KindNumber) -> Character:
    """A player's Trooper or Android."""
    return CREW[2 * seat + kind]


def seat_of(character: Character) -> Seat:
    return character >> 1


def players_of(characters: list[Character]) -> list[Seat]:
    """Each player once, of characters in the order of their numbers: a player's two stand side by side."""
    seats: list[Seat] = []
    for one in characters:
        if not seats or seats[-1] != one >> 1:
            seats.append(one >> 1)
    return seats


def kind_of(character: Character) -> KindNumber:
    return character & 1


# ---- parasites

Lurker = NewType("Lurker", int)
"""A parasite in play: four times its room, plus the side that is up. Sorted, they lie in the order of the rooms."""
LURKERS: Final = tuple([tuple([Lurker(room << 2 | side) for side in range(3)]) for room in range(MOST_ROOMS)])
"""Of each room, the three that a parasite there may be: gray, black, and black on its gray side."""


def lair_of(parasite: Lurker) -> Room:
    return parasite >> 2


def side_of(parasite: Lurker) -> int:
    return parasite & 3


def sides_in(parasites: tuple[Lurker, ...], room: Room) -> list[int]:
    """The sides of those in a room, in their order."""
    return [one & 3 for one in parasites if one >> 2 == room]


def moved(parasites: tuple[Lurker, ...], there: list[Room]) -> tuple[Lurker, ...]:
    """Each from its room to the one that is named for it."""
    return tuple(sorted([LURKERS[there[one >> 2]][one & 3] for one in parasites]))


def bites(parasites: tuple[Lurker, ...], rooms: int) -> list[int]:
    """PS-6.5, PS-6.6  What a character takes in each room; the last place is for those who are off the board."""
    damage = [0] * (rooms + 1)
    for one in parasites:
        damage[one >> 2] += BITE[one & 3]
    return damage


# ---- where a character has been in this turn

Visits: TypeAlias = int
"""A set of rooms and which of the two characters was there, one bit for each pair."""


def visit(room: Room, kind: KindNumber) -> Visits:
    return 1 << (2 * room + kind)
