"""What the expert learned (tools/age_of_heroes): tastes and weights by number of seats, as a file
of names and figures."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.thinking.prospects import TRAITS
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN_ROWS, Taste

FILE = "learned.json"
SEATS = range(2, 7)


class Unusable(ValueError):
    """The file is missing, is not what was written, or is of another version's names."""


class Learned:
    """Tastes, from two seats on, and the weights of all traits, row by row."""

    def __init__(self, tastes: list[Taste], weights: vec[float]) -> None:
        self.tastes = tastes
        self.weights = weights


def read(path: Path | None = None) -> Learned:
    """The shipped file, or another one."""
    file: Traversable | Path = path or files("wartable.games.age_of_heroes") / FILE
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        tastes = [taste_of(found["tastes"][str(seats)]) for seats in SEATS]
        rows = [weights_of(found["weights"][str(seats)]) for seats in SEATS]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unusable(f"{FILE}: {error!r}") from error
    return Learned(tastes, vec[float]([weight for row in rows for weight in row]))


def taste_of(named: dict[str, list[int]]) -> Taste:
    if {name: len(row) for name, row in named.items()} != {n: len(r) for n, r in PLAIN_ROWS}:
        raise ValueError("a taste of other figures than this version's")
    return Taste(vec[i64]([int(figure) for name, _ in PLAIN_ROWS for figure in named[name]]))


def weights_of(named: dict[str, float]) -> list[float]:
    if set(named) != set(TRAITS):
        raise ValueError("weights of other traits than this version's")
    return [float(named[name]) for name in TRAITS]


def write(path: Path, tastes: dict[int, list[int]], weights: dict[int, list[float]]) -> None:
    """The same file anew; tastes and weights by number of seats, in the order of the engine."""
    text: dict[str, Any] = {"tastes": {}, "weights": {}}
    for seats in SEATS:
        left = list(tastes[seats])
        named = {}
        for name, row in PLAIN_ROWS:
            named[name], left = left[: len(row)], left[len(row) :]
        text["tastes"][str(seats)] = named
        text["weights"][str(seats)] = {
            name: round(float(w), 4) for name, w in zip(TRAITS, weights[seats], strict=True)
        }
    path.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


learned = cache(read)
