"""What a person typed, held against what is offered: case, accents and punctuation do not matter."""

from __future__ import annotations

import re
import select
import sys
from collections.abc import Sequence
from typing import Final

from openps.words.search import plain

_NUMBERS: Final = re.compile(r"[0-9]{1,9}(?:[\s,+]+[0-9]{1,9})*")
SHORTEST: Final = 2  # a single letter may be a slip of the hand, and a choice cannot be taken back


def whole(text: str, offered: Sequence[Sequence[str]]) -> list[int]:
    """The places of the choices that are called exactly this; each choice goes by several names."""
    wanted = plain(text)
    return [place for place, names in enumerate(offered) if wanted and wanted in map(plain, names)]


def begun(text: str, offered: Sequence[Sequence[str]]) -> list[int]:
    """The places of the choices whose name begins so."""
    wanted = plain(text)
    if len(wanted) < SHORTEST:
        return []
    return [place for place, names in enumerate(offered) if any(plain(name).startswith(wanted) for name in names)]


def numbers(text: str) -> list[int]:
    """`1 3 4` or `1, 3, 4`; nothing where anything else was typed."""
    return [int(number) for number in re.findall("[0-9]+", text)] if _NUMBERS.fullmatch(text.strip()) else []


def lies_ready() -> bool:
    """Whether a person has typed a line that nobody asked for; where that cannot be known, nobody has."""
    try:
        return bool(select.select([sys.stdin], [], [], 0)[0])
    except (OSError, ValueError):  # a console of Windows, or no file at all
        return False
