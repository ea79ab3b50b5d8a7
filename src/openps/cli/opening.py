"""How a match in this terminal begins, at the prompts and on the full screen: as asked for, or as a record left it."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from openps.bots.specs import listed
from openps.catalog import balance, edition_named, game_named
from openps.catalog.bots import spec_named
from openps.cli import begun, career, files, terminal
from openps.cli import given as user
from openps.cli.players import HUMAN, is_program, usual_bot
from openps.editions.edition import Edition
from openps.engine.chance import commitment
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch, Match
from openps.words.messages import Messages
from openps.words.page import COLUMNS


class Opening(NamedTuple):
    """A match, who sits where, where it is written down, and what its record notes."""

    edition: Edition
    match: AnyMatch
    seats: list[str]
    path: Path
    notes: Mapping[str, str]
    told: Sequence[str] = ()

    def written(self, resumed: bool, say: Messages) -> list[str]:
        """A match that counts stands in its career from now on; what there is to tell about that."""
        book = career.book_of(self.edition)
        return begun.opened(book, self.match, self.path, self.notes, resumed, say)


def opened(given: argparse.Namespace, say: Messages) -> Opening:
    if given.name is not None:
        career.checked_name(given.name)
    return resumed(given, say) if given.resume is not None else _expected(new(given), say)


def _expected(opening: Opening, say: Messages) -> Opening:
    """With what the lab knows of such a match, where it knows something."""
    game, options = opening.match.game, opening.match.options
    bot = next((name for name in opening.seats if name != HUMAN), "")
    known = balance.told(game.info.key, len(opening.seats), game.plain_options(options), bot, say.language)
    if balance.is_own(game.info.key, game.plain_options(options)):
        known = f"{say('meter-own')} {say('play-measure')}"
    return opening._replace(told=[*opening.told, *textwrap.wrap(known, COLUMNS)]) if known else opening


def new(given: argparse.Namespace) -> Opening:
    game = game_named(given.game)
    names = listed(given.seats) if given.seats else [HUMAN]
    count = user.players(given, game) if given.players else max(len(names), game.info.players[0])
    if len(names) > count:
        raise OpenpsError("error-too-many-seats", count=len(names), players=count)
    options = game.options(count, user.options(given, game, people=HUMAN in names))
    seats = names + [asked_bot(given, game)] * (count - len(names))
    match = Match(game, options, user.seed(given))
    edition = edition_named(game.info.key)
    path = files.new_file(career.kind_of_record(edition, named=given.seed is not None), commitment(match.seed))
    notes = begun.notes_of(career.book_of(edition), match, seats, path, given.name)
    return Opening(edition, match, seats, path, notes)


def again(before: Opening) -> Opening:
    """The same game, options and seats, on fresh luck."""
    match = Match(before.match.game, before.match.options, user.fresh_seed())
    edition, seats = before.edition, list(before.seats)
    path = files.new_file(career.kind_of_record(edition, named=False), commitment(match.seed))
    notes = begun.notes_of(career.book_of(edition), match, seats, path, before.notes.get(begun.CAREER))
    return Opening(edition, match, seats, path, notes)


def asked_bot(given: argparse.Namespace, game: AnyGame) -> str:
    """Who plays the seats that are not named."""
    if given.bots is not None:
        spec_named(given.bots, game.info.key)
    asked: str = given.bots or usual_bot(game.info.key)
    return asked


def resumed(given: argparse.Namespace, say: Messages) -> Opening:
    path = Path(given.resume) if given.resume else files.last_unfinished()
    read, game, match = files.loaded(str(path), say)
    if match.outcome() is not None:
        raise OpenpsError("play-finished-record", file=str(path), program=terminal.program())
    # A record comes from anywhere: what it names is played, but never run as a command.
    again = [asked_bot(given, game) if is_program(name) else name for name in read.seats]
    edition = edition_named(game.info.key)
    notes = begun.notes_of(career.book_of(edition), match, again, path, given.name, read.notes)
    told = [say("play-resumed", moves=len(read.moves))]
    if given.name not in (None, notes.get(begun.CAREER, given.name)):
        told.append(say("career-kept", name=notes[begun.CAREER]))
    return Opening(edition, match, again, path, notes, told)
