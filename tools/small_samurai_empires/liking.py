"""What temperaments of Small Samurai Empires would do in the same positions, and what that costs.

    python -m tools.small_samurai_empires.liking 10          games of the rules of thumb, two seats

Every decision of these games is thought over once, as `hard` does; the best action is counted as
the plain bot's, the best one after what a temperament likes as that bot's. So few games tell the
styles apart. What is lost is told by the same thought, in victories for each seat and game. Prints
rows of Markdown.
"""

from __future__ import annotations

import argparse
from collections import Counter

from tools.bots.styles import of_samurai
from wartable.bots import Temper
from wartable.games.small_samurai_empires.bots import (
    SPARE,
    TEMPERS,
    GlanceBot,
    LookaheadBot,
    insight,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import NONE, Knowledge, Rng, settle

SEATS = 2
LOST = "given away"


def liked(seen: Knowledge[SamuraiState], found: dict[str, Counter[str]]) -> None:
    """Count what a decision would be, by temperament."""
    chances = LookaheadBot(None, None, insight(), "hard").chances(seen)
    for name, counts in found.items():
        judged = chances
        if name:
            judged = Temper(lambda _: chances, TEMPERS[name], SPARE)(seen)
        action = max(judged, key=lambda one: judged[one])
        counts.update(of_samurai(seen.believed, action))
        counts[LOST] += round(1e6 * (max(chances.values()) - chances[action]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", type=int)
    games = parser.parse_args().games
    found = {name: Counter[str]() for name in ("", *TEMPERS)}
    game, glance = GAME.game(), GlanceBot()
    for number in range(games):
        state, rng = game.start(SEATS, {}), Rng(number)
        while (seat := settle(game, state, rng)) != NONE:
            seen = Knowledge.of(game, state, seat, rng)
            if len(seen.legal) > 1:
                liked(seen, found)
            game.apply(state, seat, glance.choose(seen), None)
    keys = sorted({key for counts in found.values() for key in counts} - {LOST})
    print(f"| bot | {LOST} | " + " | ".join(f"{key}, a game" for key in keys) + " |")
    print("|---" * (2 + len(keys)) + "|")
    for name, counts in found.items():
        cells = [name or "plain", f"{counts[LOST] / 1e6 / games / SEATS:.3f}"]
        cells += [f"{counts[key] / games / SEATS:.2f}" for key in keys]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
