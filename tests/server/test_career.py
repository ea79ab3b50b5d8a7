"""A career is added up by the server from what a browser kept."""

from __future__ import annotations

import msgspec
import pytest

from openps.desk.limits import Limits
from openps.editions.negotiator.career import CAREER
from openps.engine.errors import OpenpsError
from openps.games.negotiator.exploits import Exploit
from openps.wire import messages as wire

MOST = 180  # as many as a browser keeps


def match(taker: str, won: bool, *exploits: str, practice: bool = False) -> dict[str, object]:
    reason = "taker_captured" if won else "taker_escaped"
    return {
        "table": "abcd", "taker": taker, "won": won, "reason": reason, "turns": 6, "freed": 4, "dead": 1,
        "exploits": list(exploits), "practice": practice,
    }  # fmt: skip


def test_rows_exploits_and_names_are_those_of_the_terminal() -> None:
    kept = [match("arkayne", True, "silence"), match("donna", False, practice=True), match("donna", True)]
    told = CAREER.totals([*kept, match("edward", True, "silence", "five_turns")], "fr")

    assert [(row.taker, row.matches, row.won, row.streak) for row in told.rows] == [
        ("arkayne", 1, 1, 1), ("donna", 1, 1, 1), ("edward", 1, 1, 1), (None, 3, 3, 3),
    ]  # fmt: skip
    first = {one.exploit: one.match for one in told.exploits if one.match is not None}
    assert first == {"three_in_a_row": 2, "silence": 0, "five_turns": 2}
    assert len(told.exploits) == 23
    assert set(told.names) == {"arkayne", "donna", "edward"}


def test_three_in_a_row_is_never_taken_on_trust() -> None:
    told = CAREER.totals([match("donna", True, "three_in_a_row")], "en")

    assert all(one.match is None for one in told.exploits)


@pytest.mark.parametrize(
    "kept",
    [
        match("nobody", True),
        match("donna", True, "flight"),
        {**match("donna", True), "turns": 10**30},
        {**match("donna", True), "won": "yes"},
        {**match("donna", True), "more": 1},
        {"taker": "donna"},
    ],
)
def test_what_no_career_holds_is_refused_by_name(kept: dict[str, object]) -> None:
    with pytest.raises(OpenpsError) as refused:
        CAREER.totals([kept], "en")
    assert refused.value.key == "error-career-match"


def test_an_empty_career_is_one() -> None:
    assert [row.matches for row in CAREER.totals([], "en").rows] == [0, 0, 0, 0]


def test_a_full_career_fits_into_a_request() -> None:
    full = match("arkayne", True, *[one.value for one in Exploit][:10])
    kept = wire.CareerKept(matches=[full] * MOST)

    assert len(msgspec.json.encode(kept)) < Limits().body
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(wire.CareerKept(matches=[full] * (MOST + 1))), type=wire.CareerKept)
