"""`make bench`: everything in one run, interleaved, as ratios with their spread.

Each round runs every contestant once in a process of its own, so that a machine that changes its
pace within the run changes it for all. Ratios are taken within a round. Writes docs/benchmarks.md.

    python -m benchmarks 3                   three rounds; seven are usual
    python -m benchmarks 3 --folder FOLDER   keeps what is compiled and every round there

With a folder the same command goes on: `0` only compiles, then `3` has three rounds, then `7` four
more. What was measured with other sources or other versions of anything is thrown away.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from statistics import median
from types import ModuleType

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
SECONDS = 1.0


@dataclass(frozen=True)
class Contestant:
    key: str
    title: str
    worker: str  # of benchmarks.worker; "" for the C port
    build: str = "compiled"


# Where the adapters are installed beside the engines.
OWN_AGENTS = (
    (Contestant("own", "Wartable, its PettingZoo environment", "pettingzoo-own"),)
    if (ROOT / "src" / "wartable" / "adapters" / "pettingzoo.py").exists()
    else ()
)
# Peers that may be missing: they bring a compiler of their own, several hundred megabytes.
PGX = (
    (
        Contestant("pgx-four", "pgx connect_four, batch on one core", "pgx-connect-four"),
        Contestant("pgx-bg", "pgx backgammon, batch on one core", "pgx-backgammon"),
    )
    if importlib.util.find_spec("pgx") and importlib.util.find_spec("jax")
    else ()
)
CONTESTANTS = (
    Contestant("inside", "Wartable, random playouts inside compiled code", "inside"),
    Contestant("driven", "Wartable, driven by an interpreted Python loop", "driven"),
    Contestant("texts", "Wartable, Position in words, record kept", "texts"),
    Contestant("pure", "Wartable, all interpreted", "inside", "pure"),
    Contestant("c", "plain C port, gcc -O3", ""),
    Contestant("ttt", "OpenSpiel tic_tac_toe, Python loop", "openspiel-tic-tac-toe"),
    Contestant("dice", "OpenSpiel liars_dice, Python loop", "openspiel-liars-dice"),
    Contestant("bg", "OpenSpiel backgammon, Python loop", "openspiel-backgammon"),
    Contestant("gin", "OpenSpiel gin_rummy, Python loop", "openspiel-gin-rummy"),
    Contestant("catan", "catanatron, its own random play", "catanatron"),
    Contestant("rlcard", "RLCard gin-rummy, its environment", "rlcard"),
    Contestant("batch", "Wartable, batch with observation and mask", "batch"),
    Contestant("env", "Wartable, Env with observation and mask, Python loop", "env"),
    *OWN_AGENTS,
    Contestant("pz", "PettingZoo classic tictactoe, its loop", "pettingzoo-tic-tac-toe"),
    Contestant("seen", "OpenSpiel gin_rummy with observation and mask", "openspiel-observed"),
    *PGX,
    Contestant("clones", "Wartable, clones of a state", "clones"),
    Contestant("sp-clones", "OpenSpiel tic_tac_toe, clones", "openspiel-clones"),
    Contestant("uct", "Wartable, tree-search simulations", "simulations"),
    Contestant("uct-pure", "Wartable, the same interpreted", "simulations", "pure"),
)


@dataclass(frozen=True)
class Bar:
    ours: str
    theirs: str
    least: float | None = None


BARS = (
    Bar("inside", "c", 0.4),
    Bar("inside", "pure", 30),
    Bar("driven", "ttt", 2),
    Bar("driven", "catan", 60),
    Bar("driven", "dice"),
    Bar("driven", "bg"),
    Bar("driven", "gin"),
    Bar("driven", "rlcard"),
    *(Bar("batch", own.key, 100) for own in OWN_AGENTS),
    Bar("batch", "env"),
    Bar("batch", "pz"),
    Bar("batch", "seen"),
    Bar("batch", "rlcard"),
    *(Bar("batch", peer.key) for peer in PGX),
    Bar("clones", "sp-clones"),
    Bar("uct", "uct-pure"),
)


# What contestants and games told in one round, a game's own rows by its module.
Rates = dict[str, float]
Figures = list[tuple[str, float, str]]
Round = tuple[Rates, dict[str, Figures]]


class Builds:
    """A compiled copy, an interpreted copy, and the C port, in a folder of their own; `rounds` are
    those that it holds already."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told = folder / "rounds.jsonl"
        made, now = folder / "made", f"{versions()} {sources()}"
        if not made.exists() and folder.exists() and any(folder.iterdir()):
            raise SystemExit(f"{folder} is not empty, and holds nothing of `make bench`")
        if not made.exists() or made.read_text() != now:
            rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            made.write_text("not yet")
            self._make()
            made.write_text(now)
        lines = self.told.read_text().splitlines() if self.told.exists() else []
        self.rounds: list[Round] = [
            (rates, {module: [(n, f, u) for n, f, u in rows] for module, rows in own.items()})
            for rates, own in map(json.loads, lines)
        ]

    def keep(self, found: Round) -> None:
        """One more round."""
        self.rounds.append(found)
        with self.told.open("a") as file:
            file.write(json.dumps(found) + "\n")

    def _make(self) -> None:
        folder = self.folder
        skip = ignore_patterns("*.so", "__pycache__", "*.egg-info")
        for name in ("pure", "compiled"):
            copytree(ROOT / "src", folder / name / "src", ignore=skip)
            for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
                (folder / name / file).write_bytes((ROOT / file).read_bytes())
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=folder / "compiled",
            env={**os.environ, "WARTABLE_COMPILE": "must"},
            check=True,
            capture_output=True,
        )
        port = ROOT / "benchmarks" / "limit" / "age_of_war.c"
        subprocess.run(["gcc", "-O3", "-o", str(folder / "port"), str(port)], check=True)

    def measure(self, contestant: Contestant, seed: int) -> float:
        if not contestant.worker:
            command = [str(self.folder / "port"), str(SECONDS), str(seed)]
            return float(self._run(command, "compiled").split()[0])
        command = [sys.executable, "-m", "benchmarks.worker", contestant.worker]
        return float(self._run([*command, str(SECONDS), str(seed)], contestant.build))

    def rows(self, module: str) -> Figures:
        """A game's own rows, measured on the compiled copy."""
        code = f"import json; from benchmarks.{module} import rows; print(json.dumps(rows()))"
        found = json.loads(self._run([sys.executable, "-c", code], "compiled").splitlines()[-1])
        return [(str(name), float(figure), str(unit)) for name, figure, unit in found]

    def _run(self, command: list[str], build: str) -> str:
        path = os.pathsep.join([str(self.folder / build / "src"), str(ROOT)])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, env=env, cwd=self.folder, text=True, capture_output=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}:\n{done.stderr}")
        return done.stdout.strip()


