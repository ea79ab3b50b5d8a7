"""What a table refuses, by the kind of reason. Words are found by the key, as for every error of the house."""

from __future__ import annotations

from enum import StrEnum

from openps.engine.errors import OpenpsError


class TableError(OpenpsError):
    """Something that a table does not do."""


class NotFound(TableError):
    """There is nothing of that name here."""


class NotYours(TableError):
    """Not the ticket for this."""


class Unknown(NotYours):
    """No ticket, or no password, that is good here."""


class NotNow(TableError):
    """It could be possible, but not as the table stands."""


class NotPossible(TableError):
    """What was asked for makes no sense here."""


class TooMuch(TableError):
    """More than one client may have."""


class StoreAway(TableError):
    """The store does not answer, or keeps nothing now."""


class Elsewhere(StoreAway):
    """Another process looks after this table, and whoever asked was not led there."""


class NotKept(StoreAway):
    """Nobody knows whether it was written: the table must be read from the store before the next act."""


class NotWritten(StoreAway):
    """It failed before the store was asked to keep it: it is not written, and never will be."""


class WheelLost(NotNow):
    """Another server has the wheel by now: what this one meant to do at the table is not due any more."""


class Farewell(StrEnum):
    """Why a table sends a watcher away."""

    RESTART = "restart"  # the house closes
    TICKET = "ticket"  # the right to be here ended
    REMOVED = "removed"  # the host of the server deleted the table
    BANNED = "banned"  # the host of the server banned the address


class Behind(Exception):
    """Somebody else wrote first: the table must be read again before anything is written."""
