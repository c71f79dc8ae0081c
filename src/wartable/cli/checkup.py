"""What is wrong with the place where a server keeps its games, and how to mend it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from wartable.i18n import Texts
from wartable.server.settings import Settings
from wartable.storage import Away, migrate
from wartable.storage.alone import sqlite_path
from wartable.storage.looking import Looking

ROOM = 200 * 1024 * 1024  # bytes that should be free: a database grows, and is copied once


@dataclass(frozen=True)
class Problem:
    """Something that is wrong: its key, and what its two sentences name."""

    key: str
    about: dict[str, str] = field(default_factory=dict)

    def what(self, say: Texts) -> str:
        """What is wrong."""
        return say(f"cli-doctor-wrong-{self.key}", **self.about)

    def mend(self, say: Texts) -> str:
        """What to do about it."""
        return say(f"cli-doctor-mend-{self.key}", **self.about)


def problems(settings: Settings) -> list[Problem]:
    """Everything that is wrong with the data folder, the key and the database. Changes nothing."""
    found = [*_folder(settings.data_dir)]
    if any(problem.key == "folder" for problem in found):
        return found  # nothing in it can be looked at
    return [*found, *_key(settings.data_dir), *_database(settings)]


def _folder(folder: Path) -> Iterator[Problem]:
    there = next(path for path in (folder, *folder.absolute().parents) if _is_there(path))
    if not there.is_dir() or not os.access(there, os.R_OK | os.W_OK | os.X_OK):
        yield Problem("folder", {"folder": str(there)})
    elif (free := shutil.disk_usage(there).free) < ROOM:
        yield Problem("room", {"folder": str(there), "free": str(free // 1024**2)})


def _is_there(path: Path) -> bool:
    """Whether something is there, as far as we may know."""
    try:
        return path.exists()
    except PermissionError:
        return False  # what stands above it is in the way


def _key(folder: Path) -> Iterator[Problem]:
    key = folder / "secret.key"
    if key.exists() and os.name == "posix" and key.stat().st_mode & 0o077:
        yield Problem("key", {"file": str(key)})


def _database(settings: Settings) -> Iterator[Problem]:
    url = settings.database_url
    place = sqlite_path(url)
    if place is not None:
        if not place.exists() or not place.stat().st_size:
            return  # the server makes it
        if why := _damage(place):
            yield Problem("damaged", {"file": str(place), "why": why})
            return
    try:
        known = _form(url)
    except ModuleNotFoundError as error:
        yield Problem("driver", {"module": str(error.name)})
        return
    except Away as error:
        yield Problem("away", {"why": str(error).split("\n")[0]})
        return
    newest = str(migrate.newest())
    if known is not None and not migrate.knows(known):
        yield Problem("newer", {"form": known, "newest": newest})
    elif known not in (None, newest):
        yield Problem("older", {"form": str(known), "newest": newest})


def _damage(place: Path) -> str:
    """What SQLite finds wrong with its file; empty if nothing."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(place))}?mode=ro", uri=True)) as base:
            said = str(base.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if said == "ok" else said.split("\n")[0]


def _form(url: str) -> str | None:
    looking = Looking(url)
    try:
        return looking.revision()
    finally:
        looking.close()
