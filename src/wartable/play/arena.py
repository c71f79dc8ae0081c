"""Bots against bots: seats rotated, results with their interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from wartable.kernel import CHANCE, CLOCK, Bot, Game, Knowledge, Options, Rng, members
from wartable.play.proven_chance import ProvenChance
from wartable.plugin import Plugin

THOUGHTS = 2**40  # added to the number of a game: the seed of what its bots draw


@dataclass
class Tally:
    """What one entrant won. A shared first place counts its share."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # of the win, game by game
    group: int = 1  # games in a row that met the same chance

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval of the rate, 95 % by default, of as many independent games as would say
        as much."""
        n = self.games / self.design_effect()
        if n == 0:
            return 0.0, 1.0
        p, zz = self.rate, z * z
        middle = (p + zz / (2 * n)) / (1 + zz / n)
        half = z * sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
        return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))

    def design_effect(self) -> float:
        """How much less games that met the same chance say than independent ones do; less than 1 if
        they say more, because luck that helps a seat helps everybody in it once (Kish 1965). One
        group as it would be by independent games is counted among those that were played: few
        groups say little about it."""
        whole = len(self.shares) // self.group
        if whole < 2 or self.group == 1 or len(set(self.shares)) == 1:
            return 1.0  # where all games ended alike, nothing is known of it
        size = self.group
        means = [sum(self.shares[i * size : (i + 1) * size]) / size for i in range(whole)]
        middle = sum(means) / whole
        rate = (self.wins + 0.5) / (self.games + 1)
        expected = rate * (1 - rate) / size
        found = sum((mean - middle) ** 2 for mean in means)
        return (found + expected) / whole / expected


def play_game(
    game: Game[Any],
    bots: Sequence[Bot[Any]],
    options: Options,
    seed: int,
    thoughts: int | None = None,
) -> tuple[list[int], list[int], int]:
    """One game: places and standings by seat, and how many decisions there were. The n-th outcome
    of chance follows from the seed and n alone: what bots draw for their thoughts, from a seed of
    its own if there is one, changes none. So games with one seed meet the same chance whoever sits
    where."""
    rng, chance = Rng(seed if thoughts is None else thoughts), ProvenChance.seeded(seed)
    state = game.start(len(bots), options)
    decisions = draws = 0
    while True:
        mask = game.actors(state)
        if mask == 0:
            break
        if mask >> CHANCE & 1:
            draws += 1
            game.apply(state, CHANCE, game.sample_chance(state, chance.rng(draws)), None)
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
    Games come in groups of one per rotation that share their chance, not the seed of thoughts: two
    entrants who think alike would play one and the same game in both rotations. `first` is the
    number of the first game, where a contest is played in portions."""
    tallies = [Tally(name, group=len(makers)) for name, _ in makers]
    bots = [make() for _, make in makers]
    count = len(makers)
    game = plugin.game()
    for number in range(first, first + games):
        turn = number % count
        seated = [(seat + turn) % count for seat in range(count)]
        run, players = seed * 1_000_003, [bots[i] for i in seated]
        places, standings, _ = play_game(
            game, players, options, run + number // count, THOUGHTS + run + number
        )
        share = 1 / places.count(1)
        for seat, entrant in enumerate(seated):
            tally = tallies[entrant]
            tally.games += 1
            tally.shares.append(share if places[seat] == 1 else 0.0)
            tally.wins += tally.shares[-1]
            tally.scores.append(game.score(standings[seat]))
        if progress:
            progress()
    return tallies
