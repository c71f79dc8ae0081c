"""Through the Ages, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.plugin import Option, Plugin

FIRST = ("0", "1", "2", "3", "draw")
VARIANTS = ("full", "peaceful", "first")


@final
class ThroughTheAgesPlugin(Plugin["AgesState", "ThroughTheAgesView"]):
    """Options but the first four switch rulings on which the sources disagree: the first choice
    is ours, docs/rulings/through-the-ages.md says why."""

    id = "through-the-ages"
    package = "wartable.games.through_the_ages"
    prefix = "tta"
    rules_version = 2
    oldest_rules = 1
    seats = range(2, 5)
    in_turn = True
    levels = ("random", "easy", "medium", "hard", "expert")
    tempers = ("warlike", "builder", "scholar")
    by_the_clock = frozenset({"hard", "expert"})  # uncompiled, their beams are narrower
    options = (
        Option("first", FIRST.index("draw"), FIRST),
        Option("variant", VARIANTS.index("full"), VARIANTS, since=2),
        Option("resignation", 1, ("off", "on"), former=(2, 0)),
        Option("turn-end", 0, ("pressed", "itself"), since=2, before=1),
        Option("st-peters", 0, ("others", "itself")),
        Option("raid-rounding", 0, ("sum", "each")),
        Option("genghis-uprising", 0, ("scores", "nothing")),
        Option("churchill-default", 0, ("culture", "nothing")),
        Option("iconoclasm-age-iv", 0, ("every", "earlier")),
        Option("trade-food-impact", 0, ("counts", "farms")),
        Option("annex-without-colony", 0, ("refused", "allowed")),
        Option("robespierre-breakthrough", 0, ("free", "paid")),
    )
    alike = {"into": "card"}
    minutes = (90, 240)
    headings = frozenset({"turn"})
    decisive = frozenset(
        {"revealed", "succeeded", "war-won", "completed", "hunger", "lost-culture", "earned"}
    )
    routine = frozenset(
        {
            "laid",
            "swept",
            "common",
            "outdated",
            "outdated-card",
            "produced",
            "earned",
            "consumption",
            "drew",
            "drew-card",
            "discarded",
            "discarded-card",
            "gained-food",
            "gained-resources",
            "gained-science",
            "gained-culture",
        }
    )
    resigning = "resign"


GAME = ThroughTheAgesPlugin()

if TYPE_CHECKING:
    from wartable.games.through_the_ages import (
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
    from wartable.games.through_the_ages.art import sheet
    from wartable.games.through_the_ages.engine.game import ThroughTheAges
    from wartable.games.through_the_ages.engine.state import AgesState
    from wartable.games.through_the_ages.views import ThroughTheAgesView
    from wartable.rooms import Rooms

    ROOMS = Rooms[ThroughTheAges, AgesState, ThroughTheAgesView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
