"""Every registered game keeps the contract: every seat count, every combination of options."""

from __future__ import annotations

import pytest

from wartable.plugin import games
from wartable.testing import Budget, Setting, check_play, check_words, settings
from wartable.testing.trial import CheckedOnce

SHELVES = {id: CheckedOnce.of(plugin) for id, plugin in games().items()}


def name(id: str, setting: Setting) -> str:
    """The game, the seats, and the options that are not as usual."""
    usual = games()[id].settings({})
    other = {key: value for key, value in setting.options.items() if value != usual[key]}
    return f"{id}-{Setting(setting.seats, other)}"


SETTINGS = [
    pytest.param(id, setting, id=name(id, setting))
    for id, plugin in games().items()
    for setting in settings(plugin)
]


@pytest.mark.parametrize("id", games())
def test_words(id: str) -> None:
    check_words(games()[id])


@pytest.mark.parametrize(("id", "setting"), SETTINGS)
def test_play(id: str, setting: Setting) -> None:
    plugin = games()[id]
    usual = setting.options == plugin.settings({})
    check_play(plugin, setting, Budget() if usual else Budget.small(), SHELVES[id])
