"""What a person reads at one go: the story, the table and the question, as far as the screen holds them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import TypeAlias

from openps.cli import terminal
from openps.cli.question import Question
from openps.words.page import COLUMNS, Page
from openps.words.story import Told

Drawing: TypeAlias = Callable[[Page], str]
"""A table that can be drawn on any page."""


def show(table: Drawing, question: Question) -> None:
    print("\n" + "\n".join(laid_out(table, question, terminal.page())))


def laid_out(table: Drawing, question: Question, page: Page) -> list[str]:
    """The table, a line between, the choices; on a small screen both give way, and the last row is for the answer."""
    free = page.rows - 1
    drawn = table(Page(page.columns, free - question.fewest(page.columns))).splitlines()
    asked = question.lines(Page(page.columns, free - len(drawn)))
    between = [""] if len(drawn) + len(asked) < free else []
    return [*drawn, *between, *asked]


def print_story(lines: Sequence[str]) -> None:
    columns = terminal.page().columns
    for line in lines:
        print(textwrap.fill(line, columns, subsequent_indent="    "))


def print_log(entries: Sequence[Told]) -> None:
    """Everything, numbered, for claims to point at."""
    for one in entries:
        print(textwrap.fill(f"{one.number:>4}  {one.line}", COLUMNS, subsequent_indent="    "))
