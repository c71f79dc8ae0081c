"""Ending a game before its rules do: giving up, calling it off, closing a table that waits.

With two seats whoever gives up loses and the other wins. With more the others' game should go on,
so there one leaves and a bot plays. A draw is never offered: each of the games counts points,
breaks ties by its own rules and comes to an end by itself; people who want to stop leave or give
up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.server import telling
from wartable.server.asides import End
from wartable.server.describe import early, own_way, playing
from wartable.server.faults import Fault, again

if TYPE_CHECKING:
    from wartable.server.table import Table


@again
async def resign(table: Table, person: str, seat: int, sure: bool) -> None:
    """A seat gives up: by the game's own action where its rules have one, else the other wins."""
    async with table.exclusive():
        table.must_hold(person, seat)
        _must_be(sure)
        if (action := own_way(table, seat)) is not None:
            await table.play(seat, action, by=person)
        elif len(table.seats) > 2:
            raise Fault("resign-two", 409)
        else:
            await _end(table, "resign", seat, person)


@again
async def abort(table: Table, person: str, sure: bool) -> None:
    """Somebody calls off a game that has hardly begun: it ends without a result."""
    async with table.exclusive():
        table.must_run()
        mine = playing(table, person)
        if not mine:
            raise Fault("not-your-seat", 403)
        _must_be(sure)
        if not early(table, mine[0]):
            raise Fault("too-late", 409)
        await _end(table, "abort", mine[0], person)


@again
async def close(table: Table, person: str) -> None:
    """The host closes a table that waits for players."""
    async with table.exclusive():
        if table.row.host != person:
            raise Fault("host-only", 403)
        table.must_wait()
        await _end(table, "close", 0, person)


def _must_be(sure: bool) -> None:
    """Nobody ends a game by a slip."""
    if not sure:
        raise Fault("not-sure", 422)


async def _end(table: Table, why: str, seat: int, person: str) -> None:
    """Store the end and tell everybody. Caller holds the lock."""
    before, draft = table.history.awaited(), table.history.draft()
    draft.end = End(why, seat)
    await table.append([table.event("end", seat, why, by=person)], before, draft)
    telling.tell_table(table)
    if table.history.started:
        await telling.tell(table, len(table.match.entries))
