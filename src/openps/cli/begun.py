"""Where a match of a game with careers belongs from its beginning: to a career, or to practice (docs/decisions/0041).

Its record notes it, so it stays so under whatever name that is saved, copied and gone on with. A match that counts
stands in its career as begun; one that was left is given up when the next one begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from openps.cli.career import DEFAULT_NAME, NO_NOTES, NOTED, PRACTICE, Book, Entry, checked_name, known_in, seed_of
from openps.cli.files import load, matches_folder
from openps.cli.lock import locked
from openps.cli.players import HUMAN
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.words.messages import Messages

CAREER: Final = "career"


def notes_of(
    book: Book | None,
    match: AnyMatch,
    seats: Sequence[str],
    record: Path,
    name: str | None,
    before: Mapping[str, str] = NO_NOTES,
) -> dict[str, str]:
    """What the record of a match notes: its career, which it keeps, and practice. Nothing where no career is played."""
    if book is None or HUMAN not in seats:
        return {}
    career = checked_name(before.get(CAREER) or name or DEFAULT_NAME)  # a record comes from anywhere: never a path
    return {CAREER: career} | ({PRACTICE: NOTED} if book.is_practice(match, record, before) else {})


def opened(
    book: Book | None, match: AnyMatch, record: Path, notes: Mapping[str, str], resumed: bool, say: Messages
) -> list[str]:
    """Write a match that counts into its career as begun; what there is to tell about it. Practice is left alone."""
    if book is None or CAREER not in notes or PRACTICE in notes:
        return []
    try:
        return (go_on if resumed else begin)(book, notes[CAREER], match, record, say)
    except OpenpsError as error:
        return [say.error(error)]


def begin(book: Book, name: str, match: AnyMatch, record: Path, say: Messages) -> list[str]:
    """Those that were left are given up: otherwise a row of wins could be protected from every loss."""
    with locked(book.file_of(name)):
        told, entries, left = book.so_far(name, say)
        for one in left:
            entry = book.new_entry(entries, _as_left(book, one), one.match, one.seed, practice=False)
            entries.append(entry)
            told.append(say("career-left", name=name, date=one.date, **book.career.words(entry.end, say)))
        book.write(name, entries, [_as_begun(book, match, record)])
    return told


def go_on(book: Book, name: str, match: AnyMatch, record: Path, say: Messages) -> list[str]:
    """Whoever goes on with a match that is over in the career is told so: the rest is practice."""
    with locked(book.file_of(name)):
        told, entries, left = book.so_far(name, say)
        known = known_in(entries, match)
        if known is not None:
            return [*told, say("career-go-on", name=name, **book.career.words(known.end, say))]
        if known_in(left, match) is None:  # an earlier version began it
            book.write(name, entries, [*left, _as_begun(book, match, record)])
    return told


def _as_begun(book: Book, match: AnyMatch, record: Path) -> Entry:
    return book.new_entry([], book.career.given_up(match), record.stem, seed_of(match), practice=False)


def _as_left(book: Book, one: Entry) -> object:
    """By its record, as it was left or even ended; where that is gone, as it began."""
    try:
        _, _, match = load(str(matches_folder() / f"{one.match}.jsonl"))
    except OpenpsError:
        return one.end
    if known_in([one], match) is None:
        return one.end
    return book.career.given_up(match) if match.outcome() is None else book.career.finished(match)
