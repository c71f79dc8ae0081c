"""A net that chooses as the tree search of Critters at War does.

    python -m tools.train.searched --seconds 250 --learn 60 --out NET

The expert weighs deals by what its rival did in them. A rival that searches does other things than
the net that learned from itself: this net says what. Positions are of battles between the search
and the net, with stray actions now and then; half of them with another hand, as likely as the true
one to those who do not see it, because the expert asks for hands that nobody would have kept.
Positions with few cards are left out: what a rival did there is not weighed. Prints how far the net
is from the search in positions it did not learn from, before and after.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path

from tools.train.distil import STRAY, begun, learn
from tools.train.gathered import Gathered, Lessons, gathered, joined, read, write
from tools.train.imagined import Asked, few, rows_of, shipped, taken
from wartable.bots.net import mixture
from wartable.games.critters_at_war.bots.learned import LEAST
from wartable.games.critters_at_war.engine.actions import TURN
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over
from wartable.games.critters_at_war.engine.thinking.search import BattleSearch
from wartable.kernel import CHANCE, Rng, legal

SIMULATIONS = 6000
SURE = 0.5  # how much of what is learned is the search's choice; the rest, how often it went where


def looked_for(state: CrittersState, seat: int, rng: Rng, simulations: int) -> dict[int, float]:
    """How a search would choose here: its choice, and what it came near to choosing."""
    search = BattleSearch(state, seat, rng)
    search.run(simulations)
    rows = search.ranking()
    weights = {action: float(visits) ** 2 for action, visits, _, _ in rows}
    whole = sum(weights.values())
    found = {action: (1 - SURE) * weight / whole for action, weight in weights.items()}
    found[int(search.best())] += SURE
    return found


def positions(seconds: float, simulations: int, seed: int) -> Lessons:
    """Positions and how the search chooses there, until the time is up."""
    rng, asked, found = Rng(seed), Asked(shipped()), Gathered()

    def kept(state: CrittersState, seat: int) -> dict[int, float]:
        policy = looked_for(state, seat, rng, simulations)
        found.add(rows_of([(state, seat)])[0], legal(RULES, state, seat), policy)
        return policy

    until = time.monotonic() + seconds
    other = CrittersState()
    while time.monotonic() < until:
        state, scores = begun(rng)
        searches = [rng.below(4) < 3, rng.below(4) < 3]
        while not battle_over(state) and time.monotonic() < until:
            if state.awaited < TURN:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                continue
            state.score[0], state.score[1] = scores
            if few(state):
                break
            seat = int(state.actor)
            codes = legal(RULES, state, seat)
            if len(codes) == 1:
                action = codes[0]
            elif searches[seat]:
                action = taken(kept(state, seat), rng)
                RULES.determinize(state, 1 - seat, rng, other)
                if len(legal(RULES, other, seat)) > 1:
                    kept(other, seat)
            else:
                figures = asked(rows_of([(state, seat)]))[0]
                shared = mixture([float(figures[code]) for code in codes], LEAST)
                action = taken(dict(zip(codes, shared, strict=True)), rng)
            if rng.below(STRAY) == 0:
                action = codes[rng.below(len(codes))]
            RULES.apply(state, seat, action, None)
    return found.lessons()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--net", type=Path, default=shipped(), help="to begin with")
    parser.add_argument("--seconds", type=float, default=250)
    parser.add_argument("--learn", type=float, default=60)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a file for the positions")
    parser.add_argument("--more", type=Path, nargs="*", default=[], help="such files, added")
    given = parser.parse_args()
    searching = partial(positions, given.seconds, given.simulations)
    data = gathered(searching, given.jobs, given.seed)
    print(f"{len(data[0])} positions", flush=True)
    if given.keep:
        write(given.keep, data)
    data = joined([*map(read, given.more), data])
    if given.learn:
        learn(given.net, data, given.learn, given.out)


if __name__ == "__main__":
    main()
