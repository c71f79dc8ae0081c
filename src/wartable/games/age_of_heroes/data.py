"""The data file: read, checked, turned into figures and rules. Complaints name line and rule.

What a file leaves out is as in the packaged one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from wartable.data_file import DataFile
from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    GOLD,
    HERO,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_ARMIES,
    MOST_COPIES,
    MOST_DEALS,
    MOST_HEROES,
    MOST_MONUMENT,
    MOST_OPEN,
    MOST_PAYMENTS,
    MOST_RAIDERS,
    MOST_VALUES,
    ORDINARY,
)
from wartable.games.age_of_heroes.engine.figures import SINGLES, STEPS, Figures
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.names import STRONGEST
from wartable.plugin import Basis
from wartable.scene import Mark
from wartable.statements import basis_of, weakest

RESOURCES = KIND_KEYS[: int(ORDINARY)]
SPECIALS = KIND_KEYS[5:11]
LIMITS: dict[str, tuple[int, int, str]] = {  # a figure's least and most, and its rule
    "start_cities": (0, 4, "2"),
    "start_armies": (0, 2, "2"),
    "start_hand": (1, 9, "2"),
    "turn_draw": (0, 9, "3"),
    "hand_limit": (1, 99, "10"),
    "tax_per_city": (1, 9, "6.1"),
    "conquest_armies": (1, 9, "7.5"),
    "plunder_cards": (1, 9, "7.5"),
    "fortress_bonus": (0, 9, "7.4"),
    "general_bonus": (0, 9, "7.4"),
    "fair_draw": (0, 9, "4"),
    "fair_per_tribe": (0, 9, "4"),
    "circuits": (1, 20, "5.5"),
    "most_offers": (0, 99, "5.1"),
    "most_deals": (0, int(MOST_DEALS), "5.1"),
    "most_open": (1, int(MOST_OPEN), "5.1"),
    "live_acts": (1, 99, "F9"),
    "victory_cities": (2, 12, "12"),
    "victory_monument": (1, int(MOST_MONUMENT), "12"),
}
CARD_KEYS = KIND_KEYS[:18]  # those counted by a number; barbarians have a list
KEYS: dict[str, tuple[str, ...]] = {  # what a file says, table by table
    "single": SINGLES,
    "cards": ("total", *CARD_KEYS, "barbarians"),
    "battle": ("values", "copies"),
    "supply": ITEM_KEYS,
    "cost": ITEM_KEYS,
    "destruction": ("victorious", "cards"),
}
RULES = {"cards": "1", "battle": "1", "supply": "1", "cost": "6.2", "destruction": "7.5"}
SCHEMA = 1
MOST_ROW = 99  # victorious armies in a row of [destruction]


CORRECTED = "corrected"  # the source of a figure whose file names none, or the packaged one
SHOWN = {  # what is shown of the figures, and which of them it rests on
    "deck": [("cards", key) for key in CARD_KEYS],
    "barbarians": [("cards", "barbarians")],
    "battle": [("battle", "values"), ("battle", "copies")],
    "fair": [("single", key) for key in ("circuits", "most_offers", "most_deals", "most_open")],
    **{f"pile-{key}": [("supply", key), ("cost", key)] for key in ITEM_KEYS},
}


@dataclass(frozen=True)
class Row:
    """A figure with what it rests on, in the order of the file. `says` is the sentence that the
    file itself has for a public source."""

    table: str
    key: str
    value: Any
    source: str
    says: str = ""

    @property
    def basis(self) -> Basis:
        """How sure the figure is."""
        return basis_of(self.source)


@dataclass(frozen=True)
class Box:
    """What a data file says: the figures of the rules, and where each one comes from."""

    figures: Figures
    rows: tuple[Row, ...]

    @cached_property
    def marks(self) -> dict[str, Mark]:
        """What is marked at the table, because its figures were not read off a box."""
        sure = {(row.table, row.key): row.basis for row in self.rows}
        found = {name: weakest(sure[place] for place in of).mark for name, of in SHOWN.items()}
        return {name: mark for name, mark in found.items() if mark}


class _File(DataFile):
    """The parsed file beside its text, so that a complaint finds its line. `usual` is what the
    packaged file says; for that file itself, nothing."""

    def __init__(self, text: str, usual: dict[str, Any]) -> None:
        super().__init__(text)
        self.usual = usual

    def entry(self, table: str, key: str) -> Any:
        """What is said of a figure, here or else in the packaged file."""
        usual = self.usual.get(table, {}).get(key)
        return self.content.get(table, {}).get(key, usual)

    def line_of(self, table: str, key: str) -> int:
        at = ""  # the table the line is in
        for number, line in enumerate(self.lines, 1):
            bare = re.sub(r"""["'\s]""", "", line)
            if bare.startswith("["):
                at = bare.lstrip("[").split("]")[0]
                if at == (f"{table}.{key}" if key else table):
                    return number
            elif (at, re.split("[=.]", bare)[0]) in ((table, key), ("", table)):
                return number
        return 0

    def said(self, table: str, *keys: str) -> str:
        """Of the figures that a rule concerns, the first that is in this file."""
        return next((key for key in keys if key in self.content.get(table, {})), keys[0])

    def wrong(self, table: str, key: str, what: str) -> BadInput:
        line = self.line_of(table, key) or self.line_of(table, "") or max(len(self.lines), 1)
        rule = LIMITS[key][2] if table == "single" and key in LIMITS else RULES.get(table, "")
        name = f"{table}.{key}" if key else table
        message = f"line {line}: {name}: {what}" + (f" (rules, {rule})" if rule else "")
        return BadInput(message, "data", line=str(line), name=name, why=message)

    def check_words(self) -> None:
        """Every table and every key is one that is known, so that no correction is in vain."""
        about = self.content.get("about")
        if about != {"game": "age-of-heroes", "schema": SCHEMA} or about["schema"] is True:
            raise self.wrong("about", "", f'needs game = "age-of-heroes" and schema = {SCHEMA}')
        for table, entries in self.content.items():
            if table in ("about", "sources"):
                continue
            if table not in KEYS or not isinstance(entries, dict):
                raise self.wrong(table, "", f"no such table; there are: {', '.join(KEYS)}")
            for key in entries:
                if key not in KEYS[table]:
                    raise self.wrong(table, key, f"there is no such figure in [{table}]")
                found = entries[key]
                if isinstance(found, dict) and (extra := set(found) - {"value", "source"}):
                    raise self.wrong(table, key, f"{min(extra)} is neither value nor source")

    def number(self, table: str, key: str, least: int, most: int) -> int:
        entry = self.entry(table, key)
        if not isinstance(entry, dict) or type(entry.get("value")) is not int:
            raise self.wrong(table, key, 'needs { value = NUMBER, source = "…" }')
        value = int(entry["value"])
        if not least <= value <= most:
            raise self.wrong(table, key, f"{value} is not in {least} … {most}")
        return value

    def row(self, table: str, key: str) -> Row:
        """A figure that has been checked, with what it rests on."""
        entry, usual = self.entry(table, key), self.usual.get(table, {}).get(key, {})
        value, before = entry["value"], usual.get("source")
        source = entry.get("source", before)
        if usual and source == before and value != usual["value"]:
            source = CORRECTED
        if not source or not isinstance(source, str):
            raise self.wrong(table, key, 'says nothing of its source; source = "my box", say')
        kind, _, name = source.partition(":")
        says = self.says(table, key, name) if kind == "public" else ""
        return Row(table, key, value, source, says)

    def says(self, table: str, key: str, name: str) -> str:
        """The sentence of a public source; empty for one of the packaged file's, which has a text
        in every language."""
        own, usual = self.content.get("sources", {}), self.usual.get("sources", {})
        says = own.get(name, usual.get(name)) if isinstance(own, dict) else None
        if not isinstance(says, str):
            raise self.wrong(table, key, f"[sources] does not name {name!r}")
        return says if self.usual and says != usual.get(name) else ""

    def numbers(self, table: str, key: str) -> list[int]:
        entry = self.entry(table, key)
        value = entry.get("value") if isinstance(entry, dict) else None
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.wrong(table, key, 'needs { value = [NUMBER, …], source = "…" }')
        return [int(item) for item in value]


