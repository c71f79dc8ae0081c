"""Pure Python unless asked.

WARTABLE_COMPILE=1 compiles where it can, WARTABLE_COMPILE=must fails where it cannot.
WARTABLE_GAMES=age_of_war,… compiles only these games, to try something quickly.
WARTABLE_OPT=1 spends less time on the C: the same program, a little slower.

    pip install -e .                                      pure
    WARTABLE_COMPILE=must python setup.py build_ext -i    compiled, beside the sources
"""

import os
from pathlib import Path

from setuptools import setup

HOUSE = [
    "src/wartable/kernel/numbers.py",
    "src/wartable/kernel/rng.py",
    "src/wartable/kernel/contract.py",
    "src/wartable/bots/search.py",
]


def sources() -> list[str]:
    """The kernel, the searches, and every module of every game's engine."""
    only = os.environ.get("WARTABLE_GAMES", "")
    folders = sorted(Path("src/wartable/games").glob("*/engine"))
    chosen = [f for f in folders if not only or f.parent.name in only.split(",")]
    return HOUSE + [
        str(file)
        for folder in chosen
        for file in sorted(folder.rglob("*.py"))
        if file.name != "__init__.py"
    ]


def extensions() -> list[object]:
    wish = os.environ.get("WARTABLE_COMPILE", "")
    if wish not in ("1", "must"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if wish == "must":
            raise
        return []
    # Engines need no packages but the build's own; what stands beside them may be missing here.
    level = os.environ.get("WARTABLE_OPT", "3")
    modules = mypycify(["--ignore-missing-imports", *sources()], opt_level=level, debug_level="0")
    for module in modules:
        module.optional = wish != "must"
        if os.name == "posix":  # lets gcc inline our small functions, as clang does anyway: + 30 %
            module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


setup(ext_modules=extensions())
