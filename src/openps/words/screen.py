"""Tables drawn as text: what a game may bring for the terminal, and what is shown where it brings nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from openps.engine import codec
from openps.words.page import ROLL, Page
from openps.words.story import PLAIN_STORY, Story
from openps.words.teller import Teller


def _no_page(name: str, view: object, teller: Teller) -> str:
    return ""


class Draw(Protocol):
    """The table as text, as it fits a page."""

    def __call__(self, view: Any, teller: Teller, page: Page = ROLL) -> str: ...


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
    names: Callable[[Any, str], Mapping[str, str]] = _no_names
    label: Callable[[Any, Any, Teller], str] = _plain_label
    brief: Callable[[Any, Any, Teller], str] = _plain_label  # the label where there is hardly any room
    typed: Callable[[Any, Any, Teller], Sequence[str]] = _plain_typed  # what a person may type for a choice
    explain: Callable[[Any, Any, Teller], str] = _no_more  # what more there is to say about a choice, for who asks
    remark: Callable[[Any, Teller], str] = _no_remark  # what follows from an event for the viewer who does not see it
    story: Story = PLAIN_STORY  # what a summary tells in full, and what it leaves out
    page: Callable[[str, Any, Teller], str] = _no_page  # what else can be looked up, by the word that is typed


PLAIN_SCREEN: Final = Screen()
