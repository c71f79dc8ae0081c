"""Sessions: a cookie is worth something from the first thing its bearer does until it is ended."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from wartable.server import identity
from wartable.server.routes import play
from wartable.storage import Person
from wartable.storage.store import new_id

GAME = "age-of-war"
PASSWORD = "lamp over seven rivers"
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def fresh_name() -> str:
    return f"Olena {identity.new_secret()[:8]}"


def people(served: Any) -> int:
    with served.app.state.desk.store.engine.connect() as connection:
        return int(connection.execute(text("SELECT COUNT(*) FROM people")).scalar_one())


def copy_of(person: Any, served: Any) -> Any:
    """Another browser with the same cookie."""
    thief = served.person()
    thief.http.cookies.set("wartable", person.http.cookies["wartable"])
    return thief


def ends(line: Any) -> None:
    with pytest.raises(ConnectionClosed):
        while True:
            line.hear()


def test_signing_out_ends_the_session_for_good(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, *("me", "bot:random"))
    thief, line = copy_of(me, served), me.socket(table)
    assert thief.get("/api/me")["name"]
    me.post("/api/logout", status=204)
    assert thief.get("/api/me")["name"] is None
    ends(line)
    thief.post("/api/tables", {"game": GAME, "seats": SEATS}, 201)
    assert thief.get(f"/api/tables/{table}")["you"] == [], "a stranger now, not the one before"


def test_a_stream_that_is_opened_while_its_session_ends_is_closed(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")

    async def known_too_late(connection: Any) -> Any:
        found = await identity.known(connection)
        await asyncio.to_thread(served.app.state.desk.store.end_session, found.key, 1)
        return found

    monkeypatch.setattr(play, "known", known_too_late)
    ends(me.socket(table))


def test_an_account_begins_with_a_session_of_its_own(served: Any) -> None:
    """Who knows the guest's cookie, or made a token by it, is not the account."""
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    thief, line = copy_of(me, served), me.socket(table)
    token = thief.post("/api/tokens", {"name": "kept"}, 201)["token"]
    me.post("/api/account", {"name": fresh_name(), "password": PASSWORD}, 201)
    ends(line)
    assert thief.get("/api/me")["name"] is None
    assert thief.post("/api/tokens", {"name": "x"}, 201), "for a guest of their own"
    assert me.get("/api/tokens") == []
    program = httpx.get(f"{served.url}/api/me", headers={"authorization": f"Bearer {token}"})
    assert program.status_code == 401
    assert me.get("/api/me")["account"] and me.get("/api/tables")["mine"]


def test_signing_in_ends_the_guests_session(served: Any) -> None:
    name = fresh_name()
    served.person().post("/api/account", {"name": name, "password": PASSWORD}, 201)
    me = served.person()
    me.open(GAME, "me", "bot:random")
    thief = copy_of(me, served)
    me.post("/api/login", {"name": name, "password": PASSWORD})
    assert thief.get("/api/me")["name"] is None


def old_cookie(served: Any, person: str, session: int) -> str:
    """As earlier versions signed it."""
    key = served.app.state.settings.signing_key()
    serializer = URLSafeTimedSerializer(key, salt="wartable-session")
    return str(serializer.dumps([person, session]))


def test_a_cookie_of_an_earlier_version_is_a_session(served: Any) -> None:
    person = served.app.state.desk.store.add_person("Olena")
    me = served.person()
    me.http.cookies.set("wartable", old_cookie(served, person.id, 0))
    assert me.get("/api/me")["name"] == "Olena"
    thief = copy_of(me, served)
    me.post("/api/logout", status=204)
    assert thief.get("/api/me")["name"] is None
    me.http.cookies.set("wartable", old_cookie(served, person.id, 1))
    assert me.get("/api/me")["name"] is None


def test_a_clock_that_goes_back_signs_nobody_out(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, old = served.person(), served.person()
    table = me.open(GAME, "me", "bot:random")
    person = served.app.state.desk.store.add_person("Olena")
    old.http.cookies.set("wartable", old_cookie(served, person.id, 0))
    moment = time.time_ns() // 1_000_000
    monkeypatch.setattr(identity, "now", lambda: moment - 5000)
    assert me.get(f"/api/tables/{table}")["you"] == [0]
    assert old.get("/api/me")["name"] == "Olena"


def test_a_session_that_nobody_used_for_a_year_is_over(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    half = 1000 * identity.YEAR // 2
    moments = [time.time_ns() // 1_000_000 + half]
    monkeypatch.setattr(identity, "now", lambda: moments[-1])
    assert me.get(f"/api/tables/{table}")["you"] == [0]
    moments.append(moments[-1] + half + 1000)  # a year from the first use, half from the last
    assert me.get(f"/api/tables/{table}")["you"] == [0]
    moments.append(moments[-1] + 2 * half + 1000)
    assert me.get("/api/me")["name"] is None


def at_once(*work: Callable[[], Any]) -> None:
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_two_first_requests_of_a_page_come_from_one_guest(served: Any) -> None:
    """A double click: both tables are mine."""
    me = served.person()
    me.http.get("/")
    cookie, opened = me.http.cookies["wartable"], []

    def click() -> None:
        answer = httpx.post(
            f"{served.url}/api/tables",
            json={"game": GAME, "seats": SEATS},
            cookies={"wartable": cookie},
            timeout=120,
        )
        opened.append(answer.json()["id"])

    before = people(served)
    at_once(click, click)
    assert people(served) == before + 1
    assert {row["id"] for row in me.get("/api/tables")["mine"]} == set(opened)
    assert len(set(opened)) == 2


def test_who_came_by_another_request_meanwhile_is_the_same_guest(served: Any) -> None:
    store, secret = served.app.state.desk.store, identity.new_secret()
    one, two, three = (Person(id=new_id(), name=n, created=0) for n in ("one", "two", "three"))
    assert identity._arrive(store, one, secret) == secret == identity._arrive(store, two, secret)
    assert (two.id, two.name) == (one.id, "one")
    store.end_session(identity.digest(secret), 1)
    assert identity._arrive(store, three, secret) != secret and three.name == "three"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "chess", "seats": SEATS}),
        ("POST", "/api/tables", {"game": GAME}),
        ("POST", "/api/tables", {"game": GAME, "seats": SEATS, "options": {"no-such": "1"}}),
        ("POST", "/api/tables/{id}/moves", {"notation": "lose", "seq": 1, "move": "m"}),
        ("POST", "/api/tables/{id}/sit", {}),
        ("POST", "/api/tables/{id}/chat", {"text": "psst", "to": 0}),
        ("POST", "/api/records", {"record": "none"}),
        ("PATCH", "/api/me", {"lang": "xx"}),
        ("POST", "/api/tokens", {"name": "x", "scopes": ["rule"]}),
        ("POST", "/api/account", {"name": "Olena", "password": "short"}),
        ("POST", "/api/password", {"old": "a", "new": "something long"}),
    ],
)
def test_a_refused_request_makes_no_guest(served: Any, method: str, path: str, body: Any) -> None:
    table = served.person().open(GAME, "me", "bot:random")
    before = people(served)
    stranger = served.person()
    answer = stranger.http.request(method, path.replace("{id}", table), json=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert people(served) == before and "wartable" not in stranger.http.cookies
