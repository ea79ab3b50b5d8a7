"""One program at a time at a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from openps.engine.errors import OpenpsError
from openps.store import private


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait until no other program holds this file, and hold it meanwhile.

    The lock is a file of its own, because the one it guards is replaced when it is written. It stays there, empty: the
    system lets go of it when its holder ends, however that happens.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        private.make_folder(lock.parent)
        file = private.opened(lock, "ab")
    except OSError as error:
        raise OpenpsError("error-file-write", file=str(path), reason=error.strerror or str(error)) from None
    with file:
        _take(file)
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds; we do not
                continue
            return

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
