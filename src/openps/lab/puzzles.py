"""Puzzles are made: matches by bots, a question wherever one has a certain answer, checked and graded.

A grade is measured: the share of wrong answers that players of the two lower levels give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from openps.bots.ladder import BEGINNER, NORMAL
from openps.editions.edition import Edition
from openps.editions.puzzles.puzzle import GRADES, NotCertified, Puzzle, Puzzles, Task
from openps.engine.chance import Chance, FreeChance, named_seed
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch, Match

Moment: TypeAlias = tuple[AnyMatch, Seat, Task]
"""A match as it stands there, and what a seat can be asked."""

TRIES: Final = 20  # answers of each level
LEVELS: Final = (BEGINNER, NORMAL)
PLAIN: Final = 0.05  # of what is answered wrongly more seldom than that, a third is enough


def make(edition: Edition, num: int, seed: str, progress: Callable[[str], None]) -> list[Puzzle]:
    """So many, no kind of question more often than its share; the same seed makes the same ones."""
    puzzles = edition.puzzles
    assert puzzles is not None
    made: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    for number in range(10**6):
        if len(made) >= num:
            break
        for puzzle in of_match(edition, puzzles, f"{seed}:{number}", number, kinds):
            if puzzle.wrong < PLAIN and sum([one.wrong < PLAIN for one in made]) * len(GRADES) >= num:
                continue
            kinds[puzzle.question.kind] += 1
            made.append(puzzle)
            progress(f"{len(made)} of {num}, match {number}: {puzzle.question.kind} {puzzle.wrong:.2f}")
    return in_order(graded(made[:num]))


def of_match(edition: Edition, puzzles: Puzzles, name: str, number: int, kinds: Counter[str]) -> list[Puzzle]:
    """Of one match: kinds of which there are fewest so far come first."""
    made: list[Puzzle] = []
    found_there = list(moments(edition, puzzles, name, number))
    for match, seat, task in sorted(found_there, key=lambda moment: kinds[moment[2].question.kind]):
        alike = [puzzle for puzzle in made if puzzle.question.kind == task.question.kind]
        if len(made) == puzzles.a_match:
            break
        if len(alike) < puzzles.a_kind and is_certified(puzzles, match, seat, task):
            made.append(written(edition, puzzles, match, seat, task))
    return made


def moments(edition: Edition, puzzles: Puzzles, name: str, number: int) -> Iterator[Moment]:
    """A match by bots, stopped wherever something can be asked."""
    game = edition.rules
    players = puzzles.players[number % len(puzzles.players)]
    options = puzzles.options[number % len(puzzles.options)]
    match: AnyMatch = Match(game, game.options(players, options), named_seed(name))
    thinking = FreeChance(name)
    while not puzzles.begins(match) and match.decision() is not None:
        step(match, puzzles, thinking)
    for end in range(puzzles.ends):
        yield from asked_in(match.copy(), puzzles, FreeChance(f"{name}:{end}"))


def asked_in(match: AnyMatch, puzzles: Puzzles, thinking: Chance) -> Iterator[Moment]:
    """From here to the end; of each kind of question the first that a seat can be asked."""
    asked: set[tuple[str, Seat]] = set()
    while match.decision() is not None:
        for seat in range(match.seats):
            for task in puzzles.find(match, seat):
                if (task.question.kind, seat) not in asked:
                    asked.add((task.question.kind, seat))
                    yield match.copy(), seat, task
        step(match, puzzles, thinking)


def step(match: AnyMatch, puzzles: Puzzles, thinking: Chance) -> None:
    decision = match.decision()
    assert decision is not None
    seat = decision.seats[0]
    match.play(seat, puzzles.play(match.view(seat), match.legal_moves(seat), thinking))


def is_certified(puzzles: Puzzles, match: AnyMatch, seat: Seat, task: Task) -> bool:
    try:
        return puzzles.check(match.view(seat), match.seen_by(seat, match.log), task.question) == task.answer
    except NotCertified:
        return False


def written(edition: Edition, puzzles: Puzzles, match: AnyMatch, seat: Seat, task: Task) -> Puzzle:
    game = edition.rules
    moves = tuple([(who, game.move_text(move)) for who, move in match.moves])
    wrong = share_of_wrong(puzzles, match.view(seat), task, match.seed)
    options, rules = game.plain_options(match.options), game.info.rules_version
    return Puzzle(0, match.seed, options, moves, seat, task, 0, wrong, rules)


def share_of_wrong(puzzles: Puzzles, view: object, task: Task, seed: str) -> float:
    wrong = 0
    for level in LEVELS:
        luck = FreeChance(f"{seed}:{level}")
        wrong += sum([puzzles.guess(view, task.question, level, luck) != task.answer for _ in range(TRIES)])
    return wrong / (TRIES * len(LEVELS))


def graded(made: Sequence[Puzzle]) -> list[Puzzle]:
    """The third that is answered wrongly most seldom is easy, the third that is most often is hard."""
    order = sorted(made, key=lambda puzzle: puzzle.wrong)
    return [replace(one, grade=GRADES[at * len(GRADES) // len(order)]) for at, one in enumerate(order)]


def in_order(made: Sequence[Puzzle]) -> list[Puzzle]:
    """One day after another: easy, middling, hard, and again; within a grade as they were found."""
    luck = FreeChance("order")
    by_grade = [luck.shuffled([one for one in made if one.grade == grade], "order") for grade in GRADES]
    mixed = [puzzle for day in zip(*by_grade, strict=False) for puzzle in day]
    return [replace(puzzle, number=number) for number, puzzle in enumerate(mixed, 1)]
