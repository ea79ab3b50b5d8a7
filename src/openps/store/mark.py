"""What was acknowledged last, beside the database: one from which something is missing does not pass for whole.

SQLite reads what there is. Where the file with the last writes (`-wal`) was lost or cut, or an older copy lies in the
place of the database, it opens without a word. So the key of the last row is written beside it after every commit,
before anybody hears of it: one small write without waiting for the disk (docs/decisions/0113).
"""

from __future__ import annotations

import contextlib
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from openps.store import private

_SIZE: Final = 128
_NOTHING: Final = b"\n".rjust(_SIZE)


@dataclass(frozen=True, slots=True)
class Last:
    """The key of a row, and its time."""

    table_id: str
    seq: int
    at: float

    def line(self) -> bytes:
        """Always of one length: it is written over the one before."""
        said = f"{self.table_id} {self.seq} {self.at!r}".encode()
        return b"%s %08x" % (said, zlib.crc32(said)) + _NOTHING[len(said) + 9 :]


def read(path: Path) -> Last | None:
    """Nothing where there is none, or where it was not written to its end."""
    try:
        said, _, check = path.read_bytes().strip().rpartition(b" ")
        if int(check, 16) != zlib.crc32(said):
            return None
        table_id, seq, at = said.decode().rsplit(" ", 2)
        return Last(table_id, int(seq), float(at))
    except (FileNotFoundError, ValueError):
        return None


class Mark:
    """Kept open while the database is."""

    def __init__(self, path: Path) -> None:
        private.opened(path, "ab").close()
        self._file: IO[bytes] = private.opened(path, "r+b", buffering=0)

    def put(self, last: Last) -> None:
        self._write(last.line())

    def clear(self) -> None:
        self._write(_NOTHING)

    def _write(self, line: bytes) -> None:
        # An older mark is true as well: what is on the disk already must not fail for it.
        with contextlib.suppress(OSError):
            self._file.seek(0)
            self._file.write(line)

    def close(self) -> None:
        self._file.close()
