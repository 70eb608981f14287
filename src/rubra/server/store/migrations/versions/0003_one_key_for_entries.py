"""The number of an entry is its only key: that of its message doubled the pages of a move."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """What is sent twice is still stored once; the schema says why."""
    op.drop_index("uq_entries_message", "entries")
