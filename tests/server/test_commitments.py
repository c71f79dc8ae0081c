"""What tables promised can be kept outside the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from wartable.cli.app import app
from wartable.server import commitments

GAME = "critters-at-war"
LINE = re.compile(r"[0-9-]{10}T[0-9:.]{12}Z [a-z-]+ [0-9a-f]{16} [0-9a-f]{64}\n")


def lines_of(table: str, text: str) -> list[str]:
    """The commitments of one table, as the list has them."""
    named = [row.split() for row in text.splitlines()]
    return [row[3] for row in named if row[2] == commitments.name(table)]


def test_the_list_names_what_was_promised_and_no_table_id(serve: Any, record: str) -> None:
    server = serve()
    me = server.person()
    tables = [me.open(GAME, "me", "bot:random", mix=None) for _ in range(3)]
    uploaded = me.post("/api/records", {"record": record}, 201)["id"]
    text = me.get("/commitments")
    assert len(LINE.findall(text)) == len(text.splitlines()) == 3
    for table in tables:
        assert lines_of(table, text) == [me.get(f"/api/tables/{table}")["commitment"]]
        seed = server.app.state.desk.live[table].match.chance.seed.hex()
        assert table not in text and seed not in text
    assert lines_of(uploaded, text) == []
    assert me.get("/commitments?before=1") == ""
    assert me.get("/commitments?before=-1", 422)


def test_a_file_gets_every_promise_and_the_command_adds_what_is_missing(
    serve: Any, tmp_path: Path
) -> None:
    """A seed that was drawn anew has a line of its own."""
    file, folder = tmp_path / "promised.txt", tmp_path / "data"
    folder.mkdir()
    server = serve(data_dir=folder, commitments=file)
    host, friend = server.person(), server.person()
    table = host.open(GAME, "me", "open", mix=None, listed=True)
    first = host.get(f"/api/tables/{table}")["commitment"]
    friend.post(f"/api/tables/{table}/sit", {})
    for person, digest in ((host, "0" * 64), (friend, "1" * 64)):
        person.post(f"/api/tables/{table}/ready", {"sworn": digest})
    friend.post(f"/api/tables/{table}/leave")
    second = host.get(f"/api/tables/{table}")["commitment"]
    assert lines_of(table, file.read_text("utf-8")) == [first, second] and first != second
    assert set(lines_of(table, host.get("/commitments"))) == {first, second}
    server.stop()
    server.start()  # whoever stops all servers at the end finds it running
    whole = file.read_text("utf-8")
    printed = CliRunner().invoke(app, ["commitments", "--data-dir", str(folder)])
    assert printed.stdout == whole
    file.write_text(whole.splitlines(True)[0], "utf-8")
    for _ in range(2):
        command = ["commitments", "--append", str(file), "--data-dir", str(folder)]
        assert CliRunner().invoke(app, command).exit_code == 0
        assert file.read_text("utf-8") == whole


def test_a_file_that_cannot_be_written_stops_no_game(serve: Any, tmp_path: Path) -> None:
    server = serve(commitments=tmp_path / "missing" / "promised.txt")
    me = server.person()
    table = me.open(GAME, "me", "bot:random")
    assert me.get(f"/api/tables/{table}")["status"] == "running"
