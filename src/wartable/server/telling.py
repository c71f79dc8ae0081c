"""What the readers of a table are sent, and when. What they may know is made in `messages.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from wartable.kernel import EVERYBODY, SPECTATOR
from wartable.play.notice import rank
from wartable.scene import LayoutName
from wartable.server import messages
from wartable.server.connection import Connection
from wartable.server.describe import about
from wartable.server.protocol import LogChange, PlainPosition, Position
from wartable.storage import now

if TYPE_CHECKING:
    from wartable.server.table import Table


async def tell(table: Table, since: int, seen: int = EVERYBODY) -> None:
    """Whoever noticed something gets the new position from their side; then bots and clocks go
    on."""
    made: dict[tuple[int, str, bool, LayoutName | None], bytes] = {}
    for connection in list(table.connections):
        mine = table.seats_of(connection.person)
        if not any(seen >> reader & 1 for reader in mine or (SPECTATOR,)):
            continue
        if connection.shown is not None and curtain(table, connection):
            connection.shown = None  # on a shared screen another hand is next
        if len(mine) > 1:
            send_position(table, connection, since)
            continue
        key = (side(table, connection), connection.lang, connection.plain, connection.layout)
        if key not in made:
            made[key] = msgspec.json.encode(position(table, *key[:3], since, key[3]))
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
    """One reader gets the position from their side, with log lines from action `since` on."""
    shared = table.match.hides and len(table.seats_of(connection.person)) > 1
    if shared:  # the log of the hand shown before must go
        since = max(0, len(table.match.entries) - messages.LOG_LINES)
    seat, lang = side(table, connection), connection.lang
    message = position(table, seat, lang, connection.plain, since, connection.layout)
    if shared:
        message.log.cut = 0
    if asked := curtain(table, connection):
        message.curtain = asked
    connection.send(message)


def position(
    table: Table,
    seat: int,
    lang: str,
    plain: bool,
    since: int,
    layout: LayoutName | None = None,
) -> Position | PlainPosition:
    """What one side sees now; log lines from action `since` on replace those the reader has."""
    if plain:
        return plain_position(table, seat, lang, since)
    reader, quiet = table.reader(lang), table.row.status != "running"
    scene, offers = messages.picture(table.match, seat, reader, quiet, layout)
    words = reader("all-actions", n=len(offers))
    return Position(scene=scene, offers=offers, all=words, **_common(table, seat, lang, since))


def plain_position(table: Table, seat: int, lang: str, since: int) -> PlainPosition:
    """The same for programs."""
    view, legal = messages.plain(table.match, seat, table.row.status != "running")
    return PlainPosition(view=view, legal=legal, **_common(table, seat, lang, since))


def _common(table: Table, seat: int, lang: str, since: int) -> dict[str, Any]:
    """The fields that pictures and plain positions share."""
    match, history, reader, moment = table.match, table.history, table.reader(lang), now()
    first = rank(history.noticed_by, seat, since)
    steps, number = [], first
    for step in range(since, len(match.entries)):
        steps.append((number, match.events[step]))
        number += history.noticed_by[step] >> seat & 1
    acts = seat != SPECTATOR and table.row.status == "running"
    return {
        "seq": table.number(seat),
        "seat": seat if seat != SPECTATOR else None,
        "awaited": [] if history.frozen else messages.awaited(match),
        "log": LogChange(cut=first, lines=messages.log(match, seat, reader, steps)),
        "clock": history.clock.shown(moment),
        "now": moment,
        "over": messages.ending(match, reader),
        "undo": table.quiet.shown(seat) if acts else UNSET,
    }
