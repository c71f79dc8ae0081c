"""Hints: the actions the search thinks best, and what they change."""

from __future__ import annotations

from wartable.games.through_the_ages.bots import ranked
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.plans import changes, plannable
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.games.through_the_ages.views import ThroughTheAgesView, view
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.plugin import Advice


def advice(seen: Knowledge[AgesState], texts: Texts) -> list[Advice]:
    """Legal actions by what they are worth in culture, best first."""
    shown = view(RULES, seen.believed, seen.seat)
    return [
        Advice(action, value, f"{label(shown, action, texts)}{_why(seen, shown, action, texts)}")
        for action, value in ranked(seen)
    ]


def _why(seen: Knowledge[AgesState], shown: ThroughTheAgesView, action: int, texts: Texts) -> str:
    """Which figures an action changes at once, where nobody else and no deck has a say."""
    if not plannable(shown, action):
        return ""
    after = seen.believed.clone()
    RULES.apply(after, seen.seat, action, None)
    found = changes(shown, view(RULES, after, seen.seat), texts)
    said = ", ".join(f"{name} {signed(by)}" for name, by in found)
    return f": {said}" if said else ""
