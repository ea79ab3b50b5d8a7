"""Tables drawn as text: what a game may bring for the terminal, and what is shown where it brings nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from openps.engine import codec
from openps.words.page import ROLL, Page
from openps.words.story import PLAIN_STORY, Story
from openps.words.teller import Teller

OfGame: TypeAlias = Any
"""What only its own game knows: a view, a move, an event, options. General floors pass it on and look into nothing."""


def _no_page(name: str, view: object, teller: Teller) -> str:
    return ""


class Draw(Protocol):
    """The table as text, as it fits a page."""

    def __call__(self, view: OfGame, teller: Teller, page: Page = ROLL) -> str: ...


def _plain_draw(view: object, teller: Teller, page: Page = ROLL) -> str:
    """A game from outside that brought no screen: its view as it is."""
    return codec.to_json(view)


def _no_names(options: object, language: str) -> Mapping[str, str]:
    return {}


def _plain_label(move: object, view: object, teller: Teller) -> str:
    return teller.move(move)


def _plain_typed(move: object, view: object, teller: Teller) -> Sequence[str]:
    return (teller.move(move),)


def _no_more(move: object, view: object, teller: Teller) -> str:
    return ""


def _no_remark(event: object, teller: Teller) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Screen:
    """How one game is shown as text."""

    draw: Draw = _plain_draw
    names: Callable[[OfGame, str], Mapping[str, str]] = _no_names
    label: Callable[[OfGame, OfGame, Teller], str] = _plain_label
    brief: Callable[[OfGame, OfGame, Teller], str] = _plain_label  # the label where there is hardly any room
    typed: Callable[[OfGame, OfGame, Teller], Sequence[str]] = _plain_typed  # what a person may type for a choice
    explain: Callable[[OfGame, OfGame, Teller], str] = _no_more  # more about a choice, for who asks
    remark: Callable[[OfGame, Teller], str] = _no_remark  # what follows from an event for who does not see it
    story: Story = PLAIN_STORY  # what a summary tells in full, and what it leaves out
    page: Callable[[str, OfGame, Teller], str] = _no_page  # what else can be looked up, by the word that is typed


PLAIN_SCREEN: Final = Screen()
