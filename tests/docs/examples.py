"""Plays the drawn examples of docs/rules/panic-station.md.

Under a picture stand lines in words, English or French: what is given, what is played, what comes of it. What is given
comes before the first move; the same words after a move are checked. Every line must be understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from openps.engine.chance import ScriptedChance
from openps.games.panic_station import box
from openps.games.panic_station.board import HEIGHT, drawn, picture
from openps.games.panic_station.events import ScanRead, StationEvent
from openps.games.panic_station.floor import floor_of
from openps.games.panic_station.game import PANIC_STATION as GAME
from openps.games.panic_station.pieces import lair_of
from openps.games.panic_station.state import Station

_FRENCH: Final = {"rouge": "red", "vert": "green", "violet": "purple", "bleu": "blue", "blanc": "white"}
_SEAT: Final = {colour: seat for seat, colour in enumerate(box.COLOURS)} | {
    french: box.COLOURS.index(colour) for french, colour in _FRENCH.items()
}
_LETTERS: Final = "RrGgPpOoBbWw"
_EDGE: Final = "+--"
_CLAUSE: Final = r"\((PS-[\d.]+)\)"


class Example:
    """One example on its way through its lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self._at = 0
        self.state: Station | None = None
        self.told: list[StationEvent] = []
        self.played = False

    def play(self) -> int:
        """How many things were checked; an AssertionError where the rules do something else."""
        checks = 0
        while self._at < len(self._lines):
            if self._is_picture():
                self.state = drawn("\n".join(self._picture()))
                self.played = False
            else:
                checks += self._line(re.sub(r"\s*([:;,])\s*", r"\1 ", self._lines[self._at]).strip())
        return checks

    def _is_picture(self) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].lstrip().startswith(_EDGE)

    def _picture(self) -> list[str]:
        """A card is five lines high, and some of these may be empty."""
        first = self._at
        while self._is_picture():
            self._at += HEIGHT
        return self._lines[first : self._at]

    def _line(self, line: str) -> int:
        self._at += 1
        for pattern, read in _LINES:
            if matched := re.fullmatch(pattern, line):
                return read(self, *matched.groups())
        raise ValueError(f"nobody understands {line!r}")

    @property
    def table(self) -> Station:
        assert self.state is not None, "there is no picture yet"
        self.state.cached = None
        return self.state

    # ---- what is given, or checked after a move

    def marker(self, colour: str) -> int:
        self.table.marker, self.table.marker_active = _SEAT[colour], True
        return 0

    def first_turn(self) -> int:
        self.table.now.must_search = True
        return 0

    def points(self, number: str) -> int:
        if not self.played:
            self.table.now.ap = int(number)
            return 0
        assert self.table.now.ap == int(number)
        return 1

    def next_room(self, card: str) -> int:
        number = box.ROOM_NUMBER[card]
        self.table.plan = (number, *[one for one in self.table.plan if one != number])
        return 0

    def rooms_left(self, cards: str) -> int:
        plan = tuple([box.ROOM_NUMBER[card] for card in cards.split(", ")])
        if self.played:
            assert self.table.plan == plan
            return 1
        self.table.plan = plan
        return 0

    def player(self, colour: str, status: str, hand: str | None, table: str | None) -> int:
        seat, infected = _SEAT[colour], status in ("infected", "infecté")
        if self.played:
            assert bool(self.table.infected >> seat & 1) == infected
            assert hand is None or sorted(self.table.hands[seat]) == cards_of(hand)
            return 1
        if infected:
            self.table.infected |= 1 << seat
        if hand is not None:
            self.table.hands[seat] = tuple(cards_of(hand))
        if table is not None:
            self.table.tables[seat] = tuple(cards_of(table))
            self.table.bullets[seat] = box.BULLETS * cards_of(table).count(box.AMMO)
        return 0

    # ---- what is played

    def plays(self, colour: str, move: str, die: str | None) -> int:
        luck = ScriptedChance(*([] if die is None else [int(die)]))
        self.told = list(GAME.apply(self.table, _SEAT[colour], GAME.parse_move(move), luck))
        assert luck.finished(), "the die was not needed"
        self.played = True
        return 1

    # ---- what comes of it

    def _asked(self, colour: str | None) -> int:
        if colour is not None:
            return _SEAT[colour]
        decision = GAME.decision(self.table)
        assert decision is not None
        return decision.seats[0]

    def legal(self, colour: str | None, move: str) -> int:
        assert GAME.parse_move(move) in GAME.legal_moves(self.table, self._asked(colour)), move
        return 1

    def illegal(self, colour: str | None, move: str, clause: str) -> int:
        refusal = GAME.why_not(self.table, self._asked(colour), GAME.parse_move(move))
        assert refusal is not None, move
        assert refusal.clause == clause, (move, refusal.clause)
        return 1

    def appears(self, move: str, die: str, room: str) -> int:
        """What would happen with this die; the example goes on as if it had not been rolled."""
        trial = self.table.copy()
        GAME.apply(trial, trial.active, GAME.parse_move(move), ScriptedChance(int(die)))
        new = list(trial.parasites)
        for code in self.table.parasites:
            new.remove(code)
        assert [lair_of(one) for one in new] == [int(room)]
        return 1

    def then(self) -> int:
        wanted = picture(drawn("\n".join(self._picture())))
        assert picture(self.table) == wanted
        return 1

    def right(self) -> int:
        assert self._placing() is None
        return 1

    def wrong(self, clause: str) -> int:
        assert self._placing() == clause
        return 1

    def _placing(self) -> str | None:
        """The clause against putting the newest card of the picture where it lies, for red's Trooper, who explores."""
        shown = drawn("\n".join(self._picture()))
        *before, (card, cell, facing) = shown.floor.placed
        state = shown.copy()
        state.floor, state.plan, state.cached = floor_of(tuple(before)), (card, *shown.plan), None
        GAME.apply(state, 0, GAME.parse_move("explore trooper"), ScriptedChance())
        room = state.where[0]
        way = next(way for way in range(4) if state.floor.cell_beyond(room, way) == cell)
        move = GAME.parse_move(f"place {room} {box.WAYS[way]} {box.FACINGS[facing]}")
        refusal = GAME.why_not(state, 0, move)
        self.state, self.played = shown, True
        return None if refusal is None else refusal.clause

    def health(self, points: str) -> int:
        assert points == " ".join([f"{_LETTERS[one]}{left}" for one, left in enumerate(self.table.health[:4])])
        return 1

    def scan(self, infected: str, living: str) -> int:
        assert self.told[-1] == ScanRead(int(infected), int(living))
        return 1

    def end(self, reason: str, winners: str) -> int:
        outcome = GAME.outcome(self.table)
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == (reason, tuple([_SEAT[one] for one in winners.split(", ")]))
        return 1


