"""What is stored of a table that somebody opens, goes on from another, or sends as a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wartable.play import Match, ProvenChance, Record, replay
from wartable.plugin import game
from wartable.server.identity import plain
from wartable.server.settings import TableSettings
from wartable.storage import LedgerRow, Person, Seat, TableRow, now
from wartable.storage.store import new_id

if TYPE_CHECKING:
    from wartable.server.desk import Desk


@dataclass(frozen=True)
class SeatWish:
    """me · bot with a level · open (lobby) · link · local: another person at my screen."""

    kind: str
    level: str = ""
    name: str = ""


@dataclass(frozen=True)
class TableWish:
    """A table that somebody wants to open."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str | int]
    settings: TableSettings
    title: str = ""
    listed: bool = False
    data: str | None = None


async def laid(
    desk: Desk, id: str, seats: int, options: dict[str, str | int], data: str | None
) -> Match[Any]:
    """A match before its first action, with chance of its own. BadInput if the game does not take
    these options."""
    fixed = desk.settings.fixed_seed
    chance = ProvenChance.fresh() if fixed is None else ProvenChance.seeded(fixed)
    return await desk.chores.run(Match, game(id), seats, options, chance, data)


def table_row(host: str, wish: TableWish, match: Match[Any]) -> TableRow:
    """A new table of this person's, waiting."""
    return TableRow(
        id=new_id(),
        game=wish.game,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        data=wish.data,
        seed=match.chance.seed.hex(),
        host=host,
        title=wish.title,
        listed=wish.listed,
        settings=wish.settings.model_dump(),
        origin="",
        status="waiting",
        awaited=0,
        result=None,
        head=0,
        created=now(),
        changed=now(),
    )


def seat_row(table: str, number: int, wish: SeatWish, person: Person) -> Seat:
    """A seat of a new table as its host wants it."""
    mine = wish.kind in ("me", "local")
    return Seat(
        table_id=table,
        seat=number,
        kind="person" if mine else wish.kind,
        person_id=person.id if mine else None,
        level=wish.level if wish.kind == "bot" else "",
        name=(wish.name or (person.name if wish.kind == "me" else "")) if mine else "",
        ready=False,
        stand_in="",
        account=wish.kind == "me" and person.login is not None,
    )


def rows_of_record(
    person: Person, record: Record, places: list[int] | None, data: str | None
) -> tuple[TableRow, list[Seat], list[LedgerRow]]:
    """A game that is over, from a record, as a table is stored."""
    match = replay(record, data, upto=0)  # what the header says
    options: dict[str, str | int] = {**match.options}
    wish = TableWish(match.plugin.id, (), options, TableSettings(), data=match.data)
    row = table_row(person.id, wish, match)
    row.status, row.result, row.title = "over", places, "record"
    names = [plain(name)[:40] for name in match.names[: match.seats]]
    names += [""] * (match.seats - len(names))
    seats = [
        Seat(
            table_id=row.id,
            seat=n,
            kind="local",
            name=name,
            level="",
            ready=True,
            stand_in="",
        )
        for n, name in enumerate(names)
    ]
    chance = match.chance
    mixes = [("sworn", n, f"{oath} {chance.table}", 0) for n, oath in chance.sworn.items()]
    mixes += [("mix", seat, value, 0) for seat, value in chance.mixes.items()]
    acts = [("act", e.seat, e.text, e.draw) for e in record.entries]
    events = [
        LedgerRow(table_id=row.id, seq=n, kind=kind, seat=seat, text=text, draw=draw, at=now())
        for n, (kind, seat, text, draw) in enumerate([*mixes, ("start", 0, "", 0), *acts], 1)
    ]
    row.head = len(events)
    return row, seats, events
