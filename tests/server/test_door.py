"""Bad input: a clear localised fault or close code, nothing changed, the server unharmed."""

from __future__ import annotations

import socket
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tools.fuzz.house import House
from wartable.server import limits

GAME = "age-of-war"


def test_headers_are_strict(served: Any) -> None:
    answer = served.person().http.get("/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert " style=" not in answer.text and "<script>" not in answer.text
    script = served.person().http.get("/static/table.js")
    assert script.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in script.headers, "sixty of them weigh as much as a font"
    missing = served.person().http.get("/static/nothing.js")
    assert missing.headers["content-security-policy"] == policy


@pytest.mark.parametrize(
    "path", ["/", "/account", "/replays", "/bots", "/fair", f"/new/{GAME}", f"/rules/{GAME}"]
)
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_page_in_every_language(served: Any, path: str, lang: str) -> None:
    page = served.person().http.get(path, params={"lang": lang})
    assert page.status_code == 200 and f'<html lang="{lang}"' in page.text


def test_other_origins_are_refused(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    evil = {"origin": "https://evil.example"}
    answer = me.http.post("/api/tables", json={}, headers=evil)
    assert answer.status_code == 403 and answer.json()["fault"] == "wrong-origin"
    line = me.socket(table, Origin="https://evil.example")
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 4403
    own = {"origin": served.url}
    assert me.http.post("/api/logout", headers=own).status_code == 204


def test_large_bodies_are_refused_even_if_their_length_is_a_lie(served: Any) -> None:
    me = served.person()
    answer = me.http.post("/api/records", content=b"x" * 1_100_000)
    assert answer.status_code == 413 and answer.json()["fault"] == "too-large"

    def chunks() -> Any:
        for _ in range(30):
            yield b"x" * 50_000

    answer = me.http.post("/api/records", content=chunks())
    assert answer.status_code == 413


def test_a_length_that_is_no_number_is_refused() -> None:
    """The door itself is asked: clients and libraries before it refuse some of these."""
    odd = ("²".encode("latin-1"), "٣".encode(), b"-1", b"", b"1_0", b" 1", b"9" * 5000, b"1000001")
    with House() as house:
        for length in odd:
            answer = house.person().ask("POST", "/api/logout", content_length=length)
            assert (answer.status, answer.json()["fault"]) == (413, "too-large"), length[:9]


def test_malformed_json_and_unknown_fields(served: Any) -> None:
    me = served.person()
    answer = me.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert answer.status_code == 422 and answer.json()["fault"] == "malformed"
    for body in ({"game": "chess", "seats": [{"kind": "me"}]},):
        assert me.post("/api/tables", body, 404)["fault"] == "no-such-game"
    seats = [{"kind": "me"}] * 7
    assert me.post("/api/tables", {"game": GAME, "seats": seats}, 422)["fault"] == "not-understood"
    bad = {"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"no-such": "1"}}
    assert me.post("/api/tables", bad, 422)["fault"] == "not-understood"
    assert me.get("/api/tables/UPPER", 422)
    assert me.get("/api/nothing", 404)["fault"] == "not-found"


def test_nonsense_over_the_socket_changes_nothing(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    line = me.socket(table)
    position = line.my_turn()
    seq = position["seq"]
    deep = '{"a":' * 10_000
    nonsense = (
        "",
        "{",
        "[]",
        "null",
        '{"type":"act"}',
        '{"type":"dance"}',
        "\x00",
        "a" * 60_000,
        deep,
    )
    for raw in nonsense:
        line.line.send(raw)
        assert line.until_type("refused")["fault"] == "malformed", raw[:20]
    for move, notation in enumerate(("", "lose everything", "fill atlantis", "💥", "x" * 5000)):
        assert line.act(notation, f"n{move}")["type"] == "refused"
    line.send(type="act", notation="lose", move="x" * 50, seq=seq)
    assert line.until_type("refused")["fault"] == "malformed"
    assert line.act("lose", "other", seat=1)["fault"] == "not-your-seat"
    assert line.act("lose", "none", seat=99)["fault"] == "not-your-seat"
    assert line.act("lose", "old", seq=-5)["fault"] == "stale"
    assert line.act("lose", "far", seq=10**15)["fault"] == "stale"
    assert served.app.state.desk.live[table].head == seq
    line.line.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            line.hear()
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def test_a_refusal_cites_its_rule(served: Any) -> None:
    """In the reader's language, with the ruling it rests on."""
    me = served.person()
    table = me.open("critters-at-war", "me", "bot:random")
    line = me.socket(table, lang="uk")
    position = line.my_turn()
    live = served.app.state.desk.live[table]
    game, plugin = live.match.game, live.match.plugin
    legal = set(live.match.legal(0))
    for code in range(game.actions):
        if code not in legal:
            answer = line.act(plugin.write(game, 0, code), f"r{code}", position["seq"])
            assert answer["type"] == "refused" and answer["text"]
            if answer.get("rule"):
                break
    else:
        raise AssertionError("no refusal cites a rule")
    line.close()


def test_no_such_table_closes_with_its_code(served: Any) -> None:
    line = served.person().socket("aaaaaaaaaaaaaaaa")
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 4404


def test_rates_are_limited(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        limits, "time", SimpleNamespace(monotonic=lambda: 0.0)
    )  # nothing comes back
    served = serve(rates=1.0)
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    answers = [
        me.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}).status_code
        for _ in range(12)
    ]
    assert answers[0] == 204 and answers[-1] == 429
    wrong = {"name": "nobody", "password": "wrong password"}
    codes = [me.http.post("/api/login", json=wrong).status_code for _ in range(12)]
    assert codes[0] == 401 and codes[-1] == 429


def test_a_slow_reader_is_cut_off_and_nobody_waits(served: Any) -> None:
    from wartable.server.connection import MOST_WAITING, Connection

    slow = Connection("p", "en")
    for number in range(MOST_WAITING + 5):
        slow.send({"n": number})
    assert slow.slow


def test_half_open_connections_do_no_harm(served: Any) -> None:
    for raw in (b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x02", b"POST /api/tables HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", served.port)) as plain:
            plain.sendall(raw)
    assert served.person().get("/healthz") == {"status": "ok"}


def test_ops(served: Any) -> None:
    me = served.person()
    me.open(GAME, "me", "bot:random")
    assert me.get("/readyz") == {"status": "ok"}
    text = me.http.get("/metrics").text
    for name in ("moves", "move_seconds", "bot_seconds", "open_sockets", "request_seconds"):
        assert f"wartable_{name}" in text
