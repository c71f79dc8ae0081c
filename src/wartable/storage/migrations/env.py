"""Alembic's entry: runs the steps on the engine that `migrate.upgrade` was given."""

from alembic import context
from sqlalchemy import text

from wartable.storage.models import Base

engine = context.config.attributes["engine"]
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # servers that start together take turns
            connection.execute(text("SELECT pg_advisory_xact_lock(7265)"))
        context.run_migrations()
    connection.commit()
