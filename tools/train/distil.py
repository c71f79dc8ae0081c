"""A net that mixes its actions as the expert of Critters at War does after looking ahead.

    python -m tools.train.distil --seconds 300 --learn 60 --out NET

stands in for the expert where it would be too slow: a response to it is learned against the net
(tools.train.critters_at_war --against NET), and then measured against the expert itself. Positions
are of battles that the net plays with itself, with stray actions now and then so that it also meets
what a rival might do; the expert says in each how it would mix. Prints how far the net is from the
expert in positions it did not learn from: the mean divergence, before and after.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tools.train.critters_at_war import rows
from tools.train.gathered import Gathered, Lessons, gathered, legal_in
from tools.train.imagined import Asked, Expert, Moment, rows_of, shipped, taken
from wartable.games.critters_at_war.bots.learned import WORLDS
from wartable.games.critters_at_war.engine.actions import ACTIONS, TURN
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Rng, legal

BATTLES = 256  # at once
STRAY = 16  # one action of so many is drawn from all
SCORES = 12
GLANCE = 400  # simulations that stand for the expert's search
HELD_OUT = 20  # one position of so many is not learned from


def begun(rng: Rng) -> tuple[CrittersState, list[int]]:
    """A battle at a score that is drawn."""
    return RULES.start(2, GAME.settings({})), [rng.below(SCORES), rng.below(SCORES)]


def positions(file: Path, seconds: float, worlds: int, seed: int) -> Lessons:
    """Positions and the expert's shares there, until the time is up."""
    rng = Rng(seed)
    expert = Expert(Asked(file), rng, worlds, GLANCE)
    tables = [begun(rng) for _ in range(BATTLES)]
    found = Gathered()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        moments: list[Moment] = []
        for number, (state, scores) in enumerate(tables):
            while True:
                if battle_over(state):
                    state, scores = tables[number] = begun(rng)
                if state.awaited < TURN:
                    RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                    continue
                state.score[0], state.score[1] = scores
                codes = legal(RULES, state, int(state.actor))
                if len(codes) > 1:
                    break
                RULES.apply(state, state.actor, codes[0], None)
            moments.append((state, int(state.actor)))
        wanted = expert.policies(moments)
        asked = rows_of(moments)
        figures = expert.asked(asked)
        for number, ((state, seat), policy) in enumerate(zip(moments, wanted, strict=True)):
            codes = legal(RULES, state, seat)
            found.add(asked[number], codes, policy)
            if rng.below(STRAY) == 0:
                action = codes[rng.below(len(codes))]
            elif rng.below(2):
                action = taken(policy, rng)
            else:
                own = np.exp(figures[number][codes] - figures[number][codes].max())
                action = taken(dict(zip(codes, (own / own.sum()).tolist(), strict=True)), rng)
            RULES.apply(state, seat, action, None)
    return found.lessons()


def learn(file: Path, data: Lessons, seconds: float, out: Path) -> None:
    """Go on from a net towards these shares, as long as there is time."""
    import torch

    from tools.train.learn import Model, logs, pack, unpack

    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = Model(rows(), (1024, 256, 256), int(ACTIONS), device)
    unpack(file, model)
    obs = torch.from_numpy(data[0]).to(device)
    mask = torch.from_numpy(legal_in(data[1])).to(device)
    share = torch.from_numpy(data[2]).to(device)
    worth = torch.empty(len(obs), device=device)
    with torch.no_grad():  # what positions are worth stays as it was
        for at in torch.arange(len(obs), device=device).split(65536):
            worth[at] = model(obs[at])[1]
    kept = torch.arange(0, len(obs), HELD_OUT, device=device)
    pool = torch.arange(len(obs), device=device)
    pool = pool[pool % HELD_OUT != 0]

    def apart(at: Any) -> Any:
        found, value = model(obs[at])
        want = share[at].float()
        now = logs(found, mask[at])
        off = (want * (want.clamp(min=1e-6).log() - now)).sum(1).mean()
        return off, ((value - worth[at]) ** 2).mean()

    def shown() -> str:
        with torch.no_grad():
            return f"{float(apart(kept)[0]):.4f}"

    print(f"{len(obs)} positions; divergence {shown()} before", flush=True)
    teacher = torch.optim.AdamW(model.parts, lr=5e-4, weight_decay=0.01)
    began, lessons = time.monotonic(), 0
    best = 1e9
    while (spent := (time.monotonic() - began) / seconds) < 1:
        for group in teacher.param_groups:
            group["lr"] = 5e-4 * max(0.02, 1 - spent)
        at = pool[torch.randint(len(pool), (16384,), device=device)]
        off, wrong = apart(at)
        teacher.zero_grad(set_to_none=True)
        (off + wrong).backward()
        teacher.step()
        lessons += 1
        if lessons % 200 == 0:
            now = float(shown())
            print(f"{time.monotonic() - began:.0f} s, {lessons} lessons: {now}", flush=True)
            if now < best:
                best = now
                pack(model, rows(), LAYOUT.version, out)
    if float(shown()) < best:
        pack(model, rows(), LAYOUT.version, out)
    print(f"divergence {shown()} after {lessons} lessons, {best} in the one kept", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--net", type=Path, default=shipped())
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--learn", type=float, default=60)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    mixing = partial(positions, given.net, given.seconds, given.worlds)
    data = gathered(mixing, given.jobs)
    print(f"{len(data[0])} positions", flush=True)
    learn(given.net, data, given.learn, given.out)


if __name__ == "__main__":
    main()
