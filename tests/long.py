"""Whether tests that have a long form take it: `make long` asks for it, `make test` takes a slice of each."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("OPENPS_LONG") == "1"


def slice_of(whole: int, few: int) -> int:
    """How many of them: all where the long form is asked for."""
    return whole if LONG else few
