"""What a friend would do: the best actions by games played on, in words."""

from __future__ import annotations

from typing import cast

from wartable.games.age_of_heroes.advice.above import from_above
from wartable.games.age_of_heroes.advice.reasons import because
from wartable.games.age_of_heroes.advice.words import matters
from wartable.games.age_of_heroes.bots import RolloutBot, ThumbBot
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.selfplay import (
    MOST_CANDIDATES,
    Rollouts,
    worth_thinking,
)
from wartable.games.age_of_heroes.labels import label
from wartable.games.age_of_heroes.views import view
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.plugin import Advice
from wartable.statements import Measured

__all__ = ["ANALYSED", "LOOKED_AT", "advice", "because", "from_above", "matters", "worths"]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (0.4, 96)
SECONDS = 0.4
MOST = 5
LOOKED_AT = ((0, 400),)  # actions of a game, chance's included, in which puzzles are looked for
USUAL = 60  # games played on for each choice, by the usual thought about what choices are worth


def advice(seen: Knowledge[AgeOfHeroesState], texts: Texts) -> list[Advice]:
    if not seen.legal:
        return []
    sight = view(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat)
    search = RolloutBot(None, SECONDS).search(seen) if worth_thinking(seen.believed) else None
    if search is None or not search.is_judged():
        action = ThumbBot().choose(seen)
        words = texts("advice-thumb", action=label(sight, action, texts))
        return [Advice(action, 0.0, words)]
    best, found = search.best(), []
    for which in range(search.count):
        action, share = search.codes[which], search.mean(which)
        words = texts("advice-win", action=label(sight, action, texts), share=round(100 * share))
        found.append((action != best, -share, Advice(action, share, words)))
    return [item for _, _, item in sorted(found, key=lambda row: row[:2])][:MOST]


def worths(seen: Knowledge[AgeOfHeroesState], effort: float) -> Measured:
    """The chance to win that every legal action leaves, by games played on, all choices in the same
    worlds. Where there are too many choices only the sensible ones are looked at, and where the
    search does not think, only what the rules of thumb choose."""
    if not worth_thinking(seen.believed):
        return Measured({ThumbBot().choose(seen): 0.5}, False)
    search = Rollouts(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat, seen.rng)
    legal = seen.legal
    if len(legal) <= MOST_CANDIDATES:
        for action in legal:
            search.add(action)
    search.run(max(1, round(USUAL * effort)))
    return Measured({search.codes[i]: search.mean(i) for i in range(search.count)}, False)
