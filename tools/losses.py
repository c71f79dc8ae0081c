"""Do losses come true? `python -m tools.losses GAME [--seats N] [--seconds S]`.

An analysis says by how much another choice was better. Here both are played to the end of the game,
in worlds that the seat may believe in, by bots like those who played; how many more games the other
choice won is compared with what was said. `CAME_TRUE` of a game's room `advice` is the part of what
is said that comes true: to be measured with games of other seeds than those it was chosen by.
Engines should be compiled.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any

from tools.reliability import played
from wartable.analysis import Analyst
from wartable.analysis.judging import calmed
from wartable.kernel import CHANCE, Bot, Game, Knowledge, Rng, lowest
from wartable.play.arena import share
from wartable.play.entrants import read_entrants
from wartable.plugin import games

APART = 10_000  # seeds of two processes
PARTS = 4  # of the choices, by what was said of them
Row = tuple[float, float]  # what was said, and what came of it


def end(game: Game[Any], world: Any, seat: int, code: int, bot: Bot[Any], seed: int) -> float:
    """What a seat wins if it does this and everybody goes on like the bot."""
    state, rng = world.clone(), Rng(seed)
    game.apply(state, seat, code, None)
    while actors := game.actors(state):
        who = lowest(actors)
        if who == CHANCE:
            code = game.sample_chance(state, rng)
        else:
            seen = Knowledge.of(game, state, who, rng)
            legal = seen.legal
            code = legal[0] if len(legal) == 1 else bot.choose(seen)
        game.apply(state, who, code, None)
    outcome = game.outcome(state)
    assert outcome is not None
    return share(outcome.places, seat)


def rows(
    id: str, seats: int, player: str, seed: int, every: int, ends: int, limit: float
) -> list[Row]:
    """Of every so many choices of which an analysis says that another was better or worse."""
    plugin, found, began = games()[id], list[Row](), time.process_time()
    bot, game = read_entrants(plugin, player)[0].bot(plugin), plugin.game()
    while time.process_time() - began < limit:
        analyst = Analyst(played(plugin, seats, bot, seed))
        match, seed = analyst.match, seed + 1
        asked = [n for n, stretch in enumerate(analyst.stretches) if stretch[2] == "choice"][
            ::every
        ]
        said = calmed({n: analyst.judge(n) for n in asked}, 1.0)
        for n, one in said.items():
            if one.loss is None or one.exact or one.sure:
                continue
            if time.process_time() - began >= limit:
                break
            first, _, _, seat = analyst.stretches[n]
            assert seat is not None
            truth, better = analyst.states[first], plugin.read(game, seat, one.best)
            rng, won = Rng(seed * 1000 + n), 0.0
            for number in range(ends):
                world = truth.clone()
                game.determinize(truth, seat, rng, world)
                for code, sign in ((better, 1), (match.codes[first], -1)):
                    won += sign * end(game, world, seat, code, bot, number) / ends
            found.append((one.loss, won))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="bot:medium", help="as an arena names it")
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--ends", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=120, help="of CPU, of each process")
    parser.add_argument("--jobs", type=int, default=1, help="processes, each with its own games")
    given = parser.parse_args()
    about, how = (given.game, given.seats, given.player), (given.every, given.ends, given.seconds)
    seeds = [given.seed + APART * job for job in range(given.jobs)]
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        made = [pool.submit(rows, *about, seed, *how) for seed in seeds]
        found = sorted(row for each in made for row in each.result())
    print(f"{given.game}, {given.seats} seats: {len(found)} choices")
    for part in range(PARTS):
        mine = found[part * len(found) // PARTS : (part + 1) * len(found) // PARTS]
        said, came = (sum(row[which] for row in mine) / len(mine) for which in (0, 1))
        spread = sqrt(sum((row[1] - came) ** 2 for row in mine)) / len(mine)
        print(f"  said {100 * said:5.1f}  came {100 * came:5.1f} ± {100 * spread:.1f}")
    square = sum(said**2 for said, _ in found)
    print(f"  part that came true: {sum(said * came for said, came in found) / square:.2f}")


if __name__ == "__main__":
    main()
