"""Administrators: what they may do, what comes of it, and that it is written down."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from wartable.cli.app import app as program
from wartable.server import limits
from wartable.server.identity import DAY, digest
from wartable.server.routes.api import MOST_LISTED
from wartable.storage import now
from wartable.storage.administration import act

GAME = "age-of-war"
PASSWORD = "lamp over seven rivers"


def account(served: Any) -> tuple[Any, str]:
    person, name = served.person(), "Olena " + secrets.token_hex(6)
    person.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return person, name


def on_the_command_line(served: Any, *words: str) -> Any:
    folder = str(served.settings.data_dir)
    return CliRunner().invoke(program, ["admin", *words, "--data-dir", folder, "--lang", "en"])


@pytest.fixture
def admin(served: Any) -> Any:
    person, name = account(served)
    assert on_the_command_line(served, "grant", name).exit_code == 0
    return person


def test_the_command_line_names_administrators(served: Any) -> None:
    person, name = account(served)
    assert person.get("/api/admin/acts", 403)["fault"] == "administrators-only"
    done = on_the_command_line(served, "grant", name.upper())
    assert done.exit_code == 0 and name in done.stdout
    assert name in on_the_command_line(served, "list").stdout.splitlines()
    assert {"name": name} in json.loads(on_the_command_line(served, "list", "--json").stdout)
    acts = person.get("/api/admin/acts")
    assert acts[0]["what"] == "grant" and person.http.get("/admin").status_code == 200
    assert on_the_command_line(served, "revoke", name).exit_code == 0
    assert name not in on_the_command_line(served, "list").stdout
    person.get("/api/admin/acts", 403)
    assert on_the_command_line(served, "grant", "nobody at all").exit_code != 0


def test_a_closed_table_is_over_for_everybody(served: Any, admin: Any) -> None:
    host = served.person()
    table = host.open(GAME, "me", "bot:random")
    line = host.socket(table)
    admin.post(f"/api/admin/tables/{table}/close", {"reason": "insults"}, 204)
    with pytest.raises(ConnectionClosed):
        while True:
            line.hear()
    assert host.get(f"/api/tables/{table}", 410)["fault"] == "table-closed"
    assert table not in [row["id"] for row in host.get("/api/tables")["mine"]]
    done = admin.get("/api/admin/acts")[0]
    assert (done["what"], done["target"], done["reason"]) == ("close", table, "insults")


def test_a_hidden_table_is_off_the_list(served: Any, admin: Any) -> None:
    host = served.person()
    table = host.open(GAME, "me", "open", listed=True)

    def listed() -> bool:
        return table in [row["id"] for row in served.person().get("/api/tables")["open"]]

    assert listed()
    admin.post(f"/api/admin/tables/{table}/hide", {"reason": "its title"}, 204)
    assert not listed() and not host.get(f"/api/tables/{table}")["listed"]


def test_somebody_banned_is_out_until_the_ban_ends(served: Any, admin: Any) -> None:
    bad, name = account(served)
    table = bad.open(GAME, "me", "bot:random")
    bad.post(f"/api/tables/{table}/chat", {"text": "Nasty"}, 204)
    reader = served.person()
    line = reader.socket(table)
    handle = line.until_type("chat")["person"]
    complaint = {"reason": "nasty words", "person": handle}
    reader.post(f"/api/tables/{table}/report", complaint, 204)
    reader.post(f"/api/tables/{table}/report", {"reason": "x", "person": "aaaaaaaa"}, 404)
    row = admin.get("/api/admin/reports")[0]
    assert (row["table"], row["name"], row["reason"]) == (table, name, "nasty words")
    token = bad.post("/api/tokens", {"name": "t"}, 201)["token"]
    theirs = bad.socket(table)
    ban = f"/api/admin/people/{row['about']}/ban"
    admin.post(ban, {"reason": "nasty words", "days": 7}, 204)
    with pytest.raises(ConnectionClosed):
        while True:
            theirs.hear()
    line.close()
    assert bad.get("/api/me")["name"] is None
    by_token = {"authorization": f"Bearer {token}"}
    assert bad.http.get("/api/me", headers=by_token).status_code == 401
    fault = bad.post("/api/login", {"name": name, "password": PASSWORD}, 403)
    assert fault["fault"] == "banned" and "nasty words" in fault["text"]
    admin.post(ban, {"reason": "said sorry", "days": 0}, 204)
    bad.post("/api/login", {"name": name, "password": PASSWORD})
    assert [done["what"] for done in admin.get("/api/admin/acts")[:2]] == ["unban", "ban"]


def test_one_person_lists_so_many_tables(served: Any) -> None:
    me = served.person()
    for _ in range(MOST_LISTED):
        me.open(GAME, "me", "open", listed=True)
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    assert me.post("/api/tables", body, 409)["fault"] == "too-many-listed"
    me.post("/api/tables", {**body, "listed": False}, 201)


def test_a_banned_guest_does_not_come_back_as_another(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody new comes from there for a day; those who are known stay, and accounts sign in."""
    served = serve(rates=1.0, trusted_proxies="127.0.0.1")
    store = served.app.state.desk.store

    def somebody(address: str) -> Any:
        person = served.person()
        person.http.headers["x-forwarded-for"] = address
        return person

    def rename(person: Any) -> tuple[int, str]:
        answer = person.http.patch("/api/me", json={"name": "Somebody"})
        return answer.status_code, answer.json().get("fault", "")

    bad, friend, olena = (somebody("203.0.113.9") for _ in range(3))
    assert rename(bad)[0] == rename(friend)[0] == 200
    olena.post("/api/account", {"name": "Olena", "password": PASSWORD}, 201)
    person = store.session(digest(bad.http.cookies["wartable"]))[1].id
    store.ban(person, now() + 7 * DAY, "nasty", act("", "", "ban", person, "", 1))
    assert rename(somebody("203.0.113.9"))[0] == 200  # it is not known yet whence they come
    assert rename(bad) == (403, "barred")
    newcomer = somebody("203.0.113.9")
    answer = newcomer.http.post("/api/account", json={"name": "New", "password": PASSWORD})
    assert (answer.status_code, answer.json()["fault"]) == (403, "barred")
    newcomer.post("/api/login", {"name": "Olena", "password": PASSWORD})
    assert rename(friend)[0] == rename(somebody("203.0.113.10"))[0] == 200
    monkeypatch.setattr(limits, "now", lambda: now() + DAY + 1)
    assert rename(somebody("203.0.113.9"))[0] == 200
