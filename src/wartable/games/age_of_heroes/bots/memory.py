"""What the expert makes of what its seat saw happen in the last rounds: who attacked it, who traded
with it, what rivals asked for in vain, and which of its own offers nobody wanted."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import HELD, MOST_SEATS
from wartable.games.age_of_heroes.engine.thinking.foresight import Leanings
from wartable.kernel import History

ROUNDS = 3  # that are looked back on
# What an act of a rival does to his standing with the seat; it fades by half each round
ATTACK, TRADE, ROAD, REFUSAL = -1.0, 0.15, 0.3, -0.15


def leanings(history: History | None, seat: int) -> Leanings:
    """Of a seat that saw this."""
    regard, stale, asked = [0.0] * int(MOST_SEATS), [0] * int(HELD), 0
    met: dict[
        tuple[int, int, int], int
    ] = {}  # by who, what he gave and got: swaps, later ones first
    had: dict[tuple[int, int], int] = {}  # by who and what he got
    age = 0
    events = (event for moment in reversed(history or ()) for event in reversed(moment.heard))
    for kind, who, a, b, c in events:
        if kind == code.ROUND_BEGAN:
            age += 1
            if age > ROUNDS:
                break
        elif kind == code.SWAPPED:
            for giver, gave, got in ((who, b, c), (a, c, b)):
                met[giver, gave, got] = met.get((giver, gave, got), 0) + 1
                had[giver, got] = had.get((giver, got), 0) + 1
            if seat in (who, a):
                regard[a if who == seat else who] += TRADE / 2**age
        elif kind == code.POSTED and age > 0:
            if met.get((who, a, b), 0) > 0:
                met[who, a, b] -= 1
            elif who == seat:
                stale[a] |= 1 << b
            elif had.get((who, b), 0) == 0:
                asked |= 1 << b
        elif kind == code.DECLARED and a == seat:
            regard[who] += ATTACK / 2**age
        elif kind == code.ROAD_BUILT and seat in (who, a):
            regard[a if who == seat else who] += ROAD / 2**age
        elif kind in (code.ROAD_REFUSED, code.DEAL_REJECTED) and a == seat:
            regard[who] += REFUSAL / 2**age
    calm = [max(-1.0, min(1.0, figure)) for figure in regard]
    return Leanings(vec[float](calm), vec[i64](stale), asked)
