"""The puzzle of the day on the full screen: of which game, and the question with its answers."""

from __future__ import annotations

from collections.abc import Callable

from openps.catalog import editions, messages_of
from openps.editions.edition import Edition
from openps.editions.puzzles.puzzle import Puzzle
from openps.editions.puzzles.shelf import of_day
from openps.editions.puzzles.told import Meeting, puzzles_of
from openps.tui.menu import Listing, Row
from openps.tui.pages import Page
from openps.words.page import wrapped
from openps.words.panels import Ink, Line, plain


class PuzzleGames(Listing):
    """Of which game the puzzle of the day is to be."""

    def __init__(self, day: str) -> None:
        super().__init__()
        self._day = day

    def heading(self) -> list[Line]:
        return [(Ink(self.say("tui-menu-puzzles"), "title"),), (Ink(self._day, "dim"),)]

    def rows_now(self) -> list[Row]:
        return [self._game(edition) for edition in editions().values() if edition.puzzles is not None]

    def _game(self, edition: Edition) -> Row:
        name = messages_of(edition.key, self.say.language)(f"game-{edition.key}")
        return Row((Ink(name, "title"),), lambda: self._open(edition))

    def _open(self, edition: Edition) -> None:
        self.app.push_screen(PuzzleScreen(edition, of_day(puzzles_of(edition), self._day), self.say.language))


class PuzzleScreen(Listing):
    """A question with its answers; the table and the log are pages."""

    def __init__(self, edition: Edition, puzzle: Puzzle, language: str) -> None:
        super().__init__()
        self._met = Meeting(edition, puzzle, language)

    def heading(self) -> list[Line]:
        puzzle = self._met.puzzle
        grade = self.say(f"web-puzzle-grade-{puzzle.grade}")
        told = self.say("web-puzzle-title", number=puzzle.number, grade=grade)
        return [(Ink(told, "dim"),), *[(Ink(one, "title"),) for one in wrapped("", self._met.question)]]

    def rows_now(self) -> list[Row]:
        table = Row((Ink(self.say("tui-puzzle-table"), "good"),), self._table)
        log = Row((Ink(self.say("tui-puzzle-log"), "good"),), self._log)
        answers = [Row((Ink(words),), self._answering(at)) for at, words in enumerate(self._met.choices)]
        return [table, log, *answers]

    def _table(self) -> None:
        met = self._met
        self.app.push_screen(Page(plain(met.edition.screen.draw(met.view, met.teller))))

    def _log(self) -> None:
        self.app.push_screen(Page([line for text in self._met.lines() for line in plain(text)]))

    def _answering(self, choice: int) -> Callable[[], None]:
        return lambda: self._answer(choice)

    def _answer(self, choice: int) -> None:
        verdict = self._met.judged(choice)
        key, look = ("web-puzzle-right", "good") if verdict.right else ("web-puzzle-wrong", "bad")
        right = Ink(self.say("web-puzzle-answer", answer=self._met.choices[verdict.answer]), "title")
        lines: list[Line] = [(Ink(f"{one.text} "), Ink(one.clause, "dim")) for one in verdict.lines]
        self.app.push_screen(Page([(Ink(self.say(key), look),), (right,), (), *lines]))
