"""The log with filters: everything, what concerns the viewer, what was said."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from openps.engine.claims import Claim
from openps.engine.ids import Viewer
from openps.words.panels import Ink, Picture
from openps.words.story import Story, Told, told_in_full

ALL, MINE, TALK = "all", "mine", "talk"
FILTERS: Final = (ALL, MINE, TALK)
MARGIN: Final = 5


def kept(entries: Sequence[Told], which: str, story: Story, viewer: Viewer) -> list[Told]:
    if which == TALK:
        return [one for one in entries if isinstance(one.entry, Claim)]
    if which == MINE:
        return [one for one in entries if told_in_full(one.entry, story, viewer)]
    return list(entries)


def drawn(entries: Sequence[Told], chats: Sequence[str], story: Story, viewer: Viewer, columns: int) -> Picture:
    """Numbered, for claims to point at; what concerns the viewer stands out, and so does talk."""
    looks = [_look(one.entry, story, viewer) for one in entries]
    told = zip(entries, looks, strict=True)
    lines = [line for one, look in told for line in _hung(str(one.number), one.line, look, columns)]
    return [*lines, *[line for chat in chats for line in _hung("»", chat, "key", columns)]]


def _hung(head: str, text: str, look: str, columns: int) -> Picture:
    """What is too long goes on under itself."""
    lines = textwrap.wrap(text, max(10, columns - MARGIN)) or [""]
    return [(Ink(f"{'' if at else head:>{MARGIN - 1}} ", "dim"), Ink(line, look)) for at, line in enumerate(lines)]


def _look(entry: object, story: Story, viewer: Viewer) -> str:
    if isinstance(entry, Claim):
        return "warn"
    return "" if told_in_full(entry, story, viewer) else "fade"
