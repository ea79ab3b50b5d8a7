"""One puzzle a day, the same for everybody."""

from __future__ import annotations

import subprocess
import sys

import pytest

from openps.catalog import OURS
from openps.editions.edition import Edition
from openps.editions.puzzles.shelf import numbered, of_day, shipped
from openps.editions.puzzles.told import puzzles_of
from openps.engine.errors import OpenpsError

EACH = pytest.mark.parametrize("edition", OURS, ids=lambda edition: edition.key)
STRANGE_DAYS = ("", "yesterday", "2026-13-01", "2026-02-30", "20261118", "2026-11-18T00:00", "2026-W47-3")
FAR_DAYS = ("1999-12-31", "2025-12-31", "2100-01-01", "9999-12-31")
STRANGE_NUMBERS = ("0", "-1", "1.5", "", "one", "99999", "9" * 50, "²", "١")


@EACH
def test_one_day_after_another_they_come_round(edition: Edition) -> None:
    brought = puzzles_of(edition)
    count = len(shipped(brought.package))

    assert of_day(brought, "2026-01-01").number == 1
    assert of_day(brought, "2026-01-02").number == 2
    assert of_day(brought, "2026-11-18").number == 321 % count + 1
    assert of_day(brought, "2026-11-18") is numbered(brought, str(321 % count + 1))


def test_it_is_the_same_in_another_process_with_other_hashes() -> None:
    code = (
        "from openps.catalog import OURS; from openps.editions.puzzles.shelf import of_day;"
        "print([of_day(one.puzzles, '2026-11-18').seed for one in OURS])"
    )
    command = [sys.executable, "-c", code]
    told = [
        subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    ]

    assert told[0] == told[1] == f"{[of_day(puzzles_of(one), '2026-11-18').seed for one in OURS]}\n"


@pytest.mark.parametrize("text", STRANGE_DAYS)
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(OpenpsError) as refused:
        of_day(puzzles_of(OURS[0]), text)
    assert refused.value.key == "error-puzzle-date"


@pytest.mark.parametrize("text", FAR_DAYS)
def test_a_date_far_away_is_refused_with_the_first_and_the_last(text: str) -> None:
    with pytest.raises(OpenpsError) as refused:
        of_day(puzzles_of(OURS[0]), text)
    assert (refused.value.key, refused.value.arguments["first"]) == ("error-puzzle-day", "2026-01-01")


@pytest.mark.parametrize("text", STRANGE_NUMBERS)
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(OpenpsError) as refused:
        numbered(puzzles_of(OURS[0]), text)
    assert refused.value.key == "error-puzzle-number"
