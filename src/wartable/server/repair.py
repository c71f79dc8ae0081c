"""Ledgers that cannot be replayed: found, and cut back to the last moment at which somebody was
asked. What is cut off is kept in a file. Games that are over stay over, with their result."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, EVERYBODY
from wartable.play import Refused
from wartable.plugin import games
from wartable.server.history import History, Newer
from wartable.storage import LedgerRow, Seat, Store, TableRow, now


@dataclass(frozen=True)
class Damage:
    """The first `sound` events of a table can be replayed and, unless the game is over, end where a
    seat is asked; after them `why` is wrong. `hopeless`: not even an empty table can be laid.
    `newer`: a later version wrote what follows, and can read it."""

    row: TableRow
    seats: Sequence[Seat]
    events: Sequence[LedgerRow]
    sound: int
    why: str
    hopeless: bool = False
    newer: bool = False

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    @property
    def other_rules(self) -> bool:
        """Whether it was played under rules that are not installed: it may be sound under those."""
        return self.row.game in games() and not games()[self.row.game].plays(self.row.rules)

    @property
    def cut(self) -> Sequence[LedgerRow]:
        return self.events[self.sound :]


def examine(row: TableRow, seats: Sequence[Seat], events: Sequence[LedgerRow]) -> Damage | None:
    """What is wrong with a ledger, if anything. A game that is over may have broken off anywhere:
    somebody sent its record."""
    try:
        history = History(row, [])
    except Exception as error:  # whatever it is, this table cannot be opened: say so, go on
        return Damage(row, seats, events, 0, _words(error), hopeless=True)
    sound, why, newer = 0, "", False
    taken_back = any(event.kind == "undo" for event in events)
    states = [history.match.state.clone()] if taken_back else None
    for number, event in enumerate(events, 1):
        if event.seq != number:
            why = f"event {number} is missing"
            break
        try:
            history.read(event, states)
        except Exception as error:  # a ledger can be wrong in any way
            why, newer = f"event {number}: {_words(error)}", isinstance(error, Newer)
            break
        if row.status == "over" or history.acting() != (CHANCE,):
            sound = number
    if sound == len(events):
        return None
    why = why or "the last events lack an outcome of chance"
    return Damage(row, seats, events, sound, why, newer=newer)


def _words(error: Exception) -> str:
    known = isinstance(error, BadInput | Refused)
    return str(error) if known else f"{type(error).__name__}: {error}"


def cut(store: Store, damage: Damage, folder: Path) -> Path:
    """Take off what cannot be replayed, once a copy of it is on disk; where the copy is. Outcomes
    of chance that are cut off stay drawn: people have seen them."""
    copy = _keep(damage, folder)
    row, kept = damage.row, list(damage.events[: damage.sound])
    drawn = max((event.draw for event in damage.events), default=0)
    mark = LedgerRow(
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
    fields: dict[str, Any] = {"head": mark.seq, "changed": now()}
    if not damage.over:
        fields |= _standing(history)
    if row.origin and history.forked > len(history.match.entries):
        origin = {**json.loads(row.origin), "at": len(history.match.entries)}
        fields["origin"] = json.dumps(origin)
    store.cut(row.id, row.head, mark, fields)
    return copy


def _standing(history: History) -> dict[str, Any]:
    """What a table's row says of its game."""
    if not history.started and not history.end:
        return {"status": "waiting", "awaited": 0, "result": None, "final": None}
    status = "over" if history.match.over else "running"
    return {
        "status": history.end.status if history.end else status,
        "awaited": history.mask(),
        "result": history.places,
        "final": history.final,
    }


def _keep(damage: Damage, folder: Path) -> Path:
    """The table's row, its seats and what is cut, a line each: on disk before anything is deleted.
    Only its owner reads it, as the database."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{damage.row.id}-{now()}.jsonl"
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        for kept in (damage.row, *damage.seats, *damage.cut):
            names = kept.__mapper__.column_attrs.keys()
            file.write(json.dumps({name: getattr(kept, name) for name in names}) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return path
