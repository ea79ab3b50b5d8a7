"""Everything that is true of one match of Panic Station, hidden facts included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from openps.engine.game import Kept
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import CheckCard, Incident, Infection, Note
from openps.games.panic_station.floor import Floor, first_floor
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import (
    CREW,
    NOBODY,
    OFF,
    PAIRS,
    Character,
    KindNumber,
    Lurker,
    Room,
    Seats,
    one_of,
    sides_in,
)


class Ask(StrEnum):
    """The questions of the game."""

    ACT = "act"  # PS-4.3
    ENTRY = "entry"  # PS-9.2: attack or trade
    OFFER = "offer"  # PS-10.1, both traders at the same time
    ARMOR = "armor"  # PS-16.12
    SECOND_SHOT = "second_shot"  # PS-11.4
    PLACE = "place"  # PS-7.1, PS-13.6
    PULL = "pull"  # PS-14.4


# Asked at every step, and a name of the module is looked up ten times as fast as one of a class of values.
ACT: Final = Ask.ACT
ENTRY: Final = Ask.ENTRY
OFFER: Final = Ask.OFFER
ARMOR: Final = Ask.ARMOR
PLACE: Final = Ask.PLACE
PULL: Final = Ask.PULL


RULES: Final = 3
"""The version of the rules; a match of an earlier version goes on by its own (`StationOptions.rules`)."""
# Since which version, where it makes a difference.
UNSEEN_CARDS_COUNT: Final = 3  # PS-12.15
RUN_IS_KEPT: Final = 3  # PS-9.17
FAILURES_COUNT: Final = 3  # PS-18.2
ALONE_EVERY_SECOND_TURN: Final = 3  # PS-5.2


@dataclass(frozen=True, slots=True)
class StationOptions:
    """PS-18.6  Fixed at setup and public; with the version of the rules that the match is played by."""

    players: int
    inactive_marker: bool = False  # PS-5.6
    easier_humans: bool = False  # PS-18.1
    host_card_infects: bool = False  # PS-18.2
    harder_hive: bool = False  # PS-18.3
    master_and_servant: bool = False  # PS-18.4
    first_aid_ap: int = 1  # PS-16.6
    last_infected_never_wins: bool = False  # PS-18.7
    rules: int = RULES

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
    """The state. What rarely changes is a tuple, so that a copy shares it. Hands and tables are sorted."""

    options: StationOptions
    floor: Floor
    plan: tuple[int, ...]  # the exploration deck, its top first
    deck: tuple[Card, ...]  # the search deck as it was shuffled
    left: int  # how much of it is left; the last of these is its top
    alive: Seats
    marker_active: bool
    # Lists that `evolve` writes into; each copy has its own.
    where: list[Room]  # of each character
    health: list[int]
    hands: list[tuple[Card, ...]]
    tables: list[tuple[Card, ...]]
    bullets: list[int]
    graves: list[tuple[Card, ...]]  # PS-4.8, hands of the eliminated: out of the game
    notes: list[tuple[Note, ...]]
    # The turn: public, and shared with copies and views until an event changes it.
    now: TurnView = field(default_factory=TurnView)
    # The board.
    ahead: int = 1  # how many top cards of the exploration deck everybody knows (PS-3.4)
    buried: int = 0  # and how many of its bottom cards (PS-7.8)
    aside: bool = False  # PS-7.13: the Hive waits to go back on top
    red: int = 0  # PS-2.11, one bit for each card in play
    parasites: tuple[Lurker, ...] = ()
    gray: int = box.GRAY_SUPPLY  # the supply
    black: int = box.BLACK_SUPPLY
    # Cards and secrets.
    lost: tuple[Card, ...] = ()  # PS-4.8, tables of the eliminated
    fresh: tuple[Card, ...] = ()  # PS-12.16, what the last shuffle put into the search deck
    discard: tuple[Card, ...] = ()
    offers: tuple[Card, Card] = ("", "")  # of the active player and of the partner; "" is none yet
    infected: Seats = 0
    host: Seat = NOBODY
    infections: tuple[Infection, ...] = ()  # in their order
    checks: tuple[CheckCard, ...] = ()
    # The round.
    arrived: Seats = 0  # PS-3.13
    marker: Seat = 0
    doors_open: bool = False
    active: Seat = 0
    turn: int = 0
    story: tuple[Incident, ...] = ()
    end: str = ""
    # No part of the state: whether somebody else holds `now` as well, what may be done now and by whom, worked out
    # once, and what the last view of this state was put together from (`view.Shown`).
    lent: bool = field(default=False, compare=False, repr=False)
    cached: list[StationMove] | None = field(default=None, compare=False, repr=False)
    cached_for: Seat = field(default=NOBODY, compare=False, repr=False)
    shown: Kept = field(default=None, compare=False, repr=False)

    def copy(self) -> Station:
        """Equal, with lists of its own; the turn is shared until one of the two goes on."""
        self.lent = True
        return Station(
            self.options, self.floor, self.plan, self.deck, self.left, self.alive, self.marker_active,
            self.where.copy(), self.health.copy(), self.hands.copy(), self.tables.copy(), self.bullets.copy(),
            self.graves.copy(), self.notes.copy(), self.now, self.ahead, self.buried, self.aside, self.red,
            self.parasites, self.gray, self.black, self.lost, self.fresh, self.discard, self.offers, self.infected,
            self.host, self.infections, self.checks, self.arrived, self.marker, self.doors_open, self.active,
            self.turn, self.story, self.end, True, self.cached, self.cached_for,
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


def is_alive(state: Station, seat: Seat) -> bool:
    return bool(state.alive >> seat & 1)


def rooms_of(state: Station, seat: Seat) -> tuple[Room, Room]:
    """Where a player's Trooper and Android are."""
    trooper, android = PAIRS[seat]
    return state.where[trooper], state.where[android]


