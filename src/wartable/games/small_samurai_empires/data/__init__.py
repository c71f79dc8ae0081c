"""The data file: read, checked, and the rules that play with it.

`data.toml` of the game's folder is the box as far as it is known. An owner may play with a
corrected copy, or with a file that has only what differs. What is wrong in it is said line by line,
with the rule that is broken. A game and the views of its tables carry their box. Nothing else keeps
it: people may send files without end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files

from wartable.data_file import DataFile
from wartable.errors import BadInput
from wartable.games.small_samurai_empires.data.completing import whole
from wartable.games.small_samurai_empires.data.filling import columns
from wartable.games.small_samurai_empires.data.form import FORMAT, Row, check_form
from wartable.games.small_samurai_empires.data.laws import broken_rules
from wartable.games.small_samurai_empires.data.lines import Lines
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.plugin import Basis
from wartable.statements import basis_of, weakest

FOLDER, PACKAGED = "wartable.games.small_samurai_empires", "data.toml"
MOST_PROBLEMS = 200  # told of at once


@dataclass(frozen=True)
class Box:
    """One data file. `key` is empty for the packaged one, else a digest of the text."""

    key: str
    data: Row = field(compare=False, repr=False)
    # what was asked before, by table and keys: every picture asks for some hundred figures
    known: dict[tuple[str, ...], Basis] = field(default_factory=dict, compare=False, repr=False)

    def source(self, table: str, key: str) -> str:
        """What a figure rests on, as the file says it."""
        row = self.data
        for name in table.split("."):
            row = row[name]
        return str(row["source"][key])

    def basis(self, table: str, *keys: str) -> Basis:
        """How sure a figure is; of several, the least sure."""
        asked = (table, *keys)
        if asked not in self.known:
            self.known[asked] = weakest(basis_of(self.source(table, key)) for key in keys)
        return self.known[asked]


def game(text: str | None = None) -> SmallSamuraiEmpires:
    """The rules with the packaged figures, or with those of a corrected file."""
    box = read(text)
    return _printed() if box is packaged() else SmallSamuraiEmpires(columns(box.data), box)


@cache
def _printed() -> SmallSamuraiEmpires:
    """One for all tables: the steps have columns of 180 kB."""
    return SmallSamuraiEmpires(columns(packaged().data), packaged())


def box_of(game: SmallSamuraiEmpires) -> Box:
    """What a game's figures were read from."""
    box = game.origin
    if not isinstance(box, Box):
        raise TypeError(f"these rules were not made by `game`: they carry {box!r}")
    return box


def read(text: str | None) -> Box:
    """The packaged box, or a corrected one; BadInput lists what is wrong in it."""
    if text is None:
        return packaged()
    data = parse(text, packaged().data)
    if data == packaged().data:
        return packaged()
    return Box(sha256(text.encode()).hexdigest()[:16], data)


@cache
def packaged() -> Box:
    """The box as printed."""
    return Box("", parse(text()))


def text() -> str:
    """The packaged file, for owners to correct."""
    return (files(FOLDER) / PACKAGED).read_text(encoding="utf-8")


def parse(text: str, usual: Row | None = None) -> Row:
    """What a file says; where it says nothing, the usual figures."""
    file = DataFile(text)
    given, lines = file.content, Lines.of(file.lines)
    data = whole(given, usual or given) if given.get("format") == FORMAT else given
    check_form(data, lines)
    if not lines.problems:
        broken_rules(data, lines)
    if lines.problems:
        problems = sorted(lines.problems)[:MOST_PROBLEMS]
        line, _, name = problems[0]
        message = "\n".join(what for _, what, _ in problems)
        raise BadInput(message, "data", line=str(line), name=name, why=message)
    return data
