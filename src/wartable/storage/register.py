"""Which servers share a PostgreSQL database, and which tables each of them runs. All times are by
the database's clock, so servers need not agree on the time."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import text
from sqlalchemy.orm import Session

from wartable.storage.store import Store

LIFE = 2000  # milliseconds after which a server that was not heard of counts as dead
NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)"
BEAT = text(
    f"""INSERT INTO nodes (id, seen, since) VALUES (:me, {NOW},
        COALESCE((SELECT MIN(since) FROM nodes WHERE seen > {NOW} - {LIFE}), {NOW}))
    ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen, since = EXCLUDED.since"""
)
LIVING = text(f"SELECT id, since FROM nodes WHERE seen > {NOW} - {LIFE}")
FORGET = text(f"DELETE FROM nodes WHERE id = :me OR seen < {NOW} - 30 * {LIFE}")
TAKE = text(
    f"""UPDATE tables SET owner = :me WHERE id IN (
        SELECT id FROM tables WHERE status = 'running' AND (owner IS NULL OR owner NOT IN
            (SELECT id FROM nodes WHERE seen > {NOW} - {LIFE}))
        LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING id"""
)
RELEASE = text("UPDATE tables SET owner = NULL WHERE owner = :me AND status = 'running'")


@dataclass(frozen=True)
class Living:
    """The servers that were heard of lately; since when there has always been one of them."""

    nodes: frozenset[str]
    since: int


class Register:
    """Servers say here that they live, and take tables whose server does not."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def beat(self, me: str) -> Living:
        """This server lives; who else does."""

        def work(s: Session) -> Living:
            s.execute(BEAT, {"me": me})
            rows = s.execute(LIVING).all()
            return Living(frozenset(row[0] for row in rows), min(row[1] for row in rows))

        return self.store._do(work)

    def take(self, me: str, most: int) -> list[str]:
        """Running tables that no living server has are this one's now: at most so many."""
        given = {"me": me, "most": most}
        return self.store._do(lambda s: list(s.scalars(TAKE, given)))

    def leave(self, me: str) -> None:
        """This server ends; its tables are free."""

        def work(s: Session) -> None:
            s.execute(RELEASE, {"me": me})
            s.execute(FORGET, {"me": me})

        self.store._do(work)
