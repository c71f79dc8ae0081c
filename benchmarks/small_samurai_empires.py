"""Small Samurai Empires: how fast rules, beliefs and bots are, by CPU time."""

from __future__ import annotations

from time import process_time
from typing import cast

from wartable.bots.search import playout
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import NONE, Game, Options, Rng, compiled, settle, zeros

VARIANTS: Options = {
    "missions": 1,
    "mountains": 1,
    "heavenly-shrines": 1,
    "random-quick-actions": 1,
}
BARS = {"random play": 1_000_000}


def random_play(game: Game[SamuraiState], seats: int, options: Options, games: int) -> float:
    """Decisions of seats per second, chance played too, all inside compiled code."""
    buf, rng, decisions = zeros(game.actions), Rng(seats), 0
    start = process_time()
    for _ in range(games):
        decisions += playout(game, game.start(seats, options), rng, buf, 1_000_000)
    return decisions / (process_time() - start)


def middle(game: Game[SamuraiState], seats: int) -> tuple[SamuraiState, int]:
    """A position in the planning of epoch 2."""
    state, rng, buf = game.start(seats, {}), Rng(7), zeros(game.actions)
    while True:
        seat = settle(game, state, rng)
        if state.epoch == 2 and state.turn == seats and not state.executing:
            return state, seat
        n = game.legal_into(state, seat, buf)
        game.apply(state, seat, buf[rng.below(n)], None)


def per_second(times: int, seconds: float) -> float:
    return times / max(seconds, 1e-9)


def beliefs(game: Game[SamuraiState], times: int) -> float:
    state, seat = middle(game, 4)
    into, rng = state.clone(), Rng(1)
    start = process_time()
    for _ in range(times):
        game.determinize(state, seat, rng, into)
    return per_second(times, process_time() - start)


def glances(game: Game[SamuraiState], games: int) -> float:
    """Decisions per second of the heuristic bot, in whole games of two."""
    policy, rng, decisions = Policy(cast(SmallSamuraiEmpires, game), 0, True), Rng(2), 0
    start = process_time()
    for _ in range(games):
        state = game.start(2, {})
        while (seat := settle(game, state, rng)) != NONE:
            game.apply(state, seat, policy.choose(state, seat, rng), None)
            decisions += 1
    return per_second(decisions, process_time() - start)


def lookaheads(game: Game[SamuraiState], rounds: int) -> float:
    """Playouts to the end of the epoch per second, as the search makes them."""
    state, seat = middle(game, 2)
    search = Lookahead(cast(SmallSamuraiEmpires, game), state, seat, Rng(3))
    start = process_time()
    search.run(rounds)
    return per_second(rounds * search.left, process_time() - start)


def rows() -> list[tuple[str, float, str]]:
    game = GAME.game()
    scale = 40 if compiled() else 1
    found = [
        (
            f"random play, {seats} seats{', all variants' if options else ''}",
            random_play(game, seats, options, 50 * scale),
            "decisions/s",
        )
        for seats in (2, 3, 4)
        for options in ({}, VARIANTS)
    ]
    return [
        *found,
        ("believed states, 4 seats", beliefs(game, 2_000 * scale), "states/s"),
        ("heuristic, 2 seats", glances(game, max(1, scale)), "decisions/s"),
        ("search, 2 seats", lookaheads(game, max(1, scale // 4)), "playouts/s"),
    ]


if __name__ == "__main__":
    for name, figure, unit in rows():
        print(f"{name:36} {figure:14,.0f} {unit}")
