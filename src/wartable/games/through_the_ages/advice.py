"""Hints: the actions the search thinks best."""

from __future__ import annotations

from wartable.games.through_the_ages.bots import ranked
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.views import view
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.plugin import Advice


def advice(seen: Knowledge[AgesState], texts: Texts) -> list[Advice]:
    """Legal actions by what they are worth in culture, best first."""
    shown = view(RULES, seen.believed, seen.seat)
    return [Advice(action, value, label(shown, action, texts)) for action, value in ranked(seen)]
