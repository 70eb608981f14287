"""Friends, seats kept for them, being ready, a sign of one's own, and e-mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody had any of it; tables so far began without asking."""
    for name in ("email", "sign", "friend_code"):
        op.add_column("people", sa.Column(name, sa.Text))
    op.create_index("uq_people_friend_code", "people", ["friend_code"], unique=True)
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("friend", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_friends_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["friend"], ["people.id"], name="fk_friends_friend", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.add_column("tables", _no("asks_ready"))
    for name in ("kept_for", "kept_name"):
        op.add_column("seats", sa.Column(name, sa.Text))
    op.add_column("seats", _no("ready"))
    op.add_column("seats", sa.Column("sign", sa.Text))
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])


def _no(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
