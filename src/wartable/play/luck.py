"""How much of a result was luck: what chance gave, against what was to be expected of it.

Between two decisions chance brings something, and everybody's chances to win change. That change,
less its mean over all that could have come, is zero on average whatever the chances are worth and
whoever plays. So it can be taken out of results: what they come to on average stays the same, and
they go up and down less (control variates). The better the chances, the more luck they catch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from wartable.kernel import CHANCE, Game, Options, Rng, outcomes, settle
from wartable.plugin import Plugin

SAMPLES = 16  # of what else could have come, where that is too much to go through
FEW = 24  # outcomes that are gone through, of all that chance does until somebody decides
ENOUGH = 40  # deals from which on it is reckoned how much of the luck to take out

Glance = Callable[[Game[Any], Any], Sequence[float]]
Row = list[float]


def luck_of(
    plugin: Plugin[Any, Any],
    seats: int,
    options: Options,
    steps: Iterable[tuple[int, int]],
    seed: int,
) -> Row | None:
    """What chance gave each seat in a game, given who did what; None if the game has no chances at
    a glance. `seed`: of what else could have come, where that is drawn."""
    glance: Glance | None = plugin.optional("advice", "at_a_glance")
    if glance is None:
        return None
    even = bool(plugin.optional("advice", "EVEN"))
    game, rng = plugin.game(), Rng(seed)
    state, found = game.start(seats, options), [0.0] * seats
    before: Any = None  # the state before chance began to act
    for seat, code in steps:
        if seat == CHANCE:
            before = state.clone() if before is None else before
        elif before is not None:
            _add(found, glance(game, state), expected(game, before, glance, even, rng))
            before = None
        game.apply(state, seat, code, None)
    if before is not None:
        _add(found, glance(game, state), expected(game, before, glance, even, rng))
    return found


def _add(found: Row, now: Sequence[float], before: Sequence[float]) -> None:
    for seat, (chance, mean) in enumerate(zip(now, before, strict=True)):
        found[seat] += chance - mean


def expected(game: Game[Any], state: Any, glance: Glance, even: bool, rng: Rng) -> Row:
    """Everybody's chances on average over what chance may bring until somebody decides: exactly
    where that is little or the game knows it, else by samples, which do not err on average."""
    if even:
        return list(glance(game, state))
    listed = branches(game, state, FEW)
    if listed is None:
        ends = []
        for _ in range(SAMPLES):
            end = state.clone()
            settle(game, end, rng)
            ends.append((end, 1 / SAMPLES))
        listed = ends
    rows = [(share, glance(game, end)) for end, share in listed]
    return [sum(share * row[seat] for share, row in rows) for seat in range(len(rows[0][1]))]


def branches(game: Game[Any], state: Any, most: int) -> list[tuple[Any, float]] | None:
    """All states in which somebody may decide next, each with how likely it is; None if there are
    more than `most`."""
    done: list[tuple[Any, float]] = []
    todo = [(state, 1.0)]
    while todo:
        now, likely = todo.pop()
        if game.actors(now) != 1 << CHANCE:
            done.append((now, likely))
            continue
        found = outcomes(game, now)
        if found is None or len(found) + len(done) + len(todo) > most:
            return None
        whole = sum(weight for _, weight in found)
        for code, weight in found:
            after = now.clone()
            game.apply(after, CHANCE, code, None)
            todo.append((after, likely * weight / whole))
    return done


@dataclass(frozen=True)
class Adjusted:
    """A share of wins with luck taken out, and its interval. `fewer`: how many times fewer games
    say as much as they would with the luck in them."""

    rate: float
    low: float
    high: float
    fewer: float


def adjusted(shares: Sequence[float], lucks: Sequence[float], group: int) -> Adjusted | None:
    """Of an entrant, given its share of each game and what chance gave it; every `group` games in
    a row are a deal. None of fewer than two deals, and where all games ended alike. How much of the
    luck is best taken out of one half of the deals is told by the other half: so that stays zero on
    average, too."""
    count = len(shares) // group
    if count < 2 or len(set(shares)) == 1:  # where all ended alike, nothing is known of it
        return None
    won, luck = (
        [sum(row[n * group : (n + 1) * group]) / group for n in range(count)]
        for row in (shares, lucks)
    )
    parts = [_part(won[half::2], luck[half::2]) if count >= ENOUGH else 1.0 for half in (1, 0)]
    left = [
        one - parts[n % 2] * lucky for n, (one, lucky) in enumerate(zip(won, luck, strict=True))
    ]
    mean, spread = sum(left) / count, _variance(left)
    wide = (1.96 + 2.4 / (count - 1)) * sqrt(spread / count)  # near Student's, for few deals
    fewer = _variance(won) / spread if spread > 0 else 1.0
    return Adjusted(mean, max(0.0, min(mean, mean - wide)), min(1.0, max(mean, mean + wide)), fewer)


def _part(won: Sequence[float], luck: Sequence[float]) -> float:
    """The part of luck whose removal leaves the least spread."""
    spread = _variance(luck)
    if spread == 0:
        return 0.0
    middle, usual = sum(won) / len(won), sum(luck) / len(luck)
    both = sum((w - middle) * (lucky - usual) for w, lucky in zip(won, luck, strict=True))
    return both / (len(won) - 1) / spread


def _variance(row: Sequence[float]) -> float:
    mean = sum(row) / len(row)
    return sum((each - mean) ** 2 for each in row) / (len(row) - 1)
