"""Everything that is true of one match of Panic Station, hidden facts included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import CheckCard, Fact, Infection, Note
from openps.games.panic_station.floor import Floor, first_floor
from openps.games.panic_station.moves import StationMove

NOBODY: Final = -1
OFF: Final = -1  # not yet arrived, or eliminated (PS-3.13, PS-4.6)
ANYWHERE: Final = 99  # the cameras place a card at any room (PS-13.6)

# What a player may do once a turn, as bits of `used`.
SWAPPED: Final = 1  # PS-7.8
FAILED: Final = 2  # PS-7.9
TERMINAL_USED: Final = 4  # PS-13.1
SICK_BAY_USED: Final = 8  # PS-15.2


class Ask(StrEnum):
    """The questions of the game."""

    ACT = "act"  # PS-4.3
    ENTRY = "entry"  # PS-9.2: attack or trade
    OFFER = "offer"  # PS-10.1, both traders at the same time
    ARMOR = "armor"  # PS-16.12
    SECOND_SHOT = "second_shot"  # PS-11.4
    PLACE = "place"  # PS-7.1, PS-13.6
    PULL = "pull"  # PS-14.4


@dataclass(frozen=True, slots=True)
class StationOptions:
    """PS-18.6  Fixed at setup and public."""

    players: int
    inactive_marker: bool = False  # PS-5.6
    easier_humans: bool = False  # PS-18.1
    host_card_infects: bool = False  # PS-18.2
    harder_hive: bool = False  # PS-18.3
    master_and_servant: bool = False  # PS-18.4
    first_aid_ap: int = 1  # PS-16.6

    @property
    def infection_copies(self) -> int:
        return box.EASIER_COPIES if self.easier_humans else box.INFECTION_COPIES

    @property
    def hand_minimum(self) -> int:
        """PS-16.1, PS-18.1"""
        return box.EASIER_MINIMUM if self.easier_humans else box.HAND_MINIMUM

    @property
    def gas_to_burn(self) -> int:
        """PS-17.1, PS-18.3"""
        return box.HARDER_GAS if self.harder_hive else box.GAS_TO_BURN


@dataclass(slots=True)
class Station:
    """The state. What rarely changes is a tuple, so that a copy shares it. Hands and tables are sorted.

    A character is twice its seat, plus one for the Android. A parasite is four times its room plus its side.
    """

    options: StationOptions
    floor: Floor
    plan: tuple[int, ...]  # the exploration deck, its top first
    where: list[int]  # the room of each character
    health: list[int]
    hands: list[tuple[Card, ...]]
    tables: list[tuple[Card, ...]]
    bullets: list[int]
    graves: list[tuple[Card, ...]]  # PS-4.8, hands of the eliminated: out of the game
    deck: tuple[Card, ...]  # the search deck as it was shuffled
    left: int  # how much of it is left; the last of these is its top
    alive: int  # a bit a seat
    marker_active: bool
    notes: list[tuple[Note, ...]]
    # The board.
    ahead: int = 1  # how many top cards of the exploration deck everybody knows (PS-3.4)
    buried: int = 0  # and how many of its bottom cards (PS-7.8)
    aside: bool = False  # PS-7.13: the Hive waits to go back on top
    red: int = 0  # PS-2.11, a bit a card in play
    parasites: tuple[int, ...] = ()
    gray: int = box.GRAY_SUPPLY  # the supply
    black: int = box.BLACK_SUPPLY
    # Cards and secrets.
    lost: tuple[Card, ...] = ()  # PS-4.8, tables of the eliminated
    fresh: tuple[Card, ...] = ()  # PS-12.16, what the last shuffle put into the search deck
    discard: tuple[Card, ...] = ()
    infected: int = 0  # a bit a seat
    host: Seat = NOBODY
    infections: tuple[Infection, ...] = ()  # in their order
    checks: tuple[CheckCard, ...] = ()
    # The round and the turn.
    arrived: int = 0  # PS-3.13, a bit a seat
    marker: Seat = 0
    doors_open: bool = False
    active: Seat = 0
    begun: bool = False  # whether the active player's turn has begun: parasites come before
    turn: int = 0
    ap: int = 0
    must_search: bool = False  # PS-12.15
    used: int = 0
    met: int = 0  # PS-9.4, traded or attacked there: a bit for twice the room plus which of the two characters
    ran: int = 0  # PS-9.17, the same
    fought: int = 0  # PS-12.13, a bit a room
    bonus: int = NOBODY  # which of the two characters may run (PS-9.15)
    duty: int = NOBODY  # which one must attack or trade (PS-9.2)
    entering: int = NOBODY  # which one has something to settle on entry
    # What is under way.
    use: str = ""  # what a room does when its parasite has come (PS-13.2, PS-15.4)
    user: int = NOBODY
    draws: tuple[int, ...] = ()  # the characters for whose players a card is to be drawn
    pull_seat: Seat = NOBODY  # PS-14.4
    pull_room: int = OFF
    placing: int = OFF  # the room at which a card is placed, or ANYWHERE
    shots: int = 0  # that the fire action still has
    aimed: tuple[int, ...] = ()  # characters shot at
    hits: tuple[tuple[int, int], ...] = ()  # characters and the damage they are about to take
    shields: tuple[tuple[int, int], ...] = ()  # seats still to be asked for armor, and where they are hit
    die: int = 0  # the last roll
    striker: int = NOBODY  # the character that used a knife or threw a grenade last
    struck: int = NOBODY  # the character that it stabbed
    strike_room: int = OFF  # and where it was
    phase: bool = False  # PS-6.1
    partner: Seat = NOBODY  # of the trade that is under way
    offers: tuple[Card, Card] = ("", "")  # of the active player and of the partner; "" is none yet
    story: tuple[Fact, ...] = ()
    end: str = ""
    # What may be done now, worked out once; no part of the state.
    cached: tuple[Seat, list[StationMove]] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> Station:
        return Station(
            self.options, self.floor, self.plan, self.where.copy(), self.health.copy(), self.hands.copy(),
            self.tables.copy(), self.bullets.copy(), self.graves.copy(), self.deck, self.left, self.alive,
            self.marker_active, self.notes.copy(), self.ahead, self.buried, self.aside, self.red,
            self.parasites, self.gray, self.black, self.lost, self.fresh, self.discard, self.infected,
            self.host, self.infections, self.checks, self.arrived, self.marker, self.doors_open,
            self.active, self.begun, self.turn, self.ap, self.must_search, self.used, self.met,
            self.ran, self.fought, self.bonus, self.duty, self.entering, self.use, self.user,
            self.draws, self.pull_seat, self.pull_room, self.placing, self.shots, self.aimed, self.hits,
            self.shields, self.die, self.striker, self.struck, self.strike_room, self.phase, self.partner,
            self.offers, self.story, self.end, self.cached,
        )  # fmt: skip


def blank(options: StationOptions) -> Station:
    """The table before anything lies on it but the Reactor (PS-3.1)."""
    seats = options.players
    return Station(
        options=options,
        floor=first_floor(),
        plan=tuple([card for card in range(len(box.ROOM_CARDS)) if card != box.REACTOR]),
        where=[OFF] * (2 * seats),
        health=[box.FULL_HEALTH] * (2 * seats),
        hands=[(box.INFECTIONS[seat],) * options.infection_copies for seat in range(seats)],
        tables=[()] * seats,
        bullets=[0] * seats,
        graves=[()] * seats,
        deck=box.SEARCH_CARDS,
        left=len(box.SEARCH_CARDS),
        alive=(1 << seats) - 1,
        marker_active=not options.inactive_marker,
        notes=[()] * seats,
    )


# ---- small questions that many rules ask


def seat_of(character: int) -> Seat:
    return character >> 1


def has(state: Station, seat: Seat, card: Card) -> bool:
    """Whether a card lies on this player's table."""
    return card in state.tables[seat]


def through_security(state: Station, seat: Seat) -> bool:
    """PS-8.2, PS-8.4, PS-13.5"""
    return state.doors_open or box.KEYCARD in state.tables[seat]


def others_in(state: Station, seat: Seat, room: int) -> int:
    """How many characters of other players are in a room."""
    where = state.where
    return where.count(room) - (where[2 * seat] == room) - (where[2 * seat + 1] == room)


def parasites_in(state: Station, room: int) -> list[int]:
    """The sides of the parasites in a room."""
    return [code & 3 for code in state.parasites if code >> 2 == room]


def next_living(state: Station, seat: Seat) -> Seat:
    """PS-5.5  The next living player clockwise; the seat itself if nobody else lives."""
    seats = len(state.hands)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if state.alive >> other & 1:
            return other
    return seat


def is_infected(state: Station, seat: Seat) -> bool:
    return bool(state.infected >> seat & 1)


def may_lay(state: Station, seat: Seat) -> bool:
    """PS-16.1  The hand never falls below its minimum."""
    return len(state.hands[seat]) > state.options.hand_minimum
