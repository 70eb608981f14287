"""Bans, reports and the audit log; sessions know what browser they are of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """All of it is empty at first."""
    op.add_column("sessions", sa.Column("device", sa.Text))
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("settled", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("uq_reports_line", "reports", ["table_id", "line", "reporter"], unique=True)
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("did", sa.Text, nullable=False),
        sa.Column("about", sa.Text),
        sa.Column("detail", sa.Text),
        sa.Column("address", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_index("ix_deeds_about", "deeds", ["about"])