def read(text: str) -> Box:
    """What an owner's file says; BadInput names line and rule of whatever is wrong."""
    return _read(_File(text, _usual()))


def _read(file: _File) -> Box:
    file.check_words()
    numbers = [file.number("single", key, *LIMITS[key][:2]) for key in SINGLES]
    copies, raids = _copies(file)
    values, sizes = _battle(file)
    supply = [file.number("supply", key, 0, 99) for key in ITEM_KEYS]
    supply[1] = min(supply[1], int(MOST_ARMIES))  # ruling Z1: no more are on the table at once
    cost = [number for item in ITEM_KEYS for number in _cost(file, item)]
    steps = _steps(file)
    _check(file, dict(zip(SINGLES, numbers, strict=True)), copies, supply)
    if sum(sizes) < (most := _largest(supply, copies, raids)):
        what = f"{sum(sizes)} in all; the largest battle needs more cards: {most}"
        raise file.wrong("battle", "copies", what)
    numbers += [*copies, *values, *sizes, *supply, *cost, *steps, *raids]
    return Box(Figures(numbers), tuple(_rows(file, copies)))


def _copies(file: _File) -> tuple[list[int], list[int]]:
    """Cards by kind, and the armies of each kind of Barbarians. A number up to four is the kind of
    that number; a higher one takes a kind that is left."""
    copies = [0] * len(KIND_KEYS)
    first = int(BARBARIANS)
    for place, key in enumerate(CARD_KEYS):
        copies[place] = file.number("cards", key, 0, int(MOST_COPIES))
    brought = file.numbers("cards", "barbarians")  # one number per copy
    for armies in brought:
        if not 1 <= armies <= MOST_RAIDERS:
            what = f"{armies} armies are not in 1 … {MOST_RAIDERS}"
            raise file.wrong("cards", "barbarians", what)
    kinds = len(KIND_KEYS) - first
    if len({*brought}) > kinds:
        raise file.wrong("cards", "barbarians", f"at most {kinds} different numbers of armies")
    more = iter(sorted({armies for armies in brought if armies > kinds}))
    raids = [n if n in brought else next(more, n) for n in range(1, kinds + 1)]
    for armies in brought:
        copies[first + raids.index(armies)] += 1
    if max(copies) > MOST_COPIES:
        raise file.wrong("cards", "barbarians", f"at most {MOST_COPIES} alike")
    return copies, raids


