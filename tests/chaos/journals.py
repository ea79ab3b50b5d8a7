"""The journals as the databases hold them: by their own drivers, without a word of ours in between."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from tests.chaos.history import Row

_READ = "SELECT seq, at, body FROM journal WHERE table_id = {} ORDER BY seq"


async def rows(database: str, table: str) -> list[Row]:
    if database.startswith("postgresql://"):
        line = await asyncpg.connect(database, timeout=60)
        try:
            return [Row(*one) for one in await line.fetch(_READ.format("$1"), table)]
        finally:
            await line.close()
    with closing(sqlite3.connect(f"{Path(database).as_uri()}?mode=ro", uri=True, timeout=60)) as file:
        return [Row(*one) for one in file.execute(_READ.format("?"), (table,))]
