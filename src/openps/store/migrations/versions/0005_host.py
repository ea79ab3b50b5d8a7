"""What a host asks of running servers, banned addresses, and which tables lost rows on purpose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# SQLite only: a server that starts looks for the last row it wrote, and finds here why it is gone.
_NOTE_REMOVED = """
CREATE TRIGGER journal_removed AFTER DELETE ON journal
BEGIN INSERT OR IGNORE INTO removed (table_id) VALUES (OLD.table_id); END
"""


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("server", sa.String(20), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table("bans", sa.Column("network", sa.String(50), primary_key=True))
    op.create_table("removed", sa.Column("table_id", sa.String(20), primary_key=True))
    if op.get_bind().dialect.name == "sqlite":
        op.execute(_NOTE_REMOVED)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER journal_removed")
    for table in ("removed", "bans", "answers", "orders"):
        op.drop_table(table)
