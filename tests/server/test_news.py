"""What servers of one database tell each other, without the servers."""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import Any

from wartable.server.bus import Silence
from wartable.server.news import News
from wartable.server.nodes import Member
from wartable.storage import Away


class Desk:
    """Holds tables, and notes what would be begun."""

    def __init__(self, *tables: Any) -> None:
        self.live = {table.id: table for table in tables}
        self.node = SimpleNamespace(id="me")
        self.begun: list[str] = []

    def begin(self, work: Any) -> None:
        self.begun.append(work.__name__)
        work.close()

    def loads(self, id: str) -> bool:
        return False


def news(desk: Desk) -> News:
    return News(desk, Silence())  # type: ignore[arg-type]


def test_people_count_as_gone_from_the_moment_the_others_are_not_heard() -> None:
    """Not since they were last heard of, which may be long ago: a bot would sit in at once."""
    went: list[str] = []
    table = SimpleNamespace(
        id="t",
        row=SimpleNamespace(owner="me"),
        elsewhere={"other": {"olena"}},
        connections=set(),
        time=SimpleNamespace(went=went.append),
    )
    news(Desk(table)).cut_off()
    assert went == ["olena"] and not table.elsewhere


def test_the_owner_begins_again_with_a_table_that_somebody_looks_at_elsewhere() -> None:
    """It had put it away: only the owner lets its bots and clocks go on."""
    for owner, begun in (("me", ["_fetch"]), ("other", []), (None, [])):
        desk = Desk()
        news(desk)._on_who("other", "t", owner)
        assert desk.begun == begun


def test_a_table_that_was_taken_and_not_opened_is_opened_at_the_next_beat() -> None:
    member = Member.__new__(Member)
    member.id, member._taken, member._taking = "me", deque(), True
    lots = [["a", "b"], ["c"], []]
    member.register = SimpleNamespace(take=None)  # type: ignore[assignment]

    async def run(work: Any, *given: Any) -> list[str]:
        return lots.pop(0)

    member.store = SimpleNamespace(run=run)  # type: ignore[assignment]
    adopted: list[str] = []
    away = ["b"]

    async def adopt(id: str) -> None:
        if id in away:
            away.remove(id)
            raise Away("gone")
        adopted.append(id)

    member._adopt = adopt  # type: ignore[method-assign]
    asyncio.run(member._take())
    assert adopted == ["a"]
    asyncio.run(member._take())
    assert adopted == ["a", "b", "c"] and lots == []
