"""The rules by clause, from the documents in docs/rules and from those that packages bring."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from typing import Final

from openps.engine.errors import OpenpsError

_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-?[A-Z]?[0-9]+(?:\.[0-9]+)?)\*\* (.+)")
_HERE: Final = Path(__file__).parent
_INDENT: Final = "  "  # what stands under a clause in the document is its example
_FENCE: Final = "```"
_OURS: Final = re.compile(r"\s*\((?:partly ours|ours|en partie de nous|de nous)\)$")
_EMPHASIS: Final = re.compile(r"\*(\S[^*]*\S)\*")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule; `example` are the lines under it, with pictures between fences."""

    id: str
    chapter: str
    text: str
    example: tuple[str, ...] = ()

    def pictures(self) -> list[list[str]]:
        """The drawn parts of the example, line by line."""
        return [lines for drawn, lines in _parts(self.example) if drawn]

    def bare(self, width: int) -> str:
        """The rule alone."""
        return replace(self, example=()).shown(width)

    def shown(self, width: int) -> str:
        """As text: the rule and the words of its example filled to a width, the pictures as they are drawn."""
        margin = " " * 9
        lines = [textwrap.fill(self.text, width, initial_indent=f"{self.id:<9}", subsequent_indent=margin)]
        for drawn, part in _parts(self.example):
            words = part if drawn else textwrap.wrap(_EMPHASIS.sub(r"\1", " ".join(part)), width - len(margin))
            lines += ["", *[(margin + line).rstrip() for line in words]]
        return "\n".join(lines)


def rules_folder() -> Path:
    """Inside an installed package the documents lie beside this file, in a checkout under docs."""
    installed = _HERE / "rules"
    return installed if installed.is_dir() else _HERE.parents[2] / "docs" / "rules"


@cache
def clauses(game: str, language: str, package: str = "") -> dict[str, Clause]:
    """All clauses of a game in their order; in English where the document is not translated.

    A package brings its own as rules/en.md and rules/fr.md; those of our games are in docs/rules.
    """
    for document in (*_brought(package, language), *_ours(game, language)):
        if document.is_file():
            return _read(document.read_text("utf-8"))
    raise OpenpsError("error-no-rules", game=game)


def _brought(package: str, language: str) -> list[Traversable]:
    folder = files(package).joinpath("rules") if package else None
    return [] if folder is None else [folder.joinpath(f"{one}.md") for one in (language, "en")]


def _ours(game: str, language: str) -> list[Path]:
    name = game.replace("_", "-") + ".md"
    return [rules_folder() / language / name, rules_folder() / name]


def chapters(known: dict[str, Clause]) -> list[list[Clause]]:
    """The clauses by chapter, in their order."""
    return [list(chapter) for _, chapter in groupby(known.values(), lambda clause: clause.chapter)]


def _read(document: str) -> dict[str, Clause]:
    """The remark that closes a clause says whose wording it is: for readers of the document, not for players."""
    heads: list[Clause] = []
    under: list[list[str]] = []
    chapter = ""
    for line in document.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif match := _CLAUSE.match(line):
            heads.append(Clause(match[1], chapter, _OURS.sub("", match[2])))
            under.append([])
        elif under and (line.startswith(_INDENT) or not line):
            under[-1].append(line.removeprefix(_INDENT))
    return {
        head.id: Clause(head.id, head.chapter, head.text, tuple(lines) if any(lines) else ())
        for head, lines in zip(heads, under, strict=True)
    }


def _parts(example: tuple[str, ...]) -> Iterator[tuple[bool, list[str]]]:
    """Paragraphs and pictures in turn: whether it is drawn, and its lines."""
    drawn = False
    part: list[str] = []
    for line in example:
        fence = line.startswith(_FENCE)
        if fence or (not drawn and not line):
            if part:
                yield drawn, part
            part, drawn = [], drawn != fence
        else:
            part.append(line)
    if part:
        yield drawn, part
