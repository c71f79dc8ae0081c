"""Bots against bots: seats rotated, results with their interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import isfinite, sqrt
from operator import index
from typing import Any

from wartable.kernel import (
    CHANCE,
    CLOCK,
    Bot,
    Game,
    Knowledge,
    Opinion,
    Options,
    Past,
    Rng,
    members,
    zeros,
)
from wartable.play.luck import Adjusted, adjusted
from wartable.play.proven_chance import ProvenChance
from wartable.plugin import Plugin

THOUGHTS = 2**40  # added to the number of a game: the seed of what its bots draw
RUNS = 1_000_003  # between the seeds of two runs
SUM = 1e-3  # how far from 1 the shares of a policy may add up: nets have few digits


@dataclass
class Tally:
    """What one entrant won. A shared first place counts its share."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # of the win, game by game
    group: int = 1  # games in a row that met the same chance
    lucks: list[float | None] = field(default_factory=list)  # what chance gave; None: not reckoned

    def count(self, share: float, score: int, luck: float | None = None) -> None:
        """One more game."""
        self.lucks.append(luck)
        self.games += 1
        self.wins += share
        self.shares.append(share)
        self.scores.append(score)

    @property
    def rate(self) -> float:
        """The share of games that were won; 0 of none."""
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

    def adjusted(self) -> Adjusted | None:
        """The same with luck taken out, by deals whose luck is known; None of fewer than two."""
        shares: list[float] = []
        lucks: list[float] = []
        for first in range(0, len(self.lucks) - self.group + 1, self.group):
            known = [luck for luck in self.lucks[first : first + self.group] if luck is not None]
            if len(known) == self.group:
                shares += self.shares[first : first + self.group]
                lucks += known
        return adjusted(shares, lucks, self.group)

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


class Forfeit(Exception):
    """A bot raised something, or answered what the rules forbid: its seat has lost."""

    def __init__(self, seat: int, why: str, standings: list[int], decisions: int) -> None:
        super().__init__(seat, why, standings, decisions)
        self.seat = seat
        self.why = why
        self.standings = standings  # as of then
        self.decisions = decisions

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.why}"

    def places(self) -> list[int]:
        return forfeited(len(self.standings), self.seat)


def forfeited(seats: int, loser: int) -> list[int]:
    """Places of a game that a seat has lost by its bot's failure: the others share the victory."""
    return [seats if seat == loser else 1 for seat in range(seats)]


Noted = Callable[[Any, int, Opinion], None]  # the state before an action, who acts, and how


def play_game(
    game: Game[Any],
    bots: Sequence[Bot[Any]],
    options: Options,
    seed: int,
    thoughts: int | None = None,
    noted: Noted | None = None,
    opinions: bool = False,
) -> tuple[list[int], list[int], int]:
    """One game: places and standings by seat, and how many decisions there were. The n-th outcome
    of chance follows from the seed and n alone: what bots draw for their thoughts, from a seed of
    its own if there is one, changes none. So games with one seed meet the same chance whoever sits
    where. `noted` hears of every action, chance's too; with `opinions`, of what bots think as well,
    where they can say. Bots are asked alike whoever listens. A bot that fails raises Forfeit."""
    rng, chance = Rng(seed if thoughts is None else thoughts), ProvenChance.seeded(seed)
    state = game.start(len(bots), options)
    past = Past(game, state)
    decisions = draws = 0
    while True:
        mask = game.actors(state)
        if mask == 0:
            break
        if mask >> CHANCE & 1:
            draws += 1
            seat, opinion = CHANCE, Opinion(game.sample_chance(state, chance.rng(draws)))
        else:
            seats = [seat for seat in members(mask) if seat != CLOCK]
            seat = seats[rng.below(len(seats))] if seats else CLOCK
            seen = Knowledge.of(game, state, seat, rng, partial(past.of, seat))
            legal = seen.legal
            if len(legal) == 1:
                opinion = Opinion(legal[0])
            else:
                try:
                    opinion = answer(bots[seat], seen, legal, opinions)
                except Exception as error:
                    why = f"{type(error).__name__}: {error}"
                    now = standings_of(game, state, len(bots))
                    raise Forfeit(seat, why, now, decisions) from error
                if opinion.action not in legal:
                    now = standings_of(game, state, len(bots))
                    raise Forfeit(seat, f"{opinion.action} is not legal", now, decisions)
            decisions += 1
        if noted is not None:
            noted(state, seat, opinion)
        game.apply(state, seat, opinion.action, None)
        past.add(seat, opinion.action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places, outcome.standings, decisions


def answer(bot: Any, seen: Knowledge[Any], legal: Sequence[int], wanted: bool) -> Opinion:
    """What a bot does, with what it thinks if that is wanted and the bot can say. A stranger's bot
    may end the program instead of answering: that is an error like others."""
    try:
        if wanted and hasattr(bot, "opinion"):
            return checked(bot.opinion(seen), legal)
        return Opinion(index(bot.choose(seen)))
    except SystemExit as left:
        raise RuntimeError(f"it left ({left})") from left


def checked(opinion: Any, legal: Sequence[int]) -> Opinion:
    """An opinion in plain numbers; ValueError or TypeError if it cannot be one."""
    if not isinstance(opinion, Opinion):
        raise TypeError(f"its opinion is no Opinion but {type(opinion).__name__}")
    policy, value = opinion.policy, opinion.value
    if policy is not None:
        if not isinstance(policy, Mapping):
            raise TypeError(f"its policy is no mapping but {type(policy).__name__}")
        policy = {index(code): number(share) for code, share in policy.items()}
        if strange := sorted(policy.keys() - set(legal)):
            raise ValueError(f"its policy names {strange[0]}, which is not legal")
        if not all(share >= 0 for share in policy.values()) or abs(sum(policy.values()) - 1) > SUM:
            raise ValueError("its policy is no shares that add up to 1")
    if value is not None:
        value = number(value)
        if not 0 <= value <= 1:
            raise ValueError(f"its value is {value}, not from 0 to 1")
    return Opinion(index(opinion.action), policy, value)


def number(given: Any) -> float:
    """A finite number of any kind, numpy's too; no text."""
    if not isfinite(given):
        raise ValueError(f"{given} is no number")
    return float(given)


def standings_of(game: Game[Any], state: Any, seats: int) -> list[int]:
    """A figure per seat that ranks them as of now."""
    buf = zeros(CHANCE)
    game.standing_into(state, buf)
    return [buf[seat] for seat in range(seats)]


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
    game = plugin.game()
    for number in range(first, first + games):
        seated = rotated(len(makers), number)
        players = [bots[i] for i in seated]
        chance, thoughts = seeds(seed, number // len(makers), number)
        places, standings, _ = play_game(game, players, options, chance, thoughts)
        for seat, entrant in enumerate(seated):
            tallies[entrant].count(share(places, seat), game.score(standings[seat]))
        if progress:
            progress()
    return tallies


def rotated(count: int, number: int) -> list[int]:
    """Who sits where in a game with this number: each moves on by a seat."""
    return [(seat + number) % count for seat in range(count)]


def seeds(run: int, deal: int, number: int) -> tuple[int, int]:
    """Of chance, by the number of the deal in this run, and of what bots draw, by the number of the
    game."""
    return run * RUNS + deal, THOUGHTS + run * RUNS + number


def share(places: Sequence[int], seat: int) -> float:
    """Of the victory: 1 for the only winner."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0
