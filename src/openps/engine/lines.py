"""Lines that people write."""

from __future__ import annotations

from typing import Final

_NO_BREAK: Final = str.maketrans("\u00a0\u202f", "  ")


def is_printable(text: str) -> bool:
    """Whether it can stand in a line. Python takes no-break spaces for none; French has one before each `?`."""
    return text.translate(_NO_BREAK).isprintable()
