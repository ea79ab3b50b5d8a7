"""A match that is not over, as a file: to be saved where the storage is full, and brought back to play on.

It is the journal of its table, and holds what is hidden from whoever plays. So it is closed: nobody reads it by opening
it. It is no safe: the browser of whoever plays keeps the same journal, and could hide no key from them.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from openps.engine.errors import OpenpsError
from openps.tables.errors import NotPossible, Unknown
from openps.tables.house import House
from openps.tables.ports import Row
from openps.tables.table import Table, folded
from openps.tables.tickets import hashed, may_be_table_id

HEAD: Final = "A match of openps, closed. Bring it to the page where records are reviewed, to play on."
MOST: Final = 8 * 2**20
"""Bytes of a journal: a file can be made to unfold without end."""


class Saving(msgspec.Struct):
    """Which table, by whoever holds tickets to it."""

    table: str
    tickets: list[str]


class Given(msgspec.Struct):
    file: str


class Carried(msgspec.Struct):
    table: str
    game: str
    tickets: list[str]
    rows: list[tuple[int, float, str]]


class Back(msgspec.Struct):
    """What the page needs to sit down again."""

    table: str
    game: str
    tickets: list[str]


def closed(carried: Carried) -> str:
    packed = zlib.compress(msgspec.json.encode(carried), 9)
    return f"{HEAD}\n{base64.b64encode(packed).decode()}\n"


def opened(text: str) -> Carried:
    head, _, rest = text.partition("\n")
    if head.strip() != HEAD:
        raise NotPossible("error-carried")
    try:
        data = zlib.decompressobj().decompress(base64.b64decode("".join(rest.split()), validate=True), MOST)
        return msgspec.json.decode(data, type=Carried)
    except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeError) as error:
        raise NotPossible("error-carried") from error


async def save(house: House, asked: Saving) -> str:
    """For whoever sits at that table, and nobody else."""
    table = (await house.table(asked.table)).table
    if not asked.tickets or not all(table.member_with(hashed(one)) for one in asked.tickets):
        raise Unknown("error-no-ticket")
    rows = [(row.seq, row.at, row.body.decode()) for row in await house.store.rows(table.id, 0)]
    return closed(Carried(table.id, table.plan.game, asked.tickets, rows))


async def bring_back(house: House, asked: Given) -> Back:
    """As far as it is not here already; a match that went on otherwise stays as it is."""
    given = opened(asked.file)
    rows = [Row(seq, at, body.encode()) for seq, at, body in given.rows]
    table = told(given.table, rows)
    here = await house.store.rows(given.table, 0)
    if [row.body for row in here[: len(rows)]] != [row.body for row in rows[: len(here)]]:
        raise NotPossible("error-carried-otherwise")
    for row in rows[len(here) :]:
        await house.store.append(given.table, row)
        house.appended(given.table, row.seq)
    return Back(given.table, table.plan.game, given.tickets)


def told(table_id: str, rows: Sequence[Row]) -> Table:
    """The table of that journal; raises where it is none."""
    try:
        table = folded(table_id, rows)
    except (OpenpsError, msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotPossible("error-carried") from error
    if not may_be_table_id(table_id) or table.opened is None or [row.seq for row in rows] != [*range(1, len(rows) + 1)]:
        raise NotPossible("error-carried")
    return table
