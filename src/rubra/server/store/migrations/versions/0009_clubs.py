"""Clubs and their tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """There were none; a table belongs to no tournament."""
    op.add_column("tables", sa.Column("tournament", sa.Text))
    op.create_table(
        "clubs",
        _text("id"),
        _text("name"),
        _text("leader"),
        _text("code"),
        _time("created"),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("code", name="uq_clubs_code"),
    )
    op.create_table(
        "members",
        _text("club"),
        _text("person"),
        _time("since"),
        sa.PrimaryKeyConstraint("club", "person", name="pk_members"),
        _goes_with("members", "club", "clubs"),
        _goes_with("members", "person", "people"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "tournaments",
        _text("id"),
        *(_text(name) for name in ("club", "name", "game", "options")),
        _number("seats"),
        _text("format"),
        _number("rounds"),
        _text("pace"),
        _number("hours"),
        sa.Column("bots", sa.Text),
        _time("created"),
        _text("phase"),
        _number("round"),
        *(sa.Column(name, sa.Double) for name in ("until", "begun", "ended")),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        _goes_with("tournaments", "club", "clubs"),
    )
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_index("ix_tournaments_phase", "tournaments", ["phase"])
    op.create_table(
        "entrants",
        _text("tournament"),
        _number("number"),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        _time("joined"),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        _goes_with("entrants", "tournament", "tournaments"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_index("uq_entrants_person", "entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "pairings",
        _text("tournament"),
        _number("round"),
        _number("number"),
        sa.Column("table_id", sa.Text),
        _text("entrants"),
        sa.Column("points", sa.Text),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
        _goes_with("pairings", "tournament", "tournaments"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, autoincrement=False)


def _time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def _goes_with(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")
