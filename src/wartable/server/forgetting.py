"""People who go for good, and what nobody needs any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from wartable.server import seating
from wartable.server.faults import Frozen
from wartable.server.logs import failure
from wartable.storage import now

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

DAY = 24 * 3600_000  # milliseconds
SWEEP = 24 * 3600.0  # seconds
log = logging.getLogger("wartable.forgetting")


async def forget(desk: Desk, person: str) -> None:
    """Delete a person. Seats of games that have not begun are free again, bots play on in those
    that run, and finished games show somebody there."""
    store = desk.store
    for id in await store.run(store.games_of, person):
        with contextlib.suppress(Frozen):  # nobody plays there: the seat only loses its name
            await seating.leave(await desk.table(id), person)
    await store.run(store.forget, person, now())
    desk.hang_up(person)
    desk.node.bus.publish("forgot", person=person)
    drop_tables(desk, person)


def drop_tables(desk: Desk, person: str) -> None:
    """Tables where a person sat leave memory: whoever looks finds them as they are stored now."""
    for table in list(desk.live.values()):
        if table.seats_of(person):
            desk.drop(table)


async def opened(table: Table) -> None:
    """Somebody opens a record: it is kept for another while. Noted once a day."""
    if table.is_record and now() - table.row.changed > DAY:
        fields = {"changed": now()}
        await table.desk.store.run(table.desk.store.append, table.id, [], fields)
        table.row.changed = fields["changed"]


async def sweep(desk: Desk) -> None:
    """Remove old guests and records, now and every day."""
    while True:
        try:
            await sweep_once(desk)
        except Exception as error:  # another day it may be done
            failure(log, "what is old stays another day", error)
        await asyncio.sleep(SWEEP)


async def sweep_once(desk: Desk) -> None:
    """Remove keys of old letters, and guests not seen and records not opened for as long as the
    settings say."""
    store, settings = desk.store, desk.settings
    await store.run(store.drop_letters, now())
    counts = {}
    if settings.keep_guests:
        counts["guests"] = await store.run(store.drop_guests, now() - settings.keep_guests * DAY)
    if settings.keep_records:
        counts["records"] = await store.run(store.drop_records, now() - settings.keep_records * DAY)
    if any(counts.values()):
        log.info("old things are forgotten", extra=counts)
