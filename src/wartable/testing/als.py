"""Scenarios on a table laid by hand, in text: `.als` files, and what runs them.

    T38 Disrupt: its owner flips first
    deck S6 L2                          lines that lay the table, in the game's own words
    h0 L5 A1 | h1 L3                    two of them on one line
    do 0 deploy L5 L                    a seat's action in the game's notation
    exp to 0 flip                       expectations, checked where they stand
    exp illegal 1 flip 0 L

A scenario begins with its name and ends at the next one; `#` begins a remark. What lays a table and
what may be expected of it is the game's own: the words of its room `setup`. Expected
of every game: legal SEAT ACTION · illegal SEAT ACTION · noption N (choices of whoever is to act).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, Event, legal, members
from wartable.plugin import Plugin, game, games
from wartable.setup import Setup

SUFFIX = ".als"
NAME = re.compile(r"[A-Z]+[-_.]?\d[\w.-]*:?")


class AlsError(AssertionError):
    """A scenario that cannot be read or does not come true; the message shows the table."""


class Mismatch(Exception):
    """Expected one thing, found another."""

    def __init__(self, word: str, expected: str, found: str) -> None:
        self.word = word
        self.expected = expected
        self.found = found


@dataclass(frozen=True)
class Line:
    number: int
    text: str


@dataclass
class AlsScenario:
    """One scenario of a file."""

    plugin: Plugin[Any, Any]
    name: str
    title: str
    path: str
    number: int  # line of its name
    lines: list[Line] = field(default_factory=list)

    def run(self, options: Mapping[str, str | int] | None = None) -> AlsTable:
        """Play it; AlsError says what is not as expected."""
        return AlsTable(self, options or {}).run()


def load_als(path: Path, id: str | None = None) -> list[AlsScenario]:
    """Every scenario of a file; without an id the game is found by the folder the file lies in."""
    plugin = game(id) if id else _game_of(path)
    return parse_als(path.read_text(encoding="utf-8-sig"), path.name, plugin)


def parse_als(text: str, path: str, plugin: Plugin[Any, Any]) -> list[AlsScenario]:
    """Every scenario in a text. After an empty line or a remark any word that is no verb is a name;
    elsewhere only what looks like one, so that a misspelt verb is not taken for it."""
    words = (*_setup(plugin, {}).lays, "do", "exp")
    found: list[AlsScenario] = []
    apart = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = _plain(raw)
        if not line:
            apart = True
            continue
        word, rest = _first(line)
        if word in words:
            if not found:
                raise AlsError(f"{path}:{number}: {line!r} belongs to no scenario")
            found[-1].lines.append(Line(number, line))
        elif not apart and not NAME.fullmatch(word):
            raise AlsError(f"{path}:{number}: {word!r} is none of {', '.join(words)}")
        elif (name := word.rstrip(":")) in {scenario.name for scenario in found}:
            raise AlsError(f"{path}:{number}: the name {name} stands there twice")
        else:
            found.append(AlsScenario(plugin, name, rest, path, number))
        apart = False
    for scenario in found:
        if not any(_first(line.text)[0] in ("do", "exp") for line in scenario.lines):
            raise AlsError(f"{path}:{scenario.number}: {scenario.name} does and expects nothing")
    return found


def play_als(
    id: str | Plugin[Any, Any], text: str, options: Mapping[str, str | int] | None = None
) -> AlsTable:
    """Lay a table and play some lines of the format on it, for tests written in Python."""
    plugin = game(id) if isinstance(id, str) else id
    lines = [Line(n, plain) for n, raw in enumerate(text.splitlines(), 1) if (plain := _plain(raw))]
    return AlsScenario(plugin, "", "", "", 0, lines).run(options)


def plugin_of(path: Path) -> Plugin[Any, Any] | None:
    """The installed game a file of scenarios belongs to: it lies in a folder called like the
    game's package."""
    if path.suffix != SUFFIX:
        return None
    found = {p.package.rpartition(".")[2]: p for p in games().values() if p.has_room("setup")}
    return next((found[part] for part in reversed(path.parts) if part in found), None)


def _setup(plugin: Plugin[Any, Any], options: Mapping[str, str | int]) -> Setup[Any]:
    if not plugin.has_room("setup"):
        raise BadInput(f"{plugin.id} has no tables laid by hand")
    table: Setup[Any] = plugin.room("setup").Table(plugin.settings(options))
    return table


def _game_of(path: Path) -> Plugin[Any, Any]:
    plugin = plugin_of(path)
    if plugin is None:
        raise AlsError(f"{path.name} lies in no folder of a game that has tables laid by hand")
    return plugin


