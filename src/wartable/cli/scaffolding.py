"""A game of one's own: `wartable new` writes one that works, `wartable build` compiles it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

import wartable
from wartable import plugin as house
from wartable.cli.arguments import FOUND, Json, Lang, T
from wartable.cli.words import language, reader
from wartable.errors import BadInput

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
MODEL = "wartable.blank"  # the game that is written down under the new name
# Its names, replaced all at once: a new name may have "blank" in it
NAMES = re.compile(r'wartable\.blank|"blank"|= Blank\n|Blank')
PROJECT = {
    "pyproject.txt": "pyproject.toml",
    "readme.txt": "README.md",
    "test.txt": "tests/test_{}.py",
}
BUILD = "build/compiled"
FOLDERS = ("build", "tests")  # of the project: its package cannot be called so
COMPILERS = ("cc", "gcc", "clang")
SHOWN = 20  # lines of what the compiler said
SETUP = """import runpy

from mypyc.build import mypycify
from setuptools import setup

FILES = {files!r}
made = mypycify(
    ["--ignore-missing-imports", "--follow-imports=silent", *FILES],
    group_name="{name}",
    opt_level="{level}",
    debug_level="0",
)
runpy.run_path("wartable/kernel/unboxing.py")["mend"](made)
for each in made:
    each.extra_compile_args += {flags!r}
setup(name="{name}", packages=[], ext_modules=made)
"""

Name = Annotated[str, typer.Argument(metavar="GAME", help=T("cli-help-new-game"))]
Into = Annotated[Path | None, typer.Option("--into", metavar="FOLDER", help=T("cli-help-new-into"))]
Where = Annotated[Path, typer.Argument(metavar="[FOLDER]", help=T("cli-help-build-folder"))]


def new(name: Name, into: Into = None, lang: Lang = None, json_: Json = False) -> None:
    """`wartable new`: the folder of a game that works, to be made another one."""
    say = reader(language(lang))
    folder = (into or Path()) / f"wartable-{name}"
    _check_name(name)
    if into is not None and not into.is_dir():
        raise BadInput(say("cli-no-folder", folder=str(into)))
    if folder.exists():
        raise BadInput(say("cli-new-folder", folder=str(folder)))
    try:
        write_game(name, folder)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("cli-cannot-write", file=str(folder), why=why)) from None
    plain = json.dumps({"game": name, "folder": str(folder)}, indent=2, ensure_ascii=False)
    print(plain if json_ else say("cli-new-made", folder=str(folder), game=name))


def _check_name(name: str) -> None:
    """BadInput if no game can be called so, or something is."""
    say = reader()
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(package):
        raise BadInput(say("cli-new-name", name=name))
    known = name in house.games() or package in sys.modules or package in FOLDERS
    if known or find_spec(package) is not None:
        raise BadInput(say("cli-new-taken", name=name))


def write_game(name: str, folder: Path) -> None:
    """The model under another name, and what makes it a package that can be installed."""
    package = name.replace("-", "_")
    title = name.replace("-", " ").title()
    called = title.replace(" ", "")
    changes = {MODEL: package, '"blank"': f'"{name}"', "= Blank\n": f"= {title}\n", "Blank": called}

    def put(to: str, text: str) -> None:
        place = folder / to
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    model = Path(str(files(MODEL)))
    for file in sorted((*model.rglob("*.py"), *model.rglob("*.ftl"))):
        text = file.read_text(encoding="utf-8")
        text = NAMES.sub(lambda found: changes[found[0]], text)
        put(f"{package}/{file.relative_to(model).as_posix()}", text)
    for source, to in PROJECT.items():
        text = (model / "project" / source).read_text(encoding="utf-8")
        for old, now in {"THE-ID": name, "THE_PACKAGE": package, "THE-TITLE": title}.items():
            text = text.replace(old, now)
        put(to.format(package), text)


def build(folder: Where = Path(), lang: Lang = None, json_: Json = False) -> None:
    """`wartable build`: the game of a folder compiled together with the kernel."""
    say = reader(language(lang))
    package = _package(folder)
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise BadInput(say("cli-build-no-mypyc"))
    if sys.platform != "win32" and not any(shutil.which(each) for each in COMPILERS):
        raise BadInput(say("cli-build-no-compiler"))
    place = folder / BUILD
    print(say("cli-build-began"), file=sys.stderr)
    done = compile_game(folder, package, place)
    if done.returncode:
        print(*(done.stdout + done.stderr).splitlines()[-SHOWN:], sep="\n", file=sys.stderr)
        failed = say("cli-build-failed", folder=str(place))
        print(f"wartable: {failed}", file=sys.stderr)
        raise typer.Exit(FOUND)
    made = str(place.resolve())
    plain = json.dumps({"package": package, "folder": made}, indent=2, ensure_ascii=False)
    print(plain if json_ else say("cli-build-made", folder=made))


def _package(folder: Path) -> str:
    """The package of the game whose pyproject.toml lies here."""
    say, file = reader(), folder / "pyproject.toml"
    try:
        points = tomllib.loads(file.read_text(encoding="utf-8"))["project"]["entry-points"]
        package = str(next(iter(points[house.ENTRY_POINTS].values()))).partition(".")[0]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, StopIteration):
        raise BadInput(say("cli-build-no-game", file=str(file))) from None
    if not (folder / package / "engine").is_dir():
        raise BadInput(say("cli-build-no-engine", folder=str(folder / package / "engine")))
    return package


def compile_game(folder: Path, package: str, place: Path) -> subprocess.CompletedProcess[str]:
    """A copy of Wartable and of the game, in which the kernel, the searches and the game's engine
    are one library. A native class that inherits from one of another library would crash, and so
    would two kernels in one process: nothing that is installed is touched."""
    if place.exists():
        shutil.rmtree(place)
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(wartable.__file__).parent, place / "wartable", ignore=plain)
    shutil.copytree(folder / package, place / package, ignore=plain)
    engine = sorted((place / package / "engine").rglob("*.py"))
    game = [each.relative_to(place).as_posix() for each in engine if each.name != "__init__.py"]
    listed = (place / "wartable/kernel/compiled.txt").read_text(encoding="utf-8").split()
    flags = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fwrapv"]
    level = os.environ.get("WARTABLE_OPT", "3")  # as in our own setup.py
    text = SETUP.format(files=[*listed, *game], name=package, level=level, flags=flags)
    (place / "setup.py").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=place,
        capture_output=True,
        text=True,
    )
