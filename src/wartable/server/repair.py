"""Ledgers that cannot be replayed: found, and cut back to the last moment at which somebody was
asked. What is cut off is kept in a file."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.kernel import CHANCE, EVERYBODY
from wartable.play import Refused
from wartable.plugin import Unknown
from wartable.server.history import History
from wartable.storage import Event, Store, TableRow, now

COLUMNS = tuple(column.key for column in Event.__table__.columns)


@dataclass(frozen=True)
class Damage:
    """The first `sound` of a table's `count` events can be replayed and end where a seat is asked;
    after them `why` is wrong. `hopeless`: not even an empty table of this game can be laid."""

    row: TableRow
    events: Sequence[Event]
    sound: int
    why: str
    hopeless: bool = False

    @property
    def cut(self) -> Sequence[Event]:
        return self.events[self.sound :]


def examine(row: TableRow, events: Sequence[Event]) -> Damage | None:
    """What is wrong with a ledger, if anything."""
    try:
        history = History(row, [])
    except Exception as error:  # whatever it is, this table cannot be opened: say so, go on
        return Damage(row, events, 0, _words(error), hopeless=True)
    sound, why = 0, ""
    for number, event in enumerate(events, 1):
        if event.seq != number:
            why = f"event {number} is missing"
            break
        try:
            history.read(event)
        except Exception as error:  # a ledger can be wrong in any way
            why = f"event {number}: {_words(error)}"
            break
        if history.acting() != (CHANCE,):
            sound = number
    if sound == len(events):
        return None
    return Damage(row, events, sound, why or "the last events lack an outcome of chance")


def _words(error: Exception) -> str:
    known = isinstance(error, Unknown | Refused)
    return str(error) if known else f"{type(error).__name__}: {error}"


def cut(store: Store, damage: Damage, folder: Path) -> Path:
    """Take off what cannot be replayed, once a copy of it is on disk; where the copy is. Outcomes
    of chance that are cut off stay drawn: people have seen them."""
    copy = _keep(damage, folder)
    row, kept = damage.row, list(damage.events[: damage.sound])
    drawn = max((event.draw for event in damage.events), default=0)
    mark = Event(
        table_id=row.id,
        seq=damage.sound + 1,
        kind="repair",
        text=str(len(damage.cut)),
        draw=drawn,
        seat=0,
        at=now(),
        audience=EVERYBODY,
    )
    history = History(row, [*kept, mark])
    outcome = history.match.outcome if history.started else None
    status = "over" if history.match.over else "running"
    fields = {
        "status": status if history.started else "waiting",
        "actors": history.mask(),
        "result": list(outcome.places) if outcome else None,
        "head": mark.seq,
        "changed": now(),
    }
    store.cut(row.id, row.head, mark, fields)
    return copy


def _keep(damage: Damage, folder: Path) -> Path:
    """Whole and on disk before anything is deleted; only its owner reads it, as the database."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{damage.row.id}-{now()}.jsonl"
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        for event in damage.cut:
            values: dict[str, Any] = {name: getattr(event, name) for name in COLUMNS}
            file.write(json.dumps(values) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return path
