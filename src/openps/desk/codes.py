"""What the reasons of tables are called on the line: the one table of HTTP statuses and WebSocket close codes."""

from __future__ import annotations

from typing import Final, NamedTuple

from openps.engine.errors import OpenpsError
from openps.tables import errors
from openps.tables.errors import Farewell


class TooLarge(errors.NotPossible):
    """A body of more bytes than are read."""


class NoLength(errors.NotPossible):
    """A body that does not say beforehand how long it is."""


class Codes(NamedTuple):
    """How a request is refused, and how a socket that never got in is closed."""

    status: int
    close: int


GOOD: Final = 200
UNAVAILABLE: Final = 503

# What only sockets know.
SERVER_FAILED: Final = 1011
TOO_BIG: Final = 1009
TRY_LATER: Final = 1013
BAD_MESSAGE: Final = 4400
UNKNOWN: Final = 4401
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
TOO_LATE: Final = 4408
TOO_MUCH: Final = 4429

_OF_ERROR: Final[dict[type[OpenpsError], Codes]] = {
    errors.Unknown: Codes(401, UNKNOWN),
    errors.NotYours: Codes(403, FORBIDDEN),
    errors.NotFound: Codes(404, NOT_FOUND),
    errors.NotNow: Codes(409, TRY_LATER),
    errors.TooMuch: Codes(429, TRY_LATER),
    errors.StoreAway: Codes(UNAVAILABLE, TRY_LATER),
    TooLarge: Codes(413, TRY_LATER),
    NoLength: Codes(411, TRY_LATER),
    errors.NotPossible: Codes(400, TRY_LATER),
    OpenpsError: Codes(400, TRY_LATER),  # what the rules or the options have against it
}

_OF_FAREWELL: Final[dict[Farewell, int]] = {
    Farewell.RESTART: 1012,
    Farewell.TICKET: UNKNOWN,
    Farewell.REMOVED: NOT_FOUND,
    Farewell.BANNED: FORBIDDEN,
}


def codes_of(error: OpenpsError) -> Codes:
    """By the nearest kind of error that has a row."""
    return next(_OF_ERROR[kind] for kind in type(error).__mro__ if kind in _OF_ERROR)


def close_code(why: Farewell) -> int:
    return _OF_FAREWELL[why]
