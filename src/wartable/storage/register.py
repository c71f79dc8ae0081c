"""Which servers share a PostgreSQL database, and which tables each of them runs. All times are by
the database's clock, so servers need not agree on the time."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import text
from sqlalchemy.orm import Session

from wartable.storage.engine import lives
from wartable.storage.store import Store

LIFE = 1500  # milliseconds after which a server that was not heard of counts as dead
NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)"
LIVING_IDS = f"SELECT id FROM nodes WHERE seen > {NOW} - {LIFE}"
BEAT = text(
    f"""INSERT INTO nodes (id, seen, since, worker) VALUES (:me, {NOW},
        COALESCE((SELECT MIN(since) FROM nodes WHERE worker = '' AND seen > {NOW} - {LIFE}),
            {NOW}), :worker)
    ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen, since = EXCLUDED.since"""
)
LIVING = text(f"SELECT id, since, worker FROM nodes WHERE seen > {NOW} - {LIFE}")
FORGET = text(f"DELETE FROM nodes WHERE id = :me OR seen < {NOW} - 30 * {LIFE}")
# An array is made once; what stands behind IN may be looked for anew, and take more than the limit.
TAKE = text(
    f"""UPDATE tables SET owner = :me WHERE id = ANY(ARRAY(
        SELECT id FROM tables WHERE status = 'running' AND (owner IS NULL OR owner NOT IN
            ({LIVING_IDS}))
            AND rules <= CAST(CAST(:known AS json) ->> game AS bigint)
        LIMIT :most FOR UPDATE SKIP LOCKED)) RETURNING id"""
)
RELEASE = text("UPDATE tables SET owner = NULL WHERE owner = :me AND status = 'running'")


@dataclass(frozen=True)
class Living:
    """The servers that were heard of lately; since when there has always been one of them; and of
    which versions there are workers."""

    nodes: frozenset[str]
    since: int
    workers: frozenset[str] = frozenset()


class Register:
    """Servers say here that they live, and take tables whose server does not."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @lives
    def beat(self, me: str, worker: str = "") -> Living:
        """This server lives, or this worker, whose version is named; who else does."""

        def work(s: Session) -> Living:
            s.execute(BEAT, {"me": me, "worker": worker})
            rows = s.execute(LIVING).all()
            servers = {id: since for id, since, worker in rows if not worker}
            workers = frozenset(worker for _, _, worker in rows if worker)
            return Living(frozenset(servers), min(servers.values(), default=0), workers)

        return self.store._do(work)

    def take(self, me: str, most: int, known: dict[str, int]) -> list[str]:
        """Running tables that no living server has are this one's now: at most so many, of games
        that it knows, under rules that are not newer than those it knows."""
        given = {"me": me, "most": most, "known": json.dumps(known)}
        return self.store._do(lambda s: list(s.scalars(TAKE, given)))

    def leave(self, me: str) -> None:
        """This server ends; its tables are free."""

        def work(s: Session) -> None:
            s.execute(RELEASE, {"me": me})
            s.execute(FORGET, {"me": me})

        self.store._do(work)
