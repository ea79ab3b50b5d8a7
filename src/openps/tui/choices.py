"""The question that is open as a list: what can be done, with a key each, and what cannot, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from openps.editions.edition import Edition
from openps.tui.ink import line_of
from openps.tui.sight import Sight
from openps.words.panels import Ink
from openps.words.teller import Teller

KEYS: Final = "123456789abcdegijknopuy"
"""Of the choices in their order; the other letters are commands. Whatever comes behind has no key but can be picked."""


REFUSED: Final = "refused "
"""How the names of lines begin that cannot be chosen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move as a person reads it."""

    key: str
    move: object
    text: str  # that the table takes
    label: str
    group: str
    spots: Sequence[str]


def choices_of(sight: Sight, edition: Edition, teller: Teller) -> list[Choice]:
    """Those of one kind together, otherwise in their order, as at the prompts."""
    groups: dict[str, list[object]] = {}
    for move in sight.moves:
        groups.setdefault(teller.group(move), []).append(move)
    flat = [(group, move) for group, moves in groups.items() for move in moves]
    panels, game = edition.full_screen, edition.rules
    label = panels.label or edition.screen.label
    free = iter(KEYS)
    return [
        Choice(
            panels.keys(move) or next(free, ""),
            move,
            game.move_text(move),
            label(move, sight.view, teller),
            group,
            panels.spots(move, sight.view),
        )
        for group, move in flat
    ]


class Choices(OptionList):
    """Headings cannot be picked; what is impossible stands behind what can be done, and tells why."""

    def offer(self, choices: Sequence[Choice], impossible: Sequence[tuple[str, str]], theme: str) -> None:
        """Anew; the first choice is highlighted where others were offered before."""
        at, before = self.highlighted, [one.id for one in self.options]
        options: list[Option] = []
        for group, members in groupby(choices, lambda one: one.group):
            options.append(Option(line_of((Ink(group, "head"),), theme), disabled=True))
            options += [Option(_line(one, theme), id=f"move {one.text}") for one in members]
        options += self._refused(impossible, theme)
        self.clear_options()
        self.add_options(options)
        is_same = before == [one.id for one in options]
        self.highlighted = at if is_same and at is not None else 1 if choices else None

    def _refused(self, impossible: Sequence[tuple[str, str]], theme: str) -> Iterator[Option]:
        for at, (action, why) in enumerate(impossible):
            words = f"× {action} · {why}" if action else f"× {why}"
            yield Option(line_of((Ink(words, "fade"),), theme), id=f"{REFUSED}{at}")

    @property
    def picked(self) -> str:
        """The text of the move that is highlighted."""
        if self.highlighted is None:
            return ""
        return (self.get_option_at_index(self.highlighted).id or "").removeprefix("move ")

    @property
    def is_on_refused(self) -> bool:
        return self.picked.startswith(REFUSED)


def _line(choice: Choice, theme: str) -> Content:
    return line_of((Ink(f"{choice.key or '·'} ", "key"), Ink(choice.label)), theme)
