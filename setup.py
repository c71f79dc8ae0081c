"""Pure Python unless asked.

WARTABLE_COMPILE=1 compiles where it can, WARTABLE_COMPILE=must fails where it cannot.
WARTABLE_UNITS=1 makes a library of the kernel and one of each game, several at once, and makes
only those again whose sources changed: `build` remembers. It is for developing and testing.
Without it all engines are one library, which takes minutes and runs about 8 % faster: gcc inlines
the kernel's small functions into the games. The two do not mix: `make pure` before a change.
WARTABLE_GAMES=age_of_war,… compiles only these games, to try something quickly.
WARTABLE_OPT=0, g or 1 spends less time on the C: the same program, slower.

    pip install -e .                                      pure
    WARTABLE_COMPILE=must python setup.py build_ext -i    compiled, beside the sources
"""

import hashlib
import os
import runpy
from importlib.metadata import version
from pathlib import Path

from setuptools import setup

# What `wartable build` compiles too, with a game of somebody else's.
HOUSE = [f"src/{file}" for file in Path("src/wartable/kernel/compiled.txt").read_text().split()]
HOW = Path("build/how")  # how the libraries in `build` were made


def units() -> dict[str, list[str]]:
    """The kernel with the searches, then each game with every module of its engine."""
    only = os.environ.get("WARTABLE_GAMES", "")
    found = {"house": HOUSE}
    for folder in sorted(Path("src/wartable/games").glob("*/engine")):
        if not only or folder.parent.name in only.split(","):
            files = sorted(folder.rglob("*.py"))
            found[folder.parent.name] = [str(f) for f in files if f.name != "__init__.py"]
    return found


def noted(name: str, files: list[str]) -> str:
    """A C file that writes into a library which sources it is made of, for `wartable doctor`."""
    lines = [
        f'"made of {Path(file).relative_to("src").as_posix()} '
        f'{hashlib.sha256(Path(file).read_bytes()).hexdigest()};"'
        for file in files
    ]
    text = f"const char {name}_made_of[] =\n" + "\n".join(lines) + ";\n"
    place = Path(f"build/{name}_made_of.c")
    place.parent.mkdir(exist_ok=True)
    if not place.exists() or place.read_text() != text:
        place.write_text(text)
    return str(place)


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
    level = os.environ.get("WARTABLE_OPT", "3")
    apart = os.environ.get("WARTABLE_UNITS", "") == "1"
    made = units()
    notes = {
        f"{name}__mypyc": noted(name, files)
        for name, files in (
            [(f"wartable_{name}", files) for name, files in made.items()]
            if apart
            else [("wartable", sum(made.values(), []))]
        )
    }
    modules = mypycify(
        [
            # Engines need no packages but the build's own. What stands beside them may be missing,
            # and then the modules that use it cannot be judged.
            "--ignore-missing-imports",
            "--follow-imports=silent",
            "--cache-dir=build/mypy",  # `make types` has other options and would spoil it
            *(file for files in made.values() for file in files),
        ],
        opt_level=level,
        debug_level="0",
        separate=[(files, f"wartable_{name}") for name, files in made.items()] if apart else False,
        group_name=None if apart else "wartable",
    )
    runpy.run_path("src/wartable/kernel/unboxing.py")["mend"](modules)
    flags = list(modules[0].extra_compile_args)  # one list for all of them
    if os.name == "posix":
        # Lets gcc inline our small functions, as clang does anyway: + 30 %.
        flags.append("-fno-semantic-interposition")
        # Python has it too, unless CFLAGS of the environment took the place of its own.
        flags.append("-fwrapv")
    how = f"mypy {version('mypy')}, {'units' if apart else 'one library'}, {' '.join(flags)}\n"
    if not HOW.exists() or HOW.read_text() != how:
        HOW.write_text(how)
    for module in modules:
        if module.name in notes:
            module.sources.append(notes[module.name])
        module.optional = wish != "must"
        module.extra_compile_args = flags
        module.depends.append(str(HOW))  # setuptools does not look at flags
    # The longest first: the other cores do the rest meanwhile.
    modules.sort(key=lambda module: -sum(os.path.getsize(file) for file in module.sources))
    return list(modules)


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
