"""Through the Ages: decisions and clones per second, early and late, and the bots' pace."""

from __future__ import annotations

from time import process_time

from wartable.bots.search import playout
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import Rng, settle, zeros

BARS = {"random play": 150_000}
RATIOS = {("a late decision, 4 seats", "an early decision, 4 seats"): 2.0}
SECONDS = 1.0
EARLY, LATE = 40, 250  # decisions into a game of four


def rows() -> list[tuple[str, float, str]]:
    game = ThroughTheAges()
    found = []
    for seats in (2, 3, 4):
        found.append((f"random play, {seats} seats", _decisions(game, seats), "decisions/s"))
    early, late = _pace(game, EARLY), _pace(game, LATE)
    found.append(("an early decision, 4 seats", early, "µs"))
    found.append(("a late decision, 4 seats", late, "µs"))
    state = _at(game, LATE, 1)
    found.append(("clone", _per_second(state.clone), "1/s"))
    other = state.clone()
    found.append(("copy_from", _per_second(lambda: other.copy_from(state)), "1/s"))
    found.append(("a decision of the hard bot, 4 seats", _search(game), "ms"))
    return found


def _decisions(game: ThroughTheAges, seats: int) -> float:
    buf, made, seed = zeros(game.actions), 0, 0
    began = process_time()
    while process_time() - began < SECONDS:
        made += playout(game, game.start(seats, {}), Rng(seed), buf, 1_000_000)
        seed += 1
    return made / (process_time() - began)


def _at(game: ThroughTheAges, decisions: int, seed: int) -> AgesState:
    state = game.start(4, {})
    playout(game, state, Rng(seed), zeros(game.actions), decisions)
    return state


def _pace(game: ThroughTheAges, decisions: int) -> float:
    """Microseconds of a decision from there on, over many games."""
    buf, made, spent, seed = zeros(game.actions), 0, 0.0, 0
    while spent < SECONDS / 2:
        state = _at(game, decisions, seed)
        began = process_time()
        made += playout(game, state, Rng(seed), buf, 60)
        spent += process_time() - began
        seed += 1
    return 1e6 * spent / made


def _per_second(do: object) -> float:
    assert callable(do)
    n, began = 0, process_time()
    while process_time() - began < SECONDS / 2:
        for number in range(1000):
            do()
        n += 1000
    return n / (process_time() - began)


def _search(game: ThroughTheAges) -> float:
    rng, search, n = Rng(1), TurnSearch(4, 32, WEIGHTS), 0
    state = game.start(4, {})
    began = process_time()
    while process_time() - began < SECONDS and (seat := settle(game, state, rng)) >= 0:
        game.apply(state, seat, search.choose(state, seat, rng, 8), None)
        n += 1
    return 1e3 * (process_time() - began) / max(n, 1)


if __name__ == "__main__":
    for name, figure, unit in rows():
        print(f"{name:40} {figure:12,.1f} {unit}")
