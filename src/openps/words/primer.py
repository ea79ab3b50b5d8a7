"""The rules of a game on one page, to be read before the first match: panels with a picture and a few sentences.

A package brings it as rules/primer.en.md and rules/primer.fr.md. `##` begins a part of the page, `###` a panel in it,
`![name](words)` is a picture that a board may draw, and each other line is a sentence, which ends with its clauses in
brackets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from openps.words.page import COLUMNS, wrapped

_SENTENCE: Final = re.compile(r"(.+?)(?: \[([A-Z0-9.,\s-]+)\])?$")
_PICTURE: Final = re.compile(r"!\[(\w+)\]\((.+)\)$")
_INDENT: Final = "  "


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """One thing to know. The name of its picture, and what the picture shows, for who cannot see it."""

    part: str
    title: str
    picture: str
    shows: str
    sentences: tuple[Sentence, ...]


@cache
def primer(package: str, language: str) -> tuple[Panel, ...]:
    """The page that a package brings; nothing where it brings none."""
    document = files(package).joinpath("rules", f"primer.{language}.md")
    return tuple(_read(document.read_text("utf-8"))) if document.is_file() else ()


def _read(document: str) -> list[Panel]:
    blocks = re.split(r"^(?=##)", document, flags=re.MULTILINE)[1:]
    panels, part = [], ""
    for block in blocks:
        head, *lines = [line for line in block.splitlines() if line]
        if head.startswith("###"):
            panels.append(_panel(part, head.lstrip("# "), lines))
        else:
            part = head.lstrip("# ")
            panels += [_panel(part, "", lines)] if lines else []
    return panels


def _panel(part: str, title: str, lines: list[str]) -> Panel:
    pictures = [match.groups() for line in lines if (match := _PICTURE.match(line))]
    picture, shows = pictures[0] if pictures else ("", "")
    told = [_sentence(line) for line in lines if not _PICTURE.match(line)]
    return Panel(part, title, picture, shows, tuple(told))


def _sentence(line: str) -> Sentence:
    match = _SENTENCE.match(line)
    assert match is not None
    return Sentence(match[1], tuple((match[2] or "").replace(",", " ").split()))


def as_text(panels: tuple[Panel, ...], columns: int = COLUMNS) -> list[str]:
    """Without its pictures, for a terminal."""
    lines: list[str] = []
    part = ""
    for panel in panels:
        lines += [] if panel.part == part else ["", panel.part, "-" * len(panel.part)]
        part = panel.part
        lines += [panel.title] if panel.title else []
        for one in panel.sentences:
            lines += wrapped(_INDENT if panel.title else "", f"{one.text} ({', '.join(one.clauses)})", columns)
    return lines[1:]