def cards_of(text: str) -> list[str]:
    """`3 infection_red, gas_can`, sorted."""
    cards: list[str] = []
    for part in text.split(", "):
        number, _, card = part.rpartition(" ")
        assert card in box.SEARCH_COPIES or card in box.COLOUR_OF, card
        cards += [card] * int(number or 1)
    return sorted(cards)


_WHO: Final = "|".join(_SEAT)
_LINES: Final[list[tuple[str, Callable[..., int]]]] = [
    (rf"(?:marker|marqueur): ({_WHO}), acti(?:ve|f)", Example.marker),
    (r"first turn|premier tour", Example.first_turn),
    (r"(?:AP|PA): (\d)", Example.points),
    (r"(?:next room|pièce suivante): (\w+)", Example.next_room),
    (r"(?:rooms left|pièces restantes): (.+)", Example.rooms_left),
    (
        rf"({_WHO}): (human|humain|infected|infecté)(?:; (?:hand|main) ([^;]+))?(?:; table ([^;]+))?",
        Example.player,
    ),
    (rf"({_WHO}) (?:plays|joue) ([^,]+)(?:, (?:die|dé) (\d))?", Example.plays),
    (rf"(?:legal|permis)(?: (?:for|à) ({_WHO}))?: (.+)", Example.legal),
    (rf"(?:illegal|interdit)(?: (?:for|à) ({_WHO}))?: (.+) {_CLAUSE}", Example.illegal),
    (r"(.+), (?:die|dé) (\d): (?:room|pièce) (\d+)", Example.appears),
    (r"(?:then|ensuite):", Example.then),
    (r"(?:right|juste):", Example.right),
    (rf"(?:wrong|faux) {_CLAUSE}:", Example.wrong),
    (r"(?:health|vie): (.+)", Example.health),
    (r"scan: (\d) (?:of|sur) (\d)", Example.scan),
    (r"(?:end|fin): (\w+); (?:winners|gagnants) (.+)", Example.end),
]


def rounds(lines: Sequence[str]) -> list[tuple[int, bool, int, bool]]:
    """A table of turns: who plays, whether a phase comes before, who holds the marker and whether it is active."""
    _, players, phases, markers = [line.split()[1:] for line in lines]
    return [
        (_LETTERS.index(player) // 2, phase == "x", _LETTERS.index(marker[0]) // 2, marker.endswith("*"))
        for player, phase, marker in zip(players, phases, markers, strict=True)
    ]
