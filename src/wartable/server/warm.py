"""What a server does at its start so that nobody waits for it later."""

from __future__ import annotations

import gc
import logging

from wartable.i18n import LANGUAGES, texts
from wartable.kernel import CHANCE
from wartable.play import Match
from wartable.plugin import games

# New objects after which the young, the middle-aged and all are searched for garbage. Searching all
# held everybody up for 0.3 s of CPU time with 300 tables open; so it is done rarely, and
# at most a million objects of garbage wait for it.
THRESHOLDS = (2_000, 5, 100)
log = logging.getLogger("wartable.warm")


def collect_rarely() -> None:
    """Leave what is loaded by now out of every search for garbage, and search all rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def draw_everything() -> None:
    """Read the texts of every game and draw its first position in every language, for a seat that
    is asked: odds are reckoned for what it may do. The first table of a game would else hold up all
    others for up to a second."""
    for plugin in games().values():
        try:
            match = Match(plugin, plugin.seats[0])
            while match.actors == (CHANCE,):
                match.draw()
            for lang in LANGUAGES:
                match.scene(match.actors[0], texts(plugin.package, lang))
        except Exception:  # a game that cannot be drawn is no reason not to serve the others
            log.exception("a game cannot be drawn", extra={"game": plugin.id})
