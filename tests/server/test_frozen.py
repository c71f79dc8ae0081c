"""Games that the installed rules cannot go on with: they are told why, kept, and harm nobody."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from web_harness import Served
from websockets.exceptions import ConnectionClosed

from tools.outside.servers import until
from wartable.cli import main
from wartable.play import Record
from wartable.plugin import game

GAME = "critters-at-war"
RULES = "This game was played under other rules than those installed now"
DAMAGED = "A part of what was stored of this game cannot be read"
NEWER = "A newer version of the program has gone on with this game"
RETIRED = "This game is not installed here any more"


class House:
    """A server whose database is changed while it rests, as an upgrade changes the rules."""

    def __init__(self, serve: Callable[..., Served], folder: Path) -> None:
        self.folder = folder
        self.served = serve(folder)
        self.host, self.other = self.served.person(), self.served.person()

    def open(self, moves: int = 6, **more: Any) -> str:
        """A table of two people after so many moves, with words said at it."""
        id = self.host.open(GAME, "me", "open", listed=True, **more)
        self.other.post(f"/api/tables/{id}/sit", {"mix": "y"})
        self.host.post(f"/api/tables/{id}/chat", {"text": "Good luck!"}, 204)
        for number in range(moves):
            self.move(id, f"m{number}")
        return id

    def move(self, id: str, name: str) -> None:
        for person in (self.host, self.other):
            position = person.get(f"/api/tables/{id}/position")
            if position["legal"]:
                body = {"notation": position["legal"][0], "seq": position["seq"], "move": name}
                person.post(f"/api/tables/{id}/moves", body)
                return
        raise AssertionError("nobody is asked")

    def upgrade(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        self.served.stop()
        self.write(*statements)
        self.served.start()

    def write(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        with closing(sqlite3.connect(self.folder / "wartable.sqlite3")) as database, database:
            for statement, values in statements:
                assert database.execute(statement, values).rowcount, statement

    def row(self, id: str) -> dict[str, Any]:
        with closing(sqlite3.connect(self.folder / "wartable.sqlite3")) as database:
            database.row_factory = sqlite3.Row
            return dict(database.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone())


@pytest.fixture(scope="module")
def house(serve: Callable[..., Served], tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(serve, tmp_path_factory.mktemp("frozen"))


def rules(id: str, version: int) -> tuple[str, tuple[Any, ...]]:
    return "UPDATE tables SET rules = ? WHERE id = ?", (version, id)


def wrong_event(id: str) -> tuple[str, tuple[Any, ...]]:
    """An event in the middle says something that the rules do not know."""
    which = "SELECT max(seq) - 2 FROM events WHERE table_id = ? AND kind = 'act'"
    return (
        f"UPDATE events SET text = 'fly to the moon' WHERE table_id = ? AND seq = ({which})",
        (id, id),
    )


def is_frozen(house: House, id: str, said: str) -> None:
    """It can be looked at and not played."""
    about = house.other.get(f"/api/tables/{id}")
    assert about["status"] == "frozen" and about["frozen"].startswith(said)
    assert [seat["kind"] for seat in about["seats"]] == ["person", "person"]
    line = house.host.socket(id)
    line.until_type("position")
    assert line.table["status"] == "frozen" and line.table["frozen"].startswith(said)
    assert line.position["offers"] == [] and line.position["awaited"] == []
    assert line.position["log"]["lines"] and line.position["clock"]["until"] == {}
    assert any(m["type"] == "chat" and m["text"] == "Good luck!" for m in line.heard)
    refused = line.act("attack", "late")
    assert refused["fault"] == "frozen" and refused["text"].startswith(said)
    line.send(type="do", what="ping")
    line.until_type("pong")  # the line stays
    line.close()
    body = {"notation": "attack", "seq": line.position["seq"], "move": "late"}
    answer = house.host.post(f"/api/tables/{id}/moves", body, 409)
    assert answer["fault"] == "frozen" and answer["text"].startswith(said)
    for path in ("undo", "leave"):
        answer = house.host.post(f"/api/tables/{id}/{path}", {"seq": 1, "move": "late"}, 409)
        assert answer["fault"] == "frozen"
    assert house.host.get(f"/api/tables/{id}/hint", 409)["fault"] == "frozen"
    page = house.host.http.get(f"/t/{id}", headers={"accept": "text/html"})
    assert page.status_code == 200 and said in page.text
    assert house.host.get(f"/api/tables/{id}/replay")["moves"]
    house.host.get(f"/api/tables/{id}/frames/0")
    for person, names in ((house.host, ("mine", "open")), (house.served.person(), ("open",))):
        lists = person.get("/api/tables")
        rows = [row for name in names for row in lists[name] if row["id"] == id]
        assert [(row["status"], row["turn"]) for row in rows] == [("frozen", False)]


def is_ended(house: House, id: str) -> None:
    """Its host ends it; only then everything can be read."""
    assert house.host.get(f"/api/tables/{id}/record", 409)["fault"] in ("not-over", "frozen")
    assert house.host.get(f"/api/tables/{id}/ledger", 409)["fault"] == "not-over"
    assert house.other.post(f"/api/tables/{id}/close", {}, 403)["fault"] == "host-only"
    house.host.post(f"/api/tables/{id}/close", {}, 204)
    house.host.post(f"/api/tables/{id}/close", {}, 204)
    lists = house.host.get("/api/tables")
    assert id not in [row["id"] for row in (*lists["mine"], *lists["open"])]
    assert id in house.host.get("/replays")
    text = house.other.http.get(f"/api/tables/{id}/ledger").text
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["status"] == "closed" and len(lines) == 1 + 2 + lines[0]["head"]
    assert house.row(id)["host"] not in text


def test_rules_that_are_newer_than_the_installed_ones(house: House) -> None:
    id = house.open()
    house.upgrade(rules(id, 99))
    is_frozen(house, id, RULES)
    assert house.row(id)["frozen"] == "rules" and house.row(id)["status"] == "running"
    is_ended(house, id)
    record = Record.parse(house.other.get(f"/api/tables/{id}/record"))
    assert len(record.entries) > 6
    assert house.other.get(f"/api/tables/{id}/proof", 409)["fault"] == "frozen"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    house.host.post(f"/api/tables/{id}/fork", {"at": 4, "seats": seats}, 201)
    house.upgrade()  # what was ended stays so
    assert house.host.get(f"/api/tables/{id}")["status"] == "closed"


def test_an_event_that_only_a_later_version_knows(house: House) -> None:
    """It must not be passed over: it may have ended the game. The later version goes on."""
    id = house.open()
    last = "WHERE table_id = ? AND seq = (SELECT max(seq) FROM events WHERE table_id = ?)"
    house.upgrade((f"UPDATE events SET kind = 'truce' {last}", (id, id)))
    is_frozen(house, id, NEWER)
    assert house.row(id)["frozen"] == "newer"
    house.upgrade((f"UPDATE events SET kind = 'act' {last}", (id, id)))
    assert house.host.get(f"/api/tables/{id}")["status"] == "running"
    house.move(id, "on")
    assert house.row(id)["frozen"] == ""


def test_an_event_that_the_rules_refuse(house: House) -> None:
    damaged, changed = house.open(), house.open()
    house.upgrade(wrong_event(damaged), wrong_event(changed), rules(changed, 0))
    is_frozen(house, damaged, DAMAGED)
    is_frozen(house, changed, RULES)
    before = house.other.get(f"/api/tables/{damaged}/replay")["count"]
    is_ended(house, damaged)
    record = Record.parse(house.other.get(f"/api/tables/{damaged}/record"))
    assert len(record.entries) >= before > 0  # as far as it replays


def test_an_unknown_game(house: House) -> None:
    id = house.open()
    line = house.host.socket(id)
    line.until_type("position")
    house.upgrade(("UPDATE tables SET game = 'ludo' WHERE id = ?", (id,)))
    answer = house.host.get(f"/api/tables/{id}", 409)
    assert answer["fault"] == "frozen" and answer["text"].startswith(RETIRED)
    with pytest.raises(ConnectionClosed) as closed:
        house.host.socket(id).hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
    for path in (f"/t/{id}", f"/t/{id}/replay"):
        page = house.host.http.get(path, headers={"accept": "text/html"})
        assert page.status_code == 200 and RETIRED in page.text and 'id="end"' in page.text
    assert 'id="end"' not in house.other.get(f"/t/{id}")
    (row,) = [row for row in house.host.get("/api/tables")["mine"] if row["id"] == id]
    assert row["status"] == "frozen"
    is_ended(house, id)
    page = house.other.http.get(f"/t/{id}", headers={"accept": "text/html"})
    assert page.status_code == 200 and f"/api/tables/{id}/ledger" in page.text


def test_the_sentence_in_three_languages(house: House) -> None:
    id = house.open(0)
    house.upgrade(rules(id, 99))
    said = {
        lang: house.host.get(f"/api/tables/{id}?lang={lang}")["frozen"]
        for lang in ("en", "uk", "ru")
    }
    assert len(set(said.values())) == 3 and all(said.values())
    assert "встановлені" in said["uk"] and "установлены" in said["ru"]


def test_a_closed_table_that_cannot_be_opened_tells_strangers_nothing(house: House) -> None:
    id = house.open(settings={"spectators": False})
    house.upgrade(("UPDATE tables SET game = 'ludo' WHERE id = ?", (id,)))
    stranger = house.served.person()
    assert stranger.get(f"/t/{id}", 403)["fault"] == "no-spectators"
    house.host.post(f"/api/tables/{id}/close", {}, 204)
    assert stranger.get(f"/api/tables/{id}/ledger", 403)["fault"] == "no-spectators"
    assert house.other.http.get(f"/api/tables/{id}/ledger").status_code == 200


def test_an_earlier_version_that_comes_out_the_same_goes_on(house: House) -> None:
    """Then it is a game of the present rules."""
    id = house.open()
    house.upgrade(rules(id, 0))
    assert house.host.get(f"/api/tables/{id}")["status"] == "running"
    assert house.host.post(f"/api/tables/{id}/close", {}, 409)["fault"] == "not-frozen"
    house.move(id, "on")
    row = house.row(id)
    assert (row["rules"], row["frozen"]) == (game(GAME).rules_version, "")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET actors = 3 - actors",  # another is awaited
        "UPDATE tables SET seed = 'ab' || substr(seed, 3)",  # chance gave something else
        "UPDATE tables SET status = 'over', result = '[1, 2]'",  # it was over
    ],
)
def test_an_earlier_version_that_comes_out_otherwise(house: House, change: str) -> None:
    id = house.open()
    house.upgrade(rules(id, 0), (f"{change} WHERE id = ?", (id,)))
    assert house.host.get(f"/api/tables/{id}")["frozen"].startswith(RULES)


def test_bots_and_clocks_stand_still(house: House) -> None:
    """A clock of one minute that ran out an hour ago, and bots alone at their table."""
    clock = {"clock": {"kind": "live", "minutes": 1, "increment": 0}}
    timed, bots = house.open(settings=clock), house.host.open(GAME, "bot:random", "bot:random")
    until(lambda: house.row(bots)["head"] > 5)
    house.served.stop()
    head = house.row(bots)["head"]
    house.write(
        rules(timed, 99),
        ("UPDATE tables SET rules = 99, status = 'running' WHERE id = ?", (bots,)),
        ("UPDATE events SET at = at - 3600000 WHERE table_id = ?", (timed,)),
    )
    until_row = house.row(timed)["head"]
    house.served.start()
    for id in (timed, bots):
        until(lambda id=id: house.row(id)["frozen"] == "rules")
        assert house.host.get(f"/api/tables/{id}")["status"] == "frozen"
    metrics = house.host.get("/metrics")
    count = float(metrics.split("\nwartable_frozen_tables ")[1].split("\n")[0])
    assert count >= 2
    desk = house.served.app.state.desk
    assert desk.live[timed].time.due() is None and desk.live[bots].bots.tasks == {}
    assert (house.row(timed)["head"], house.row(bots)["head"]) == (until_row, head)


def test_a_repaired_table_goes_on(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a restart, also for those who look at it. A game of other rules is not cut."""
    id, other = house.open(), house.open()
    monkeypatch.setattr("wartable.server.desk.SWEEP", 0.2)
    house.upgrade(wrong_event(id), wrong_event(other), rules(other, 0))
    line = house.host.socket(id)
    line.until_type("position")
    assert line.table["status"] == "frozen"

    def repair(*args: str) -> str:
        with pytest.raises(SystemExit):
            main(["repair", "--cut", "--data-dir", str(house.folder), "--lang", "en", *args])
        return capsys.readouterr().out

    assert f"{other}: was played under other rules" in repair()
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert house.host.get(f"/api/tables/{id}")["status"] == "running"
    house.move(id, "after")
    assert house.row(id)["frozen"] == ""
    until(lambda: house.row(other)["frozen"] == "rules")
