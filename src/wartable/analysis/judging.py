"""Looks at a finished game, entry after entry: everybody's chances, what was better, what was luck.
A game that was given up is looked at as far as it went; its last chances stand for the result.

Chances (`from_above` of the game's room `advice`) are those of somebody who sees all cards: the
game is over. Decisions are judged by what the seat knew. One search (`worths`) says what it likes
best; how much better that is than what was played is measured anew, in other worlds, so that no
search is believed where it praises its own choice: both side by side with the same luck
(`side_by_side`), or by a second search, whose favourite the first one measures. Of many decisions
some stand out by chance: such a loss is what a second, larger set of worlds says of it. What is
measured differs by what it may err; what that makes of single decisions is told by all of the game
(`calmed`).

Thought is counted in games played on, never in seconds: the same record and the same depth give the
same analysis on every machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from typing import Any
from zipfile import BadZipFile

from wartable import __version__
from wartable.analysis.found import SEEN, Account, Analysis, Kind, Step
from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Rng, compiled, legal
from wartable.play import Match, Record
from wartable.play.record import digest
from wartable.plugin import Plugin
from wartable.statements import Measured

VERSION = f"{__version__}+4"  # raise the number where an analysis would come out otherwise
DEPTH = 1.0 if compiled() else 0.1  # where nobody says otherwise
SHALLOWEST, DEEPEST = 0.01, 100.0
FEWEST = 4  # games played on, however little thought is asked for
LEAST_CHOICES = 4  # decisions of a game that was given up, so that there is something to say
START = 4  # times the games played on from the very first position
TURNING = 3  # points named
SOLVED = 0.005  # of the victory: more is never left over where chances are exact
PLAIN = 0.02  # of the victory, that must change hands at a turning point
ALIKE = 3  # decisions' worth of trust in the mean error, beside a decision's own
SECOND = 2_000_000  # added to the number of a decision: other worlds to look at it in once more
MORE = 3  # times the usual worlds, where a loss stood out
SEEDS = 1_000_003  # apart, so that no two positions are judged by the same numbers

Progress = Callable[[int, int], None]
Values = tuple[float, ...]


@dataclass(frozen=True)
class Value:
    """Everybody's chances in a position, with standard errors."""

    chances: Values
    errors: Values
    exact: bool = True


@dataclass(frozen=True)
class Judged:
    """What was better in a step, as `Step` says it; `own` is the chance that what was played
    leaves. `sure`: the search itself likes nothing better."""

    best: str = ""
    loss: float | None = None
    error: float = 0.0
    worth: float | None = None
    exact: bool = True
    own: float | None = None
    sure: bool = False


@dataclass(frozen=True)
class Part:
    """What was found of some steps."""

    values: list[tuple[int, Value]]  # as `Analyst` numbers them
    judged: list[tuple[int, Judged]]


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


def stretches(
    match: Match[Any], states: Sequence[Any]
) -> Iterator[tuple[int, int, Kind, int | None]]:
    """First and last entry, kind and seat of every step."""
    entries, first = match.entries, 0
    while first < len(entries):
        seat, last = entries[first].seat, first
        if seat == CHANCE:
            while last + 1 < len(entries) and entries[last + 1].seat == CHANCE:
                last += 1
            yield first, last, "luck", None
        elif seat == CLOCK:
            yield first, last, "clock", None
        else:
            choices = len(legal(match.game, states[first], seat))
            yield first, last, "choice" if choices > 1 else "only", seat
        first = last + 1


def decisions(match: Match[Any]) -> int:
    """How many were made, counted as far as it takes to see that there are enough of them."""
    steps = stretches(match, match.states())
    return sum(1 for _ in islice((s for s in steps if s[2] == "choice"), LEAST_CHOICES))


