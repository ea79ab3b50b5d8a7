"""What happened while somebody waited: rows beside the board, or a box before the question if these are too few."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from openps.tui.pages import Page
from openps.words.messages import Messages
from openps.words.panels import Ink, Picture
from openps.words.recap import Part

MARK: Final = "› "


class Waited(Page):
    """All of it; any key goes on to the question."""

    @property
    def text(self) -> str:
        return "\n".join(["".join([ink.text for ink in line]) for line in self._picture])


class Fate(Waited):
    """What the viewer is from now on."""


def drawn(parts: Sequence[Part], happened: int, rows: int, columns: int, say: Messages) -> Picture:
    """As many parts as have room, of what befell the viewer first, in their order; then how many entries are left."""
    shown: dict[int, Picture] = {}
    told = 0
    for count, at in enumerate(sorted(range(len(parts)), key=lambda at: not parts[at].mine), 1):
        lines, used = _hung(parts[at], columns), sum(map(len, shown.values()))
        is_last = count == len(parts) and told + parts[at].tells >= happened
        if used + len(lines) > rows - (0 if is_last else 1):
            shown = shown or {at: lines[: rows - 1]}  # of the first one, at least its beginning
            break
        shown[at] = lines
        told += parts[at].tells
    left = happened - told
    picture = [line for at in sorted(shown) for line in shown[at]]
    return [*picture, *_hung(Part(say("tui-recap-more", count=left)), columns)[:1]] if left > 0 else picture


def fits(parts: Sequence[Part], rows: int, columns: int) -> bool:
    """Whether all that befell the viewer has room, with a row for what is left."""
    return sum([len(_hung(part, columns)) for part in parts if part.mine]) <= rows - 1


def page_of(parts: Sequence[Part], say: Messages) -> Picture:
    """In its order; what befell the viewer stands out."""
    lines: Picture = [(Ink(MARK, "key"), Ink(part.line, "" if part.mine else "fade")) for part in parts]
    return [(Ink(say("web-recap"), "title"),), (), *lines]


def _hung(part: Part, columns: int) -> Picture:
    """What is too long goes on under itself."""
    lines = textwrap.wrap(part.line, max(10, columns - len(MARK))) or [""]
    look = "" if part.mine else "fade"
    return [(Ink(" " * len(MARK) if at else MARK, "key"), Ink(line, look)) for at, line in enumerate(lines)]
