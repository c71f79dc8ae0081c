"""`make soak`: long random play of every game through the contract kit.

python -m tools.soak [GAMES_PER_TABLE] [GAME …]
"""

from __future__ import annotations

import sys
from dataclasses import replace
from time import process_time

from rich.progress import track

import wartable
from wartable.testing import Budget, check_play, settings
from wartable.testing.trial import CheckedOnce


def main(words: list[str]) -> None:
    games = next((int(word) for word in words if word.isdigit()), 50)
    named = [word for word in words if not word.isdigit()] or sorted(wartable.games())
    budget = replace(Budget(), games=games)
    for id in named:
        plugin = wartable.games()[id]
        shelf, tables, began = CheckedOnce.of(plugin), settings(plugin), process_time()
        for setting in track(tables, description=id, transient=True):
            check_play(plugin, setting, budget, shelf)
        spent = process_time() - began
        print(f"{id}: {len(tables)} tables, {games} games each, {spent:.0f} s: nothing broken")


if __name__ == "__main__":
    main(sys.argv[1:])
