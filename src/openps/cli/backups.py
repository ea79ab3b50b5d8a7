"""`openps backup` and `openps restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

from openps.cli.given import refused_in_words, whole
from openps.engine.errors import OpenpsError
from openps.store import private
from openps.store.backup import PARTIAL, Backup, Counts
from openps.store.door import store_at
from openps.store.schema import CARDS, JOURNAL
from openps.store.sql import Nobody, SqlStore
from openps.words.messages import Messages

MOST_KEPT: Final = 10_000
_NAME: Final = "openps-%Y-%m-%dT%H%M%SZ.backup"
_OURS: Final = re.compile(r"openps-\d{4}-\d\d-\d\dT\d{6}Z\.backup")


def backup(url: str, given: argparse.Namespace, say: Messages) -> int:
    """Whole or not at all, for its owner alone: it holds the seeds of running matches."""
    if given.check:
        return check(given.file, say)
    path, keep = _place(given)
    if path.exists():
        raise OpenpsError("error-backup-exists", file=str(path))
    store = store_at(url)
    with refused_in_words(path), _made(path) as file:
        counts = asyncio.run(_written(store, file))
    print(say("backup-written", file=str(path), tables=counts[CARDS.name], rows=counts[JOURNAL.name]))
    if keep:
        _rotate(path.parent, keep, say)
    return 0


def _place(given: argparse.Namespace) -> tuple[Path, int]:
    """The file to write, and how many files to keep in its folder; a folder gets a name with the date (UTC)."""
    path = Path(given.file)
    folder = path.is_dir() or given.file.endswith(("/", os.sep))
    if given.keep is None:
        return (path / datetime.now(UTC).strftime(_NAME) if folder else path), 0
    keep = whole("--keep", given.keep, 1, MOST_KEPT)
    if path.is_file():
        raise OpenpsError("error-backup-folder", file=given.file)
    return path / datetime.now(UTC).strftime(_NAME), keep


def _rotate(folder: Path, keep: int, say: Messages) -> None:
    """Remove the oldest of our own files: those with a name and a head of ours, and no others."""
    named = [path for path in folder.iterdir() if _OURS.fullmatch(path.name) and path.is_file()]
    ours = sorted([path for path in named if _is_backup(path)], key=lambda path: path.name, reverse=True)
    for path in ours[keep:]:
        with refused_in_words(path):
            path.unlink()
        print(say("backup-removed", file=str(path)))


def _is_backup(path: Path) -> bool:
    try:
        with _read(str(path)):
            return True
    except OpenpsError:
        return False


def check(name: str, say: Messages) -> int:
    """Read a backup to its end; raises if anything in it is damaged."""
    with _read(name) as kept:
        counts, head = kept.check(), kept.head
    print(say(
        "backup-checked", file=name, tables=counts[CARDS.name], rows=counts[JOURNAL.name], version=head.version,
        at=head.made,
    ))  # fmt: skip
    return 0


async def _written(store: SqlStore, file: IO[bytes]) -> Counts:
    try:
        return await store.backup(file)
    finally:
        await store.close()


@contextmanager
def _made(path: Path) -> Iterator[IO[bytes]]:
    partial = path.with_name(path.name + PARTIAL)
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
        await store.start(Nobody())
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
