"""Alembic runs this inside the connection that ``Storage.open`` hands over."""

from alembic import context

from westphalia.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
