"""Alembic's way in: the connection comes from `houseful.server.db.upgrade`, never from a file of settings."""

from alembic import context

from houseful.server.db.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
