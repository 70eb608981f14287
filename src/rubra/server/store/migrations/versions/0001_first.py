"""People, sessions, tables with their seats, entries and lines, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything that there is at first."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("push", sa.Text),
        sa.Column("account", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_used", "sessions", ["used"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("box_digest", sa.Text, nullable=False),
        sa.Column("box_text", sa.Text),
        sa.Column("access", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("key", sa.LargeBinary),
        sa.Column("begun", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("result", sa.Text),
        sa.Column("message", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("source", sa.Text),
        sa.Column("source_at", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_phase_created", "tables", ["phase", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("nonce", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("back_to", sa.Integer),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("message", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("number > 0", name=op.f("ck_entries_number")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_entries_message",
        "entries",
        ["table_id", "seat", "message"],
        unique=True,
        sqlite_where=sa.text("message IS NOT NULL"),
        postgresql_where=sa.text("message IS NOT NULL"),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("signal", sa.Text),
        sa.Column("about", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_lines_table_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("number > 0", name=op.f("ck_lines_number")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_lines_person", "lines", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
