"""What the readers of a table are sent, and when. What they may know is made in `messages.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wartable.kernel import EVERYBODY, SPECTATOR
from wartable.play.notice import rank
from wartable.server import messages
from wartable.server.connection import Connection
from wartable.server.describe import about
from wartable.storage import now

if TYPE_CHECKING:
    from wartable.server.table import Table


async def tell(table: Table, since: int, seen: int = EVERYBODY) -> None:
    """Whoever noticed something gets the new position from their side; then bots and clocks go
    on."""
    made: dict[tuple[int, str, bool], bytes] = {}
    for connection in list(table.connections):
        mine = table.seats_of(connection.person)
        if not any(seen >> reader & 1 for reader in mine or (SPECTATOR,)):
            continue
        if connection.shown is not None and curtain(table, connection):
            connection.shown = None  # on a shared screen another hand is next
        if len(mine) > 1:
            send_position(table, connection, since)
            continue
        key = (side(table, connection), connection.lang, connection.plain)
        if key not in made:
            made[key] = msgspec.json.encode(position(table, *key, since))
        connection.put(made[key])
    table.wake()


def tell_table(table: Table, but: Connection | None = None) -> None:
    """Who sits where, who is here, what was agreed."""
    for connection in list(table.connections):
        if connection is not but:
            connection.send(about(table, connection.person, connection.lang))


def side(table: Table, connection: Connection) -> int:
    """Whose view this reader is shown."""
    mine = table.seats_of(connection.person)
    if not mine:
        return SPECTATOR
    if len(mine) == 1:
        return mine[0]
    if not table.match.hides:
        return next((s for s in table.history.awaited() if s in mine), mine[0])
    return connection.shown if connection.shown in mine else SPECTATOR


def curtain(table: Table, connection: Connection) -> list[int]:
    """Seats of a shared screen that are asked while another hand, or none, is shown."""
    mine = table.seats_of(connection.person)
    if len(mine) < 2 or not table.match.hides or table.row.status != "running":
        return []
    asked = [s for s in table.history.awaited() if s in mine]
    return [] if connection.shown in asked else asked


def send_position(table: Table, connection: Connection, since: int) -> None:
    shared = table.match.hides and len(table.seats_of(connection.person)) > 1
    if shared:  # the log of the hand shown before must go
        since = max(0, len(table.match.entries) - messages.LOG_LINES)
    message = position(table, side(table, connection), connection.lang, connection.plain, since)
    if shared:
        message["log"]["cut"] = 0
    if asked := curtain(table, connection):
        message["curtain"] = asked
    connection.send(message)


def position(table: Table, seat: int, lang: str, plain: bool, since: int) -> dict[str, Any]:
    """What one side sees now; log lines from action `since` on replace those the reader has."""
    match, history, reader, moment = table.match, table.history, table.reader(lang), now()
    quiet = table.row.status != "running"
    first = rank(history.noticed_by, seat, since)
    steps, number = [], first
    for step in range(since, len(match.entries)):
        steps.append((number, match.events[step]))
        number += history.noticed_by[step] >> seat & 1
    message: dict[str, Any] = {
        "type": "position",
        "seq": table.number(seat),
        "seat": seat if seat != SPECTATOR else None,
        "awaited": messages.awaited(match),
        **(messages.plain if plain else messages.picture)(match, seat, reader, quiet),
        "log": {"cut": first, "lines": messages.log(match, seat, reader, steps)},
        "clock": history.clock.shown(moment),
        "now": moment,
        "over": messages.ending(match, reader),
    }
    if seat != SPECTATOR and not quiet:
        message["undo"] = undo_words(table, seat)
    return message


def undo_words(table: Table, seat: int) -> dict[str, Any]:
    """How many actions this seat may take back by itself, and whether it may ask for more."""
    entries, own = table.match.entries[table.history.forked :], table.undoable(seat)
    return {"free": len(own), "ask": sum(e.seat == seat for e in entries) > len(own)}
