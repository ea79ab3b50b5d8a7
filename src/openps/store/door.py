"""The store that an address means."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from openps.engine.errors import OpenpsError
from openps.store.postgres import PostgresStore
from openps.store.sql import SqlStore
from openps.store.sqlite import SqliteStore


def store_at(url: str) -> SqlStore:
    """`sqlite:///file` or `postgresql://user@host/name`; a bare path is a SQLite file. Errors never show a password."""
    if "://" not in url:
        return SqliteStore(Path(url))
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise OpenpsError("error-db-url") from None
    family = parsed.drivername.partition("+")[0]
    if family == "sqlite" and parsed.database:
        return SqliteStore(Path(parsed.database))
    if family in ("postgresql", "postgres"):
        return PostgresStore(url)
    raise OpenpsError("error-db-url")
