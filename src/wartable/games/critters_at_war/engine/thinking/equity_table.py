"""How battles end between bots. Written by tools/critters_at_war/equity.py."""

from __future__ import annotations

from typing import Final

# 300 games of the search against itself, 2000 simulations
# How battles ended for the first player: (points won, points lost, how often)
OUTCOMES: Final = [
    (0, 2, 104),
    (0, 3, 104),
    (0, 4, 144),
    (0, 6, 294),
    (2, 0, 596),
    (3, 0, 125),
    (4, 0, 97),
    (6, 0, 289),
]
