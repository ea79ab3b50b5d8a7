"""One open question as a person reads it in a terminal: the choices, what each means, and the rules behind them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, groupby
from typing import Final, TypeAlias

from openps.catalog import clauses_of, screen_of
from openps.cli import helping, looking_up, terminal, typed
from openps.engine.errors import OpenpsError, Refusal
from openps.engine.game import AnyGame
from openps.words.messages import Messages
from openps.words.page import Page, first_that_fits, flowing, in_columns, wrapped
from openps.words.teller import Teller

WIDTH: Final = 80
MARGIN: Final = 20  # a kind of action with a longer name stands on a line of its own
# What people type, in both languages, and what it means.
TYPED: Final = {
    "help": "help", "aide": "help", "table": "table", "log": "log", "journal": "log", "rules": "rules",
    "règles": "rules", "regles": "rules", "quit": "quit", "quitter": "quit", "exit": "quit", "q": "quit",
    "say": "say", "dire": "say", "choices": "choices", "choix": "choices", "cards": "cards", "cartes": "cards",
}  # fmt: skip


Choices: TypeAlias = list[tuple[int, str]]
"""Numbers with labels."""

Impossible: TypeAlias = Sequence[tuple[str, Refusal]]
"""The kinds of action of a turn that are not possible now, each with the reason: the menu says them."""


class Question:
    """Made from what the asked seat sees: a person at a server has no more than that."""

    def __init__(
        self,
        game: AnyGame,
        ask: str,
        view: object,
        moves: Sequence[object],
        teller: Teller,
        say: Messages,
        door: helping.Door,
        impossible: Impossible = (),
    ) -> None:
        self._game = game
        self.ask = ask
        self._view = view
        self._teller = teller
        self._say = say
        self._door = door  # where one sits, and so what else can be typed
        self._impossible = impossible
        self._screen = screen_of(game.info.key)
        self.moves = self._grouped(moves)

    def _grouped(self, moves: Sequence[object]) -> list[object]:
        """Those of one kind together; otherwise in their order."""
        groups: dict[str, list[object]] = {}
        for move in moves:
            groups.setdefault(self._teller.group(move), []).append(move)
        return [move for group in groups.values() for move in group]

    def label(self, move: object) -> str:
        return self._screen.label(move, self._view, self._teller)

    def name(self, move: object) -> str:
        """What a person may type for it, without details such as odds."""
        return self._screen.typed(move, self._view, self._teller)[0]

    # ---- what is answered

    def numbered(self, text: str) -> list[object]:
        """The moves of these numbers, in their order, if all of them are choices of one kind."""
        numbers = typed.numbers(text)
        if not all(1 <= number <= len(self.moves) for number in numbers):
            return []
        chosen = [self.moves[number - 1] for number in numbers]
        return chosen if len({self._teller.group(move) for move in chosen}) == 1 else []

    def called(self, text: str) -> list[object]:
        """The choices that are called exactly this, as they are shown or as moves are written."""
        return [self.moves[place] for place in typed.whole(text, self._names())]

    def begun(self, text: str) -> list[object]:
        """The choices that begin so."""
        return [self.moves[place] for place in typed.begun(text, self._names())]

    def _names(self) -> list[list[str]]:
        return [
            [
                self.label(move),
                self._brief(move),
                *self._screen.typed(move, self._view, self._teller),
                self._game.move_text(move),
            ]
            for move in self.moves
        ]

    def doubt(self, text: str, fitting: Sequence[object]) -> None:
        """Several choices fit: which ones, with their numbers."""
        print(self._say("play-ambiguous", text=text[:WIDTH]))
        for move in fitting:
            head = f"  {self.moves.index(move) + 1:>3}  "
            print("\n".join(wrapped(head, f"{self._teller.group(move)}: {self.name(move)}", WIDTH)))

    # ---- what is shown

    def show(self) -> None:
        """The question and its choices."""
        print("\n" + "\n".join(self.lines(terminal.page())))

    def lines(self, page: Page) -> list[str]:
        """One choice a line where that fits on the page, otherwise side by side; in short where all else fails."""
        full, brief = self._layouts(self.label, page.columns), self._layouts(self._brief, page.columns)
        return first_that_fits(chain(full, brief, [self._run_on(page.columns)]), page.rows)

    def fewest(self, columns: int) -> int:
        """How many lines the question needs at least, if no detail is left out."""
        return min([len(lines) for lines in self._layouts(self.label, columns)])

    def _brief(self, move: object) -> str:
        return self._screen.brief(move, self._view, self._teller)

    def _layouts(self, label: Callable[[object], str], columns: int) -> Iterator[list[str]]:
        """From one choice a line to all choices of a kind in one paragraph."""
        asked, groups = self._asked(columns), list(self._by_group(label))
        for block in (self._list, self._columns, self._paragraph):
            yield [*asked, *[line for group, choices in groups for line in block(group, choices, columns)]]

    def _list(self, group: str, choices: Choices, columns: int) -> list[str]:
        lines = [f" {group}"]
        for number, label in choices:
            hang = " " * 9
            lines += textwrap.wrap(label, columns, initial_indent=f"  {number:>3}  ", subsequent_indent=hang)
        return lines

    def _columns(self, group: str, choices: Choices, columns: int) -> list[str]:
        """The kind of action in the margin, and beside it as many choices on a line as there is room for."""
        items = [f"{number:>2}  {label}" for number, label in choices]
        if len(group) > MARGIN or max(map(len, items)) > columns - MARGIN - 2:
            return self._list(group, choices, columns)
        rows = in_columns(items, columns - MARGIN - 2)
        return [f" {group if not at else '':<{MARGIN + 1}}{row}" for at, row in enumerate(rows)]

    def _paragraph(self, group: str, choices: Choices, columns: int) -> list[str]:
        items = [f"{number}  {label}" for number, label in choices]
        if max(map(len, items)) > columns - 4:
            return self._list(group, choices, columns)
        rows = flowing([self._say("play-kind", kind=group), *items], columns - 4, separator="   ")
        return [f" {row}" if not at else f"    {row}" for at, row in enumerate(rows)]

    def _run_on(self, columns: int) -> list[str]:
        """All choices behind each other, in short."""
        items: list[str] = []
        for group, choices in self._by_group(self._brief):
            named = [f"{number}  {label}" for number, label in choices]
            items += [f"{self._say('play-kind', kind=group)} {named[0]}", *named[1:]]
        rows = [textwrap.wrap(row, columns - 2) for row in flowing(items, columns - 2, separator="   ")]
        hung = [f"{'  ' if at else ' '}{line}" for row in rows for at, line in enumerate(row)]
        return [*self._asked(columns), *hung]

    def _asked(self, columns: int) -> list[str]:
        return textwrap.wrap(self._say(f"ask-{self.ask}"), columns)

    def _by_group(self, label: Callable[[object], str]) -> Iterator[tuple[str, Choices]]:
        """The kinds of action, each with its choices by number and label."""
        for group, moves in groupby(enumerate(self.moves, 1), lambda one: self._teller.group(one[1])):
            yield group, [(number, label(move)) for number, move in moves]

    # ---- what is explained

    def explain(self, number: str) -> None:
        """A choice, or all of them, with the clause that allows it; and what is impossible, and why."""
        one = self.numbered(number)
        for move in one:
            print(textwrap.fill(self.label(move), WIDTH, subsequent_indent="    "))
            more = self._screen.explain(move, self._view, self._teller)
            if more:
                print(more)
        if not number:
            self.help()
            for line in self._refused():
                print(line)
        self._explain_by_clauses(one or self.moves)

    def _refused(self) -> list[str]:
        """Of every kind of action that is not possible now, why not."""
        rows = [
            wrapped(f"  {self._say(f'action-{action}'):<20}", f"{self._say(f'refusal-{why.key}')} ({why.clause})")
            for action, why in self._impossible
        ]
        return [self._say("play-impossible"), *[line for row in rows for line in row]] if rows else []

    def _explain_by_clauses(self, moves: Sequence[object]) -> None:
        """A game may come without a document of its rules, or with one that is shorter than its code."""
        try:
            known = clauses_of(self._game.info.key, self._say.language)
        except OpenpsError as error:
            print(self._say.error(error))
            return
        asked = dict.fromkeys([self._game.clause_of(move, self.ask) for move in moves])
        for clause in [known[clause] for clause in asked if clause in known]:
            print(clause.bare(WIDTH))

    def help(self, page: str = "") -> None:
        """What can be typed, with a clause and a choice of this question as examples; or a page of the game's own."""
        own_page = self._screen.page(page, self._view, self._teller)
        if own_page:
            print(own_page)
            return
        first = self.moves[0]
        clause, move = self._game.clause_of(first, self.ask), self._game.move_text(first)
        print("\n".join(helping.lines(self._say, self._door, clause=clause, move=move, choice=self.name(first))))
        if self._screen.page("cards", self._view, self._teller):
            print(f"  {self._say('play-help-cards')}")
        if "help-pages" in self._teller.say:
            pages = self._teller.say("help-pages")
            print(textwrap.fill(pages, WIDTH, initial_indent="  ", subsequent_indent="      "))

    def rules(self, asked: str) -> None:
        """A clause, the clauses with some words in them, or alone the contents."""
        try:
            lines = looking_up.told(self._game.info.key, asked, self._say)
        except OpenpsError as error:
            lines = [self._say.error(error)]
        print("\n".join(lines))
