"""Pictures of panels as the toolkit writes them: looks become styles, spots can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from textual.content import Content
from textual.events import MouseEvent
from textual.style import Style

from openps.tui.looks import style_of
from openps.words.panels import Ink, Line, Picture

SPOT: Final = "spot"


def content_of(picture: Sequence[Line], theme: str) -> Content:
    return Content("\n").join([line_of(line, theme) for line in picture])


def line_of(line: Line, theme: str) -> Content:
    return Content.assemble(*[(ink.text, _style(theme, ink.look, ink.spot)) for ink in line])


@lru_cache(4096)
def _style(theme: str, look: str, spot: str) -> Style:
    style = Style.parse(style_of(theme, look))
    return style + Style.from_meta({SPOT: spot}) if spot else style


def spot_under(event: MouseEvent) -> str:
    """What the mouse points at."""
    spot: str = event.style.meta.get(SPOT, "")
    return spot


def keys_width(keys: Sequence[tuple[str, str]]) -> int:
    return sum([len(key) + len(words) + 3 for key, words in keys])


def keys_line(keys: Sequence[tuple[str, str]], columns: int) -> Line:
    """Keys with what they do, apart from each other as far as there is room; each can be clicked."""
    gap = " " * max(0, min(2, (columns - keys_width(keys)) // max(1, len(keys))))
    inks: list[Ink] = []
    for key, words in keys:
        inks += [Ink(f" {key} ", "key", f"key {key}"), Ink(f"{words}{gap}", "dim", f"key {key}")]
    return tuple(inks)


def wrapped_text(text: str, look: str = "") -> Picture:
    return [(Ink(line, look),) for line in text.splitlines() or [""]]
