"""Looks at a finished game, entry after entry: everybody's chances, what was better, what was luck.

Chances (`from_above` of the game's room `advice`) are those of somebody who sees all cards: the
game is over. Decisions are judged (`worths`) by what the seat knew. Two searches that know nothing
of each other judge each one: what the first likes best is measured by the second, and the other
way round, so that neither is believed where it praises its own choice. What the two say differs by
what they may err.

Thought is counted in games played on, never in seconds: the same record and the same depth give the
same analysis on every machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any
from zipfile import BadZipFile

from wartable import __version__
from wartable.analysis.found import Account, Analysis, Kind, Step
from wartable.answers import Measured
from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Knowledge, Rng, compiled, legal
from wartable.play import Match, Record
from wartable.play.record import digest
from wartable.plugin import Plugin

VERSION = f"{__version__}+1"  # raise the number where an analysis would come out otherwise
DEPTH = 1.0 if compiled() else 0.1  # where nobody says otherwise
SHALLOWEST, DEEPEST = 0.01, 100.0
FEWEST = 4  # games played on, however little thought is asked for
START = 4  # times the games played on from the very first position
TURNING = 3  # points named
SOLVED = 0.005  # of the victory: more is never left over where chances are exact
PLAIN = 0.02  # of the victory, that must change hands at a turning point
SEEDS = 1_000_003  # apart, so that no two positions are judged by the same numbers

Progress = Callable[[int, int], None]
Values = tuple[float, ...]


class Cancelled(Exception):
    """Whoever asked does not want to know any more."""


def check(plugin: Plugin[Any, Any], depth: float) -> None:
    """BadInput if a game cannot be analysed, or not so deeply."""
    for name in ("worths", "from_above"):
        if plugin.optional("advice", name) is None:
            raise BadInput(f"{plugin.id} cannot be analysed", "no-analysis", game=plugin.id)
    if not SHALLOWEST <= depth <= DEEPEST:  # not a number: neither
        raise BadInput(
            f"depth {depth} is not in {SHALLOWEST} … {DEEPEST:.0f}",
            "depth",
            depth=f"{depth:g}",
            least=f"{SHALLOWEST:g}",
            most=f"{DEEPEST:g}",
        )


class Analyst:
    """One finished game, and what is known of it so far."""

    def __init__(self, match: Match[Any], depth: float = DEPTH, seat: int | None = None) -> None:
        """`seat`: judge only the decisions of this seat."""
        check(match.plugin, depth)
        outcome = match.outcome
        if outcome is None:
            raise BadInput("the game is not over: nothing is analysed before", "not-over")
        self.match, self.depth, self.seat = match, depth, seat
        self.room = match.plugin.room("advice")
        effort, samples = match.plugin.optional("advice", "ANALYSED") or (1.0, 16)
        self.effort = effort * depth
        self.samples = max(FEWEST, round(samples * depth))
        winners = outcome.places.count(1)
        self.result = tuple(1 / winners if place == 1 else 0.0 for place in outcome.places)
        self.steps: list[Step] = []
        self.errors: list[tuple[Values, Values]] = []  # of the chances before and after each step
        self.exact = True  # until a chance or a worth is not
        self.whole = False

    def run(self, progress: Progress = lambda done, of: None) -> Analysis:
        """All of it; `progress` is told how many steps of how many are done, and may raise."""
        states = self.match.states()
        stretches = list(self._stretches(states))
        total = 2 * len(stretches)
        before = self._start(states[0])
        for n, (first, last, kind, seat) in enumerate(stretches):
            progress(n, total)
            after = self._chances(states[last + 1], last + 1, 1)
            made = self.match.entries[first].text if kind in ("choice", "only") else ""
            error = max(after[1])
            self.steps.append(Step(first, last, kind, seat, before[0], after[0], error, made))
            self.errors.append((before[1], after[1]))
            before = after
        for n, step in enumerate(self.steps):
            progress(len(stretches) + n, total)
            if step.kind == "choice" and self.seat in (None, step.seat):
                self.steps[n] = self._judged(step, states[step.first])
        progress(total, total)
        self.whole = True
        return self.found()

    def _start(self, state: Any) -> tuple[Values, Values]:
        """Everybody's chances before the first action. Whatever the game judges positions by (a
        table, a net) is read here first: BadInput if that cannot be."""
        try:
            return self._chances(state, 0, START)
        except (OSError, EOFError, KeyError, ValueError, BadZipFile, zlib.error) as error:
            id, why = self.match.plugin.id, str(error) or type(error).__name__
            raise BadInput(f"{id} has no table: {why}", "no-table", game=id, why=why) from None

    def _stretches(self, states: Sequence[Any]) -> Iterator[tuple[int, int, Kind, int | None]]:
        """First and last entry, kind and seat of every step."""
        entries, first = self.match.entries, 0
        while first < len(entries):
            seat, last = entries[first].seat, first
            if seat == CHANCE:
                while last + 1 < len(entries) and entries[last + 1].seat == CHANCE:
                    last += 1
                yield first, last, "luck", None
            elif seat == CLOCK:
                yield first, last, "clock", None
            else:
                choices = len(legal(self.match.game, states[first], seat))
                yield first, last, "choice" if choices > 1 else "only", seat
            first = last + 1

    def _chances(self, state: Any, number: int, times: int) -> tuple[Values, Values]:
        """Everybody's chances in a state, and their standard errors."""
        if self.match.game.actors(state) == 0:
            return self.result, (0.0,) * self.match.seats
        rng = Rng(SEEDS * number + 1)
        rows = self.room.from_above(self.match.game, state, rng, times * self.samples)
        columns = [[row[seat] for row in rows] for seat in range(self.match.seats)]
        means = tuple(sum(column) / len(column) for column in columns)
        if len(rows) == 1:
            return means, (0.0,) * len(means)
        self.exact = False
        spread = [
            sum((value - mean) ** 2 for value in column) / (len(column) - 1)
            for column, mean in zip(columns, means, strict=True)
        ]
        return means, tuple(sqrt(each / len(rows)) for each in spread)

    def _judged(self, step: Step, state: Any) -> Step:
        """A choice with what it was worth."""
        assert step.seat is not None
        game, plugin = self.match.game, self.match.plugin
        first = self.measure(state, step.seat, 2 * step.first)
        again = first if first.exact else self.measure(state, step.seat, 2 * step.first + 1)
        self.exact = self.exact and first.exact
        played = self.match.codes[step.first]
        better = best(first, played)
        if played not in first.worth or played not in again.worth:
            return replace(step, best=plugin.write(game, step.seat, better))
        leads = [
            other.worth.get(best(one, played), other.worth[played]) - other.worth[played]
            for one, other in ((first, again), (again, first))
        ]
        loss, error = sum(leads) / 2, abs(leads[0] - leads[1]) / 2
        if loss <= 0:
            better = played
        return replace(
            step,
            best=plugin.write(game, step.seat, better),
            loss=loss,
            loss_error=error,
            worth=first.worth[better] / 2 + again.worth.get(better, first.worth[better]) / 2,
        )

    def measure(self, state: Any, seat: int, number: int) -> Measured:
        """What every legal action of a seat is worth, as far as it knows."""
        seen = Knowledge.of(self.match.game, state, seat, Rng(SEEDS * number + 2))
        measured: Measured = self.room.worths(seen, self.effort)
        return measured

    # ---- what is known so far
    def found(self) -> Analysis:
        """All that has been found; `whole` says whether that is everything."""
        match = self.match
        accounts = tuple(self._account(seat) for seat in range(match.seats))
        explained = not self.whole or all(abs(each.rest) < SOLVED for each in accounts)
        return Analysis(
            game=match.plugin.id,
            rules=match.rules,
            seats=match.seats,
            names=match.names,
            digest=record_digest(match.record(secrets=False)),
            version=VERSION,
            depth=self.depth,
            exact=self.exact and explained,
            whole=self.whole,
            entries=len(match.entries),
            steps=tuple(self.steps),
            accounts=accounts,
            turning=turning(self.steps),
        )

    def _account(self, seat: int) -> Account:
        luck = own = others = luck_error = own_error = others_error = rest_error = 0.0
        choices = judged = mistakes = 0
        for step, errors in zip(self.steps, self.errors, strict=True):
            if step.kind == "luck":
                luck += step.after[seat] - step.before[seat]
                luck_error += errors[0][seat] ** 2 + errors[1][seat] ** 2
                continue
            part = 0.0 if step.seat is None else -1.0 if step.seat == seat else gift(step, seat)
            change = step.after[seat] - step.before[seat]
            rest_error += (change - part * (step.loss or 0.0)) ** 2
            mine = step.seat == seat
            choices += mine and step.kind == "choice"
            if step.loss is None:
                continue
            if mine:
                judged += 1
                mistakes += step.is_blamed
                own += part * step.loss
                own_error += step.loss_error**2
            else:
                others += part * step.loss
                others_error += (part * step.loss_error) ** 2
        start = self.steps[0].before[seat] if self.steps else 1 / self.match.seats
        result = self.steps[-1].after[seat] if self.steps else start
        return Account(
            seat=seat,
            start=start,
            luck=luck,
            luck_error=sqrt(luck_error),
            own=own,
            own_error=sqrt(own_error),
            others=others,
            others_error=sqrt(others_error),
            rest=result - start - luck - own - others,
            rest_error=sqrt(rest_error),
            result=result,
            choices=choices,
            judged=judged,
            mistakes=mistakes,
        )


def best(measured: Measured, played: int) -> int:
    """What is worth most; what was played, if nothing is worth more."""
    worth = measured.worth
    return max(worth, key=lambda action: (worth[action], action == played, -action))


def gift(step: Step, seat: int) -> float:
    """The part of what a decision gave away that fell to another seat: as the others' chances
    were."""
    assert step.seat is not None
    whole = 1.0 - step.before[step.seat]
    return step.before[seat] / whole if whole > 0 else 1 / (len(step.before) - 1)


def turning(steps: Sequence[Step]) -> tuple[int, ...]:
    """The steps at which most of the victory changed hands, in the order of the game."""
    plain = [n for n, step in enumerate(steps) if step.swing >= max(PLAIN, 2 * step.error)]
    return tuple(sorted(sorted(plain, key=lambda n: (-steps[n].swing, n))[:TURNING]))


def record_digest(record: Record) -> str:
    """What tells a game from every other: all that was done, and by which rules."""
    head = [f"{key} {record.header.get(key, '')}" for key in ("Game", "Rules", "Seats", "Options")]
    head.append(record.header.get("Data", ""))
    lines = [f"{entry.seat} {entry.text}" for entry in record.entries]
    return digest("\n".join([*head, *lines]))
