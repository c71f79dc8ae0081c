"""Names that people call themselves by."""

from __future__ import annotations

from wartable.server.faults import Fault
from wartable.storage import Store
from wartable.storage.names import skeleton


def tidy(name: str) -> str:
    """A name without needless spaces; refused if it is empty or has signs nobody sees."""
    found = " ".join(name.split())
    if not found.isprintable() or not found:
        raise Fault("bad-name", 422)
    return found


async def own_name(store: Store, name: str, person: str) -> str:
    """The name, tidy. Fault if it looks like that of somebody else's account."""
    found = tidy(name)
    if await store.run(store.account_like, skeleton(found), person):
        raise Fault("name-taken", 409)
    return found
