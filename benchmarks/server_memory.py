"""What a table keeps in memory, in kilobytes, for each game.

    python -m benchmarks.server_memory            500 tables of each game, 30 moves each
    python -m benchmarks.server_memory 50 age-of-war

Two people play at random by a clock of days. `live`: what a table has after its last move, while
nobody reads it. `readers`: what two pages add, a wide and a tall one, without the buffers of their
sockets. `asleep`: what stays once the table was put to sleep. Measured by tracemalloc.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import tracemalloc
from pathlib import Path

from benchmarks.server_move import opened, play, reader
from wartable.kernel import Rng, compiled
from wartable.plugin import games
from wartable.server.desk import Desk
from wartable.server.settings import ClockSettings, Settings, TableSettings
from wartable.server.telling import tell
from wartable.storage import open_store

TABLES, MOVES, SEED = 500, 30, 7


def kept() -> float:
    """Kilobytes in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1000


async def played(desk: Desk, id: str, seed: int) -> None:
    """A table after its moves, with nobody reading."""
    clock = ClockSettings(kind="days")
    table = await opened(desk, id, TableSettings(clock=clock))
    table.connections.clear()
    await play(table, Rng(seed), [], MOVES)


async def cost(id: str, count: int) -> tuple[float, float, float]:
    """Kilobytes per table: live, what readers add, asleep."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(str(Path(folder) / "tables.sqlite3"))
        desk = Desk(Settings(data_dir=Path(folder), fixed_seed=SEED), store)
        await _measured(desk, id, 2)  # texts and rules are read for the first time
        tracemalloc.start()
        found = await _measured(desk, id, count)
        tracemalloc.stop()
        await desk.close()
        store.close()
    return found


async def _measured(desk: Desk, id: str, count: int) -> tuple[float, float, float]:
    before = kept()
    for number in range(count):
        await played(desk, id, number)
    live = kept()
    for table in desk.live.values():
        people = [seat.person_id or "" for seat in table.seats]
        table.connections = {reader(person, n) for n, person in enumerate(people)}
        await tell(table, 0)
    read = kept()
    for table in list(desk.live.values()):
        table.connections.clear()
        desk.sleep(table)
    del table
    asleep = kept()
    return (live - before) / count, (read - live) / count, (asleep - before) / count


def main(words: list[str]) -> None:
    count = next((int(word) for word in words if word.isdigit()), TABLES)
    named = [word for word in words if not word.isdigit()] or sorted(games())
    print(f"{'compiled' if compiled() else 'interpreted'}, {count} tables, {MOVES} moves each")
    print(f"{'kB per table':24}{'live':>9}{'readers':>9}{'asleep':>9}")
    for id in named:
        live, readers, asleep = asyncio.run(cost(id, count))
        print(f"{id:24}{live:9.1f}{readers:9.1f}{asleep:9.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
