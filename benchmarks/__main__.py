"""`make bench`: everything in one run, interleaved, as ratios with their spread.

Each round runs every contestant once in a process of its own, so that a machine that changes its
pace within the run changes it for all. Ratios are taken within a round. Writes docs/benchmarks.md.

    python -m benchmarks 3                   three rounds; seven are usual
    python -m benchmarks 3 --part nets       only this part of the page (also several); others stay
    python -m benchmarks 3 --folder FOLDER   keeps what is compiled and every round there

With a folder the same command goes on: `0` only compiles, then `3` has three rounds, then `7` four
more. What was measured with other sources or other versions of anything does not count.
"""

from __future__ import annotations

import argparse
import importlib.util
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from benchmarks.builds import Builds, versions
from benchmarks.contestants import CONTESTANTS, ROOT
from benchmarks.page import PARTS, Figures, Part, Rates, page, section

PAGE = ROOT / "docs" / "benchmarks.md"


def modules(part: Part) -> list[str]:
    """Whose rows a part has."""
    if part.key != "games":
        return [] if part.key == "play" else [part.key]
    folders = sorted(path.parent.name for path in ROOT.glob("src/wartable/games/*/engine"))
    return [name for name in [*folders, "batch"] if importlib.util.find_spec(f"benchmarks.{name}")]


@contextmanager
def place(folder: Path | None) -> Iterator[Path]:
    """The folder, or one that is gone afterwards."""
    if folder is not None:
        yield folder.absolute()
        return
    with tempfile.TemporaryDirectory() as passing:
        yield Path(passing) / "bench"


def measured(builds: Builds, parts: list[Part], rounds: int, bar: Progress) -> None:
    """So many rounds of each part in all."""
    for number in range(rounds):
        for part in parts:
            if number < len(builds.rounds.get(part.key, [])):
                continue
            contestants = CONTESTANTS if part.key == "play" else ()
            task = bar.add_task("", total=len(contestants) + len(modules(part)))
            rates, own = Rates(), dict[str, Figures]()
            for contestant in contestants:
                bar.update(task, description=f"{number + 1}: {contestant.title}")
                rates[contestant.key] = builds.measure(contestant, number + 1)
                bar.advance(task)
            for module in modules(part):
                bar.update(task, description=f"{number + 1}: {module}")
                own[module] = builds.rows(module)
                bar.advance(task)
            bar.remove_task(task)
            builds.keep(part.key, (rates, own))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("rounds", type=int, nargs="?", default=7)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--part", action="append", choices=[part.key for part in PARTS])
    given = parser.parse_args()
    parts = [part for part in PARTS if given.part is None or part.key in given.part]
    needed = dict.fromkeys(name for part in parts for name in part.needs)
    if absent := [name for name in needed if not importlib.util.find_spec(name)]:
        raise SystemExit(f"not installed: {', '.join(absent)}; make bench installs them")
    console = Console()
    with place(given.folder) as folder:
        with console.status("compiling"):
            builds = Builds(folder)
        with Progress(console=console) as bar:
            measured(builds, parts, given.rounds, bar)
    write(console, builds, parts)


def write(console: Console, builds: Builds, parts: list[Part]) -> None:
    """The page, and what was asked of it on the screen."""
    now = ", ".join(one for one in versions().split(", ") if not one.endswith(" missing"))
    fresh = {
        part.key: section(part, rounds, now)
        for part in parts
        if (rounds := builds.rounds.get(part.key))
    }
    if not fresh:
        return
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    PAGE.write_text(page(before, fresh), encoding="utf-8")
    text = "\n".join(fresh.values())
    table = Table("what", escape("median [least – most]"), "bar")
    for line in text.splitlines():
        if line.startswith("|") and ("met |" in line or "MISSED |" in line):
            table.add_row(*(cell.strip() for cell in line.strip("|").split("|")))
    if table.row_count:
        console.print(table)
    console.print(f"Written to {PAGE.relative_to(ROOT)}")
    if "MISSED" in text:
        raise SystemExit("a bar was missed")


if __name__ == "__main__":
    main()
