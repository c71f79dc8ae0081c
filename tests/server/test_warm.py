"""What a server does at its start is not left to the first who opens a table."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from typing import Any

import pytest

from wartable.i18n import LANGUAGES, texts
from wartable.i18n.texts import _bundle, _entries
from wartable.play import Match
from wartable.plugin import Plugin, games
from wartable.server import warm


def test_texts_of_every_game_are_at_hand_once_all_was_drawn() -> None:
    _entries.cache_clear()
    _bundle.cache_clear()
    warm.draw_everything()
    read = _entries.cache_info().misses
    assert read >= len(LANGUAGES) * (len(games()) + 1)  # and those of the house
    for plugin in games().values():
        for lang in LANGUAGES:
            Match(plugin, plugin.seats[-1]).scene(0, texts(plugin.package, lang))
    assert _entries.cache_info().misses == read


def test_every_game_is_drawn_for_a_seat_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins is drawn by lot; a seat that waits has no odds to reckon."""
    offered: list[tuple[str, int]] = []
    real = Plugin.offers

    def offers(self: Plugin[object, object], *given: Any) -> Any:
        found = real(self, *given)
        offered.append((self.id, len(found)))
        return found

    monkeypatch.setattr(Plugin, "offers", offers)
    for _ in range(4):
        warm.draw_everything()
    assert {id for id, _ in offered} == set(games()) and all(count for _, count in offered)


def test_a_game_that_cannot_be_drawn_is_named_and_the_others_are_drawn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    drawn: list[str] = []
    broken = sorted(games())[0]

    def scene(self: Plugin[object, object], *given: object) -> object:
        if self.id == broken:
            raise RuntimeError("no picture")
        drawn.append(self.id)
        return None

    monkeypatch.setattr(Plugin, "scene", scene)
    monkeypatch.setattr(Plugin, "marks", False)
    with caplog.at_level(logging.ERROR, "wartable.warm"):
        warm.draw_everything()
    assert set(drawn) == set(games()) - {broken}
    assert [record.__dict__["game"] for record in caplog.records] == [broken]


def test_what_is_loaded_at_the_start_is_never_searched_again() -> None:
    before = gc.get_threshold()
    try:
        warm.collect_rarely()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() == warm.THRESHOLDS
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


@pytest.mark.parametrize(("after", "searched"), [(-1.0, True), (1e9, False)])
def test_all_is_searched_for_garbage_when_it_is_time(
    after: float, searched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Circle:
        me: Circle

    async def moment(seconds: float, pause: Any = asyncio.sleep) -> None:
        await pause(0)

    async def some_time() -> None:
        tidying = asyncio.create_task(warm.tidy())
        for _ in range(5):
            await asyncio.sleep(0)
        tidying.cancel()

    monkeypatch.setattr(warm, "CALM", after)
    monkeypatch.setattr(warm, "BUSY", after)
    monkeypatch.setattr(asyncio, "sleep", moment)
    gc.disable()
    try:
        circle = Circle()
        circle.me = circle
        left = weakref.ref(circle)
        del circle
        asyncio.run(some_time())
        assert (left() is None) is searched
    finally:
        gc.enable()
