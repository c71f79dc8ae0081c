"""Lists of tables: where somebody sits, what is open, what is over."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from wartable.server.answers import ListedTable, TableList
from wartable.server.describe import list_row
from wartable.storage import Away, TableRow

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

LATELY = 4  # games that are over, in the lobby


async def lobby(desk: Desk, person: str, lang: str) -> TableList:
    """What somebody finds in the lobby, what waits for them first."""
    store = desk.store
    mine = await store.run(store.tables_of, person, ("waiting", "running")) if person else []
    listed = await store.run(store.open_tables)
    known = {row.id for row in mine}
    others = [row for row in listed if row.id not in known and _open(row)]
    ended = (await finished(desk, person))[:LATELY]
    found = await rows(desk, [*mine, *others, *ended], person, lang)
    own, rest = found[: len(mine)], found[len(mine) :]
    own.sort(key=lambda row: not row.turn)
    return TableList(mine=own, open=rest[: len(others)], over=rest[len(others) :])


def _open(row: TableRow) -> bool:
    """Whether a listed table has something for a passer-by: a seat, or a game to watch."""
    return row.status == "waiting" or bool(row.settings.get("spectators", True))


async def finished(desk: Desk, person: str) -> list[TableRow]:
    """Games of this person that are over, the last one first; not what was called off."""
    if not person:
        return []
    ended = await desk.store.run(desk.store.tables_of, person, ("over", "closed"), True)
    return [row for row in ended if row.status == "over" or row.frozen]


async def rows(desk: Desk, tables: list[TableRow], person: str, lang: str) -> list[ListedTable]:
    """These tables as a list shows them, in their order."""
    seats = await desk.store.run(desk.store.seats_of, [row.id for row in tables])
    return [list_row(row, seats[row.id], person, lang, until(desk, row)) for row in tables]


async def complete(table: Table) -> None:
    """A game that was over before lists told scores, or came as a record, gets its own when it is
    opened."""
    row, final = table.row, table.history.final
    if row.status == "over" and row.final is None and final and not table.history.frozen:
        row.final = final
        with contextlib.suppress(Away):
            await table.desk.store.run(table.desk.store.append, row.id, [], {"final": final})


def until(desk: Desk, row: TableRow) -> int | None:
    """When the time of whoever is awaited is up, if this server counts it."""
    if (live := desk.live.get(row.id)) is not None:
        clock = live.history.clock
        ends = [clock.deadline(seat) for seat in live.history.awaited()]
        return min((end for end in ends if end is not None), default=None)
    asleep = desk.asleep.get(row.id)
    counted = row.settings.get("clock", {}).get("kind", "none") != "none"
    return asleep.due if asleep and counted and not row.settings.get("absent") else None
