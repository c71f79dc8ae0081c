"""Clauses about thought: that it is counted, and what it says of chances to win."""

from __future__ import annotations

from math import isclose
from unittest.mock import patch

from wartable.bots import Budget
from wartable.kernel import CHANCE, Knowledge, Rng
from wartable.play.value import value
from wartable.testing.trial import Trial

WORLDS = 2  # for figures that must hold in every single one
NEAR = 0.05  # a search lists first what it looked at most, which may be worth a little less


class Looked(Exception):
    """A bot has made up its mind how long to think."""


def check_counted(trial: Trial, rng: Rng) -> None:
    """No level thinks by the clock alone: on a busy machine it would play otherwise, and worse. It
    is enough to see the first budget that is made."""
    seats = [seat for seat in trial.actors() if seat in trial.seats and len(trial.legal(seat)) > 1]

    def looked(self: Budget, steps: float | None = None, seconds: float | None = None) -> None:
        raise Looked(steps is None and seconds is not None)

    for level in trial.plugin.levels if seats else ():
        try:
            with patch.object(Budget, "__init__", looked):
                trial.plugin.bot(level).choose(trial.seen(seats[0], rng))
        except Looked as found:
            trial.demand(not found.args[0], "counted", f"{level} thinks by the clock")


def check_value(trial: Trial, rng: Rng) -> None:
    """Everybody's chances as one seat sees them, where the game can tell chances."""
    if trial.plugin.optional("advice", "from_above") is None:
        return
    seat = rng.below(len(trial.seats))
    found = value(trial.plugin, trial.seen(seat, rng), WORLDS)
    told = f"seat {seat} sees chances of {found}"
    fine = len(found) == len(trial.seats) and all(0 <= each <= 1 for each in found)
    trial.demand(fine and isclose(sum(found), 1, abs_tol=1e-6), "value", told)
    outcome = trial.game.outcome(trial.state)
    if outcome is not None:
        winners = outcome.places.count(1)
        won = [1 / winners if place == 1 else 0.0 for place in outcome.places]
        same = all(isclose(a, b, abs_tol=1e-9) for a, b in zip(found, won, strict=True))
        trial.demand(same, "value", f"{told} where {won} was won")


def check_hints(trial: Trial, rng: Rng) -> None:
    """Where `advice` says by how much thought it looks at `worths`: both have the same figures, and
    so have the odds of actions, by the same numbers."""
    worths, effort = (trial.plugin.optional("advice", name) for name in ("worths", "HINTED"))
    seats = [seat for seat in trial.actors() if seat in trial.seats and len(trial.legal(seat)) > 1]
    if worths is None or effort is None or not seats:
        return
    seat, seed = seats[rng.below(len(seats))], rng.below(1 << 30)

    def seen() -> Knowledge[object]:  # type: ignore[type-var]
        return trial.seen(seat, Rng(seed))

    measured, reader = worths(seen(), effort), trial.shelf.readers["en"]
    hints = trial.plugin.advice(seen(), reader)
    for hint in hints:
        right = measured.worth.get(hint.action)
        same = right is not None and isclose(hint.value, right, abs_tol=1e-9)
        line = trial.line((seat, hint.action))
        trial.demand(same, "hints", f"{line!r}: hinted {hint.value}, worth {right}")
    listed = [measured.worth[hint.action] for hint in hints]
    if listed:
        best = max(measured.worth.values())
        short = 1e-9 if measured.exact else NEAR
        told = f"the first hint is worth {listed[0]}, another action {best}"
        trial.demand(listed[0] >= best - short, "hints", told)
    odds = trial.plugin.odds(seen(), reader)
    for row in odds.figures if odds else ():
        if "code" in row:
            code, chance = row["code"], row["chance"]
            assert isinstance(code, int) and isinstance(chance, float) and seat != CHANCE
            same = isclose(chance, measured.worth[code], abs_tol=1e-9)
            trial.demand(same, "hints", f"odds of {chance}, worth {measured.worth[code]}")
