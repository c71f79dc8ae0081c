"""Rows of Critters at War: random play, states to believe in, search.

    python -m benchmarks.critters_at_war

Decisions are those of seats; what chance does in between is in the time, not in the count. Figures
are per second of CPU time, after a warm-up. Whether the engine is compiled is said above the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from wartable.bots.search import playout
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.search import BattleSearch
from wartable.kernel import Rng, compiled, settle, zeros

BARS = {"random play": 2_000_000}
SECONDS = 1.0
WARM_UP = 0.3
DEPTH = 5  # decisions into the battle, where positions are taken from


def rows() -> list[tuple[str, float, str]]:
    """Name, figure, unit."""
    return [
        ("critters-at-war random play", _rate(_random_play()), "decisions/s"),
        ("critters-at-war determinisations", _rate(_determinisations()), "states/s"),
        ("critters-at-war search", _rate(_simulations()), "simulations/s"),
    ]


def _rate(work: Callable[[], int]) -> float:
    end = process_time() + WARM_UP
    while process_time() < end:
        work()
    done, start = 0, process_time()
    while process_time() - start < SECONDS:
        done += work()
    return done / (process_time() - start)


def _random_play() -> Callable[[], int]:
    """Whole games at random, through the abstract Game, inside compiled code."""
    game, rng = CrittersAtWar(), Rng(1)
    buf = zeros(game.actions)

    def work() -> int:
        return sum(playout(game, game.start(2, {}), rng, buf, 1_000_000) for _ in range(20))

    return work


def _middle(seed: int) -> CrittersState:
    """A position in the middle of a battle."""
    game, rng = CrittersAtWar(), Rng(seed)
    state = game.start(2, {})
    settle(game, state, rng)
    buf = zeros(game.actions)
    for _ in range(DEPTH):
        seat = settle(game, state, rng)
        choices = game.legal_into(state, seat, buf)
        game.apply(state, seat, buf[rng.below(max(choices - 1, 1))], None)  # never withdraws
    settle(game, state, rng)
    return state


def _determinisations() -> Callable[[], int]:
    """Each asked for by an interpreted loop, as bots in Python would."""
    game, rng, state = CrittersAtWar(), Rng(2), _middle(3)
    into = state.clone()

    def work() -> int:
        for _ in range(500):
            game.determinize(state, 0, rng, into)
        return 500

    return work


def _simulations() -> Callable[[], int]:
    """Whole simulations: a belief, the walk down the tree, the rest of the battle, learning."""
    rng, state = Rng(4), _middle(5)

    def work() -> int:
        count = 1000 if compiled() else 50
        BattleSearch(state, state.actor, rng).run(count)
        return count

    return work


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name, figure, unit in rows():
        print(f"{name:<34} {figure:>12,.0f} {unit}")


if __name__ == "__main__":
    main()
