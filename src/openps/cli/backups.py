"""`openps backup` and `openps restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from openps.cli.given import refused_in_words
from openps.engine.errors import OpenpsError
from openps.store import private
from openps.store.backup import Backup, Counts
from openps.store.door import store_at
from openps.store.schema import CARDS, JOURNAL
from openps.store.sql import SqlStore
from openps.words.messages import Messages


class Deaf:
    """Nobody listens while a database is filled."""

    def appended(self, table_id: str, seq: int) -> None: ...

    def shouted(self, table_id: str, server: str, note: str) -> None: ...

    def missed(self) -> None: ...

    def trouble(self, doing: str, error: BaseException) -> None: ...


def backup(url: str, given: argparse.Namespace, say: Messages) -> int:
    """Whole or not at all, for its owner alone: it holds the seeds of running matches."""
    path = Path(given.file)
    if path.exists():
        raise OpenpsError("error-backup-exists", file=given.file)
    store = store_at(url)
    with refused_in_words(path), _made(path) as file:
        counts = asyncio.run(_written(store, file))
    print(say("backup-written", file=given.file, tables=counts[CARDS.name], rows=counts[JOURNAL.name]))
    return 0


async def _written(store: SqlStore, file: IO[bytes]) -> Counts:
    try:
        return await store.backup(file)
    finally:
        await store.close()


@contextmanager
def _made(path: Path) -> Iterator[IO[bytes]]:
    partial = path.with_name(f"{path.name}.part")
    private.make_folder(path.parent)
    partial.unlink(missing_ok=True)
    try:
        with private.opened(partial, "xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def restore(url: str, given: argparse.Namespace, say: Messages) -> int:
    """The file is read to its end first: one that is damaged touches no database."""
    with _read(given.file) as kept:
        kept.check()
    # What was lost before is no matter here: only an empty database is filled, and that is looked at first.
    store = store_at(url, accept_loss=True)
    with _read(given.file) as kept:
        counts = asyncio.run(_restored(store, kept))
    print(say("restore-done", db=store.name, tables=counts[CARDS.name], rows=counts[JOURNAL.name]))
    return 0


async def _restored(store: SqlStore, kept: Backup) -> Counts:
    try:
        if not await store.is_empty():
            raise OpenpsError("error-restore-full", db=store.name)
        await store.start(Deaf())
        return await store.restore(kept)
    finally:
        await store.close()


@contextmanager
def _read(name: str) -> Iterator[Backup]:
    with contextlib.ExitStack() as stack:
        try:
            file = stack.enter_context(Path(name).open("rb"))
        except (OSError, ValueError) as error:
            raise OpenpsError(
                "error-file-read", file=name, reason=getattr(error, "strerror", "") or str(error)
            ) from None
        yield stack.enter_context(Backup(file, name))
