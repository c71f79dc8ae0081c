"""A game of one's own: what `wartable new` writes works as it stands, and mistakes are told."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from wartable import modules, plain, plugin
from wartable.kernel import Rng, settle
from wartable.plugin import Plugin
from wartable.testing import Extent, check_play, check_words, settings


@pytest.fixture
def crown(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugin[Any, Any]]:
    """A new game, as if it were installed."""
    done = run("new", "paper-crown", "--into", tmp_path)
    assert done.code == 0 and "wartable play paper-crown" in done.out
    monkeypatch.syspath_prepend(str(tmp_path / "wartable-paper-crown"))
    before = set(sys.modules)
    invalidate_caches()
    game: Plugin[Any, Any] = import_module("paper_crown.plugin").GAME
    known = {**plugin.games(), game.id: game}
    monkeypatch.setattr(plugin, "games", lambda: known)
    yield game
    for name in set(sys.modules) - before:
        if name.startswith("paper_crown"):
            del sys.modules[name]
    modules.found.cache_clear()
    modules.exists.cache_clear()


def test_a_new_game_keeps_the_contract_and_is_played(crown: Plugin[Any, Any], run: Run) -> None:
    check_words(crown)
    check_play(crown, settings(crown)[-1], Extent.small())
    rules = crown.game()
    state, rng = rules.start(2, {}), Rng(1)
    settle(rules, state, rng)
    views, words = [crown.view(rules, state, seat) for seat in (0, 1)], crown.texts(rules, "en")
    asked = [plain.scene(view, [], words).prompt for view in views]
    assert asked == ["Your turn", "Seat 1"]
    for lang in ("en", "uk"):  # one language is enough
        done = run("play", "paper-crown", "--seats", "me,bot:medium", "--seed", 3, "--lang", lang,
                   stdin="swap\n")  # fmt: skip
        assert done.code == 0 and "Your card" in done.out and "Thrown away" in done.out


def test_a_new_project_is_whole(crown: Plugin[Any, Any], tmp_path: Path) -> None:
    """No file still speaks of the model; those it names are there."""
    folder = tmp_path / "wartable-paper-crown"
    for file in folder.rglob("*"):
        if file.suffix in (".py", ".md", ".toml", ".ftl"):
            text = file.read_text(encoding="utf-8")
            assert "blank" not in text.lower() and "THE-" not in text and "THE_" not in text, file
    readme = (folder / "README.md").read_text(encoding="utf-8")
    named = [cell.split("`")[1] for cell in readme.splitlines() if cell.startswith("| `")]
    assert named and all((folder / name).is_file() for name in named)


@pytest.mark.parametrize("name", ["none", "outcome", "game", "blank-party", "a2-3b"])
def test_names_that_mean_something_elsewhere(run: Run, tmp_path: Path, name: str) -> None:
    """Classes are never called as something of Python or of the kernel."""
    ran = run("new", name, "--into", tmp_path, "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {"game": name, "folder": str(tmp_path / f"wartable-{name}")}
    package = tmp_path / f"wartable-{name}" / name.replace("-", "_")
    for file in package.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        classes = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = [found.name for node in imports for found in node.names]
        assert len(names) == len({*names}) and classes.isdisjoint(names), file
    texts = (package / "locales/en.ftl").read_text(encoding="utf-8")
    assert texts.startswith(f"title = {name.replace('-', ' ').title()}\n")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["new", "Paper"], "Paper"),
        (["new", "9lives"], "9lives"),
        (["new", "for"], "for"),
        (["new", "a--b"], "a--b"),
        (["new", "x" * 41], "x" * 41),
        (["new", "../up"], "../up"),
        (["new", "age-of-war"], "age-of-war"),
        (["new", "json"], "json"),
        (["new", "build"], "build"),
        (["new", "tests"], "tests"),
        (["new", "fine", "--into", "nowhere"], "nowhere"),
        (["new", "there"], "wartable-there"),
        (["build", "nowhere"], "pyproject.toml"),
        (["build", "empty"], "pyproject.toml"),
        (["build", "flat"], "engine"),
    ],
)
def test_mistakes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], said: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wartable-there").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty/pyproject.toml").write_text("[project]\nname = 'x'\n")
    (tmp_path / "flat").mkdir()
    entry = "[project.entry-points.'wartable.games']\nx = 'flat.plugin:GAME'\n"
    (tmp_path / "flat/pyproject.toml").write_text(entry)
    before = sorted(tmp_path.rglob("*"))
    done = run(*args, "--lang", lang)
    assert done.code == 2 and said in done.err and done.err.count("\n") == 1 and not done.out
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("missing", ["gcc", "mypyc"])
def test_nothing_to_compile_with(
    crown: Plugin[Any, Any], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    from wartable.cli import scaffolding

    if missing == "gcc":
        monkeypatch.setattr(scaffolding, "COMPILERS", ())
    else:
        monkeypatch.setattr(scaffolding, "find_spec", lambda name: None)
    done = run("build", tmp_path / "wartable-paper-crown")
    assert done.code == 2 and missing in done.err and done.err.count("\n") == 1
