"""Guests, accounts, tokens: who somebody is and what they may do."""

from __future__ import annotations

import secrets
import uuid
from typing import Any

import httpx
import pytest
from web_harness import HASHER

GAME = "age-of-war"
PASSWORD = "correct horse"


def fresh_name() -> str:
    return "Olena " + uuid.uuid4().hex[:8]


def test_looking_makes_nobody_a_guest_but_playing_does(served: Any) -> None:
    me = served.person()
    me.http.get("/")
    assert me.get("/api/me")["name"] is None
    answer = me.http.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}] * 2})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert me.get("/api/me")["name"].startswith("Guest")


def test_a_forged_cookie_is_nobody(served: Any) -> None:
    me, thief = served.person(), served.person()
    table = me.open(GAME, "me", "bot:random")
    value = me.http.cookies["wartable"]
    thief.http.cookies.set("wartable", value[:-4] + "AAAA")
    assert thief.get("/api/me")["name"] is None
    body = {"notation": "lose", "seq": 1, "move": "m", "seat": 0}
    assert thief.post(f"/api/tables/{table}/moves", body, 403)["fault"] == "not-your-seat"


def test_an_account_keeps_the_guests_games(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    name = fresh_name()
    me.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    assert me.get("/api/me")["account"]
    assert [row["id"] for row in me.get("/api/tables")["mine"]] == [table]
    elsewhere = served.person()
    other = elsewhere.open(GAME, "me", "bot:random")
    wrong = {"name": name, "password": "something else"}
    assert elsewhere.post("/api/login", wrong, 401)["fault"] == "wrong-password"
    elsewhere.post("/api/login", {"name": name.upper(), "password": PASSWORD})
    assert {row["id"] for row in elsewhere.get("/api/tables")["mine"]} == {table, other}
    line = elsewhere.socket(other)
    assert line.until_type("table")["you"] == [0]
    line.close()
    assert served.person().post("/api/account", {"name": name, "password": PASSWORD}, 409)


def test_a_name_that_a_guest_chose_stays_what_others_read(served: Any) -> None:
    """The account's name is for signing in; who has chosen none is called by it."""
    me, chosen, login = served.person(), fresh_name(), fresh_name()
    me.http.patch("/api/me", json={"name": chosen}).raise_for_status()
    table = me.open(GAME, "me", "bot:random")
    made = me.post("/api/account", {"name": login, "password": PASSWORD}, 201)
    assert made["name"] == chosen == me.get("/api/me")["name"]
    assert me.get(f"/api/tables/{table}")["seats"][0]["name"] == chosen
    elsewhere = served.person()
    elsewhere.post("/api/login", {"name": login, "password": PASSWORD})
    assert elsewhere.get("/api/me")["name"] == chosen
    taken = served.person().http.patch("/api/me", json={"name": chosen})
    assert taken.status_code == 409, "nobody else is called so"
    other, own = served.person(), fresh_name()
    assert other.post("/api/account", {"name": own, "password": PASSWORD}, 201)["name"] == own


def test_a_password_is_kept_as_argon2id(served: Any) -> None:
    me = served.person()
    name = fresh_name()
    me.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    person = served.app.state.desk.store.person_by_login(name.casefold())
    assert person.password.startswith("$argon2id$")
    kept = HASHER.hash(PASSWORD)  # as servers of people keep it: RFC 9106, little memory
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    me.post("/api/password", {"old": PASSWORD, "new": "another horse"}, 204)
    assert me.get("/api/me")["account"], "the one who changed it stays signed in"


def test_a_new_password_signs_out_elsewhere(served: Any) -> None:
    me, elsewhere = served.person(), served.person()
    name = fresh_name()
    me.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    elsewhere.post("/api/login", {"name": name, "password": PASSWORD})
    me.post("/api/password", {"old": PASSWORD, "new": "another horse"}, 204)
    assert elsewhere.get("/api/me")["name"] is None


def test_tokens_have_scopes_and_can_be_revoked(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    read = me.post("/api/tokens", {"name": "reader", "scopes": ["read"]}, 201)
    assert (
        me.post("/api/tokens", {"name": "x", "scopes": ["rule"]}, 422)["fault"] == "no-such-scope"
    )
    program = httpx.Client(
        base_url=served.url, headers={"Authorization": f"Bearer {read['token']}"}
    )
    position = program.get(f"/api/tables/{table}/position").json()
    assert position["seat"] == 0
    body = {
        "notation": position["legal"][0] if position["legal"] else "lose",
        "seq": 1,
        "move": "m",
    }
    answer = program.post(f"/api/tables/{table}/moves", json=body)
    assert answer.status_code == 403 and answer.json()["fault"] == "scope"
    assert program.post(f"/api/tables/{table}/leave").status_code == 403
    assert program.post("/api/tokens", json={"name": "more"}).status_code == 403
    assert read["token"] not in str(me.get("/api/tokens"))
    me.http.delete(f"/api/tokens/{read['id']}")
    assert program.get(f"/api/tables/{table}/position").status_code == 401


def test_a_name_is_plain(served: Any) -> None:
    me = served.person()
    me.open(GAME, "me", "bot:random")
    answer = me.http.patch("/api/me", json={"name": "a\u0000b"})
    assert answer.status_code == 422
    me.http.patch("/api/me", json={"name": "  Lesia   Ukrainka "})
    assert me.get("/api/me")["name"] == "Lesia Ukrainka"


def test_languages_follow_the_browser_and_the_choice(served: Any) -> None:
    me = served.person()
    page = me.http.get("/", headers={"accept-language": "uk-UA,uk;q=0.9,en;q=0.5"}).text
    assert '<html lang="uk"' in page and "Виберіть гру" in page
    me.http.cookies.set("lang", "ru")
    page = me.http.get("/", headers={"accept-language": "uk"}).text
    assert '<html lang="ru"' in page
    fault = me.http.get("/api/tables/aaaaaaaaaaaaaaaa").json()
    assert fault["text"] == "Такого стола нет."


def test_somebody_muted_can_be_shown_again(served: Any) -> None:
    """What they wrote is not sent; that they are hidden is, so that there is a way back."""
    me, other = served.person(), served.person()
    table = me.open(GAME, "me", "bot:random")
    other.post(f"/api/tables/{table}/chat", {"text": "Hello"}, 204)
    line = me.socket(table)
    who = line.until_type("chat")["person"]
    line.close()
    me.post(f"/api/tables/{table}/mute", {"person": who, "on": True}, 204)
    line = me.socket(table)
    hidden = line.until_type("muted")
    assert hidden["person"] == who and hidden["name"].startswith("Guest")
    line.until_type("position")
    line.close()
    assert "chat" not in {m["type"] for m in line.heard}
    me.post(f"/api/tables/{table}/mute", {"person": who, "on": False}, 204)
    line = me.socket(table)
    assert line.until_type("chat")["text"] == "Hello"
    line.close()


def test_a_short_password_is_refused_in_words(served: Any) -> None:
    me = served.person()
    me.http.cookies.set("lang", "uk")
    fault = me.post("/api/account", {"name": "Olena", "password": "short"}, 422)
    assert fault["text"] == "Щонайменше знаків: 8."


@pytest.mark.parametrize("like", ["{}", "{}".upper(), "О{1}", "Оl{2}", " {0} .", "Ｏ{1}", "O1{2}"])
def test_nobody_is_called_like_an_account(served: Any, like: str) -> None:
    """Not with Cyrillic letters either, nor in full width; accounts have a mark."""
    owner, me = served.person(), served.person()
    name = "Ol" + "".join(secrets.choice("abcdefgh") for _ in range(12))
    owner.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    other = like.format(name, name[1:], name[2:])
    body = {"name": other}
    answer = me.http.patch("/api/me", json=body)
    assert answer.status_code == 409 and answer.json()["fault"] == "name-taken"
    table = owner.open(GAME, "me", "open", listed=True)
    assert me.post(f"/api/tables/{table}/sit", body, 409)["fault"] == "name-taken"
    account = {"name": other, "password": PASSWORD}
    assert me.post("/api/account", account, 409)["fault"] == "name-taken"
    seats = [{"kind": "me"}, {"kind": "local", "name": other}]
    assert me.post("/api/tables", {"game": GAME, "seats": seats}, 409)["fault"] == "name-taken"
    assert owner.http.patch("/api/me", json={"name": name}).status_code == 200
    about = me.post(f"/api/tables/{table}/sit", {"name": "Not " + name, "mix": "m"})
    assert [seat.get("account", False) for seat in about["seats"]] == [True, False]
    for person in (owner, me):
        person.post(f"/api/tables/{table}/chat", {"text": "Hello"}, 204)
    line = me.socket(table)
    heard = [line.until_type("chat").get("account", False) for _ in range(2)]
    line.close()
    assert heard == [True, False]
