"""What the ledgers have, compared with what people were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from sqlalchemy import select
from sqlalchemy.orm import Session

from tools.outside.players import NONSENSE, UNDO, Journal, Player
from wartable.kernel import CHANCE
from wartable.server.history import History
from wartable.storage import Chat, LedgerRow, TableRow
from wartable.storage.engine import open_engine


@dataclass
class Findings:
    """How many of each were found. All but the first three must be 0.

    lost: acknowledged and not stored · doubled: stored twice · altered: stored as something else,
    or never sent · refused, there: stored though it was refused · half: a step of which a part is
    missing · unreplayable: a ledger that breaks the rules · ahead: shown to somebody and not stored
    · stuck: a table that does not go on."""

    tables: int = 0
    tried: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    altered: int = 0
    refused_there: int = 0
    half: int = 0
    unreplayable: int = 0
    ahead: int = 0
    stuck: int = 0
    notes: list[str] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)  # seconds until all tables went on

    @property
    def sound(self) -> bool:
        return not any(getattr(self, name) for name in FATAL) and not self.notes

    def found(self, kind: str, note: str) -> None:
        """Count one, and say where."""
        setattr(self, kind, getattr(self, kind) + 1)
        self.notes.append(f"{kind}: {note}")

    def add(self, other: Findings) -> None:
        for name in ("tables", "tried", "acknowledged", *FATAL):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.notes += other.notes


FATAL = [f.name for f in fields(Findings) if f.name not in ("tables", "tried", "acknowledged")][:-2]


def audit(database: str, players: Sequence[Player]) -> Findings:
    """Compare every table of these people with their journals. Nobody may be writing."""
    findings = Findings(tables=len({player.table for player in players}))
    engine = open_engine(database)
    with Session(engine) as session:
        for player in players:
            journal = player.journal
            findings.tried += len(journal.tried) + len(journal.said) + len(journal.unsaid)
            findings.acknowledged += len(journal.answered) + len(journal.said)
            row = session.get(TableRow, player.table)
            if row is None:
                findings.found("lost", f"table {player.table}")
                continue
            ledger = select(LedgerRow).where(LedgerRow.table_id == row.id).order_by(LedgerRow.seq)
            events = list(session.scalars(ledger))
            _whole(findings, row, events, player.seat, journal)
            _moves(findings, row.id, events, player.seat, journal)
            said = select(Chat.text).where(Chat.table_id == row.id)
            _chat(findings, row.id, Counter(session.scalars(said)), journal)
    engine.dispose()
    return findings


def check(row: TableRow, events: list[LedgerRow], answered: dict[str, str], seat: int = 0) -> None:
    """AssertionError unless the ledger is whole and has each answered move once."""
    findings, journal = Findings(), Journal(tried=dict(answered), answered=answered)
    _whole(findings, row, events, seat, journal)
    _moves(findings, row.id, events, seat, journal, complete=False)
    assert findings.sound, findings.notes


def _whole(
    findings: Findings, row: TableRow, events: list[LedgerRow], seat: int, journal: Journal
) -> None:
    """The ledger can be replayed, ends where somebody is asked, and its row says so."""
    if [event.seq for event in events] != list(range(1, row.head + 1)):
        findings.found("half", f"table {row.id}: {len(events)} events, head {row.head}")
        return
    try:
        history = History(row, [])
        for event in events:
            history.read(event)
    except Exception as error:  # a ledger can be wrong in any way
        findings.found("unreplayable", f"table {row.id}: {error!r}")
        return
    if history.match.actors == (CHANCE,):
        findings.found("half", f"table {row.id}: a move without what chance answered")
    status = "over" if history.match.over else "running" if history.started else "waiting"
    if row.awaited != history.mask() or row.status != status:
        findings.found("half", f"table {row.id}: the row says {row.status}, {row.awaited}")
    if journal.seen > history.numbers[seat] or journal.taken_away:
        findings.found("ahead", f"table {row.id}: {journal.seen} of {history.numbers[seat]}")


def _moves(
    findings: Findings,
    id: str,
    events: list[LedgerRow],
    seat: int,
    journal: Journal,
    complete: bool = True,
) -> None:
    """Each move is there as often as its sender was told. `complete`: nothing else was sent."""
    there: dict[str, list[str]] = {}
    for event in events:
        if event.move and event.by and event.seat == seat:
            text = UNDO if event.kind == "undo" else event.text
            there.setdefault(event.move, []).append(text)
    for move in journal.answered:
        if move not in there:
            findings.found("lost", f"table {id}, move {move}")
    for move, texts in there.items():
        if len(texts) > 1:
            findings.found("doubled", f"table {id}, move {move}")
        if (complete or move in journal.tried) and journal.tried.get(move) != texts[0]:
            findings.found("altered", f"table {id}, move {move}: {texts[0]}")
        if move in journal.refused or texts[0] == NONSENSE:
            findings.found("refused_there", f"table {id}, move {move}")


def _chat(findings: Findings, id: str, lines: Counter[str], journal: Journal) -> None:
    for line in journal.said:
        if not lines[line]:
            findings.found("lost", f"table {id}, chat {line}")
    for line in journal.said | journal.unsaid:
        if lines[line] > 1:
            findings.found("doubled", f"table {id}, chat {line}")
    for line in journal.unsaid:
        if lines[line]:
            findings.found("refused_there", f"table {id}, chat {line}")
