"""Several servers that share a database: it does not matter through which of them somebody plays,
and no game stops when one of them dies."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from web_harness import Person, Socket
from websockets.exceptions import ConnectionClosed

from tests.postgres import cluster
from tools.outside.postgres import Cluster
from tools.outside.servers import Server, Worker, until
from wartable.server.history import History
from wartable.storage import LedgerRow, Store, now, open_present
from wartable.storage.administration import act

PASSWORD = "correct horse battery"


@dataclass
class House:
    """A database and the servers that share it."""

    database: Cluster
    folder: Path
    nodes: list[Server]
    store: Store

    def sql(self, words: str) -> list[Any]:
        with self.store.engine.begin() as connection:
            found = connection.execute(text(words))
            return [tuple(row) for row in found] if found.returns_rows else []

    def add(self) -> Server:
        folder = self.folder / f"node-{len(self.nodes)}"
        folder.mkdir()
        node = Server(folder, database=self.database.url, secret="shared")
        self.nodes.append(node)
        return node


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with cluster() as database:
        folder = tmp_path_factory.mktemp("house")
        house = House(database, folder, [], None)  # type: ignore[arg-type]
        with ThreadPoolExecutor(2) as threads:  # both bring the tables up to date
            list(threads.map(Server.start, [house.add(), house.add()]))
        house.store = open_present(database.url)
        yield house
        house.store.close()
        for node in house.nodes:
            node.close()


def come(node: Server, who: Person) -> Person:
    """Somebody comes to another server."""
    found = Person(node)
    found.http.cookies.update(who.http.cookies)
    return found


def pair(house: House, game: str, **more: Any) -> tuple[str, list[Person], list[Socket]]:
    """A table of two people who look at it through different servers."""
    one, two = Person(house.nodes[0]), Person(house.nodes[1])
    table = one.open(game, "me", "open", **more)
    two.post(f"/api/tables/{table}/sit", {"mix": "y"})
    lines = [one.socket(table), two.socket(table)]
    for line in lines:
        line.until_type("position")
    return table, [one, two], lines


def sound(house: House, table: str, answered: dict[str, str]) -> None:
    """The ledger can be replayed and has each answered move once."""
    row, _, events = house.store.load(table)  # type: ignore[misc]
    history = History(row, events)
    assert not history.wrong and row.awaited == history.mask()
    stored = sorted((event.move, event.text) for event in events if event.move)
    assert stored == sorted(answered.items())


def test_two_people_play_a_whole_game_through_two_servers(house: House) -> None:
    table, _, lines = pair(house, "critters-at-war")
    rng, answered = random.Random(5), dict[str, str]()
    while not lines[0].position["over"]:
        awaited = lines[0].position["awaited"]
        line = lines[awaited[0]]
        notation = rng.choice(line.my_turn()["offers"])["notation"]
        move = f"m{len(answered)}"
        done = line.act(notation, move)
        assert done["type"] == "done"
        answered[move] = notation
        for other in lines:
            while other.position["seq"] < done["seq"]:
                other.hear()
    assert lines[1].position["over"]
    assert house.sql(f"SELECT era > 0 FROM tables WHERE id = '{table}'") == [(True,)]
    sound(house, table, answered)


def test_choices_made_at_the_same_time_through_two_servers_both_stand(house: House) -> None:
    table, people, lines = pair(house, "small-samurai-empires")
    chosen = [line.my_turn()["offers"][0]["notation"] for line in lines]
    for number, line in enumerate(lines):  # neither waits for the other
        line.send(type="act", notation=chosen[number], move="m", seq=line.position["seq"])
    for number, line in enumerate(lines):
        answer = line.until(lambda m: m["type"] in ("done", "refused"))
        if answer["type"] == "refused":  # all see that the other has chosen
            line.until_type("position")
            answer = line.act(chosen[number], "m")
        assert answer["type"] == "done", answer
    for number, person in enumerate(people):  # sent again to the other server it is done already
        other = come(house.nodes[1 - number], person)
        body = {"notation": chosen[number], "seq": 0, "move": "m"}
        assert other.post(f"/api/tables/{table}/moves", body)["seq"] > 0
    _, _, events = house.store.load(table)  # type: ignore[misc]
    assert sorted(event.text for event in events if event.move) == sorted(chosen)


def test_two_who_want_another_game_through_two_servers_get_one_table(house: House) -> None:
    table, people, lines = pair(house, "age-of-war", options={"cap": "1", "first": "0"})
    number = 0
    while not lines[0].my_turn()["over"]:
        done = lines[0].act("lose", f"m{number}")
        number += 1
        while lines[0].position["seq"] < done["seq"]:
            lines[0].hear()
    lines[1].until(lambda m: m["type"] == "position" and m["over"])
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda who: who.post(f"/api/tables/{table}/rematch"), people))
    found = [
        line.until(lambda m: m["type"] == "table" and m["rematch"].get("next"))["rematch"]["next"]
        for line in lines
    ]
    assert found[0] == found[1]
    for person in people:
        assert found[0] in [row["id"] for row in person.get("/api/tables")["mine"]]
        person.post(f"/api/tables/{found[0]}/ready", {"mix": "z"})
    for person in people:  # the one who was ready first hears of the other's by the bus
        until(lambda who=person: who.get(f"/api/tables/{found[0]}")["status"] == "running")


def test_people_who_sit_down_at_the_same_time_all_find_a_seat(house: House) -> None:
    host = Person(house.nodes[0])
    table = host.open("age-of-war", "me", *["open"] * 4, mix=None)
    guests = [Person(house.nodes[number % 2]) for number in range(4)]
    with ThreadPoolExecutor(4) as threads:
        seats = [
            threads.submit(guest.post, f"/api/tables/{table}/sit", {"mix": "z"}) for guest in guests
        ]
        found = [seat for answer in seats for seat in answer.result()["you"]]
    assert sorted(found) == [1, 2, 3, 4]


def test_people_meet_talk_and_take_back_through_two_servers(house: House) -> None:
    table, people, lines = pair(house, "critters-at-war")
    for line in lines:
        while not all(seat["here"] for seat in line.table["seats"]):
            line.hear()
    people[0].post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
    assert lines[1].until_type("chat")["text"] == "hello"
    mover = lines[0].position["awaited"][0]
    line, other = lines[mover], lines[1 - mover]
    notation = line.my_turn()["offers"][0]["notation"]
    done = line.act(notation, "m")
    while line.position["seq"] < done["seq"]:
        line.hear()
    line.send(type="ask-undo", seq=line.position["seq"], seat=mover)
    other.until(lambda m: m["type"] == "table" and m["asked"])
    asked = line.position["seq"]
    other.send(type="answer-undo", yes=True)
    for reader in lines:
        while reader.table["asked"] or reader.position["seq"] <= asked:
            reader.hear()
        assert reader.position["awaited"] == [mover]
    lines[1].close()
    lines[0].until(lambda m: m["type"] == "table" and not m["seats"][1]["here"])
    sound(house, table, {"m": notation})


def test_whoever_is_signed_out_at_one_server_is_cut_off_at_the_other(house: House) -> None:
    table, people, lines = pair(house, "critters-at-war")
    person = people[1]
    account = {"name": f"Olena {table[:4]}", "password": PASSWORD}
    person.post("/api/account", account, 201)
    again = come(house.nodes[0], person)
    again.post("/api/password", {"old": PASSWORD, "new": "another staple here"}, 204)
    with pytest.raises(ConnectionClosed):
        lines[1].until_type("never")
    lines[0].until(lambda m: m["type"] == "table" and not m["seats"][1]["here"])


def test_what_was_said_while_the_bus_was_cut_is_found_out(house: House) -> None:
    """Nobody asks the server that runs the bot: it looks by itself once it hears again."""
    host = Person(house.nodes[0])
    table = host.open("age-of-war", "me", "bot:random")
    elsewhere = come(house.nodes[1], host)
    until(lambda: elsewhere.get(f"/api/tables/{table}/position")["legal"])
    with cut_off(house):
        while elsewhere.get(f"/api/tables/{table}/position")["awaited"] == [0]:
            position = elsewhere.get(f"/api/tables/{table}/position")
            body = {"notation": position["legal"][0], "seq": position["seq"]}
            body["move"] = f"m{position['seq']}"
            elsewhere.post(f"/api/tables/{table}/moves", body)
        before, then = len(bot_moves(house, table)), house.sql("SELECT clock_timestamp()")[0][0]
        elsewhere.post(f"/api/tables/{table}/chat", {"text": "the last word"}, 204)
        said = f"query ~ 'pg_notify' AND state = 'idle' AND state_change > '{then}'"
        until(lambda: house.sql(f"SELECT pid FROM pg_stat_activity WHERE {said}"))
    until(lambda: len(bot_moves(house, table)) > before)


@contextlib.contextmanager
def cut_off(house: House) -> Iterator[None]:
    """No server hears the others: as soon as one listens again its line is broken."""
    over = threading.Event()

    def cut() -> None:
        found = "FROM pg_stat_activity WHERE query ~ '^LISTEN'"
        while not over.wait(0.02):
            house.sql(f"SELECT pg_terminate_backend(pid) {found}")

    thread = threading.Thread(target=cut)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def test_whoever_comes_from_a_server_that_died_is_not_shown_an_older_position(house: House) -> None:
    """Another server stored something and died before it could tell."""
    table, people, lines = pair(house, "critters-at-war")
    for number, person in enumerate(people):
        seen = lines[number].position["seq"]
        head = house.store.heads([table])[table][0]
        row = LedgerRow(table_id=table, seq=head + 1, kind="resume", text="", at=now())
        house.store.append(table, [row])
        if number:
            assert person.socket(table).until_type("position")["seq"] == seen + 2
        else:
            assert person.get(f"/api/tables/{table}/position")["seq"] == seen + 1


def test_a_table_of_newer_rules_is_left_to_servers_that_know_them(house: House) -> None:
    """In an upgrade, one of two servers has the newer rules."""
    person = Person(house.nodes[0])
    newer, known = (person.open("age-of-war", "me", "local:Taras") for _ in range(2))
    house.sql(f"UPDATE tables SET rules = 99 WHERE id = '{newer}'")
    again = come(house.nodes[1], person)
    assert again.get(f"/api/tables/{newer}", 503)["fault"] == "elsewhere"
    with pytest.raises(ConnectionClosed) as closed:
        again.socket(newer).hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
    house.sql(f"UPDATE tables SET owner = 'dead' WHERE id IN ('{newer}', '{known}')")
    until(lambda: house.sql(f"SELECT owner FROM tables WHERE id = '{known}'") != [("dead",)])
    assert house.sql(f"SELECT owner, frozen FROM tables WHERE id = '{newer}'") == [("dead", "")]


def test_a_game_goes_on_without_the_server_that_ran_its_bots(house: House) -> None:
    third = house.add()
    third.start()
    person = Person(third)
    frozen, killed = (person.open("age-of-war", "me", "bot:random") for _ in range(2))
    here, answered = come(house.nodes[0], person), [dict[str, str](), dict[str, str]()]
    lines = [here.socket(table) for table in (frozen, killed)]
    for number, table in enumerate((frozen, killed)):
        until_the_bot_acts(house, table, lines[number], answered[number])
    third.freeze()
    until_the_bot_acts(house, frozen, lines[0], answered[0])
    third.thaw()
    until_the_bot_acts(house, frozen, lines[0], answered[0])
    third.kill()
    until_the_bot_acts(house, killed, lines[1], answered[1])
    for number, table in enumerate((frozen, killed)):
        sound(house, table, answered[number])


def test_bots_think_on_when_workers_and_servers_die(house: House) -> None:
    """A worker is killed while it thinks: another goes on. Then the server that asked is killed."""
    workers = [Worker(house.folder / "worker-0", house.database.url)]
    third = house.add()
    third.start()
    person, answered = Person(third), dict[str, str]()
    table = person.open("age-of-war", "me", "bot:random")
    line = come(house.nodes[0], person).socket(table)
    try:
        until_the_bot_acts(house, table, line, answered)
        for pid in workers[0].thinkers():
            os.kill(pid, signal.SIGSTOP)
        while not given_out(house):
            move(line, answered)
            while not (line.position["offers"] or given_out(house)):
                listen(line)
        before = len(bot_moves(house, table))
        workers.append(Worker(house.folder / "worker-1", house.database.url))
        workers[0].kill()
        until(lambda: len(bot_moves(house, table)) > before)
        until_the_bot_acts(house, table, line, answered)
        third.kill()
        until_the_bot_acts(house, table, line, answered)
    finally:
        for worker in workers:
            worker.kill()
    sound(house, table, answered)


def given_out(house: House) -> list[Any]:
    """Jobs that a worker has taken and not answered."""
    with house.store.engine.begin() as database:
        held = text("SELECT id FROM jobs WHERE worker IS NOT NULL AND answer IS NULL")
        return list(database.execute(held))


def test_somebody_banned_is_shut_out_and_a_closed_table_is_closed_at_every_server(
    house: House,
) -> None:
    table, (admin, bad), lines = pair(house, "critters-at-war")
    for person, name in ((admin, "olena"), (bad, "taras")):
        person.post("/api/account", {"name": f"{name} {table}", "password": PASSWORD}, 201)
    chief, culprit = (house.store.person_by_login(f"{who} {table}") for who in ("olena", "taras"))
    assert chief is not None and culprit is not None
    house.store.set_administrator(chief.id, True, act("", "", "grant", chief.id, "", 1))
    line = bad.socket(table)
    line.until_type("position")
    admin.post(f"/api/admin/people/{culprit.id}/ban", {"days": 1, "reason": "insults"}, 204)
    with pytest.raises(ConnectionClosed):
        line.until_type("never")
    for node in house.nodes[:2]:
        assert come(node, bad).get("/api/me")["name"] is None
        login = {"name": culprit.name, "password": PASSWORD}
        assert "insults" in Person(node).post("/api/login", login, 403)["text"]
    watching = come(house.nodes[1], admin).socket(table)
    watching.until_type("position")
    admin.post(f"/api/admin/tables/{table}/close", {"reason": "insults"}, 204)
    with pytest.raises(ConnectionClosed):
        watching.until_type("never")
    for node in house.nodes[:2]:
        assert come(node, admin).get(f"/api/tables/{table}", 410)["fault"] == "table-closed"


def until_the_bot_acts(house: House, table: str, line: Socket, answered: dict[str, str]) -> None:
    """Somebody plays on until the bot at the second seat has answered once more."""
    before = len(bot_moves(house, table))
    while not line.my_turn()["over"] and len(bot_moves(house, table)) == before:
        move(line, answered)
    until(lambda: len(bot_moves(house, table)) > before)


def bot_moves(house: House, table: str) -> list[str]:
    _, _, events = house.store.load(table)  # type: ignore[misc]
    return [event.text for event in events if event.kind == "act" and event.seat == 1]


def listen(line: Socket) -> None:
    """Hear what there is to hear, if anything is said in a moment."""
    with contextlib.suppress(TimeoutError):
        line.hear(0.05)


def move(line: Socket, answered: dict[str, str]) -> None:
    """Somebody's next move, as soon as they are asked."""
    notation, name = line.my_turn()["offers"][0]["notation"], f"m{len(answered)}"
    done = line.act(notation, name)
    assert done["type"] == "done"
    answered[name] = notation
    while line.position["seq"] < done["seq"]:
        line.hear()
