"""Brings a database's tables to the form this version knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

FOLDER = Path(__file__).parent / "migrations"


def config(engine: Engine | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.attributes["engine"] = engine
    return found


def upgrade(engine: Engine) -> None:
    """Bring the tables of the database to their newest form."""
    command.upgrade(config(engine), "head")


def is_current(engine: Engine) -> bool:
    """Whether nothing is left to upgrade. Changes nothing."""
    with engine.connect() as connection:
        known = MigrationContext.configure(connection).get_current_revision()
    return known == ScriptDirectory.from_config(config(engine)).get_current_head()


def knows(revision: str) -> bool:
    """Whether this version can bring tables of that form up to date."""
    steps = ScriptDirectory.from_config(config()).walk_revisions()
    return any(step.revision == revision for step in steps)
