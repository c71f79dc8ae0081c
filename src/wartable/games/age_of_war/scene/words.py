"""What is said about a position: the prompt, players' facts, tips of cities."""

from __future__ import annotations

from wartable.games.age_of_war.engine.components import CITY_TABLE
from wartable.games.age_of_war.names import cities_of, line_words, need_name
from wartable.games.age_of_war.telling import ENDINGS
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.remembered import Remembered
from wartable.scene import Player

CITY = {city.key: city for city in CITY_TABLE}
_LINES: Remembered[str] = Remembered()  # by city and language


def left_in_centre(view: AgeOfWarView) -> int:
    """How many cities nobody holds yet."""
    return sum(owner is None for owner in view.owner.values())


def prompt(view: AgeOfWarView, texts: Texts, stuck: bool = False) -> str:
    """The sentence above the table: what is asked, and of whom. `stuck`: the roll fits no line."""
    if view.ended:
        return texts(f"ending-{ENDINGS[view.ended]}")
    if view.current is None or view.actors == (CHANCE,):
        return texts("prompt-chance")
    if view.current != view.seat:
        return texts("prompt-wait", seat=texts.name(view.current))
    if stuck:
        return texts("prompt-stuck")
    if view.target is None:
        return texts("prompt-attack")
    return texts("prompt-siege", city=texts(f"city-{view.target}"))


def hint(view: AgeOfWarView, asked: bool, texts: Texts) -> str:
    """How many dice there are and, where actions bear figures, what these are."""
    if view.ended:
        return ""
    dice = texts("hint-dice", n=view.pool)
    if not asked:
        return dice
    return f"{dice} {texts('hint-chances' if view.target is None else 'hint-chances-siege')}"


def player(view: AgeOfWarView, seat: int, texts: Texts) -> Player:
    """A seat in the list of players: its points, its cities, complete provinces."""
    points = view.points[seat]
    cities = [*view.owner.values()].count(seat)
    complete = [texts(f"province-{key}") for key, whose in view.locked.items() if whose == seat]
    facts = [texts("facts-cities", n=cities)]
    if complete:
        facts.append(texts("facts-complete", names=", ".join(complete)))
    return Player(
        seat,
        points,
        texts("unit-points", n=points),
        " · ".join(facts),
        active=(seat == view.current and not view.ended),
    )


def owner_words(view: AgeOfWarView, city: str, texts: Texts) -> str:
    """Whose a city is, and what follows from it for others."""
    owner = view.owner[city]
    if owner is None:
        return texts("tip-centre")
    words = texts("tip-held", seat=texts.name(owner))
    if CITY[city].province in view.locked:
        return f"{words} {texts('tip-locked')}"
    if owner != view.current:
        words = f"{words} {texts('tip-special')}"
    return f"{words} {texts('tip-threatened')}" if threatened(view, city) else words


def tip(view: AgeOfWarView, city: str, texts: Texts) -> str:
    """What a city asks for, and whose it is."""
    lines = _LINES.of((city, texts.lang), lambda: lines_of(city, texts))
    return f"{lines} {owner_words(view, city, texts)}"


def lines_of(city: str, texts: Texts) -> str:
    """What it takes to conquer a city."""
    lines = "; ".join(line_words(need_name(need), texts) for need in CITY[city].lines)
    return texts("tip-lines", lines=lines)


def threatened(view: AgeOfWarView, city: str) -> bool:
    """Whoever takes this city from its holder completes a province."""
    owner = view.owner[city]
    if owner is None or view.ended:
        return False
    others = {view.owner[c] for c in cities_of(CITY[city].province) if c != city}
    return len(others) == 1 and not others & {None, owner}
