"""Tables drawn as text, 80 columns wide: one module a game, found by the game's key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from openps.engine import codec
from openps.words.screens import pani_high
from openps.words.teller import Teller


@dataclass(frozen=True, slots=True)
class Screen:
    """How one game is shown as text."""

    draw: Callable[[Any, Teller], str]
    names: Callable[[Any, str], Mapping[str, str]]
    label: Callable[[Any, Any, Teller], str]


def _plain_draw(view: Any, teller: Teller) -> str:
    """A game from outside that brought no screen: its view as it is."""
    return codec.to_json(view)


def _no_names(options: Any, language: str) -> Mapping[str, str]:
    return {}


def _plain_label(move: Any, view: Any, teller: Teller) -> str:
    return teller.move(move)


_PLAIN: Final = Screen(_plain_draw, _no_names, _plain_label)
_SCREENS: Final[dict[str, Screen]] = {
    "pani_high": Screen(pani_high.draw, pani_high.names, pani_high.label),
}


def screen_of(game: str) -> Screen:
    return _SCREENS.get(game, _PLAIN)
