"""What holds secrets is for its owner alone, whatever the umask: seeds of running matches, tickets, passwords."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import IO, Final

FILE: Final = 0o600
FOLDER: Final = 0o700
_OTHERS: Final = 0o077


def make_folder(path: Path) -> None:
    """The folder, with all that is missing above it; what was there before stays as it is."""
    for missing in reversed([one for one in (path, *path.parents) if not one.exists()]):
        missing.mkdir(FOLDER, exist_ok=True)


def opened(path: Path, mode: str, buffering: int = -1) -> IO[bytes]:
    """As `open`; a file that is made by it is private from its first moment."""
    return open(path, mode, buffering, opener=lambda name, flags: os.open(name, flags, FILE))


def tighten(path: Path) -> bool:
    """Whether something was open to others, and is not any more. Raises PermissionError where it is not ours."""
    if os.name == "nt" or not path.exists():  # on Windows, who may read a file is said by its folder
        return False
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & _OTHERS:
        return False
    path.chmod(mode & ~_OTHERS)
    return True
