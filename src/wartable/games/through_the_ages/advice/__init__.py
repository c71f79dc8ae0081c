"""Hints: the actions the search thinks best, and what they change; what every action is worth; what
matters before a decision, and why one action is better than another."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.through_the_ages.advice.above import from_above
from wartable.games.through_the_ages.advice.glance import at_a_glance
from wartable.games.through_the_ages.advice.matters import matters
from wartable.games.through_the_ages.advice.outs import PlayedOut, can_play_out
from wartable.games.through_the_ages.advice.reasons import because
from wartable.games.through_the_ages.engine.actions.codes import ACTION_CODES, RESIGN
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.chances import Chances
from wartable.games.through_the_ages.engine.thinking.evaluate import own_worth, turns_left
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.plans import changes, plannable
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.games.through_the_ages.views import ThroughTheAgesView, view
from wartable.i18n import Texts
from wartable.kernel import Knowledge, compiled
from wartable.kernel.numbers import zeros
from wartable.plugin import Advice
from wartable.statements import Measured

__all__ = [
    "ANALYSED",
    "CAME_TRUE",
    "HINTED",
    "LOOKED_AT",
    "VARIED",
    "advice",
    "at_a_glance",
    "because",
    "can_play_out",
    "from_above",
    "matters",
    "played_out",
    "simple_thoughts",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (1.0, 32)
CAME_TRUE = 0.1  # of what choices seem to give away, by `python -m tools.losses`: hardly any
HINTED = 1.0 if compiled() else 0.25  # times the usual thought, which a hint takes
MOST = 5  # actions named

# Actions of a game, chance's included, in which puzzles are looked for, by games of a run in turn:
# about ages A and I, II, III. Little is decided in the first, and to play it out takes longest.
LOOKED_AT = ((0, 200), (180, 370), (350, 700), (180, 370), (350, 700))
VARIED = (0.55, 0.25)  # parts of a run's puzzles that may be about one of these, and of one verb
# The usual thought about what choices are worth: how many of them are played on beyond the turn, in
# how many worlds, how many turns further
CHOICES, WORLDS, TURNS = 6, 4, 2
WIDTH, WIDEST, LATER = 4, 16, 2  # of the beams: for the turn under way, and for later ones


def advice(seen: Knowledge[AgesState], texts: Texts) -> list[Advice]:
    """The best first, with the chance to win that each leaves and what it changes at once."""
    if not seen.legal:
        return []
    worth = worths(seen, HINTED).worth
    shown, found = view(RULES, seen.believed, seen.seat), []
    for action in sorted(worth, key=lambda action: (-worth[action], action))[:MOST]:
        words = texts(
            "advice-text",
            action=label(shown, action, texts),
            chance=round(100 * worth[action]),
            why=_why(seen, shown, action, texts),
        )
        found.append(Advice(action, worth[action], words))
    return found


def _why(seen: Knowledge[AgesState], shown: ThroughTheAgesView, action: int, texts: Texts) -> str:
    """Which figures an action changes at once, where nobody else and no deck has a say."""
    if not plannable(shown, action):
        return ""
    after = seen.believed.clone()
    RULES.apply(after, seen.seat, action, None)
    found = changes(shown, view(RULES, after, seen.seat), texts)
    said = ", ".join(f"{name} {signed(by)}" for name, by in found)
    return f" ({said})" if said else ""


def worths(seen: Knowledge[AgesState], effort: float) -> Measured:
    """The chance to win that every legal action leaves. All are played to the end of the turn, the
    best of them some turns further, in the same worlds; the others keep the distance to the best
    that they had at the end of the turn."""
    width = min(WIDEST, max(1, round(WIDTH * effort)))
    search = Chances(seen.believed.seats, width, LATER)
    most, worlds = max(1, round(CHOICES * effort)), max(1, round(WORLDS * effort))
    turns = 0 if effort < 1 else TURNS
    search.measure(seen.believed, seen.seat, seen.rng, most, worlds, turns)
    found = {}
    for i in range(search.count):
        behind = search.near[0] - search.near[i]
        worth = search.far[i] if i < search.played else search.far[0] - behind
        found[search.codes[i]] = 0.0 if search.codes[i] == RESIGN else min(1.0, max(0.0, worth))
    return Measured(found, False)


def played_out(seen: Knowledge[AgesState], actions: Sequence[int], player: int) -> PlayedOut:
    """Actions to be played to the end of the game. The curve of `worths` is right on average, but
    where it sets choices far apart it is often the evaluation that errs."""
    return PlayedOut(seen, actions, player)


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
