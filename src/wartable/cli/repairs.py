"""`wartable repair`: looks through a server's games and cuts those that cannot be replayed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wartable.cli import screens
from wartable.cli.administration import opened
from wartable.cli.screens import progress_bar
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.server import repair
from wartable.server.settings import Settings
from wartable.storage import Conflict, Store


def run(settings: Settings, wanted: Sequence[str] | None, cut: bool, say: Texts) -> bool:
    """Whether every game is sound in the end."""
    with opened(settings, say) as store:
        return _look(store, settings.data_dir / "repairs", wanted, cut, say)


def _look(store: Store, folder: Path, wanted: Sequence[str] | None, cut: bool, say: Texts) -> bool:
    ids = store.ids()
    for id in wanted or ():
        if id not in ids:
            raise BadInput(say("cli-repair-no-table", table=id))
    chosen = list(wanted or ids)
    damaged, mended = 0, 0
    with progress_bar(screens.error_console()) as bar:
        for id in bar.track(chosen):
            found = store.load(id)
            damage = found and repair.examine(*found)
            if damage:
                damaged += 1
                kept = damage.over or damage.other_rules or damage.newer
                asked = cut and (not kept or id in (wanted or ()))
                mended += _tell(store, folder, damage, asked, say)
    print(say("cli-repair-done", count=len(chosen), wrong=damaged))
    if damaged and not cut:
        print(say("cli-repair-advice"))
    return damaged == mended


def _tell(store: Store, folder: Path, damage: repair.Damage, cut: bool, say: Texts) -> bool:
    """Say what is wrong with one table; whether it has been mended."""
    row = damage.row
    about = {"table": row.id, "game": row.game, "why": damage.why}
    if damage.hopeless:
        print(say("cli-repair-hopeless", **about))
        return False
    print(say("cli-repair-found", sound=damage.sound, count=len(damage.events), **about))
    if damage.over and not cut:
        print(say("cli-repair-over", table=row.id))
    elif damage.other_rules and not cut:
        print(say("cli-repair-rules", table=row.id))
    if not cut:
        return False
    try:
        file = repair.cut(store, damage, folder)
    except Conflict:
        print(say("cli-repair-moved-on", table=row.id))
        return False
    print(say("cli-repair-cut", table=row.id, sound=damage.sound, file=str(file)))
    return True
