"""Every figure with what it rests on: the box's table joined with provenance.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from wartable.games.age_of_war.engine.components import (
    CITY_TABLE,
    DICE,
    FACES,
    LINE_TABLE,
    PROVINCE_TABLE,
)
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.names import cities_of
from wartable.i18n import Texts
from wartable.plugin import Basis, Figure
from wartable.statements import in_words


@cache
def provenance() -> dict[str, Any]:
    text = (files("wartable.games.age_of_war") / "provenance.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def rests_on(kind: str, key: str, texts: Texts) -> tuple[str, Basis]:
    """The key of the source, and how sure it is. The reader's texts know whose names were corrected
    by a data file."""
    if f"{kind.removesuffix('-names')}-{key}" in texts.words:
        return "corrected", Basis.CORRECTED
    data = provenance()
    source = data["exception"].get(kind, {}).get(key, data["figure"][kind])
    return source, Basis(data["source"][source])


def figures(game: AgeOfWar, texts: Texts) -> list[Figure]:
    """Every figure of the box, in the reader's words."""
    return in_words(printed(texts), texts)


def printed(texts: Texts) -> list[Figure]:
    """The same by the keys of their names."""

    def figure(text: str, value: str, kind: str, key: str = "") -> Figure:
        source, basis = rests_on(kind, key, texts)
        return Figure(text, value, texts(f"source-{source}"), basis)

    found = [
        figure("figure-seats", "2–6", "seats"),
        figure("figure-dice", str(DICE), "dice"),
        figure("figure-cities", str(len(CITY_TABLE)), "cities"),
        figure("figure-provinces", str(len(PROVINCE_TABLE)), "provinces"),
        figure("figure-faces", " ".join(FACES), "die-faces"),
    ]
    for province in PROVINCE_TABLE:
        name = f"province-{province.key}"
        named = f"{texts(name)}: {len(cities_of(province.key))}"
        found.append(figure(name, named, "province-names", province.key))
        found.append(figure(name, str(province.points), "province-points", province.key))
    for number, city in enumerate(CITY_TABLE):
        name = f"city-{city.key}"
        special = any(line.special for line in LINE_TABLE if line.city == number)
        found.append(figure(name, texts(name), "city-names", city.key))
        found.append(figure(name, str(city.points), "city-points", city.key))
        found.append(figure(name, " / ".join(city.lines), "city-lines", city.key))
        found.append(figure(name, "+ G" if special else "–", "special-line", city.key))
    return found
