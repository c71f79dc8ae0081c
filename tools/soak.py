"""`make soak`: long random play of every game through the contract kit, with a progress bar.

python -m tools.soak [GAMES_PER_TABLE]
"""

from __future__ import annotations

import sys

from rich.progress import track

import wartable
from wartable.testing import check_game


def main() -> None:
    budget = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    tables = [(p, seats) for p in wartable.games().values() for seats in p.seats]
    for plugin, seats in track(tables, description="soaking"):
        check_game(plugin, seats=[seats], budget=budget)
    print(f"{len(tables)} tables, {budget} games each: nothing broken")


if __name__ == "__main__":
    main()
