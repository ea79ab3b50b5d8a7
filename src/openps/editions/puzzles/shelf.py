"""The puzzles that an edition ships, one a line in a packed file, and which of them is that of a day."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from openps.editions.puzzles.puzzle import Puzzle, Puzzles, Question, Reason, Task
from openps.engine.errors import OpenpsError
from openps.words.screen import OfGame

FILE: Final = "puzzles.jsonl.gz"
FIRST_DAY: Final = date(2026, 1, 1)
LAST_DAY: Final = date(2099, 12, 31)


@cache
def shipped(package: str) -> tuple[Puzzle, ...]:
    """All of a package, in the order of their days."""
    data = gzip.decompress(files(package).joinpath(FILE).read_bytes())
    return tuple([_read(number, json.loads(line)) for number, line in enumerate(data.splitlines(), 1)])


def packed(puzzles: Sequence[Puzzle]) -> bytes:
    """The same puzzles are the same bytes on every day."""
    lines = [json.dumps(_written(one), separators=(",", ":"), ensure_ascii=False) for one in puzzles]
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def numbered(puzzles: Puzzles, text: str) -> Puzzle:
    known = shipped(puzzles.package)
    if not (text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= len(known)):
        raise OpenpsError("error-puzzle-number", got=text[:40], last=len(known))
    return known[int(text) - 1]


def of_day(puzzles: Puzzles, text: str) -> Puzzle:
    """The same for everybody on a date; after the last one they begin again."""
    known = shipped(puzzles.package)
    return known[(day(text) - FIRST_DAY).days % len(known)]


def day(text: str) -> date:
    """A date as it is written: 2026-11-18."""
    try:
        asked = date.fromisoformat(text)
        if asked.isoformat() != text:  # weeks, and dates without dashes, are dates to others
            raise ValueError
    except ValueError:
        raise OpenpsError("error-puzzle-date", got=text[:40]) from None
    if not FIRST_DAY <= asked <= LAST_DAY:
        raise OpenpsError("error-puzzle-day", got=text, first=FIRST_DAY.isoformat(), last=LAST_DAY.isoformat())
    return asked


def _written(puzzle: Puzzle) -> dict[str, object]:
    question = puzzle.question
    later = {} if puzzle.rules == 1 else {"rules": puzzle.rules}
    return {
        "seed": puzzle.seed, "options": puzzle.options, "moves": [f"{seat} {move}" for seat, move in puzzle.moves],
        "seat": puzzle.seat, "kind": question.kind, "of": question.of, "about": question.about,
        "choices": question.choices, "answer": puzzle.task.answer, "grade": puzzle.grade, "wrong": puzzle.wrong,
        "why": [[one.says, one.values, one.clause, one.entry] for one in puzzle.task.reasons],
        **later,
    }  # fmt: skip


def _read(number: int, told: Mapping[str, OfGame]) -> Puzzle:
    question = Question(told["kind"], told["of"], told["about"], tuple(told["choices"]))
    task = Task(question, told["answer"], tuple([Reason(*one) for one in told["why"]]))
    moves = [line.partition(" ") for line in told["moves"]]
    return Puzzle(
        number, told["seed"], told["options"], tuple([(int(seat), move) for seat, _, move in moves]), told["seat"],
        task, told["grade"], told["wrong"], told.get("rules", 1),
    )  # fmt: skip
