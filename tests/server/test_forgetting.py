"""People read what is kept of them and delete it; what nobody needs any more goes by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.orm import Session
from web_harness import Person, Served

from wartable.plugin import game
from wartable.puzzles import puzzles
from wartable.server import forgetting
from wartable.server.desk import Desk
from wartable.server.settings import Settings
from wartable.storage import Chat, Report, Seat, Store, TableRow, now, open_store
from wartable.storage.models import SessionRow

PASSWORD = "lamp over seven rivers"
GAME = "critters-at-war"
DAY = 24 * 3600_000


@pytest.fixture(scope="module")
def house(serve: Callable[..., Served], tmp_path_factory: pytest.TempPathFactory) -> Served:
    return serve(tmp_path_factory.mktemp("forgetting"))


def member(served: Served, name: str) -> Person:
    person = served.person()
    person.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return person


def everything(served: Served) -> str:
    """Every text in the database."""
    with closing(sqlite3.connect(served.settings.data_dir / "wartable.sqlite3")) as database:
        return "\n".join(database.iterdump())


def test_what_is_kept_of_me(house: Served) -> None:
    me, other = member(house, "Solomiya"), house.person()
    table = me.open(GAME, "me", "open", listed=True)
    other.post(f"/api/tables/{table}/sit", {"mix": "y"})
    me.post(f"/api/tables/{table}/chat", {"text": "I was here"}, 204)
    other.post(f"/api/tables/{table}/chat", {"text": "not mine"}, 204)
    me.post("/api/tokens", {"name": "my bot", "scopes": ["read"]}, 201)
    answer = me.http.get("/api/me/data")
    kept = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert kept["person"]["name"] == "Solomiya" and kept["person"]["account"] is True
    assert [row["id"] for row in kept["tables"]] == [table]
    assert [line["text"] for line in kept["chat"]] == ["I was here"]
    assert [token["name"] for token in kept["tokens"]] == ["my bot"] and kept["sessions"]
    assert any(action["table_id"] == table for action in kept["actions"])
    assert "argon2" not in answer.text and "digest" not in answer.text
    assert house.person().get("/api/me/data", 401)["fault"] == "nobody"


def test_an_account_is_deleted(house: Served) -> None:
    """Seats are freed or played by bots, words go, and the name is nowhere in the database."""
    me, other = member(house, "Bohdana"), house.person()
    waiting = other.open(GAME, "me", "open", listed=True)
    me.post(f"/api/tables/{waiting}/sit", {})
    running = me.open(GAME, "me", "open", listed=True)
    other.post(f"/api/tables/{running}/sit", {"mix": "y"})
    me.post(f"/api/tables/{running}/chat", {"text": "words of Bohdana"}, 204)
    token = me.post("/api/tokens", {"name": "Bohdana's bot"}, 201)["token"]
    line = other.socket(running)
    line.until_type("position")
    assert me.post("/api/me/forget", {"password": "wrong"}, 401)["fault"] == "wrong-password"
    assert "Bohdana" in everything(house)
    me.post("/api/me/forget", {"password": PASSWORD}, 204)
    assert "Bohdana" not in everything(house)
    assert me.get("/api/me")["name"] is None
    login = {"name": "Bohdana", "password": PASSWORD}
    assert house.person().post("/api/login", login, 401)["fault"] == "wrong-password"
    with_token = {"authorization": f"Bearer {token}"}
    assert house.person().http.get("/api/me", headers=with_token).status_code == 401
    assert other.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    about = other.get(f"/api/tables/{running}")
    gone = next(seat for seat in about["seats"] if not seat["you"])
    assert (gone["name"], gone["kind"]) == ("Somebody", "gone") and gone["stand_in"]
    assert about["status"] == "running"
    again = other.socket(running)  # the game goes on against a bot
    for number in range(3):
        position = again.my_turn()
        assert again.act(position["offers"][0]["notation"], f"on{number}")["type"] == "done"
        while again.position["seq"] == position["seq"]:
            again.hear()
    assert other.get(f"/api/tables/{running}?lang=uk")["seats"][gone["seat"]]["name"] == "Хтось"


def test_a_guest_is_deleted_without_a_password(house: Served) -> None:
    me = house.person()
    table = me.open(GAME, "me", "bot:random")
    name = me.get("/api/me")["name"]
    me.post("/api/me/forget", {}, 204)
    assert me.get("/api/me")["name"] is None
    seats = house.person().get(f"/api/tables/{table}")["seats"]
    assert name and name not in [seat["name"] for seat in seats]


def at_a_desk(folder: Path, **settings: Any) -> tuple[Store, Desk]:
    store = open_store(str(folder / "wartable.sqlite3"))
    return store, Desk(Settings(data_dir=folder, workers=1, **settings), store)


def test_guests_not_seen_for_long_are_removed(tmp_path: Path) -> None:
    """Not those who were seen, sit somewhere, opened a table, reported or have an account."""

    async def go() -> None:
        store, desk = at_a_desk(tmp_path, keep_guests=30)
        old, seen, seated, host = (store.add_person(n) for n in ("old", "seen", "seated", "host"))
        account, witness = store.add_person("account"), store.add_person("witness")
        store.change_person(account.id, login="account")
        store.keep_lesson(old.id, "age-of-war", "first-steps", [">"], 1, now())
        asked = puzzles(game("age-of-war"))[0]
        store.answer_puzzle(old.id, asked, asked.asked.best, None, now())
        store.begin_session("s", seen, now())
        store.begin_session("o", old, now())
        table = _table(host.id)
        seat = Seat(table_id=table.id, seat=0, kind="person", person_id=seated.id, name="seated")
        store.add_table(table, [seat], [])
        said = Chat(table_id=table.id, person_id=old.id, name="old", text="hello", at=now())
        store.add_chat(said)
        store.mute(seen.id, old.id, True)
        store.add_report(_report(table.id, witness.id))

        def age(s: Session) -> None:
            for person in (old, seen, seated, host, account, witness):
                s.get_one(type(person), person.id).created = now() - 31 * DAY
            s.get_one(SessionRow, "o").used = now() - 31 * DAY

        store._do(age)
        await forgetting.sweep_once(desk)
        assert store.person(old.id) is None and store.chat(table.id, "") == []
        assert all(store.person(p.id) for p in (seen, seated, host, account, witness))
        await desk.close()
        store.close()

    asyncio.run(go())


def _report(table: str, by: str) -> Report:
    return Report(id="r", table_id=table, by=by, about=None, name="", reason="x", at=now())


def test_records_that_nobody_opens_are_removed(tmp_path: Path, record: str) -> None:
    async def go() -> None:
        store, desk = at_a_desk(tmp_path, keep_records=30, keep_guests=0)
        person = store.add_person("somebody")
        found, places = await desk.jobs.run("record", record, None)
        opened, forgotten = [await desk.keep(person, found, places, None) for _ in range(2)]
        played = _table(person.id, status="over")
        seat = Seat(table_id=played.id, seat=0, kind="person", person_id=person.id, name="x")
        store.add_table(played, [seat], [])
        for id in (opened, forgotten, played.id):
            store.append(id, [], {"changed": now() - 31 * DAY})
        store.add_report(_report(forgotten, person.id))
        await desk.table(opened)
        await forgetting.sweep_once(desk)
        assert set(store.ids()) == {opened, played.id}
        await desk.close()
        store.close()

    asyncio.run(go())


def test_what_is_kept_for_ever(tmp_path: Path) -> None:
    """Nought days mean never."""

    async def go() -> None:
        store, desk = at_a_desk(tmp_path, keep_guests=0, keep_records=0)
        old = store.add_person("old")
        store.change_person(old.id, created=0)
        await forgetting.sweep_once(desk)
        assert store.person(old.id) is not None
        await desk.close()
        store.close()

    asyncio.run(go())
    env = {"WARTABLE_KEEP_GUESTS": "0", "WARTABLE_KEEP_RECORDS": "7"}
    found = Settings.of_environment(env)
    assert (found.keep_guests, found.keep_records) == (0, 7)


def _table(host: str, status: str = "waiting") -> TableRow:
    fields: dict[str, Any] = {"id": f"table{status}".ljust(16, "x")[:16], "host": host}
    return TableRow(
        **fields,
        game=GAME,
        rules=1,
        seats=2,
        options={},
        seed="00",
        settings={},
        status=status,
        created=0,
        changed=now(),
    )
