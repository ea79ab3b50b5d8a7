"""The commit that this openps was made from.

The build runs this file by its path, before anything is installed: it imports the standard library only.
"""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

COMMIT_FILE = "commit.txt"
"""Written beside this file into wheels and source archives."""
_DESCRIBE = ("git", "--no-optional-locks", "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")
_SECONDS = 10


@cache
def commit() -> str:
    """The short hash, with `-dirty` after it where files were changed; empty where it is not known.

    Only a checkout asks git.
    """
    package = Path(__file__).resolve().parent
    built, checkout = package / COMMIT_FILE, package.parent.parent
    if built.is_file():
        return built.read_text("utf-8").strip()
    return _asked_of_git(checkout) if (checkout / ".git").exists() else ""


def _asked_of_git(checkout: Path) -> str:
    """Empty without git, or where git refuses, such as for a folder of another user."""
    try:
        asked = subprocess.run(  # noqa: S603 - no word of it comes from outside
            _DESCRIBE, cwd=checkout, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
