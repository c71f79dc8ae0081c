"""The copies that are measured: engines compiled, engines interpreted, and the C port."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from typing import Any

from benchmarks.contestants import ROOT, Contestant
from benchmarks.page import Figures, Round

SECONDS = 1.0
LIMIT = ROOT / "benchmarks" / "limit"


class Builds:
    """A compiled copy, an interpreted copy, and the C port, in a folder of their own; `rounds` are
    those that it holds already, by part of the page. A copy is made again when what it is made of
    has changed, and rounds do not count when anything has."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told = folder / "rounds.jsonl"
        made, now = folder / "made", f"{versions()} {digest(compiled_files())}"
        self.state = f"{versions()} {sources()}"
        if not made.exists() and folder.exists() and any(folder.iterdir()):
            raise SystemExit(f"{folder} is not empty, and holds nothing of `make bench`")
        if not made.exists() or made.read_text() != now:
            rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            made.write_text("not yet")
            self._make()
            made.write_text(now)
        lines = self.told.read_text().splitlines() if self.told.exists() else []
        self.rounds: dict[str, list[Round]] = {}
        for part, state, found in map(json.loads, lines):
            if state == self.state:
                self.rounds.setdefault(part, []).append(as_round(found))

    def keep(self, part: str, found: Round) -> None:
        """One more round of a part."""
        self.rounds.setdefault(part, []).append(found)
        with self.told.open("a") as file:
            file.write(json.dumps([part, self.state, found]) + "\n")

    def _make(self) -> None:
        folder = self.folder
        skip = ignore_patterns("*.so", "__pycache__", "*.egg-info")
        for name in ("pure", "compiled"):
            copytree(ROOT / "src", folder / name / "src", ignore=skip)
            for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
                (folder / name / file).write_bytes((ROOT / file).read_bytes())
        # What is measured and no part of Wartable is compiled with the engines, as one more game's.
        engine = folder / "compiled" / "src" / "wartable" / "games" / "limit" / "engine"
        copytree(LIMIT, engine, ignore=ignore_patterns("*.c", "__pycache__"))
        for place in (engine, engine.parent):
            (place / "__init__.py").touch()
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=folder / "compiled",
            env={**os.environ, "WARTABLE_COMPILE": "must"},
            check=True,
            capture_output=True,
        )
        port = LIMIT / "age_of_war.c"
        subprocess.run(["gcc", "-O3", "-o", str(folder / "port"), str(port)], check=True)

    def measure(self, contestant: Contestant, seed: int) -> float:
        if not contestant.worker:
            command = [str(self.folder / "port"), str(SECONDS), str(seed)]
            return float(self._run(command, "compiled").split()[0])
        command = [sys.executable, "-m", "benchmarks.worker", contestant.worker]
        return float(self._run([*command, str(SECONDS), str(seed)], contestant.build))

    def rows(self, module: str) -> Figures:
        """The rows of a module, measured on the compiled copy."""
        code = f"import json; from benchmarks.{module} import rows; print(json.dumps(rows()))"
        return figures(
            json.loads(self._run([sys.executable, "-c", code], "compiled").split("\n")[-1])
        )

    def _run(self, command: list[str], build: str) -> str:
        path = os.pathsep.join([str(self.folder / build / "src"), str(ROOT)])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, env=env, cwd=self.folder, text=True, capture_output=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}:\n{done.stderr}")
        return done.stdout.strip()


def figures(found: Any) -> Figures:
    return [(str(name), float(figure), str(unit)) for name, figure, unit in found]


def as_round(found: Any) -> Round:
    rates, own = found
    return dict(rates), {module: figures(rows) for module, rows in own.items()}


def versions() -> str:
    names = ["mypy", "librt", "open_spiel", "catanatron", "pettingzoo", "rlcard", "pgx", "jax"]
    found = [f"CPython {platform.python_version()}"]
    for name in [*names, "onnxruntime", "numpy"]:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} missing")
    gcc = subprocess.run(["gcc", "-dumpfullversion"], text=True, capture_output=True)
    return ", ".join([*found, f"gcc {gcc.stdout.strip()}", f"{os.cpu_count()} cores"])


def compiled_files() -> Iterator[Path]:
    """What the copies are made of."""
    yield ROOT / "setup.py"
    yield from (ROOT / "src").rglob("*.py")
    yield from LIMIT.iterdir()


def sources() -> str:
    """A digest of all that is measured, or measures."""
    tool = ROOT / "tools" / "train" / "export.py"
    return digest({*compiled_files(), *(ROOT / "benchmarks").rglob("*.*"), tool})


def digest(files: Iterator[Path] | set[Path]) -> str:
    whole = sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".c")):
        whole.update(file.read_bytes())
    return whole.hexdigest()
