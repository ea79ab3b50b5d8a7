"""What git keeps of this project, for the tests that look at all of it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NO_GIT = "compares with what git keeps: needs git, and a checkout rather than an unpacked archive"


def committed(*patterns: str) -> list[str]:
    """The names of the files that git keeps and that are there; only those that fit a pattern, where one is given."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip(NO_GIT)
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", *patterns]  # whoever the files belong to
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]
