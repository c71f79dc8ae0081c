"""The game, as Wartable sees it. Without rooms `scene`, `board`, `labels`, `art` and `bots` the
house draws the table from the view, writes actions on buttons as their notation, and thinks."""

from __future__ import annotations

from typing import final

from wartable.blank.engine.state import BlankState
from wartable.blank.views import BlankView
from wartable.plugin import Plugin


@final
class BlankPlugin(Plugin[BlankState, BlankView]):
    id = "blank"
    package = "wartable.blank"
    prefix = "blank"
    rules_version = 1  # raise it when an old record would replay differently
    seats = range(2, 5)
    minutes = (1, 5)


GAME = BlankPlugin()
