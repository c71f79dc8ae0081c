"""Every registered game keeps the contract: every seat count, every combination of options.

So many games are played with compiled engines. Interpreted they take ten times as long; of each
game two settings are played: the usual one, and the one with all options changed.
"""

from __future__ import annotations

import pytest

from wartable.kernel import compiled
from wartable.plugin import games
from wartable.testing import Extent, Setting, check_play, check_words, settings
from wartable.testing.trial import CheckedOnce


def name(id: str, setting: Setting) -> str:
    """The game, the seats, and the options that are not as usual."""
    usual = games()[id].settings({})
    other = {key: value for key, value in setting.options.items() if value != usual[key]}
    return f"{id}-{Setting(setting.seats, other)}"


def played(id: str) -> list[Setting]:
    found = settings(games()[id])
    return found if compiled() else [found[0], found[-1]]


SETTINGS = [
    pytest.param(id, setting, id=name(id, setting)) for id in games() for setting in played(id)
]


@pytest.fixture(scope="module")
def shelves() -> dict[str, CheckedOnce]:
    return {id: CheckedOnce.of(plugin) for id, plugin in games().items()}


@pytest.mark.parametrize("id", games())
def test_the_plugin_and_the_engine_mean_the_same_by_nothing_said(id: str) -> None:
    plugin = games()[id]
    rules, seats, usual = plugin.game(), plugin.seats[-1], plugin.settings({})
    # Only people may resign unless it is said: random play would end too soon.
    unsaid = {key: value for key, value in usual.items() if key == "resignation"}
    assert rules.start(seats, usual).dump() == rules.start(seats, unsaid).dump()


@pytest.mark.parametrize("id", games())
def test_words(id: str) -> None:
    check_words(games()[id])


@pytest.mark.parametrize(("id", "setting"), SETTINGS)
def test_play(id: str, setting: Setting, shelves: dict[str, CheckedOnce]) -> None:
    plugin = games()[id]
    full = compiled() and setting.options == plugin.settings({})
    check_play(plugin, setting, Extent() if full else Extent.small(), shelves[id])
