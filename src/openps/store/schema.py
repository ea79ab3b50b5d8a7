"""The journals, which are the truth; cards for lists, which can be made from them; and which server does what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"},
)

JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    # One row per number: this key refuses a second writer.
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

OPEN: Final = sa.text("phase IN ('lobby', 'playing')")
"""Word for word in the index and in what asks for it: so a database knows that it may use the one for the other."""

CARDS: Final = sa.Table(
    "cards",
    METADATA,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("locked", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Float(53), nullable=False, index=True),
    # A list of open tables looks past none that is over: there are a thousand times as many of those.
    sa.Index(None, "listed", "touched", sqlite_where=OPEN, postgresql_where=OPEN),
)

SERVERS: Final = sa.Table(
    "servers",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    # In seconds, by the clock of the database; a server that said nothing until then has lost its wheels.
    sa.Column("until", sa.Float(53), nullable=False),
)

WHEELS: Final = sa.Table(
    "wheels",
    METADATA,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("holder", sa.String(20), nullable=False),  # a server, or nobody
    # Grows whenever the wheel is taken: who acts by an older one is refused.
    sa.Column("term", sa.Integer, nullable=False),
)

REVIEWS: Final = sa.Table(
    "reviews",
    METADATA,
    # Of a match that is over; it can be made again from the journal, so a backup leaves it out.
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

ORDERS: Final = sa.Table(
    "orders",
    METADATA,
    # What `openps admin` asks of every running server: each reads the numbers that it has not seen.
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
)

ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
    # Deleted as soon as they are read: an answer about limits lists addresses.
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("server", sa.String(20), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

BANS: Final = sa.Table("bans", METADATA, sa.Column("network", sa.String(50), primary_key=True))
"""Addresses and networks that may not connect. Not in a backup."""

REMOVED: Final = sa.Table("removed", METADATA, sa.Column("table_id", sa.String(20), primary_key=True))
"""Written by a trigger of SQLite: tables that lost rows by a DELETE, by whatever program (see `losses`)."""

KEPT: Final = (CARDS, JOURNAL)
"""What a backup holds: which server does what is over with the servers."""


def are_foreign(tables: Sequence[str]) -> bool:
    """Whether these tables are another program's. A database without any may become ours, also after a downgrade."""
    return JOURNAL.name not in tables and any(name != "alembic_version" for name in tables)
