"""How Alembic runs our migrations: on the connection that `migrate` hands over, never by itself."""

from __future__ import annotations

from alembic import context

from rubra.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
context.run_migrations()
