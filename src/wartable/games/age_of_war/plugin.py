"""Age of War, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.games.age_of_war.engine.components import CAP
from wartable.plugin import Option, Plugin

FIRST = ("0", "1", "2", "3", "4", "5", "draw")


@final
class AgeOfWarPlugin(Plugin["AgeOfWarState", "AgeOfWarView"]):
    id = "age-of-war"
    package = "wartable.games.age_of_war"
    prefix = "aow"
    rules_version = 1
    seats = range(2, 7)
    in_turn = True
    options = (
        Option("first", FIRST.index("draw"), FIRST),
        Option("cap", CAP, most=1_000_000),
    )
    levels = ("random", "easy", "medium", "hard", "expert")
    tempers = ("bold", "patient", "builder")
    by_the_clock = frozenset()
    has_data = True
    minutes = (15, 30)
    headings = frozenset({"began"})
    decisive = frozenset({"conquered", "stolen", "locked"})
    routine = frozenset({"rolled", "lost"})
    dice = frozenset({"roll"})


GAME = AgeOfWarPlugin()

if TYPE_CHECKING:
    from wartable.games.age_of_war import (
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
    from wartable.games.age_of_war.art import sheet
    from wartable.games.age_of_war.engine.game import AgeOfWar
    from wartable.games.age_of_war.engine.state import AgeOfWarState
    from wartable.games.age_of_war.views import AgeOfWarView
    from wartable.rooms import Rooms

    ROOMS = Rooms[AgeOfWar, AgeOfWarState, AgeOfWarView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
