"""Where a match of Négociateur belongs from its beginning: to a career, or to practice (docs/decisions/0041).

Its record notes it, so it stays so under whatever name that is saved, copied and gone on with. A match that counts
stands in its career as begun; one that was left is given up when the next one begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from openps.catalog import screen_of
from openps.cli.career import (
    DEFAULT_NAME,
    NO_NOTES,
    NOTED,
    PRACTICE,
    Entry,
    file_of,
    is_practice,
    known_in,
    new_entry,
    seed_of,
    so_far,
    write,
)
from openps.cli.files import load, matches_folder
from openps.cli.lock import locked
from openps.cli.players import HUMAN
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.games.negotiator.exploits import Finished, finished, given_up
from openps.games.negotiator.game import NEGOTIATOR
from openps.words.messages import Messages

CAREER: Final = "career"


def notes_of(
    match: AnyMatch, seats: Sequence[str], record: Path, name: str | None, before: Mapping[str, str] = NO_NOTES
) -> dict[str, str]:
    """What the record of a match notes: its career, which it keeps, and practice. Nothing where no career is played."""
    if match.game.info.key != NEGOTIATOR.info.key or HUMAN not in seats:
        return {}
    career = before.get(CAREER) or name or DEFAULT_NAME
    file_of(career)  # a record comes from anywhere: a name is never a path
    return {CAREER: career} | ({PRACTICE: NOTED} if is_practice(match, record, before) else {})


def opened(match: AnyMatch, record: Path, notes: Mapping[str, str], resumed: bool, say: Messages) -> list[str]:
    """Write a match that counts into its career as begun; what there is to tell about it. Practice is left alone."""
    if CAREER not in notes or PRACTICE in notes:
        return []
    try:
        return (go_on if resumed else begin)(notes[CAREER], match, record, say)
    except OpenpsError as error:
        return [say.error(error)]


def begin(name: str, match: AnyMatch, record: Path, say: Messages) -> list[str]:
    """Those that were left are given up: otherwise a row of wins could be protected from every loss."""
    with locked(file_of(name)):
        told, entries, left = so_far(name, say)
        for one in left:
            entry = new_entry(entries, _as_left(one), one.match, one.seed, practice=False)
            entries.append(entry)
            told.append(_told_left(name, one.date, entry, say))
        write(name, entries, [_as_begun(match, record)])
    return told


def go_on(name: str, match: AnyMatch, record: Path, say: Messages) -> list[str]:
    """Whoever goes on with a match that is over in the career is told so: the rest is practice."""
    with locked(file_of(name)):
        told, entries, left = so_far(name, say)
        known = known_in(entries, match)
        if known is not None:
            return [*told, say("career-go-on", name=name, reason=say(f"outcome-{known.reason}"))]
        if known_in(left, match) is None:  # an earlier version began it
            write(name, entries, [*left, _as_begun(match, record)])
    return told


def _as_begun(match: AnyMatch, record: Path) -> Entry:
    return new_entry([], given_up(match.events, match.options), record.stem, seed_of(match), practice=False)


def _as_left(one: Entry) -> Finished:
    """By its record, as it was left or even ended; where that is gone, as it began."""
    try:
        _, _, match = load(str(matches_folder() / f"{one.match}.jsonl"))
    except OpenpsError:
        return one.as_finished()
    if known_in([one], match) is None:
        return one.as_finished()
    return given_up(match.events, match.options) if match.outcome() is None else finished(match.events, match.options)


def _told_left(name: str, date: str, entry: Entry, say: Messages) -> str:
    names = screen_of(NEGOTIATOR.info.key).names(NEGOTIATOR.options(1, {}), say.language)
    return say("career-left", name=name, date=date, taker=names[entry.taker], reason=say(f"outcome-{entry.reason}"))
