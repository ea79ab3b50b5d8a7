"""`openps career`: what a player achieved in Négociateur, kept on disk by name (NG-R44, NG-R54).

A finished match is written here before its record is closed: after a crash in between, the match can still be gone on
with, and its end is counted once. A file that cannot be read is never written over, and programs that end at the same
time wait for each other. What does not count is kept as well, as practice (docs/decisions/0041). A match that counts
stands here from its beginning: one that is left does not vanish, it is given up when the next one begins.
"""

from __future__ import annotations

import argparse
import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from openps.catalog import screen_of
from openps.cli.files import matches_folder
from openps.cli.given import read_bytes, write_bytes
from openps.cli.lock import locked
from openps.engine.chance import commitment
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.games.negotiator import box
from openps.games.negotiator.career import first_earned, summed, with_history
from openps.games.negotiator.exploits import Exploit, Finished, finished
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.words.messages import Messages

FORMAT: Final = 1
WIDTH: Final = 80
NAME: Final = re.compile(r"\w[\w-]{0,39}")
DEFAULT_NAME: Final = "me"
PRACTICE: Final = "practice"  # in the notes and in the name of the record of a match whose luck was asked for by name
NOTED: Final = "yes"
NO_NOTES: Final[Mapping[str, str]] = {}
SEED_DIGITS: Final = 16
SHOWN: Final = 5  # the matches that are listed
_KINDS: Final = {"str": str, "bool": bool, "int": int}


class Corrupt(OpenpsError):
    """A file that can be read but is no career."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished match: the day, its record, and what came of it."""

    match: str
    date: str
    taker: str
    won: bool
    reason: str
    turns: int
    freed: int
    dead: int
    exploits: tuple[str, ...]
    seed: str  # the beginning of the commitment: a match is counted once, under whatever name its record lies
    practice: bool

    def as_finished(self) -> Finished:
        earned = tuple([Exploit(exploit) for exploit in self.exploits])
        return Finished(self.taker, self.won, self.reason, self.turns, self.freed, self.dead, earned)


# ---- on disk


def folder() -> Path:
    return matches_folder().parent / "careers"


def file_of(name: str) -> Path:
    if not NAME.fullmatch(name):
        raise OpenpsError("error-career-name", got=name)
    return folder() / f"{name}.json"


def read(name: str) -> list[Entry]:
    """All matches of a career in their order; none where there is no file. Raises what names the file."""
    return _read(name)[0]


def begun(name: str) -> list[Entry]:
    """The matches that count and are not over, each as if it had been given up as it began."""
    return _read(name)[1]


def _read(name: str) -> tuple[list[Entry], list[Entry]]:
    path = file_of(name)
    if not path.exists():
        return [], []
    data = read_bytes(str(path))
    try:
        plain = json.loads(data)
        return _entries(plain, "matches"), _entries(plain, "begun")
    except (ValueError, RecursionError):
        raise Corrupt("error-career-corrupt", file=str(path)) from None


def _entries(plain: Any, part: str) -> list[Entry]:
    """Closed: whatever is not exactly what we write is refused with a ValueError."""
    rows = plain.get(part, []) if isinstance(plain, dict) and "matches" in plain else None
    if not isinstance(rows, list) or plain.get("format") != FORMAT:
        raise ValueError
    return [_entry(row) for row in rows]


def _entry(row: Any) -> Entry:
    if not isinstance(row, dict) or set(row) != {field.name for field in fields(Entry)}:
        raise ValueError
    for field in fields(Entry):
        wanted = _KINDS.get(str(field.type), list)
        if type(row[field.name]) is not wanted:
            raise ValueError
    if row["taker"] not in box.TAKERS:
        raise ValueError
    return Entry(**{**row, "exploits": tuple([Exploit(exploit).value for exploit in row["exploits"]])})


def write(name: str, entries: Sequence[Entry], begun: Sequence[Entry] = ()) -> None:
    plain: dict[str, Any] = {"format": FORMAT, "name": name, "matches": [asdict(entry) for entry in entries]}
    if begun:
        plain["begun"] = [asdict(entry) for entry in begun]
    write_bytes(file_of(name), f"{json.dumps(plain, ensure_ascii=False, indent=1)}\n".encode())


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


# ---- when a match begins and ends


def kind_of_record(game: str, named: bool) -> str:
    """How the name of a record begins. Whoever names the seed can know the luck: that is practice, and stays so."""
    return f"{game}-{PRACTICE}" if named and game == NEGOTIATOR.info.key else game


def is_practice(match: AnyMatch, record: Path, notes: Mapping[str, str]) -> bool:
    """As its record notes it, under whatever name that lies; records of earlier versions were only called so."""
    noted = notes.get(PRACTICE) == NOTED or PRACTICE in record.stem.split("-")
    return noted or match.options.cards != HOUSE_CARDS


def known_in(entries: Sequence[Entry], match: AnyMatch) -> Entry | None:
    return next((entry for entry in entries if entry.seed == seed_of(match)), None)


def seed_of(match: AnyMatch) -> str:
    return commitment(match.seed)[:SEED_DIGITS]


