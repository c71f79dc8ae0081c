"""The data file: what cities and provinces are called. Complaints name the line.

Figures are not open to correction: only the names are ours (provenance.toml).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from wartable.data_file import DataFile
from wartable.errors import BadInput
from wartable.games.age_of_war.engine.components import CITY_TABLE, PROVINCE_TABLE
from wartable.games.age_of_war.engine.game import RULES, AgeOfWar
from wartable.i18n import LANGUAGES, texts

PACKAGE = "wartable.games.age_of_war"
FORMAT = 1
LONGEST = 16  # characters of a name: what a card has room for
KINDS = {  # what has names
    "city": tuple(city.key for city in CITY_TABLE),
    "province": tuple(province.key for province in PROVINCE_TABLE),
}

Names = dict[str, dict[str, str]]  # by language, then by the id of the text


def game(text: str | None = None) -> AgeOfWar:
    """The rules; with the text of a data file, under its names."""
    return RULES if text is None else AgeOfWar(read(text))


def text() -> str:
    """The packaged file, for owners to correct."""
    return (files(PACKAGE) / "data.toml").read_text(encoding="utf-8")


def words(game: AgeOfWar, lang: str) -> Mapping[str, str]:
    """The names of a game's data file, by the ids of the texts they stand in for."""
    names = game.origin
    return names[lang] if isinstance(names, dict) else {}


def read(text: str) -> Names:
    """What the file calls otherwise; BadInput says what is wrong in it."""
    file = DataFile(text)
    content = file.content
    found = content.get("format")
    if type(found) is not int or found != FORMAT:
        raise _wrong(file, ["format"], f"format = {FORMAT} is missing: is this a file of names?")
    for kind in content:
        if kind != "format" and kind not in KINDS:
            known = ", ".join(("format", *KINDS))
            raise _wrong(file, [kind], f"{kind!r} is not known; there are: {known}")
    names: Names = {lang: {} for lang in LANGUAGES}
    for kind, keys in KINDS.items():
        rows = _table(file, [kind], content.get(kind, {}), keys)
        for key, row in rows.items():
            for lang, name in _table(file, [kind, key], row, LANGUAGES).items():
                names[lang][f"{kind}-{key}"] = _name(file, [kind, key, lang], name)
        for lang in LANGUAGES:
            _check_distinct(file, kind, lang, names[lang])
    return names


def _table(file: DataFile, path: list[str], found: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    """A table with some of these keys."""
    where = ".".join(path)
    if not isinstance(found, dict):
        raise _wrong(file, path, f"{where} is a table of names, as in [{where}]")
    for key in found:
        if key not in keys:
            known = ", ".join(keys)
            raise _wrong(file, [*path, key], f"{where}: {key!r} is not one of {known}")
    return found


def _name(file: DataFile, path: list[str], name: Any) -> str:
    """Something that can stand on a card."""
    good = isinstance(name, str) and 0 < len(name) <= LONGEST and name.isprintable()
    if not good or name != name.strip():
        what = f"a name of 1 to {LONGEST} letters, without blanks around it"
        raise _wrong(file, path, f"{'.'.join(path)} is {what}")
    return str(name)


def _check_distinct(file: DataFile, kind: str, lang: str, names: dict[str, str]) -> None:
    """No two have the same name in a language."""
    usual = texts(PACKAGE, lang)
    seen: dict[str, str] = {}
    for key in KINDS[kind]:
        name = names.get(f"{kind}-{key}") or usual(f"{kind}-{key}")
        other = seen.setdefault(name.casefold(), key)
        if other != key:
            both = f"{kind}.{other} and {kind}.{key} are both {name!r} in {lang}"
            raise _wrong(file, [kind, key], f"{both}: each needs a name of its own")


def _wrong(file: DataFile, path: list[str], what: str) -> BadInput:
    """A complaint, with the line where the last of these words stands after the others."""
    at = 0
    for word in path:
        rest = range(at, len(file.lines))
        at = next((number for number in rest if word in file.lines[number]), at)
    message = f"line {at + 1}: {what}"
    return BadInput(message, "data", line=str(at + 1), name=".".join(path), why=message)
