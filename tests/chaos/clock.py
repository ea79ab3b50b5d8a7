"""A server whose clock jumps: the one thing about it that is not as a host runs it.

The domain takes time as an argument, and the process gives it `time.time`. A server of these tests is started by a
program that replaces this one function before the server reads it, by one that adds what a file says.
"""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
_LOOK_EVERY: Final = 0.05


def program(path: Path) -> str:
    """To be run by the Python of the server, in place of `-m openps`."""
    return (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        f"from tests.chaos import clock; clock.follow({str(path)!r})\n"
        "from openps.cli.main import run; run()"
    )


def set_off(path: Path, seconds: float) -> None:
    path.write_text(str(seconds))


def follow(path: str) -> None:
    """From now on the time of this process is off by what stands in the file."""
    real, off = time.time, [0.0]

    def look() -> None:
        while True:
            with contextlib.suppress(OSError, ValueError):  # it is being written
                off[0] = float(Path(path).read_text())
            time.sleep(_LOOK_EVERY)

    threading.Thread(target=look, daemon=True).start()
    time.time = lambda: real() + off[0]