def _largest(supply: list[int], copies: list[int], raids: list[int]) -> int:
    """Units that may fight in one battle: all armies and Heroes, and barbarians."""
    heroes = min(copies[int(HERO)], 2 * int(MOST_HEROES))
    raiders = [n for n, many in zip(raids, copies[int(BARBARIANS) :], strict=True) if many]
    return supply[1] + heroes + max(raiders, default=0)


def _battle(file: _File) -> tuple[list[int], list[int]]:
    values = file.numbers("battle", "values")
    sizes = file.numbers("battle", "copies")
    if len(values) != len(sizes) or not 1 <= len(values) <= MOST_VALUES:
        at = file.said("battle", "copies", "values")
        raise file.wrong("battle", at, f"one number per value, at most {MOST_VALUES} values")
    if not _ascend(values):
        raise file.wrong("battle", "values", "values ascend and begin at 1 or more")
    if values[-1] > STRONGEST:
        raise file.wrong("battle", "values", f"at most {STRONGEST}")
    if not all(1 <= size <= MOST_COPIES for size in sizes):
        raise file.wrong("battle", "copies", f"1 … {MOST_COPIES} of each")
    rest = [0] * (int(MOST_VALUES) - len(values))
    return values + rest, sizes + rest


def _cost(file: _File, item: str) -> list[int]:
    entry = file.entry("cost", item)
    cards = entry.get("value") if isinstance(entry, dict) else None
    if not isinstance(cards, dict) or not all(type(n) is int for n in cards.values()):
        raise file.wrong("cost", item, 'needs { value = { wood = 2, … }, source = "…" }')
    for key, n in cards.items():
        if key not in RESOURCES or not 1 <= n <= 9:
            raise file.wrong("cost", item, f"{key} = {n} is no price in ordinary resources")
    if not cards:
        raise file.wrong("cost", item, "costs nothing")
    ways = 1
    for key in RESOURCES[: int(GOLD)]:
        ways *= cards.get(key, 0) + 1
    if ways > MOST_PAYMENTS:
        raise file.wrong("cost", item, f"{ways} ways to pay; 1 … {MOST_PAYMENTS} are possible")
    return [cards.get(key, 0) for key in RESOURCES]


