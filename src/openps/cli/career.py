"""`openps career`: what a player achieved, kept on disk by name, in games that have careers (NG-R44, NG-R54).

A finished match is written here before its record is closed: after a crash in between, the match can still be gone on
with, and its end is counted once. A file that cannot be read is never written over, and programs that end at the same
time wait for each other. What does not count is kept as well, as practice (docs/decisions/0041). A match that counts
stands here from its beginning: one that is left does not vanish, it is given up when the next one begins.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from openps.catalog import editions
from openps.cli.files import matches_folder
from openps.cli.given import read_bytes, write_private
from openps.cli.lock import locked
from openps.editions.career import AnyCareer, Kept
from openps.editions.edition import Edition
from openps.engine.chance import commitment
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.words.messages import Messages

FORMAT: Final = 1
NAME: Final = re.compile(r"\w[\w-]{0,39}")
DEFAULT_NAME: Final = "me"
PRACTICE: Final = "practice"  # in the notes and in the name of the record of a match whose luck was asked for by name
NOTED: Final = "yes"
NO_NOTES: Final[Mapping[str, str]] = {}
SEED_DIGITS: Final = 16
_HOW: Final = {"match": str, "date": str, "seed": str, "practice": bool}

Entry: TypeAlias = Kept[Any]
"""What the game remembers of a match, only the game knows."""


class Corrupt(OpenpsError):
    """A file that can be read but is no career."""


def checked_name(name: str) -> str:
    if not NAME.fullmatch(name):
        raise OpenpsError("error-career-name", got=name)
    return name


def seed_of(match: AnyMatch) -> str:
    return commitment(match.seed)[:SEED_DIGITS]


def known_in(entries: Sequence[Entry], match: AnyMatch) -> Entry | None:
    return next((entry for entry in entries if entry.seed == seed_of(match)), None)


def counted(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if not entry.practice]


class Book:
    """The careers of one game on disk, one file per name."""

    def __init__(self, career: AnyCareer) -> None:
        self.career = career

    def folder(self) -> Path:
        return matches_folder().parent / self.career.folder

    def file_of(self, name: str) -> Path:
        return self.folder() / f"{checked_name(name)}.json"

    def names(self) -> list[str]:
        return sorted([path.stem for path in self.folder().glob("*.json")])

    # ---- reading and writing

    def read(self, name: str) -> list[Entry]:
        """All matches of a career in their order; none where there is no file. Raises what names the file."""
        return self._read(name)[0]

    def begun(self, name: str) -> list[Entry]:
        """The matches that count and are not over, each as if it had been given up as it began."""
        return self._read(name)[1]

    def _read(self, name: str) -> tuple[list[Entry], list[Entry]]:
        path = self.file_of(name)
        if not path.exists():
            return [], []
        data = read_bytes(str(path))
        try:
            plain = json.loads(data)
            return self._entries(plain, "matches"), self._entries(plain, "begun")
        except (ValueError, RecursionError):
            raise Corrupt("error-career-corrupt", file=str(path)) from None

    def _entries(self, plain: Any, part: str) -> list[Entry]:
        """Closed: whatever is not exactly what we write is refused with a ValueError."""
        rows = plain.get(part, []) if isinstance(plain, dict) and "matches" in plain else None
        if not isinstance(rows, list) or plain.get("format") != FORMAT:
            raise ValueError
        return [self._entry(row) for row in rows]

    def _entry(self, row: object) -> Entry:
        if not isinstance(row, dict) or any(type(row.get(name)) is not kind for name, kind in _HOW.items()):
            raise ValueError
        end = self.career.read({name: value for name, value in row.items() if name not in _HOW})
        return Kept(row["match"], row["date"], end, row["seed"], row["practice"])

    def write(self, name: str, entries: Sequence[Entry], begun: Sequence[Entry] = ()) -> None:
        plain: dict[str, object] = {"format": FORMAT, "name": name, "matches": [self._plain(one) for one in entries]}
        if begun:
            plain["begun"] = [self._plain(one) for one in begun]
        write_private(self.file_of(name), f"{json.dumps(plain, ensure_ascii=False, indent=1)}\n".encode())

    def _plain(self, entry: Entry) -> dict[str, object]:
        end = self.career.plain(entry.end)
        return {"match": entry.match, "date": entry.date, **end, "seed": entry.seed, "practice": entry.practice}

    def so_far(self, name: str, say: Messages) -> tuple[list[str], list[Entry], list[Entry]]:
        """What there is to tell about the file, the matches in it that are over, and those that have begun."""
        try:
            return [], *self._read(name)
        except Corrupt as error:
            aside = kept_aside(self.file_of(name))
            return [f"{say.error(error)} {say('career-aside', file=str(aside))}"], [], []

    # ---- when a match ends

    def is_practice(self, match: AnyMatch, record: Path, notes: Mapping[str, str]) -> bool:
        """As its record notes it, under whatever name that lies; records of earlier versions were only called so."""
        noted = notes.get(PRACTICE) == NOTED or PRACTICE in record.stem.split("-")
        return noted or self.career.is_practice(match)

    def remember(
        self, name: str, match: AnyMatch, record: Path, say: Messages, notes: Mapping[str, str] = NO_NOTES
    ) -> list[str]:
        """Write a finished match into a career; what there is to tell about it."""
        return self.kept(name, match, record, say, notes)(say)

    def kept(
        self, name: str, match: AnyMatch, record: Path, say: Messages, notes: Mapping[str, str] = NO_NOTES
    ) -> Callable[[Messages], list[str]]:
        """The same, to be told in any language; what is wrong with the file is told in that of now."""
        with locked(self.file_of(name)):
            told, entries, left = self.so_far(name, say)
            if known_in(entries, match) is not None:
                return lambda say: [*told, say("career-known", name=name)]
            practice = self.is_practice(match, record, notes)
            entry = self.new_entry(entries, self.career.finished(match), record.stem, seed_of(match), practice)
            self.write(name, [*entries, entry], [one for one in left if one.seed != entry.seed])
        if practice:
            return lambda say: [*told, say("career-practice", name=name)]
        before = [earlier.end for earlier in counted(entries)]
        return lambda say: [*told, *self.career.news(before, entry.end, say), say("career-written", name=name)]

    def new_entry(self, entries: Sequence[Entry], end: object, record: str, seed: str, practice: bool) -> Entry:
        if not practice:
            end = self.career.with_history([entry.end for entry in counted(entries)], end)
        today = datetime.now(UTC).date().isoformat()
        return Kept(record, today, end, seed, practice)


def book_of(edition: Edition) -> Book | None:
    return None if edition.career is None else Book(edition.career)


def kind_of_record(edition: Edition, named: bool) -> str:
    """How the name of a record begins. Whoever names the seed can know the luck: that is practice, and stays so."""
    return f"{edition.key}-{PRACTICE}" if named and edition.career is not None else edition.key


def kept_aside(path: Path) -> Path:
    """The corrupt file under a name that no other file has."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.corrupt-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise OpenpsError("error-file-write", file=str(aside), reason=error.strerror or str(error)) from None
    return aside


