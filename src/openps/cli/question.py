"""One open question as a person reads it in a terminal: the choices, what each means, and the rules behind them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from openps.catalog import AnyGame
from openps.words.messages import Messages
from openps.words.rules import clauses
from openps.words.screens import screen_of
from openps.words.teller import Teller

WIDTH: Final = 80
# What people type, in both languages, and what it means.
TYPED: Final = {
    "help": "help", "aide": "help", "table": "table", "log": "log", "journal": "log", "rules": "rules",
    "règles": "rules", "regles": "rules", "quit": "quit", "quitter": "quit", "exit": "quit", "q": "quit",
    "say": "say", "dire": "say",
}  # fmt: skip


class Question:
    """Made from what the asked seat sees: a person at a server has no more than that."""

    def __init__(
        self, game: AnyGame, ask: str, view: Any, moves: Sequence[Any], teller: Teller, say: Messages, help_key: str
    ) -> None:
        self._game = game
        self._ask = ask
        self._view = view
        self._teller = teller
        self._say = say
        self._help_key = help_key  # of the words for what else can be typed
        self._screen = screen_of(game.info.key)
        self.moves = self._grouped(moves)

    def _grouped(self, moves: Sequence[Any]) -> list[Any]:
        """Those of one kind together; otherwise in their order."""
        groups: dict[str, list[Any]] = {}
        for move in moves:
            groups.setdefault(self._teller.group(move), []).append(move)
        return [move for group in groups.values() for move in group]

    def numbered(self, text: str) -> Any | None:
        """The move of that number, if it is one."""
        known = text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(self.moves)
        return self.moves[int(text) - 1] if known else None

    def label(self, move: Any) -> str:
        return self._screen.label(move, self._view, self._teller)

    def show(self) -> None:
        """The question and its choices."""
        print(f"\n{textwrap.fill(self._say('ask-' + self._ask), WIDTH)}")
        group = ""
        for number, move in enumerate(self.moves, 1):
            if self._teller.group(move) != group:
                group = self._teller.group(move)
                print(f" {group}")
            print(textwrap.fill(self.label(move), WIDTH, initial_indent=f"  {number:>3}  ", subsequent_indent=" " * 9))

    def explain(self, number: str) -> None:
        """A choice, or all of them, with the clause that allows it; and what is impossible, and why."""
        one = self.numbered(number)
        if one is not None:
            print(textwrap.fill(self.label(one), WIDTH, subsequent_indent="    "))
            more = self._screen.explain(one, self._view, self._teller)
            if more:
                print(more)
        elif not number:
            self.help()
            impossible = self._screen.menu(self._view, self._teller)
            if impossible:
                print(impossible)
        chosen = self.moves if one is None else [one]
        for clause in dict.fromkeys([self._game.clause_of(move, self._ask) for move in chosen]):
            self.rules(clause)

    def help(self, page: str = "") -> None:
        """What can be typed, with a clause and a move of this question as examples; or a page of the game's own."""
        found = self._screen.page(page, self._view, self._teller)
        if found:
            print(found)
            return
        first = self.moves[0]
        clause, move = self._game.clause_of(first, self._ask), self._game.move_text(first)
        print(textwrap.fill(self._say(self._help_key, clause=clause, move=move), WIDTH))
        if "help-pages" in self._teller.say:
            print(textwrap.fill(self._teller.say("help-pages"), WIDTH))

    def rules(self, clause: str, examples: bool = False) -> None:
        known = clauses(self._game.info.key, self._say.language)
        found = known.get(clause.upper())
        if found is None:
            print(self._say("error-no-clause", game=self._game.info.key, got=clause[:WIDTH]))
        else:
            print((found if examples else replace(found, example=())).shown(WIDTH))
