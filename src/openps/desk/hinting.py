"""A hint in words: the move as people read it, and what the rules say of such a move."""

from __future__ import annotations

import re
from typing import Final

from openps.catalog import clauses_of
from openps.desk.problems import messages
from openps.engine.errors import OpenpsError
from openps.tables.hints import Hint
from openps.tables.table import Table
from openps.wire import messages as wire
from openps.words.teller import Teller, kebab

_CLAUSES: Final = re.compile(r" \((?P<all>[A-Z]+-[A-Z]?\d+(?:\.\d+)?(?:, [A-Z]+-[A-Z]?\d+(?:\.\d+)?)*)\)$")
"""Behind an explanation, as the message files write them."""


def hinted(table: Table, hint: Hint, language: str, names: dict[str, str], re_: str) -> wire.Hinted:
    """From the view of the seat alone, as the bot had it."""
    match, screen = table.playing, table.edition.screen
    view, move = match.view(hint.seat), match.game.parse_move(hint.move)
    teller = Teller(messages(language, table.edition.words), hint.seat, names)
    why, clauses = _explained(table, hint.seat, move, teller)
    odds = screen.explain(move, view, teller)
    return wire.Hinted(
        seq=table.seq, move=hint.move, label=screen.label(move, view, teller),
        why=[*why, *odds.splitlines()], clauses=clauses, re=re_,
    )  # fmt: skip


def _explained(table: Table, seat: int, move: object, teller: Teller) -> tuple[list[str], list[str]]:
    """What a move of this kind is for, by the words of the game; or else the clause that allows it."""
    for key in (f"explain-move-{kebab(type(move).__name__)}", f"explain-action-{_action(table, seat, move)}"):
        words = teller.say(key) if key in teller.say else ""
        cited = _CLAUSES.search(words)
        if cited and "$" not in words:
            return [words[: cited.start()]], cited["all"].split(", ")
    return _by_clause(table, seat, move, teller)


def _action(table: Table, seat: int, move: object) -> str:
    """The kind of action that it is in the menu of the seat."""
    entries = table.edition.menu(table.playing.state, seat, table.offers[seat].moves)
    return next((str(entry.action) for entry in entries if move in entry.moves), "")


def _by_clause(table: Table, seat: int, move: object, teller: Teller) -> tuple[list[str], list[str]]:
    clause = table.game.clause_of(move, table.offers[seat].ask)
    try:
        known = clauses_of(table.plan.game, teller.say.language)
    except OpenpsError:
        return [], []  # a game from outside without a document of its rules
    return ([known[clause].text], [clause]) if clause in known else ([], [])
