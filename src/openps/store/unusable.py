"""Why a database can't be used, as a sentence for the host."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator
from typing import Final

from openps.engine.errors import OpenpsError

_SQLSTATES: Final = {
    "28000": "error-db-password",
    "28P01": "error-db-password",
    "3D000": "error-db-missing",
    "42501": "error-db-no-tables",
    "53100": "error-db-no-disk",
}
_SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: "error-db-foreign",
    sqlite3.SQLITE_READONLY: "error-db-rights",
    sqlite3.SQLITE_CANTOPEN: "error-db-rights",
    sqlite3.SQLITE_PERM: "error-db-rights",
    sqlite3.SQLITE_FULL: "error-db-no-disk",
    sqlite3.SQLITE_IOERR: "error-db-no-disk",
}
_SYSTEM: Final = {
    errno.EACCES: "error-db-rights",
    errno.EPERM: "error-db-rights",
    errno.EROFS: "error-db-rights",
    errno.EISDIR: "error-db-folder",
    errno.ENOSPC: "error-db-no-disk",
    errno.EDQUOT: "error-db-no-disk",
    errno.EFBIG: "error-db-no-disk",
}
_FIRST_BYTE: Final = 0xFF
"""Of a code of SQLite: the kind of failure, without its details."""


def unusable(name: str, error: BaseException, remote: bool) -> OpenpsError:
    """For a database with this name, without its password. `remote`: it is reached over a network."""
    for one in _from_the_bottom(error):
        key = _key(one, remote)
        if key:
            return OpenpsError(key, db=name)
    return OpenpsError("error-db-unusable", db=name, cause=_cause(error))


def _from_the_bottom(error: BaseException) -> Iterator[BaseException]:
    """The error of the driver or of the system first, then those that were made of it."""
    deeper = getattr(error, "orig", None) or error.__cause__
    if isinstance(deeper, BaseException):
        yield from _from_the_bottom(deeper)
    yield error


def _key(error: BaseException, remote: bool) -> str | None:
    if isinstance(error, OSError):
        return _network(error) if remote else _SYSTEM.get(error.errno or 0)
    if isinstance(error, sqlite3.Error):
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & _FIRST_BYTE)
    return _SQLSTATES.get(str(getattr(error, "sqlstate", "")))


def _network(error: OSError) -> str | None:
    """Several addresses of one name fail as one error, which has no number."""
    silent = isinstance(error, ConnectionRefusedError | TimeoutError | socket.gaierror)
    return "error-db-no-answer" if silent or "Connect call failed" in str(error) else None


def _cause(error: BaseException) -> str:
    """The database's own words, in one line."""
    reason = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", error))
    return (reason or str(error) or type(error).__name__).splitlines()[0].rstrip(".")
