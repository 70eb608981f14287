"""Games that began in a browser: what their seats added to the deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No game so far was taken online."""
    op.add_column("tables", sa.Column("device_nonces", sa.Text))
