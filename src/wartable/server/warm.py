"""What a server does at its start so that nobody waits for it later."""

from __future__ import annotations

import asyncio
import gc
import logging
from time import monotonic, process_time

from wartable.i18n import LANGUAGES, texts
from wartable.kernel import CHANCE
from wartable.play import Match
from wartable.plugin import games

# New objects after which the young, the middle-aged and all are searched for garbage. Searching all
# holds everybody up for half a second or more where a thousand tables are open, and a move leaves
# none. So that is done when little happens (`tidy`), and by count only after five million.
THRESHOLDS = (1_000, 5, 1_000)
CALM, BUSY = 600.0, 1_800.0  # seconds after which all is searched: when little happens; in any case
LITTLE = 0.02  # seconds of CPU time in one of the clock
log = logging.getLogger("wartable.warm")


def collect_rarely() -> None:
    """Leave what is loaded by now out of every search for garbage, and search all rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def tidy() -> None:
    """Search everything for garbage now and then, for as long as the server runs: tables and
    streams that have ended are left in circles."""
    last = monotonic()
    while True:
        before = process_time()
        await asyncio.sleep(1.0)
        since, calm = monotonic() - last, process_time() - before < LITTLE
        if since > (CALM if calm else BUSY):
            gc.collect()
            last = monotonic()


def prepare() -> None:
    """Have everything at hand, and never search it for garbage."""
    draw_everything()
    collect_rarely()


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
