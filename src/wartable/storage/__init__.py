"""What a server keeps: people, tables, and every table's ledger: all that happened there."""

from wartable.storage.alone import InUse, alone
from wartable.storage.errors import Away, Conflict, Outdated, UnstorableText
from wartable.storage.models import (
    Act,
    Chat,
    Invite,
    LedgerRow,
    Letter,
    Person,
    Report,
    Seat,
    SessionRow,
    TableRow,
    Token,
)
from wartable.storage.promises import Promise, promises
from wartable.storage.store import (
    Store,
    now,
    open_present,
    open_store,
)

__all__ = [
    "Act",
    "Away",
    "Chat",
    "Conflict",
    "InUse",
    "LedgerRow",
    "Invite",
    "Letter",
    "Outdated",
    "Person",
    "Promise",
    "Report",
    "Seat",
    "SessionRow",
    "Store",
    "TableRow",
    "Token",
    "UnstorableText",
    "alone",
    "now",
    "open_present",
    "open_store",
    "promises",
]
