"""A table's copy in memory becomes what storage has: another server has gone on with it, or ours
does not know whether storage has what it sent."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from wartable.kernel import EVERYBODY
from wartable.server import messages, telling
from wartable.server.faults import Fault
from wartable.server.history import History
from wartable.storage import LedgerRow, Seat, TableRow

if TYPE_CHECKING:
    from wartable.server.table import Table


async def reload(table: Table) -> None:
    """Take all that storage has; whoever notices something new is told. Caller holds the lock."""
    row, seats, events = await _stored(table, 0)
    known, history = table.history, await table.desk.chores.run(History, row, events)
    table.take(row, seats, history)
    table.doubtful = False
    news = sum(1 << r for r, count in enumerate(history.numbers) if count != known.numbers[r])
    if news == EVERYBODY or (history.again, history.next) != (known.again, known.next):
        telling.tell_table(table)
    if history.started:
        await telling.tell(table, max(0, len(table.match.entries) - messages.LOG_LINES), news)


async def catch_up(table: Table) -> None:
    """Read what storage has beyond our copy; whoever notices it is told. Caller holds the lock."""
    known = table.history
    row, seats, events = await _stored(table, max(0, known.head - 1))
    last, news = (events[:1], events[1:]) if known.head else ([], events)
    cut = known.head and [event.at for event in last] != [known.at]
    if cut or known.frozen:  # somebody has repaired it, or may have
        await reload(table)
        return
    history = await table.desk.chores.run(known.followed, row, news)
    since = min([len(known.match.entries), *(e.goes_back_to for e in news if e.kind == "undo")])
    quiet = {number: quiet for number, quiet in table.quiet.known.items() if number < since}
    ended, asked = row.status != table.row.status, table.request
    table.take(row, seats, history)
    table.quiet.known, table.doubtful = quiet, False
    seated = any(
        event.kind in ("seat", "mix", "sworn", "redraw", "start", "repair", "again", "next", "end")
        for event in news
    )
    if ended or seated or asked != table.request:
        for connection in table.connections:
            if not table.welcome(connection.holder):
                connection.end()
        telling.tell_table(table)
    if history.started and news:
        seen = reduce(or_, (event.audience for event in news))
        await telling.tell(
            table, since, EVERYBODY if len(history.asides) > len(known.asides) else seen
        )
    else:
        table.wake()


async def _stored(table: Table, after: int) -> tuple[TableRow, list[Seat], list[LedgerRow]]:
    found = await table.desk.store.run(table.desk.store.load, table.id, after)
    if found is None:
        raise Fault("no-such-table", 404)
    if found[0].status == "shut":
        table.desk.shut_here(table)
        raise Fault("table-closed", 410)
    if table.desk.node.leaves(found[0]):  # it has gone on under newer rules
        table.desk.drop(table)
        raise Fault("elsewhere", 503)
    return found
