"""People who are away are told what they should know, once, through every channel that reaches
them."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from test_secret_steps import at_a_desk, seated

from wartable.server import seating
from wartable.server.desk import Desk
from wartable.server.notifications import Kind, Notification, Notifications
from wartable.server.settings import Settings
from wartable.server.table import Table
from wartable.server.webhooks import Webhooks
from wartable.storage import Person


class Memory:
    name = "memory"

    def __init__(self) -> None:
        self.heard: list[Notification] = []

    def reaches(self, person: Person) -> bool:
        return True

    async def send(self, person: Person, note: Notification) -> None:
        assert person.id == note.person
        self.heard.append(note)


class Broken(Memory):
    name = "broken"

    async def send(self, person: Person, note: Notification) -> None:
        raise OSError("the line is cut")


class Posted(Webhooks):
    """Webhooks whose calls stay here."""

    def __init__(self) -> None:
        super().__init__(Settings(public_url="https://table.example"))
        self.bodies: list[dict[str, object]] = []

    async def _post(self, url: str, body: bytes) -> None:
        self.bodies.append(json.loads(body))


async def told(desk: Desk) -> None:
    await asyncio.gather(*desk._tasks)


async def move(table: Table, rng: random.Random) -> int:
    """A random action of whoever is asked; everybody else is away."""
    seat = table.match.actors[0]
    table.time.heard.clear()
    text = table.match.write(seat, rng.choice(table.match.legal(seat)))
    person = table.seats[seat].person_id or ""
    await table.act(person, seat, text, table.number(seat), f"m{table.head}")
    return seat


def test_every_channel_hears_the_same_and_a_broken_one_stops_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    memory, posted = Memory(), Posted()

    async def work(desk: Desk) -> None:
        desk.notifications = Notifications(desk.store, [Broken(), memory, posted])
        table, people = await seated(desk, 2, "critters-at-war")
        for person in people:
            desk.store.change_person(person.id, webhook="https://hook.example/", lang="uk")
        await told(desk)
        memory.heard.clear()
        posted.bodies.clear()
        rng = random.Random(1)
        while (mover := await move(table, rng)) == table.match.actors[0]:
            pass
        table.wake()  # nothing new: nobody hears it again
        await told(desk)
        away = 1 - mover
        assert [(n.kind, n.seat) for n in memory.heard] == [(Kind.YOUR_TURN, away)]

        for _ in range(3):  # asked again while it stands, it is the same request
            await seating.ask_undo(table, people[mover].id, mover, table.number(mover))
        table.wake()
        await told(desk)
        assert [(n.kind, n.seat) for n in memory.heard[1:]] == [(Kind.UNDO_ASKED, away)]

        while table.row.status == "running":
            mover = await move(table, rng)
            await told(desk)
        ended = [n for n in memory.heard if n.kind == Kind.GAME_OVER]
        assert [n.seat for n in ended] == [1 - mover]
        assert [(b["event"], b["table"], b["seat"]) for b in posted.bodies] == [
            (n.kind, n.table, n.seat) for n in memory.heard
        ]
        assert posted.bodies[-1]["url"] == f"https://table.example/t/{table.id}"
        assert "гру закінчено" in str(posted.bodies[-1]["text"])

    at_a_desk(tmp_path, work)
    assert "notification failed" in caplog.text


def test_whoever_looks_or_wants_no_call_gets_none(tmp_path: Path) -> None:
    memory, posted = Memory(), Posted()

    async def work(desk: Desk) -> None:
        desk.notifications = Notifications(desk.store, [memory, posted])
        table, people = await seated(desk, 2, "critters-at-war")
        await told(desk)
        assert memory.heard and not posted.bodies  # nobody gave an address
        memory.heard.clear()
        rng = random.Random(1)
        for _ in range(6):
            seat = table.match.actors[0]
            text = table.match.write(seat, rng.choice(table.match.legal(seat)))
            for person in people:
                table.time.came(person.id)
            await table.act(people[seat].id, seat, text, table.number(seat), f"m{table.head}")
        await told(desk)
        assert memory.heard == []

    at_a_desk(tmp_path, work)


def test_whoever_let_a_bot_play_on_is_asked_and_heard(tmp_path: Path) -> None:
    """An undo needs the consent of everybody who has a seat."""
    memory = Memory()

    async def work(desk: Desk) -> None:
        desk.notifications = Notifications(desk.store, [memory])
        table, people = await seated(desk, 2, "critters-at-war")
        rng = random.Random(1)
        mover = await move(table, rng)
        before = len(table.match.entries)
        away = 1 - mover
        await seating.stand_in(table, away, "left")
        await seating.ask_undo(table, people[mover].id, mover, table.number(mover))
        await told(desk)
        assert (Kind.UNDO_ASKED, away) in [(n.kind, n.seat) for n in memory.heard]
        await seating.answer_undo(table, people[away].id, True)
        assert table.request is None and len(table.match.entries) < before

    at_a_desk(tmp_path, work)


def test_those_said_longest_ago_are_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = Memory()
    monkeypatch.setattr("wartable.server.notifications.REMEMBERED", 2)

    async def work(desk: Desk) -> None:
        notifications = Notifications(desk.store, [memory])
        table, people = await seated(desk, 2, "critters-at-war")
        del table

        async def say(name: str, mark: int) -> None:
            note = Notification(Kind.YOUR_TURN, people[0].id, name, "critters-at-war", 0, mark)
            await notifications.send(note)

        for name, mark in (("a", 1), ("b", 1), ("a", 2), ("c", 1), ("a", 2)):
            await say(name, mark)
        assert [(n.table, n.mark) for n in memory.heard] == [
            *(("a", 1), ("b", 1), ("a", 2), ("c", 1)),
        ]

    at_a_desk(tmp_path, work)
