"""Every route and every message of a socket has a stated rule, and keeps it with every caller."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tools import security
from wartable.plugin import games
from wartable.puzzles import puzzles
from wartable.server import identity, limits
from wartable.server.access import MESSAGES, ROUTES, Rule
from wartable.server.protocol import Incoming, Simple
from wartable.storage import administration

GAME = "age-of-war"
PASSWORD = "lamp over seven rivers"
METRICS = "for whoever watches"
SHUT = {
    "administrators-only",
    "bad-token",
    "nobody",
    "not-your-seat",
    "scope",
    "no-spectators",
    "host-only",
}
MOVE = {"notation": "lose", "seq": 9999, "move": "m"}

# How each route is asked: so that whoever is let in meets another refusal, or changes nothing that
# the next caller needs.
ASKED: dict[str, Any] = {
    "PATCH /api/me": {},
    "POST /api/lessons/{game_id}/{lesson}": {"moves": []},
    "POST /api/puzzles/{game_id}/{puzzle}": {},
    "POST /api/puzzles/{game_id}/{puzzle}/table": {"choice": "none"},
    "POST /api/tables": {"game": "chess", "seats": [{"kind": "me"}]},
    "POST /api/tables/{id}/invite": {},
    "POST /api/join": {"code": "none"},
    "POST /api/tables/{id}/sit": {},
    "POST /api/tables/{id}/ready": {},
    "POST /api/tables/{id}/leave": {},
    "POST /api/tables/{id}/return": {},
    "POST /api/tables/{id}/seats/{seat}/bot": {"level": "random"},
    "POST /api/tables/{id}/seats/{seat}/free": {},
    "POST /api/tables/{id}/seats/{seat}/stand-in": {},
    "POST /api/tables/{id}/close": {},
    "POST /api/tables/{id}/rematch": {},
    "POST /api/tables/{id}/resign": {},
    "POST /api/tables/{id}/abort": {},
    "POST /api/tables/{id}/moves": MOVE,
    "POST /api/tables/{id}/undo": {"seq": 9999, "move": "m"},
    "POST /api/tables/{id}/plan": {"moves": [], "seq": 9999},
    "POST /api/tables/{id}/chat": {"text": " "},
    "POST /api/tables/{id}/mute": {"person": "abcdefgh"},
    "POST /api/tables/{id}/analysis": {},
    "POST /api/tables/{id}/fork": {"at": 0, "seats": [{"kind": "me"}]},
    "POST /api/tables/{id}/report": {"reason": "x", "person": "nobody"},
    "POST /api/admin/tables/{id}/close": {"reason": "x"},
    "POST /api/admin/tables/{id}/hide": {"reason": "x"},
    "POST /api/admin/people/{person}/ban": {"reason": "x", "days": 1},
    "POST /api/me/email": {"email": "", "password": "wrong"},
    "POST /api/email/confirm": {"key": "none"},
    "POST /api/reset": {"email": "nobody@example.org"},
    "POST /api/reset/password": {"key": "none", "new": PASSWORD},
    "POST /api/records": {"record": "none"},
    "POST /api/account": {"name": "\u200b\u200b", "password": PASSWORD},
    "POST /api/login": {"name": "nobody", "password": "wrong"},
    "POST /api/logout": {},
    "POST /api/sessions/end-others": {},
    "POST /api/password": {"old": "wrong", "new": PASSWORD},
    "POST /api/tokens": {"name": "x", "scopes": ["rule"]},
    "POST /api/me/forget": {"password": "wrong"},
}
PLACES = {"game_id": GAME, "seat": "1", "at": "0", "lang": "en", "name": "logo.svg"}
PLACES["lesson"] = "first-steps"
PLACES["puzzle"] = puzzles(games()[GAME])[0].id
PLACES |= {"lesson": "first-steps", "chapter": "turn", "scene": "used-up"}
PLACES["person"] = NOWHERE = "a" * 16
SAID: dict[str, Any] = {
    "act": {"type": "act", **MOVE},
    "undo": {"type": "undo", "seq": 9999, "move": "m"},
    "may-undo": {"type": "may-undo", "seq": 9999},
    "why": {"type": "why", "piece": "city-chen"},
    "ask-undo": {"type": "ask-undo", "seq": 9999},
    "answer-undo": {"type": "answer-undo", "yes": False},
    "ready": {"type": "ready"},
    "show": {"type": "show"},
    "draw": {"type": "draw", "layout": "wide"},
    "do leave": {"type": "do", "what": "leave"},
    "do return": {"type": "do", "what": "return"},
    "do ping": {"type": "do", "what": "ping"},
}


@dataclass
class Role:
    """A caller: what it shows, what its token may, and what it is at the table."""

    name: str
    cookie: str = ""
    token: str = ""
    scopes: frozenset[str] = frozenset()
    at: str = ""
    known: bool = True
    operator: bool = False
    administrator: bool = False

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}


@dataclass
class House:
    served: Any
    closed: str
    opened: str
    invite: str
    roles: list[Role]
    http: httpx.Client


@pytest.fixture(scope="module")
def watched(serve: Any) -> Any:
    post = {"smtp": "smtp-plain://127.0.0.1:9", "mail_from": "table@example.org"}
    return serve(metrics_token=METRICS, public_url="http://table.example", **post)


@pytest.fixture
def house(watched: Any) -> Iterator[House]:
    served = watched
    host, seated, guest, account, admin, banned = (served.person() for _ in range(6))
    account.post("/api/account", {"name": f"Olena {uuid4().hex[:12]}", "password": PASSWORD}, 201)
    guest.http.patch("/api/me", json={"name": "Guest"})
    admin.http.patch("/api/me", json={"name": "Admin"})
    banned.http.patch("/api/me", json={"name": "Banned"})
    store = served.app.state.desk.store
    for person in (admin, banned):
        key = identity.digest(person.http.cookies["wartable"])
        found = store.session(key)
        done = administration.act("", "", "test", found[1].id, "", 1)
        if person is admin:
            store.set_administrator(found[1].id, True, done)
        else:
            store.ban(found[1].id, 2**52, "", done)
    tables = []
    for spectators in (False, True):
        settings = {"spectators": spectators, "stand_in": "random", "hints": False}
        tables.append(host.open(GAME, "me", "link", settings=settings))
        invite = host.post(f"/api/tables/{tables[-1]}/invite")["token"]
        seated.post(f"/api/tables/{tables[-1]}/sit", {"invite": invite, "mix": "m"})

    def token(person: Any, *scopes: str) -> dict[str, Any]:
        made = person.post("/api/tokens", {"name": "t", "scopes": list(scopes)}, 201)
        return {"token": made["token"], "scopes": frozenset(scopes)}

    def cookie(person: Any) -> str:
        return f"wartable={person.http.cookies['wartable']}"

    roles = [
        Role("stranger", known=False),
        Role("guest", cookie(guest)),
        Role("account", cookie(account)),
        Role("seated", cookie(seated), at="seat"),
        Role("host", cookie(host), at="host"),
        *(
            Role(f"token to {scope}", **token(host, scope), at="host")
            for scope in ("read", "play", "create")
        ),
        Role("foreign token", **token(account, "read", "play", "create")),
        Role("administrator", cookie(admin), administrator=True),
        Role("banned", cookie(banned), known=False),
        Role("bad token", token="wt_none", known=False),
        Role("operator", token=METRICS, known=False, operator=True),
    ]
    with httpx.Client(timeout=120) as http:
        yield House(served, *tables, invite, roles, http)


def routes(holder: Any) -> Iterator[Any]:
    for route in holder.routes:
        inner = getattr(route, "original_router", None)
        if inner is None:
            yield route
        else:
            yield from routes(inner)


def declared(app: Any) -> set[str]:
    found = set()
    for route in routes(app):
        kind = type(route).__name__
        if kind == "APIWebSocketRoute":
            found.add(f"WEBSOCKET {route.path}")
        elif kind == "Mount":
            found.add(f"GET {route.path}")
        else:
            found |= {f"{method} {route.path}" for method in route.methods - {"HEAD"}}
    return found


def messages() -> set[str]:
    """What a reader may send, by its tag; what needs no more words, by its word."""
    found = set()
    for kind in get_args(Incoming):
        tag = kind.__struct_config__.tag
        words = get_args(get_type_hints(Simple)["what"]) if kind is Simple else ()
        found |= {f"{tag} {word}" for word in words} or {tag}
    return found


def test_every_route_and_every_message_has_a_rule(watched: Any) -> None:
    assert declared(watched.app) == ROUTES.keys()
    assert messages() == MESSAGES.keys() == SAID.keys()


def test_every_path_is_counted_by_the_address(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Routes, what is mounted, and paths that are none."""
    still = SimpleNamespace(monotonic=lambda: 0.0)  # nothing comes back
    monkeypatch.setattr(limits, "time", still)
    served = serve(rates=1.0)
    while served.app.state.limits.take("address", "127.0.0.1"):
        pass
    places = {**PLACES, "id": NOWHERE, "token": NOWHERE}
    with httpx.Client(base_url=served.url, timeout=120) as http:
        for route in sorted(declared(served.app) | {"GET /no/such/path", "PUT /static/ui.css"}):
            method, path = route.format_map(places).split(" ")
            if method == "WEBSOCKET":
                with pytest.raises(InvalidStatus) as refused:
                    connect(f"ws://127.0.0.1:{served.port}{path}").__enter__()
                assert refused.value.response.status_code == 403
            else:
                answer = http.request(method, path + "/ui.css" * (path == "/static"))
                assert (answer.status_code, answer.json()["fault"]) == (429, "too-often"), route


