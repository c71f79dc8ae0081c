"""A contest among entrants, game by game: who meets whom, what came of it, and its results file.

A results file is lines of JSON: the first says what is played, each other one is a game. Lines are
written as games end, in any order. A run that was ended goes on from its file and comes to the same
end, and anybody can play any line again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from pathlib import Path
from typing import IO, Any

import msgspec

import wartable
from wartable.errors import BadInput
from wartable.kernel import Opinion
from wartable.play.arena import Forfeit, Tally, forfeited, play_game, rotated, seeds, share
from wartable.play.entrants import LONGEST_THOUGHT, MOST_SIMULATIONS, Entrant
from wartable.play.luck import luck_of
from wartable.play.match import Match
from wartable.play.proven_chance import ProvenChance
from wartable.plugin import Plugin, game

FORMAT = 1  # of results files
RECORD = ".wtr"
MOST_GAMES = 10**7
LUCK = 2**41  # added to the seed of thoughts: of what else chance could have brought
LARGEST_SEED = 10**12  # the seed of each game then has 64 bits


class Fault(msgspec.Struct, frozen=True):
    """A seat whose bot failed, and lost."""

    seat: int
    why: str


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: by seat who sat there, which place and score it came to."""

    game: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    fault: Fault | None = None
    luck: tuple[float, ...] | None = None  # what chance gave each seat, where that was wanted

    def alike(self, other: Played) -> bool:
        """Whether two games ended alike. How a bot put its failure into words does not count: it
        may name what is different in every process. Nor does luck: not all runs reckon it."""
        bare = [msgspec.structs.replace(one, fault=None, luck=None) for one in (self, other)]
        failed = [one.fault and one.fault.seat for one in (self, other)]
        return bare[0] == bare[1] and failed[0] == failed[1]


