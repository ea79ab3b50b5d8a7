"""A lock among the processes of one server."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import weakref
from types import TracebackType
from typing import Final

NAP: Final = 0.0002
LONGEST_NAP: Final = 0.002


class SharedLock:
    """Made before the processes part. The system takes it from a process that ends, however it ends.

    One that sleeps with the lock in its hand must not stop all others: after so many seconds they go on without it.
    For one thread of each process: the system knows no smaller owner.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._file, name = tempfile.mkstemp()
        os.unlink(name)
        weakref.finalize(self, os.close, self._file)

    def __enter__(self) -> None:
        nap, patient_until = NAP, 0.0
        while not self._taken():
            patient_until = patient_until or time.monotonic() + self._patience
            if time.monotonic() > patient_until:
                return
            time.sleep(nap)
            nap = min(2 * nap, LONGEST_NAP)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_UN)

    def _taken(self) -> bool:
        if sys.platform == "win32":
            return True  # one process
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
