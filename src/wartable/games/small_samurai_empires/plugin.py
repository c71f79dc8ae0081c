"""Small Samurai Empires, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.plugin import Option, Plugin

SWITCH = ("off", "on")


@final
class SmallSamuraiEmpiresPlugin(Plugin[SamuraiState, SamuraiView]):
    id = "small-samurai-empires"
    package = "wartable.games.small_samurai_empires"
    prefix = "sse"
    rules_version = 1
    seats = range(2, 5)
    options = (
        Option("missions", 0, SWITCH),
        Option("mountains", 0, SWITCH),
        Option("heavenly-shrines", 0, SWITCH),
        Option("random-quick-actions", 0, SWITCH),
        Option("limited-stock", 1, SWITCH),
        Option("open-resources", 0, SWITCH),
        Option("claim-missions", 0, ("automatic", "asked")),
    )
    has_data = True
    minutes = (45, 90)
    headings = frozenset({"epoch", "round", "execution-1", "execution-2"})
    alike = {"start": "province", "to": "province"}


GAME = SmallSamuraiEmpiresPlugin()

if TYPE_CHECKING:
    from wartable.games.small_samurai_empires import (
        advice,
        board,
        bots,
        figures,
        labels,
        notation,
        scene,
        telling,
        views,
    )
    from wartable.games.small_samurai_empires.art import sheet
    from wartable.rooms import Rooms

    ROOMS = Rooms[SmallSamuraiEmpires, SamuraiState, SamuraiView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
