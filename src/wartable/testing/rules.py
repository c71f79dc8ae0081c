"""Clauses about rules and states: who may act, what is legal, copies, chance, the end."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from math import sqrt
from typing import Any

from wartable.kernel import CHANCE, CLOCK, SPECTATOR, Rng, State, decode, encode, members, outcomes
from wartable.testing.trial import Trial

PLAY_ON = 8  # actions a copy must agree with its original about
FAR = (-1, -(2**40), 2**40, 2**62)  # codes and seats nobody has
SIGMAS = 5.0  # how improbable proportions must be to be called wrong: one in three million


def check_actors(trial: Trial) -> None:
    """The cheap clauses, for every position of every game."""
    actors = trial.actors()
    mask = trial.game.actors(trial.state)
    trial.demand(mask >= 0 and mask >> CLOCK + 1 == 0, "actors", f"actors is {mask:#x}")
    trial.demand(not mask >> SPECTATOR & 1, "actors", "a spectator may act")
    extra = trial.game.awaited(trial.state) & ~mask
    trial.demand(not extra, "awaited", f"others wait for {members(extra)}, who may not act")
    if CHANCE in actors:
        trial.demand(actors == [CHANCE], "actors", f"chance is not alone: {actors}")
    alien = [s for s in actors if s < CHANCE and s not in trial.seats]
    trial.demand(not alien, "actors", f"seats {alien} may act and do not exist")
    several = trial.plugin.in_turn and sum(seat < CHANCE for seat in actors) > 1
    trial.demand(not several, "actors", f"the game is `in_turn`, and {actors} may act")
    for seat in actors:
        if seat != CHANCE:
            check_legal(trial, seat, trial.legal(seat))
    over = trial.game.outcome(trial.state)
    trial.demand((over is None) == bool(mask), "outcome", f"outcome {over}, actors {actors}")


def check_legal(trial: Trial, seat: int, codes: list[int]) -> None:
    trial.demand(bool(codes), "actors", f"seat {seat} may act and has no action")
    rising = all(a < b for a, b in zip(codes, codes[1:], strict=False))
    trial.demand(rising, "legal", f"seat {seat}: {codes[:20]} is not strictly ascending")
    inside = codes[0] >= 0 and codes[-1] < trial.game.actions
    trial.demand(inside, "legal", f"seat {seat}: codes beyond 0 … {trial.game.actions - 1}")


def check_refusals(trial: Trial, sweep: bool, rng: Rng) -> None:
    """Refused is exactly what is not legal: for every code, or for some."""
    game, state, actors = trial.game, trial.state, trial.actors()
    space = game.actions
    for seat in range(CLOCK + 1):
        if seat == CHANCE:
            continue
        codes = set(trial.legal(seat))
        acts = seat in actors
        trial.demand(acts or not codes, "actors", f"seat {seat} may not act, yet has {codes}")
        many = sweep if acts else sweep and space <= 600
        wanted: Iterable[int] = range(space) if many else _some(space, rng)
        for code in (*wanted, *sorted(codes)):
            _check_refusal(trial, seat, code, code in codes)
        for code in (*FAR, space, space + 1):
            _check_refusal(trial, seat, code, False)
    for seat in (*FAR, CLOCK + 1, 63, 64, *range(len(trial.seats), CHANCE)):
        for code in (0, space - 1, -1):
            trial.demand(game.refusal(state, seat, code) != 0, "refusal", f"seat {seat} may act")
    check_chance(trial, sweep, rng)


def _check_refusal(trial: Trial, seat: int, code: int, allowed: bool) -> None:
    reason = trial.game.refusal(trial.state, seat, code)
    if allowed:
        trial.demand(
            reason == 0, "refusal", f"{trial.line((seat, code))} is legal, yet refused: {reason}"
        )
    elif reason == 0:
        trial.fail("refusal", f"seat {seat}, code {code} is not legal, yet not refused")
    else:
        trial.check_reason(reason)


def _some(space: int, rng: Rng, count: int = 24) -> list[int]:
    return [rng.below(space) for _ in range(count)]


def check_chance(trial: Trial, sweep: bool, rng: Rng) -> None:
    """Chance's own codes: listed, sampled and refused consistently."""
    game, state = trial.game, trial.state
    space = game.chances
    if trial.actors() != [CHANCE]:
        for code in (*_some(space, rng), *FAR):
            _check_refusal(trial, CHANCE, code, False)
        return
    for code in (*FAR, space):
        _check_refusal(trial, CHANCE, code, False)
    drawn = [game.sample_chance(state, Rng(number)) for number in range(20)]
    again = [game.sample_chance(state, Rng(number)) for number in range(20)]
    trial.demand(drawn == again, "chance", "the same numbers give different outcomes")
    for code in drawn:
        _check_refusal(trial, CHANCE, code, True)
    found = outcomes(game, state)
    if found is None:
        return
    codes, weights = [code for code, _ in found], [weight for _, weight in found]
    rising = all(a < b for a, b in zip(codes, codes[1:], strict=False))
    trial.demand(bool(codes) and rising, "chance", f"{codes[:20]} is not strictly ascending")
    trial.demand(all(w > 0 for w in weights), "chance", f"weights {weights[:20]}")
    listed = set(codes)
    for code in range(space) if sweep else (*codes[:50], *_some(space, rng)):
        if (game.refusal(state, CHANCE, code) == 0) != (code in listed):
            what = "listed, yet refused" if code in listed else "not listed, yet allowed"
            trial.fail("chance", f"outcome {trial.line((CHANCE, code))!r} (code {code}) is {what}")
        elif code not in listed:
            trial.check_reason(game.refusal(state, CHANCE, code))


