"""Brings a database to the schema of this version, by the migrations that lie beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"


def config(connection: sa.Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: sa.Connection) -> None:
    command.upgrade(config(connection), "head")


def downgrade(connection: sa.Connection) -> None:
    command.downgrade(config(connection), "base")
