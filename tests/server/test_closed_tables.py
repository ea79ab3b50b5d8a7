"""After the end as well: what a locked table or one without onlookers played is for those who could have looked on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from urllib.parse import quote

import msgspec
import pytest

from openps.tables import journal
from openps.tables.ports import Row
from openps.tables.tickets import hashed_password
from tests.server.test_written import TOLD_AT_THE_END, Case, Moment, World, moments
from tests.tables.house import Counted

PASSWORD = "rose bud ☂"


def opened_with(**settings: object) -> Moment:
    """A match that is over, at a table that was opened otherwise."""
    over = moments()["over"]
    first = journal.read(over.rows[0].body)
    assert isinstance(first, journal.Opened)
    changed = msgspec.structs.replace(first, settings=msgspec.structs.replace(first.settings, **settings))
    return replace(over, rows=(Row(1, over.rows[0].at, journal.write(changed)), *over.rows[1:]))


def statuses(moment: Moment, path: str, tickets: tuple[int | None, ...] = (None, 0, 1)) -> list[int]:
    async def ask() -> list[int]:
        at = await World(moment).open()
        told = [(await at.ask("GET", path, Case(ticket)))[0] for ticket in tickets]
        await at.end()
        return told

    return asyncio.run(ask())


@pytest.mark.parametrize("path", TOLD_AT_THE_END)
def test_a_table_without_onlookers_is_told_of_to_its_people_alone(path: str) -> None:
    assert statuses(opened_with(spectators=False), path) == [403, 200, 200]


@pytest.mark.parametrize("path", TOLD_AT_THE_END)
def test_a_locked_table_is_told_of_to_its_people_and_to_those_with_the_password(path: str) -> None:
    locked = opened_with(password=hashed_password(PASSWORD, Counted()))
    assert statuses(locked, path) == [401, 200, 200]
    with_password = replace(locked, tickets=(quote(PASSWORD), quote("another")))
    assert statuses(with_password, path, (0, 1)) == [200, 401]


@pytest.mark.parametrize("path", TOLD_AT_THE_END)
def test_a_password_opens_no_table_without_onlookers(path: str) -> None:
    both = opened_with(password=hashed_password(PASSWORD, Counted()), spectators=False)
    assert statuses(replace(both, tickets=(quote(PASSWORD), "")), path, (0,)) == [403]
