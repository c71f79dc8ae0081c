"""One contestant of one round: warms up, measures CPU time, prints a rate.

    python -m benchmarks.worker NAME SECONDS SEED

A step is a decision of a seat; what chance does in between is in the time, not in the count. Where
a peer's API counts otherwise, the function says so.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

WARM_UP = 0.3
TOGETHER = 512  # games of a batch that is compared with others


def rate(games: Iterator[int], seconds: float) -> float:
    """Steps per second of CPU time; `games` yields the steps of one game after the other."""
    end = process_time() + WARM_UP
    while process_time() < end:
        next(games)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        steps += next(games)
    return steps / (process_time() - start)


def limit(module: str) -> Any:
    """A module of `benchmarks/limit`: compiled with the engines, where `make bench` made that."""
    try:
        return importlib.import_module(f"wartable.games.limit.engine.{module}")
    except ModuleNotFoundError:
        return importlib.import_module(f"benchmarks.limit.{module}")


# ---- ours


def inside(seed: int) -> Iterator[int]:
    """Random playouts inside compiled code, through the abstract Game."""
    import wartable
    from wartable.bots.search import playout
    from wartable.kernel import Rng, zeros

    game = wartable.game("age-of-war").game()
    buf, rng = zeros(game.actions), Rng(seed)
    options = wartable.game("age-of-war").settings({})
    while True:
        yield playout(game, game.start(2, options), rng, buf, 1_000_000)


def driven(seed: int) -> Iterator[int]:
    """The same, each decision taken by an interpreted loop over the public face."""
    import wartable
    from wartable.kernel import Rng, settle, zeros

    plugin = wartable.game("age-of-war")
    game, options = plugin.game(), plugin.settings({})
    buf, rng = zeros(game.actions), Rng(seed)
    legal_into, apply, below = game.legal_into, game.apply, rng.below
    while True:
        state, steps = game.start(2, options), 0
        while (seat := settle(game, state, rng)) >= 0:
            apply(state, seat, buf[below(legal_into(state, seat, buf))], None)
            steps += 1
        yield steps


def texts(seed: int) -> Iterator[int]:
    """The same through Position: words in, words out, a record kept."""
    import wartable

    chooser = random.Random(seed)
    number = seed
    while True:
        number += 1
        position = wartable.Position.start("age-of-war", seats=2, seed=number)
        steps = 0
        while not position.over:
            position.push(chooser.choice(position.legal()))
            steps += 1
        yield steps


def clones(seed: int) -> Iterator[int]:
    """Clones of a state in the middle of a game; a step is a clone."""
    import wartable
    from wartable.bots.search import playout
    from wartable.kernel import Rng, zeros

    plugin = wartable.game("age-of-war")
    game = plugin.game()
    state = game.start(2, plugin.settings({}))
    playout(game, state, Rng(seed), zeros(game.actions), 60)
    while True:
        for i in range(1000):
            state.clone()
        yield 1000


def simulations(seed: int) -> Iterator[int]:
    """Tree-search simulations from the first decision, playouts cut at 100 decisions."""
    import wartable
    from wartable.bots.search import Uct
    from wartable.kernel import Rng, settle

    plugin = wartable.game("age-of-war")
    game, rng = plugin.game(), Rng(seed)
    while True:
        state = game.start(2, plugin.settings({}))
        uct = Uct(game, state, settle(game, state, rng), rng, 100)
        uct.run(500)
        yield 500


def batch(id: str, games: int, **options: str) -> Callable[[int], Iterator[int]]:
    def steps(seed: int) -> Iterator[int]:
        """A batch with observations and masks, stepped by a random policy in numpy, which is in
        the time too; forced moves are asked for like any other."""
        import numpy as np

        from wartable import research

        batch = research.Batch(id, games, options=options, seed=seed)
        rng, rows = np.random.default_rng(seed), np.arange(games)
        while True:
            which = (rng.random(games) * batch.count).astype(np.int64)
            batch.step(batch.codes[rows, which])
            yield games

    return steps


def env(seed: int) -> Iterator[int]:
    """One game after the other in a Python loop, each decision with observation and mask."""
    from wartable import research

    game, chooser, number = research.make("age-of-war"), random.Random(seed), seed
    while True:
        number += 1
        game.start(number)
        steps = 0
        while not game.over:
            seat = game.actors[0]
            game.features(seat)
            game.step(int(chooser.choice(game.mask(seat).nonzero()[0])), seat)
            steps += 1
        yield steps


def agents(module: str, make: str, **options: object) -> Callable[[int], Iterator[int]]:
    def steps(seed: int) -> Iterator[int]:
        """PettingZoo's loop, as its documentation has it, with random choices."""
        made = getattr(importlib.import_module(module), make)(**options)
        chooser, number = random.Random(seed), seed
        while True:
            number += 1
            made.reset(seed=number)
            steps = 0
            for _ in made.agent_iter():
                seen, _, ended, cut, info = made.last()
                if ended or cut:
                    made.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                made.step(int(chooser.choice(mask.nonzero()[0])))
                steps += 1
            yield steps

    return steps