def lets_in(rule: Rule, role: Role, is_open: bool) -> bool:
    """What the rule says of this caller at a table that is open to spectators, or is not."""
    if rule.who == "all":
        return True
    if rule.who == "operator":
        return role.operator
    if rule.who == "administrator":
        return role.administrator
    if role.token and not role.known:
        return False
    if role.token and rule.scope != "any" and not role.scopes.issuperset(rule.scope.split()):
        return False
    fits = {
        "newcomer": True,
        "known": role.known,
        "onlooker": is_open or role.at != "",
        "player": role.at != "",
        "member": role.at != "",
        "host": role.at == "host",
    }
    return fits[rule.who]


def ask(house: House, role: Role, route: str, table: str) -> tuple[bool, str]:
    """Whether the door was open, and what was answered."""
    method, path = route.split(" ")
    places = {**PLACES, "id": table, "token": house.invite}
    if path == "/static":
        path += "/ui.css"
    if "/tokens/" in path or path.startswith("/api/admin/tables"):
        places["id"] = NOWHERE
    body = ASKED[route] if method in ("POST", "PATCH", "PUT") else None
    headers = {**role.headers, "cookie": role.cookie}
    url = house.served.url + path.format_map(places)
    request = house.http.build_request(method, url, json=body, headers=headers)
    answer = house.http.send(request, stream=True)  # one of them never ends
    if "ndjson" in answer.headers.get("content-type", ""):
        answer.close()
        return True, "a stream"
    answer.read()
    house.http.cookies.clear()
    if path.endswith("/leave"):  # else bots would play to the end
        ask(house, role, route.replace("leave", "return"), table)
    assert answer.status_code < 500, (route, role.name, answer.text)
    fault = ""
    if answer.status_code >= 400:
        fault = json.loads(answer.text)["fault"]
    if path == "/metrics":
        return fault != "not-found", fault
    assert fault != "malformed", (route, role.name, answer.text)
    return fault not in SHUT, fault or str(answer.status_code)


