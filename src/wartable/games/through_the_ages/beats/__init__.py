"""What is seen to happen in one action: cards taken and played, events read out, attacks compared,
production, the end counted card by card."""

from __future__ import annotations

from wartable.games.through_the_ages.beats.conflicts import CONFLICTS
from wartable.games.through_the_ages.beats.doings import DOINGS
from wartable.games.through_the_ages.beats.happenings import HAPPENINGS
from wartable.games.through_the_ages.beats.production import PRODUCTION
from wartable.games.through_the_ages.beats.story import Section, Story
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.passage import Passage
from wartable.scene import Beat

SECTIONS: dict[str, Section] = {**DOINGS, **HAPPENINGS, **CONFLICTS, **PRODUCTION}


def beats(passage: Passage[ThroughTheAgesView]) -> list[Beat]:
    """One action, one thing after another."""
    story = Story(passage)
    told = [*passage.told]
    while told:
        section = SECTIONS.get(told[0].key)
        end = 1
        while section and end < len(told) and told[end].key in section.joins:
            end += 1
        if section:
            section.tell(story, told[:end])
        told = told[end:]
    return story.beats
