"""Another game of the same people, agreed on at the table where the last one ended.

Who wants it stands in the ledger of that table. The row that names the next table is stored with
the next table itself: two people who agree at the same moment, through two servers, open one.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from wartable.plugin import RULES
from wartable.server import telling
from wartable.server.faults import Fault, again
from wartable.server.opening import TableWish, laid, table_row
from wartable.server.seating import usual_level
from wartable.storage import Seat, TableRow

if TYPE_CHECKING:
    from wartable.server.table import Table


@again
async def answer(table: Table, person: str, yes: bool) -> None:
    """Somebody who played wants another game, or does not. Bots always do. Once all people want
    it, the next table is there."""
    async with table.exclusive():
        if not table.seats_of(person):
            raise Fault("not-your-seat", 403)
        table.history.must_go_on()
        if table.row.status != "over":
            raise Fault("not-over-yet", 409)
        wanted = table.history.again
        if table.history.next or (yes and person in wanted) or (not yes and not wanted):
            return
        event = table.event("again", text="yes" if yes else "no", by=person, audience=0)
        if not yes or not asked(table) <= wanted | {person}:
            await table.append([event], ())
        else:
            here = wanted & {seat.person_id or "" for seat in table.seats} | {person}
            watches = any(reader.holder == table.row.host for reader in table.connections)
            stays = table.row.host in here or (watches and not table.seats_of(table.row.host))
            host = table.row.host if stays else person  # one who never played watches the next too
            row, seats = await _next(table, here, host)
            named = table.event("next", text=row.id, audience=0)
            await table.append([event, named], (), beside=[row, *seats])
            await table.desk.promise(row, row.seed)
        telling.tell_table(table)
        table.wake()


def asked(table: Table) -> set[str]:
    """The people without whom there is no other game: those who played to the end."""
    return table.humans()


async def _next(table: Table, people: Set[str], host: str) -> tuple[TableRow, list[Seat]]:
    """The next table: the same game, options, data file and settings under the rules of today.
    Everybody moves one seat on; for those who had left and did not come back, a bot plays."""
    row, match = table.row, table.match
    options: dict[str, str | int] = {k: v for k, v in match.chosen.items() if k != RULES}
    fresh = await laid(table.desk, row.game, row.seats, options, row.data)
    settings = table.history.settings
    wish = TableWish(row.game, (), options, settings, row.title, row.listed, row.data)
    made = table_row(host, wish, fresh)
    return made, [_moved(table, seat, made.id, seat.person_id in people) for seat in table.seats]


def _moved(table: Table, seat: Seat, id: str, stays: bool) -> Seat:
    return Seat(
        table_id=id,
        seat=(seat.seat + 1) % len(table.seats),
        kind="person" if stays else "bot",
        person_id=seat.person_id if stays else None,
        level="" if stays else seat.level or seat.stand_in or usual_level(table),
        name=seat.name if stays else "",
        ready=False,
        stand_in="",
        account=stays and seat.account,
    )
