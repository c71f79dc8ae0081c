"""Keys of people: passwords that are not guessed, tokens that expire, invitations taken back."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from wartable.server import identity

GAME = "age-of-war"
DAY = 24 * 3600_000


@pytest.mark.parametrize(
    "password",
    ["12345678", "password", " " * 8, "qwertyuiop", "Пароль123", "йцукенгшщз", "Olena Petrenko"],
)
def test_a_password_that_is_easy_to_guess_is_refused(served: Any, password: str) -> None:
    me = served.person()
    me.http.cookies.set("lang", "uk")
    body = {"name": "Olena Petrenko", "password": password}
    fault = me.post("/api/account", body, 422)
    assert fault["fault"] == "weak-password" and "легко вгадати" in fault["text"]
    assert me.get("/api/me")["name"] is None


def test_a_long_password_is_judged_by_its_beginning(served: Any) -> None:
    me = served.person()
    name = f"Olena {identity.new_secret()[:8]}"
    me.post("/api/account", {"name": name, "password": "lamp over seven rivers " * 8}, 201)
    body = {"old": "lamp over seven rivers " * 8, "new": "a" * 200}
    assert me.post("/api/password", body, 422)["fault"] == "weak-password"


def program(served: Any, token: str) -> int:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.get(f"{served.url}/api/me", headers=headers).status_code


def test_a_token_expires_and_says_when_it_was_used(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = served.person()
    before = time.time_ns() // 1_000_000
    made = me.post("/api/tokens", {"name": "week", "days": 7}, 201)
    usual = me.post("/api/tokens", {"name": "usual"}, 201)
    me.post("/api/tokens", {"name": "for ever", "days": 4000}, 422)
    assert usual["expires"] - made["expires"] >= 83 * DAY
    assert me.get("/api/tokens")[0]["used"] == 0
    moments = [before + 1000]
    monkeypatch.setattr(identity, "now", lambda: moments[-1])
    for later, noted in ((0, 0), (59_000, 0), (61_000, 61_000)):  # at most once a minute
        moments.append(before + 1000 + later)
        assert program(served, made["token"]) == 200
        assert me.get("/api/tokens")[0]["used"] == before + 1000 + noted
    moments.append(made["expires"])
    assert program(served, made["token"]) == 200
    moments.append(made["expires"] + 1)
    assert program(served, made["token"]) == 401 and program(served, usual["token"]) == 200


def test_an_invitation_is_one_link_until_it_is_taken_back(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(GAME, "me", "link", "link")
    path = f"/api/tables/{table}/invite"
    made = host.post(path)
    assert host.post(path)["token"] == made["token"]
    (row,) = host.get(f"{path}s")
    assert (row["name"], row["url"], row["single"]) == (made["name"], made["url"], False)
    assert host.http.delete(f"{path}s/{made['name']}").status_code == 204
    assert host.http.delete(f"{path}s/{made['name']}").status_code == 404
    sit = f"/api/tables/{table}/sit"
    assert friend.post(sit, {"invite": made["token"]}, 410)["fault"] == "invite-expired"
    assert friend.http.get(f"/i/{made['token']}").status_code == 410
    again = host.post(path)
    assert again["token"] != made["token"]
    friend.post(sit, {"invite": again["token"]})
    served.person().post(sit, {"invite": again["token"]})
    assert host.get(f"{path}s")[0]["used"] == 2


def test_an_invitation_for_one_lets_one_sit_down(served: Any) -> None:
    host = served.person()
    table = host.open(GAME, "me", "link", "link")
    single = host.post(f"/api/tables/{table}/invite", {"single": True})["token"]
    sit = f"/api/tables/{table}/sit"
    served.person().post(sit, {"invite": single})
    assert served.person().post(sit, {"invite": single}, 410)["fault"] == "invite-expired"
    for _ in range(20):
        host.post(f"/api/tables/{table}/invite", {"single": True})
    fault = host.post(f"/api/tables/{table}/invite", {"single": True}, 409)
    assert fault["fault"] == "too-many-invites"


def test_tokens_of_earlier_versions_stay_good_for_a_year(tmp_path: Any) -> None:
    from alembic import command

    from wartable.storage import open_store
    from wartable.storage.migrate import config, upgrade

    store = open_store(str(tmp_path / "w.sqlite3"))
    person = store.add_person("Olena")
    store.add_token(person.id, "old", "digest", "read", 1, 2)
    command.downgrade(config(store.engine), "0005")
    upgrade(store.engine)
    with store.engine.connect() as connection:
        expires = connection.execute(text("SELECT expires FROM tokens")).scalar_one()
    store.close()
    assert 364 * DAY < expires - time.time_ns() // 1_000_000 <= 365 * DAY
