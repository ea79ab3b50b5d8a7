"""What the menu of the full screen asks for: matches on disk, new ones, tables on a server, careers."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from openps.catalog import editions, game_named
from openps.cli import career, files, opening, puzzle
from openps.cli import given as user
from openps.cli.local import LocalTable
from openps.cli.measuring import Measurement
from openps.cli.players import HUMAN
from openps.cli.replaying import ReplayTable
from openps.cli.reviewing import LocalReview
from openps.editions.balance import MATCHES
from openps.engine import record
from openps.engine.errors import BadRecord, OpenpsError
from openps.tui.door import Saved, Wish
from openps.tui.sight import Table
from openps.words.extras import require
from openps.words.messages import Messages

MOST = 60  # records that are looked into


class LocalDoor:
    """Fulfils the port of the menu (`tui.door.Door`)."""

    def __init__(self, matches: int = MATCHES) -> None:
        self._matches = matches  # of a measurement

    def saved(self) -> Sequence[Saved]:
        """The newest first; what cannot be read is left out, and left alone."""
        paths = sorted(files.matches_folder().glob("*.jsonl"), key=_written, reverse=True)
        read = [_saved(path) for path in paths[:MOST]]
        return [one for one in read if one is not None and one.game in editions()]

    def begin(self, wish: Wish, language: str) -> Table:
        return self._table(opening.new(_wished(wish)), False, language)

    def measuring(self, wish: Wish) -> Measurement:
        game = game_named(wish.game)
        plain = user.options(_wished(wish), game, people=True)
        return Measurement(game, game.options(wish.players, plain), self._matches)

    def resume(self, saved: Saved, language: str) -> Table:
        return self._table(opening.resumed(_given(resume=saved.path), Messages(language)), True, language)

    def _table(self, begun: opening.Opening, resumed: bool, language: str) -> Table:
        return LocalTable(begun, begun.written(resumed, Messages(language, begun.edition.words)), language)

    def replay(self, saved: Saved, language: str) -> ReplayTable:
        return ReplayTable(saved.path, Messages(language))

    def review(self, saved: Saved, language: str) -> LocalReview:
        return LocalReview(saved.path, Messages(language))

    async def join(self, link: str, name: str, language: str) -> Table:
        """By a whole link: the server's address stands in it."""
        parts = urlsplit(link)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise OpenpsError("tui-join-how", got=link[:80])
        require("tui", "msgspec", "websockets")
        from openps.cli.online_table import seated

        address = f"{parts.scheme}://{parts.netloc}{parts.path.rpartition('/t/')[0]}"
        return await seated(address, link, name, language)

    def today(self) -> str:
        return puzzle.today()

    def careers(self, say: Messages) -> Sequence[str]:
        lines: list[str] = []
        for edition in editions().values():
            book = career.book_of(edition)
            for name in book.names() if book is not None else ():
                lines += career.told(edition, name, Messages(say.language, edition.words))
        return lines


def _wished(wish: Wish) -> argparse.Namespace:
    paths = {option: os.path.expanduser(path) for option, path in wish.files.items()}
    given = _given(game=wish.game, players=str(wish.players), bots=wish.level, flags=list(paths), **paths)
    given.seats = ",".join([HUMAN] * wish.people)
    given.option = [f"{key}={value}" for key, value in wish.options.items()]
    return given


def _given(**more: object) -> argparse.Namespace:
    """As the parser leaves it where nothing was asked for."""
    usual: dict[str, object] = {"game": None, "seats": None, "players": None, "bots": None, "seed": None, "name": None}
    return argparse.Namespace(**{**usual, "option": [], "flags": [], "resume": None, **more})


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _saved(path: Path) -> Saved | None:
    try:
        read = record.read(path.read_bytes())
    except (BadRecord, OSError):
        return None
    when = datetime.fromtimestamp(_written(path), UTC).strftime("%Y-%m-%d %H:%M")
    return Saved(str(path), read.game, when, len(read.moves), read.outcome is not None)
