"""The reference in docs/reference, made from signatures and docstrings.

python -m tools.reference    write the pages anew (part of `make docs`)
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "wartable"
FOLDER = ROOT / "docs" / "reference"

# A page: what it is called, and the classes on it by file
PAGES: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "game": (
        "What the kernel asks of the rules",
        {
            "kernel/contract.py": ("Game", "State", "Event", "Outcome"),
            "kernel/steps.py": ("Step", "Deed"),
            "kernel/spans.py": ("Space", "Span", "Act"),
            "kernel/features.py": ("Layout", "Field"),
            "kernel/bot.py": ("Bot", "Knowledge", "Opinion"),
        },
    ),
    "plugin": (
        "What hosts ask of a game",
        {
            "plugin.py": ("Plugin",),
            "statements.py": ("Option", "Reason", "Told", "Advice", "Figure", "Odds", "Prospect"),
        },
    ),
    "rooms": (
        "What `Plugin` asks of the modules in a game's folder",
        {
            "rooms.py": (
                *("Views", "NotationRoom", "Telling", "Labels", "SceneRoom", "SheetRoom"),
                *("Board", "Bots", "AdviceRoom", "Figures", "Beats", "Plans"),
            ),
            "setup.py": ("Setup",),
        },
    ),
    "match": (
        "A game being played, and its record",
        {
            "play/match.py": ("Match", "Refused"),
            "play/sight.py": ("Sight",),
            "play/record.py": ("Record", "Entry", "BadRecord"),
            "play/proven_chance.py": ("ProvenChance",),
        },
    ),
    "research": (
        "Games in numbers",
        {
            "research/env.py": ("Env",),
            "research/batch.py": ("Batch",),
            "research/workers.py": ("Workers",),
            "research/searches.py": ("Searches",),
            "research/exploiting.py": ("Answer",),
        },
    ),
    "position": ("A match for scripts", {"play/position.py": ("Position",)}),
    "scene": (
        "The table as pieces to draw",
        {"scene/model.py": ("Scene", "Layout", "Piece", "Action", "Player", "Offer")},
    ),
}


@dataclass
class Member:
    """One public name of a class: how it is written, what is said of it."""

    name: str
    written: str
    text: str


def members(node: ast.ClassDef, lines: list[str]) -> Iterator[Member]:
    """Methods, properties and fields, in the order of the source."""
    for child in node.body:
        if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            name, line = child.target.id, lines[(child.end_lineno or child.lineno) - 1]
            kind = f"{name}: {ast.unparse(child.annotation)}"
            usual = f" = {ast.unparse(child.value)}" if child.value else ""
            remark = line.partition("  # ")[2]
            yield Member(name, kind + usual, remark[:1].upper() + remark[1:] if remark else "")
        elif isinstance(child, ast.FunctionDef) and not child.name.startswith("_"):
            yield Member(child.name, _signature(child), ast.get_docstring(child) or "")


def _signature(node: ast.FunctionDef) -> str:
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    result = ast.unparse(node.returns) if node.returns else "None"
    if "property" in marks:
        return f"{node.name}: {result}"
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    given = "" if given in ("self", "cls") else given
    return f"{node.name}({given}) -> {result}"


def classes(file: str, names: tuple[str, ...]) -> Iterator[tuple[ast.ClassDef, list[Member]]]:
    source = (SOURCE / file).read_text(encoding="utf-8")
    found = {n.name: n for n in ast.parse(source).body if isinstance(n, ast.ClassDef)}
    for name in names:
        yield found[name], list(members(found[name], source.splitlines()))


def page(key: str) -> str:
    title, places = PAGES[key]
    out = [f"# {title}\n", "Made by `make docs` from the source.\n"]
    for file, names in places.items():
        module = "wartable." + file.removesuffix(".py").replace("/", ".")
        for node, found in classes(file, names):
            out += [f"## {node.name}\n", f"`{module}`\n"]
            if said := ast.get_docstring(node):
                out.append(f"{said}\n")
            out += [_row(member) for member in found] + [""] if found else []
    return "\n".join(out).rstrip() + "\n"


def _row(member: Member) -> str:
    text = " ".join(member.text.split())
    return f"- `{member.written}`" + (f"  \n  {text}" if text else "")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in PAGES:
        (FOLDER / f"{key}.md").write_text(page(key), encoding="utf-8")


if __name__ == "__main__":
    main()
