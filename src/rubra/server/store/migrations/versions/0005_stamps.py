"""Stamps: whether a transaction was committed whose connection broke."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Each writer adds its own row."""
    op.create_table(
        "stamps",
        sa.Column("writer", sa.Text, nullable=False),
        sa.Column("stamp", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("writer", name="pk_stamps"),
    )
