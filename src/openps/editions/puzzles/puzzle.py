"""What a puzzle is, and what an edition brings to have some."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.words.screen import OfGame

Plain: TypeAlias = int | str | None
"""A seat, a number, a card by its key, a move by its text; None is none of them."""

GRADES: Final = (1, 2, 3)
NONE: Final = None


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of a solution: the key of its words, what stands in them, its clause, and the entry of the log that it
    is about."""

    says: str
    values: Mapping[str, Plain]
    clause: str = ""
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: its kind, what it is about, and what can be answered. `of` says what the answers are."""

    kind: str
    of: str
    about: Mapping[str, Plain]
    choices: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A question at a moment of a match, with the number of its one right answer and the reasons for it."""

    question: Question
    answer: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """One that is shipped, and itself alone: how its position comes about, and what was found there."""

    number: int  # from 1 on
    seed: str
    options: Mapping[str, object]
    moves: tuple[tuple[Seat, str], ...]
    seat: Seat
    task: Task
    grade: int
    wrong: float  # the share of answers of weaker players that were wrong
    rules: int = 1  # the version of the rules that its match was played by

    @property
    def question(self) -> Question:
        return self.task.question


class NotCertified(Exception):
    """The checker comes to no answer, or to another one."""


def at_once(match: AnyMatch) -> bool:
    return True


def as_it_is(view: OfGame) -> OfGame:
    return view


@dataclass(frozen=True, slots=True)
class Puzzles:
    """What an edition with puzzles answers. The data lie in `package`, with the words of their own."""

    package: str
    find: Callable[[AnyMatch, Seat], Sequence[Task]]  # what can be asked of a seat now
    # What a player of that level answers, from the view alone.
    guess: Callable[[OfGame, Question, str, Chance], int]
    # The number of the right answer, worked out again from the view and the masked log; raises NotCertified.
    check: Callable[[OfGame, Sequence[object], Question], int]
    play: Callable[
        [OfGame, Sequence[OfGame], Chance], OfGame
    ]  # whoever plays the matches that puzzles are looked for in
    players: tuple[int, ...]  # at such tables, one after another
    options: tuple[Mapping[str, object], ...] = ({},)  # likewise
    a_match: int = 1  # so many are taken of one match
    a_kind: int = 1  # and so many of one kind of question
    begins: Callable[[AnyMatch], bool] = at_once  # from then on questions are looked for,
    ends: int = 1  # in so many ways in which the match goes on
    cover: Callable[[OfGame], OfGame] = as_it_is  # the view as it is shown: without what would tell the answer
