"""Every game has the same rooms with the same names."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import wartable
from wartable.kernel import Game
from wartable.plugin import Plugin, games
from wartable.rooms import ENGINE, ENGINE_SOME, OUTSIDE, OUTSIDE_SOME

OURS = [plugin for plugin in games().values() if plugin.package.startswith("wartable.")]
NOT_ROOMS = {"engine", "lessons", "locales", "rulebook", "__pycache__", "__init__.py"}


def rooms(folder: str) -> set[str]:
    """The modules and packages of a folder."""
    found = [each for each in files(folder).iterdir() if each.name not in NOT_ROOMS]
    return {
        each.name.removesuffix(".py") for each in found if each.is_dir() or each.name[-3:] == ".py"
    }


@pytest.mark.parametrize("plugin", OURS, ids=lambda plugin: plugin.id)
def test_the_rooms_outside_the_engine(plugin: Plugin[Any, Any]) -> None:
    found = rooms(plugin.package)
    assert found - OUTSIDE_SOME == OUTSIDE
    assert ("data" in found) == plugin.has_data


@pytest.mark.parametrize("plugin", OURS, ids=lambda plugin: plugin.id)
def test_the_rooms_of_the_engine(plugin: Plugin[Any, Any]) -> None:
    found = rooms(f"{plugin.package}.engine")
    assert found - ENGINE_SOME == ENGINE
    hides = type(plugin.game()).determinize is not Game.determinize
    assert ("beliefs" in found) == hides
    assert ("figures" in found) <= plugin.has_data


@pytest.mark.parametrize("plugin", OURS, ids=lambda plugin: plugin.id)
def test_a_plug_in_only_declares(plugin: Plugin[Any, Any]) -> None:
    """All that is asked of a game is answered by its rooms."""
    own = [name for name, value in vars(type(plugin)).items() if callable(value)]
    assert own == []


def test_what_a_room_may_have_is_described() -> None:
    """Whatever hosts ask a room for by its name, `wartable/rooms.py` says what it is."""
    source = Path(wartable.__file__).parent
    described = (source / "rooms.py").read_text()
    asked = {
        name
        for file in source.rglob("*.py")
        for name in re.findall(r'\.optional\(\s*"[a-z.]+",\s*"(\w+)"', file.read_text())
    }
    assert {"lack", "stated", "worths"} <= asked
    missing = [name for name in asked if not re.search(rf"(`|def ){name}\b", described)]
    assert not missing


class Alone(Plugin[Any, Any]):
    """A game in one module, which answers for itself."""

    id = "alone"
    package = __name__
    prefix = "alo"
    rules_version = 1
    seats = range(2, 3)


class Marking(Alone):
    def marked(self, scene: Any, seat: int, news: Any) -> Any:
        return (scene, seat)


def test_a_game_in_one_module_has_no_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Alone, "package", "textwrap")  # some module that is no package
    plugin = Alone()
    assert not plugin.has_room("setup") and not plugin.has_room("art.sheet")
    assert plugin.optional("telling", "word") is None and not plugin.marks
    assert plugin.advice(None, None) == [] and plugin.figures(None, None) == []  # type: ignore[arg-type]


def test_a_game_may_mark_its_scene_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Alone, "package", "textwrap")
    assert Marking().marks and Marking().marked("scene", 1, []) == ("scene", 1)
