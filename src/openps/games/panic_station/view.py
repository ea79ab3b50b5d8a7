"""The gate: what one viewer may know (section 19)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from openps.engine.claims import Claim
from openps.engine.ids import Seat, Viewer
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import CheckCard, Incident, Infection, Note
from openps.games.panic_station.floor import CENTRE, GRID
from openps.games.panic_station.legal import ask_of, asked
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import OFF, PAIRS, Character, Lurker, Room, lair_of, side_of
from openps.games.panic_station.state import Ask, Station, StationOptions, is_infected


@dataclass(frozen=True, slots=True)
class PlacedView:
    """A card in play: x grows to the east, y to the south, the Reactor is at 0, 0."""

    card: str
    x: int
    y: int
    facing: str
    red: bool


@dataclass(frozen=True, slots=True)
class ParasiteView:
    side: str
    room: int


@dataclass(frozen=True, slots=True)
class CharacterView:
    room: int | None
    health: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    alive: bool
    arrived: bool
    cards: int  # in hand
    table: tuple[Card, ...]
    bullets: int
    buried: int  # hand cards that left the game (PS-4.8)
    trooper: CharacterView
    android: CharacterView


@dataclass(frozen=True, slots=True)
class Revealed:
    """PS-19.5  Everything, once the match is over."""

    hands: tuple[tuple[Card, ...], ...]
    graves: tuple[tuple[Card, ...], ...]
    infected: int
    host: Seat
    infections: tuple[Infection, ...]
    deck: tuple[Card, ...]  # what is left of both decks, the top of this one last
    rooms: tuple[str, ...]  # and of this one first


@dataclass(frozen=True, slots=True)
class StationView:
    """Everything one viewer may know now (PS-19.1, PS-19.3)."""

    viewer: Viewer
    options: StationOptions
    ask: Ask | None
    asked: tuple[Seat, ...]
    active: Seat
    turn: int
    now: TurnView
    marker: Seat
    marker_active: bool
    doors_open: bool
    placed: tuple[PlacedView, ...]
    rooms_ahead: tuple[str, ...]  # the top of the exploration deck (PS-3.4)
    rooms_hidden: int
    rooms_buried: tuple[str, ...]  # cards that everybody saw go to the bottom (PS-7.8)
    hive_aside: bool
    parasites: tuple[ParasiteView, ...]
    gray: int
    black: int
    players: tuple[PlayerView, ...]
    deck: int
    fresh: tuple[Card, ...]  # what the last shuffle put into the deck (PS-12.16)
    discard: tuple[Card, ...]
    lost: tuple[Card, ...]
    checks: tuple[CheckCard, ...]
    story: tuple[Incident, ...]
    hand: tuple[Card, ...]  # the viewer's own, as everything below
    grave: tuple[Card, ...]
    infected: bool
    host: bool
    offer: Card
    notes: tuple[Note, ...]
    revealed: Revealed | None
    end: str
    claims: tuple[Claim, ...] = ()  # what everybody said, in its order; the match knows it, not the state


class Shown:
    """What all viewers see of rooms, parasites and players, as the last view had it.

    A state keeps it and gives the same objects again while they tell what is true: a look at each is cheaper than
    making it, and whoever gets views one after the other sees by which object it is what has changed.
    """

    def __init__(self) -> None:
        self._placed: tuple[tuple[int, int, int], ...] = ()
        self._red = 0
        self._rooms: tuple[PlacedView, ...] = ()
        self._lurkers: tuple[Lurker, ...] = ()
        self._parasites: tuple[ParasiteView, ...] = ()
        self._players: tuple[PlayerView, ...] = ()

    def rooms(self, state: Station) -> tuple[PlacedView, ...]:
        placed = state.floor.placed
        if placed is not self._placed or state.red != self._red:
            self._placed, self._red, self._rooms = placed, state.red, _placed(placed, state.red)
        return self._rooms

    def parasites(self, state: Station) -> tuple[ParasiteView, ...]:
        if state.parasites is not self._lurkers:
            self._lurkers, self._parasites = state.parasites, _parasites(state.parasites)
        return self._parasites

    def players(self, state: Station) -> tuple[PlayerView, ...]:
        known = self._players
        if len(known) != len(state.hands):
            known = self._players = tuple([player_view(state, seat) for seat in range(len(state.hands))])
            return known
        for seat in range(len(known)):
            if not is_player(known[seat], state, seat):
                known = self._players = tuple([
                    one if is_player(one, state, other) else player_view(state, other)
                    for other, one in enumerate(known)
                ])  # fmt: skip
                break
        return known


def shown_of(state: Station) -> Shown:
    shown = state.shown
    if not isinstance(shown, Shown):
        shown = state.shown = Shown()
    return shown


class _Everybody:
    """What the views of a state share, worked out once."""

    def __init__(self, state: Station) -> None:
        self._state = state
        self._ask = ask_of(state)
        self._asked = () if self._ask is None else asked(state, self._ask)
        shown = shown_of(state)
        self._rooms, self._parasites, self._players = shown.rooms(state), shown.parasites(state), shown.players(state)
        plan = state.plan
        known = min(len(plan), state.ahead)
        # What was buried may have come back to the top.
        buried = min(state.buried, len(plan) - known)
        self._ahead = _ALONE[plan[0]] if known == 1 else room_keys(plan[:known])
        self._hidden = len(plan) - known - buried
        self._buried = room_keys(plan[len(plan) - buried :]) if buried else ()
        state.lent = True

    def seen_by(self, viewer: Viewer) -> StationView:
        state, me = self._state, viewer is not None
        seat = 0 if viewer is None else viewer
        return StationView(
            viewer,
            state.options,
            self._ask,
            self._asked,
            state.active,
            state.turn,
            state.now,
            state.marker,
            state.marker_active,
            state.doors_open,
            self._rooms,
            self._ahead,
            self._hidden,
            self._buried,
            state.aside,
            self._parasites,
            state.gray,
            state.black,
            self._players,
            state.left,
            state.fresh,
            state.discard,
            state.lost,
            tuple([check_view(state, check, viewer) for check in state.checks]) if state.checks else (),
            state.story,
            state.hands[seat] if me else (),
            state.graves[seat] if me else (),
            me and is_infected(state, seat),
            me and state.host == seat,
            own_offer(state, viewer),
            state.notes[seat] if me else (),
            revealed(state) if state.end else None,
            state.end,
        )


def viewing(state: Station) -> Callable[[Viewer], StationView]:
    """The views of a state as it is now: what everybody sees of it is worked out once."""
    return _Everybody(state).seen_by


def view(state: Station, viewer: Viewer) -> StationView:
    return _Everybody(state).seen_by(viewer)


def room_keys(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([box.ROOM_KEYS[card] for card in cards])


_ALONE: Final = [(key,) for key in box.ROOM_KEYS]


# Most of a view is the same for every viewer and from move to move, and pieces never change: each is made once.


@lru_cache(1024)
def _placed(placed: tuple[tuple[int, int, int], ...], red: int) -> tuple[PlacedView, ...]:
    shown = []
    for index, (card, cell, facing) in enumerate(placed):
        x, y = cell % GRID - CENTRE % GRID, cell // GRID - CENTRE // GRID
        shown.append(PlacedView(box.ROOM_KEYS[card], x, y, box.FACINGS[facing], bool(red >> index & 1)))
    return tuple(shown)


def is_player(seen: PlayerView, state: Station, seat: Seat) -> bool:
    """Whether this is what `player_view` would tell of a seat now."""
    pair, table = PAIRS[seat], state.tables[seat]
    return (
        (seen.table is table or seen.table == table)
        and seen.cards == len(state.hands[seat])
        and seen.bullets == state.bullets[seat]
        and seen.buried == len(state.graves[seat])
        and seen.alive == (state.alive >> seat & 1)
        and seen.arrived == (state.arrived >> seat & 1)
        and is_there(seen.trooper, state, pair[0])
        and is_there(seen.android, state, pair[1])
    )


def is_there(seen: CharacterView, state: Station, character: Character) -> bool:
    room = seen.room
    return seen.health == state.health[character] and (OFF if room is None else room) == state.where[character]


def player_view(state: Station, seat: Seat) -> PlayerView:
    trooper, android = PAIRS[seat]
    return _player(
        state.alive >> seat & 1, state.arrived >> seat & 1, len(state.hands[seat]), state.tables[seat],
        state.bullets[seat], len(state.graves[seat]), state.where[trooper], state.health[trooper],
        state.where[android], state.health[android],
    )  # fmt: skip


@lru_cache(16384)
def _player(
    alive: int, arrived: int, cards: int, table: tuple[Card, ...], bullets: int, buried: int,
    trooper: Room, trooper_health: int, android: Room, android_health: int,
) -> PlayerView:  # fmt: skip
    return PlayerView(
        bool(alive), bool(arrived), cards, table, bullets, buried,
        _character(trooper, trooper_health), _character(android, android_health),
    )  # fmt: skip


def _character(where: Room, health: int) -> CharacterView:
    return CharacterView(None if where == OFF else where, health)


@lru_cache(1024)
def _parasites(lurkers: tuple[Lurker, ...]) -> tuple[ParasiteView, ...]:
    return tuple([ParasiteView(box.PARASITES[side_of(one)], lair_of(one)) for one in lurkers])


def check_view(state: Station, check: CheckCard, viewer: Viewer) -> CheckCard:
    """PS-18.5  The killer alone knows until the end."""
    return check if state.end or check.killer == viewer else CheckCard(check.killer, check.victim, None)


def own_offer(state: Station, viewer: Viewer) -> Card:
    """PS-10.1  Nobody sees another's choice."""
    if viewer is None or viewer not in (state.active, state.now.partner):
        return ""
    return state.offers[0 if viewer == state.active else 1]


def revealed(state: Station) -> Revealed:
    return Revealed(
        tuple(state.hands), tuple(state.graves), state.infected, state.host, state.infections,
        state.deck[: state.left], tuple([box.ROOM_KEYS[card] for card in state.plan]),
    )  # fmt: skip


# ---- what the laws compare


def visible(seen: StationView) -> set[str]:
    """Every card that a view shows, of both decks."""
    cards: list[str] = [*seen.hand, *seen.grave, *seen.discard, *seen.lost, *seen.fresh, seen.offer]
    cards += [*seen.rooms_ahead, *seen.rooms_buried, *[placed.card for placed in seen.placed]]
    for player in seen.players:
        cards += player.table
    for note in seen.notes:
        cards += note.cards
    for incident in seen.story:
        cards.append(incident.card)
    if seen.revealed is not None:
        for row in (*seen.revealed.hands, *seen.revealed.graves, seen.revealed.deck, seen.revealed.rooms):
            cards += row
    if seen.hive_aside:
        cards.append(box.ROOM_KEYS[box.HIVE])
    return set(cards)
