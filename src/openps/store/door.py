"""The store that an address means."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from openps.engine.errors import OpenpsError
from openps.store.masking import masked
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
    parsed = address(url)
    if _family(parsed) == "sqlite":
        return SqliteStore(Path(parsed.database or ""), log, accept_loss, turns)
    return PostgresStore(url)


def address(url: str) -> sa.URL:
    """An address with `://`, taken apart. Raises OpenpsError if it is not one of a database we know."""
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # a port that is not a number, too
        raise OpenpsError("error-db-url") from None
    if _family(parsed) in ("postgresql", "postgres") or (_family(parsed) == "sqlite" and parsed.database):
        return parsed
    raise OpenpsError("error-db-url")


def _family(parsed: sa.URL) -> str:
    return parsed.drivername.partition("+")[0]


def without_password(url: str) -> str:
    """The same address, with its passwords masked."""
    return masked(address(url)) if "://" in url else url
