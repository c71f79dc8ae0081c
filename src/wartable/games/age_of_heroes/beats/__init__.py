"""What is seen to happen in one action: trades, wars duel by duel, event cards, the end."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.cards import CARDS
from wartable.games.age_of_heroes.beats.deals import DEALS
from wartable.games.age_of_heroes.beats.ending import ENDING
from wartable.games.age_of_heroes.beats.story import HeroesStory
from wartable.games.age_of_heroes.beats.turns import TURNS
from wartable.games.age_of_heroes.beats.war import WAR
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.passage import Passage
from wartable.scene import Beat
from wartable.story import tell

SECTIONS = {**TURNS, **DEALS, **CARDS, **WAR, **ENDING}


def beats(passage: Passage[AgeOfHeroesView]) -> list[Beat]:
    """One action, one thing after another."""
    return tell(HeroesStory(passage), SECTIONS)