class Analyst:
    """One finished game, and what is known of it so far."""

    def __init__(self, match: Match[Any], depth: float = DEPTH, seat: int | None = None) -> None:
        """`seat`: judge only the decisions of this seat."""
        check(match.plugin, depth)
        outcome = match.outcome
        self.match, self.depth, self.seat = match, depth, seat
        self.room = match.plugin.room("advice")
        self.compares = match.plugin.optional("advice", "side_by_side") is not None
        effort, samples = match.plugin.optional("advice", "ANALYSED") or (1.0, 16)
        self.effort = effort * depth
        self.samples = max(FEWEST, round(samples * depth))
        places = outcome.places if outcome else ()  # of a game that was given up: none
        self.result = tuple(places.count(1) ** -1 if place == 1 else 0.0 for place in places)
        self.states = match.states()
        self.stretches = list(stretches(match, self.states))
        choices = sum(kind == "choice" for _, _, kind, _ in self.stretches)
        if outcome is None and choices < LEAST_CHOICES:
            raise BadInput(
                f"{choices} decisions were made: too few",
                "too-short",
                n=choices,
                most=LEAST_CHOICES,
            )
        self.values: dict[int, Value] = {}  # by place: before the first step, after each one
        self.judged: dict[int, Judged] = {}  # by step

    def run(self, progress: Progress = lambda done, of: None) -> Analysis:
        """All of it; `progress` is told how many steps of how many are done, and may raise."""
        count = len(self.stretches)
        for n in range(count + 1):
            progress(n, 2 * count)
            self.value(n)
        for n in range(count):
            progress(count + n, 2 * count)
            self.judge(n)
        progress(2 * count, 2 * count)
        return self.found()

    def part(self, first: int, last: int) -> Part:
        """Some of the steps, for whoever puts parts together; the last one not included."""
        values = [(n, self.value(n)) for n in range(first + (first > 0), last + 1)]
        return Part(values, [(n, self.judge(n)) for n in range(first, last)])

    def take(self, part: Part) -> None:
        """What was found elsewhere."""
        self.values.update(part.values)
        self.judged.update(part.judged)

    def value(self, n: int) -> Value:
        """Everybody's chances after so many steps."""
        if n not in self.values:
            at = self.stretches[n - 1][1] + 1 if n else 0
            self.values[n] = self._chances(self.states[at], at, 1) if n else self._start()
        return self.values[n]

    def judge(self, n: int) -> Judged:
        """What was better in a step, if it was a choice."""
        if n not in self.judged:
            first, _, kind, seat = self.stretches[n]
            wanted = kind == "choice" and self.seat in (None, seat)
            self.judged[n] = self._judged(first) if wanted else Judged()
        return self.judged[n]

    def _start(self) -> Value:
        """Everybody's chances before the first action. Whatever the game judges positions by (a
        table, a net) is read here first: BadInput if that cannot be."""
        try:
            return self._chances(self.states[0], 0, START)
        except (OSError, EOFError, KeyError, ValueError, BadZipFile, zlib.error) as error:
            id, why = self.match.plugin.id, str(error) or type(error).__name__
            raise BadInput(f"{id} has no table: {why}", "no-table", game=id, why=why) from None

    def _chances(self, state: Any, number: int, times: int) -> Value:
        """Everybody's chances in a state, and their standard errors."""
        if self.match.game.actors(state) == 0:
            return Value(self.result, (0.0,) * self.match.seats)
        rng = Rng(SEEDS * number + 1)
        rows = self.room.from_above(self.match.game, state, rng, times * self.samples)
        columns = [[row[seat] for row in rows] for seat in range(self.match.seats)]
        means = tuple(sum(column) / len(column) for column in columns)
        if len(rows) == 1:
            return Value(means, (0.0,) * len(means))
        spread = [
            sum((value - mean) ** 2 for value in column) / (len(column) - 1)
            for column, mean in zip(columns, means, strict=True)
        ]
        return Value(means, tuple(sqrt(each / len(rows)) for each in spread), False)

    def _judged(self, number: int) -> Judged:
        """A choice with what it was worth."""
        seat, state = self.match.entries[number].seat, self.states[number]
        game, plugin = self.match.game, self.match.plugin
        first = self.measure(state, seat, 2 * number)
        played = self.match.codes[number]
        better = best(first, played)
        text = plugin.write(game, seat, better)
        if played not in first.worth:
            return Judged(text, exact=first.exact)
        worth, own = first.worth[better], first.worth[played]
        if first.exact:
            return Judged(text, worth - own, 0.0, worth, own=own)
        if better == played:
            return Judged(text, 0.0, 0.0, worth, False, own, True)
        if self.compares:
            pair = better, played
            means, error = self._beside(state, seat, 2 * number + 1, pair)
            if means[0] - means[1] > SEEN * error:  # such a loss is told only if it comes again
                means, error = self._beside(state, seat, SECOND + 2 * number + 1, pair, MORE)
            return Judged(text, means[0] - means[1], error, means[0], False, means[1])
        again = self.measure(state, seat, 2 * number + 1)
        if played not in again.worth:
            return Judged(text, exact=False)
        leads = [
            other.worth.get(best(one, played), other.worth[played]) - other.worth[played]
            for one, other in ((first, again), (again, first))
        ]
        worth = worth / 2 + again.worth.get(better, worth) / 2
        loss, error = sum(leads) / 2, abs(leads[0] - leads[1]) / 2
        return Judged(text, loss, error, worth, False, own / 2 + again.worth[played] / 2)

    def _beside(
        self, state: Any, seat: int, number: int, actions: Sequence[int], times: int = 1
    ) -> tuple[list[float], float]:
        """What two actions leave, in worlds that no search has seen, and the standard error of
        their difference. `times`: how many times the usual worlds."""
        rng = Rng(SEEDS * number + 2)
        seen = self.match.seen_before(number % SECOND // 2, state, seat, rng)
        rows = self.room.side_by_side(seen, actions, times * self.effort)
        count = len(rows)
        means = [sum(row[which] for row in rows) / count for which in (0, 1)]
        lead = means[0] - means[1]
        spread = sum((row[0] - row[1] - lead) ** 2 for row in rows) / (count - 1)
        return means, sqrt(spread / count)

    def measure(self, state: Any, seat: int, number: int) -> Measured:
        """What every legal action of a seat is worth, as far as it knows: the first (even) or the
        second search before an entry."""
        rng = Rng(SEEDS * number + 2)
        seen = self.match.seen_before(number // 2, state, seat, rng)
        measured: Measured = self.room.worths(seen, self.effort)
        return measured

    # ---- what is known so far
    def found(self) -> Analysis:
        """All that has been found; `whole` says whether that is everything."""
        match, steps, errors = self.match, list[Step](), list[tuple[Values, Values]]()
        judged = calmed(self.judged, match.plugin.optional("advice", "CAME_TRUE") or 1.0)
        for n, (first, last, kind, seat) in enumerate(self.stretches):
            if n not in self.values or n + 1 not in self.values:
                break
            before, after = self.values[n], self.values[n + 1]
            made = match.entries[first].text if kind in ("choice", "only") else ""
            told = judged.get(n, Judged())
            nothing = told.loss is not None and told.loss <= 0
            text, worth = (made, told.own) if nothing else (told.best, told.worth)
            steps.append(
                Step(
                    first,
                    last,
                    kind,
                    seat,
                    before.chances,
                    after.chances,
                    max(after.errors),
                    made,
                    text,
                    told.loss,
                    told.error,
                    worth,
                )
            )
            errors.append((before.errors, after.errors))
        accounts = tuple(account(seat, match.seats, steps, errors) for seat in range(match.seats))
        whole = len(steps) == len(self.stretches) == len(self.judged)
        exact = all(each.exact for each in self.values.values())
        exact = exact and all(each.exact for each in self.judged.values())
        explained = not whole or all(abs(each.rest) < SOLVED for each in accounts)
        return Analysis(
            game=match.plugin.id,
            rules=match.rules,
            seats=match.seats,
            names=match.names,
            digest=record_digest(match.record(secrets=False)),
            version=VERSION,
            depth=self.depth,
            exact=exact and explained,
            whole=whole,
            entries=len(match.entries),
            steps=tuple(steps),
            accounts=accounts,
            turning=turning(steps),
            ended=match.outcome is not None,
        )


def calmed(judged: Mapping[int, Judged], part: float) -> dict[int, Judged]:
    """The same with losses as they probably are. A loss that was found by search is what it is and
    an error; those that look worst owe most of it to their errors. So each is drawn towards the
    mean of the game, the more the larger its error is beside what really tells decisions apart
    (James and Stein). An error of its own is told by few games played on: it is averaged with that
    of all decisions. `part` of such losses comes true when games are played to their end."""
    found = dict(judged)
    open_ = {n: one for n, one in judged.items() if not (one.exact or one.sure)}
    losses = {n: one.loss for n, one in open_.items() if one.loss is not None}
    if len(losses) > 1:
        usual = sum(open_[n].error ** 2 for n in losses) / len(losses)
        mean = sum(losses.values()) / len(losses)
        whole = sum((loss - mean) ** 2 for loss in losses.values()) / (len(losses) - 1)
        real = max(0.0, whole - usual)
    else:
        usual = mean = real = 0.0
    for n, loss in losses.items():
        one = open_[n]
        error = (one.error**2 + ALIKE * usual) / (1 + ALIKE)
        kept = real / (real + error) if error > 0 and len(losses) > 1 else 1.0
        likely = part * (mean + kept * (loss - mean))
        found[n] = replace(one, loss=likely, error=part * sqrt(kept * error))
    return found


def account(
    seat: int, seats: int, steps: Sequence[Step], errors: Sequence[tuple[Values, Values]]
) -> Account:
    """What made a seat's result; with each step the standard errors of the chances around it."""
    luck = own = others = luck_error = own_error = others_error = rest_error = 0.0
    choices = judged = mistakes = 0
    for step, wrong in zip(steps, errors, strict=True):
        if step.kind == "luck":
            luck += step.after[seat] - step.before[seat]
            luck_error += wrong[0][seat] ** 2 + wrong[1][seat] ** 2
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
            mistakes += step.is_clear
            own += part * step.loss
            own_error += step.loss_error**2
        else:
            others += part * step.loss
            others_error += (part * step.loss_error) ** 2
    start = steps[0].before[seat] if steps else 1 / seats
    result = steps[-1].after[seat] if steps else start
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
