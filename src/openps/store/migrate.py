"""Brings a database to the schema of this version, by the migrations that lie beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from openps.store.schema import are_foreign

FOLDER: Final = Path(__file__).parent / "migrations"


def config(connection: sa.Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def known() -> list[str]:
    """Every schema there has been, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def head() -> str:
    """The schema of this version."""
    return known()[0]


def revision(connection: sa.Connection) -> str | None:
    """The schema that a database has; nothing where it was never opened."""
    return MigrationContext.configure(connection).get_current_revision()


class Foreign(Exception):
    """A database with tables of another program, and without ours."""


def expect_ours(connection: sa.Connection) -> None:
    """Raises Foreign if somebody else's tables are in it. One without tables may become ours."""
    if are_foreign(sa.inspect(connection).get_table_names()):
        raise Foreign


def upgrade(connection: sa.Connection) -> None:
    """All or nothing: a disk that is full in between leaves the database as it was."""
    expect_ours(connection)
    if connection.dialect.name == "sqlite":  # its driver begins a transaction for rows, and not for tables
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config(connection), "head")


def downgrade(connection: sa.Connection) -> None:
    command.downgrade(config(connection), "base")