def remember(name: str, match: AnyMatch, record: Path, say: Messages, notes: Mapping[str, str] = NO_NOTES) -> list[str]:
    """Write a finished match into a career; what there is to tell about it."""
    with locked(file_of(name)):
        told, entries, left = so_far(name, say)
        if known_in(entries, match) is not None:
            return [*told, say("career-known", name=name)]
        practice = is_practice(match, record, notes)
        entry = new_entry(entries, finished(match.events, match.options), record.stem, seed_of(match), practice)
        write(name, [*entries, entry], [one for one in left if one.seed != entry.seed])
    if practice:
        return [*told, say("career-practice", name=name)]
    known = {exploit for earlier in counted(entries) for exploit in earlier.exploits}
    for exploit in entry.exploits:
        if exploit not in known:
            words = {"name": say(f"exploit-{exploit}"), "how": say(f"earned-{exploit}")}
            told.append(say("career-new-exploit", **words))
    return [*told, say("career-written", name=name)]


def so_far(name: str, say: Messages) -> tuple[list[str], list[Entry], list[Entry]]:
    """What there is to tell about the file, the matches in it that are over, and those that have begun."""
    try:
        return [], *_read(name)
    except Corrupt as error:
        aside = kept_aside(file_of(name))
        return [f"{say.error(error)} {say('career-aside', file=str(aside))}"], [], []


def counted(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if not entry.practice]


def new_entry(entries: Sequence[Entry], end: Finished, record: str, seed: str, practice: bool) -> Entry:
    if not practice:
        end = with_history([entry.as_finished() for entry in counted(entries)], end)
    today = datetime.now(UTC).date().isoformat()
    earned = tuple([exploit.value for exploit in end.exploits])
    ended = (end.taker, end.won, end.reason, end.turns, end.freed, end.dead)
    return Entry(record, today, *ended, earned, seed, practice)


# ---- openps career


def career(given: argparse.Namespace, say: Messages) -> int:
    own = Messages(say.language, NEGOTIATOR.info.package)
    names = [given.name] if given.name is not None else sorted([path.stem for path in folder().glob("*.json")])
    if given.name is not None and not file_of(given.name).exists():
        raise OpenpsError("error-no-career", got=given.name)
    if not names:
        print(own("career-none"))
    careers = {name: read(name) for name in names}
    for name, entries in careers.items():
        print(_title(name, entries, own))
        if len(names) == 1:
            real = counted(entries)
            print("\n".join([*_table(real, own), *_last(entries, own), *_exploits(real, own)]))
    return 0


def _title(name: str, entries: Sequence[Entry], say: Messages) -> str:
    real = counted(entries)
    won = len([entry for entry in real if entry.won])
    title = say("career-title", name=name, matches=len(real), won=won)
    practice = len(entries) - len(real)
    return f"{title}{say('career-title-practice', count=practice)}" if practice else title


def _last(entries: Sequence[Entry], say: Messages) -> list[str]:
    """The last matches, the newest first."""
    if not entries:
        return []
    names = screen_of(NEGOTIATOR.info.key).names(NEGOTIATOR.options(1, {}), say.language)
    lines = ["", say("career-last")]
    for entry in list(reversed(entries))[:SHOWN]:
        ended = {"reason": say(f"outcome-{entry.reason}"), "turns": entry.turns}
        practice = "yes" if entry.practice else "no"
        line = say("career-match", date=entry.date, taker=names[entry.taker], practice=practice, **ended)
        lines += textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return lines


def _table(entries: Sequence[Entry], say: Messages) -> list[str]:
    """A row for each hostage-taker, and one for all."""
    names = screen_of(NEGOTIATOR.info.key).names(NEGOTIATOR.options(1, {}), say.language)
    heads = ("career-matches", "career-won", "career-freed", "career-dead", "career-streak", "career-best")
    lines = [" " * 12 + "".join([f"{say(head):>10}" for head in heads])]
    for taker in box.TAKERS:
        lines.append(_line(names[taker], [entry for entry in entries if entry.taker == taker]))
    return [*lines, _line(say("career-all"), entries)]


def _line(name: str, entries: Sequence[Entry]) -> str:
    numbers = astuple(summed([entry.as_finished() for entry in entries]))
    return f"  {name:<10}" + "".join([f"{number:>10}" for number in numbers])


def _exploits(entries: Sequence[Entry], say: Messages) -> list[str]:
    """Those earned with day and match, each where it was earned first; then those still open."""
    first = first_earned([entry.as_finished() for entry in entries])
    lines = ["", say("career-exploits", count=len(first), all=len(Exploit))]
    for exploit, number in first.items():
        entry = entries[number]
        lines.append(f"  * {say('exploit-' + exploit.value):<24} {entry.date}  {entry.match}")
    lines += [""] if first else []
    for exploit in Exploit:
        if exploit not in first:
            words = {"name": say(f"exploit-{exploit.value}"), "how": say(f"earned-{exploit.value}")}
            open_one = say("career-open-exploit", **words)
            lines += textwrap.wrap(open_one, WIDTH, initial_indent="    ", subsequent_indent="      ")
    return lines
