"""The table of a full screen in pieces: what a game may bring for it, and what is shown where it brings nothing.

A panel is drawn from a view alone, as runs of text with the name of a look (`seat-2`, `wall`, `lit`): which colour that
is, the theme of the person decides. A run may belong to a spot, such as `room 3`: what a person points at. Which moves
are done at a spot, the game says (`spots`); whether they are legal, only the news.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, TypeAlias

from openps.words.page import COLUMNS, Page
from openps.words.screen import OfGame, Screen
from openps.words.teller import Teller

NARROWEST: Final = 16  # columns in which words are still wrapped under each other
INDENT: Final = 4  # columns before words that begin on a line of their own
NO_VALUES: Final[Mapping[str, int]] = MappingProxyType({})


class Ink(NamedTuple):
    """A run of text of one look, and the spot it belongs to."""

    text: str
    look: str = ""
    spot: str = ""


Line: TypeAlias = tuple[Ink, ...]
Picture: TypeAlias = list[Line]


class Card(NamedTuple):
    """A card as it lies before its viewer: its name, a few words beside it, what is printed on it, and how many."""

    key: str
    title: str
    note: str = ""
    text: str = ""
    copies: int = 1
    look: str = "card"

    @property
    def spot(self) -> str:
        return f"card {self.key}"


def no_values(teller: Teller) -> Mapping[str, int | str]:
    return {}


def no_lines(teller: Teller) -> Sequence[str]:
    return ()


class Thing(NamedTuple):
    """What a spot is: the messages that may explain it (without `explain-`), a piece, and what the words need: numbers,
    and words of the language that it is told in. `more` is what else there is to say about it."""

    names: tuple[str, ...]
    piece: str = ""
    values: Mapping[str, int] = NO_VALUES
    named: Callable[[Teller], Mapping[str, int | str]] = no_values
    more: Callable[[Teller], Sequence[str]] = no_lines


class Frame(NamedTuple):
    """How a board is wanted: the room there is, how large, and the spots to be lit."""

    columns: int = COLUMNS
    rows: int = 24
    zoom: int = 1
    lit: Collection[str] = ()


class DrawBoard(Protocol):
    def __call__(self, view: OfGame, teller: Teller, frame: Frame) -> Picture: ...


Drawn: TypeAlias = Callable[[OfGame, Teller], Picture]


def nothing_drawn(view: object, teller: Teller) -> Picture:
    return []


def nothing_said(view: object, teller: Teller) -> str:
    return ""


def no_cards(view: object, teller: Teller) -> Sequence[Card]:
    return ()


def no_spots(move: object, view: object) -> Sequence[str]:
    return ()


def no_names(view: object) -> Sequence[str]:
    return ()


def no_focus(view: object) -> str:
    return ""


def no_odds(move: object, view: object, teller: Teller) -> Picture:
    return []


def by_its_name(spot: str, view: object) -> Thing:
    """What explains `card gas_can` is called card-gas_can, or card for all of them."""
    kind, _, name = spot.partition(" ")
    return Thing((f"{kind}-{name}", kind), name)


@dataclass(frozen=True, slots=True)
class Panels:
    """What a game draws for a full screen. Whatever is secret of it stands in `role` and `hand`, which can be covered,
    and in `sheet`, which is opened."""

    board: DrawBoard
    zooms: int = 1  # so many sizes of the board
    label: Callable[[OfGame, OfGame, Teller], str] | None = None  # of a choice, if shorter than at the prompts
    phase: Callable[[OfGame, Teller], str] = nothing_said  # turn, phase and points, in one line
    goal: Callable[[OfGame, Teller], str] = nothing_said  # what wins
    role: Callable[[OfGame, Teller], str] = nothing_said  # what the viewer is
    fate: Callable[[OfGame], str] = no_focus  # the same as a key: when it becomes another one, `fated` is read at once
    fated: Drawn = nothing_drawn  # what the viewer is and wants, at length
    asks: Callable[[OfGame, Teller], str] = nothing_said  # the question, where it can say more than its own words
    crowd: Drawn = nothing_drawn  # who sits there, a line each
    hand: Callable[[OfGame, Teller], Sequence[Card]] = no_cards
    sheet: Drawn = nothing_drawn  # what follows from all that the viewer saw
    spots: Callable[[OfGame, OfGame], Sequence[str]] = no_spots  # of a move, in a view: where it is done
    focus: Callable[[OfGame], str] = no_focus  # the spot that matters most now
    speakable: Callable[[OfGame], Sequence[str]] = no_names  # cards that can be spoken of: of the box, of no hand
    keys: Callable[[OfGame], str] = (
        no_focus  # of a move that has a key of its own, in every question the same: a capital
    )
    odds: Callable[[OfGame, OfGame, Teller], Picture] = no_odds  # of a move that rolls or draws: what may come of it
    named: Callable[[str, OfGame], Thing] = by_its_name  # what a spot is


def plain(text: str, look: str = "") -> Picture:
    """Lines of text as a picture."""
    return [(Ink(line, look),) for line in text.splitlines()]


def plain_panels(screen: Screen) -> Panels:
    """Of a game that brings none: its table as the prompts draw it, which tells everything."""

    def board(view: object, teller: Teller, frame: Frame) -> Picture:
        lines = screen.draw(view, teller, Page(max(COLUMNS, frame.columns), max(1, frame.rows))).splitlines()
        widest = max(COLUMNS, frame.columns)
        return [(Ink(part),) for line in lines for part in textwrap.wrap(line, widest, drop_whitespace=False) or [""]]

    return Panels(board)


LIT: Final = "lit"


class Canvas:
    """A picture that is drawn character by character, each with a look and a spot."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._cells = [[Ink(" ")] * columns for _ in range(rows)]

    def put(self, x: int, y: int, text: str, look: str = "", spot: str = "") -> None:
        """Text from a place on; what goes over the edge is cut."""
        if not 0 <= y < self.rows:
            return
        for at, char in enumerate(text, x):
            if 0 <= at < self.columns:
                self._cells[y][at] = Ink(char, look, spot)

    def at(self, x: int, y: int) -> str:
        return self._cells[y][x].text if 0 <= x < self.columns and 0 <= y < self.rows else " "

    def picture(self) -> Picture:
        return [joined(row) for row in self._cells]


