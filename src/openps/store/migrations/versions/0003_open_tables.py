"""The list of open tables, however many are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_OPEN = sa.text("phase IN ('lobby', 'playing')")


def upgrade() -> None:
    op.create_index("ix_cards_listed", "cards", ["listed", "touched"], sqlite_where=_OPEN, postgresql_where=_OPEN)


def downgrade() -> None:
    op.drop_index("ix_cards_listed", "cards")
