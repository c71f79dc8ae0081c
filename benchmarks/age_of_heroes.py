"""Random play and rollouts of Age of Heroes inside compiled code; the fair in rounds."""

from __future__ import annotations

from time import process_time

from wartable.bots.search import playout
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.thinking.selfplay import roll_out
from wartable.kernel import Rng, settle, zeros

BARS = {f"random play, {seats} seats, fair in rounds": 1_000_000 for seats in (2, 4, 6)}
SECONDS = 1.0


def rows() -> list[tuple[str, float, str]]:
    return [
        *(random_play(seats) for seats in (2, 4, 6)),
        random_play(4, "fair live", {"fair": 1}),
        thumb_play(4),
        beliefs(4),
    ]


def random_play(
    seats: int, how: str = "fair in rounds", options: dict[str, int] | None = None
) -> tuple[str, float, str]:
    game = AgeOfHeroes(data.printed().figures)
    buf, rng = zeros(game.actions), Rng(1)
    decisions, began = 0, process_time()
    while process_time() - began < SECONDS:
        decisions += playout(game, game.start(seats, options or {}), rng, buf, 1_000_000)
    rate = decisions / (process_time() - began)
    return f"age-of-heroes: random play, {seats} seats, {how}", rate, "decisions/s"


def thumb_play(seats: int) -> tuple[str, float, str]:
    game = AgeOfHeroes(data.printed().figures)
    buf, rng = zeros(game.actions), Rng(1)
    games, began = 0, process_time()
    while process_time() - began < SECONDS:
        roll_out(game, game.start(seats, {}), rng, buf, 1000)
        games += 1
    rate = games / (process_time() - began)
    return f"age-of-heroes: whole games by rules of thumb, {seats} seats", rate, "games/s"


def beliefs(seats: int) -> tuple[str, float, str]:
    game = AgeOfHeroes(data.printed().figures)
    state, rng = game.start(seats, {}), Rng(1)
    playout(game, state, rng, zeros(game.actions), 60)
    settle(game, state, rng)
    into = state.clone()
    n, began = 0, process_time()
    while process_time() - began < SECONDS / 2:
        for _ in range(100):
            game.determinize(state, 0, rng, into)
        n += 100
    rate = n / (process_time() - began)
    return f"age-of-heroes: states a seat may believe in, {seats} seats", rate, "states/s"