def own_rooms(state: Station, seat: Seat) -> list[Room]:
    """The same, of those who are on the board."""
    return [room for room in rooms_of(state, seat) if room != OFF]


def room_of(state: Station, seat: Seat, kind: KindNumber) -> Room:
    """Where one of a player's two characters is."""
    return state.where[one_of(seat, kind)]


def characters_in(state: Station, room: Room) -> list[Character]:
    return [CREW[one] for one, place in enumerate(state.where) if place == room]


def strangers_in(state: Station, seat: Seat, room: Room) -> list[Character]:
    """The characters of other players in a room."""
    own = PAIRS[seat]
    return [CREW[one] for one, place in enumerate(state.where) if place == room and one not in own]


def has(state: Station, seat: Seat, card: Card) -> bool:
    """Whether a card lies on this player's table."""
    return card in state.tables[seat]


def through_security(state: Station, seat: Seat) -> bool:
    """PS-8.2, PS-8.4, PS-13.5"""
    return state.doors_open or box.KEYCARD in state.tables[seat]


def others_in(state: Station, seat: Seat, room: Room) -> int:
    """How many characters of other players are in a room."""
    where = state.where
    trooper, android = PAIRS[seat]
    return where.count(room) - (where[trooper] == room) - (where[android] == room)


def parasites_in(state: Station, room: Room) -> list[int]:
    """The sides of the parasites in a room."""
    return sides_in(state.parasites, room) if state.parasites else []


def both_dead(state: Station, seat: Seat) -> bool:
    """PS-4.8  Neither character has health left."""
    trooper, android = PAIRS[seat]
    return not state.health[trooper] and not state.health[android]


def next_living(state: Station, seat: Seat) -> Seat:
    """PS-5.5  The next living player clockwise; the seat itself if nobody else lives."""
    seats, alive = len(state.hands), state.alive
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if alive >> other & 1:
            return other
    return seat


def is_infected(state: Station, seat: Seat) -> bool:
    return bool(state.infected >> seat & 1)


def may_lay(state: Station, seat: Seat) -> bool:
    """PS-16.1  The hand never falls below its minimum."""
    return len(state.hands[seat]) > state.options.hand_minimum
