"""Records on disk: where matches are kept, and `verify` and `replay`."""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from openps.catalog import edition_named, game_named, messages_of, screen_of
from openps.cli.ends import ending_of
from openps.cli.given import read_bytes, refused_in_words, whole, write_private
from openps.cli.question import WIDTH
from openps.engine import record
from openps.engine.errors import BadRecord, OpenpsError
from openps.engine.game import AnyGame
from openps.engine.ids import Viewer
from openps.engine.match import AnyMatch
from openps.engine.record import Record
from openps.store import private
from openps.words.messages import Messages
from openps.words.screen import Screen
from openps.words.teller import Teller

FAILED: Final = 2


def matches_folder() -> Path:
    """The user's own data folder, or wherever OPENPS_DATA says."""
    chosen = os.environ.get("OPENPS_DATA")
    return (Path(chosen) if chosen else own_folder()) / "matches"


def own_folder() -> Path:
    """The folder in the user's data that is ours alone."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "openps"


def new_file(game: str, commitment: str) -> Path:
    """A name of its own for a match that begins now."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return matches_folder() / f"{game}-{now}-{commitment[:8]}.jsonl"


def last_unfinished() -> Path:
    """The saved match that was written last and is not over."""
    newest_first = sorted(matches_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest_first:
        try:
            if record.read(path.read_bytes()).outcome is None:
                return path
        except (BadRecord, OSError):
            continue
    raise OpenpsError("error-no-save")


def save(path: Path, match: AnyMatch, seats: list[str], notes: Mapping[str, str] | None = None) -> None:
    """A record holds the seed: the folder of matches, which is ours, is closed to others with all that lies in it."""
    if path.parent == matches_folder():
        with refused_in_words(path):
            private.tighten(path.parent)
    write_private(path, record.write(match, seats, notes))


def load(path: str) -> tuple[Record, AnyGame, AnyMatch]:
    """A record, checked line by line and played again; anything wrong is told with its line."""
    data = read_bytes(path)
    try:
        read = record.read(data)
        try:
            game = game_named(read.game)
        except OpenpsError:
            raise BadRecord("error-record-game", 1, got=read.game) from None
        match = record.replay(read, game)
    except BadRecord as error:
        raise RecordRefused(path, error) from None
    return read, match.game, match


class RecordRefused(OpenpsError):
    """A record that cannot be trusted, with its file and line."""

    def __init__(self, path: str, why: BadRecord) -> None:
        super().__init__("verify-bad", file=path, line=why.line)
        self.why = why

    def in_words(self, say: Messages) -> OpenpsError:
        return OpenpsError("verify-bad", file=self.arguments["file"], line=self.why.line, reason=say.error(self.why))


def loaded(path: str, say: Messages) -> tuple[Record, AnyGame, AnyMatch]:
    """As `load`, with the reason in words."""
    try:
        return load(path)
    except RecordRefused as error:
        raise error.in_words(say) from None


def verify(given: argparse.Namespace, say: Messages) -> int:
    read, game, match = loaded(given.file, say)
    key = "verify-unfinished" if match.outcome() is None else "verify-good"
    name = messages_of(game.info.key, say.language)(f"game-{game.info.key}")
    print(say(key, file=given.file, game=name, moves=len(read.moves)))
    return 0


def replay(given: argparse.Namespace, say: Messages) -> int:
    read, game, _ = loaded(given.file, say)
    viewer: Viewer = None
    if given.seat is not None:
        last = len(read.seats) - 1
        viewer = whole("--seat", given.seat, 0, last)
    match = record.open_match(read, game)
    screen = screen_of(game.info.key)
    messages = messages_of(game.info.key, say.language)
    names = screen.names(match.options, say.language)
    teller = Teller(messages, viewer, names, partial(match.seen, viewer))
    _tell(teller, screen, match, match.log)
    for act in read.acts:
        _tell(teller, screen, match, record.follow(match, act))
        if given.step and not act.said and not _go_on(say, screen.draw(match.view(viewer), teller), match.ply):
            return 0
    print(screen.draw(match.view(viewer), teller))
    print_outcome(match, teller)
    return 0


def _tell(teller: Teller, screen: Screen, match: AnyMatch, entries: Sequence[object]) -> None:
    for entry in match.seen_by(teller.viewer, entries):
        for line in (teller.event(entry), screen.remark(entry, teller)):
            if line:
                print(line)


def _go_on(say: Messages, table: str, ply: int) -> bool:
    print(f"\n{table}\n")
    try:
        return input(f"[{ply}] {say('replay-next')}").strip().lower() not in ("q", "quit", "quitter")
    except EOFError:
        return False


def print_outcome(match: AnyMatch, teller: Teller) -> None:
    if match.outcome() is None:
        return
    told = ending_of(match, edition_named(match.game.info.key), teller)
    for line in filter(None, (told.title, told.winners, told.scores)):
        print(line)
    _print_list("play-tale", told.tale, teller)
    _print_list("claim-verdicts", told.verdicts, teller)


def _print_list(title: str, lines: Sequence[str], teller: Teller) -> None:
    if lines:
        print(teller.say(title))
    for line in lines:
        print(textwrap.fill(f"  {line}", WIDTH, subsequent_indent="    "))
