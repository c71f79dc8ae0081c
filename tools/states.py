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
    for line in init.body:
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if not isinstance(target, ast.Attribute) or not isinstance(
            line, ast.Assign | ast.AnnAssign
        ):
            continue
        name, value = target.attr, line.value
        kind = ast.unparse(line.annotation) if isinstance(line, ast.AnnAssign) else ""
        if isinstance(value, ast.Name) and value.id in types:
            found.given.setdefault(value.id, name)
            kind = kind or types[value.id]
        length = _length(value)
        if kind == "i64":
            found.figures.append(name)
        elif length:
            found.columns.append((name, length))
        elif isinstance(value, ast.Call) and ast.unparse(value) == "vec[i64]()":
            continue
        elif _is_parts(value):
            found.parts.append(name)
        elif isinstance(value, ast.Name) and value.id in types:
            found.shared.append(name)
        else:
            raise SystemExit(f"{node.name}.{name}: neither a figure nor a column nor parts")
    return found


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
    lines: list[str] = []
    say = lines.append
    if it.is_state:
        given = ", ".join(f"self.{it.given[name]}" for name in it.parameters)
        say(f"def clone(self) -> {it.name}:")
        say(f"    other = {it.name}({given})")
        say("    other.copy_from(self)")
        say("    return other")
        say("")
    say(f"def copy_from(self, other: {it.name}) -> None:")
    lines += _assignments([(name, f"other.{name}") for name in it.shared + it.figures])
    lines += [f"    self.{name} = copied(other.{name}, self.{name}, {n})" for name, n in it.columns]
    for name in it.parts:
        say(f"    for i in range(len(self.{name})):")
        say(f"        self.{name}[i].copy_from(other.{name}[i])")
    say("")
    say("def dump(self) -> list[int]:")
    say("    numbers: list[int] = [" if it.parts else "    return [")
    cells = [f"self.{name}," for name in it.figures] + [f"*self.{name}," for name, n in it.columns]
    lines += [f"        {row}" for row in _rows(cells, 84)]
    say("    ]")
    for name in it.parts:
        say(f"    for part in self.{name}:")
        say("        numbers += part.dump()")
    if it.parts:
        say("    return numbers")
    say("")
    say("def load(self, data: list[int], at: i64) -> i64:")
    say('    """Take the numbers of a dump that begin at `at`; return where they end."""')
    lines += _assignments([(name, f"data[at + {n}]") for n, name in enumerate(it.figures)])
    say(f"    at += {len(it.figures)}")
    reads = [f"read_cells(data, at, self.{name}, {n})" for name, n in it.columns]
    last = reads.pop() if reads and not it.parts else "at"
    lines += [f"    at = {read}" for read in reads]
    for name in it.parts:
        say(f"    for part in self.{name}:")
        say("        at = part.load(data, at)")
    say(f"    return {last}")
    say("")
    say("def layout(self) -> str:")
    say("    names = (" if it.parts else "    return (")
    names = it.figures + [f"{name}[{n}]" for name, n in it.columns]
    lines += [f'        "{row} "' for row in _rows(names, 80)]
    say("    )")
    for name in it.parts:
        say(f"    for part in self.{name}:")
        say(f'        names += f"{name}({{part.layout()}}) "')
    if it.parts:
        say("    return names")
    return "\n".join(f"    {line}" if line else "" for line in lines)


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
