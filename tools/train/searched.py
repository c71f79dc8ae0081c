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
import multiprocessing
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from tools.train.distil import STRAY, begun, learn
from tools.train.imagined import Asked, few, rows_of, shipped, taken
from wartable.bots.net import mixture
from wartable.games.critters_at_war.bots.learned import LEAST
from wartable.games.critters_at_war.engine.actions import ACTIONS, TURN
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


def positions(seconds: float, simulations: int, seed: int) -> tuple[Any, Any, Any]:
    """Rows of features, legal actions, and how the search chooses, until the time is up."""
    rng, asked = Rng(seed), Asked(shipped())
    obs, masks, shares = [], [], []

    def kept(state: CrittersState, seat: int) -> dict[int, float]:
        policy = looked_for(state, seat, rng, simulations)
        mask, share = np.zeros(int(ACTIONS), bool), np.zeros(int(ACTIONS), np.float16)
        mask[legal(RULES, state, seat)] = True
        for action, part in policy.items():
            share[action] = part
        obs.append(rows_of([(state, seat)])[0].astype(np.uint8))
        masks.append(np.packbits(mask))
        shares.append(share)
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
    return np.stack(obs), np.stack(masks), np.stack(shares)


def write(job: tuple[float, int, int, Path]) -> Path:
    """What one process finds."""
    seconds, simulations, number, out = job
    obs, masks, shares = positions(seconds, simulations, number)
    np.savez(out, obs=obs, masks=masks, shares=shares)
    return out


def gathered(seconds: float, simulations: int, jobs: int, first: int = 0) -> tuple[Any, Any, Any]:
    """The same by several processes."""
    spawn = multiprocessing.get_context("spawn")
    with TemporaryDirectory() as folder, spawn.Pool(jobs) as pool:
        work = [(seconds, simulations, first + n, Path(folder) / f"{n}.npz") for n in range(jobs)]
        parts = []
        for written in pool.map(write, work):
            with np.load(written) as planes:
                parts.append([planes["obs"], planes["masks"], planes["shares"]])
    obs, masks, shares = (np.concatenate(each) for each in zip(*parts, strict=True))
    return obs, masks, shares


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
    data = gathered(given.seconds, given.simulations, given.jobs, given.seed)
    print(f"{len(data[0])} positions", flush=True)
    if given.keep:
        np.savez_compressed(given.keep, obs=data[0], masks=data[1], shares=data[2])
    for file in given.more:
        with np.load(file) as planes:
            older = (planes["obs"], planes["masks"], planes["shares"])
        obs, masks, shares = (np.concatenate(both) for both in zip(older, data, strict=True))
        data = obs, masks, shares
    if given.learn:
        learn(given.net, data, given.learn, given.out)


if __name__ == "__main__":
    main()
