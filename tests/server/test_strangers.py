"""What is kept from whoever has no business here: other origins, other readers of the machine, a
program with a small token, somebody who has left."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from wartable.server import limits, wire
from wartable.server.connection import MOST_WAITING, Connection
from wartable.server.settings import Settings
from wartable.storage import open_store

HIDDEN = "critters-at-war"


@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "https://evil.example"])
def test_an_origin_that_is_none_of_ours(served: Any, origin: str) -> None:
    """Refused, however odd it is; never an error of the server's."""
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    answer = me.http.post("/api/tables", json={}, headers={"origin": origin})
    assert answer.status_code == 403 and answer.json()["fault"] == "wrong-origin"
    line = me.socket(table, Origin=origin)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 4403


def test_a_public_address_without_a_scheme_lets_nobody_in(serve: Any) -> None:
    me = serve(public_url="table.example").person()
    assert me.http.post("/api/tables", json={}, headers={"origin": "null"}).status_code == 403


@pytest.mark.parametrize("host", ["[", "a:99999999", "table.example", "localhost.evil.example"])
def test_metrics_are_read_by_this_machines_name_only(served: Any, host: str) -> None:
    assert served.person().http.get("/metrics", headers={"host": host}).status_code == 404


def test_whoever_leaves_a_closed_table_hears_no_more(served: Any) -> None:
    host, guest = served.person(), served.person()
    closed = {"spectators": False}
    table = host.open(HIDDEN, "me", "open", listed=True, settings=closed)
    guest.post(f"/api/tables/{table}/sit")
    line = guest.socket(table)
    line.until_type("table")
    guest.post(f"/api/tables/{table}/leave")
    with pytest.raises(ConnectionClosed):
        while True:
            line.hear()
    again = guest.socket(table)
    with pytest.raises(ConnectionClosed) as refused:
        again.hear()
    assert refused.value.rcvd and refused.value.rcvd.code == 4403


def test_nobody_in_between_keeps_what_a_person_was_answered(served: Any) -> None:
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    for path in ("", "/position", "/replay"):
        answer = me.http.get(f"/api/tables/{table}{path}")
        assert answer.headers["cache-control"] == "no-store", path
    for path in ("/", f"/t/{table}", "/replays", "/account"):
        assert "private" in me.http.get(path).headers["cache-control"], path


def test_a_program_does_not_rename_its_owner(served: Any) -> None:
    host, owner = served.person(), served.person()
    table = host.open(HIDDEN, "me", "open", listed=True)
    made = owner.post("/api/tokens", {"name": "t", "scopes": ["play"]}, 201)
    before = owner.get("/api/me")["name"]
    headers = {"Authorization": f"Bearer {made['token']}"}
    program = httpx.Client(base_url=served.url, headers=headers)
    sat = program.post(f"/api/tables/{table}/sit", json={"name": "Robot"})
    assert sat.status_code == 200 and sat.json()["seats"][1]["name"] == "Robot"
    assert owner.get("/api/me")["name"] == before


