"""What a move costs the server: CPU time from `Table.act` to the messages in the readers' queues.

    python -m benchmarks.server_move             all games, 150 moves each
    python -m benchmarks.server_move 40 age-of-war

Two people play at random, each with a stream that is read at once: a wide page and a tall one, each
sent what changed in the layout it shows, and how it came about. The store is SQLite, and waiting
for its disk is not counted. The same seeds give the same moves in every run, so that two versions
are compared move by move. Figures are milliseconds per move: the mean and the dearest tenth.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from wartable.kernel import Rng, compiled, legal
from wartable.plugin import games
from wartable.scene import LayoutName
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish, TableWish
from wartable.server.seating import ready, sit
from wartable.server.settings import Settings, TableSettings
from wartable.server.table import Table
from wartable.server.warm import collect_rarely
from wartable.storage import open_store

MOVES = 150
SEED = 7
LAYOUTS: tuple[LayoutName, ...] = ("wide", "tall")  # by person
SEATS = (SeatWish("me"), SeatWish("open"))
WARM_UP = 10  # moves whose time is not counted: texts and symbols are read for the first time


@dataclass(frozen=True)
class Cost:
    """Milliseconds of each move, and the bytes that were sent for all of them."""

    moves: list[float]
    sent: int

    @property
    def mean(self) -> float:
        return sum(self.moves) / len(self.moves)

    @property
    def dearest(self) -> float:
        """The least of the dearest tenth."""
        return sorted(self.moves)[len(self.moves) * 9 // 10]


class Reader(Connection):
    """A stream that is read at once."""

    read = 0  # bytes

    def put(self, data: bytes) -> None:
        self.read += len(data)


async def cost(id: str, moves: int) -> Cost:
    """Play one game, and another when it ends, until so many moves are made."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(str(Path(folder) / "moves.sqlite3"))
        spent: list[float] = []
        sent, seed = 0, SEED
        while len(spent) < moves + WARM_UP:
            desk = Desk(Settings(data_dir=Path(folder), fixed_seed=seed), store)
            table = await opened(desk, id)
            await play(table, Rng(seed), spent, moves + WARM_UP)
            sent += sum(c.read for c in table.connections if isinstance(c, Reader))
            await desk.close()
            seed += 1
        store.close()
    return Cost(spent[WARM_UP:], sent)


async def opened(desk: Desk, id: str, settings: TableSettings | None = None) -> Table:
    """A table of two people that has begun, each with a stream."""
    people = [desk.store.add_person(name) for name in ("Ada", "Bela")]
    wish = TableWish(id, SEATS, {}, settings or TableSettings(), listed=True)
    table = await desk.create(people[0], wish)
    await sit(table, people[1], invited=False)
    for number, person in enumerate(people):
        await ready(table, person.id, "")
        table.connections.add(reader(person.id, number))
    return table


def reader(person: str, number: int) -> Reader:
    """One of the two pages."""
    return Reader(person, "en", layout=LAYOUTS[number], changes=True, beats=True)


async def play(table: Table, rng: Rng, spent: list[float], most: int) -> None:
    """Random moves until the game or the count ends."""
    while table.row.status == "running" and len(spent) < most:
        match = table.match
        seats = [seat for seat in table.history.acting() if seat < match.seats]
        seat = seats[rng.below(len(seats))]
        codes = legal(match.game, match.state, seat)
        text = match.write(seat, codes[rng.below(len(codes))])
        person = table.seats[seat].person_id or ""
        began = process_time()
        await table.act(person, seat, text, table.number(seat), f"m{len(spent)}")
        spent.append((process_time() - began) * 1000)


def main(words: list[str]) -> None:
    moves = next((int(word) for word in words if word.isdigit()), MOVES)
    named = [word for word in words if not word.isdigit()] or sorted(games())
    print(f"{'compiled' if compiled() else 'interpreted'}, {moves} moves, two people, two streams")
    print(f"{'':24}{'ms/move':>9}{'dearest':>9}{'kB/move':>9}")
    collect_rarely()  # as a server does when it starts
    for id in named:
        found = asyncio.run(cost(id, moves))
        size = found.sent / (moves + WARM_UP) / 1000
        print(f"{id:24}{found.mean:9.2f}{found.dearest:9.2f}{size:9.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