@dataclass
class Row:
    """A figure of a game, once per round."""

    name: str
    unit: str
    figures: list[float]


@dataclass
class Own:
    """A game's own rows. Its module has `rows()`, and may have `BARS`, the least figure of every
    row whose name begins so, and `RATIOS`, the most that one row may be of another."""

    module: str
    rows: dict[str, Row]

    @property
    def game(self) -> str:
        return self.module.replace("_", "-")

    def add(self, found: Figures) -> None:
        for name, figure, unit in found:
            short = name.removeprefix(self.game).lstrip(": ")
            self.rows.setdefault(short, Row(short, unit, [])).figures.append(figure)

    def bars(self) -> dict[str, float]:
        return dict(getattr(self._module(), "BARS", {}))

    def ratios(self) -> dict[tuple[str, str], float]:
        return dict(getattr(self._module(), "RATIOS", {}))

    def _module(self) -> ModuleType:
        return importlib.import_module(f"benchmarks.{self.module}")

    def lines(self) -> list[str]:
        out = []
        for row in self.rows.values():
            least = next((v for key, v in self.bars().items() if row.name.startswith(key)), None)
            form = ",.0f" if max(row.figures) >= 100 else ",.2f"
            verdict = _verdict(row.figures, least) if least is not None else ""
            name = f"{self.game}: {row.name}"
            out.append(f"| {name} | {spread(row.figures, form)} {row.unit} | {verdict} |")
        for (one, other), most in self.ratios().items():
            pairs = zip(self.rows[one].figures, self.rows[other].figures, strict=True)
            ratios = [a / b for a, b in pairs]
            verdict = f"≤ {most:g}: {'met' if median(ratios) <= most else 'MISSED'}"
            out.append(f"| {self.game}: {one} ÷ {other} | {spread(ratios, ',.2f')} | {verdict} |")
        return out


def _verdict(values: list[float], least: float) -> str:
    return f"≥ {least:,.12g}: {'met' if median(values) >= least else 'MISSED'}"


def spread(values: list[float], form: str) -> str:
    low, middle, high = min(values), median(values), max(values)
    return f"{middle:{form}} [{low:{form}} – {high:{form}}]"


def versions() -> str:
    names = ["mypy", "librt", "open_spiel", "catanatron", "pettingzoo", "rlcard", "pgx", "jax"]
    found = [f"CPython {platform.python_version()}"]
    for name in [*names, "numpy"]:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} missing")
    gcc = subprocess.run(["gcc", "-dumpfullversion"], text=True, capture_output=True)
    return ", ".join([*found, f"gcc {gcc.stdout.strip()}", f"{os.cpu_count()} cores"])


