"""What the rules tell, by name and with the ruling each rests on."""

from __future__ import annotations

from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.components import FACES, PROVINCE_TABLE, ROLL_TABLE
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NAMES, SPECIAL, cities_of, need_name
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Reason, Told, Who

REASONS = {
    rules.WRONG_DICE: Reason("wrong-dice", "5"),
    rules.DOES_NOT_FIT: Reason("does-not-fit", "4"),
    rules.OTHER_TARGET: Reason("other-target", "5"),
    rules.OWN_CITY: Reason("own-city", "4"),
    rules.PROVINCE_LOCKED: Reason("province-locked", "6"),
    rules.SPECIAL_NOT_NEEDED: Reason("special-not-needed", "R-4"),
    rules.ALREADY_FILLED: Reason("already-filled", "R-15"),
}
ENDINGS = {rules.CONQUERED_ALL: "conquered-all", rules.CAPPED: "capped"}


def told(event: Event) -> Told:
    seat, a, b = int(event.seat), int(event.a), int(event.b)
    kind = event.kind
    if kind == rules.BEGAN:
        return Told("began", seat, {"turn": a + 1}, "R-2" if a == 0 else "5")
    if kind == rules.ROLLED:
        return Told("rolled", seat, {"roll": a, "dice": b}, "5")
    if kind == rules.FILLED:
        city, line = LINE_NAMES[a]
        rule = "R-3" if line.startswith("infantry") else "R-16" if line == SPECIAL else "4"
        return Told("filled", seat, {"city": city, "line": line, "dice": b}, rule)
    if kind == rules.LOST:
        return Told("lost", seat, {"dice": a}, "R-6" if a == 0 else "R-7")
    if kind == rules.CONQUERED:
        if b == NONE:
            return Told("conquered", seat, {"city": CITY_KEYS[a]}, "6")
        return Told("stolen", seat, {"city": CITY_KEYS[a], "other": Who(b)}, "6")
    if kind == rules.LOCKED:
        province = PROVINCE_TABLE[a]
        rule = "R-10" if len(cities_of(province.key)) == 1 else "6"
        return Told("locked", seat, {"province": province.key, "points": province.points}, rule)
    if kind == rules.FAILED:
        if a == NONE:
            return Told("failed-early", seat, {}, "R-6")
        return Told("failed", seat, {"city": CITY_KEYS[a]}, "R-9")
    if kind == rules.ENDED:
        rule = "R-11" if a == rules.CONQUERED_ALL else "R-14"
        return Told("ended", seat, {"ending": ENDINGS[a]}, rule)
    raise ValueError(f"no event {kind}")


def plain(line: str) -> str:
    """The name of the first of two equal lines."""
    return line if line == "infantry-2" else line.removesuffix("-2")


def line_words(line: str, texts: Texts) -> str:
    """A line as people say it: "6 infantry", "archers + cavalry"; the same for an equal second."""
    if line == SPECIAL:
        return texts("line-special")
    name = plain(line)
    if name.startswith("infantry-"):
        return texts("line-infantry", n=int(name.removeprefix("infantry-")))
    return " + ".join(texts(f"troop-{troop}") for troop in name.split("-"))


def roll_words(faces: str, texts: Texts) -> str:
    """A roll as people read it: infantry by its figures, then the others."""
    shown = faces.split()
    infantry = [face for face in shown if face.isdigit()]
    parts = [texts("roll-infantry", values=" ".join(sorted(infantry, reverse=True)))]
    if not infantry:
        parts = []
    for face in "ACG":
        n = shown.count(face)
        if n:
            name = texts(f"troop-{need_name(face)}")
            parts.append(f"{name} ×{n}" if n > 1 else name)
    return ", ".join(parts)


def roll_faces(code: int) -> str:
    return " ".join(FACES[face] for face in ROLL_TABLE[code])


def label(view: AgeOfWarView, action: int, texts: Texts) -> str:
    """What a button says: the line alone once the city is known, else the city too."""
    if action == rules.LOSE:
        return texts("action-lose")
    city, line = LINE_NAMES[action - rules.FILL]
    words = line_words(line, texts)
    if line != plain(line):
        words = texts("line-second", line=words)
    if view.target == city:
        return texts("action-fill", line=words)
    return texts("action-attack", city=texts(f"city-{city}"), line=words)
