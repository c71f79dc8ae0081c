"""`wartable upgrade`: says which games the installed rules could not go on with, and brings the
database to this version's form after a copy."""

from __future__ import annotations

import json
from pathlib import Path

from wartable.cli import screens
from wartable.cli.screens import progress_bar
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.server.faults import Frozen
from wartable.server.history import History
from wartable.server.settings import Settings
from wartable.storage import Away, LedgerRow, TableRow, migrate
from wartable.storage.alone import InUse, alone
from wartable.storage.engine import open_engine, writing
from wartable.storage.errors import NO_ANSWER
from wartable.storage.looking import Looking


def check(settings: Settings, as_json: bool, say: Texts) -> bool:
    """Whether every game that is not over could go on. Nothing is written."""
    place = _place(settings, say)
    try:
        looking = Looking(place)
        try:
            known = looking.revision()
            _must_know(known, place, say)
            count, frozen = _look(looking, say)
        finally:
            looking.close()
    except Away as error:
        raise BadInput(say("cli-repair-away", why=str(error).split("\n")[0])) from None
    newest = migrate.newest()
    if as_json:
        form = {"form": known, "newest": newest}
        print(json.dumps({**form, "tables": count, "frozen": frozen}, indent=2, ensure_ascii=False))
        return not frozen
    if known != newest:
        print(say("cli-upgrade-form", before=known or "", after=newest or ""))
    for row in frozen:
        print(say("cli-upgrade-frozen", **row))
    print(say("cli-upgrade-checked", count=count, frozen=len(frozen)))
    return not frozen


def _look(looking: Looking, say: Texts) -> tuple[int, list[dict[str, str]]]:
    """How many games are not over, and those that could not go on."""
    ids, stopped = looking.ids(("waiting", "running")), []
    with progress_bar(screens.error_console()) as bar:
        for id in bar.track(ids):
            found = looking.load(id)
            if found and (why := reason(found[0], found[2])):
                sentence = Frozen(why).sentence(say)
                stopped.append({"table": id, "game": found[0].game, "why": sentence})
    return len(ids), stopped


def reason(row: TableRow, events: list[LedgerRow]) -> str:
    """Why a game would be frozen; empty if it would go on."""
    try:
        return History(row, events).frozen
    except Frozen as fault:
        return fault.why


def run(settings: Settings, without_copy: bool, say: Texts) -> None:
    """Bring the database to this version's form. A copy is made first, or asked for."""
    place = _place(settings, say)
    engine = writing(open_engine(place, limited=False))
    try:
        known = migrate.revision(engine)
        _must_know(known, place, say)
        if known == migrate.newest():
            print(say("cli-upgrade-current", place=_shown(place)))
            return
        if not migrate.is_file(engine) and not without_copy:
            raise BadInput(say("cli-upgrade-copy-first", place=_shown(place)))
        with alone(place):
            kept = migrate.upgrade(engine)
    except InUse:
        raise BadInput(say("cli-restore-in-use", place=_shown(place))) from None
    except NO_ANSWER as error:
        raise BadInput(say("cli-repair-away", why=str(error).split("\n")[0])) from None
    finally:
        engine.dispose()
    if kept:
        print(say("cli-upgrade-copied", file=str(kept)))
    print(say("cli-upgrade-done", before=known or "", after=migrate.newest() or ""))


def _place(settings: Settings, say: Texts) -> str:
    place = settings.database_url
    if "://" not in place and not Path(place).exists():
        raise BadInput(say("cli-repair-no-database", place=place))
    return place


def _must_know(known: str | None, place: str, say: Texts) -> None:
    """A database that is empty or of a later version is left alone."""
    if known is None or not migrate.knows(known):
        raise BadInput(say("cli-upgrade-unknown", place=_shown(place)))


def _shown(place: str) -> str:
    """An address without its password."""
    from sqlalchemy import make_url

    return make_url(place).render_as_string() if "://" in place else place
