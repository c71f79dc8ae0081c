"""Names that people call themselves by."""

from __future__ import annotations

from functools import cache

from wartable.i18n import LANGUAGES, Texts, texts
from wartable.server.faults import Fault
from wartable.storage import Seat, Store
from wartable.storage.names import skeleton


def tidy(name: str) -> str:
    """A name without needless spaces; refused if it is empty or has signs nobody sees."""
    found = " ".join(name.split())
    if not found.isprintable() or not found:
        raise Fault("bad-name", 422)
    return found


@cache
def _guests() -> tuple[tuple[str, str], ...]:
    """How names that guests are given begin and end, in every language."""
    forms = (texts(lang=lang)("guest-name", number="0").partition("0") for lang in LANGUAGES)
    return tuple((before, after) for before, _, after in forms)


def _number(name: str) -> str:
    """The number of a name that a guest was given; empty if it was chosen."""
    for before, after in _guests():
        number = name.removeprefix(before).removesuffix(after)
        if f"{before}{number}{after}" == name and len(number) == 3 and number.isdecimal():
            return number
    return ""


def is_chosen(name: str) -> bool:
    """Whether somebody called themselves so: guests are given names at first."""
    return bool(name) and not _number(name)


def in_words(name: str, reader: Texts) -> str:
    """A name as the reader reads it: that of a guest who has chosen none is in their language."""
    number = _number(name)
    return reader("guest-name", number=number) if number else name


def seat_name(seat: Seat, reader: Texts) -> str:
    """What whoever sits there is called: bots and seats without a name in the reader's words."""
    if seat.kind == "bot":
        return reader(f"bot-name-{seat.seat % 6}")
    if seat.kind == "gone":
        return reader("somebody")
    return in_words(seat.name, reader) or reader("seat-number", number=seat.seat + 1)


async def own_name(store: Store, name: str, person: str) -> str:
    """The name, tidy. Fault if it looks like that of somebody else's account."""
    found = tidy(name)
    if await store.run(store.account_like, skeleton(found), person):
        raise Fault("name-taken", 409)
    return found
