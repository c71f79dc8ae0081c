"""Taking back actions at a table: alone, or with the consent of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wartable.kernel import EVERYBODY
from wartable.play.undo import kept
from wartable.server import telling
from wartable.server.faults import Fault, again
from wartable.server.protocol import UndoFound
from wartable.storage import LedgerRow

if TYPE_CHECKING:
    from wartable.server.table import Table


@again
async def undo(table: Table, person: str, seat: int, seq: int, whole: bool, move: str) -> int:
    """Take back the last action, or all since something came to light."""
    async with table.exclusive():
        if (done := table.history.moves.get((person, move))) is not None:
            return done
        table.must_hold(person, seat)
        table.time.came(person)
        if seq != table.number(seat):
            raise Fault("stale", 409)
        free = table.undoable(seat)
        taken = free if whole else free[:1]
        if not taken:
            raise Fault("nothing-to-undo", 409)
        others = kept(table.match, taken)
        if not table.match.fits(taken[-1], others):
            raise Fault("nothing-to-undo", 409)
        seen = 0
        for number in taken:
            seen |= table.history.noticed_by[number]
        await go_back(table, taken[-1], seat, person, move, others, seen)
        return table.number(seat)


async def look(table: Table, person: str, seat: int, seq: int) -> UndoFound | None:
    """What may be taken back at this position; None if the table has moved on."""
    async with table.exclusive():
        table.must_hold(person, seat)
        if seq != table.number(seat):
            return None
        table.quiet.free(seat)
        return UndoFound(seq=seq, undo=table.quiet.shown(seat))


async def go_back(
    table: Table,
    to: int,
    seat: int,
    by: str | None,
    move: str | None,
    others: Sequence[int] = (),
    seen: int = EVERYBODY,
    first: Sequence[LedgerRow] = (),
) -> None:
    """To `to` actions, where those of `others` stand all the same; `first` is stored with it.
    Caller holds the lock and has checked that everybody concerned agrees."""
    before, draft = table.history.awaited(), table.history.draft()
    draft.back(to, others)
    text = " ".join(map(str, (to, *others)))
    event = table.event("undo", seat, text, by=by, move=move, audience=seen)
    # beyond what is free chance may have to speak again, with numbers never used before
    noticed = await table.settle([*first, event], before, draft)
    table.quiet.back(to, others)
    await telling.tell(table, to, noticed)
