"""Whole matches as readable text: a change of rules shows as a diff in the review (`make golden` writes them anew)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from openps.catalog import OURS, game_named
from openps.engine import record
from openps.engine.chance import FreeChance
from openps.engine.errors import BadRecord
from tests.golden.write import GOLDEN, told

RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))
EARLIER = sorted(GOLDEN.glob("*/rules-*/*.jsonl"))
"""Of earlier versions of the rules, written when those were played; never written anew."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_golden_match_plays_the_same(path: Path) -> None:
    read = record.read(path.read_bytes())
    match = record.replay(read, game_named(read.game))

    assert match.outcome() is not None
    assert record.write(match, read.seats) == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_golden_match_is_told_the_same(path: Path) -> None:
    assert told(path.read_bytes()) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_record_of_earlier_rules_plays_the_same_and_is_played_on_from_its_middle(path: Path) -> None:
    read = record.read(path.read_bytes())
    game = game_named(read.game)
    assert read.rules < game.info.rules_version
    match = record.replay(read, game)
    assert match.outcome() is not None
    assert record.write(match, read.seats) == path.read_bytes()

    begun = record.open_match(read, game)
    for act in read.acts[: len(read.acts) // 2]:
        record.follow(begun, act)
    saved = record.read(record.write(begun, read.seats))
    assert saved.rules == read.rules
    going_on, luck = record.replay(saved, game), FreeChance(path.stem)
    while (decision := going_on.decision()) is not None:
        seat = decision.seats[0]
        going_on.play(seat, luck.pick(going_on.legal_moves(seat), "move"))
    assert record.replay(record.read(record.write(going_on, read.seats)), game).outcome() == going_on.outcome()


def test_earlier_rules_forbid_what_they_forbade() -> None:
    """PS-9.17, PS-18.2  The kept records are matches that the rules of today do not allow."""
    for name in ("random-4-alone", "random-4-host-card"):
        read = record.read((GOLDEN / "panic_station" / "rules-2" / f"{name}.jsonl").read_bytes())
        with pytest.raises(BadRecord):
            record.replay(replace(read, rules=game_named(read.game).info.rules_version), game_named(read.game))


def test_a_counterpart_outlived_the_taker_by_the_rules_of_before() -> None:
    """NG-12.3  The kept match has other dice by the rules of today."""
    read = record.read((GOLDEN / "negotiator" / "rules-1" / "own-cards.jsonl").read_bytes())
    with pytest.raises(BadRecord):
        record.replay(replace(read, rules=game_named(read.game).info.rules_version), game_named(read.game))


def test_every_game_has_a_golden_match() -> None:
    assert {path.parent.name for path in RECORDS} >= {edition.key for edition in OURS}
