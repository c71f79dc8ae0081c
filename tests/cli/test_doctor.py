"""`wartable doctor` names what is wrong with a server's data, and how to mend it."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from toy_cellar import ToyCellar

from tests.cli.conftest import Run
from tests.upgrades.kept import OLDEST, copy_of
from wartable.cli import checkup, doctor
from wartable.games.age_of_war.bots import three_seats
from wartable.games.through_the_ages import bots as ages
from wartable.i18n import LANGUAGES, texts
from wartable.plugin import games
from wartable.server.settings import Settings
from wartable.storage import open_store
from wartable.storage.migrate import newest


def wrong(run: Run, folder: Path) -> dict[str, str]:
    """What is wrong by key, with what to do about it."""
    ran = run("doctor", "--json", "--data-dir", folder)
    assert ran.out, ran.err
    report = json.loads(ran.out)
    found = {one["key"]: f"{one['what']} {one['mend']}" for one in report["problems"]}
    assert ran.code == int(not report["healthy"]) == int(bool(found))
    return found


def made(folder: Path) -> Path:
    """A database of this version."""
    place = folder / "wartable.sqlite3"
    open_store(str(place)).close()
    return place


def test_nothing_is_wrong_with_what_is_not_there_yet_or_fresh(run: Run, tmp_path: Path) -> None:
    assert wrong(run, tmp_path / "not" / "yet") == {}
    assert not (tmp_path / "not").exists()
    made(tmp_path)
    assert wrong(run, tmp_path) == {}


def test_a_database_of_an_earlier_version(run: Run, tmp_path: Path) -> None:
    kept = copy_of(OLDEST, tmp_path)
    before = kept.database.read_bytes()
    found = wrong(run, tmp_path)
    assert "form 0003" in found["older"] and "wartable upgrade" in found["older"]
    assert kept.database.read_bytes() == before
    assert run("upgrade", "--data-dir", tmp_path).code == 0
    assert wrong(run, tmp_path) == {}


def test_a_database_of_a_later_version(run: Run, tmp_path: Path) -> None:
    with closing(sqlite3.connect(made(tmp_path))) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    assert f"9999; this version knows forms up to {newest()}" in wrong(run, tmp_path)["newer"]


@pytest.mark.parametrize("start", [0, 4096])
def test_a_damaged_database(run: Run, tmp_path: Path, start: int) -> None:
    """Of its first page, or of another one."""
    place = made(tmp_path)
    with place.open("r+b") as file:
        file.seek(start)
        file.write(b"\xff" * 4096)
    assert "wartable restore" in wrong(run, tmp_path)["damaged"]


def test_a_key_that_others_can_read(run: Run, tmp_path: Path) -> None:
    key = tmp_path / "secret.key"
    key.write_text("0" * 64)
    key.chmod(0o644)
    assert f"chmod 600 {key}" in wrong(run, tmp_path)["key"]
    key.chmod(0o600)
    assert wrong(run, tmp_path) == {}


def test_a_folder_that_cannot_be_used(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "--data-dir" in wrong(run, file)["folder"]
    closed = SimpleNamespace(**{**vars(os), "access": lambda *_: False})
    monkeypatch.setattr(checkup, "os", closed)
    assert "chown" in wrong(run, tmp_path)["folder"]


def test_a_full_disk(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=7 * 1024**2))
    assert "7 MB" in wrong(run, tmp_path)["room"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_driver_is_named(lang: str) -> None:
    problem = checkup.Problem("driver", {"module": "psycopg"})
    assert "psycopg" in problem.what(texts(lang=lang))
    assert "wartable[postgres]" in problem.mend(texts(lang=lang))


def test_files_of_a_wheel_are_not_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installer unpacks sources and libraries in any order; in a clone somebody edits them."""
    root = tmp_path / "src" / "wartable"
    (root / "kernel").mkdir(parents=True)
    for age, name in enumerate(("kernel/rng.cpython-311.so", "kernel/rng.py", "__init__.py")):
        (root / name).write_text("")
        os.utime(root / name, (age, age))
    kernel = [root / "kernel" / "rng.py"]
    monkeypatch.setattr(doctor.wartable, "__file__", str(root / "__init__.py"))
    monkeypatch.setattr(
        doctor, "_parts", lambda root: [doctor._part("kernel", kernel, root.parent)]
    )
    settings = Settings(data_dir=tmp_path)
    assert doctor.examine(settings).parts[0].stale == []
    (tmp_path / "Makefile").write_text("")
    assert doctor.examine(settings).parts[0].stale == ["wartable/kernel/rng.py"]


def test_a_game_with_a_lesson_that_cannot_be_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / f"their_{tmp_path.name}"
    (package / "lessons").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "lessons" / "01-a.lesson").write_text("minutes 1\ndance\n")
    monkeypatch.syspath_prepend(tmp_path)
    their = type("Their", (ToyCellar,), {"package": package.name})()
    point = SimpleNamespace(name="their-game", load=lambda: their)
    monkeypatch.setattr(doctor, "entry_points", lambda group: [point])
    said = wrong(run, tmp_path)["lesson"]
    assert "their-game" in said and "01-a.lesson:2: 'dance' is none of minutes" in said


@pytest.mark.parametrize("id", ["age-of-war", "through-the-ages"])
def test_what_bots_cannot_read_is_named(
    id: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugin = games()[id]
    point = SimpleNamespace(name=id, load=lambda: plugin)
    monkeypatch.setattr(doctor, "entry_points", lambda group: [point])
    assert "bots" not in wrong(run, tmp_path)
    files = {"age-of-war": (three_seats, "FILE"), "through-the-ages": (ages, "LEARNED")}
    monkeypatch.setattr(*files[id], "gone.npz")
    three_seats.net.cache_clear()
    said = wrong(run, tmp_path)["bots"]
    assert id in said and "gone.npz" in said
