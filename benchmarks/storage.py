"""What storing a move costs: appends to ledgers from several threads at once, a table for each.

    python -m benchmarks.storage                        SQLite in a temporary folder
    python -m benchmarks.storage postgresql://…         a database of one's own

Figures are milliseconds from the call to its return, when the row is durable, and rows a second.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path
from time import perf_counter

from wartable.storage import LedgerRow, Store, TableRow, now, open_store
from wartable.storage.store import new_id

THREADS = (1, 2, 4, 6, 12)
SECONDS = 5.0


def table(store: Store) -> str:
    """A new table, without seats."""
    row = TableRow(
        id=new_id(),
        game="age-of-war",
        rules=1,
        seats=2,
        options={},
        data=None,
        seed="00",
        host=store.add_person("bench").id,
        title="",
        listed=False,
        settings={},
        origin="",
        status="running",
        awaited=0,
        result=None,
        head=0,
        created=now(),
        changed=now(),
    )
    store.add_table(row, [], [])
    return row.id


def append(store: Store, id: str, until: float, took: list[float]) -> None:
    """Append until the time is up; the milliseconds of each append go into `took`."""
    seq = 0
    while (began := perf_counter()) < until:
        seq += 1
        row = LedgerRow(table_id=id, seq=seq, kind="act", seat=0, text="lose", draw=0, at=now())
        store.append(id, [row], {"changed": now()})
        took.append((perf_counter() - began) * 1000)


def measure(store: Store, threads: int, seconds: float = SECONDS) -> list[float]:
    """Milliseconds of every append, in order of size."""
    took: list[float] = []
    tables = [table(store) for _ in range(threads)]
    until = perf_counter() + seconds
    running = [threading.Thread(target=append, args=(store, id, until, took)) for id in tables]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return sorted(took)


def main() -> None:
    """Measure each number of threads and print a row for it."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(sys.argv[1] if sys.argv[1:] else str(Path(folder) / "bench.sqlite3"))
        print("| threads | p50 ms | p99 ms | max ms | a second |\n|---|---|---|---|---|")
        for threads in THREADS:
            took = measure(store, threads)
            middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
            rate = len(took) / SECONDS
            print(f"| {threads} | {middle:.1f} | {late:.1f} | {took[-1]:.1f} | {rate:.0f} |")
        store.close()


if __name__ == "__main__":
    main()
