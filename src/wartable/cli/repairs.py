"""`wartable repair`: looks through a server's games and cuts those that cannot be replayed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from wartable.cli import screens
from wartable.cli.administration import opened
from wartable.cli.screens import progress_bar
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.server import repair
from wartable.server.settings import Settings
from wartable.storage import Conflict, Store

Tell = Callable[[str], None]


def run(
    settings: Settings, wanted: Sequence[str] | None, cut: bool, as_json: bool, say: Texts
) -> bool:
    """Whether every game is sound in the end."""
    tell: Tell = _not_told if as_json else print
    with opened(settings, say) as store:
        count, found = _look(store, settings.data_dir / "repairs", wanted, cut, say, tell)
    if as_json:
        print(json.dumps({"tables": count, "damaged": found}, indent=2, ensure_ascii=False))
    return all(row["cut"] for row in found)


def _not_told(sentence: str) -> None:
    """Programs read figures."""


def _look(
    store: Store, folder: Path, wanted: Sequence[str] | None, cut: bool, say: Texts, tell: Tell
) -> tuple[int, list[dict[str, Any]]]:
    """How many tables were looked at, and those that are damaged."""
    ids = store.ids()
    for id in wanted or ():
        if id not in ids:
            raise BadInput(say("cli-repair-no-table", table=id))
    chosen = list(wanted or ids)
    rows: list[dict[str, Any]] = []
    with progress_bar(screens.error_console()) as bar:
        for id in bar.track(chosen):
            found = store.load(id)
            damage = found and repair.examine(*found)
            if damage:
                kept = damage.over or damage.other_rules or damage.newer
                asked = cut and (not kept or id in (wanted or ()))
                file = _mend(store, folder, damage, asked, say, tell)
                rows.append(
                    {
                        "table": id,
                        "game": damage.row.game,
                        "why": damage.why,
                        "actions": len(damage.events),
                        "sound": 0 if damage.hopeless else damage.sound,
                        "cut": file is not None,
                        "copy": None if file is None else str(file),
                    }
                )
    tell(say("cli-repair-done", count=len(chosen), wrong=len(rows)))
    if rows and not cut:
        tell(say("cli-repair-advice"))
    return len(chosen), rows


def _mend(
    store: Store, folder: Path, damage: repair.Damage, cut: bool, say: Texts, tell: Tell
) -> Path | None:
    """Say what is wrong with one table, and cut it if that is asked for; the copy that was kept."""
    row = damage.row
    about = {"table": row.id, "game": row.game, "why": damage.why}
    if damage.hopeless:
        tell(say("cli-repair-hopeless", **about))
        return None
    tell(say("cli-repair-found", sound=damage.sound, count=len(damage.events), **about))
    if damage.over and not cut:
        tell(say("cli-repair-over", table=row.id))
    elif damage.other_rules and not cut:
        tell(say("cli-repair-rules", table=row.id))
    if not cut:
        return None
    try:
        file = repair.cut(store, damage, folder)
    except Conflict:
        tell(say("cli-repair-moved-on", table=row.id))
        return None
    tell(say("cli-repair-cut", table=row.id, sound=damage.sound, file=str(file)))
    return file
