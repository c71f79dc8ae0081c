"""What servers of one database tell each other, without the servers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from wartable.server import nodes, sharing
from wartable.server.bus import Silence
from wartable.server.connection import Connection
from wartable.server.news import News
from wartable.server.nodes import Member
from wartable.server.sharing import Shared
from wartable.storage import Away, Seat, TableRow, now, open_store
from wartable.storage.register import Living


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
    desk = Desk(table)
    news(desk).cut_off()
    assert went == ["olena"] and not table.elsewhere
    assert desk.begun == ["_follow"]  # what they did meanwhile is read


def test_what_a_server_that_died_did_not_tell_is_found_out(tmp_path: Path) -> None:
    """Who was signed out, who mutes whom, and which guest signed in."""
    store = open_store(str(tmp_path / "base.sqlite3"))
    olena, taras = store.add_person("Olena"), store.add_person("Taras")
    for key, person in (("one", olena), ("two", olena), ("three", taras)):
        store.begin_session(key, person, now())
    token = store.add_token(taras.id, "t", "digest", "read", now(), now() + 10**6)
    keys = {"one": olena, "two": olena, "three": taras, token.id: taras, "": None}
    lines = {key: Connection(who.id if who else "", "en", key=key) for key, who in keys.items()}
    table = SimpleNamespace(
        id="t", head=0, row=SimpleNamespace(owner=None), elsewhere={}, seats=[],
        connections=set(lines.values()),
    )  # fmt: skip
    desk: Any = Desk(table)
    desk.store, heard = store, news(desk)
    store.end_session("two", now())
    store.mute(olena.id, taras.id, True)
    heard.dead({"other"})
    assert desk.begun == ["_check", "_check_readers"]
    asyncio.run(heard._check_readers())
    assert [key for key, line in lines.items() if line.ended] == ["two"]
    assert lines["one"].muted == {taras.id} and not lines["three"].muted
    followed: list[Any] = []

    async def follow(tables: list[Any]) -> None:
        followed.append([table.id for table in tables])

    heard._follow = follow  # type: ignore[method-assign]
    row = TableRow(
        id="t", game="age-of-war", rules=1, seats=1, options={}, seed="", host=olena.id,
        settings={}, status="running", created=0, changed=0,
    )  # fmt: skip
    store.add_table(row, [Seat(table_id="t", seat=0, kind="person", person_id=olena.id)], [])
    for person in (olena.id, "the guest she was"):
        table.seats = [SimpleNamespace(person_id=person)]
        asyncio.run(heard._check())
    assert followed == [[], ["t"]]
    store.close()


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


def beating(*living: set[str]) -> Member:
    """A member of a house whose register says at each beat who lives."""
    member = Member.__new__(Member)
    member.id, member._taken, member._taking, member._patient_until = "me", deque(), True, 0.0
    member.living, member._beaten = Living(frozenset(living[0]), 0), time.monotonic()
    member.register = SimpleNamespace(beat=None)  # type: ignore[assignment]
    member.jobs = SimpleNamespace(workers=False)  # type: ignore[assignment]
    beats = [Living(frozenset(nodes), 0) for nodes in living[1:]]

    async def run(work: Any, *given: Any) -> Living:
        return beats.pop(0)

    member.store = SimpleNamespace(run=run)  # type: ignore[assignment]
    return member


def test_only_the_database_s_clock_says_whether_all_servers_were_away() -> None:
    """The clocks of servers, which give events their times, need not agree."""
    member = beating({"me"})
    member.living = Living(frozenset({"me"}), 5000)
    for era, at, away in ((5000, 0, False), (4999, 10**13, True), (6000, 0, False)):
        clock = SimpleNamespace(since=at)
        history, row = SimpleNamespace(clock=clock), SimpleNamespace(era=era)
        table: Any = SimpleNamespace(history=history, row=row)
        assert member.was_away(table) == away


def test_people_of_a_server_that_died_while_ours_was_frozen_are_gone() -> None:
    heard: list[Any] = []
    member = beating({"me", "other"}, {"me"})
    member.news = SimpleNamespace(  # type: ignore[assignment]
        lapsed=lambda: heard.append("lapsed"), dead=heard.append
    )
    member._beaten -= 3600
    asyncio.run(member._beat())
    assert heard == ["lapsed", {"other"}]


def test_a_sign_of_life_that_fails_in_any_way_is_followed_by_another(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    beats: list[str] = []

    async def beat() -> None:
        beats.append("beat")
        if len(beats) == 3:
            raise asyncio.CancelledError
        raise ZeroDivisionError

    monkeypatch.setattr(nodes, "BEAT", 0)
    member = Member.__new__(Member)
    member._beat = beat  # type: ignore[method-assign]
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(member._live())
    assert len(beats) == 3 and "ZeroDivisionError" in caplog.text


def test_answers_are_looked_for_again_whatever_went_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks: list[str] = []

    async def look() -> None:
        looks.append("look")
        if len(looks) == 3:
            raise asyncio.CancelledError
        raise ZeroDivisionError

    monkeypatch.setattr(sharing, "LOOK", 0)
    shared = Shared.__new__(Shared)
    shared._news, shared._waiting = asyncio.Event(), {"job": None}  # type: ignore[dict-item]
    shared.look = look  # type: ignore[method-assign]
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(shared.watch())
    assert len(looks) == 3 and "ZeroDivisionError" in caplog.text
