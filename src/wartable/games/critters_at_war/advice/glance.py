"""Everybody's chance to win at a glance, by which luck is told from skill."""

from __future__ import annotations

import numpy as np

from wartable.games.critters_at_war.advice.above import value_of_deal
from wartable.games.critters_at_war.bots import learned, net
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value


def at_a_glance(game: CrittersAtWar, state: CrittersState) -> list[float]:
    """In the middle between what the net thinks in the place of either seat; between two battles,
    and where it cannot be asked, by the score alone."""
    if battle_over(state):
        first = standing_value(state, 0)
    elif state.awaited < code.TURN or not learned.knows(state) or (known := net()) is None:
        first = value_of_deal(state)
    else:
        rows = np.stack([learned.row(state, seat) for seat in range(2)])
        mine, theirs = known.worths(rows).tolist()
        first = min(1.0, max(0.0, 0.5 + (mine - theirs) / 4))
    return [first, 1.0 - first]
