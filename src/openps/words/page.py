"""A page of text: how much fits on the person's screen, and lines that are laid out on it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

COLUMNS: Final = 80
ENDLESS: Final = 10_000
SEPARATOR: Final = " · "


@dataclass(frozen=True, slots=True)
class Page:
    """Columns and rows of a screen; where nobody sits at one, the rows do not end."""

    columns: int = COLUMNS
    rows: int = ENDLESS


ROLL: Final = Page()
"""Paper without end, 80 columns wide: files, pipes, tests."""


def first_that_fits(layouts: Iterable[list[str]], rows: int) -> list[str]:
    """Of ways to draw the same thing, the roomiest first: the first that fits, or else the shortest."""
    shortest: list[str] = []
    for lines in layouts:
        if len(lines) <= rows:
            return lines
        if not shortest or len(lines) < len(shortest):
            shortest = lines
    return shortest


def wrapped(head: str, text: str, columns: int = COLUMNS) -> list[str]:
    """A head, and a text beside it that goes on under itself."""
    lines = textwrap.wrap(text, columns - len(head), break_long_words=False, break_on_hyphens=False) or [""]
    return [head + lines[0], *[" " * len(head) + line for line in lines[1:]]]


def flowing(items: Sequence[str], columns: int = COLUMNS, separator: str = SEPARATOR) -> list[str]:
    """Items in as few lines as they fit in, none of them cut."""
    lines = list(items[:1])
    for item in items[1:]:
        if len(lines[-1]) + len(separator) + len(item) <= columns:
            lines[-1] += separator + item
        else:
            lines.append(item)
    return lines


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Two blocks side by side."""
    width = max([len(line) for line in left], default=0) + gap
    return [f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def in_columns(items: Sequence[str], columns: int, gap: int = 2) -> list[str]:
    """Items of about the same length, as many beside each other as there is room for; read along the lines."""
    width = max([len(item) for item in items], default=0) + gap
    across = max(1, (columns + gap) // width)
    rows = [items[at : at + across] for at in range(0, len(items), across)]
    return ["".join([f"{item:<{width}}" for item in row]).rstrip() for row in rows]
