"""What a server keeps: people, tables, and every table's ledger: all that happened there."""

from wartable.storage.errors import Away, Conflict, Outdated, UnstorableText
from wartable.storage.models import (
    Chat,
    Invite,
    LedgerRow,
    Person,
    Seat,
    SessionRow,
    TableRow,
    Token,
)
from wartable.storage.store import (
    Store,
    now,
    open_present,
    open_store,
)

__all__ = [
    "Away",
    "Chat",
    "Conflict",
    "LedgerRow",
    "Invite",
    "Outdated",
    "Person",
    "Seat",
    "SessionRow",
    "Store",
    "TableRow",
    "Token",
    "UnstorableText",
    "now",
    "open_present",
    "open_store",
]