def check_proportions(trial: Trial) -> None:
    """Pearson's chi-square of samples against the weights, cells of few merged."""
    found = outcomes(trial.game, trial.state)
    if found is None or len(found) < 2:
        return
    rng = Rng(trial.seed)
    counts = dict.fromkeys((code for code, _ in found), 0)
    for number in range(trial.extent.rolls):
        code = trial.game.sample_chance(trial.state, rng)
        trial.demand(code in counts, "chance", f"{trial.line((CHANCE, code))!r} is not listed")
        counts[code] += 1
    scale = trial.extent.rolls / sum(weight for _, weight in found)
    cells = [(counts[code], weight * scale) for code, weight in found]
    sigmas = _surprise(_merge(cells))
    trial.demand(
        sigmas < SIGMAS,
        "proportions",
        f"{trial.extent.rolls} samples are {sigmas:.1f} standard deviations off the weights",
    )


def _merge(cells: list[tuple[int, float]]) -> list[tuple[float, float]]:
    """Neighbours together until eight are expected."""
    merged: list[tuple[float, float]] = []
    seen, expected = 0.0, 0.0
    for count, mean in cells:
        seen, expected = seen + count, expected + mean
        if expected >= 8:
            merged.append((seen, expected))
            seen, expected = 0.0, 0.0
    if merged and expected:
        merged[-1] = (merged[-1][0] + seen, merged[-1][1] + expected)
    return merged


def _surprise(cells: list[tuple[float, float]]) -> float:
    """Chi-square as a normal deviate (Wilson and Hilferty)."""
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    square = sum((seen - mean) ** 2 / mean for seen, mean in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


# ---- copies


def check_copies(trial: Trial, other: State) -> None:
    """Clone, copy_from over an `other` state, load, codec, pickle: all equal, all play on alike."""
    state = trial.state
    numbers = state.dump()
    integers = all(type(figure) is int for figure in numbers)
    trial.demand(integers, "load", "dump() holds something that is not an int")
    check_twin(trial, "clone", state.clone())
    into = other.clone()
    into.copy_from(state)
    check_twin(trial, "copy-from", into)
    check_twin(trial, "load", trial.game.load(list(numbers)))
    check_twin(trial, "codec", decode(trial.game, encode(state)))
    try:
        twin: Any = pickle.loads(pickle.dumps(state))
    except Exception as error:
        trial.fail("codec", f"{error!r}: give the state a __reduce__ over dump() and load")
    trial.demand(type(twin) is type(state), "codec", f"a pickle comes back as {type(twin)}")
    check_twin(trial, "codec", twin)
    trial.demand(state.dump() == numbers, "old-states", "making copies changed the original")


def check_twin(trial: Trial, clause: str, twin: State) -> None:
    """The twin, played on, and a fresh clone, played on, must stay alike; the original must not
    move."""
    numbers = trial.state.dump()
    trial.demand(twin.dump() == numbers, clause, f"{_difference(twin.dump(), numbers)}")
    mine = trial.state.clone()
    rng = Rng(trial.seed + len(trial.moves))
    for number in range(PLAY_ON):
        actors = trial.actors(mine)
        trial.demand(trial.actors(twin) == actors, clause, "other seats may act")
        if not actors:
            break
        for seat in actors:
            same = seat == CHANCE or trial.legal(seat, twin) == trial.legal(seat, mine)
            trial.demand(same, clause, f"{number} actions on, other actions are legal")
        move = trial.some_move(rng, mine)
        before = twin.dump()
        trial.game.apply(mine, *move, None)
        alone = trial.state.dump() == numbers and twin.dump() == before
        trial.demand(alone, "old-states", f"playing on a clone changed its original ({clause})")
        trial.game.apply(twin, *move, None)
        trial.demand(
            twin.dump() == mine.dump(),
            clause,
            f"{number + 1} actions on: {_difference(twin.dump(), mine.dump())}",
        )
    alone = trial.state.dump() == numbers
    trial.demand(alone, "old-states", f"playing on a copy ({clause}) changed its original")


def _difference(ours: list[int], theirs: list[int]) -> str:
    if len(ours) != len(theirs):
        return f"the dump has {len(ours)} figures, not {len(theirs)}"
    where = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b), -1)
    return f"figure {where} of the dump is {ours[where]}, not {theirs[where]}"


# ---- the end


def check_end(trial: Trial) -> None:
    """The end of a game: outcome, standings and its reason agree."""
    outcome = trial.game.outcome(trial.state)
    if outcome is None:
        trial.fail("outcome", "the game is over without an outcome")
    standings = trial.standings(trial.state)
    trial.demand(
        list(outcome.standings) == standings,
        "outcome",
        f"the outcome says {outcome.standings}, the standings {standings}",
    )
    endings = trial.plugin.endings()
    if outcome.reason not in endings:
        trial.fail("outcome", f"ending {outcome.reason} is not among the plug-in's endings")
    for seat in (*trial.seats, CHANCE, CLOCK):
        for code in (0, 1, -1):
            _check_refusal(trial, seat, code, False)
