"""What actions lead to in a state a seat may believe in, as rows for a net. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.chance import sample_chance
from wartable.games.critters_at_war.engine.features import FEATURES, features_into
from wartable.games.critters_at_war.engine.rules.resolution import apply
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.kernel import CHANCE, Rng


def ahead_into(
    world: CrittersState,
    seat: i64,
    rng: Rng,
    codes: list[int],
    rows: vec[i16],
    found: i64,
    sides: vec[i64],
    over: vec[float],
    place: i64,
) -> i64:
    """By action one place in `sides` and `over`, from `place` on: whose knowledge the next row
    holds, 1 the seat's own and -1 the rival's; or 0, no row, and the chance to win where the battle
    is over. So many rows are there already; returns how many there are then. They must be 0 before.
    """
    after = world.clone()
    for action in codes:
        after.copy_from(world)
        apply(after, seat, action, None)
        while after.awaited == code.REINFORCE_DRAW:
            apply(after, CHANCE, sample_chance(after, rng), None)
        if battle_over(after):
            sides[place] = 0
            over[place] = standing_value(after, seat)
        else:
            sides[place] = 1 if after.actor == seat else -1
            features_into(after, after.actor, rows, found * FEATURES)
            found += 1
        place += 1
    return found
