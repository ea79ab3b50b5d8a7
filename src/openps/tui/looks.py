"""Themes, and which colours the looks of panels have in each of them. No look is told by its colour alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from textual.theme import Theme

DARK, LIGHT, CONTRAST, MONO = "openps-dark", "openps-light", "openps-contrast", "openps-mono"
NAMES: Final = (DARK, LIGHT, CONTRAST, MONO)


@dataclass(frozen=True, slots=True)
class Looks:
    """A theme of the toolkit, and the styles of the looks in it."""

    theme: Theme
    styles: dict[str, str] = field(default_factory=dict)


_SHAPES: Final = {
    "title": "bold", "lit": "reverse bold", "dim": "dim", "you": "bold", "wall": "", "door": "bold", "shut": "bold",
    "good": "bold", "bad": "bold", "warn": "bold", "card": "", "room": "", "searched": "dim", "bug": "bold",
    "key": "bold", "head": "bold", "fade": "dim", "lit-floor": "", "floor": "",
}  # fmt: skip
_SEATS: Final = ("red", "green", "purple", "orange", "blue", "white")


def _looks(seats: tuple[str, ...], floor: str = "", **others: str) -> dict[str, str]:
    """Shapes that every theme has, with its colours."""
    # A colour of its own fades better than the terminal does.
    coloured = {name: f"{_SHAPES.get(name, '').replace('dim', '')} {colour}".strip() for name, colour in others.items()}
    coloured |= {"floor": f"on {floor}", "lit-floor": f"{others.get('dim', '')} on {floor}".strip()} if floor else {}
    return {**_SHAPES, **coloured, **{f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(seats)}}


_DARK: Final = Looks(
    Theme(
        name=DARK, primary="#5fafd7", secondary="#87afaf", accent="#ffaf5f", foreground="#d7d7d7", background="#12161c",
        surface="#181d25", panel="#232a35", success="#87d787", warning="#ffd75f", error="#ff8787", dark=True,
    ),
    _looks(
        ("#ff6b6b", "#6bd77b", "#c39bff", "#ffb454", "#6cb6ff", "#f0f0f0"), floor="#3a3520",
        title="#ffffff", lit="#ffd75f", dim="#8a94a3", wall="#5c6675", door="#ffd75f", shut="#ff8787", good="#87d787",
        bad="#ff8787", warn="#ffd75f", card="#d7d7d7", room="#aab4c4", searched="#8a94a3", bug="#ff5f87", key="#ffaf5f",
        head="#5fafd7", fade="#8a94a3",
    ),
)  # fmt: skip
_LIGHT: Final = Looks(
    Theme(
        name=LIGHT, primary="#00567a", secondary="#3a5a5a", accent="#8a4b00", foreground="#202020",
        background="#f7f7f2", surface="#eeeee6", panel="#dedfd4", success="#1d6b2a", warning="#7a5a00", error="#a11212",
        dark=False,
    ),
    _looks(
        ("#b00020", "#1b6e2b", "#6a2fb5", "#9a4b00", "#0b57a4", "#303030"), floor="#f0e0b0",
        title="#000000", lit="#7a4b00", dim="#5a5f66", wall="#7d838c", door="#7a5a00", shut="#a11212", good="#1d6b2a",
        bad="#a11212", warn="#7a5a00", card="#202020", room="#404850", searched="#5a5f66", bug="#a3003c", key="#8a4b00",
        head="#00567a", fade="#5a5f66",
    ),
)  # fmt: skip
_CONTRAST: Final = Looks(
    Theme(
        name=CONTRAST, primary="#ffffff", secondary="#ffff00", accent="#00ffff", foreground="#ffffff",
        background="#000000", surface="#000000", panel="#1a1a1a", success="#00ff00", warning="#ffff00", error="#ff8080",
        dark=True,
    ),
    _looks(
        ("#ff8080", "#00ff00", "#ff9cff", "#ffb000", "#80c8ff", "#ffffff"), floor="#333300",
        title="#ffffff", lit="#ffff00", dim="#d0d0d0", wall="#ffffff", door="#ffff00", shut="#ff8080", good="#00ff00",
        bad="#ff8080", warn="#ffff00", card="#ffffff", room="#ffffff", searched="#d0d0d0", bug="#ff8080", key="#00ffff",
        head="#ffff00", fade="#d0d0d0",
    ),
)  # fmt: skip
_MONO: Final = Looks(
    Theme(
        name=MONO, primary="#ffffff", secondary="#ffffff", accent="#ffffff", foreground="#e0e0e0", background="#000000",
        surface="#000000", panel="#303030", success="#ffffff", warning="#ffffff", error="#ffffff", dark=True,
    ),
    _looks(("",) * len(_SEATS)),
)  # fmt: skip
ALL: Final = {one.theme.name: one for one in (_DARK, _LIGHT, _CONTRAST, _MONO)}


def style_of(theme: str, look: str) -> str:
    """In which style a look is written, or several of them together; one that no theme knows is plain."""
    styles = ALL.get(theme, _DARK).styles
    return " ".join([style for name in look.split() if (style := styles.get(name, ""))])
