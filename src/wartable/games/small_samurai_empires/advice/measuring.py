"""What choices are worth: the chance to win, by rounds played on and judged by what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from wartable.games.small_samurai_empires.bots import insight
from wartable.games.small_samurai_empires.engine.actions import FATE, VERB
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.epoch import worth_of
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.prospects import Prospects
from wartable.games.small_samurai_empires.views import scored_now
from wartable.kernel import Knowledge
from wartable.statements import Measured

USUAL = 480  # rounds played on, for all choices together, by the usual thought
BESIDE = 240  # worlds in which two choices are compared
GLANCE = 10  # fewer are not enough to tell anything
FINALISTS = 4  # choices that share the last part of it
ENOUGH = 2  # times each choice is tried before any is given up
LOOKED_AT = ((0, 400),)  # actions of a game, chance's included, in which puzzles are looked for


def worths(seen: Knowledge[SamuraiState], effort: float) -> Measured:
    """The chance to win that every legal action leaves, by rounds played on, all choices in the
    same worlds. The worse half is given up again and again: what it is worth then is what the best
    one is worth, less what it was behind in the worlds that both met. Very little thought is none:
    then positions are judged as they stand."""
    game = cast(SmallSamuraiEmpires, seen.game)
    search = Prospects(game, seen.believed, seen.seat, seen.rng, insight())
    if USUAL * effort < GLANCE:
        return Measured({each: search.at_a_glance(each) for each in seen.legal}, False)
    stages = _narrowed(search, round(USUAL * effort))
    last = stages[-1]
    best = max(last, key=lambda action: (last[action], -action))
    found: dict[int, float] = {}
    for stage in stages:
        for action, mean in stage.items():
            found[action] = min(max(last[best] + mean - stage[best], 0.0), 1.0)
    return Measured(found, False)


def side_by_side(
    seen: Knowledge[SamuraiState], actions: Sequence[int], effort: float
) -> list[list[float]]:
    """What some actions came to, in the same worlds with the same luck: a row for each world."""
    game = cast(SmallSamuraiEmpires, seen.game)
    search = Prospects(game, seen.believed, seen.seat, seen.rng, insight())
    rows = []
    for _ in range(max(2, round(BESIDE * effort))):
        search.believe()
        rows.append([float(search.outcome(action)) for action in actions])
    return rows


def _narrowed(search: Prospects, playouts: int) -> list[dict[int, float]]:
    """The mean of every choice that was still tried, after each part of the thought."""
    parts, left = 1, int(search.count)
    while left > FINALISTS and playouts >= ENOUGH * search.count:
        parts, left = parts + 1, (left + 1) // 2
    found: list[dict[int, float]] = []
    while True:
        search.run(max(1, playouts // (parts * search.left)))
        found.append({search.codes[i]: search.mean(i) for i in range(search.left)})
        if len(found) == parts:
            return found
        search.halve()


def simple_thoughts(seen: Knowledge[SamuraiState]) -> list[int]:
    """What brings most if the epoch were scored at once, or the card of the region where one is
    strongest; and what looks best without a thought of the step after."""
    game, state = cast(SmallSamuraiEmpires, seen.game), seen.believed
    first = _greedy(game, state, seen.seat, seen.legal)
    return [*first, Policy(game, 0, False).choose(state, seen.seat, seen.rng)]


def _greedy(
    game: SmallSamuraiEmpires, state: SamuraiState, seat: int, legal: list[int]
) -> list[int]:
    """The action with the most points at once; none if they do not differ."""
    t = game.figures
    if VERB[legal[0]] == FATE:
        points = {action: int(worth_of(t, state, seat, action - FATE)) for action in legal}
    else:
        points = {action: sum(scored_now(t, done(game, state, action))[seat]) for action in legal}
    if len({*points.values()}) == 1:
        return []
    return [max(legal, key=lambda action: (points[action], -action))]


def done(game: SmallSamuraiEmpires, state: SamuraiState, action: int) -> SamuraiState:
    """The state after an action of the seat on turn, before anything comes by itself."""
    after = state.clone()
    game.act(after, action)
    return after
