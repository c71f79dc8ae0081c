"""Clauses about features: what a seat knows, as numbers."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from wartable.kernel import Field, Game, Rng, State
from wartable.kernel.features import FLAGS
from wartable.testing.broken import Broken
from wartable.testing.trial import Trial

LOWEST, HIGHEST = -(2**15), 2**15 - 1  # what a cell can hold
PAD = 3  # cells before and after, which nobody may touch
OFTEN = 3  # times that a seat sees what its features do not show, before it counts


def check_layout(id: str, game: Game[Any]) -> None:
    """Names, ranges and places of the fields, which need no position."""
    end, names = 0, set[str]()
    for field in game.features.fields:
        good = field.name not in names and field.name == field.name.lower() and field.size > 0
        good = good and field.at == end and LOWEST < field.least < field.most <= HIGHEST
        if not good:
            raise Broken("features", f"{field} is named, placed or bounded wrongly", id)
        names.add(field.name)
        end += field.size
    if end != game.features.size or bool(end) != (game.features.version > 0):
        raise Broken("features", f"{end} cells in fields, {game.features.size} in all", id)


def check_features(trial: Trial, rng: Rng) -> None:
    """Of the position, and of states that are believed in."""
    if trial.game.features.size == 0:
        return
    check_short(trial)
    for seat in trial.seats:
        cells = written(trial, trial.state, seat)
        for field in trial.game.features.fields:
            check_range(trial, field, cells, seat)
        once = trial.believed(seat, rng)
        for state in (once, trial.believed(seat, rng, once)):
            other = written(trial, state, seat)
            if other != cells:
                where = differing(trial, cells, other)
                trial.fail("features", f"seat {seat} learns by {where} what it cannot know")


class ToldApart:
    """Whether views that differ have features that differ. Some figures of the state are chosen; in
    position after position each of them is exchanged for what it was at another time. A figure that
    a seat sees change, and whose change its features never show, is missing in them. (A table with
    one figure exchanged need not be one that can be, so a single case says nothing.)"""

    def __init__(self, trial: Trial, dumps: list[list[int]], rng: Rng) -> None:
        self.trial = trial
        self.dumps = dumps
        changing = [at for at, of in enumerate(zip(*dumps, strict=False)) if len({*of}) > 1]
        count = min(len(changing), 4 * trial.extent.positions) if trial.game.features.size else 0
        self.figures = [changing.pop(rng.below(len(changing))) for _ in range(count)]
        self.shown = dict.fromkeys(self.figures, 0)
        self.missed = dict.fromkeys(self.figures, 0)

    def look(self, rng: Rng) -> None:
        """Exchange each of the figures once."""
        trial, here = self.trial, self.trial.state.dump()
        for at in self.figures:
            there = self.dumps[rng.below(len(self.dumps))]
            seat = trial.seats[rng.below(len(trial.seats))]
            try:
                state = trial.game.load([*here[:at], there[at], *here[at + 1 :]])
                view, cells = trial.look(state, seat), cells_of(trial, state, seat)
            except (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError):
                continue  # no table that can be
            if view != trial.look(trial.state, seat):
                same = cells == cells_of(trial, trial.state, seat)
                (self.missed if same else self.shown)[at] += 1

    def judge(self) -> None:
        """At the end of the game."""
        for at in self.figures:
            if self.missed[at] >= OFTEN and self.shown[at] == 0:
                told = f"seats see figure {at} of the state change, and features never show it"
                self.trial.fail("features", told)


def cells_of(trial: Trial, state: State, seat: int) -> tuple[int, ...]:
    buf = vec[i16]([0] * trial.game.features.size)
    trial.game.features_into(state, seat, buf, 0)
    return tuple(buf)


def written(trial: Trial, state: State, seat: int) -> tuple[int, ...]:
    """The cells; what stands around them is left alone."""
    size = trial.game.features.size
    pad = [LOWEST] * PAD
    buf = vec[i16]([*pad, *([0] * size), *pad])
    trial.game.features_into(state, seat, buf, PAD)
    cells = tuple(buf)
    around = [*cells[:PAD], *cells[PAD + size :]]
    trial.demand(around == pad + pad, "features", "cells are written that are not its own")
    return cells[PAD : PAD + size]


def check_short(trial: Trial) -> None:
    """A buffer that is too short is refused, as Python refuses an index."""
    short = vec[i16]([0] * (trial.game.features.size - 1))
    try:
        trial.game.features_into(trial.state, 0, short, 0)
    except IndexError:
        return
    trial.fail("features", "a buffer that is too short is not refused by an IndexError")


def check_range(trial: Trial, field: Field, cells: tuple[int, ...], seat: int) -> None:
    own = cells[field.at : field.at + field.size]
    odd = [cell for cell in own if not field.least <= cell <= field.most]
    trial.demand(not odd, "features", f"{field} of seat {seat} has {odd[:5]}")
    flags = field.kind != FLAGS or {*own} <= {0, 1}
    trial.demand(flags, "features", f"{field} of seat {seat} is neither 0 nor 1")


def differing(trial: Trial, ours: tuple[int, ...], theirs: tuple[int, ...]) -> str:
    """The first field in which two rows differ."""
    at = next(n for n, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b)
    field = [each for each in trial.game.features.fields if each.at <= at][-1]
    return f"{field.name}[{at - field.at}]"
