"""What is seen to happen in one action: orders laid and turned up, armies that move or fall, and
the scoring of an epoch region by region."""

from __future__ import annotations

from wartable.games.small_samurai_empires.beats.orders import ORDERS
from wartable.games.small_samurai_empires.beats.scoring import SCORING
from wartable.games.small_samurai_empires.beats.story import SamuraiStory
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.passage import Passage
from wartable.scene import Beat
from wartable.story import tell

SECTIONS = {**ORDERS, **SCORING}


def beats(passage: Passage[SamuraiView]) -> list[Beat]:
    """One action, one thing after another."""
    return tell(SamuraiStory(passage), SECTIONS)
