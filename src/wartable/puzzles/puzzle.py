"""Puzzles as a file: `puzzles.jsonl` in a game's folder, one line of JSON for each game played.

    game, rules, seats, options     how it was played
    seed, number                    of the run that made it, and which of its games it is
    actions                         the record: "* roll 1 2 3|0 fill ji archers", chance included
    puzzles                         positions of this game, each with
      id                            "12-37": game 12 of the run, after 37 actions
      after, seat                   how many actions lead to it, and who is to move
      worth                         of every legal action: the chance to win, 0 to 1
      best, natural                 the best action, and the wrong one that most would choose
      difficulty, rating            1 to 5, and the same finer, as a rating to begin with
      fails, depth                  how often weaker players fail; searches that were too shallow
      checked                       "exact", or by how much more search it was confirmed

What a choice is worth was measured from what the seat may know, never from the true state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK
from wartable.play import Match, Refused
from wartable.plugin import RULES, Plugin

FILE = "puzzles.jsonl"
EXACT = "exact"
HARDEST = 5
EQUAL = 1e-4  # what is worth as much as the best, to the figures that files keep, is as right
BETWEEN = "|"  # two actions of a record
ACTORS = {"*": CHANCE, "!": CLOCK}


class BadPuzzles(BadInput):
    """Puzzles that cannot be read or played; the message names the file, its line and why."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}", "puzzle-file", file=file, line=str(line), why=why)


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game and what its choices are worth."""

    id: str
    after: int
    seat: int
    worth: dict[str, float]
    best: str
    natural: str
    difficulty: int
    rating: int
    fails: float
    depth: int
    checked: str


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played, and the puzzles found in it: one line of a file."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    number: int
    actions: str
    puzzles: list[Question]

    @property
    def lines(self) -> list[str]:
        """The record action by action."""
        return self.actions.split(BETWEEN)


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One puzzle: the game it comes from, the question, and where it was read."""

    plugin: Plugin[Any, Any]
    source: Source
    asked: Question
    file: str
    line: int

    @property
    def id(self) -> str:
        return self.asked.id

    @property
    def exact(self) -> bool:
        """Whether its figures follow from a solution of the game, not from a search."""
        return self.asked.checked == EXACT

    def wrong(self, why: str) -> BadPuzzles:
        """What is amiss with it."""
        return BadPuzzles(self.file, self.line, f"{self.id}: {why}")

    def is_right(self, choice: str) -> bool:
        """Whether a choice is worth as much as the best."""
        return self.asked.worth[choice] >= self.asked.worth[self.asked.best] - EQUAL

    def cost(self, choice: str) -> float:
        """How much less than the best a choice is worth."""
        return self.asked.worth[self.asked.best] - self.asked.worth[choice]

    def match(self, names: Sequence[str] = ()) -> Match[Any]:
        """The table at the position, played anew from the record; BadPuzzles if it cannot be, or
        if the choices are not those that the rules allow."""
        source, asked = self.source, self.asked
        try:
            options: dict[str, str | int] = {**source.options, RULES: source.rules}
            match = Match(self.plugin, source.seats, options, names=names)
            for text in source.lines[: asked.after]:
                actor, _, action = text.partition(" ")
                match.say(ACTORS[actor] if actor in ACTORS else int(actor), action)
        except (BadInput, Refused, ValueError) as error:
            raise self.wrong(f"the record cannot be played: {error}") from None
        if asked.seat not in match.actors or asked.seat >= source.seats:
            raise self.wrong(f"seat {asked.seat} is not to move but {match.actors}")
        legal = {match.write(asked.seat, action) for action in match.legal(asked.seat)}
        if legal != set(asked.worth):
            raise self.wrong(f"legal are {sorted(legal)}, not {sorted(asked.worth)}")
        return match

    def check(self) -> None:
        """BadPuzzles if its figures do not belong together."""
        asked = self.asked
        if not 0 <= asked.after <= len(self.source.lines):
            raise self.wrong(f"there are {len(self.source.lines)} actions, not {asked.after}")
        if not all(0 <= worth <= 1 for worth in asked.worth.values()):
            raise self.wrong("a worth is a chance, 0 to 1")
        for name, choice in (("best", asked.best), ("natural", asked.natural)):
            if choice not in asked.worth:
                raise self.wrong(f"{name} {choice!r} is none of the choices")
        if asked.worth[asked.best] < max(asked.worth.values()):
            raise self.wrong(f"{asked.best!r} is not the best")
        if self.is_right(asked.natural):
            raise self.wrong(f"{asked.natural!r} is no worse than the best")
        if not 1 <= asked.difficulty <= HARDEST:
            raise self.wrong(f"difficulty {asked.difficulty} is not 1 to {HARDEST}")


def parse(plugin: Plugin[Any, Any], text: str, line: int, file: str) -> Source:
    """One line of a file."""
    try:
        source = msgspec.json.decode(text, type=Source)
    except msgspec.MsgspecError as error:
        raise BadPuzzles(file, line, str(error)) from None
    if source.game != plugin.id or not plugin.plays(source.rules):
        played = f"{plugin.id}, rules {plugin.rules_version}"
        raise BadPuzzles(file, line, f"{source.game}, rules {source.rules}: not of {played}")
    return source


def read(plugin: Plugin[Any, Any], text: str, file: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, each checked as far as that goes without playing its record."""
    found: dict[str, Puzzle] = {}
    for line, row in enumerate(text.splitlines(), 1):
        source = parse(plugin, row, line, file)
        for asked in source.puzzles:
            puzzle = Puzzle(plugin, source, asked, file, line)
            puzzle.check()
            if asked.id in found:
                raise puzzle.wrong("this id stands there twice")
            found[asked.id] = puzzle
    return tuple(found.values())


def load(plugin: Plugin[Any, Any]) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder; none if it has no such file."""
    file = files(plugin.package) / FILE
    return read(plugin, file.read_text(encoding="utf-8"), FILE) if file.is_file() else ()


@cache
def puzzles(plugin: Plugin[Any, Any]) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first."""
    return tuple(sorted(load(plugin), key=lambda each: (each.asked.rating, each.id)))


def puzzle(plugin: Plugin[Any, Any], id: str) -> Puzzle:
    """One puzzle of a game; BadInput if it has none of this id."""
    known = {each.id: each for each in puzzles(plugin)}
    if id not in known:
        message = f"no puzzle {id!r} in {plugin.id}; `wartable puzzles {plugin.id}` lists them"
        raise BadInput(message, "puzzle", puzzle=id, game=plugin.id)
    return known[id]


def of_day(plugin: Plugin[Any, Any], day: date) -> Puzzle:
    """The puzzle of a day, the same everywhere: all come once, in an order drawn by lot, before
    one comes again in another order. BadInput if the game has none."""
    known = puzzles(plugin)
    if not known:
        raise BadInput(f"{plugin.id} has no puzzles yet", "no-puzzles", game=plugin.id)
    turn, place = divmod(day.toordinal(), len(known))

    def lot(each: Puzzle) -> str:
        return hashlib.sha256(f"{turn} {plugin.id} {each.id}".encode()).hexdigest()

    return sorted(known, key=lot)[place]
