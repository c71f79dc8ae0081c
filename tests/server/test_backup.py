"""`wartable backup` while people play, and `wartable restore` elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_repair import at_a_desk, lose, played
from web_harness import Served

from tools.outside.auditor import check
from tools.outside.players import Player, all_go_on
from wartable.cli import main
from wartable.server.desk import Desk
from wartable.server.settings import Settings
from wartable.storage import backup, open_store

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("WARTABLE_DATABASE", "WARTABLE_SECRET"):
        monkeypatch.delenv(name, raising=False)

    def done(*args: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([*map(str, args), "--lang", "en"])
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return done


def test_every_answered_move_is_in_a_backup_made_while_people_play(
    run: Run, serve: Callable[..., Served], tmp_path: Path
) -> None:
    served = serve()
    me = served.person()
    mine = me.open("age-of-war", "me", "local:Ivan")
    players = [Player(served.url, game) for game in ("critters-at-war", "age-of-heroes")]
    all_go_on(players)
    answered, home = [], served.settings.data_dir
    for round in range(3):
        answered.append([dict(player.answered) for player in players])
        code, out, err = run("backup", tmp_path / f"{round}", "--data-dir", home)
        assert code == 0 and "read again and whole" in out, out + err
        all_go_on(players)
    for player in players:
        player.stop()
    for round, known in enumerate(answered):
        folder = tmp_path / f"restored-{round}"
        code, out, err = run("restore", tmp_path / f"{round}", "--data-dir", folder)
        assert code == 0 and "is restored" in out, out + err
        store = open_store(str(folder / "wartable.sqlite3"))
        for player, moves in zip(players, known, strict=True):
            found: Any = store.load(player.table)
            check(found[0], found[2], moves)
        store.close()
    again = serve(folder)  # guests are known by their cookie, so the key came along
    me.http.base_url = again.url
    assert me.get(f"/api/tables/{mine}/position?seat=0")["legal"] is not None
    assert mine in str(me.get("/api/tables"))
    code, _, err = run("restore", tmp_path / "0", "--force", "--data-dir", folder)
    assert code == 2 and "a server has the database" in err


def test_the_key_may_stay_at_home(run: Run, tmp_path: Path, monkeypatch: Any) -> None:
    home = Settings(data_dir=tmp_path / "home")
    key = home.signing_key()
    open_store(home.database_url).close()
    for name, more in (("with", ()), ("without", ("--without-key",))):
        code, out, _ = run("backup", tmp_path / name, *more, "--data-dir", home.data_dir)
        assert code == 0 and ("can sign in as anybody" in out) == (name == "with")
        run("restore", tmp_path / name, "--data-dir", tmp_path / f"from-{name}")
    assert Settings(data_dir=tmp_path / "from-with").known_key() == key
    assert Settings(data_dir=tmp_path / "from-without").known_key() is None
    assert backup.read(tmp_path / "without").key is None
    assert key.encode() not in (tmp_path / "without").read_bytes()
    monkeypatch.setenv("WARTABLE_SECRET", "another")
    _, out, _ = run("restore", tmp_path / "with", "--data-dir", tmp_path / "third")
    assert "WARTABLE_SECRET is not the key" in out


def test_what_was_copied_for_programs(run: Run, tmp_path: Path, monkeypatch: Any) -> None:
    home = Settings(data_dir=tmp_path / "home")
    home.signing_key()
    open_store(home.database_url).close()
    file = tmp_path / "b"
    same = {"file": str(file), "people": 0, "tables": 0, "events": 0, "key": True, "damaged": []}
    code, out, _ = run("backup", file, "--json", "--data-dir", home.data_dir)
    assert code == 0 and json.loads(out) == same
    monkeypatch.setenv("WARTABLE_SECRET", "another")
    code, out, _ = run("restore", file, "--json", "--data-dir", tmp_path / "away")
    assert code == 0 and json.loads(out) == {**same, "other_key": True}


def test_what_cannot_be_done_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: Any) -> None:
    place, file = ("--data-dir", tmp_path / "home"), tmp_path / "b"

    def refused(words: str, *args: object) -> None:
        code, _, err = run(*args, *place)
        assert code == 2 and words in err and err.count("\n") == 1, err

    refused("there is no database", "backup", file)
    store = open_store(str(tmp_path / "home" / "wartable.sqlite3"))
    store.add_person("Olena")
    store.close()
    refused("cannot read or write", "backup", tmp_path / "no" / "b")
    assert run("backup", file, *place)[0] == 0
    refused("exists already", "backup", file)
    refused("--force overwrites them", "restore", file)
    refused("cannot read or write", "restore", tmp_path / "none")
    assert run("restore", file, "--force", *place)[0] == 0
    file.write_bytes(file.read_bytes().replace(b"Olena", b"Ivan "))
    refused("is not a whole backup: digest", "restore", file)
    monkeypatch.setenv("WARTABLE_DATABASE", "postgresql://nobody@127.0.0.1:1/none")
    refused("the database does not answer", "backup", tmp_path / "other")
    assert {path.name for path in tmp_path.iterdir()} == {"home", "b"}


def test_a_game_that_cannot_be_replayed_is_told_of(run: Run, tmp_path: Path) -> None:
    """The backup is made all the same: the rest of it is worth keeping."""

    async def work(desk: Desk) -> None:
        lose(desk.store, await played(desk, "critters-at-war", 12), 4)

    at_a_desk(tmp_path / "home", work)
    code, out, _ = run("backup", tmp_path / "b", "--data-dir", tmp_path / "home")
    assert code == 1 and "cannot be replayed: event" in out and "wartable repair" in out
    code, out, _ = run("restore", tmp_path / "b", "--data-dir", tmp_path / "other")
    assert code == 1 and "cannot be replayed: event" in out and "is restored" in out
