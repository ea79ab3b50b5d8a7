"""The rules by clause, from the documents in docs/rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from openps.engine.errors import OpenpsError

_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-?[A-Z]?[0-9]+(?:\.[0-9]+)?)\*\* (.+)")
_HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    chapter: str
    text: str


def rules_folder() -> Path:
    """Inside an installed package the documents lie beside this file, in a checkout under docs."""
    installed = _HERE / "rules"
    return installed if installed.is_dir() else _HERE.parents[2] / "docs" / "rules"


@cache
def clauses(game: str, language: str) -> dict[str, Clause]:
    """All clauses of a game in their order; in English where the document is not translated."""
    name = game.replace("_", "-") + ".md"
    for path in (rules_folder() / language / name, rules_folder() / name):
        if path.is_file():
            return _read(path.read_text("utf-8"))
    raise OpenpsError("error-no-rules", game=game)


def _read(document: str) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    chapter = ""
    for line in document.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif match := _CLAUSE.match(line):
            found[match[1]] = Clause(match[1], chapter, match[2])
    return found
