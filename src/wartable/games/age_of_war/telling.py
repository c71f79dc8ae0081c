"""What the rules tell, by name and with the ruling each rests on."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.age_of_war.engine import actions
from wartable.games.age_of_war.engine.components import CITY_TABLE, PROVINCE_TABLE
from wartable.games.age_of_war.names import (
    CITY_KEYS,
    LINE_NAMES,
    SPECIAL,
    cities_of,
    line_words,
    roll_faces,
    roll_words,
)
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who
from wartable.scene import FigureTable
from wartable.sheets import score_sheet

REASONS = {
    actions.WRONG_DICE: Reason("wrong-dice", "5"),
    actions.DOES_NOT_FIT: Reason("does-not-fit", "4"),
    actions.OTHER_TARGET: Reason("other-target", "5"),
    actions.OWN_CITY: Reason("own-city", "4"),
    actions.PROVINCE_LOCKED: Reason("province-locked", "6"),
    actions.SPECIAL_NOT_NEEDED: Reason("special-not-needed", "R-4"),
    actions.ALREADY_FILLED: Reason("already-filled", "R-15"),
}
ENDINGS = {actions.CONQUERED_ALL: "conquered-all", actions.CAPPED: "capped"}


def told(event: Event) -> Told:
    seat, a, b = int(event.seat), int(event.a), int(event.b)
    kind = event.kind
    if kind == actions.BEGAN:
        return Told("began", seat, {"turn": a + 1}, "R-2" if a == 0 else "5")
    if kind == actions.ROLLED:
        return Told("rolled", seat, {"roll": a, "dice": b}, "5")
    if kind == actions.FILLED:
        city, line = LINE_NAMES[a]
        rule = "R-3" if line.startswith("infantry") else "R-16" if line == SPECIAL else "4"
        return Told("filled", seat, {"city": city, "line": line, "dice": b}, rule)
    if kind == actions.LOST:
        return Told("lost", seat, {"dice": a}, "R-6" if a == 0 else "R-7")
    if kind == actions.CONQUERED:
        if b == NONE:
            return Told("conquered", seat, {"city": CITY_KEYS[a]}, "6")
        return Told("stolen", seat, {"city": CITY_KEYS[a], "other": Who(b)}, "6")
    if kind == actions.LOCKED:
        province = PROVINCE_TABLE[a]
        rule = "R-10" if len(cities_of(province.key)) == 1 else "6"
        return Told("locked", seat, {"province": province.key, "points": province.points}, rule)
    if kind == actions.FAILED:
        if a == NONE:
            return Told("failed-early", seat, {}, "R-6")
        return Told("failed", seat, {"city": CITY_KEYS[a]}, "R-9")
    if kind == actions.ENDED:
        rule = "R-11" if a == actions.CONQUERED_ALL else "R-14"
        return Told("ended", seat, {"ending": ENDINGS[a]}, rule)
    raise ValueError(f"no event {kind}")


def word(key: str, value: Arg, texts: Texts) -> str | None:
    """Rolls and lines as people say them."""
    if key == "roll":
        return roll_words(roll_faces(int(value)), texts)
    return line_words(str(value), texts) if key == "line" else None


def result(view: AgeOfWarView, heard: Sequence[Told], texts: Texts) -> FigureTable:
    """Points of single cities and of complete provinces."""
    cities, provinces = [0] * view.seats, [0] * view.seats
    for province in PROVINCE_TABLE:
        if province.key in view.locked:
            provinces[view.locked[province.key]] += province.points
    for city in CITY_TABLE:
        holder = view.owner[city.key]
        if holder is not None and city.province not in view.locked:
            cities[holder] += city.points
    rows = [(texts("sheet-cities"), cities), (texts("sheet-provinces"), provinces)]
    return score_sheet(view.seat, view.seats, rows, texts, total=True)
