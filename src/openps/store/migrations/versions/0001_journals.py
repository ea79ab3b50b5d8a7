"""Journals of tables, and cards for lists of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_journal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cards",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_cards"),
    )
    op.create_index("ix_cards_touched", "cards", ["touched"])


def downgrade() -> None:
    op.drop_table("cards")
    op.drop_table("journal")
