"""Small Samurai Empires, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.games.small_samurai_empires.engine.state import RULES, SWITCHES
from wartable.plugin import Option, Plugin


@final
class SmallSamuraiEmpiresPlugin(Plugin["SamuraiState", "SamuraiView"]):
    id = "small-samurai-empires"
    package = "wartable.games.small_samurai_empires"
    prefix = "sse"
    rules_version = RULES
    oldest_rules = 1
    seats = range(2, 5)
    levels = ("random", "easy", "medium", "hard", "expert")
    by_the_clock = frozenset(levels[1:])  # uncompiled, they look ahead less
    tempers = ("warlike", "builder", "patient")
    options = tuple(Option(each.key, each.default, each.choices) for each in SWITCHES)
    has_data = True
    minutes = (45, 90)
    headings = frozenset({"epoch", "round", "execution-1", "execution-2", "scoring"})
    secret = frozenset({"fate-chosen-hidden"})
    decisive = frozenset({"scoring", "mission-done"})
    routine = frozenset(
        {
            "tile",
            "mission-drawn",
            "shrine-drawn",
            "quick-drawn",
            "fate-drawn",
            "fate-drawn-hidden",
            "fate-chosen",
            "fate-chosen-hidden",
            "placed",
            "placed-hidden",
            "paid",
            "full-harvest",
            "influence",
            "orders-back",
            "turn-order",
        }
    )
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
    from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
    from wartable.games.small_samurai_empires.engine.state import SamuraiState
    from wartable.games.small_samurai_empires.views import SamuraiView
    from wartable.rooms import Rooms

    ROOMS = Rooms[SmallSamuraiEmpires, SamuraiState, SamuraiView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
