"""What tables promised about chance: the seeds behind their commitments."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from wartable.storage.engine import reads
from wartable.storage.models import LedgerRow, Seat, TableRow
from wartable.storage.store import Store

EARLY = 200  # rows of a ledger among which the start is


class Promise(NamedTuple):
    """The seed that a table's commitment is of, since when; never shown itself."""

    at: int
    game: str
    table: str
    seed: str


@reads
def promises(store: Store, before: int, most: int) -> list[Promise]:
    """The seeds of the latest tables opened before a time, those drawn anew too; not those of
    records. A seed is drawn anew only before the start."""
    played = TableRow.id.in_(select(Seat.table_id).where(Seat.kind != "local"))
    tables = select(TableRow).where(played, TableRow.created < before)
    newest = tables.order_by(TableRow.created.desc()).limit(most)

    def work(session: Session) -> list[Promise]:
        rows = {row.id: row for row in session.scalars(newest)}
        events = select(LedgerRow).where(
            LedgerRow.table_id.in_(rows), LedgerRow.seq < EARLY, LedgerRow.kind == "redraw"
        )
        again = list(session.scalars(events.order_by(LedgerRow.at.desc())))
        found = [Promise(e.at, rows[e.table_id].game, e.table_id, e.text) for e in again]
        return found + [Promise(r.created, r.game, r.id, r.seed) for r in rows.values()]

    return store._read(work)
