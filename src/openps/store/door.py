"""The store that an address means."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from openps.engine.errors import OpenpsError
from openps.store.postgres import PostgresStore
from openps.store.sql import Log, SqlStore, unheard
from openps.store.sqlite import SqliteStore, Turns


def store_at(url: str, log: Log = unheard, accept_loss: bool = False, turns: Turns | None = None) -> SqlStore:
    """`sqlite:///file` or `postgresql://user@host/name`; a bare path is a SQLite file. Errors never show a password.

    With `accept_loss`, a SQLite file from which something is missing is opened all the same. With `turns` it is the
    store of one of several processes.
    """
    if "://" not in url:
        return SqliteStore(Path(url), log, accept_loss, turns)
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise OpenpsError("error-db-url") from None
    family = parsed.drivername.partition("+")[0]
    if family == "sqlite" and parsed.database:
        return SqliteStore(Path(parsed.database), log, accept_loss, turns)
    if family in ("postgresql", "postgres"):
        return PostgresStore(url)
    raise OpenpsError("error-db-url")
