"""Brings a database's tables to the form this version knows, after a copy."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
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


def upgrade(engine: Engine) -> Path | None:
    """Bring the tables of the database to their newest form. An SQLite database that has anything
    to lose is copied first; where the copy is."""
    known = revision(engine)
    kept = copy(engine, known) if known not in (None, newest()) else None
    command.upgrade(config(engine), "head")
    return kept


def revision(engine: Engine) -> str | None:
    """The form of the database's tables; None if there are none. Changes nothing."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The form of the tables that this version knows."""
    return ScriptDirectory.from_config(config()).get_current_head()


def knows(form: str) -> bool:
    """Whether the tables had this form in this version or an earlier one."""
    steps = ScriptDirectory.from_config(config()).walk_revisions()
    return form in {step.revision for step in steps}


def is_current(engine: Engine) -> bool:
    """Whether nothing is left to upgrade. Changes nothing."""
    return revision(engine) == newest()


def is_file(engine: Engine) -> bool:
    """Whether the database is an SQLite file, of which we can make a copy."""
    return engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")


def copy(engine: Engine, known: str | None) -> Path | None:
    """A copy of an SQLite database beside it, whole even while others write; None for any other
    database. Its name says which form its tables have and when it was made."""
    if not is_file(engine):
        return None
    place = Path(engine.url.database or "")
    when = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    kept = place.with_name(f"{place.stem}-{known}-{when}{place.suffix}")
    half = kept.with_name(f"{kept.name}.part")
    half.touch(mode=0o600)  # seeds of games that go on are in it
    with closing(sqlite3.connect(place)) as source, closing(sqlite3.connect(half)) as target:
        source.backup(target)
    with half.open("rb") as file:
        os.fsync(file.fileno())
    half.replace(kept)
    return kept
