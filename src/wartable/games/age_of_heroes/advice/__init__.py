"""What a friend would do: the best actions by games played on, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from wartable.games.age_of_heroes.advice.above import from_above
from wartable.games.age_of_heroes.advice.glance import at_a_glance
from wartable.games.age_of_heroes.advice.reasons import because
from wartable.games.age_of_heroes.advice.words import matters
from wartable.games.age_of_heroes.bots import ThumbBot
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
from wartable.kernel import Knowledge, Rng, compiled
from wartable.plugin import Advice
from wartable.statements import Measured

__all__ = [
    "ANALYSED",
    "HINTED",
    "LOOKED_AT",
    "advice",
    "at_a_glance",
    "because",
    "from_above",
    "matters",
    "side_by_side",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (1.0, 96)
HINTED = 2.0 if compiled() else 0.05  # times the usual thought, which a hint takes
MOST = 5
CLEARLY = 0.02  # better than the next, to be told why
LOOKED_AT = ((0, 400),)  # actions of a game, chance's included, in which puzzles are looked for
BESIDE = 120  # worlds in which two choices are compared
USUAL = 60  # games played on for each choice, by the usual thought about what choices are worth


def advice(seen: Knowledge[AgeOfHeroesState], texts: Texts) -> list[Advice]:
    """The best first; where one is clearly better, what sets it apart from the next."""
    if not seen.legal:
        return []
    sight = view(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat)
    worth = worths(seen, HINTED).worth
    if not worth_thinking(seen.believed):
        (action,) = worth
        return [Advice(action, worth[action], label(sight, action, texts))]
    found = []
    for action in sorted(worth, key=lambda action: (-worth[action], action))[:MOST]:
        share = round(100 * worth[action])
        words = texts("advice-win", action=label(sight, action, texts), share=share)
        found.append(Advice(action, worth[action], words))
    if len(found) > 1 and found[0].value - found[1].value >= CLEARLY:
        best, next_ = (each.action for each in found[:2])
        if why := because(seen, best, next_, texts):
            other = label(sight, next_, texts)
            words = texts("advice-why", said=found[0].text, other=other, why=why)
            found[0] = Advice(best, found[0].value, words)
    return found


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


def side_by_side(
    seen: Knowledge[AgeOfHeroesState], actions: Sequence[int], effort: float
) -> list[list[float]]:
    """What some actions came to, in the same worlds with the same luck: a row for each world."""
    search = Rollouts(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat, seen.rng)
    rows = []
    for _ in range(max(2, round(BESIDE * effort))):
        search.rng = seen.rng
        search.believe()
        luck, row = seen.rng.next32(), []
        for action in actions:
            search.rng = Rng(luck)
            row.append(float(search.outcome(action)))
        rows.append(row)
    return rows
