"""The wire: what is declared is what is sent."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from wartable import plugin
from wartable.puzzles import puzzles
from wartable.server import answers, openapi, protocol
from wartable.server.identity import digest
from wartable.storage.administration import act

GAME = "critters-at-war"
STRUCTURES = {**vars(protocol), **vars(answers)}


@pytest.fixture(scope="module")
def paths(served: Any) -> dict[str, Any]:
    document: dict[str, Any] = served.person().get("/openapi.json")
    return document["paths"]


def operations(paths: dict[str, Any]) -> dict[tuple[str, str], Any]:
    """The schema of every JSON answer, by method and path."""
    found = {}
    for path, methods in paths.items():
        for method, call in methods.items():
            for status, response in call["responses"].items():
                content = response.get("content", {})
                if status.startswith("2") and "application/json" in content:
                    found[method.upper(), path] = content["application/json"].get("schema")
    return found


def kind_of(schema: dict[str, Any]) -> Any:
    """The structure that a schema refers to."""
    if schema.get("type") == "array":
        return list[kind_of(schema["items"])]  # type: ignore[misc]
    return STRUCTURES[schema["$ref"].rpartition("/")[2]]


def test_every_answer_of_a_route_has_a_schema(served: Any, paths: dict[str, Any]) -> None:
    document = served.person().get("/openapi.json")
    known = document["components"]["schemas"]
    for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)):
        assert name in known, name
    silent = [key for key, schema in operations(paths).items() if not schema]
    assert silent == [] and len(operations(paths)) > 25
    faults = {call["responses"]["default"]["content"]["application/json"]["schema"]["$ref"]
              for methods in paths.values() for call in methods.values()}  # fmt: skip
    assert faults == {"#/components/schemas/FaultAnswer"}


def test_no_two_structures_have_one_name(served: Any) -> None:
    """Of what is asked and what is answered: pydantic declares the one, msgspec the other."""
    from fastapi import FastAPI

    app = served.app
    plain = FastAPI(routes=app.routes).openapi()["components"]["schemas"]
    assert not plain.keys() & openapi.schemas().keys()


class Witness:
    """A person whose answers are compared with what the document says of them."""

    def __init__(self, served: Any, paths: dict[str, Any]) -> None:
        self.person = served.person()
        self.schemas = operations(paths)
        self.heard: set[tuple[str, str]] = set()

    def __call__(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.person.http.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        plain = path.partition("?")[0]
        for (known, pattern), schema in self.schemas.items():
            if known == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), plain):
                self.heard.add((known, pattern))
                msgspec.convert(answer.json(), kind_of(schema), strict=True)
        return answer.json() if answer.content else None


def test_every_route_answers_as_declared(served: Any, paths: dict[str, Any], record: str) -> None:
    me, friend = Witness(served, paths), Witness(served, paths)
    me("GET", "/api/me")
    me("GET", "/api/games")
    me("GET", f"/api/games/{GAME}")
    me("GET", f"/api/games/{GAME}/rules")
    me("GET", "/api/games/age-of-war/rules/turn/used-up")
    me("GET", f"/api/games/{GAME}/boxes")
    me("GET", "/api/lessons")
    me("POST", f"/api/lessons/{GAME}/first-steps", {"move": ">"})
    me("GET", "/api/puzzles")
    asked = puzzles(plugin.game(GAME))[0]
    path = f"/api/puzzles/{GAME}/{asked.id}"
    me("POST", path, {"choice": asked.asked.best})
    me("POST", f"{path}/table", {"choice": asked.asked.best})
    person(me)
    uploaded = me("POST", "/api/records", {"record": record})["id"]
    for path in ("replay", "proof", "frames/3", "frames/3?side=0&layout=tall"):
        me("GET", f"/api/tables/{uploaded}/{path}")
    me("POST", f"/api/tables/{uploaded}/analysis", {})
    me("GET", f"/api/tables/{uploaded}/analysis")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    me("POST", f"/api/tables/{uploaded}/fork", {"at": 2, "seats": seats})
    at_a_table(me, friend)
    ages = me("POST", "/api/tables", {"game": "through-the-ages", "seats": seats, "mix": "x"})["id"]
    me("GET", f"/api/tables/{ages}/boards/1?layout=wide")
    first = {"game": "age-of-war", "seats": seats, "options": {"first": "0"}, "mix": "x"}
    war = me("POST", "/api/tables", first)["id"]
    me("GET", f"/api/tables/{war}/outlook")
    seq = me("GET", f"/api/tables/{war}/matters")["seq"]
    me("POST", f"/api/tables/{war}/moves", {"notation": "lose", "seq": seq, "move": "a"})
    assert me("GET", f"/api/tables/{war}/judgement")["judged"]
    me("POST", f"/api/tables/{ages}/plan", {"moves": [], "seq": 0, "layout": "wide"})
    me("GET", "/api/tables")
    administrator(me)
    assert (me.heard | friend.heard) == me.schemas.keys()
    fault = me.person.get("/api/tables/none", 422)
    msgspec.convert(fault, answers.FaultAnswer, strict=True)


def person(me: Witness) -> None:
    me("PATCH", "/api/me", {"name": "Olena", "lang": "uk"})
    words = {"name": f"Olena {id(me)}", "password": "a long password"}
    me("POST", "/api/account", words)
    me("POST", "/api/login", words)
    me("POST", "/api/tokens", {"name": "bot"})
    assert me("GET", "/api/tokens")


def administrator(me: Witness) -> None:
    store = me.person.served.app.state.desk.store
    found = store.session(digest(me.person.http.cookies["wartable"]))
    store.set_administrator(found[1].id, True, act("", "", "grant", found[1].id, "", 1))
    me("GET", "/api/admin/reports")
    assert me("GET", "/api/admin/acts")


def at_a_table(me: Witness, friend: Witness) -> None:
    """From opening a table to leaving it."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = me("POST", "/api/tables", {"game": GAME, "seats": seats, "listed": True})["id"]
    table = f"/api/tables/{opened}"
    me("GET", table)
    me("GET", f"{table}/rules")
    code = me("POST", f"{table}/invite", {"code": True})["code"]
    assert friend("POST", "/api/join", {"code": code})["url"]
    assert me("GET", f"{table}/invites")
    friend("GET", "/api/tables")
    friend("POST", f"{table}/sit", {"name": "Marek"})
    me.person.served.app.state.desk.live[opened].row.changed = 0  # a long time ago
    me("POST", f"{table}/seats/1/free")
    friend("POST", f"{table}/sit", {"name": "Marek"})
    friend("POST", f"{table}/leave")
    me("POST", f"{table}/seats/1/bot", {"level": "random"})
    me("POST", f"{table}/ready", {"mix": "abc"})
    line = me.person.socket(opened)
    line.my_turn()
    position = me("GET", f"{table}/position")
    assert position["legal"] and me("GET", f"{table}/hint")["advice"]
    move = {"notation": position["legal"][0], "seq": position["seq"], "move": "a"}
    me("POST", f"{table}/moves", move)
    me("POST", f"{table}/leave")
    me("POST", f"{table}/return")
    line.close()
    two = friend("POST", "/api/tables", {"game": GAME, "seats": seats, "mix": "m", "listed": True})
    me("POST", f"/api/tables/{two['id']}/sit", {"mix": "m"})
    away(friend, me, two["id"])
    one_more(me)


