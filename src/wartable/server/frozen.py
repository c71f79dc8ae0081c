"""Tables whose game the installed rules cannot go on with: marked in the lists, opened again after
a repair, ended by their host, and written out as they are stored."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wartable.server import telling
from wartable.server.faults import Fault, Frozen
from wartable.storage import Away, LedgerRow, Seat, TableRow

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

log = logging.getLogger("wartable.frozen")
AGREED = ("id", "game", "rules", "seats", "options", "data", "seed", "title", "settings", "origin")
STANDING = ("status", "result", "head", "created", "changed")
SEAT = ("seat", "kind", "name", "level", "stand_in")
EVENT = ("seq", "kind", "seat", "text", "draw", "at", "audience")
Rows = tuple[TableRow, list[Seat], list[LedgerRow]]


async def mark(desk: Desk, id: str, known: str, why: str) -> None:
    """Lists show whether a table is frozen without opening it; `known` is what they show now."""
    (desk.frozen.add if why else desk.frozen.discard)(id)
    desk.metrics.frozen.set(len(desk.frozen))
    if why != known:
        log.warning("table is frozen" if why else "table goes on", extra={"table": id, "why": why})
        await desk.store.run(desk.store.append, id, [], {"frozen": why})


async def look_again(desk: Desk, table: Table) -> None:
    """Somebody reads a frozen table: if it was repaired meanwhile, it is opened anew."""
    with contextlib.suppress(Away):
        found = await desk.store.run(desk.store.load, table.id)
        then = (table.row.head, table.row.changed)
        if found is None or (found[0].head, found[0].changed) != then:
            desk.drop(table)


async def end(desk: Desk, person: str, id: str) -> None:
    """The host gives up a game that cannot go on. It leaves the lists; all of it may be told."""
    with contextlib.suppress(Frozen):
        await desk.table(id)  # so that it is marked
    row, _, _ = await stored(desk, id)
    if row.host != person:
        raise Fault("host-only", 403)
    if not row.frozen:
        raise Fault("not-frozen", 409)
    if row.ended:
        return
    await desk.store.run(desk.store.append, id, [], {"status": "closed"})
    if (table := desk.live.get(id)) is not None:
        table.row.status = "closed"
        telling.tell_table(table)


async def stored(desk: Desk, id: str) -> Rows:
    """A table as it is stored; Fault if there is none of this id."""
    found = await desk.store.run(desk.store.load, id)
    if found is None:
        raise Fault("no-such-table", 404)
    return found


def may_look(row: TableRow, seats: Sequence[Seat], person: str) -> bool:
    """Whether this person may look at a table that cannot be opened."""
    playing = {row.host, *(seat.person_id for seat in seats)}
    return bool(row.settings.get("spectators", True)) or person in playing


def ledger(row: TableRow, seats: Sequence[Seat], events: Sequence[LedgerRow]) -> str:
    """All that is stored of an ended game, a line of JSON for the table, each seat and each event.
    Who the people are is left out: their names are in the seats."""
    lines = [_fields(row, (*AGREED, *STANDING))]
    lines += [_fields(seat, SEAT) for seat in seats]
    lines += [_fields(event, EVENT) for event in events]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _fields(kept: TableRow | Seat | LedgerRow, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in names}
