"""Finds puzzles: plays games with the strongest thought there is and looks at every decision.

A run is a row of games, each made of the run's seed and its number alone. What is found in a game
is one line of the file; which of it is kept depends on the lines before. So a run that was ended
goes on from its file and comes to the same end.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count as numbers
from multiprocessing import get_context
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Knowledge, Rng
from wartable.play import Match
from wartable.plugin import Plugin, game
from wartable.puzzles import ends
from wartable.puzzles.puzzle import (
    BETWEEN,
    EQUAL,
    EXACT,
    HARDEST,
    BadPuzzles,
    Question,
    Source,
    parse,
)
from wartable.puzzles.variety import APART, Quota, stretches_of
from wartable.statements import Measured

CLEAR = 0.02  # the best is worth so much more than any other choice
COSTLY = 0.03  # and the natural choice costs so much
SEARCHED = 2.5  # times these where worths are measured by search
OPEN = (0.06, 0.97)  # chances of a game that is neither won nor lost by now
CHOICES = 3  # a puzzle has at least so many
VOICES = 4  # how often each weaker player is asked
SHALLOW = (1 / 16, 1 / 4)  # parts of the usual thought
DEEPER = (6, 12)  # times the usual thought: searches that must all confirm a puzzle
# A part of these margins is enough for a search where ends of games judge later; none is needed
# where choices are so few that they are soon played out.
DOUBT, FEW = 0.6, 8
HEARD = 3  # voices at least that are for the natural choice: one may be a slip
DRY = 500  # games in a row without a puzzle that is kept: then a run ends with fewer
RANKS = (1250, 1425, 1600, 1700)  # ratings at which a difficulty ends
LARGE = 0.1  # a lead of the best choice that makes it easy to see


BEGINS = '{"game":'  # a line


def earlier(plugin: Plugin[Any, Any], text: str, seed: int, file: str) -> list[Source]:
    """The lines of a run that was ended; a last line that was not written to its end does not
    count. BadPuzzles if they are of another run."""
    end = text.rfind("\n") + 1
    whole, rest = text[:end].splitlines(), text[end:]
    if rest and not rest.startswith(BEGINS[: len(rest)]):
        raise BadPuzzles(file, len(whole) + 1, "not a line of puzzles: it would be lost")
    found = [parse(plugin, row, line, file) for line, row in enumerate(whole, 1)]
    for line, source in enumerate(found, 1):
        if source.seed != seed:
            raise BadPuzzles(file, line, f"made with seed {source.seed}, not {seed}")
    return found


def can_measure(plugin: Plugin[Any, Any]) -> None:
    """BadInput if the game cannot say what choices are worth."""
    if plugin.optional("advice", "worths") is None:
        raise BadInput(f"{plugin.id} cannot measure choices", "no-worths", game=plugin.id)


def measure(plugin: Plugin[Any, Any], seen: Knowledge[Any], effort: float) -> Measured:
    """What every legal action is worth to a seat, as far as it knows, by so many times the usual
    thought."""
    measured: Measured = plugin.room("advice").worths(seen, effort)
    return measured


def make(
    plugin: Plugin[Any, Any],
    count: int,
    seed: int,
    before: Sequence[Source],
    played: Callable[[int], None],
    jobs: int = 1,
) -> Iterator[Source]:
    """Games with puzzles, until there are `count` puzzles with those of `before`, the lines of an
    earlier run, or until nothing new is found. `played` hears how many puzzles there are after each
    game. The same for any number of `jobs`, processes that play games beside each other."""
    quota = Quota.of(plugin, count)
    asked = [each for source in before for each in source.puzzles]
    latest = before[-1].number if before else -1
    if len(asked) >= count:
        return
    for source in games(plugin, seed, latest + 1, jobs):
        kept = quota.kept(asked, source.puzzles)
        asked += kept
        if kept:
            latest = source.number
            last = kept[-1].after
            yield Source(
                source.game,
                source.rules,
                source.seats,
                source.options,
                seed,
                source.number,
                BETWEEN.join(source.lines[:last]),
                kept,
            )
        played(len(asked))
        if len(asked) >= count or source.number >= latest + DRY:
            return


def games(plugin: Plugin[Any, Any], seed: int, first: int, jobs: int) -> Iterator[Source]:
    """The games of a run in their order, from the first on, without end."""
    if jobs == 1:
        for number in numbers(first):
            yield Game(plugin, seed, number).play()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as crew:
        begun = deque[Future[Source]]()
        try:
            for number in numbers(first):
                begun.append(crew.submit(one_game, plugin.id, seed, number))
                if len(begun) == 2 * jobs:
                    yield begun.popleft().result()
        finally:
            crew.shutdown(cancel_futures=True)  # those under way are played to their end


def one_game(id: str, seed: int, number: int) -> Source:
    """A game of a run, for a process of its own."""
    return Game(game(id), seed, number).play()


class Game:
    """One game of a run, at the fewest seats that the game allows."""

    def __init__(self, plugin: Plugin[Any, Any], seed: int, number: int) -> None:
        self.plugin = plugin
        self.seed = seed
        self.number = number
        self.match: Match[Any] = Match(plugin, plugin.seats[0])
        self.next = 0  # no action before it is looked at
        self.outs: ends.Begun | None = plugin.optional("advice", "played_out")
        self.strongest = plugin.bot(plugin.levels[-1])
        self.weaker = [plugin.bot(level) for level in plugin.levels[:-1] if level != "random"]

    def rng(self, purpose: int) -> Rng:
        """Numbers for one purpose at this point of the game."""
        run = self.seed * 1_000_003 + self.number
        return Rng((run * 100_003 + len(self.match.entries)) * 101 + purpose)

    def seen(self, seat: int, purpose: int) -> Knowledge[Any]:
        return self.match.seen(seat, self.rng(purpose))

    def play(self) -> Source:
        """The game as far as it is looked at, and all that would make a puzzle."""
        match, found = self.match, list[Question]()
        stretches = stretches_of(self.plugin)
        first, last = stretches[self.number % len(stretches)]
        while not match.over and len(match.entries) < last:
            if CHANCE in match.actors:
                match.play(CHANCE, match.game.sample_chance(match.state, self.rng(0)))
                continue
            seat = next(each for each in match.actors if each != CLOCK)
            legal = match.legal(seat)
            if len(legal) == 1:
                match.play(seat, legal[0])
                continue
            looked = len(match.entries) >= max(first, self.next) and len(legal) >= CHOICES
            played, asked = self.decided(seat, looked)
            if asked:
                found.append(asked)
            match.play(seat, played)
        signs = {CHANCE: "*", CLOCK: "!"}
        actions = [f"{signs.get(each.seat, each.seat)} {each.text}" for each in match.entries]
        return Source(
            self.plugin.id,
            match.rules,
            match.seats,
            match.chosen,
            self.seed,
            self.number,
            BETWEEN.join(actions),
            found,
        )

    def decided(self, seat: int, looked: bool) -> tuple[int, Question | None]:
        """What is played, and the question that the position makes, if any."""
        if self.outs is None:
            measured = measure(self.plugin, self.seen(seat, 1), 1.0)
            whole = looked and len(measured.worth) == len(self.match.legal(seat))
            return best_of(measured), self.asked(seat, measured) if whole else None
        strong = self.strongest.choose(self.seen(seat, 2))
        can = self.plugin.optional("advice", "can_play_out")
        told = looked and (can is None or can(self.seen(seat, 3)))
        return strong, self.ended(seat, strong) if told else None

    def asked(self, seat: int, measured: Measured) -> Question | None:
        """The question of this position; None if it makes no puzzle."""
        best = best_of(measured)
        if not is_clear(measured, best) or not is_open(measured, best):
            return None
        votes = self.votes(seat)
        natural = natural_of(measured, best, votes)
        if natural is None:
            return None
        if measured.exact:
            return self.question(seat, measured, votes, natural, 0, EXACT)
        deep = self.confirmed(seat, best, natural)
        if deep is None:
            return None
        checked = f"search x{DEEPER[-1]}"
        return self.question(seat, deep, votes, natural, self.depth(seat, best), checked)

    def ended(self, seat: int, strong: int) -> Question | None:
        """The same in a game whose choices can be played to its end; `strong` is what the strongest
        level chooses."""
        votes = self.votes(seat)
        if all(each == strong for each in votes if votes[each] >= HEARD):
            return None
        measured = measure(self.plugin, self.seen(seat, 1), 1.0)
        best = best_of(measured)
        part = 0.0 if len(measured.worth) <= FEW else DOUBT
        natural = natural_of(measured, best, votes, part)
        clear = is_clear(measured, best, part)
        if natural is None or not clear or not is_open(measured, best) or self.outs is None:
            return None
        deep = ends.confirmed(
            measured,
            natural,
            votes[best] >= HEARD,
            (CLEAR * SEARCHED, COSTLY * SEARCHED),
            lambda number: self.seen(seat, 50 + number),
            self.outs,
        )
        if deep is None:
            return None
        self.next = len(self.match.entries) + APART
        measured, natural = deep
        best = best_of(measured)
        if not is_open(measured, best) or not is_clear(measured, best):
            return None
        checked = f"{ends.CONFIRMING[-1][-1]} ends"
        return self.question(seat, measured, votes, natural, self.depth(seat, best), checked)

    def question(
        self,
        seat: int,
        measured: Measured,
        votes: Counter[int],
        natural: int,
        depth: int,
        checked: str,
    ) -> Question:
        """The position with what its choices are worth."""
        best = best_of(measured)
        right = sum(times for each, times in votes.items() if is_right(measured, best, each))
        fails = 1 - right / votes.total()
        rating = rated(fails, depth, lead(measured, best))
        write = self.match.write
        return Question(
            f"{self.number}-{len(self.match.entries)}",
            len(self.match.entries),
            seat,
            {write(seat, action): round(worth, 4) for action, worth in measured.worth.items()},
            write(seat, best),
            write(seat, natural),
            1 + sum(rating >= rank for rank in RANKS),
            rating,
            round(fails, 2),
            depth,
            checked,
        )

    def confirmed(self, seat: int, best: int, natural: int) -> Measured | None:
        """What the longest search says; None if a longer one finds another choice best, or the
        natural one not so bad."""
        for number, effort in enumerate(DEEPER):
            deep = measure(self.plugin, self.seen(seat, 6 + number), effort)
            clear = best_of(deep) == best and is_clear(deep, best)
            if not clear or not is_costly(deep, best, natural):
                return None
        return deep

    def votes(self, seat: int) -> Counter[int]:
        """What weaker levels and simple thoughts choose, and how often."""
        found: Counter[int] = Counter()
        for number, bot in enumerate(self.weaker):
            for voice in range(VOICES):
                found[bot.choose(self.seen(seat, 10 + number * VOICES + voice))] += 1
        simple = self.plugin.optional("advice", "simple_thoughts")
        for action in simple(self.seen(seat, 3)) if simple else ():
            found[action] += VOICES
        return found

    def depth(self, seat: int, best: int) -> int:
        """How many of the shallower searches choose something else."""
        return sum(
            best_of(measure(self.plugin, self.seen(seat, 4 + number), effort)) != best
            for number, effort in enumerate(SHALLOW)
        )


def best_of(measured: Measured) -> int:
    """The action that is worth most; of equal ones the first."""
    return max(measured.worth, key=lambda action: (measured.worth[action], -action))


def is_right(measured: Measured, best: int, action: int) -> bool:
    """Whether an action is worth as much as the best."""
    return measured.worth[action] >= measured.worth[best] - EQUAL


def is_open(measured: Measured, best: int) -> bool:
    """Whether the game is neither won nor lost by now."""
    return OPEN[0] <= measured.worth[best] <= OPEN[1]


def lead(measured: Measured, best: int) -> float:
    """How much more the best is worth than the best of those that are worth less; 0 if all are
    equal."""
    worse = [worth for each, worth in measured.worth.items() if not is_right(measured, best, each)]
    return measured.worth[best] - max(worse) if worse else 0.0


def is_clear(measured: Measured, best: int, part: float = 1.0) -> bool:
    """Whether the best choice is clearly the best, by a part of what that takes."""
    return lead(measured, best) >= part * CLEAR * (1.0 if measured.exact else SEARCHED)


def is_costly(measured: Measured, best: int, action: int, part: float = 1.0) -> bool:
    """Whether an action is clearly worse than the best, by a part of what that takes."""
    cost = measured.worth[best] - measured.worth[action]
    return cost >= part * COSTLY * (1.0 if measured.exact else SEARCHED)


def natural_of(measured: Measured, best: int, votes: Counter[int], part: float = 1.0) -> int | None:
    """The costly choice that most voices are for; None if too few are."""
    wrong = {
        each: times
        for each, times in votes.items()
        if times >= HEARD and each != best and is_costly(measured, best, each, part)
    }
    return max(wrong, key=lambda each: (wrong[each], -each)) if wrong else None


def rated(fails: float, depth: int, lead: float) -> int:
    """The rating that a puzzle begins with: how often weaker players fail, how much search it
    takes, how close the next choice comes."""
    close = 1 - min(1.0, lead / LARGE)
    return round(800 + 600 * fails + 200 * depth + 400 * close)


assert len(RANKS) == HARDEST - 1