def one_more(me: Witness) -> None:
    """A game of one turn, and another."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    short = {"game": "age-of-war", "seats": seats, "options": {"cap": "1", "first": "0"}}
    table = f"/api/tables/{me('POST', '/api/tables', {**short, 'mix': 'm'})['id']}"
    while not (found := me("GET", f"{table}/position"))["over"]:
        move = {"notation": "lose", "seq": found["seq"], "move": str(found["seq"])}
        me("POST", f"{table}/moves", move)
    assert me("POST", f"{table}/rematch", {"yes": True})["rematch"]["next"]
    for way in ("resign", "abort"):
        running = me("POST", "/api/tables", {**short, "mix": "m"})["id"]
        me("POST", f"/api/tables/{running}/{way}", {"sure": True})


def away(friend: Witness, me: Witness, id: str) -> None:
    """One takes back, and lets a bot play for the other, who has been gone for a while."""
    live = friend.person.served.app.state.desk.live[id]
    first, second = (friend, me) if 0 in live.history.acting() else (me, friend)
    position = first("GET", f"/api/tables/{id}/position")
    orders = [text for text in position["legal"] if "withdraw" not in text]
    move = {"notation": orders[0], "seq": position["seq"], "move": "b"}
    first("POST", f"/api/tables/{id}/moves", move)
    number = first("GET", f"/api/tables/{id}/position")["seq"]
    first("POST", f"/api/tables/{id}/undo", {"seq": number, "move": "c"})
    seat = second("GET", f"/api/tables/{id}")["you"][0]
    live.time.gone[live.seats[seat].person_id] = 0
    live.time.heard.clear()
    first("POST", f"/api/tables/{id}/seats/{seat}/stand-in")


def test_a_stream_sends_what_is_declared(served: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = plugin.game(GAME)
    never = found.read(found.game(), 0, "return pass")  # no card asks for it at the beginning
    scene = found.room("scene")
    monkeypatch.setattr(scene, "natural", lambda view, piece, texts: [never], raising=False)
    me, other = served.person(), served.person()
    table = me.open(GAME, "me", "open", listed=True)
    other.post(f"/api/tables/{table}/sit", {"mix": "m"})
    lines = [me.socket(table), other.socket(table, layout="wide&changes=1")]
    for line in lines:
        line.until_type("position")
    acting = next(line for line in lines if line.position["offers"])
    acting.send(type="why", piece="deck")
    acting.until_type("why")
    acting.act("nonsense", "a")
    acting.act(acting.position["offers"][0]["notation"], "b")
    acting.send(type="may-undo", seq=acting.position["seq"])
    acting.until_type("undo")
    lines[1].send(type="draw", layout="wide")
    lines[1].until(lambda message: message.get("changes"))
    other.post(f"/api/tables/{table}/chat", {"text": "hello"})
    lines[0].until_type("chat")
    lines[0].send(type="do", what="ping")
    lines[0].until_type("pong")
    me.post(f"/api/tables/{table}/mute", {"person": lines[0].table["seats"][1]["person"]})
    lines.append(me.socket(table))
    lines[-1].until_type("muted")
    heard = [message for line in lines for message in line.heard]
    for message in heard:
        msgspec.convert(message, protocol.Outgoing, strict=True)
    tags = {kind.__struct_config__.tag for kind in protocol.Outgoing.__args__}
    assert {message["type"] for message in heard} == tags
    for line in lines:
        line.close()


def test_a_stream_of_lines_sends_what_is_declared(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    with me.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        rows = answer.iter_lines()
        for kind in ("table", "position"):
            message = json.loads(next(row for row in rows if row))
            msgspec.convert(message, protocol.StreamLine, strict=True)
            assert message["type"] == kind


def test_a_reader_gets_the_layout_it_asks_for(served: Any) -> None:
    """Whoever names none gets both. Somebody unknown who watches may choose too."""
    me, other, stranger = (served.person() for _ in range(3))
    table = me.open(GAME, "me", "open", listed=True)
    other.post(f"/api/tables/{table}/sit", {"mix": "m"})  # no bot, who would act meanwhile

    def drawn(line: Any) -> set[str]:
        return set(line.until_type("position")["scene"]) & {"wide", "tall"}

    for person in (me, stranger):
        assert drawn(person.socket(table)) == {"wide", "tall"}
        line = person.socket(table, layout="tall")
        assert drawn(line) == {"tall"}
        line.send(type="draw", layout="wide")
        message = line.until_type("position")
        assert set(message["scene"]) & {"wide", "tall"} == {"wide"}
        assert message["log"]["lines"] == []  # nothing is new
        line.send(type="draw", layout="round")
        assert line.until_type("refused")["fault"] == "malformed"
        line.close()
    for layout, expected in (("", {"wide", "tall"}), ("&layout=tall", {"tall"})):
        scene = me.get(f"/api/tables/{table}/frames/0?side=0{layout}")["scene"]
        assert set(scene) & {"wide", "tall"} == expected
    me.get(f"/api/tables/{table}/frames/0?layout=round", 422)
