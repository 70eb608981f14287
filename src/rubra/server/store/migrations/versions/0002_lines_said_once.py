"""A line keeps the id of its message: what is sent twice is said once, after a kill too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lines from before have none."""
    op.add_column("lines", sa.Column("message", sa.Text))
    op.create_index(
        "uq_lines_message",
        "lines",
        ["table_id", "person", "message"],
        unique=True,
        sqlite_where=sa.text("message IS NOT NULL"),
        postgresql_where=sa.text("message IS NOT NULL"),
    )
