"""Clauses about what is hidden: views, beliefs, simultaneous answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from math import sqrt
from typing import Any

import msgspec

from wartable.kernel import CHANCE, CLOCK, Event, Rng, State, outcomes
from wartable.testing.trial import Move, Trial

CONFIDENT = 6.0  # standard deviations between two frequencies that should be one


def check_views(trial: Trial) -> None:
    """Every view says whose it is and who may act, and is plain data."""
    for seat in trial.watchers():
        view = trial.plugin.view(trial.game, trial.state, seat)
        trial.demand(is_dataclass(view), "view", f"the view of seat {seat} is a {type(view)}")
        for kind in sorted({type(part) for part in _parts(view)}, key=lambda kind: kind.__name__):
            frozen = kind.__dataclass_params__.frozen
            trial.demand(frozen, "view", f"{kind.__name__} is not frozen: it could be changed")
        wanted = {"seat": seat, "seats": len(trial.seats), "actors": tuple(trial.actors())}
        for name, right in wanted.items():
            said = getattr(view, name, None)
            trial.demand(said == right, "view", f"view.{name} is {said}, not {right}")
        try:
            first, second = trial.look(trial.state, seat), trial.look(trial.state, seat)
        except (TypeError, msgspec.MsgspecError) as error:
            trial.fail("view", f"the view of seat {seat} is not plain: {error}")
        trial.demand(first == second, "view", f"seat {seat} sees two different things at once")


def _parts(shown: Any) -> Iterator[Any]:
    """Every dataclass a view is made of."""
    if is_dataclass(shown):
        yield shown
        shown = [getattr(shown, field.name) for field in fields(shown)]
    if isinstance(shown, dict):
        shown = list(shown.values())
    if isinstance(shown, list | tuple):
        for part in shown:
            yield from _parts(part)


def check_beliefs(trial: Trial, rng: Rng) -> None:
    """What is believed in, and what is believed in from there, looks like the truth."""
    for seat in trial.watchers():
        truth = trial.look(trial.state, seat)
        once = trial.believed(seat, rng)
        twice = trial.believed(seat, rng, once)
        for what, state in (("a state", once), ("a state at second hand", twice)):
            if trial.look(state, seat) != truth:
                trial.fail("determinize", f"{what} that seat {seat} believes in looks different")
            same = trial.actors(state) == trial.actors()
            trial.demand(same, "determinize", f"in {what} of seat {seat} others may act")
            same = trial.game.awaited(state) == trial.game.awaited(trial.state)
            trial.demand(same, "awaited", f"in {what} of seat {seat} others are waited for")
            same = trial.legal(seat, state) == trial.legal(seat)
            trial.demand(same, "determinize", f"in {what} of seat {seat} other actions are legal")


def check_knowledge(trial: Trial, rng: Rng) -> None:
    """Two things that may happen now and that leave a seat with the same view and the same news
    must leave it with the same beliefs. If it was told which of two outcomes chance gave, it must
    remember that. (News of another's action may tell them apart by something that does not last:
    where a card was laid that was discarded at once.)"""
    move = trial.some_move(rng)
    doer = move[0]
    rivals = [(doer, code) for code in _alternatives(trial, doer) if (doer, code) != move]
    if not rivals:
        return
    rival = rivals[rng.below(len(rivals))]
    ours, news = _after(trial, move)
    theirs, other_news = _after(trial, rival)
    if ours.dump() == theirs.dump():
        return
    for seat in trial.watchers():
        if seat == doer or trial.look(ours, seat) != trial.look(theirs, seat):
            continue
        gap = _gap(trial, seat, ours, theirs, rng)
        same_news = _heard(trial, news, seat) == _heard(trial, other_news, seat)
        told = f"{trial.line(move)!r} or {trial.line(rival)!r}"
        if same_news and gap > CONFIDENT:
            trial.fail(
                "belief",
                f"seat {seat} cannot know whether it was {told}, but determinize knows",
            )
        if doer == CHANCE and not same_news and gap < CONFIDENT:
            trial.fail(
                "belief",
                f"seat {seat} is told whether it was {told}, but neither view nor determinize is",
            )


def _alternatives(trial: Trial, doer: int) -> list[int]:
    if doer != CHANCE:
        return trial.legal(doer)
    found = outcomes(trial.game, trial.state)
    if found is not None:
        return [code for code, _ in found]
    rng = Rng(trial.seed)
    return sorted({trial.game.sample_chance(trial.state, rng) for number in range(12)})


def _after(trial: Trial, move: Move) -> tuple[State, list[Event]]:
    state = trial.state.clone()
    told: list[Event] = []
    trial.game.apply(state, *move, told)
    return state, told


def _heard(trial: Trial, told: list[Event], seat: int) -> list[tuple[int, ...]]:
    return [(e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> seat & 1]


def _gap(trial: Trial, seat: int, ours: State, theirs: State, rng: Rng) -> float:
    """How far beliefs from two states are apart, in standard deviations of the bit of the dump
    (among those in which the two states differ) that tells them apart best."""
    first, second = ours.dump(), theirs.dump()
    if len(first) != len(second):
        return 0.0
    bits = [
        (i, bit)
        for i, (a, b) in enumerate(zip(first, second, strict=True))
        for bit in range(63)
        if (a ^ b) >> bit & 1
    ]
    n = trial.extent.beliefs
    counts = []
    for state in (ours, theirs):
        count = [0] * len(bits)
        for number in range(n):
            dump = trial.believed(seat, rng, state).dump()
            for which, (i, bit) in enumerate(bits):
                count[which] += i < len(dump) and dump[i] >> bit & 1
        counts.append(count)
    gaps = [0.0]
    for a, b in zip(*counts, strict=True):
        p = (a + b) / (2 * n)
        if 0 < p < 1:
            gaps.append(abs(a - b) / n / sqrt(2 * p * (1 - p) / n))
    return max(gaps)


def _race(trial: Trial, seats: list[int]) -> bool:
    """Beside a clock, seats that may go on after an action owe no answer: arrival decides."""
    return CLOCK in trial.actors() and any(
        seat in trial.actors(_after(trial, (seat, code))[0])
        for seat in seats
        for code in trial.legal(seat)
    )


def check_answers(trial: Trial, rng: Rng) -> None:
    """Where several seats may act, either order of two answers gives the same state, and an
    answer shows nothing to a seat that still owes its own."""
    seats = [seat for seat in trial.actors() if seat in trial.seats]
    if len(seats) < 2 or _race(trial, seats):
        return
    first = seats.pop(rng.below(len(seats)))
    second = seats.pop(rng.below(len(seats)))
    codes = trial.legal(first)
    moves = [(first, codes[rng.below(len(codes))]), (second, 0)]
    options = trial.legal(second)
    moves[1] = (second, options[rng.below(len(options))])
    there, _ = _after(trial, moves[0])
    here, _ = _after(trial, moves[1])
    words = " and ".join(map(trial.line, moves))
    for state, (waiting, code) in ((there, moves[1]), (here, moves[0])):
        if trial.legal(waiting, state) != trial.legal(waiting):
            trial.fail("answers", f"{words}: one answer changes what the other seat may answer")
        trial.game.apply(state, waiting, code, None)
    if there.dump() != here.dump():
        trial.fail("answers", f"{words}: the order of these answers matters")
    other = codes[rng.below(len(codes))]
    one, news = _after(trial, moves[0])
    two, other_news = _after(trial, (first, other))
    if trial.actors(one) != trial.actors(two):
        return
    told = f"seat {second}, still to answer, learns whether seat {first} answered"
    told += f" {trial.line(moves[0])!r} or {trial.line((first, other))!r}"
    if trial.look(one, second) != trial.look(two, second):
        trial.fail("answers", f"{told}: by its view")
    if _heard(trial, news, second) != _heard(trial, other_news, second):
        trial.fail("answers", f"{told}: by the events")