def page(rates: dict[str, list[float]], own: list[Own]) -> str:
    titles = {c.key: c.title for c in CONTESTANTS}
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`; do not edit. Every contestant ran once per round in a process of",
        "its own; ratios are taken within a round, so that the machine's pace cancels out.",
        "",
        f"Rounds: {len(rates['inside'])}. {versions()}.",
        "",
        "**A step** is one decision of a seat in random play, per second of CPU time; dice and",
        "draws happen in between: in the time, not in the count. catanatron counts ticks of",
        "its own loop, RLCard and pgx steps of their environments. Other games have other rules:",
        "peers say what their user gets per decision, not whose compiler is better. pgx is made",
        "for GPUs, where it steps far more games at once; here it has one core, like all others.",
        "",
        "| contestant | steps/s: median [least – most] |",
        "|---|---|",
    ]
    lines += [f"| {titles[key]} | {spread(values, ',.0f')} |" for key, values in rates.items()]
    lines += ["", "| ratio | median [least – most] | bar |", "|---|---|---|"]
    for bar in BARS:
        ratios = [a / b for a, b in zip(rates[bar.ours], rates[bar.theirs], strict=True)]
        verdict = _verdict(ratios, bar.least) if bar.least is not None else ""
        name = f"{titles[bar.ours]} ÷ {titles[bar.theirs]}"
        lines.append(f"| {name} | {spread(ratios, ',.2f')} | {verdict} |")
    lines += ["", "## Every other game, compiled", ""]
    lines += ["Random play is whole games inside compiled code, chance included. A believed state"]
    lines += [
        "or determinisation is one state a seat may believe in. A batch is 256 to 1024 games,"
    ]
    lines += [
        "stepped on one core by a random policy in numpy, with observation and mask after each"
    ]
    lines += ["step: environment steps per second of CPU time, all of it counted.", ""]
    lines += ["| what | median [least – most] | bar |", "|---|---|---|"]
    lines += [line for one in own for line in one.lines()]
    return "\n".join(lines) + "\n"


def missing() -> list[str]:
    """Peers that are not installed."""
    peers = {
        "pyspiel": "open_spiel",
        "catanatron": "catanatron",
        "pettingzoo": "pettingzoo",
        "pygame": "pygame",
        "rlcard": "rlcard",
    }
    return [name for module, name in peers.items() if not importlib.util.find_spec(module)]


def sources() -> str:
    """A digest of all that is measured, or measures."""
    files = [ROOT / "setup.py", *(ROOT / "src").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.*")]
    digest = sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".c")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


@contextmanager
def place(folder: Path | None) -> Iterator[Path]:
    """The folder, or one that is gone afterwards."""
    if folder is not None:
        yield folder.absolute()
        return
    with tempfile.TemporaryDirectory() as passing:
        yield Path(passing) / "bench"


def measured(builds: Builds, modules: list[str], rounds: int, bar: Progress) -> None:
    """So many rounds in all."""
    each = len(CONTESTANTS) + len(modules)
    begun = len(builds.rounds)
    task = bar.add_task("", total=rounds * each, completed=begun * each)
    for number in range(begun, rounds):
        rates, own = Rates(), dict[str, Figures]()
        for contestant in CONTESTANTS:
            bar.update(task, description=contestant.title)
            rates[contestant.key] = builds.measure(contestant, number + 1)
            bar.advance(task)
        for module in modules:
            bar.update(task, description=module)
            own[module] = builds.rows(module)
            bar.advance(task)
        builds.keep((rates, own))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("rounds", type=int, nargs="?", default=7)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    if absent := missing():
        raise SystemExit(f"not installed: {', '.join(absent)}; make bench installs them")
    console = Console()
    folders = sorted(path.parent.name for path in ROOT.glob("src/wartable/games/*/engine"))
    modules = [
        name for name in [*folders, "batch"] if importlib.util.find_spec(f"benchmarks.{name}")
    ]
    with place(given.folder) as folder:
        with console.status("compiling"):
            builds = Builds(folder)
        with Progress(console=console) as bar:
            measured(builds, modules, given.rounds, bar)
    if builds.rounds:
        write(console, builds.rounds)


def write(console: Console, rounds: list[Round]) -> None:
    """The page, and what was asked of it on the screen."""
    rates = {c.key: [told[c.key] for told, _ in rounds] for c in CONTESTANTS}
    own = [Own(module, {}) for module in rounds[0][1]]
    for one in own:
        for _, figures in rounds:
            one.add(figures[one.module])
    text = page(rates, own)
    PAGE.write_text(text, encoding="utf-8")
    table = Table("what", escape("median [least – most]"), "bar")
    for line in text.splitlines():
        if line.startswith("|") and ("met |" in line or "MISSED |" in line):
            table.add_row(*(cell.strip() for cell in line.strip("|").split("|")))
    console.print(table)
    console.print(f"Written to {PAGE.relative_to(ROOT)}")
    if "MISSED" in text:
        raise SystemExit("a bar was missed")


if __name__ == "__main__":
    main()
