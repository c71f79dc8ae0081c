"""`wartable backup` and `wartable restore`: a server's database as one file, and back."""

from __future__ import annotations

import json
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

COUNTED = ("people", "tables", "events")


def backup(settings: Settings, file: Path, with_key: bool, as_json: bool, say: Texts) -> bool:
    """Write a backup and read it again; whether every game that goes on can be replayed."""
    place = sqlite_path(settings.database_url)
    if place is not None and not place.exists():
        raise BadInput(say("cli-repair-no-database", place=str(place)))
    if file.exists():
        raise BadInput(say("cli-backup-exists", file=str(file)))
    with _sentences(settings, file, say):
        note = files.make(settings.database_url, file, settings.known_key() if with_key else None)
    if as_json:
        return _plain(file, note, _broken(file))
    counts = {name: note.counts[name] for name in COUNTED}
    print(say("cli-backup-done", file=str(file), **counts))
    print(say("cli-backup-with-key" if note.key else "cli-backup-no-key"))
    return _sound(_broken(file), say)


def restore(settings: Settings, file: Path, force: bool, as_json: bool, say: Texts) -> bool:
    """Bring a backup back; whether every game that goes on can be replayed."""
    with _sentences(settings, file, say), files.unpacked(file) as (note, copy):
        files.restore(copy, settings.database_url, force)
        if note.key:
            settings.keep_key(note.key)
        broken = _broken(copy)
    other_key = bool(note.key) and settings.secret not in ("", note.key)
    if as_json:
        return _plain(file, note, broken, other_key=other_key)
    sound = _sound(broken, say)
    counts = {name: note.counts[name] for name in COUNTED}
    print(say("cli-restore-done", file=str(file), **counts))
    if not note.key:
        print(say("cli-backup-no-key"))
    elif other_key:
        print(say("cli-restore-other-key"))
    return sound


def _broken(file: Path) -> list[dict[str, str]]:
    """Replay every game that goes on: those that cannot be, and why."""
    found = []
    with files.reading(file) as store, progress_bar(screens.error_console()) as bar:
        for id in bar.track(store.running()):
            kept = store.load(id)
            damage = kept and repair.examine(*kept)
            if damage:
                found.append({"table": id, "game": damage.row.game, "why": damage.why})
    return found


def _sound(broken: list[dict[str, str]], say: Texts) -> bool:
    """Tell of games that cannot be replayed; whether there are none."""
    for about in broken:
        print(say("cli-backup-broken", **about))
    if broken:
        print(say("cli-repair-advice"))
    return not broken


def _plain(file: Path, note: files.Note, broken: list[dict[str, str]], **more: bool) -> bool:
    """The same for programs."""
    counts = {name: note.counts[name] for name in COUNTED}
    told = {"file": str(file), **counts, "key": bool(note.key), **more, "damaged": broken}
    print(json.dumps(told, indent=2, ensure_ascii=False))
    return not broken


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
