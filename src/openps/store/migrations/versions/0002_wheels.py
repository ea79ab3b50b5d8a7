"""Which servers are alive, and which of them holds the wheel of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_servers"),
    )
    op.create_table(
        "wheels",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("holder", sa.String(20), nullable=False),
        sa.Column("term", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_wheels"),
    )


def downgrade() -> None:
    op.drop_table("wheels")
    op.drop_table("servers")
