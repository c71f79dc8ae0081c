"""Write what follows from the fields of a state: how it is copied, dumped, loaded and named.

    python -m tools.states            write it, between two marks in each file
    python -m tools.states --check    say which file is stale, and change nothing

A field is declared once, in `__init__`:

    self.cap: i64 = 1000                     a figure
    self.seats = seats                       a figure, where the parameter is an i64
    self.owner = vec[i64]([NONE] * CITIES)   a column; `zeros(CITIES)` is one too. Its length is
                                             for ever, and no other state may share it
    self.civs = vec[Civ]([Civ() for …])      parts, each a class with the same marks; a
                                             plain list of them will do
    self.figures = figures                   any other parameter is shared by all copies
    self.answers = vec[i64]()                a buffer to work with: no part of the table

A dump holds the figures, then the columns, then the parts, each in the order of declaration.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

BEGIN = ("    # ---- written by tools/states.py from the fields above", "    # fmt: off")
END = ("    # fmt: on", "    # ---- end of what is written")
ROOT = Path(__file__).parents[1]


@dataclass
class Fields:
    """The fields of one class, by what they hold."""

    name: str
    parameters: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=list)
    columns: list[tuple[str, str]] = field(default_factory=list)  # with their length
    parts: list[str] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)
    given: dict[str, str] = field(default_factory=dict)  # the field that keeps a parameter
    is_state: bool = False  # otherwise a part of one


def fields_of(node: ast.ClassDef) -> Fields:
    """What `__init__` declares."""
    found = Fields(node.name, is_state=any(ast.unparse(base) == "State" for base in node.bases))
    init = next(f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__")
    types = {a.arg: ast.unparse(a.annotation) for a in init.args.args[1:] if a.annotation}
    found.parameters = list(types)
    value: ast.expr | None
    for line in init.body:
        if isinstance(line, ast.Assign):
            target, value, kind = line.targets[0], line.value, ""
        elif isinstance(line, ast.AnnAssign):
            target, value, kind = line.target, line.value, ast.unparse(line.annotation)
        else:
            continue
        if isinstance(target, ast.Attribute):
            _declare(found, target.attr, value, kind, types)
    return found


def _declare(
    found: Fields, name: str, value: ast.expr | None, kind: str, types: dict[str, str]
) -> None:
    """Note one field with its value and its type, where one is said."""
    parameter = value.id if isinstance(value, ast.Name) and value.id in types else ""
    if parameter:
        found.given.setdefault(parameter, name)
    if (kind or types.get(parameter, "")) == "i64":
        found.figures.append(name)
    elif length := _length(value):
        found.columns.append((name, length))
    elif _is_parts(value):
        found.parts.append(name)
    elif parameter:
        found.shared.append(name)
    elif value is None or ast.unparse(value) != "vec[i64]()":  # a buffer
        raise SystemExit(f"{found.name}.{name}: neither a figure nor a column nor parts")


def _is_parts(value: ast.expr | None) -> bool:
    """Whether it is a list, or a vec, of one object for each of something."""
    if isinstance(value, ast.Call) and value.args:
        called = ast.unparse(value.func)
        value = value.args[0] if called.startswith("vec[") and called != "vec[i64]" else None
    return isinstance(value, ast.ListComp)


def _length(value: ast.expr | None) -> str:
    """How many cells a column has, as the source says it; empty where it is no column."""
    if not isinstance(value, ast.Call):
        return ""
    called = ast.unparse(value.func)
    if called == "zeros":
        return ast.unparse(value.args[0])
    cells = value.args[0] if called == "vec[i64]" and value.args else None
    return ast.unparse(cells.right) if isinstance(cells, ast.BinOp) else ""


def written(it: Fields) -> str:
    """The methods that follow from the fields."""
    methods = [_copy_from(it), _dump(it), _load(it), _layout(it)]
    lines = [line for method in [_clone(it)] * it.is_state + methods for line in [*method, ""]]
    return "\n".join(f"    {line}" if line else "" for line in lines[:-1])


def _clone(it: Fields) -> list[str]:
    given = ", ".join(f"self.{it.given[name]}" for name in it.parameters)
    return [
        f"def clone(self) -> {it.name}:",
        f"    other = {it.name}({given})",
        "    other.copy_from(self)",
        "    return other",
    ]


def _copy_from(it: Fields) -> list[str]:
    lines = [f"def copy_from(self, other: {it.name}) -> None:"]
    lines += _assignments([(name, f"other.{name}") for name in it.shared + it.figures])
    lines += [f"    self.{name} = copied(other.{name}, self.{name}, {n})" for name, n in it.columns]
    for name in it.parts:
        lines.append(f"    for i in range(len(self.{name})):")
        lines.append(f"        self.{name}[i].copy_from(other.{name}[i])")
    return lines


def _dump(it: Fields) -> list[str]:
    cells = [f"self.{name}," for name in it.figures] + [f"*self.{name}," for name, n in it.columns]
    rows = [f"        {row}" for row in _rows(cells, 84)]
    begin = "    numbers: list[int] = [" if it.parts else "    return ["
    lines = ["def dump(self) -> list[int]:", begin, *rows, "    ]"]
    for name in it.parts:
        lines += [f"    for part in self.{name}:", "        numbers += part.dump()"]
    return [*lines, "    return numbers"] if it.parts else lines


def _load(it: Fields) -> list[str]:
    lines = [
        "def load(self, data: list[int], at: i64) -> i64:",
        '    """Take the numbers of a dump that begin at `at`; return where they end."""',
        *_assignments([(name, f"data[at + {n}]") for n, name in enumerate(it.figures)]),
        f"    at += {len(it.figures)}",
    ]
    reads = [f"read_cells(data, at, self.{name}, {n})" for name, n in it.columns]
    last = reads.pop() if reads and not it.parts else "at"
    lines += [f"    at = {read}" for read in reads]
    for name in it.parts:
        lines += [f"    for part in self.{name}:", "        at = part.load(data, at)"]
    return [*lines, f"    return {last}"]


def _layout(it: Fields) -> list[str]:
    names = it.figures + [f"{name}[{n}]" for name, n in it.columns]
    rows = [f'        "{row} "' for row in _rows(names, 80)]
    begin = "    names = (" if it.parts else "    return ("
    lines = ["def layout(self) -> str:", begin, *rows, "    )"]
    for name in it.parts:
        lines.append(f"    for part in self.{name}:")
        lines.append(f'        names += f"{name}({{part.layout()}}) "')
    return [*lines, "    return names"] if it.parts else lines


def _assignments(pairs: list[tuple[str, str]]) -> list[str]:
    """As many in a line as fit: the compiler makes no tuple of them."""
    rows: list[list[tuple[str, str]]] = []
    for pair in pairs:
        if rows and len(_assignment([*rows[-1], pair])) <= 94:
            rows[-1].append(pair)
        else:
            rows.append([pair])
    return [_assignment(row) for row in rows]


def _assignment(pairs: list[tuple[str, str]]) -> str:
    names = ", ".join(f"self.{name}" for name, value in pairs)
    return f"    {names} = {', '.join(value for name, value in pairs)}"


def _rows(words: list[str], width: int) -> list[str]:
    """Words by what fits in a line."""
    return textwrap.wrap(" ".join(words), width, break_long_words=False, break_on_hyphens=False)


def fresh(source: str) -> str:
    """The same file with what is between its marks written anew, in every class that has them."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    lines = source.splitlines()
    for node in reversed(classes):
        marks = [n for n, line in enumerate(lines) if line == BEGIN[0] and n >= node.lineno]
        if marks and lines[marks[0] + 1] == BEGIN[1]:
            end = lines.index(END[0], marks[0])
            lines[marks[0] + 2 : end] = written(fields_of(node)).splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    stale = []
    for file in sorted((ROOT / "src").rglob("*.py")):
        source = file.read_text()
        if BEGIN[0] in source and fresh(source) != source:
            stale.append(str(file.relative_to(ROOT)))
            if "--check" not in sys.argv:
                file.write_text(fresh(source))
    if stale and "--check" in sys.argv:
        raise SystemExit(f"stale: {', '.join(stale)}\nTo mend it: python -m tools.states")


if __name__ == "__main__":
    main()
