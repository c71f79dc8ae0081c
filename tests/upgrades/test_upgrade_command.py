"""`wartable upgrade`, on databases of earlier versions."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.postgres import cluster
from tests.upgrades.kept import Kept
from wartable.cli import main
from wartable.storage import open_store
from wartable.storage.alone import alone
from wartable.storage.engine import open_engine
from wartable.storage.migrate import command, config, newest, revision


class Terminal:
    """Runs the command in the oldest database's folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def upgrade(self, *args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(["upgrade", "--data-dir", str(self.folder), "--lang", "en", *args])
        out, err = self.capsys.readouterr()
        return int(left.value.code or 0), out, err


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path, capsys)


def change(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as open_database, open_database:
        assert open_database.execute(statement).rowcount


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("wartable-*.sqlite3"))


def test_a_check_names_the_games_that_would_freeze_and_writes_nothing(
    oldest: Kept, terminal: Terminal
) -> None:
    """It reads the database of a version whose tables lack columns, while another writes."""
    going = [id for id, said in oldest.said.items() if said["status"] != "over"]
    code, out, _ = terminal.upgrade("--check")
    assert code == 0 and f"{len(going)} games looked through, 0 would be frozen." in out
    assert f"from form 0003 to {newest()}" in out
    newer, retired = going[0], going[1]
    change(oldest.database, f"UPDATE tables SET rules = 99 WHERE id = '{newer}'")
    change(oldest.database, f"UPDATE tables SET game = 'ludo' WHERE id = '{retired}'")
    with closing(sqlite3.connect(oldest.database)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        before = oldest.database.read_bytes()
        writer.execute("BEGIN IMMEDIATE")
        code, out, _ = terminal.upgrade("--check")
        writer.rollback()
        assert oldest.database.read_bytes() == before
    assert code == 1 and f"{len(going)} games looked through, 2 would be frozen." in out
    assert f"{newer} (" in out and f"{retired} (ludo): would be frozen. This game is not" in out
    code, out, _ = terminal.upgrade("--check", "--json")
    told = json.loads(out)
    assert code == 1 and (told["form"], told["newest"]) == ("0003", newest())
    assert told["tables"] == len(going) and {r["table"] for r in told["frozen"]} == {newer, retired}
    code, _, err = terminal.upgrade("--json")
    assert code == 2 and "--check" in err
    assert copies(oldest.folder) == []


def test_a_server_that_runs_is_not_upgraded_under_its_feet(
    oldest: Kept, terminal: Terminal
) -> None:
    with alone(str(oldest.database)):
        code, _, err = terminal.upgrade()
        assert code == 2 and str(oldest.database) in err and copies(oldest.folder) == []
        assert terminal.upgrade("--check")[0] == 0


def test_an_upgrade_keeps_a_copy(oldest: Kept, terminal: Terminal) -> None:
    code, out, _ = terminal.upgrade()
    (copy,) = copies(oldest.folder)
    assert code == 0 and str(copy) in out and copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
    assert count == len(oldest.said)
    code, out, _ = terminal.upgrade()
    assert code == 0 and "has this version's form already" in out
    assert copies(oldest.folder) == [copy]
    code, out, _ = terminal.upgrade("--check")
    assert code == 0 and "from form" not in out


def test_the_server_keeps_a_copy_of_what_it_migrates(oldest: Kept) -> None:
    open_store(str(oldest.database)).close()
    assert len(copies(oldest.folder)) == 1
    open_store(str(oldest.database)).close()
    open_store(str(oldest.folder / "fresh.sqlite3")).close()
    assert len([*oldest.folder.glob("*-*.sqlite3")]) == 1  # nothing to migrate, nothing to lose


def test_a_copy_that_cannot_be_made_stops_the_upgrade(
    oldest: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wartable.storage.migrate.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        open_store(str(oldest.database))
    assert copies(oldest.folder) == []
    assert revision(open_engine(str(oldest.database))) == "0003"


def test_databases_that_are_left_alone(
    oldest: Kept, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(oldest.database, "UPDATE alembic_version SET version_num = '9999'")
    for args in ([], ["--check"]):
        code, _, err = terminal.upgrade(*args)
        assert code == 2 and "is empty or of a later version" in err and err.count("\n") == 1
    monkeypatch.setenv("WARTABLE_DATABASE", "postgresql://nobody@127.0.0.1:1/none")
    for args in ([], ["--check"]):
        code, _, err = terminal.upgrade(*args)
        assert code == 2 and "the database does not answer" in err
    monkeypatch.setenv("WARTABLE_DATABASE", str(oldest.folder / "none.sqlite3"))
    code, _, err = terminal.upgrade("--check")
    assert code == 2 and "there is no database at" in err


def test_postgresql_is_copied_by_its_own_command(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster() as found:
        engine = open_engine(found.url)
        command.upgrade(config(engine), "0003")
        monkeypatch.setenv("WARTABLE_DATABASE", found.url)
        code, out, _ = terminal.upgrade("--check")
        assert code == 0 and "0 games looked through" in out and revision(engine) == "0003"
        code, _, err = terminal.upgrade()
        assert code == 2 and "pg_dump --format=custom" in err and revision(engine) == "0003"
        code, out, _ = terminal.upgrade("--without-copy")
        assert code == 0 and revision(engine) == newest()
        engine.dispose()
