"""Who agreed that a game is shown in the gallery, and which games operators took out of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has agreed so far: the gallery is empty."""
    op.create_table(
        "consents",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_consents"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_consents_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_consents_person", "consents", ["person"])
    op.create_table(
        "hidden_games",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_hidden_games"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_hidden_games_table_id", ondelete="CASCADE"
        ),
    )
