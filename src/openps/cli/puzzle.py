"""`openps puzzle`: the puzzle of a day, at the prompt or in a pipe."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from typing import Final

from openps.catalog import edition_named
from openps.editions.puzzles.shelf import numbered, of_day
from openps.editions.puzzles.told import Meeting, Verdict, puzzles_of
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages
from openps.words.page import wrapped

WRONG: Final = 1
NO_ANSWER: Final = 0


def today() -> str:
    """Where the person is."""
    return datetime.now().astimezone().date().isoformat()


def puzzle(given: argparse.Namespace, say: Messages) -> int:
    """Asked and judged: 0 where the answer is right or none is given, 1 where it is wrong."""
    edition = edition_named(given.game)
    brought = puzzles_of(edition)
    if given.date is not None and given.number is not None:
        raise OpenpsError("error-puzzle-both")
    asked = of_day(brought, given.date or today()) if given.number is None else numbered(brought, given.number)
    met = Meeting(edition, asked, say.language)
    show(met, say)
    choice = answer(len(met.choices), say)
    if choice is None:
        return NO_ANSWER
    verdict = met.judged(choice)
    tell(met, verdict, say)
    return 0 if verdict.right else WRONG


def show(met: Meeting, say: Messages) -> None:
    asked = met.puzzle
    name, grade = met.teller.say(f"game-{met.edition.key}"), say(f"web-puzzle-grade-{asked.grade}")
    print(f"{name} – {say('web-puzzle-title', number=asked.number, grade=grade)}\n")
    print("\n".join(met.lines()))
    print(f"\n{met.edition.screen.draw(met.view, met.teller)}\n")
    print("\n".join(wrapped("", met.question)))
    for at, words in enumerate(met.choices, 1):
        print(f"  {at}  {words}")


def answer(count: int, say: Messages) -> int | None:
    """The place of a choice; nothing where nobody answers."""
    asking = sys.stdin.isatty()
    if asking:
        print(say("play-puzzle-ask", last=count), end="", flush=True)
    given = sys.stdin.readline().strip()
    if not given:
        return None
    if given.isascii() and given.isdigit() and 1 <= int(given[:4]) <= count:
        return int(given[:4]) - 1
    raise OpenpsError("error-puzzle-choice", got=given[:40], last=count)


def tell(met: Meeting, verdict: Verdict, say: Messages) -> None:
    print(say("web-puzzle-right" if verdict.right else "web-puzzle-wrong"))
    print(say("web-puzzle-answer", answer=met.choices[verdict.answer]))
    for line in verdict.lines:
        clause = f" ({line.clause})" if line.clause else ""
        print("\n".join(wrapped("  ", f"{line.text}{clause}")))
