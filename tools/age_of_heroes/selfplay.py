"""Games of Age of Heroes to learn from: the traits of all tribes at the beginnings of rounds, and
who won.

    python -m tools.age_of_heroes.selfplay FOLDER --by thumb --tastes FOLDER --seconds 60   compiled
    python -m tools.age_of_heroes.selfplay FOLDER --by hard --rollouts 100 --seconds 60
    python -m tools.age_of_heroes.selfplay FOLDER --by learned.json --rollouts 100 --seconds 60

Games are played by rules of thumb (of the tastes that tune.py found, or the hand-made one), or by
searches of so many rollouts a decision: the former hard bot's, or the expert's with a file of what
it learned. A few decisions are made at random, so that games differ in kind.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from wartable.bots import Budget, narrow
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.bots import reading
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.foresight import Foresight
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.prospects import SIZE, Prospects
from wartable.games.age_of_heroes.engine.thinking.selfplay import Rollouts, share, worth_thinking
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN, Taste
from wartable.kernel import Rng, settle, zeros

GAME = AgeOfHeroes(data.printed().figures)
OPTIONS = {"windows": 1}  # only holders are asked: fewer questions, the same game
STRAY = 30  # decisions in a thousand are made at random
MOST_SEATS = 6

Decider = Callable[[AgeOfHeroesState, int, Any, int, Rng], int]


def read_taste(folder: Path | None, seats: int) -> Taste:
    """What tune.py found, or the hand-made figures."""
    path = folder / f"taste-{seats}.json" if folder else None
    if path is None or not path.exists():
        return PLAIN
    return Taste(vec[i64](json.loads(path.read_text())))


class Notes:
    """Rows by position and seat, each seat's share of the victory (-1: not in the game), the
    number of seats and of the game."""

    def __init__(self) -> None:
        self.judge = Prospects(vec[float]([0.0] * int(5 * SIZE)))
        self.rows: list[Any] = []
        self.shares: list[list[float]] = []
        self.facts: list[tuple[int, int]] = []

    def look(self, state: AgeOfHeroesState) -> tuple[Any, int]:
        """Traits of the living, and who they are."""
        rows = np.zeros((MOST_SEATS, int(SIZE)), np.int8)
        most = self.judge.ready(state)
        for seat in range(state.seats):
            if state.alive >> seat & 1:
                self.judge.traits_into(state, seat, most)
                rows[seat] = np.array([int(x) for x in self.judge.buf], np.int8)
        return rows, int(state.alive)

    def end(self, noted: list[tuple[Any, int]], state: AgeOfHeroesState, number: int) -> None:
        won = [float(share(state, seat)) for seat in range(state.seats)]
        won += [0.0] * (MOST_SEATS - len(won))
        for rows, alive in noted:
            self.rows.append(rows)
            self.shares.append([s if alive >> n & 1 else -1.0 for n, s in enumerate(won)])
            self.facts.append((int(state.seats), number))

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path, rows=np.array(self.rows, np.int8).reshape(-1, MOST_SEATS, int(SIZE)),
            shares=np.array(self.shares, np.float32).reshape(-1, MOST_SEATS),
            facts=np.array(self.facts, np.int32).reshape(-1, 2),
        )  # fmt: skip


def play(seats: int, deciders: list[Decider], seed: int, notes: Notes, number: int) -> None:
    """One game: a decider says what a seat does."""
    state, rng = GAME.start(seats, OPTIONS), Rng(seed)
    buf = zeros(GAME.actions)
    noted: list[tuple[Any, int]] = []
    begun = 1
    while (seat := settle(GAME, state, rng)) >= 0:
        if state.round > begun:
            begun = int(state.round)
            noted.append(notes.look(state))
        n = GAME.legal_into(state, seat, buf)
        if n == 1:
            action = int(buf[0])
        elif rng.below(1000) < STRAY:
            action = int(buf[rng.below(n)])
        else:
            action = deciders[seat](state, seat, buf, n, rng)
        GAME.apply(state, seat, action, None)
    notes.end(noted, state, number)


def thumb(taste: Taste) -> Decider:
    return lambda state, seat, buf, n, rng: int(choose(taste, state, seat, buf, n, rng))


def searching(by: str, rollouts: int, seats: int) -> Decider:
    """The hard bot's search, or the expert's."""
    known = None if by == "hard" else reading.read(Path(by))
    taste = PLAIN if known is None else known.tastes[seats - 2]
    judge = None if known is None else Prospects(known.weights)

    def decide(state: AgeOfHeroesState, seat: int, buf: Any, n: int, rng: Rng) -> int:
        if not worth_thinking(state):
            return int(choose(taste, state, seat, buf, n, rng))
        search = (
            Rollouts(GAME, state, seat, rng)
            if judge is None
            else Foresight(GAME, state, seat, rng, taste, judge)
        )
        narrow(search, Budget(rollouts))
        return int(search.best())

    return decide


def work(job: dict[str, Any]) -> str:
    """Games until the time is up."""
    dice, until = np.random.default_rng(job["seed"]), monotonic() + job["seconds"]
    notes, number = Notes(), 0
    while monotonic() < until:
        seats = job["seats"][(number + job["seed"]) % len(job["seats"])]
        if job["by"] == "thumb":
            decider = thumb(read_taste(job["tastes"], seats))
        else:
            decider = searching(job["by"], job["rollouts"], seats)
        play(seats, [decider] * seats, int(dice.integers(2**31)), notes, number)
        number += 1
    notes.save(job["out"])
    return f"{job['out']}: {number} games, {len(notes.rows)} positions"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--by", default="thumb", help="thumb, hard, or a file of what was learned")
    asked.add_argument("--tastes", type=Path)
    asked.add_argument("--rollouts", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--seats", default="2,2,2,3,4,5,6")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    jobs = [
        {
            "seed": options.seed * 1000 + n, "seconds": options.seconds, "by": options.by,
            "tastes": options.tastes, "rollouts": options.rollouts,
            "seats": [int(seats) for seats in options.seats.split(",")],
            "out": options.folder / f"rows-{options.seed}-{n}.npz",
        }
        for n in range(options.jobs)
    ]  # fmt: skip
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for line in pool.imap_unordered(work, jobs, 1):
            print(line, flush=True)


if __name__ == "__main__":
    main()
