"""A puzzle as somebody meets it: its position through the eyes of its seat, its question, in the end the solution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from openps.editions.edition import Edition
from openps.editions.puzzles.puzzle import NONE, Plain, Puzzle, Puzzles
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame, by_rules
from openps.engine.match import AnyMatch, Match
from openps.words.messages import Messages
from openps.words.screen import OfGame
from openps.words.teller import Teller

KEPT: Final = 64  # positions that are not played again


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of a solution, with its clause, and the entry of the log that it is about."""

    text: str
    clause: str
    entry: int | None


@dataclass(frozen=True, slots=True)
class Verdict:
    right: bool
    answer: int
    lines: tuple[Line, ...]


def puzzles_of(edition: Edition) -> Puzzles:
    if edition.puzzles is None:
        raise OpenpsError("error-no-puzzles", game=edition.key)
    return edition.puzzles


def position(game: AnyGame, puzzle: Puzzle) -> AnyMatch:
    """The match as it stands, by the rules it was played by; nobody plays on in it."""
    game = by_rules(game, puzzle.rules) or game
    given = {key: value for key, value in puzzle.options.items() if key != "players"}
    players = puzzle.options["players"]
    assert isinstance(players, int)
    match: AnyMatch = Match(game, game.options(players, given), puzzle.seed)
    for seat, move in puzzle.moves:
        match.play(seat, game.parse_move(move))
    return match


class Meeting:
    """One puzzle in one language."""

    def __init__(self, edition: Edition, puzzle: Puzzle, language: str) -> None:
        self.edition = edition
        self.puzzle = puzzle
        self._brought = puzzles_of(edition)
        self._match = _POSITIONS.get(puzzle) or self._played()
        messages = Messages(language, edition.words, self._brought.package)
        names = edition.screen.names(self._match.options, language)
        self.teller = Teller(messages, puzzle.seat, names, partial(self._match.seen, puzzle.seat))

    def _played(self) -> AnyMatch:
        """Who asks for the puzzle of the day after others does not have its match played again."""
        while len(_POSITIONS) >= KEPT:
            del _POSITIONS[next(iter(_POSITIONS))]
        return _POSITIONS.setdefault(self.puzzle, position(self.edition.rules, self.puzzle))

    @property
    def match(self) -> AnyMatch:
        return self._match

    @property
    def view(self) -> OfGame:
        """What the seat sees, without what would tell the answer."""
        return self._brought.cover(self._match.view(self.puzzle.seat))

    @property
    def log(self) -> Sequence[object]:
        return self._match.seen_by(self.puzzle.seat, self._match.log)

    def lines(self) -> list[str]:
        """The log in words, each entry with its number; without those that say nothing."""
        told = enumerate([self.teller.event(entry) for entry in self.log])
        return [f"{number:>3}  {line.removeprefix('--- ')}" for number, line in told if line]

    @property
    def question(self) -> str:
        asked = self.puzzle.question
        return self.teller.say(f"puzzle-{asked.kind}", **self._values(asked.about))

    @property
    def choices(self) -> list[str]:
        return [self._choice(choice) for choice in self.puzzle.question.choices]

    def judged(self, choice: int) -> Verdict:
        task = self.puzzle.task
        if not 0 <= choice < len(task.question.choices):
            raise OpenpsError("error-puzzle-choice", got=choice + 1, last=len(task.question.choices))
        return Verdict(choice == task.answer, task.answer, tuple(self._solution()))

    def _solution(self) -> list[Line]:
        log, lines = self.log, []
        for reason in self.puzzle.task.reasons:
            event = "" if reason.entry is None else self.teller.event(log[reason.entry])
            text = self.teller.say(f"puzzle-why-{reason.says}", event=event, **self._values(reason.values))
            lines.append(Line(text.strip(), reason.clause, reason.entry))
        return lines

    def _choice(self, choice: Plain) -> str:
        of = self.puzzle.question.of
        if choice is NONE:
            return self.teller.say(f"puzzle-none-{self.puzzle.question.kind}")
        if of == "seat":
            return self.teller.seat(int(choice))
        if of == "percent":
            return self.teller.say("puzzle-percent", percent=choice)
        return self._move(str(choice)) if of == "move" else self.teller.piece(str(choice))

    def _move(self, text: str) -> str:
        return self.edition.screen.label(self.edition.rules.parse_move(text), self.view, self.teller)

    def _values(self, plain: Mapping[str, Plain]) -> dict[str, object]:
        values: dict[str, object] = {}
        for name, value in plain.items():
            if name == "seat" and isinstance(value, int):
                values |= self.teller.who(name, value)
            elif name in ("card", "place"):
                values[name] = self.teller.piece(str(value))
            elif name == "thousandths" and isinstance(value, int):
                values["percent"] = self.teller.tenths(value)
            else:
                values[name] = self._move(str(value)) if name == "move" else value
        return values


_POSITIONS: Final[dict[Puzzle, AnyMatch]] = {}