class AlsTable:
    """A scenario being played; `laid` is the game's part of it."""

    def __init__(self, scenario: AlsScenario, options: Mapping[str, str | int]) -> None:
        self.scenario = scenario
        self.plugin = scenario.plugin
        self.game = self.plugin.game()
        self.laid = _setup(self.plugin, options)
        self.begun = False
        self.line = Line(scenario.number, scenario.title)

    @property
    def state(self) -> Any:
        return self.laid.state

    def run(self) -> AlsTable:
        for line in self.scenario.lines:
            self.take(line)
        self.begin()
        return self

    def do(self, *actions: str) -> None:
        """Play on."""
        for text in actions:
            self.take(Line(0, f"do {text}"))

    def take(self, line: Line) -> None:
        self.line = line
        word, rest = _first(line.text)
        try:
            if word in self.laid.lays:
                if self.begun:
                    raise BadInput("the table is set before the first do or exp")
                for each, more in _items(line.text, self.laid.lays):
                    self.laid.lay(each, more)
                return
            self.begin()
            if word == "do":
                self.act(rest)
            else:
                self.expect(rest)
        except Mismatch as wrong:
            raise AlsError(self.report(wrong)) from None
        except BadInput as wrong:
            raise AlsError(self.report(Mismatch("!", "a line of the format", str(wrong)))) from None

    def begin(self) -> None:
        if not self.begun:
            self.begun = True
            self.go_on(self.laid.begin())

    def go_on(self, told: list[Event]) -> None:
        """Chance gives what was laid for it; the game's part hears of everything."""
        while CHANCE in members(self.game.actors(self.state)):
            given = self.laid.chance()
            if given is None:
                break
            self.game.apply(self.state, CHANCE, given, told)
        for event in told:
            self.laid.hear(event)

    # ---- acting
    def act(self, text: str) -> None:
        seat, action = self.action(text)
        self.check(seat, action, "do")
        told: list[Event] = []
        self.game.apply(self.state, seat, action, told)
        self.go_on(told)

    def action(self, text: str) -> tuple[int, int]:
        word, rest = _first(text)
        if not word.isdecimal():
            raise BadInput(f"{word!r} is no seat; write SEAT ACTION")
        return int(word), self.plugin.read(self.game, int(word), rest)

    def check(self, seat: int, action: int, word: str) -> None:
        refusal = self.game.refusal(self.state, seat, action)
        if refusal:
            raise Mismatch(word, "legal", f"refused: {self.plugin.reason(refusal).key}")

    # ---- expecting
    def expect(self, text: str) -> None:
        own = ("legal", "illegal", "noption")
        for word, rest in _items(text, (*own, *self.laid.expects)):
            if word == "legal":
                self.check(*self.action(rest), word)
                continue
            if word == "illegal":
                seat, action = self.action(rest)
                expected = "illegal"
                found = expected if self.game.refusal(self.state, seat, action) else "legal"
            elif word == "noption":
                expected, found = rest, str(self.choices())
            elif word in self.laid.expects:
                expected, found = self.laid.compare(word, rest)
            else:
                known = ", ".join((*own, *self.laid.expects))
                raise BadInput(f"{word!r} is no expectation; there are: {known}")
            if expected != found:
                raise Mismatch(word, expected, found)

    def choices(self) -> int:
        """Of everybody who may act; chance chooses nothing."""
        acting = members(self.game.actors(self.state))
        return sum(len(legal(self.game, self.state, seat)) for seat in acting if seat != CHANCE)

    # ---- saying what is wrong
    def report(self, wrong: Mismatch) -> str:
        """The whole table as it is, the line that is not as expected marked like a diff."""
        scenario, table = self.scenario, self.laid.shown()
        lines = [f"{scenario.name} {scenario.title}".rstrip()]
        lines.append(f"  {scenario.path}:{self.line.number}: {self.line.text}")
        if wrong.word not in dict(table):
            table = [*table, (wrong.word, wrong.found)]
        width = max(len(word) for word, _ in table)
        for word, text in table:
            if word != wrong.word:
                lines.append(f"    {word:<{width}} {text}")
                continue
            lines.append(f"  - {word:<{width}} {wrong.expected}")
            lines.append(f"  + {word:<{width}} {wrong.found}")
        return "\n".join(lines)


def _items(text: str, words: Iterable[str]) -> list[tuple[str, str]]:
    """`h0 … | h1 …` on one line are two items; a bar before any other word belongs to the item."""
    known = set(words)
    found: list[tuple[str, str]] = []
    for part in text.split("|"):
        word, rest = _first(part)
        if found and word not in known:
            last, before = found[-1]
            found[-1] = (last, f"{before} | {part.strip()}")
        else:
            found.append((word, rest))
    return found


def _first(text: str) -> tuple[str, str]:
    """The first word and the rest."""
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0].strip() if rest else ""


def _plain(raw: str) -> str:
    """Without remark: a # at the beginning or after a space. The fences of a block copied out of
    a page (```als) are remarks too."""
    return re.sub(r"(^|\s)#.*|^\s*```.*", "", raw).strip()