class Contest(msgspec.Struct, frozen=True):
    """What is played: the first line of a results file. Every `table` of the entrants meet in
    `games` games, seats rotated; all rotations of a deal meet the same chance, at every table."""

    results: int  # the format
    wartable: str  # the version
    game: str
    rules: int
    options: dict[str, int]
    entrants: tuple[str, ...]
    table: int  # seats
    games: int
    seed: int
    seconds: float | None
    simulations: int | None

    @classmethod
    def of(
        cls,
        plugin: Plugin[Any, Any],
        entrants: Sequence[Entrant],
        table: int,
        games: int,
        options: dict[str, int],
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Contest:
        texts = tuple(entrant.text for entrant in entrants)
        head = (FORMAT, wartable.__version__, plugin.id, plugin.rules_version, options)
        return cls(*head, texts, table, games, seed, seconds, simulations)

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who meets whom."""
        return list(combinations(range(len(self.entrants)), self.table))

    @property
    def numbers(self) -> list[int]:
        """All games in the order they are played in: a deal at every table, then the next one."""
        turns, tables = self.table, range(len(self.tables))
        return [
            table * self.games + number
            for first in range(0, self.games, turns)
            for table in tables
            for number in range(first, min(first + turns, self.games))
        ]

    def deal(self, number: int) -> int:
        """Which chance the game with this number meets."""
        return number % self.games // self.table

    @property
    def size(self) -> int:
        """How many games there are, counted without making a list of them."""
        return self.games * comb(len(self.entrants), self.table)

    def seated(self, number: int) -> tuple[int, ...]:
        """The entrants of a game by seat."""
        around = self.tables[number // self.games]
        return tuple(around[i] for i in rotated(self.table, number % self.games))


class Work(msgspec.Struct, frozen=True):
    """What a process needs to play games of a contest: call it with the number of a game. With
    `records`, a folder, the game is written down there. `luck`: what chance gave is reckoned."""

    contest: Contest
    entrants: tuple[Entrant, ...]
    records: str | None = None
    luck: bool = False

    def record(self, number: int) -> Path:
        """Where the record of a game is."""
        assert self.records is not None
        return Path(self.records) / f"{number:07}{RECORD}"

    def __call__(self, number: int) -> Played:
        contest = self.contest
        plugin, seated = game(contest.game), contest.seated(number)
        chance, thoughts = seeds(contest.seed, contest.deal(number), number)
        bots = [self.entrants[entrant].bot(plugin) for entrant in seated]
        steps: list[tuple[int, int]] = []

        def noted(state: Any, seat: int, opinion: Opinion) -> None:
            steps.append((seat, opinion.action))

        rules, fault = plugin.game(), None
        wanted = noted if self.luck or self.records is not None else None
        try:
            told = play_game(rules, bots, contest.options, chance, thoughts, wanted)
        except Forfeit as lost:
            fault = Fault(lost.seat, " ".join(lost.why.split()))
            told = lost.places(), lost.standings, lost.decisions
        places, standings, decisions = told
        if self.records is not None:
            names = [contest.entrants[entrant] for entrant in seated]
            text = record_of(plugin, contest.options, chance, steps, names)
            write_whole(self.record(number), text.encode())
        scores = tuple(rules.score(standing) for standing in standings)
        luck: list[float] | None = None
        if self.luck:
            luck = luck_of(plugin, contest.table, contest.options, steps, LUCK + thoughts)
        given = None if luck is None else tuple(round(each, 6) for each in luck)
        return Played(number, seated, tuple(places), scores, decisions, fault, given)


def record_of(
    plugin: Plugin[Any, Any],
    options: dict[str, int],
    seed: int,
    steps: Iterable[tuple[int, int]],
    names: Sequence[str],
) -> str:
    """A game as a record, by its seed of chance and all that was done."""
    match: Match[Any] = Match(
        plugin, len(names), options, ProvenChance.seeded(seed), names=list(names)
    )
    for seat, action in steps:
        match.play(seat, action)
    return match.record(secrets=True).text()


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing, also where a process is killed or the power fails meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}")
    with aside.open("wb") as file:
        file.write(data)
        on_disk(file)
    aside.replace(path)


def on_disk(file: IO[bytes]) -> None:
    """Return when what was written is there for good."""
    file.flush()
    os.fsync(file.fileno())


# ---- the results file
def read_results(path: Path, data: bytes | None = None) -> tuple[Contest, dict[int, Played]]:
    """The contest of a results file and its games by number; BadInput names the line that cannot
    be. A last line that was cut off is left out: the run was ended while it was written. `data` is
    what is in it, where that is known already."""
    try:
        lines = (path.read_bytes() if data is None else data).split(b"\n")
    except OSError as error:
        raise BadInput(
            f"cannot read {path}: {error.strerror}",
            "results-unreadable",
            file=str(path),
            why=error.strerror or str(error),
        ) from None
    contest = _decoded(lines[0], Contest, path, 1)
    if why := impossible(contest):
        raise _bad(path, 1, why)
    found: dict[int, Played] = {}
    for at, line in enumerate(lines[1:-1], 2):
        played = _decoded(line, Played, path, at)
        if why := problem(contest, played, found):
            raise _bad(path, at, why)
        found[played.game] = played
    return contest, found


def impossible(contest: Contest) -> str:
    """What cannot be about a contest; empty if it may be so. Options are compared where the rules
    are those of today: who knows what others took?"""
    if contest.results != FORMAT:
        return f"format {contest.results}, not {FORMAT}"
    try:
        plugin = game(contest.game)
        plugin.check_seats(contest.table)
        now = contest.rules == plugin.rules_version
        if now and plugin.settings(contest.options) != contest.options:
            return "options are missing"
        plugin.game().start(contest.table, contest.options)
    except ValueError as error:  # BadInput too
        return str(error)
    bots = len(contest.entrants)
    if bots < contest.table:
        return f"{bots} entrants for a table of {contest.table}"
    if bots > contest.table and len(set(contest.entrants)) < bots:
        return "an entrant is there twice"
    if contest.games < 1 or contest.size > MOST_GAMES:
        return f"a contest of {contest.size} games"
    if not 0 <= contest.seed <= LARGEST_SEED:
        return f"seed {contest.seed}"
    if contest.seconds is not None and not 0 < contest.seconds <= LONGEST_THOUGHT:
        return f"seconds {contest.seconds}"
    if contest.simulations is not None and not 1 <= contest.simulations <= MOST_SIMULATIONS:
        return f"simulations {contest.simulations}"
    return ""


def problem(contest: Contest, played: Played, before: dict[int, Played]) -> str:
    """What cannot be about a game of a contest; empty if it may be so."""
    if not 0 <= played.game < contest.size:
        return f"the contest has no game {played.game}"
    if played.game in before:
        return f"game {played.game} is there twice"
    if played.seats != contest.seated(played.game):
        return f"in game {played.game} others sit there"
    if len(played.places) != contest.table or len(played.scores) != contest.table:
        return f"game {played.game} has {contest.table} seats"
    if played.luck is not None and len(played.luck) != contest.table:
        return f"game {played.game} has {contest.table} seats"
    if played.decisions < 0:
        return f"game {played.game} has {played.decisions} decisions"
    if played.fault is not None:
        seat = played.fault.seat
        if not 0 <= seat < contest.table:
            return f"in game {played.game} the bot of seat {seat} failed, and there is none"
        fair = played.places == tuple(forfeited(contest.table, seat))
    else:
        fair = all(
            place == 1 + sum(other < place for other in played.places) for place in played.places
        )
    return "" if fair else f"places of game {played.game} cannot be"


def agrees(path: Path, there: Contest, wanted: Contest) -> None:
    """BadInput if a file holds another contest than the one that is wanted."""
    for field in msgspec.structs.fields(Contest):
        before, now = getattr(there, field.name), getattr(wanted, field.name)
        if before != now:
            raise BadInput(
                f"{path} holds another contest: {field.name} {before}, not {now}",
                "results-other",
                file=str(path),
                setting=field.name,
                before=str(before),
                now=str(now),
            )


def begin_results(path: Path, contest: Contest) -> dict[int, Played]:
    """Make the file ready for more games: what it has already, the cut end of a line taken away."""
    found: dict[int, Played] = {}
    if path.exists() and path.stat().st_size:
        there, found = read_results(path)
        agrees(path, there, contest)
    lines = [contest, *found.values()]
    write_whole(path, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return found


def _decoded(line: bytes, kind: type[Any], path: Path, at: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _bad(path, at, str(error)) from None


def _bad(path: Path, line: int, why: str) -> BadInput:
    message = f"{path}, line {line}: {why}"
    return BadInput(message, "results-line", file=str(path), line=str(line), why=why)


# ---- what came of it
def tallied(contest: Contest, played: Iterable[Played]) -> list[Tally]:
    """What each entrant won. Deals that were played in all rotations come first: what games with
    the same chance say is judged by them."""
    group = contest.table
    tallies = [Tally(name, group=group) for name in contest.entrants]
    deals: dict[tuple[int, int], list[Played]] = {}
    for one in sorted(played, key=lambda one: one.game):
        key = one.game // contest.games, contest.deal(one.game)
        deals.setdefault(key, []).append(one)
    for games in sorted(deals.values(), key=lambda games: len(games) < group):
        for one in games:
            for seat, entrant in enumerate(one.seats):
                luck = None if one.luck is None else one.luck[seat]
                tallies[entrant].count(share(one.places, seat), one.scores[seat], luck)
    return tallies


def meetings(contest: Contest, played: Iterable[Played]) -> Iterator[tuple[int, int, int, float]]:
    """Every two that met in a game: the deal, both, and the share of the first: 1 if its place was
    better, a half if it was the same."""
    for one in played:
        for a, b in combinations(range(contest.table), 2):
            lead = one.places[b] - one.places[a]
            won = 0.5 if lead == 0 else float(lead > 0)
            yield contest.deal(one.game), one.seats[a], one.seats[b], won