# ---- openps career


def career(given: argparse.Namespace, say: Messages) -> int:
    if given.name is not None:
        checked_name(given.name)
    shelf = [(edition, name) for edition in editions().values() for name in _names(edition, given.name)]
    if given.name is not None and not shelf:
        raise OpenpsError("error-no-career", got=given.name)
    if not shelf:
        print(say("career-none"))
    careers = [(name, edition, Book(edition.career).read(name)) for edition, name in shelf if edition.career]
    for name, edition, entries in careers:
        own = Messages(say.language, edition.words)
        print(_title(name, entries, edition, own))
        if len(careers) == 1 and edition.career is not None:
            print("\n".join(edition.career.shown(entries, own)))
    return 0


def told(edition: Edition, name: str, say: Messages) -> list[str]:
    """A career in full."""
    assert edition.career is not None
    entries = Book(edition.career).read(name)
    return [_title(name, entries, edition, say), *edition.career.shown(entries, say)]


def _names(edition: Edition, asked: str | None) -> list[str]:
    book = book_of(edition)
    return [] if book is None else [name for name in book.names() if asked in (None, name)]


def _title(name: str, entries: Sequence[Entry], edition: Edition, say: Messages) -> str:
    assert edition.career is not None
    real = counted(entries)
    won = len([entry for entry in real if edition.career.won(entry.end)])
    title = say("career-title", name=name, matches=len(real), won=won)
    practice = len(entries) - len(real)
    return f"{title}{say('career-title-practice', count=practice)}" if practice else title
