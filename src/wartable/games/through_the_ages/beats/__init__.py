"""What is seen to happen in one action: cards taken and played, events read out, attacks compared,
production, the end counted card by card."""

from __future__ import annotations

from wartable.games.through_the_ages.beats.conflicts import CONFLICTS
from wartable.games.through_the_ages.beats.doings import DOINGS
from wartable.games.through_the_ages.beats.happenings import HAPPENINGS
from wartable.games.through_the_ages.beats.production import PRODUCTION
from wartable.games.through_the_ages.beats.story import AgesStory
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.passage import Passage
from wartable.scene import Beat
from wartable.story import tell

SECTIONS = {**DOINGS, **HAPPENINGS, **CONFLICTS, **PRODUCTION}


def beats(passage: Passage[ThroughTheAgesView]) -> list[Beat]:
    """One action, one thing after another."""
    return tell(AgesStory(passage), SECTIONS)
