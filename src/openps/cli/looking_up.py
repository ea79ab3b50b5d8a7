"""The rules looked up: a clause, the clauses that answer some words, all of them, the page, or the contents."""

from __future__ import annotations

from typing import Final

from openps.catalog import clauses_of, edition_named, primer_of, search_rules
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages
from openps.words.page import COLUMNS, wrapped
from openps.words.primer import as_text
from openps.words.rules import Clause, chapters

ALL: Final = ("all", "tout")
PAGE: Final = "page"
_IDS: Final = 19  # columns for the clauses of a chapter, `NG-10.1–10.15`


def told(game: str, asked: str, say: Messages) -> list[str]:
    known = clauses_of(game, say.language)
    if not asked:
        return _contents(game, known, say)
    if asked.lower() == PAGE:
        return as_text(primer_of(game, say.language)) or _contents(game, known, say)
    if asked.lower() in ALL:
        return _everything(known)
    exact = known.get(asked.upper())
    if exact is not None:
        return [exact.shown(COLUMNS)]
    if any(char.isdigit() for char in asked) and " " not in asked:
        raise OpenpsError("error-no-clause", game=game, got=asked.upper()[:COLUMNS])
    holding = search_rules(game, say.language, asked)
    head = say("rules-found", count=len(holding), game=game, text=asked[:COLUMNS])
    return [head, *[clause.shown(COLUMNS) for clause in holding]]


def _contents(game: str, known: dict[str, Clause], say: Messages) -> list[str]:
    """The chapters with their clauses, and how to read on."""
    lines = [say("rules-contents", name=say(f"game-{game}"))]
    if counted := edition_named(game).origin():
        lines += ["", *wrapped("", say("origin-values", **counted)), ""]
    for chapter in chapters(known):
        first, last = chapter[0].id, chapter[-1].id
        lines += wrapped(f"  {first if first == last else f'{first} – {last}':<{_IDS}}  ", chapter[0].chapter)
    return [*lines, *wrapped("", say("rules-how", game=game, clause=next(iter(known))))]


def _everything(known: dict[str, Clause]) -> list[str]:
    lines = []
    for chapter in chapters(known):
        title = chapter[0].chapter
        lines += ["", title, "-" * len(title), *[clause.shown(COLUMNS) for clause in chapter]]
    return lines
