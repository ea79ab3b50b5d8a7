"""What a view says as a row of small numbers of fixed length, one byte each: for whoever learns from numbers.

A game that offers `observer(options)` can be learned. The row is made from the view alone, so it tells no more than
the view does; each part of it has a name, and each number in it a label.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

MOST: Final = 255  # what is larger is told as this
SHORT: Final = 12  # cards in a row that may come back: of longer ones hardly two are the same


@dataclass(frozen=True, slots=True)
class Field:
    """One named part of a row: a label for each of its numbers."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Values:
    """What the numbers of a column can be: 0 to `count` - 1, or `only` one, which makes the column constant."""

    count: int = MOST + 1
    names: tuple[str, ...] = ()  # of each number
    plus: int = 0  # the number is this much more than what it tells
    only: int | None = None


FLAG: Final = Values(2)


def named(*names: str) -> Values:
    return Values(len(names), names)


def up_to(most: int) -> Values:
    return Values(min(MOST, most) + 1)


def always(number: int) -> Values:
    return Values(1, only=number)


class Observer(Protocol):
    """Made once for the options of a match."""

    @property
    def fields(self) -> Sequence[Field]:
        """The parts of a row in their order."""
        ...

    def observe(self, view: object) -> bytes:
        """The row of a view: as many bytes as the fields have labels."""
        ...

    def standing(self, view: object) -> float:
        """Roughly how well the viewer stands, about 0 to 1: for shaped rewards, and for nothing else."""
        ...


class Renewing(Observer, Protocol):
    """An observer that has a short way from one view of a match to the next; ours have it, others need not."""

    def renew(self, parts: list[bytes], view: object, before: object) -> None:
        """Writes the parts of a view, one for each field, over those of the view `before` of the same match.

        Whichever seats they are of: what the two views share need not be told anew. Where there was none before, all
        parts are written. Both are views, so this way tells no more than the long one, and it tells the same.
        """
        ...


def one_hots(size: int) -> list[bytes]:
    """One row for each place, a 1 in it; the last row, at -1 as well, is for none of them."""
    return [bytes([int(at == place) for at in range(size)]) for place in range(size + 1)]


def clipped(number: int) -> int:
    return 0 if number < 0 else min(number, MOST)


class Counter:
    """How many there are of each kind of card. The same short rows of cards come back again and again."""

    def __init__(self, kinds: Sequence[str], most_kept: int = 4000) -> None:
        self.place: dict[str, int] = {kind: place for place, kind in enumerate(kinds)}
        self.size = len(kinds)
        self.nothing = bytes(self.size)
        self._most_kept = most_kept
        self._kept: dict[tuple[str | None, ...], bytes] = {}

    def counts(self, cards: tuple[str | None, ...]) -> bytes:
        """Cards that are face down, or of no kind that counts, are left out."""
        if not cards:
            return self.nothing
        known = self._kept.get(cards) if len(cards) <= SHORT else None
        if known is not None:
            return known
        row = [0] * self.size
        for card in cards:
            if card is not None:
                place = self.place.get(card)
                if place is not None:
                    row[place] += 1
        made = bytes(row)
        if len(cards) <= SHORT:
            if len(self._kept) >= self._most_kept:
                self._kept.clear()
            self._kept[cards] = made
        return made

    def number(self, card: str | None) -> int:
        """1 for the first kind; 0 for none."""
        return 0 if card is None else self.place.get(card, -1) + 1


class Kept:
    """Rows of values that stay the same objects from view to view, found by which object it is: nothing is compared.

    The things are kept too, so that no other one can have the `id` that a row stands under. Everything that is empty is
    one object: whoever keeps rows of several kinds asks for none of it here.
    """

    def __init__(self, most: int = 16_384) -> None:
        self.rows: dict[int, bytes] = {}  # by the `id` of a thing
        self._things: list[object] = []
        self._most = most

    def keep(self, thing: object, row: bytes) -> bytes:
        if len(self._things) >= self._most:
            self.rows.clear()
            self._things.clear()
        self.rows[id(thing)] = row
        self._things.append(thing)
        return row


class Index:
    """Moves by their numbers, in the order of `all_moves`; `actions` is how long a mask is."""

    def __init__(self, moves: Sequence[object], actions: int) -> None:
        self.actions = actions
        self._nothing = bytes(actions)
        # Games make each move once, so that it is mostly found by what it is and not by what it says.
        self._by_id: dict[int, int] = {id(move): at for at, move in enumerate(moves)}
        self._by_value: dict[object, int] = {move: at for at, move in enumerate(moves)}

    def number(self, move: object) -> int:
        at = self._by_id.get(id(move))
        return self._by_value[move] if at is None else at

    def numbers(self, moves: Sequence[object]) -> list[int]:
        return [self.number(move) for move in moves]

    def mask(self, moves: Sequence[object]) -> bytearray:
        """1 for each of these moves."""
        row = bytearray(self._nothing)
        for at, number in enumerate(map(self._by_id.get, map(id, moves))):
            row[self._by_value[moves[at]] if number is None else number] = 1
        return row


def many(name: str, owners: Sequence[str], labels: Sequence[str]) -> Field:
    """The same numbers of several owners, one after the other."""
    return Field(name, tuple([f"{owner}.{label}" for owner in owners for label in labels]))


def seats_of(players: int) -> tuple[str, ...]:
    return tuple([f"seat_{seat}" for seat in range(players)])
