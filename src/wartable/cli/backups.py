"""`wartable backup` and `wartable restore`: a server's database as one file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wartable.cli import screens
from wartable.cli.screens import progress_bar
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.server import repair
from wartable.server.settings import Settings
from wartable.storage import Away, InUse, Outdated, UnstorableText
from wartable.storage import backup as files
from wartable.storage.alone import sqlite_path


def backup(settings: Settings, file: Path, with_key: bool, say: Texts) -> bool:
    """Write a backup and read it again; whether every game that goes on can be replayed."""
    place = sqlite_path(settings.database_url)
    if place is not None and not place.exists():
        raise BadInput(say("cli-repair-no-database", place=str(place)))
    if file.exists():
        raise BadInput(say("cli-backup-exists", file=str(file)))
    with _sentences(settings, file, say):
        note = files.make(settings.database_url, file, settings.known_key() if with_key else None)
    counts = {name: note.counts[name] for name in ("people", "tables", "events")}
    print(say("cli-backup-done", file=str(file), **counts))
    print(say("cli-backup-with-key" if note.key else "cli-backup-no-key"))
    return _sound(file, say)


def restore(settings: Settings, file: Path, force: bool, say: Texts) -> bool:
    """Bring a backup back; whether every game that goes on can be replayed."""
    with _sentences(settings, file, say), files.unpacked(file) as (note, copy):
        files.restore(copy, settings.database_url, force)
        if note.key:
            settings.keep_key(note.key)
        sound = _sound(copy, say)
    counts = {name: note.counts[name] for name in ("people", "tables", "events")}
    print(say("cli-restore-done", file=str(file), **counts))
    if not note.key:
        print(say("cli-backup-no-key"))
    elif settings.secret not in ("", note.key):
        print(say("cli-restore-other-key"))
    return sound


def _sound(file: Path, say: Texts) -> bool:
    """Replay every game that goes on, and tell of those that cannot be."""
    damaged = 0
    with files.reading(file) as store, progress_bar(screens.error_console()) as bar:
        for id in bar.track(store.running()):
            found = store.load(id)
            damage = found and repair.examine(*found)
            if damage:
                damaged += 1
                about = {"table": id, "game": damage.row.game, "why": damage.why}
                print(say("cli-backup-broken", **about))
    if damaged:
        print(say("cli-repair-advice"))
    return not damaged


@contextmanager
def _sentences(settings: Settings, file: Path, say: Texts) -> Iterator[None]:
    """What goes wrong inside is said in one sentence."""
    place = settings.database_url
    try:
        yield
    except Away as error:
        raise BadInput(say("cli-repair-away", why=str(error).split("\n")[0])) from None
    except Outdated:
        raise BadInput(say("cli-repair-outdated", place=place)) from None
    except InUse:
        raise BadInput(say("cli-restore-in-use", place=place)) from None
    except files.Occupied:
        raise BadInput(say("cli-restore-occupied", place=place)) from None
    except files.Newer as error:
        raise BadInput(say("cli-restore-newer", file=str(file), version=str(error))) from None
    except (files.Damaged, UnstorableText) as error:
        why = str(error).split("\n")[0]
        raise BadInput(say("cli-backup-damaged", file=str(file), why=why)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("cli-backup-file", file=str(error.filename or file), why=why)) from None
