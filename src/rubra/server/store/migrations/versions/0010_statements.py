"""Statements: what is said in words of a game, and after how many entries of the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """There were none."""
    op.add_column("lines", sa.Column("words", sa.Text))
    op.add_column("lines", sa.Column("entry", sa.Integer))
