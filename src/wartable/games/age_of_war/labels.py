"""What buttons say."""

from __future__ import annotations

from wartable.games.age_of_war.advice import chances
from wartable.games.age_of_war.engine import actions
from wartable.games.age_of_war.names import LINE_NAMES, SPECIAL, line_words, plain
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts

GOOD, MUCH = 0.5, 0.2  # a chance worth keeping, and how far it must fall for a loss to be a waste


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


def is_final(view: AgeOfWarView, action: int) -> bool:
    """Losing a die is, where a line of the roll promises much more. The first line is asked about
    on the board alone, where a press may be meant as a look: its button names city and line."""
    if action != actions.LOSE:
        return False
    now, then = chances.stakes(view)
    return now >= GOOD and now - then >= MUCH


def cost(view: AgeOfWarView, action: int, texts: Texts) -> str:
    """The first line binds the turn to its city; a lost die takes chances away."""
    if is_final(view, action):
        now, then = map(chances.percent, chances.stakes(view))
        return texts("cost-lose", now=now, then=then)
    if action == actions.LOSE or view.target is not None:
        return ""
    return texts("cost-bind", city=texts(f"city-{LINE_NAMES[action - actions.FILL][0]}"))


def lack(view: AgeOfWarView, action: int, texts: Texts) -> str:
    """What the dice show of an open line that they do not fill."""
    city, line = LINE_NAMES[action - actions.FILL]
    if (city, line) not in view.open_lines or view.target not in (None, city):
        return ""
    faces, name = view.roll.split(), plain(line)
    if name.startswith("infantry-"):
        need = int(name.removeprefix("infantry-"))
        have = sum(int(face) for face in faces if face.isdigit())
    else:
        wanted = ["G"] if line == SPECIAL else [troop[0].upper() for troop in name.split("-")]
        need = len(wanted)
        have = sum(min(wanted.count(face), faces.count(face)) for face in {*wanted})
    if have >= need:
        return ""
    return texts("lack-line", line=line_words(line, texts), have=have, need=need)