def test_a_signing_key_is_whole(tmp_path: Path) -> None:
    """A server that died while it wrote the key does not leave one that anybody knows."""
    (tmp_path / "secret.key").touch()
    key = Settings(data_dir=tmp_path).signing_key()
    assert len(key) == 64 and Settings(data_dir=tmp_path).signing_key() == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_other_people_of_the_machine_cannot_read_along(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(str(folder / "w.sqlite3"))
    store.add_person("Olena")
    Settings(data_dir=folder).signing_key()
    for path in (folder, *folder.iterdir()):
        assert path.stat().st_mode & 0o077 == 0, path.name
    store.close()


def test_nobody_holds_lines_without_end(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly they were opened; one that ends makes room."""
    monkeypatch.setattr(limits, "MOST_LINES", 3)
    served = serve(rates=1.0)
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    lines = [me.socket(table) for _ in range(3)]
    for line in lines:
        line.until_type("position")
    refused = me.socket(table)
    with pytest.raises(ConnectionClosed) as closed:
        refused.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 4429
    assert me.get(f"/api/tables/{table}/stream", 429)["fault"] == "too-often"
    lines[0].close()
    held = served.app.state.limits._lines
    while sum(held.values()) > 2:
        time.sleep(0.05)
    again = me.socket(table)
    again.until_type("position")
    for line in (*lines[1:], again):
        line.close()


def test_a_head_without_end_is_not_gathered(served: Any) -> None:
    """Nor does the server wait for ever for one that does not come."""
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        try:
            for _ in range(200):
                line.sendall(b"a" * wire.MOST_HEAD)
            answer = line.recv(100)
        except OSError:  # closed while we wrote
            answer = b""
        assert answer == b"" or answer.startswith(b"HTTP/1.1 400")
    assert served.person().get("/healthz") == {"status": "ok"}


def test_who_says_nothing_is_left(served: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.1)
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        line.settimeout(120)
        assert line.recv(100) == b""


def test_a_slow_reader_holds_no_messages() -> None:
    slow = Connection("p", "en")
    for number in range(MOST_WAITING + 1):
        slow.send({"n": number})
    assert slow.slow and slow._queue.qsize() == 1
    assert asyncio.run(slow.next()) is None


def test_a_stream_that_is_never_read_leaves_nobody_behind(served: Any) -> None:
    """A person who hung up at once is not here for ever."""
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    cookie = f"Cookie: wartable={me.http.cookies['wartable']}\r\n"
    for _ in range(10):
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n{cookie}\r\n"
            line.sendall(head.encode())
    live = served.app.state.desk.live[table]
    until = time.monotonic() + 120
    while live.connections:
        assert time.monotonic() < until, "somebody is here who has gone"
        time.sleep(0.05)


def test_a_stand_in_has_one_of_the_games_levels(served: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": HIDDEN, "seats": seats, "settings": {"stand_in": "godlike"}}
    fault = served.person().post("/api/tables", wish, 422)
    assert fault["fault"] == "no-such-level" and "random" in fault["text"]


def test_the_log_has_no_secret_of_a_path(served: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Neither of an invitation nor of an address that is none."""
    me = served.person()
    table = me.open(HIDDEN, "me", "link")
    invite = me.post(f"/api/tables/{table}/invite")["token"]
    caplog.set_level("INFO", "wartable.requests")
    me.http.get(f"/i/{invite}")
    me.get(f"/I/{invite}", 404)
    paths = [record.path for record in caplog.records if record.name == "wartable.requests"]
    assert "/i/{token}" in paths and not any(invite in path for path in paths)


def test_who_sits_at_a_closed_table_is_known_while_a_seat_is_free_for_all(served: Any) -> None:
    host, other, stranger = served.person(), served.person(), served.person()
    table = host.open(HIDDEN, "me", "open", listed=True, settings={"spectators": False})
    assert stranger.get(f"/api/tables/{table}")["seats"]
    assert stranger.http.get(f"/t/{table}").status_code == 200
    other.post(f"/api/tables/{table}/sit", {"mix": "m"})
    assert stranger.get(f"/api/tables/{table}", 403)["fault"] == "no-spectators"
    for page in (f"/t/{table}", f"/t/{table}/replay"):
        assert stranger.http.get(page).status_code == 403


@pytest.mark.parametrize(
    ("path", "way"),
    [
        ("/rules/nosuch", "/rules/age-of-war"),
        ("/new/foo", "/new/age-of-war"),
        ("/learn/age-of-war/none", "/learn"),
        ("/puzzles/age-of-war/0-0", "/puzzles"),
        ("/whatever", "/learn"),
    ],
)
def test_an_address_of_no_table_speaks_of_none(served: Any, path: str, way: str) -> None:
    """It leads to what is like it; a code is asked for where a table was meant."""
    answer = served.person().http.get(path, headers={"accept": "text/html"})
    found = answer.text.partition("<main")[2]
    assert answer.status_code == 404 and f'href="{way}"' in found, found
    assert 'id="code"' not in found and "link again" not in found, found
    for table in ("/t/nothing-at-all", "/t/cut", "/screen/cut"):
        lost = served.person().http.get(table, headers={"accept": "text/html"}).text
        assert 'id="code"' in lost and "link again" in lost, table
