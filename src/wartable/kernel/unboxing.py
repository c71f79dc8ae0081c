"""What mypyc forgets where interpreted code hands a `vec` to compiled code.

The C that mypyc writes takes a reference to the cells and never gives it back, so every column that
is made in Python and given to an engine stays in memory for ever: 18 kB for each decision of a bot
of Age of Heroes. Whoever handed it over holds it until the call ends, so the reference can be given
back at once. Who builds (setup.py, `wartable build`) runs this file by its path.
"""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import Any

FORGETS = {"mypy": (2, 4, 1), "librt": (0, 16, 0)}  # and older; a newer one must be looked at first
# An argument of a function or the new value of a field, and the lines that refuse another type.
TAKEN = re.compile(
    r"^( *)(arg_\w+|tmp) = Vec(I64|I32|I16|U8|Float|Bool)Api\.unbox\((?:obj_\w+|value)\);\n"
    r"\1if \(VEC_IS_ERROR\(\2\)\) \{\n.*\n\1\}\n",
    re.MULTILINE,
)


def given_back(text: str) -> str:
    """The C of mypyc with every reference given back."""

    def mended(found: re.Match[str]) -> str:
        whole, (indent, name, kind) = found.group(), found.groups()
        return f"{whole}{indent}VEC_{kind.upper()}_DECREF({name});\n"

    return TAKEN.sub(mended, text)


def forgets() -> bool:
    """Whether the tools installed here are known to need it."""
    return all(
        tuple(map(int, re.findall(r"\d+", version(name))[:3])) <= known
        for name, known in FORGETS.items()
    )


def mend(modules: list[Any]) -> None:
    """Let these extensions be made of mended copies of what mypyc wrote. Copies that stay as they
    are keep their time, so that nothing is compiled twice."""
    if not forgets():
        return
    for module in modules:
        written = [Path(file) for file in module.sources]
        module.sources = [_copy(file) for file in written]
        module.include_dirs += sorted({str(file.parent) for file in written})


def _copy(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    mended = given_back(text)
    if mended == text:
        return str(file)
    place = file.parent / "mended" / file.name
    place.parent.mkdir(exist_ok=True)
    if not place.exists() or place.read_text(encoding="utf-8") != mended:
        place.write_text(mended, encoding="utf-8")
    return str(place)
