"""Bots against bots: seats rotated, results with their interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from wartable.kernel import CHANCE, CLOCK, Bot, Game, Knowledge, Options, Rng, members
from wartable.plugin import Plugin


@dataclass
class Tally:
    """What one entrant won. A shared first place counts its share."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval of the rate, 95 % by default."""
        n = self.games
        if n == 0:
            return 0.0, 1.0
        p, zz = self.rate, z * z
        middle = (p + zz / (2 * n)) / (1 + zz / n)
        half = z * sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
        return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))


def play_game(
    game: Game[Any], bots: Sequence[Bot[Any]], options: Options, seed: int
) -> tuple[list[int], list[int], int]:
    """One game: places and standings by seat, and how many decisions there were."""
    rng = Rng(seed)
    state = game.start(len(bots), options)
    decisions = 0
    while True:
        mask = game.actors(state)
        if mask == 0:
            break
        if mask >> CHANCE & 1:
            game.apply(state, CHANCE, game.sample_chance(state, rng), None)
            continue
        seats = [seat for seat in members(mask) if seat != CLOCK]
        seat = seats[rng.below(len(seats))] if seats else CLOCK
        seen = Knowledge.of(game, state, seat, rng)
        legal = seen.legal
        action = legal[0] if len(legal) == 1 else bots[seat].choose(seen)
        game.apply(state, seat, action, None)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places, outcome.standings, decisions


def tournament(
    plugin: Plugin[Any, Any],
    makers: Sequence[tuple[str, Callable[[], Bot[Any]]]],
    games: int,
    options: Options,
    seed: int = 0,
    progress: Callable[[], None] | None = None,
    first: int = 0,
) -> list[Tally]:
    """`games` games among these entrants, one per seat; entrant i moves on by a seat each game.
    Games come in groups of one per rotation that share their seed. `first` is the number of the
    first game, where a contest is played in portions."""
    tallies = [Tally(name) for name, _ in makers]
    bots = [make() for _, make in makers]
    count = len(makers)
    game = plugin.game()
    for number in range(first, first + games):
        turn = number % count
        seated = [(seat + turn) % count for seat in range(count)]
        places, standings, _ = play_game(
            game, [bots[i] for i in seated], options, seed * 1_000_003 + number // count
        )
        share = 1 / places.count(1)
        for seat, entrant in enumerate(seated):
            tally = tallies[entrant]
            tally.games += 1
            tally.wins += share if places[seat] == 1 else 0.0
            tally.scores.append(game.score(standings[seat]))
        if progress:
            progress()
    return tallies
