"""Rows of tree search: ours and OpenSpiel's, the same game in both where there is one.

    python -m benchmarks.search

A simulation goes from the root to the end of the game. Figures are per second of CPU time, after a
warm-up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.worker import limit, rate
from wartable.bots.search import Guide, Uct
from wartable.kernel import Game, Rng, compiled, settle
from wartable.plugin import game

MANY, FEW = 500, 10  # simulations to a decision: of short games, and of long ones through Python
ENDLESS = 1_000_000
EXPLORE = 1.4  # OpenSpiel's usual figure
SECONDS = 1.0
OWN = f"tic-tac-toe, {MANY} to a decision: Wartable's search"
IN_C = f"tic-tac-toe, {MANY} to a decision: OpenSpiel's MCTS in C++"
IN_PYTHON = f"tic-tac-toe, {MANY} to a decision: OpenSpiel's MCTS in Python"
WAR = f"Age of War, {FEW} to a decision: Wartable's search"
THROUGH = f"Age of War, {FEW} to a decision: OpenSpiel's MCTS in C++ through the adapter"
LEDUC = f"hidden cards, {MANY} to a decision: OpenSpiel's ISMCTS in C++, Leduc poker"
CRITTERS = f"hidden cards, {MANY} to a decision: Wartable's search, Critters at War"
BESIDE = [(OWN, IN_C), (OWN, IN_PYTHON), (WAR, THROUGH)]


def rows() -> list[tuple[str, float, str]]:
    """Name, figure, unit."""
    tic_tac_toe, war = limit("tic_tac_toe").TicTacToe(), game("age-of-war")
    critters = game("critters-at-war")
    work = {
        OWN: ours(tic_tac_toe, {}, MANY),
        IN_C: mcts("tic_tac_toe", MANY),
        IN_PYTHON: mcts_in_python("tic_tac_toe", MANY),
        WAR: ours(war.game(), war.settings({}), FEW),
        THROUGH: mcts("wartable_age_of_war", FEW),
        CRITTERS: ours(critters.game(), critters.settings({}), MANY),
        LEDUC: ismcts("leduc_poker", MANY),
    }
    found = [(name, rate(each, SECONDS), "simulations/s") for name, each in work.items()]
    for name, rules, options, count in (
        ("tic-tac-toe", tic_tac_toe, {}, MANY),
        ("Age of War", war.game(), war.settings({}), FEW),
        ("Critters at War", critters.game(), critters.settings({}), MANY),
    ):
        found.append((f"{name}: a simulation", plies(rules, options, count), "actions"))
    return found


def begun(rules: Game[Any], options: dict[str, int], seed: int) -> Uct[Any]:
    """A tree at the first decision of a game."""
    rng, state = Rng(seed), rules.start(2, options)
    return Uct(rules, state, settle(rules, state, rng), rng, ENDLESS)


def ours(rules: Game[Any], options: dict[str, int], simulations: int) -> Iterator[int]:
    seed = 0
    while True:
        seed += 1
        begun(rules, options, seed).run(simulations)
        yield simulations


class Counting(Guide[Any]):
    """Plays on at random and counts."""

    def __init__(self) -> None:
        self.count = 0

    def pick(self, game: Game[Any], state: Any, seat: i64, buf: vec[i64], n: i64, rng: Rng) -> i64:
        self.count += 1
        return buf[rng.below(n)]


def plies(rules: Game[Any], options: dict[str, int], simulations: int) -> float:
    """Actions of seats in a simulation of ours, on average: in the tree and after it."""
    counting, uct = Counting(), begun(rules, options, 1)
    uct.guide = counting
    for _ in range(simulations):
        uct.game.determinize(uct.root, uct.seat, uct.rng, uct.state)
        depth = uct.descend()
        uct.roll_out()
        uct.learn(depth)
        counting.count += depth
    return counting.count / simulations


def first_decision(name: str) -> tuple[Any, Any]:
    """A game of OpenSpiel's and the state in which somebody decides first."""
    import pyspiel

    import wartable.adapters.openspiel  # noqa: F401 - makes ours known

    loaded, chooser = pyspiel.load_game(name), random.Random(1)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        codes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(codes, shares)[0])
    return loaded, state


def searched(simulations: int, search: Callable[[Any], object], state: Any) -> Iterator[int]:
    while True:
        search(state)
        yield simulations


def mcts(name: str, simulations: int) -> Iterator[int]:
    import pyspiel

    loaded, state = first_decision(name)
    judge = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(loaded, judge, EXPLORE, simulations, 1000, False, 1, False)
    return searched(simulations, bot.mcts_search, state)


def mcts_in_python(name: str, simulations: int) -> Iterator[int]:
    import numpy as np
    from open_spiel.python.algorithms import mcts as python

    loaded, state = first_decision(name)
    judge = python.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = python.MCTSBot(loaded, EXPLORE, simulations, judge, solve=False)
    return searched(simulations, bot.mcts_search, state)


def ismcts(name: str, simulations: int) -> Iterator[int]:
    import pyspiel

    _, state = first_decision(name)
    judge = pyspiel.RandomRolloutEvaluator(1, 1)
    return searched(
        simulations, pyspiel.ISMCTSBot(1, judge, EXPLORE, simulations).get_policy, state
    )


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name, figure, unit in rows():
        print(f"{name:<76} {figure:>14,.1f} {unit}")


if __name__ == "__main__":
    main()