def _ascend(numbers: list[int]) -> bool:
    return sorted(set(numbers)) == numbers and numbers[0] >= 1


def _steps(file: _File) -> list[int]:
    at = file.numbers("destruction", "victorious")
    cards = file.numbers("destruction", "cards")
    if len(at) != len(cards) or not 1 <= len(at) <= STEPS or not _ascend(at) or not _ascend(cards):
        what = f"rows ascend, at most {STEPS}, one number per row"
        raise file.wrong("destruction", file.said("destruction", "cards", "victorious"), what)
    if at[-1] > MOST_ROW or cards[-1] > MOST_MONUMENT:
        raise file.wrong("destruction", "cards", f"at most {MOST_MONUMENT} cards of a monument")
    rest = [0] * (int(STEPS) - len(at))
    return [*at, *rest, *cards, *rest]


def _check(file: _File, single: dict[str, int], copies: list[int], supply: list[int]) -> None:
    """What must hold between figures."""
    for place, key in enumerate(KIND_KEYS):
        if key in SPECIALS and copies[place] < single["victory_monument"]:
            raise file.wrong("cards", key, "a monument could not be completed")
    if sum(copies) != _total(file, copies):
        what = f"the cards listed are {sum(copies)}: write that, or leave the total out"
        raise file.wrong("cards", "total", what)
    for place, item in enumerate(ITEM_KEYS[:2]):
        if supply[place] < 6 * single[("start_cities", "start_armies")[place]]:
            raise file.wrong("supply", item, "six tribes could not be set up")
    if supply[0] < single["victory_cities"]:
        raise file.wrong("supply", "city", "nobody could win by cities")
    if single["start_hand"] * 6 > sum(copies):
        raise file.wrong("single", "start_hand", "six hands could not be dealt")


def _total(file: _File, copies: list[int]) -> int:
    """As many as there are, if the file does not say how many."""
    cards = file.content.get("cards", {})
    return file.number("cards", "total", 1, 999) if "total" in cards else sum(copies)


def _rows(file: _File, copies: list[int]) -> list[Row]:
    rows = [file.row(table, key) for table, keys in KEYS.items() for key in keys]
    total = next(row for row in rows if (row.table, row.key) == ("cards", "total"))
    if total.value != sum(copies):  # left out, where other figures were corrected
        rows[rows.index(total)] = replace(total, value=sum(copies), source=CORRECTED, says="")
    return rows


@cache
def _usual() -> dict[str, Any]:
    return DataFile(text()).content


@cache
def printed() -> Box:
    """What the file that comes with the package says."""
    return _read(_File(text(), {}))


def text() -> str:
    """The packaged file, for owners to correct."""
    return (files("wartable.games.age_of_heroes") / "data.toml").read_text(encoding="utf-8")


def game(text: str | None) -> AgeOfHeroes:
    """The rules with the figures of a file, or with the printed ones."""
    box = printed() if text is None else read(text)
    return AgeOfHeroes(box.figures, box)


def box_of(game: AgeOfHeroes) -> Box:
    """What a game's figures were read from."""
    return game.origin if isinstance(game.origin, Box) else printed()
