"""Stations to test on, and short words to play on them. Luck is scripted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from openps.engine.chance import Chance, FreeChance, ScriptedChance
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.board import drawn
from openps.games.panic_station.events import NOTE_TRADE, Did, Note
from openps.games.panic_station.floor import floor_of
from openps.games.panic_station.game import PANIC_STATION as GAME
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import OFF, lair_of, side_of
from openps.games.panic_station.state import Station, StationOptions

REACTOR = """
    +----  ----+
    | 0 re     |
      RrGgPpOo
    |          |
    +----  ----+
"""
LETTERS = "RrGgPpOoBbWw"
CLOSED = (
    "storage_1 0 N upright", "parasites_3 1 E turned", "closed_terminal 2 N upright", "parasites_4 0 S turned",
    "storage_2 5 W upright", "team_2 6 N turned", "run_3 6 W upright", "sick_bay 8 S turned",
)  # fmt: skip
"""One place is free, east of the Reactor and south of room 2: neither Hive nor team_4 fits, and team_1 closes it."""
WITH_HIVE = (*CLOSED[:-1], "hive 8 S turned")
"""The same, with the Hive where the sick bay was."""


def options(players: int = 4, **given: str) -> StationOptions:
    return GAME.options(players, given)


def built(*cards: str, players: int = 4, **given: str) -> Station:
    """The Reactor and further cards, each as `card room way facing`; everybody stands in the Reactor, red acts."""
    state = drawn(REACTOR, options(players, **given))
    for card in cards:
        lay_room(state, card)
    for character in range(2 * players):
        state.where[character], state.health[character] = 0, 4
    state.arrived = state.alive
    return hold(state)


def lay_room(state: Station, text: str) -> None:
    key, room, way, facing = text.split()
    cell = state.floor.cell_beyond(int(room), box.WAYS.index(way))
    placed = (box.ROOM_NUMBER[key], cell, box.FACINGS.index(facing))
    state.floor = floor_of((*state.floor.placed, placed))
    state.plan = tuple([card for card in state.plan if card != placed[0]])


def say(state: Station, **facts: Any) -> Station:
    """Put facts on the table, those of the turn among them; who has a copy or a view does not see them change."""
    if "offers" in facts:
        facts["offered"] = tuple([bool(card) for card in facts["offers"]])
    for name, value in facts.items():
        if name in TURN:
            state.now = replace(state.now, **{name: value})
        else:
            setattr(state, name, value)
    return state


TURN = frozenset([field.name for field in fields(TurnView)])


def facts_of(state: Station) -> dict[str, Any]:
    """Everything that is true, by name: of the table and of the turn."""
    names = [field.name for field in fields(Station) if field.compare and field.name != "now"]
    facts = {name: getattr(state, name) for name in names} | {name: getattr(state.now, name) for name in TURN}
    return {name: list(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}


def at(state: Station, **rooms: int) -> Station:
    """Put characters into rooms: `at(state, R=1, g=2)`."""
    for letter, room in rooms.items():
        state.where[LETTERS.index(letter)] = room
    state.cached = None
    return state


def hold(state: Station, hands: Mapping[Seat, Sequence[str]] | None = None, top: Sequence[str] = ()) -> Station:
    """Give every seat its infection cards and these items (two gas cans if none are said); the rest is the deck.

    `top` are the next cards that are drawn, in their order. An infection card among the items replaces its
    own ones.
    """
    hands = hands or {}
    left = [*box.SEARCH_CARDS]
    for seat in range(len(state.hands)):
        items = list(hands.get(seat, (box.GAS, box.GAS)))
        own = [] if any(card in box.COLOUR_OF for card in items) else [box.INFECTIONS[seat]] * copies(state)
        state.hands[seat] = tuple(sorted([*own, *items]))
        for card in (*items, *state.tables[seat]):
            if card in left:
                left.remove(card)
    for card in (*top, *state.discard):
        left.remove(card)
    state.deck = (*left, *reversed(top))
    state.left = len(state.deck)
    state.cached = None
    return state


def copies(state: Station) -> int:
    return state.options.infection_copies


def table(state: Station, seat: Seat, *cards: str, bullets: int | None = None) -> Station:
    """Cards on a table; take them from the deck by calling `hold` after it."""
    state.tables[seat] = tuple(sorted(cards))
    state.bullets[seat] = box.BULLETS * cards.count(box.AMMO) if bullets is None else bullets
    state.cached = None
    return state


def infect(state: Station, *seats: Seat, host: Seat | None = None) -> Station:
    """These are infected; the Host has the host card in hand in place of nothing."""
    for seat in seats:
        state.infected |= 1 << seat
    if host is not None:
        state.host = host
        state.infected |= 1 << host
    state.cached = None
    return state


def in_vain(state: Station, seat: Seat, times: int = 3, did: Did = Did.STOPPED) -> Station:
    """PS-18.2  So many attempts of this seat by its own infection cards, with this result."""
    tried = Note(0, NOTE_TRADE, 0, (box.INFECTIONS[seat], box.GAS), (did, Did.NOTHING))
    state.notes[seat] = (tried,) * times
    state.cached = None
    return state


def parasites(state: Station, **sides: Sequence[int]) -> Station:
    """`parasites(state, gray=[1, 1], black=[2])`: their rooms."""
    codes = []
    for side, rooms in sides.items():
        for room in rooms:
            codes.append(room << 2 | box.PARASITES.index(side))
    grays = sum([code & 3 == box.GRAY for code in codes])
    state.parasites = tuple(sorted(codes))
    state.gray, state.black = box.GRAY_SUPPLY - grays, box.BLACK_SUPPLY - len(codes) + grays
    state.cached = None
    return state


def bugs(state: Station) -> list[str]:
    return [f"{box.PARASITES[side_of(one)]} {lair_of(one)}" for one in state.parasites]


def kill(state: Station, *letters: str) -> Station:
    for letter in letters:
        one = LETTERS.index(letter)
        state.where[one], state.health[one] = OFF, 0
        if not state.health[one ^ 1]:
            state.alive &= ~(1 << (one >> 1))
    state.cached = None
    return state


def asked(state: Station) -> tuple[Seat, ...]:
    decision = GAME.decision(state)
    return () if decision is None else decision.seats


def ask(state: Station) -> str | None:
    decision = GAME.decision(state)
    return None if decision is None else decision.ask


def do(state: Station, text: str, *luck: object, seat: Seat | None = None) -> list[Any]:
    """Play one move of the seat that is asked; all the luck written down must be used."""
    chance = ScriptedChance(*luck)
    events = list(GAME.apply(state, asked(state)[0] if seat is None else seat, GAME.parse_move(text), chance))
    assert chance.finished()
    return events


def end_turn(state: Station, chance: Chance | None = None) -> list[Any]:
    state.now.must_search = False
    state.cached = None
    return list(GAME.apply(state, state.active, GAME.parse_move("end"), chance or FreeChance(1)))


def legal(state: Station, seat: Seat | None = None) -> list[str]:
    seat = asked(state)[0] if seat is None else seat
    return [GAME.move_text(move) for move in GAME.legal_moves(state, seat)]


def may(state: Station, text: str, seat: Seat | None = None) -> bool:
    return text in legal(state, seat)


def why(state: Station, text: str, seat: Seat | None = None) -> str | None:
    """The clause that forbids a move."""
    refusal = GAME.why_not(state, asked(state)[0] if seat is None else seat, GAME.parse_move(text))
    return None if refusal is None else refusal.clause


def names(events: Sequence[object]) -> list[str]:
    return [type(event).__name__ for event in events]


def trade(state: Station, given: str, back: str) -> list[Any]:
    """Both offers of a trade that has begun."""
    state.cached = None
    events = do(state, f"offer {given}", seat=state.active)
    return events + do(state, f"offer {back}", seat=state.now.partner)
