"""`make soak`: long random play of every game through the contract kit, with a progress bar.

python -m tools.soak [GAMES_PER_TABLE]
"""

from __future__ import annotations

import sys
from dataclasses import replace

from rich.progress import track

import wartable
from wartable.testing import Budget, check_play, settings


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    budget = replace(Budget(), games=games)
    tables = [(plugin, one) for plugin in wartable.games().values() for one in settings(plugin)]
    for plugin, setting in track(tables, description="soaking"):
        check_play(plugin, setting, budget)
    print(f"{len(tables)} tables, {games} games each: nothing broken")


if __name__ == "__main__":
    main()
