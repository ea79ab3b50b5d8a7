"""What is printed on the components of Panic Station, each number with its clause.

What is looked up by a number is a row of any length: of one with a fixed length a compiler makes a copy each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from openps.engine.ids import Seat

Card: TypeAlias = Annotated[str, "piece"]
"""A kind of search or infection card by its key; copies of one kind cannot be told apart."""

# What other fields stand for, for whoever puts them into words.
RoomKey: TypeAlias = Annotated[str, "piece"]
Die: TypeAlias = Annotated[int, "die"]
Parasite: TypeAlias = Annotated[str, "parasite"]
Target: TypeAlias = Annotated[str, "target"]
Kind: TypeAlias = Annotated[str, "kind"]
Way: TypeAlias = Annotated[str, "way"]
Facing: TypeAlias = Annotated[str, "facing"]
Reason: TypeAlias = Annotated[str, "outcome"]

PLAYERS: Final = (4, 5, 6)  # PS-1.1
COLOURS: Final = ("red", "green", "purple", "orange", "blue", "white")  # PS-1.1, one per seat
TROOPER: Final = 0
ANDROID: Final = 1
KINDS: Final[tuple[str, ...]] = ("trooper", "android")  # PS-1.1
KIND_NUMBER: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}

GAS: Final = "gas_can"
ARMOR: Final = "armor"
AMMO: Final = "ammo"
ALERT: Final = "parasite_alert"
KIT: Final = "first_aid_kit"
KEYCARD: Final = "keycard"
HEAVY_GUN: Final = "heavy_gun"
GRENADE: Final = "grenade"
BOOST: Final = "energy_boost"
SCOPE: Final = "target_scope"
KNIFE: Final = "combat_knife"
SCANNER: Final = "heat_scanner"
HOST: Final = "host"

SEARCH_COPIES: Final[dict[Card, int]] = {  # PS-1.2
    GAS: 12, ARMOR: 7, AMMO: 6, ALERT: 3, KIT: 3, KEYCARD: 3, HEAVY_GUN: 2,
    GRENADE: 2, BOOST: 2, SCOPE: 2, KNIFE: 2, SCANNER: 1, HOST: 1,
}  # fmt: skip
SEARCH_CARDS: Final = tuple([card for card, copies in SEARCH_COPIES.items() for _ in range(copies)])
INFECTIONS: Final = tuple(["infection_" + colour for colour in COLOURS])  # PS-1.3
COLOUR_OF: Final[dict[Card, Seat]] = {card: seat for seat, card in enumerate(INFECTIONS)}
INFECTION_CARDS: Final = frozenset(INFECTIONS)
ITEMS: Final = frozenset(SEARCH_COPIES) - {ALERT, HOST}
LASTING: Final = (KEYCARD, SCOPE, HEAVY_GUN, KNIFE, AMMO)  # PS-16.3
FREELY_LAID: Final = (AMMO, KNIFE, KEYCARD, HEAVY_GUN, SCOPE, BOOST)  # PS-16.4, PS-16.7
BEFORE_THE_CHOICE: Final = (AMMO, KNIFE, HEAVY_GUN, SCOPE, BOOST)  # PS-9.14: weapons, ammo, boost

INFECTION_COPIES: Final = 3  # PS-1.3
EASIER_COPIES: Final = 2  # PS-18.1
DEALT: Final = 2  # PS-3.7
HAND_MINIMUM: Final = 5  # PS-16.1
EASIER_MINIMUM: Final = 4  # PS-18.1
SET_PER_PLAYER: Final = 3  # PS-3.5
FULL_HEALTH: Final = 4  # PS-3.11
AP_OF_HEALTH: Final[tuple[int, ...]] = (0, 1, 1, 2, 2)  # PS-4.1
GAS_TO_BURN: Final = 3  # PS-17.1
LAST_ROUND: Final = 100  # PS-17.14
HARDER_GAS: Final = 4  # PS-18.3
BULLETS: Final = 4  # PS-1.8
STORAGE_CARDS: Final = 3  # PS-2.6, PS-12.8
BOOST_AP: Final = 2  # PS-16.7
HEALED: Final = 2  # PS-15.1, PS-16.6
KNIFE_HITS: Final = 3  # PS-11.9
HEAVY_SHOTS: Final = 2  # PS-11.4

# Parasites: what side is up (PS-1.5).
GRAY: Final = 0
BLACK: Final = 1
TURNED: Final = 2  # a black one on its gray side
PARASITES: Final[tuple[str, ...]] = ("gray", "black", "turned")
GRAY_SUPPLY: Final = 5
BLACK_SUPPLY: Final = 5
DEAD: Final = "dead"  # PS-11.13
BITE: Final[tuple[int, ...]] = (1, 2, 1)  # PS-6.5, PS-6.6

# The four sides, in the order of the die (PS-1.7).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final[tuple[str, ...]] = ("N", "E", "S", "W")
WAY_NUMBER: Final[dict[str, int]] = {way: number for number, way in enumerate(WAYS)}
DIE: Final = 4

# Borders.
WALL: Final = 0
OPEN: Final = 1
SECURITY: Final = 2

# How a card lies (PS-7.2, PS-7.12).
UPRIGHT: Final = 0
TURNED_ROUND: Final = 1
LYING_EAST: Final = 2  # the Hive, its exit to the east
LYING_WEST: Final = 3
FACINGS: Final[tuple[str, ...]] = ("upright", "turned", "lying_east", "lying_west")
FACING_NUMBER: Final[dict[str, int]] = {facing: number for number, facing in enumerate(FACINGS)}

# Icons.
NO_ICON: Final = 0
TERMINAL: Final = 1
SICK_BAY: Final = 2
STORAGE: Final = 3
PARASITE: Final = 4
TEAM: Final = 5
RUN: Final = 6
ICONS: Final = ("none", "terminal", "sick_bay", "storage", "parasite", "team", "run")


@dataclass(frozen=True, slots=True)
class RoomCard:
    """One exploration card: its sides as printed, in the order N E S W, and whether it holds two rooms (PS-2.4)."""

    key: str
    icon: int
    sides: str
    two_rooms: bool = False


ROOM_CARDS: Final[tuple[RoomCard, ...]] = (
    RoomCard("reactor", NO_ICON, "oooo"),  # PS-2.1
    RoomCard("hive", NO_ICON, "wwow"),  # PS-2.2
    RoomCard("open_terminal", TERMINAL, "wooo"),  # PS-2.3
    RoomCard("closed_terminal", TERMINAL, "wwow", two_rooms=True),  # PS-2.4
    RoomCard("sick_bay", SICK_BAY, "wwow", two_rooms=True),  # PS-2.5
    RoomCard("storage_1", STORAGE, "woow"),  # PS-2.6
    RoomCard("storage_2", STORAGE, "oowo"),
    RoomCard("parasites_1", PARASITE, "oowo"),  # PS-2.7
    RoomCard("parasites_2", PARASITE, "oowo"),
    RoomCard("parasites_3", PARASITE, "ooow"),
    RoomCard("parasites_4", PARASITE, "woow"),
    RoomCard("team_1", TEAM, "owwo"),  # PS-2.8
    RoomCard("team_2", TEAM, "owwo"),
    RoomCard("team_3", TEAM, "oows"),
    RoomCard("team_4", TEAM, "swow"),
    RoomCard("run_1", RUN, "oooo"),  # PS-2.9
    RoomCard("run_2", RUN, "oooo"),
    RoomCard("run_3", RUN, "wosw"),
    RoomCard("empty_1", NO_ICON, "oowo"),  # PS-2.10
    RoomCard("empty_2", NO_ICON, "ssoo"),
)
ROOM_KEYS: Final = tuple([card.key for card in ROOM_CARDS])
ROOM_NUMBER: Final[dict[str, int]] = {card.key: number for number, card in enumerate(ROOM_CARDS)}
REACTOR: Final = 0
HIVE: Final = 1
OPEN_TERMINAL: Final = 2
MOST_ROOMS: Final = len(ROOM_CARDS) + 2
UPPER_STACK: Final = 9  # PS-3.2
HIVE_DEPTH: Final = 3  # PS-3.2: among the last three cards

_BORDERS: Final = {"w": WALL, "o": OPEN, "s": SECURITY}


def sides_of(card: int, facing: int) -> tuple[int, ...]:
    """The borders of a card as it lies, in the order N E S W."""
    north, east, south, west = [_BORDERS[side] for side in ROOM_CARDS[card].sides]
    if facing == UPRIGHT:
        return (north, east, south, west)
    if facing == TURNED_ROUND:
        return (south, west, north, east)
    if facing == LYING_WEST:  # a quarter turn clockwise: what was south is west
        return (west, north, east, south)
    return (east, south, west, north)


SIDES: Final = tuple([tuple([sides_of(card, facing) for facing in range(4)]) for card in range(len(ROOM_CARDS))])

CHARACTERS: Final = tuple([f"{colour}_{kind}" for colour in COLOURS for kind in KINDS])
"""By number (pieces.py)."""

HERE: Final = ""
"""Parasites as targets: `gray` in one's own room, `gray_N` in the room to the north."""
PARASITE_TARGETS: Final = tuple(
    [kind if way == HERE else f"{kind}_{way}" for way in (HERE, *WAYS) for kind in PARASITES]
)
PARASITES_BEYOND: Final = PARASITE_TARGETS[len(PARASITES) :]
TARGETS: Final = (*CHARACTERS, *PARASITE_TARGETS)
