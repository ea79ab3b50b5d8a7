"""The puzzle of a day over HTTP: asked without its answer, and judged. Nothing is kept here of who solved what."""

from __future__ import annotations

from msgspec import Raw

from openps.editions.edition import Edition
from openps.editions.puzzles.puzzle import Puzzle, Puzzles
from openps.editions.puzzles.shelf import numbered, of_day, shipped
from openps.editions.puzzles.told import Meeting, puzzles_of
from openps.engine.errors import OpenpsError
from openps.tables.errors import NotFound
from openps.tables.news import option_values
from openps.wire import encoding
from openps.wire import messages as wire


def card(edition: Edition, day: str, number: str, language: str) -> wire.PuzzleCard:
    """By its number, or that of a day."""
    brought = _brought(edition)
    puzzle = numbered(brought, number) if number else of_day(brought, day)
    met = Meeting(edition, puzzle, language)
    view, decision = met.view, met.match.decision()
    events = [encoding.encode_event(event) for event in met.log]
    return wire.PuzzleCard(
        game=edition.key, number=puzzle.number, count=len(shipped(brought.package)), grade=puzzle.grade,
        seat=puzzle.seat, seats=met.match.seats, question=met.question, choices=met.choices,
        options=option_values(met.match.game.plain_options(met.match.options)),
        events=Raw(b"[" + b",".join(events) + b"]"), view=Raw(encoding.encode_view(view)),
        decision=None if decision is None else wire.Question(ask=decision.ask, seats=list(decision.seats)),
        aid=edition.aid(met.match, view, ""),
        names=dict(edition.screen.names(met.match.options, language)),
    )  # fmt: skip


def judged(edition: Edition, answer: wire.PuzzleAnswer, language: str) -> wire.PuzzleVerdict:
    verdict = Meeting(edition, _numbered(edition, answer.number), language).judged(answer.choice)
    lines = [wire.PuzzleLine(text=one.text, clause=one.clause, entry=one.entry) for one in verdict.lines]
    return wire.PuzzleVerdict(right=verdict.right, answer=verdict.answer, lines=lines)


def _numbered(edition: Edition, number: int) -> Puzzle:
    return numbered(_brought(edition), str(number))


def _brought(edition: Edition) -> Puzzles:
    try:
        return puzzles_of(edition)
    except OpenpsError as error:
        raise NotFound(error.key, **error.arguments) from None
