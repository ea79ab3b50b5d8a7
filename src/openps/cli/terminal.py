"""The person's terminal: how large its screen is, and how this program is called in it."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from openps.words.page import COLUMNS, ENDLESS, Page

WIDEST: Final = 100  # longer lines are hard to read


def program() -> str:
    """How this program can be started again: by its name where the shell finds it, otherwise as it was started."""
    started = sys.argv[0] if sys.argv else ""
    if shutil.which("openps"):
        return "openps"
    return started if os.path.basename(started).startswith("openps") else f"{sys.executable} -m openps"


def page() -> Page:
    """From 80 to 100 columns, as the terminal has them; where there is none, 80 columns without end."""
    columns, rows = shutil.get_terminal_size(fallback=(0, 0))
    return Page(min(WIDEST, max(COLUMNS, columns)), rows or ENDLESS)
