"""What choices are worth: played on to the end of the turn, the best of them some turns further."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.through_the_ages.bots import judge_of, learned
from wartable.games.through_the_ages.engine.actions.codes import ACTION_CODES, RESIGN
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.chances import SEED, Chances
from wartable.games.through_the_ages.engine.thinking.evaluate import own_worth, turns_left
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import NONE, Knowledge, Rng, zeros
from wartable.statements import Measured

# The usual thought about what choices are worth: how many of them are played on beyond the turn, in
# how many worlds, how many turns further; two choices beside each other in so many
CHOICES, WORLDS, TURNS, PAIRED = 6, 4, 2, 16
FEWEST = 4  # worlds in which two are compared, however little thought is asked for
WIDTH, WIDEST, LATER = 4, 16, 2  # of the beams: for the turn under way, and for later ones


def searching(seen: Knowledge[AgesState], effort: float) -> Chances:
    """Room for turns played on, which are judged by what was learned."""
    state, width = seen.believed, min(WIDEST, max(1, round(WIDTH * effort)))
    return Chances(state.seats, width, LATER, judge_of(state, learned()))


def worths(seen: Knowledge[AgesState], effort: float) -> Measured:
    """The chance to win that every legal action leaves. All are played to the end of the turn, the
    best of them some turns further, in the same worlds; the others keep the distance to the best
    that they had at the end of the turn."""
    search = searching(seen, effort)
    most, worlds = max(1, round(CHOICES * effort)), max(1, round(WORLDS * effort))
    turns = 0 if effort < 1 else TURNS
    search.measure(seen.believed, seen.seat, seen.rng, most, worlds, turns)
    found = {}
    for i in range(search.count):
        behind = search.near[0] - search.near[i]
        worth = search.far[i] if i < search.played else search.far[0] - behind
        found[search.codes[i]] = 0.0 if search.codes[i] == RESIGN else min(1.0, max(0.0, worth))
    return Measured(found, False)


def side_by_side(
    seen: Knowledge[AgesState], actions: Sequence[int], effort: float
) -> list[list[float]]:
    """What some actions come to, a row for each world, all with the same luck. One after which
    another of them can still be done is worth at least that: a narrow beam does not always find it,
    and it destroys nothing."""
    search, seat = searching(seen, effort), seen.seat
    turns = 0 if effort < 1 else TURNS
    ways = {action: [NONE, *(other for other in actions if other != action)] for action in actions}
    found: dict[tuple[int, int], list[float]] = {
        (action, then): [] for action in ways for then in ways[action]
    }
    for _ in range(max(FEWEST, round(PAIRED * effort))):
        luck = seen.rng.below(SEED)
        determinize(seen.believed, seat, Rng(luck), search.world)
        for action, then in found:
            lost = RESIGN in (action, then)
            won = 0.0 if lost else float(search.after(seat, action, luck, turns, then))
            found[action, then].append(won)
    best = [max((found[action, then] for then in ways[action]), key=sum) for action in actions]
    return [list(row) for row in zip(*best, strict=True)]


def simple_thoughts(seen: Knowledge[AgesState]) -> list[int]:
    """What makes the civilisation worth most at once, without a thought of the rest of the turn;
    and what follows from rules of thumb."""
    state, seat = seen.believed, seen.seat
    turns = turns_left(state)

    def at_once(action: int) -> int:
        after = state.clone()
        RULES.apply(after, seat, action, None)
        return own_worth(after, seat, turns, WEIGHTS)

    greedy = max(seen.legal, key=lambda action: (at_once(action), -action))
    return [greedy, rulebot.choose(state, seat, zeros(ACTION_CODES))]
