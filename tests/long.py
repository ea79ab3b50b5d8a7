"""Whether tests that have a long form take it: `make long` asks for it, `make test` takes a slice of each."""

from __future__ import annotations

import os
from typing import Final

import pytest

LONG: Final = os.environ.get("OPENPS_LONG") == "1"


def slice_of(whole: int, few: int) -> int:
    """How many of them: all where the long form is asked for."""
    return whole if LONG else few


def only_long(slice_is: str) -> pytest.MarkDecorator:
    """For a test that `make test` leaves out: where its kind of failure is noticed there."""
    return pytest.mark.skipif(not LONG, reason=f"make long; here: {slice_is}")