def joined(inks: Sequence[Ink]) -> Line:
    """Neighbours of the same look and spot as one run."""
    runs: list[Ink] = []
    for ink in inks:
        if runs and runs[-1][1:] == ink[1:]:
            runs[-1] = ink._replace(text=runs[-1].text + ink.text)
        else:
            runs.append(ink)
    return tuple(runs)


def cut(text: str, width: int) -> str:
    """With an ellipsis where it is too long."""
    if width <= 0:
        return ""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def cell_width(line: Line) -> int:
    return sum([len(ink.text) for ink in line])


def hanging(line: Line, columns: int) -> Line:
    """What does not fit goes on below, in the column where the last run begins, or all of it where that is too far."""
    *before, last = line
    column = cell_width(tuple(before))
    if column + len(last.text) <= columns:
        return line
    is_far = columns - column < NARROWEST
    margin = INDENT if is_far else column
    parts = textwrap.wrap(last.text, max(1, columns - margin), break_on_hyphens=False)
    return (*before, last._replace(text=f"\n{' ' * margin}".join(["", *parts] if is_far else parts)))


def fitted(picture: Picture, columns: int, more: int) -> Picture:
    """What is too long for its line goes on below it, as long as there are rows for it; the last line comes first."""
    lines = list(picture)
    for at in [len(lines) - 1, *range(len(lines) - 1)] if lines else []:
        line = hanging(lines[at], columns) if lines[at] else ()
        rows = sum([ink.text.count("\n") for ink in line])
        if rows <= more:
            lines[at] = line
            more -= rows
    return lines


def flowing(units: Sequence[Line], columns: int) -> Picture:
    """Units behind each other; one that does not fit any more begins a line."""
    lines: list[list[Ink]] = [[]]
    for unit in units:
        if lines[-1] and cell_width((*lines[-1], *unit)) > columns:
            lines.append([])
        lines[-1] += unit
    return [joined(line) for line in lines]


def filling(picture: Picture, frame: Frame) -> Picture:
    """As large as its room, with a margin, so that it stands still whatever is drawn in it."""
    lines: Picture = [(Ink(" "), *line) for line in picture]
    lines += [()] * (frame.rows - len(lines))
    gap = frame.columns - cell_width(lines[-1])
    return [*lines[:-1], (*lines[-1], Ink(" " * gap))]
