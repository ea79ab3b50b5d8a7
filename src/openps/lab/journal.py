"""The folder of an experiment while it runs: what it is, and every piece of work that is done, one line each.

A line is written whole or taken back, so that a crash or a full disk loses nothing that stood there before.
"""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from openps.engine.errors import OpenpsError
from openps.lab.matches import Columns, Played
from openps.lab.plain import Plain

RUN: Final = "run.json"
PIECES: Final = "pieces.jsonl"
MATCHES: Final = "matches.parquet"
DECISIONS: Final = "decisions.parquet"
COPY: Final = "experiment.toml"


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """Matches of a cell that were played together, and where their line stands in the file."""

    cell: int
    first: int
    last: int
    offset: int = 0


class Journal:
    """One program at a time writes it. Memory holds where the pieces stand, never what is in them."""

    def __init__(self, folder: Path, about: Plain, text: str) -> None:
        self.folder = folder
        self.pieces: list[Piece] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._know(about, text)
            self.complete = (folder / MATCHES).exists() and not (folder / PIECES).exists()
            self._file: IO[bytes] = (folder / PIECES).open("ab+")
        except OSError as error:
            raise cannot_write(folder, error) from None
        _take(self._file, folder)
        self._read()
        if self.complete:
            self.forget()

    def _know(self, about: Plain, text: str) -> None:
        """A folder belongs to one experiment, made by one version; another is refused before anything is written."""
        run = self.folder / RUN
        if not run.exists():
            if any(self.folder.iterdir()):
                raise OpenpsError("error-lab-folder-used", folder=str(self.folder))
            (self.folder / COPY).write_text(text, "utf-8")
            write_whole(run, json.dumps(about, indent=1, sort_keys=True).encode())
        elif (known := _about(run)) != about:
            raise OpenpsError("error-lab-folder-other", folder=str(self.folder), differs=differs(known, about))

    def _read(self) -> None:
        """What is there; a last line that was never finished is cut off."""
        self._file.seek(0)
        good = 0
        for line in self._file:
            head = _head(line)
            if head is None:
                break
            cell, first, last = head
            self.pieces.append(Piece(cell, first, last, good))
            good += len(line)
        self._file.truncate(good)
        self._file.seek(0, os.SEEK_END)

    def write(self, cell: int, first: int, last: int, played: Played) -> Piece:
        packed = base64.b85encode(zlib.compress(json.dumps([played.matches, played.decisions]).encode()))
        offset = self._file.tell()
        try:
            self._file.write(json.dumps([cell, first, last]).encode() + b"\t" + packed + b"\n")
            self._file.flush()
        except OSError as error:
            self._take_back(offset)
            raise cannot_write(self.folder, error) from None
        piece = Piece(cell, first, last, offset)
        self.pieces.append(piece)
        return piece

    def _take_back(self, offset: int) -> None:
        os.ftruncate(self._file.fileno(), offset)

    def read(self, piece: Piece) -> tuple[Columns, Columns]:
        self._file.seek(piece.offset)
        line = self._file.readline()
        self._file.seek(0, os.SEEK_END)
        matches, decisions = json.loads(zlib.decompress(base64.b85decode(line.partition(b"\t")[2].strip())))
        return matches, decisions

    def in_order(self) -> Iterator[tuple[Piece, Columns, Columns]]:
        for piece in sorted(self.pieces):
            yield piece, *self.read(piece)

    def forget(self) -> None:
        """All of it stands in the results now; without this file the folder is complete."""
        (self.folder / PIECES).unlink(missing_ok=True)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _head(line: bytes) -> list[int] | None:
    """The cell and the numbers of a line; nothing for a line that is not whole."""
    head, _, rest = line.partition(b"\t")
    if not line.endswith(b"\n") or not rest:
        return None
    try:
        read: list[int] = json.loads(head)
    except ValueError:
        return None
    return read if len(read) == 3 else None


def _about(run: Path) -> Plain:
    try:
        read = json.loads(run.read_bytes())
    except (OSError, ValueError) as error:
        raise OpenpsError("error-file-read", file=str(run), reason=str(error)) from None
    return read if isinstance(read, dict) else {}


def differs(known: Plain, asked: Plain) -> str:
    """The names of what is not the same."""
    return ", ".join(sorted(key for key in {*known, *asked} if known.get(key) != asked.get(key)))


def write_whole(path: Path, data: bytes) -> None:
    partial = path.with_name(f"{path.name}.part")
    partial.write_bytes(data)
    partial.replace(path)


def cannot_write(folder: Path, error: OSError) -> OpenpsError:
    return OpenpsError("error-lab-disk", folder=str(folder), reason=error.strerror or str(error))


try:
    import fcntl
except ImportError:  # Windows: nobody is kept from running it twice at the same time

    def _take(file: IO[bytes], folder: Path) -> None:
        return

else:

    def _take(file: IO[bytes], folder: Path) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise OpenpsError("error-lab-busy", folder=str(folder)) from None
