"""How battles end. Written by tools/critters_at_war/equity.py."""

from __future__ import annotations

from typing import Final

# of a battle between hard bots, for the first player: (points won, points lost, games of SAMPLES)
SAMPLES: Final = 100
OUTCOMES: Final = [
    (2, 0, 8),
    (3, 0, 10),
    (4, 0, 10),
    (6, 0, 25),
    (0, 2, 8),
    (0, 3, 10),
    (0, 4, 9),
    (0, 6, 20),
]
