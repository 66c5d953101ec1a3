"""Alembic runs this inside the connection that the server has opened."""

from alembic import context

from shamble.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
