"""What buttons say."""

from __future__ import annotations

from wartable.games.age_of_war.engine import actions
from wartable.games.age_of_war.names import LINE_NAMES, line_words, plain
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts


def label(view: AgeOfWarView, action: int, texts: Texts) -> str:
    """What a button says: the line alone once the city is known, else the city too."""
    if action == actions.LOSE:
        return texts("action-lose")
    city, line = LINE_NAMES[action - actions.FILL]
    words = line_words(line, texts)
    if line != plain(line):
        words = texts("line-second", line=words)
    if view.target == city:
        return texts("action-fill", line=words)
    return texts("action-attack", city=texts(f"city-{city}"), line=words)
