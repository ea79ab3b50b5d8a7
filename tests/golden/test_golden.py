"""Whole matches as readable text: a change of rules shows as a diff in the review (`make golden` writes them anew)."""

from __future__ import annotations

from pathlib import Path

import pytest

from openps.catalog import OURS, game_named
from openps.engine import record
from tests.golden.write import GOLDEN, told

RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_golden_match_plays_the_same(path: Path) -> None:
    read = record.read(path.read_bytes())
    match = record.replay(read, game_named(read.game))

    assert match.outcome() is not None
    assert record.write(match, read.seats) == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_golden_match_is_told_the_same(path: Path) -> None:
    assert told(path.read_bytes()) == path.with_suffix(".txt").read_text("utf-8")


def test_every_game_has_a_golden_match() -> None:
    assert {path.parent.name for path in RECORDS} >= {edition.key for edition in OURS}
