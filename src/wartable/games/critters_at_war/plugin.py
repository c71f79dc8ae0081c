"""Critters at War, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.games.critters_at_war.engine.components import EDITION_KEYS, MODE_KEYS, MOST_TARGET
from wartable.plugin import Option, Plugin


@final
class CrittersPlugin(Plugin["CrittersState", "CrittersView"]):
    id = "critters-at-war"
    package = "wartable.games.critters_at_war"
    prefix = "cal"
    rules_version = 2
    oldest_rules = 1
    seats = range(2, 3)
    in_turn = True
    levels = ("random", "easy", "medium", "hard", "expert")
    tempers = ("bold", "patient", "sly")
    options = (
        Option("mode", 0, MODE_KEYS),
        Option("target", 0, most=MOST_TARGET, since=2),
        Option("edition", 0, EDITION_KEYS),
    )
    minutes = (15, 30)
    headings = frozenset({"battle-began"})
    decisive = frozenset({"battle-won"})
    routine = frozenset({"drew", "drew-unseen", "ignored"})
    remembers = True


GAME = CrittersPlugin()

if TYPE_CHECKING:
    from wartable.games.critters_at_war import (
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
    from wartable.games.critters_at_war.art import sheet
    from wartable.games.critters_at_war.engine.game import CrittersAtWar
    from wartable.games.critters_at_war.engine.state import CrittersState
    from wartable.games.critters_at_war.views import CrittersView
    from wartable.rooms import Rooms

    ROOMS = Rooms[CrittersAtWar, CrittersState, CrittersView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
