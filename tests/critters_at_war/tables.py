"""Tables laid by hand in the words of `.als` files, for tests written in Python."""

from __future__ import annotations

from wartable.testing import AlsTable, play_als


def play(text: str, edition: int = 0, target: int = 0) -> AlsTable:
    return play_als("critters-at-war", text, {"edition": edition, "target": target})
