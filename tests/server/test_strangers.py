"""What is kept from whoever has no business here: other origins, other readers of the machine, a
program with a small token, somebody who has left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

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
