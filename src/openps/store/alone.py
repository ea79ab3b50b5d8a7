"""One server at a time at a database file, by whatever name it comes to it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from openps.engine.errors import OpenpsError
from openps.store import private


class Alone:
    """The locks of one file. The system gives them up when the process ends, however it ends.

    A file beside the database keeps out whoever comes by its path, by a relative one or by a symbolic link. On Linux
    the database itself is locked as well, and with it its inode: that keeps out hard links and names of a mount.
    Elsewhere such a lock and those of SQLite would be in each other's way.
    """

    def __init__(self, path: Path) -> None:
        """`path` leads to the file itself, not to a link. The file is made where there is none."""
        self._held: list[IO[bytes]] = []
        try:
            self._hold(path.with_name(f"{path.name}.lock"), locked=True)
            self.database = self._hold(path, locked=sys.platform == "linux")
        except BlockingIOError:
            self.close()
            raise OpenpsError("error-db-locked", file=str(path)) from None
        except OSError:
            self.close()
            raise

    def _hold(self, path: Path, locked: bool) -> IO[bytes]:
        file = private.opened(path, "a+b")
        self._held.append(file)
        if locked:
            _lock(file)
        return file

    def close(self) -> None:
        """Only after SQLite: closing a file gives up all locks that this process has on it."""
        for file in reversed(self._held):
            file.close()
        self._held.clear()


def _lock(held: IO[bytes]) -> None:
    """Raises BlockingIOError where somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
