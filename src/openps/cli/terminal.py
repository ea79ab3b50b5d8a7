"""How large the person's screen is."""

from __future__ import annotations

import shutil
from typing import Final

from openps.words.page import COLUMNS, ENDLESS, Page

WIDEST: Final = 100  # longer lines are hard to read


def page() -> Page:
    """From 80 to 100 columns, as the terminal has them; where there is none, 80 columns without end."""
    columns, rows = shutil.get_terminal_size(fallback=(0, 0))
    return Page(min(WIDEST, max(COLUMNS, columns)), rows or ENDLESS)
