"""Tables drawn as text, 80 columns wide: one module a game, found by the game's key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from openps.engine import codec
from openps.words.screens import negotiator, negotiator_choices, pani_high, panic_station
from openps.words.teller import Teller


def _no_page(name: str, view: Any, teller: Teller) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Screen:
    """How one game is shown as text."""

    draw: Callable[[Any, Teller], str]
    names: Callable[[Any, str], Mapping[str, str]]
    label: Callable[[Any, Any, Teller], str]
    menu: Callable[[Any, Teller], str]  # what cannot be done now, and why
    explain: Callable[[Any, Any, Teller], str]  # what more there is to say about a choice, for those who ask
    remark: Callable[[Any, Teller], str]  # what follows from an event for the viewer, for those who do not see it
    page: Callable[[str, Any, Teller], str] = _no_page  # what else can be looked up, by the word that is typed


def _plain_draw(view: Any, teller: Teller) -> str:
    """A game from outside that brought no screen: its view as it is."""
    return codec.to_json(view)


def _no_names(options: Any, language: str) -> Mapping[str, str]:
    return {}


def _plain_label(move: Any, view: Any, teller: Teller) -> str:
    return teller.move(move)


def _no_menu(view: Any, teller: Teller) -> str:
    return ""


def _no_more(move: Any, view: Any, teller: Teller) -> str:
    return ""


def _no_remark(event: Any, teller: Teller) -> str:
    return ""


_PLAIN: Final = Screen(_plain_draw, _no_names, _plain_label, _no_menu, _no_more, _no_remark)
_SCREENS: Final[dict[str, Screen]] = {
    "panic_station": Screen(
        panic_station.draw, panic_station.names, panic_station.label, panic_station.menu, _no_more, panic_station.remark
    ),
    "negotiator": Screen(
        negotiator.draw, negotiator.names, negotiator_choices.label, _no_menu, negotiator_choices.explain, _no_remark
    ),
    "pani_high": Screen(
        pani_high.draw, pani_high.names, pani_high.label, _no_menu, _no_more, _no_remark, pani_high.page
    ),
}


def screen_of(game: str) -> Screen:
    return _SCREENS.get(game, _PLAIN)
