"""Scenarios on a table laid by hand, in text: `.als` files, and what runs them.

    T38 Disrupt: its owner flips first
    seats 2                             how many play, and the table's options
    option mode standard
    deck S6 L2                          lines that lay the table, in the game's own words
    h0 L5 A1 | h1 L3                    two of them on one line
    do 0 deploy L5 L                    an action of a seat in the game's notation
    do draw S6                          of chance; `clock …` is the clock's
    do draw L2 | 1 flip 0 L             two actions on one line
    exp to 0 flip                       expectations, checked where they stand
    exp illegal 1 flip 0 L
    go                                  chance acts by itself (go 7: another seed) until a seat must

A scenario begins with its name and ends at the next one; `#` begins a remark. What lays a table and
what may be expected of it is the game's own: the words of its room `setup`. Expected
of every game:

    legal SEAT ACTION · illegal SEAT ACTION · refused REASON SEAT ACTION
    noption N (choices of whoever is to act) · offers SEAT ACTION, ACTION (all of them)
    actors 0 2 (or chance, clock; `-` for nobody) · places 1 2 (`-` while it goes on) · ending KEY
    told KEY SEAT figure=value (the latest event of this key; `-` for no seat) · untold KEY
    times KEY N (how often events of this key were told)

`untold` and `times` ask for events that the game has a sentence for, so that a misspelt key does
not come true. A line `with name=value name=value` is one run of the scenario, in which `{name}`
stands for the value; several such lines are several runs, and each gives all that is used.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wartable.laid import (
    VERBS,
    WHOLE,
    AlsError,
    AlsTable,
    Line,
    Script,
    first_word,
    plain,
    setup_of,
)
from wartable.plugin import Plugin, game, games

SUFFIX = ".als"
NAME = re.compile(r"[A-Z]+[-_.]?\d[\w.-]*:?")
BRACED = re.compile(r"\{([^{}]*)\}")
LONGEST_ROW = 2000  # characters after `with`: shlex needs a time that grows with their square


class AlsScenario(Script):
    """One scenario of a file, or one run of it."""

    def run(
        self, options: Mapping[str, str | int] | None = None, data: str | None = None
    ) -> AlsTable:
        """Play it; AlsError says what is not as expected."""
        return AlsTable(self, options or {}, data).run()

    def runs(self) -> list[AlsScenario]:
        """Itself, or one scenario for every line `with`."""
        rows = [line for line in self.lines if first_word(line.text)[0] == "with"]
        if not rows:
            return [self]
        rest = [line for line in self.lines if first_word(line.text)[0] != "with"]
        return [self._filled(first_word(row.text)[1], rest) for row in rows]

    def _filled(self, row: str, rest: list[Line]) -> AlsScenario:
        where = f"{self.path}:{self.number}: {self.name} with {row[:80]}"
        if len(row) > LONGEST_ROW:
            raise AlsError(f"{where}: more than {LONGEST_ROW} characters")
        try:
            values = dict(pair.partition("=")[::2] for pair in shlex.split(row))
        except ValueError as wrong:
            raise AlsError(f"{where}: {wrong}") from None
        named = {name for line in rest for name in BRACED.findall(line.text)}
        if amiss := named ^ set(values):
            raise AlsError(f"{where}: given or used, not both: {', '.join(sorted(amiss))}")
        lines = []
        for line in rest:
            text = line.text
            for name, value in values.items():
                text = text.replace("{" + name + "}", value)
            lines.append(Line(line.number, text))
        return AlsScenario(
            self.plugin, f"{self.name}[{row}]", self.title, self.path, self.number, lines
        )


def load_als(path: Path, id: str | None = None) -> list[AlsScenario]:
    """Every scenario of a file; without an id the game is found by the folder the file lies in."""
    plugin = game(id) if id else _game_of(path)
    return parse_als(path.read_text(encoding="utf-8-sig"), path.name, plugin)


def parse_als(text: str, path: str, plugin: Plugin[Any, Any]) -> list[AlsScenario]:
    """Every scenario in a text. After an empty line or a remark any word that is no verb is a name;
    elsewhere only what looks like one, so that a misspelt verb is not taken for it."""
    words = (*WHOLE, *setup_of(plugin).lays, *VERBS)
    found: list[AlsScenario] = []
    names: set[str] = set()
    apart = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = plain(raw)
        if not line:
            apart = True
            continue
        word, rest = first_word(line)
        if word in words:
            if not found:
                raise AlsError(f"{path}:{number}: {line!r} belongs to no scenario")
            found[-1].lines.append(Line(number, line))
        elif not apart and not NAME.fullmatch(word):
            raise AlsError(f"{path}:{number}: {word!r} is none of {', '.join(words)}")
        elif (name := word.rstrip(":")) in names:
            raise AlsError(f"{path}:{number}: the name {name} stands there twice")
        else:
            names.add(name)
            found.append(AlsScenario(plugin, name, rest, path, number))
        apart = False
    for scenario in found:
        if not any(first_word(line.text)[0] in VERBS for line in scenario.lines):
            raise AlsError(f"{path}:{scenario.number}: {scenario.name} does and expects nothing")
    return [run for scenario in found for run in scenario.runs()]


def play_als(
    id: str | Plugin[Any, Any],
    text: str,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
) -> AlsTable:
    """Lay a table and play some lines of the format on it, for tests written in Python."""
    plugin = game(id) if isinstance(id, str) else id
    numbered = enumerate(text.splitlines(), 1)
    lines = [Line(number, line) for number, raw in numbered if (line := plain(raw))]
    return AlsScenario(plugin, "", "", "", 0, lines).run(options, data)


def plugin_of(path: Path) -> Plugin[Any, Any] | None:
    """The installed game a file of scenarios belongs to: it lies in a folder called like the
    game's package."""
    if path.suffix != SUFFIX:
        return None
    found = {p.package.rpartition(".")[2]: p for p in games().values()}
    return next((found[part] for part in reversed(path.parts) if part in found), None)


def _game_of(path: Path) -> Plugin[Any, Any]:
    plugin = plugin_of(path)
    if plugin is None:
        raise AlsError(f"{path.name} lies in no folder called like the package of a game")
    return plugin
