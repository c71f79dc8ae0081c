"""Age of Heroes, as hosts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from wartable.games.age_of_heroes.engine.components import MOST_ROUNDS, ROUND_LIMIT, SWITCHES
from wartable.plugin import Option, Plugin

CHOICES = {key: choices for key, (field, choices) in SWITCHES.items()}


@final
class AgeOfHeroesPlugin(Plugin["AgeOfHeroesState", "AgeOfHeroesView"]):
    id = "age-of-heroes"
    package = "wartable.games.age_of_heroes"
    prefix = "aoh"
    levels = ("random", "easy", "medium", "hard", "expert")
    tempers = ("trader", "warlike", "builder")
    remembers = True
    rules_version = 2
    oldest_rules = 1
    seats = range(2, 7)
    options = (
        Option("fair", 0, CHOICES["fair"], timed="live"),
        Option("exchange", 0, CHOICES["exchange"]),
        Option("tribes", 0, CHOICES["tribes"]),
        Option("duels", 0, CHOICES["duels"]),
        Option("luck", 0, CHOICES["luck"], since=2, before=1),
        Option("famine", 0, CHOICES["famine"]),
        Option("barbarians", 0, CHOICES["barbarians"]),
        Option("claim", 0, CHOICES["claim"]),
        Option("windows", 0, CHOICES["windows"]),
        Option("deals", 0, CHOICES["deals"]),
        Option("leaving", 0, CHOICES["leaving"]),
        Option("round-limit", ROUND_LIMIT, least=0, most=MOST_ROUNDS),
    )
    promises = True  # 5.3
    has_data = True
    minutes = (60, 120)
    headings = frozenset({"round-began", "fair-opened", "turn-began"})
    decisive = frozenset(
        {"built", "boomed", "placed", "conquered", "wrecked", "raid-wrecked", "erupted"}
        | {"went-out", "ended"}
    )
    routine = frozenset(
        {
            "first-draw",
            "drew",
            "drew-unseen",
            "paid",
            "posted",
            "withdrew",
            "unbacked",
            "announced-have",
            "announced-want",
            "retracted-have",
            "retracted-want",
            "proposed-give",
            "proposed-want",
            "ready",
            "unready",
            "battle-card",
            "home",
            "marching",
            "returned",
            "recovered",
        }
    )
    alike = {"give": "kind", "want": "kind"}


GAME = AgeOfHeroesPlugin()

if TYPE_CHECKING:
    from wartable.games.age_of_heroes import (
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
    from wartable.games.age_of_heroes.art import sheet
    from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
    from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
    from wartable.games.age_of_heroes.views import AgeOfHeroesView
    from wartable.rooms import Rooms

    ROOMS = Rooms[AgeOfHeroes, AgeOfHeroesState, AgeOfHeroesView](
        views, notation, telling, labels, scene, sheet, board, bots, advice, figures
    )
