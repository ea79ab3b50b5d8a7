"""One table says what a table's reasons are called on the line; tables themselves know no numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import openps.tables
from openps.desk.codes import NoLength, TooLarge, close_code, codes_of
from openps.engine.errors import BadMoveText, OpenpsError
from openps.tables import errors
from openps.tables.errors import Farewell

KNOWN = {
    errors.Unknown: (401, 4401),
    errors.NotYours: (403, 4403),
    errors.NotFound: (404, 4404),
    errors.NotNow: (409, 1013),
    errors.NotPossible: (400, 1013),
    errors.WheelLost: (409, 1013),
    errors.StoreAway: (503, 1013),
    errors.NotKept: (503, 1013),
    errors.Elsewhere: (503, 1013),
    errors.NotWritten: (503, 1013),
    errors.TooMuch: (429, 1013),
    TooLarge: (413, 1013),
    NoLength: (411, 1013),
}


def kinds_below(kind: type[OpenpsError]) -> Iterator[type[OpenpsError]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_below(below)


@pytest.mark.parametrize("kind", KNOWN)
def test_each_reason_has_its_status_and_its_close_code(kind: type[OpenpsError]) -> None:
    assert codes_of(kind("error-any")) == KNOWN[kind]


def test_no_reason_is_forgotten() -> None:
    assert set(kinds_below(errors.TableError)) == set(KNOWN)


def test_what_the_rules_refuse_is_a_bad_request() -> None:
    assert codes_of(BadMoveText("dance", "pass")) == (400, 1013)


def test_each_farewell_has_a_close_code() -> None:
    assert {why: close_code(why) for why in Farewell} == {
        Farewell.RESTART: 1012,
        Farewell.TICKET: 4401,
        Farewell.REMOVED: 4404,
        Farewell.BANNED: 4403,
    }


def test_tables_speak_of_reasons_and_not_of_numbers() -> None:
    code = re.compile(r"\b(101\d|4\d\d\d)\b")
    sources = sorted(Path(openps.tables.__file__).parent.glob("*.py"))
    assert sources
    assert [source.name for source in sources if code.search(source.read_text())] == []
