"""Text that is no text: half characters, zero bytes, figures nobody has. Never a 5xx, and nothing
that a database would choke on."""

from __future__ import annotations

import json
from typing import Any

import pytest

GAME = "critters-at-war"
ODD = ("\ud800", "a\x00b", "\u202e", "٣", "x" * 100_000)


def _post(person: Any, path: str, body: Any, method: str = "POST") -> Any:
    """As raw JSON: other writers refuse to send it."""
    answer = person.http.request(
        method, path, content=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert answer.status_code < 500, (path, body, answer.text)
    return answer


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd)[:12])
def test_odd_text_in_every_field(served: Any, odd: str) -> None:
    me = served.person()
    table = me.open(GAME, "me", "open", listed=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": GAME, "seats": seats}
    for body in (
        {**wish, "game": odd},
        {**wish, "options": {odd: "1"}},
        {**wish, "options": {"edition": odd}},
        {**wish, "title": odd},
        {**wish, "mix": odd},
        {**wish, "data": odd},
        {**wish, odd: odd},
        {**wish, "seats": [{"kind": "me", "name": odd}, {"kind": odd}]},
        {**wish, "seats": [{"kind": "me"}, {"kind": "bot", "level": odd}]},
        {**wish, "settings": {"stand_in": odd}},
    ):
        _post(me, "/api/tables", body)
    at = f"/api/tables/{table}"
    _post(me, f"{at}/chat", {"text": odd})
    _post(me, f"{at}/mute", {"person": odd})
    _post(me, f"{at}/sit", {"invite": odd, "name": odd})
    _post(me, f"{at}/moves", {"notation": odd, "seq": 1, "move": "m"})
    _post(me, f"{at}/moves", {"notation": "withdraw", "seq": 1, "move": odd})
    _post(me, "/api/records", {"record": odd, "data": odd})
    _post(me, "/api/login", {"name": odd, "password": odd})
    _post(me, "/api/account", {"name": odd, "password": odd + "longer than 8"})
    _post(me, "/api/tokens", {"name": odd, "scopes": [odd]})
    _post(me, "/api/me", {"name": odd}, "PATCH")
    _post(me, "/api/me", {"lang": odd[:8]}, "PATCH")
    _post(me, "/api/me", {"webhook": "http://" + odd}, "PATCH")
    for path in ("/i/%00", "/i/%ED%A0%80", "/new/%00", "/rules/%00", "/sheets/%00", "/static/%00"):
        assert me.http.get(path).status_code < 500, path
    line = me.socket(table)
    line.until_type("table")
    for message in (
        {"type": "act", "notation": odd[:99], "seq": 0, "move": "m"},
        {"type": "act", "notation": "withdraw", "seq": 0, "move": odd[:9]},
        {"type": "ready", "mix": odd[:99]},
        {"type": odd[:99]},
    ):
        line.line.send(json.dumps(message))
        assert line.until_type("refused")["text"]
    line.close()


def test_what_is_kept_is_plain(served: Any) -> None:
    """Whatever database keeps it."""
    me = served.person()
    table = me.open(GAME, "me", "open", listed=True)
    line = me.socket(table)
    line.until_type("table")
    _post(me, f"/api/tables/{table}/chat", {"text": "a\x00b\u202ec"})
    assert line.until_type("chat")["text"] == "abc"
    line.close()
    assert _post(me, "/api/me", {"lang": "xx"}, "PATCH").status_code == 422


def test_a_record_names_as_many_people_as_sit_there(served: Any, record: str) -> None:
    me = served.person()
    for names in ("A", "A | B | C | D", "a\x00b | B", "x" * 200 + " | B"):
        text = record.replace('[Commitment "', f'[Names "{names}"]\n[Commitment "', 1)
        made = me.post("/api/records", {"record": text}, 201)
        seats = me.get(f"/api/tables/{made['id']}")["seats"]
        assert len(seats) == 2 and all(seat["name"].isprintable() for seat in seats)
        assert me.get(f"/api/tables/{made['id']}/replay")["moves"]
        assert me.get(f"/t/{made['id']}/replay")


def test_a_seed_is_of_one_length(served: Any, record: str) -> None:
    text = record.replace('[Seed "', '[Seed "' + "00" * 90)
    assert served.person().post("/api/records", {"record": text}, 422)["fault"] == "bad-record"
