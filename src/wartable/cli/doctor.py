"""What runs here: compiled or pure, stale or fresh, which games, where things are kept."""

from __future__ import annotations

import platform
import re
import shutil
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

import wartable
from wartable.cli.catalogue import span
from wartable.cli.checkup import Problem, problems
from wartable.i18n import Texts
from wartable.lessons import LessonError, lessons
from wartable.plugin import ENTRY_POINTS, Plugin
from wartable.server.settings import Settings

MADE_OF = re.compile(r"made of ([\w./-]{1,200}) ([0-9a-f]{64});", re.ASCII)
LIBRARIES = ("librt", "mypy_extensions", "msgspec", "fluent.runtime", "rich", "typer", "fastapi")


@dataclass
class Part:
    """A group of modules meant to be compiled: how many are, and which binaries are older than
    their source."""

    name: str
    modules: int
    compiled: int
    stale: list[str] = field(default_factory=list)

    @property
    def build(self) -> str:
        """Whether all its modules are compiled, none, or some."""
        return "compiled" if self.compiled == self.modules else "mixed" if self.compiled else "pure"


@dataclass
class Found:
    """A game, or why it is not one."""

    id: str
    rules: int | None = None
    seats: str = ""
    problem: str = ""
    lesson: str = ""  # what is wrong with one of its lessons
    bots: str = ""  # what its bots learned and cannot read


@dataclass
class Report:
    wartable: str
    python: str
    system: str
    compiler: str | None
    libraries: dict[str, str]
    parts: list[Part]
    games: list[Found]
    data: str
    database: str
    problems: list[Problem]
    cloned: bool  # in a clone of the repository make can compile, and sources are edited

    @property
    def healthy(self) -> bool:
        """Whether nothing has to be mended."""
        return not self.problems and not any(part.stale for part in self.parts)

    def plain(self, say: Texts) -> dict[str, object]:
        """The report for programs."""
        parts = [{**asdict(part), "build": part.build} for part in self.parts]
        wrong = [{"key": p.key, "what": p.what(say), "mend": p.mend(say)} for p in self.problems]
        return {**asdict(self), "parts": parts, "problems": wrong, "healthy": self.healthy}


def examine(settings: Settings) -> Report:
    """Look at this machine: versions, which parts are compiled, which games load, and what is wrong
    where the server keeps its games."""
    games = _games()
    unfit = [
        Problem("game", {"game": found.id, "why": found.problem})
        for found in games
        if found.problem
    ]
    unfit += [
        Problem("lesson", {"game": found.id, "why": found.lesson})
        for found in games
        if found.lesson
    ]
    unfit += [
        Problem("bots", {"game": found.id, "why": found.bots}) for found in games if found.bots
    ]
    root = Path(wartable.__file__).parent
    cloned = (root.parents[1] / "Makefile").exists()
    parts = _parts(root)
    for part in parts:
        part.stale = part.stale if cloned else []  # what an installer unpacks has its own times
    compiler = next((c for c in ("gcc", "clang", "cc", "cl") if shutil.which(c)), None)
    return Report(
        wartable.__version__,
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{platform.system()} {platform.machine()}",
        compiler,
        {name: _version(name) for name in LIBRARIES},
        parts,
        games,
        str(settings.data_dir),
        # without the password
        re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", settings.database_url),
        [*unfit, *problems(settings)],
        cloned,
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "-"


def _parts(root: Path) -> list[Part]:
    kernel = [root / "kernel" / f"{name}.py" for name in ("numbers", "rng", "contract")]
    groups = {"kernel": kernel, "bots": [root / "bots" / "search.py"]}
    for engine in sorted((root / "games").glob("*/engine")):
        sources = sorted(engine.rglob("*.py"))
        groups[f"games.{engine.parent.name}"] = [s for s in sources if s.name != "__init__.py"]
    return [_part(name, sources, root.parent) for name, sources in groups.items()]


def _part(name: str, sources: list[Path], top: Path) -> Part:
    """A stale binary is one of another source: the library that it calls names the digests of those
    it was made of. Where it names none, one older than its source, as an edit leaves it behind."""
    unit = name.removeprefix("games.") if name.startswith("games.") else "house"
    # The code itself is in a shared library: the unit's own, or one for all.
    libraries = [*top.glob(f"wartable_{unit}__mypyc.*"), *top.glob("wartable__mypyc.*")]
    made_of = {source: digest for library in libraries for source, digest in _sources(library)}
    part = Part(name, len(sources), 0)
    for source in sources:
        binaries = [
            b for b in source.parent.glob(f"{source.stem}.*") if b.suffix in (".so", ".pyd")
        ]
        if not binaries:
            continue
        part.compiled += 1
        path = source.relative_to(top).as_posix()
        if path in made_of:
            stale = made_of[path] != sha256(source.read_bytes()).hexdigest()
        else:
            stale = source.stat().st_mtime > max(b.stat().st_mtime for b in [*binaries, *libraries])
        if stale:
            part.stale.append(path)
    return part


def _sources(library: Path) -> list[tuple[str, str]]:
    """Sources of a library with their digests, as setup.py wrote them into it."""
    return MADE_OF.findall(library.read_bytes().decode("latin-1"))


def _games() -> list[Found]:
    """Every entry point, also those that cannot be loaded."""
    found = []
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        try:
            plugin = point.load()
            seats = span(plugin.seats[0], plugin.seats[-1])
            weaker = plugin.optional("bots", "amiss")
            found.append(
                Found(
                    point.name,
                    plugin.rules_version,
                    seats,
                    lesson=_amiss(plugin),
                    bots=weaker() if weaker else "",
                )
            )
        except Exception as error:  # whatever a plug-in does, the doctor goes on
            found.append(Found(point.name, problem=f"{type(error).__name__}: {error}"))
    return found


def _amiss(plugin: Plugin[Any, Any]) -> str:
    """The file and line of a lesson that cannot be read, and why; empty if all can."""
    try:
        lessons(plugin)
    except LessonError as error:
        return str(error)
    return ""


def table(report: Report, say: Texts) -> Table:
    """The report for people."""
    made = Table.grid(padding=(0, 2))
    made.add_row("wartable", report.wartable)
    made.add_row("Python", f"{report.python}, {report.system}")
    made.add_row(say("cli-doctor-compiler"), report.compiler or say("cli-doctor-none"))
    for name, number in report.libraries.items():
        made.add_row(name, number)
    for part in report.parts:
        stale = [Text(say("cli-doctor-stale", file=f), style="bold") for f in part.stale]
        made.add_row(part.name, Text("\n").join([Text(say(f"cli-doctor-{part.build}")), *stale]))
    for found in report.games:
        good = say("cli-doctor-game", rules=found.rules or 0, seats=found.seats)
        made.add_row(found.id, found.problem or good)
    made.add_row(say("cli-doctor-data"), Text(report.data, overflow="fold"))
    made.add_row(say("cli-doctor-database"), Text(report.database, overflow="fold"))
    for problem in report.problems:
        made.add_row(
            Text(say("cli-doctor-wrong"), style="bold red"),
            Text(f"{problem.what(say)}\n{problem.mend(say)}", overflow="fold"),
        )
    return made


def advice(report: Report, say: Texts) -> str:
    """How bots would think faster; empty where they do."""
    if all(part.build == "compiled" for part in report.parts):
        return ""
    return say("cli-doctor-advice" if report.cloned else "cli-doctor-advice-wheel")
