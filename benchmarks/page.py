"""docs/benchmarks.md: parts that may be measured one by one. A part that was not measured stays on
the page as it was printed, with the versions that it was measured with."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from statistics import median
from types import ModuleType

from benchmarks.contestants import BARS, CONTESTANTS

# What contestants and modules told in one round, a module's own rows by its name.
Rates = dict[str, float]
Figures = list[tuple[str, float, str]]
Round = tuple[Rates, dict[str, Figures]]

HEAD = """# Benchmarks

Written by `make bench`; do not edit. Every contestant ran once per round in a process of
its own; ratios are taken within a round, so that the machine's pace cancels out. A part of the
page may be measured alone (`python -m benchmarks 3 --part nets`): figures of two parts are not to
be compared. Each part says how many rounds it had, and with which versions.
"""


@dataclass(frozen=True)
class Part:
    """A part of the page: the contestants', or that of some modules with rows of their own. What a
    figure of it means is said above its table."""

    key: str
    title: str
    about: str
    needs: tuple[str, ...] = ()  # modules of peers without which it is not measured


PARTS = (
    Part(
        "play",
        "Random play, clones and simulations",
        """
**A step** is one decision of a seat in random play, per second of CPU time; dice and
draws happen in between: in the time, not in the count. catanatron counts ticks of
its own loop, RLCard and pgx steps of their environments. Other games have other rules:
peers say what their user gets per decision, not whose compiler is better. pgx is made
for GPUs, where it steps far more games at once; here it has one core, like all others.
""",
        ("pyspiel", "catanatron", "pettingzoo", "pygame", "rlcard"),
    ),
    Part(
        "games",
        "Every other game, compiled",
        """
Random play is whole games inside compiled code, chance included. A believed state
or determinisation is one state a seat may believe in. A batch is 256 to 1024 games,
stepped on one core by a random policy in numpy, with observation and mask after each
step: environment steps per second of CPU time, all of it counted.
""",
    ),
    Part(
        "search",
        "Tree search beside OpenSpiel's",
        """
Simulations per second of CPU time, each from the root to the end of the game, at random where
the tree ends; so many to a decision, the first one of a game. Tic-tac-toe is the same game in
both: OpenSpiel's own, in C++, under its MCTS in C++ and in Python, and ours, compiled with the
engines (`benchmarks/limit/tic_tac_toe.py`), under the search that bots of all games have; that
one searches with hidden cards too, and draws a state before each simulation. Age of War is ours
in both: OpenSpiel's MCTS in C++ plays it through our adapter, each step of it in Python, which is
what a user of both gets. With hidden cards there is no game in both (OpenSpiel's ISMCTS in C++
takes no Python game), so these rows have no ratio; how many actions a simulation of ours has is
said below.
""",
        ("pyspiel",),
    ),
    Part(
        "nets",
        "Who asks a net",
        """
Positions per second of CPU time, one thread, by the net of Critters at War's `expert` (717 rows,
layers of 1024, 256, 256 and 284), so many given at once, from games of the net with itself.
Finding the rows is in the time. *numpy* is what is shipped; *ONNX Runtime* is given what
`python -m tools.train.export` writes; *loops* are the same arithmetic compiled by mypyc, a
position at a time, inputs that are 0 passed over (`benchmarks/limit/net_loops.py`): numpy and
loops agree to the last bit. Errors are those of 256 positions: of the worth, which is -1 to 1; of
the mixture of legal actions, as divergence; and how often the likeliest action is another one.
""",
    ),
)


@dataclass
class Row:
    """A figure of a module, once per round."""

    name: str
    unit: str
    figures: list[float]


@dataclass
class Own:
    """A module's own rows. It has `rows()`, and may have `BARS`, the least figure of every
    row whose name begins so, `RATIOS`, the most that one row may be of another, and `BESIDE`, pairs
    of rows whose ratio is told."""

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

    def beside(self) -> list[tuple[str, str]]:
        pairs = getattr(self._module(), "BESIDE", ())
        return [(one, other) for one, other in pairs if {one, other} <= self.rows.keys()]

    def _module(self) -> ModuleType:
        return importlib.import_module(f"benchmarks.{self.module}")

    def lines(self) -> list[str]:
        out = []
        for row in self.rows.values():
            least = next((v for key, v in self.bars().items() if row.name.startswith(key)), None)
            most = max(map(abs, row.figures))
            form = ",.0f" if most >= 100 else ",.2f" if most >= 0.1 else ".2g"
            verdict = _verdict(row.figures, least) if least is not None else ""
            name = f"{self.game}: {row.name}"
            said = f"{spread(row.figures, form)} {row.unit}".rstrip()
            out.append(f"| {name} | {said} | {verdict} |")
        for (one, other), at_most in self.ratios().items():
            ratios = self._ratios(one, other)
            verdict = f"≤ {at_most:g}: {'met' if median(ratios) <= at_most else 'MISSED'}"
            out.append(f"| {self.game}: {one} ÷ {other} | {spread(ratios, ',.2f')} | {verdict} |")
        for one, other in self.beside():
            ratios = self._ratios(one, other)
            out.append(f"| {self.game}: {one} ÷ {other} | {spread(ratios, ',.2f')} |  |")
        return out

    def _ratios(self, one: str, other: str) -> list[float]:
        pairs = zip(self.rows[one].figures, self.rows[other].figures, strict=True)
        return [a / b for a, b in pairs]


def _verdict(values: list[float], least: float) -> str:
    return f"≥ {least:,.12g}: {'met' if median(values) >= least else 'MISSED'}"


def spread(values: list[float], form: str) -> str:
    low, middle, high = min(values), median(values), max(values)
    return f"{middle:{form}} [{low:{form}} – {high:{form}}]"


def contest(rates: dict[str, list[float]]) -> list[str]:
    """The tables of the contestants."""
    titles = {c.key: c.title for c in CONTESTANTS}
    lines = ["| contestant | steps/s: median [least – most] |", "|---|---|"]
    lines += [f"| {titles[key]} | {spread(values, ',.0f')} |" for key, values in rates.items()]
    lines += ["", "| ratio | median [least – most] | bar |", "|---|---|---|"]
    for bar in BARS:
        ratios = [a / b for a, b in zip(rates[bar.ours], rates[bar.theirs], strict=True)]
        verdict = _verdict(ratios, bar.least) if bar.least is not None else ""
        name = f"{titles[bar.ours]} ÷ {titles[bar.theirs]}"
        lines.append(f"| {name} | {spread(ratios, ',.2f')} | {verdict} |")
    return lines


def section(part: Part, rounds: list[Round], versions: str) -> str:
    """A part of the page as it was measured now."""
    if rounds[0][0]:
        lines = contest({key: [rates[key] for rates, _ in rounds] for key in rounds[0][0]})
    else:
        lines = ["| what | median [least – most] | bar |", "|---|---|---|"]
        for module in rounds[0][1]:
            one = Own(module, {})
            for _, figures in rounds:
                one.add(figures[module])
            lines += one.lines()
    told = f"Rounds: {len(rounds)}. {versions}."
    return "\n".join([f"## {part.title}", part.about.rstrip(), "", told, "", *lines]) + "\n"


def kept(text: str) -> dict[str, str]:
    """The parts of a page, by title."""
    found = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    return {one.split("\n")[0]: f"## {one.rstrip()}\n" for one in found}


def page(before: str, fresh: dict[str, str]) -> str:
    """The page with these parts, by key, in the place of older ones; all others as they were."""
    old = kept(before)
    parts = [fresh.get(part.key) or old.get(part.title) for part in PARTS]
    return "\n".join([HEAD, *(part for part in parts if part)])
