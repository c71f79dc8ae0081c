"""Hints: the actions the search thinks best, and what they change; what every action is worth; what
matters before a decision, and why one action is better than another."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.advice.above import from_above
from wartable.games.through_the_ages.advice.glance import at_a_glance
from wartable.games.through_the_ages.advice.matters import matters
from wartable.games.through_the_ages.advice.measuring import side_by_side, simple_thoughts, worths
from wartable.games.through_the_ages.advice.outs import PlayedOut, can_play_out
from wartable.games.through_the_ages.advice.reasons import because
from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.plans import gains, plannable
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.games.through_the_ages.views import ThroughTheAgesView, view
from wartable.i18n import Texts
from wartable.kernel import Knowledge, compiled
from wartable.plugin import Advice

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
    "side_by_side",
    "simple_thoughts",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (1.0, 32)
# Of what choices seem to give away, by `python -m tools.losses`: hardly any, when the hand-made
# evaluation alone judged them; not measured since
CAME_TRUE = 0.1
HINTED = 1.0 if compiled() else 0.25  # times the usual thought, which a hint takes
MOST = 5  # actions named

# Actions of a game, chance's included, in which puzzles are looked for, by games of a run in turn:
# about ages A and I, II, III. Little is decided in the first, and to play it out takes longest.
LOOKED_AT = ((0, 200), (180, 370), (350, 700), (180, 370), (350, 700))
VARIED = (0.55, 0.25)  # parts of a run's puzzles that may be about one of these, and of one verb


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
    """What an action gains at once, where nobody else and no deck has a say; of a card that is
    taken, what it does."""
    if not plannable(shown, action):
        return ""
    act = SPACE.act(action)
    if act.verb == "take" and (card := shown.row[act.get("slot")].card):
        return f" ({names.text(card, texts, shown.seats, shown.rulings)})"
    after = seen.believed.clone()
    RULES.apply(after, seen.seat, action, None)
    then = view(RULES, after, seen.seat)
    said = [f"{name} {signed(by)}" for name, by in gains(shown, then, texts)]
    more = then.civs[seen.seat].unused - shown.civs[seen.seat].unused
    if more > 0:
        said.insert(0, texts("advice-workers", n=more))
    return f" ({', '.join(said)})" if said else ""


def played_out(seen: Knowledge[AgesState], actions: Sequence[int], player: int) -> PlayedOut:
    """Actions to be played to the end of the game. The curve of `worths` is right on average, but
    where it sets choices far apart it is often the evaluation that errs."""
    return PlayedOut(seen, actions, player)