LAST = ("POST /api/logout",)  # whoever is signed out is nobody afterwards
FORGETS = "POST /api/me/forget"


def callers(house: House, route: str) -> list[Role]:
    """All of them; but a guest is forgotten without a password, and could do nothing afterwards."""
    guests = ("guest", "seated", "host", "administrator") if route == FORGETS else ()
    return [role for role in house.roles if role.name not in guests]


def test_every_route_keeps_its_rule_with_every_caller(house: House) -> None:
    wrong = []
    order = sorted(ROUTES.keys(), key=lambda route: route in LAST)
    for route in order:
        rule = ROUTES[route]
        if route.startswith("WEBSOCKET"):
            continue
        for table in (house.closed, house.opened) if "{id}" in route else (house.closed,):
            for role in callers(house, route):
                expected = lets_in(rule, role, table == house.opened)
                found, answer = ask(house, role, route, table)
                if found != expected:
                    wrong.append((route, role.name, table == house.opened, answer))
    assert wrong == []


def test_every_message_keeps_its_rule_with_every_caller(house: House) -> None:
    wrong = []
    for table in (house.closed, house.opened):
        is_open = table == house.opened
        for role in house.roles:
            heard = talk(house, role, table)
            if not lets_in(ROUTES["WEBSOCKET /ws/{id}"], role, is_open):
                assert heard is None, (role.name, is_open)
                continue
            assert heard is not None, (role.name, is_open)
            wrong += [
                (said, role.name, is_open, answer)
                for said, answer in heard.items()
                if (answer not in SHUT) != lets_in(MESSAGES[said], role, is_open)
            ]
    assert wrong == []


def talk(house: House, role: Role, table: str) -> dict[str, str] | None:
    """What each message was refused with; None if the socket was."""
    headers = {"Cookie": role.cookie, **role.headers}
    url = f"ws://127.0.0.1:{house.served.port}/ws/{table}"
    found = {}
    with connect(url, additional_headers=headers) as line:
        try:
            for said, message in SAID.items():
                line.send(json.dumps(message))
                line.send(json.dumps({"type": "do", "what": "ping"}))
                found[said] = ""
                while (heard := json.loads(line.recv(120)))["type"] != "pong":
                    if heard["type"] == "refused":
                        found[said] = heard["fault"]
                if said == "do ping":
                    line.recv(120)
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code == 4403
            return None
    return found


def test_the_page_of_rules_is_fresh() -> None:
    assert security.PAGE.read_text(encoding="utf-8") == security.page(), "make docs"