# ---- peers


def openspiel(name: str) -> Callable[[int], Iterator[int]]:
    def steps(seed: int) -> Iterator[int]:
        """A Python loop over pyspiel; chance is sampled through pyspiel too, not counted."""
        import pyspiel

        game, chooser = pyspiel.load_game(name), random.Random(seed)
        while True:
            state, count = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    count += 1
            yield count

    return steps


def openspiel_observed(seed: int) -> Iterator[int]:
    """The same with observation and mask of every decision."""
    import pyspiel

    game, chooser = pyspiel.load_game("gin_rummy"), random.Random(seed)
    while True:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(chooser.choice(state.legal_actions()))
                count += 1
        yield count


def openspiel_clones(seed: int) -> Iterator[int]:
    import pyspiel

    state = pyspiel.load_game("tic_tac_toe").new_initial_state()
    state.apply_action(4)
    while True:
        for i in range(1000):
            state.clone()
        yield 1000


def catanatron(seed: int) -> Iterator[int]:
    """Its own game loop with its own random players; a step is a tick."""
    from catanatron import Color, Game, RandomPlayer

    number = seed
    while True:
        number += 1
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        steps = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        yield steps


def rlcard(seed: int) -> Iterator[int]:
    """Its environment loop for gin rummy with random choices."""
    import rlcard as library

    env, chooser = library.make("gin-rummy", config={"seed": seed}), random.Random(seed)
    while True:
        state, player = env.reset()
        steps = 0
        while not env.is_over():
            state, player = env.step(chooser.choice(list(state["legal_actions"])))
            steps += 1
        yield steps


def pgx(name: str, games: int) -> Callable[[int], Iterator[int]]:
    def steps(seed: int) -> Iterator[int]:
        """A batch on one core of the CPU, stepped by a random policy; step, policy and new games
        are compiled into one program by XLA. Every step of its environment counts: in backgammon
        that is the move of one die, or none where none can be moved."""
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
        import jax
        import pgx as library
        from pgx.experimental.wrappers import auto_reset

        env = library.make(name)
        stepped = jax.vmap(auto_reset(env.step, env.init))

        def step(state: Any, key: Any) -> Any:
            choice, chance = jax.random.split(key)
            odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(choice, odds, axis=-1)
            return stepped(state, actions, jax.random.split(chance, games))

        go = jax.jit(step)
        key = jax.random.PRNGKey(seed)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
        while True:
            key, now = jax.random.split(key)
            state = jax.block_until_ready(go(state, now))
            yield games

    return steps


CONTESTANTS: dict[str, Callable[[int], Iterator[int]]] = {
    "inside": inside,
    "driven": driven,
    "texts": texts,
    "batch": batch("age-of-war", TOGETHER),
    "env": env,
    "pettingzoo-own": agents("wartable.adapters.pettingzoo", "env", game="age-of-war"),
    "pettingzoo-tic-tac-toe": agents("pettingzoo.classic.tictactoe_v3", "env"),
    "openspiel-observed": openspiel_observed,
    "clones": clones,
    "simulations": simulations,
    "openspiel-tic-tac-toe": openspiel("tic_tac_toe"),
    "openspiel-backgammon": openspiel("backgammon"),
    "openspiel-liars-dice": openspiel("liars_dice"),
    "openspiel-gin-rummy": openspiel("gin_rummy"),
    "openspiel-clones": openspiel_clones,
    "catanatron": catanatron,
    "rlcard": rlcard,
    "pgx-connect-four": pgx("connect_four", TOGETHER),
    "pgx-backgammon": pgx("backgammon", TOGETHER),
}


def main() -> None:
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    print(rate(CONTESTANTS[name](seed), seconds))


if __name__ == "__main__":
    main()
