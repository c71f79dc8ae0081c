"""Events, refusals and endings by name; locales/en.ftl has their sentences."""

from __future__ import annotations

from wartable.blank.engine import actions as code
from wartable.kernel import Event
from wartable.plugin import Reason, Told

KEYS = {  # of an event: its key, and the ruling it follows
    code.DREW: ("drew", "B-1"),
    code.HID: ("hid", "B-1"),
    code.KEPT: ("kept", "B-2"),
    code.SWAPPED: ("swapped", "B-3"),
    code.SHOWED: ("showed", "B-4"),
}
REASONS = {code.GONE: Reason("gone", "B-1")}
ENDINGS = {code.ALL_SHOWN: "all-shown"}


def told(event: Event) -> Told:
    key, rule = KEYS[event.kind]
    names_card = event.kind in (code.DREW, code.SWAPPED, code.SHOWED)
    return Told(key, event.seat, {"card": event.a + 1} if names_card else {}, rule)
