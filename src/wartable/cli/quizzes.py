"""A puzzle asked in the terminal: the board, the choices, what the answer is worth."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wartable.cli import files, players, screens
from wartable.cli.asking import picked
from wartable.cli.prompts import Lines
from wartable.cli.words import reader
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.play import Refused
from wartable.puzzles import Puzzle, of_day
from wartable.puzzles.learner import Learner, read_learners, write_learners
from wartable.puzzles.position import Position

FILE = "puzzles.json"
LEAVING = ("q", "quit", "exit")


def place() -> Path:
    """Where the answers of whoever uses this computer are kept."""
    return files.data_folder() / FILE


def learners() -> dict[str, Learner]:
    """What is kept, by game."""
    file = place()
    return read_learners(files.read_text(file), str(file)) if file.exists() else {}


def listed(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle in a list for programs, without its answer."""
    asked = puzzle.asked
    return {
        "game": puzzle.plugin.id,
        "id": puzzle.id,
        "difficulty": asked.difficulty,
        "rating": asked.rating,
        "seats": puzzle.source.seats,
        "seat": asked.seat,
        "choices": len(asked.worth),
        "checked": asked.checked,
    }


def table(known: Sequence[Puzzle], learner: Learner | None, say: Texts) -> Table:
    """A line for each puzzle: its id, how hard it is, how it was answered."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    made.add_column(say("cli-puzzles-id"))
    for heading in ("difficulty", "rating"):
        made.add_column(say(f"cli-puzzles-{heading}"), justify="right")
    made.add_column(say("cli-puzzles-answer"))
    for puzzle in known:
        answer = learner.answers.get(puzzle.id) if learner else None
        said = "" if answer is None else say("cli-puzzle-yes" if answer else "cli-puzzle-no")
        asked = puzzle.asked
        made.add_row(puzzle.id, str(asked.difficulty), str(asked.rating), said)
    return made


def explained(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """A puzzle for programs, with its answer."""
    quiz = position(puzzle, lang)
    asked = puzzle.asked
    return {
        **listed(puzzle),
        "best": asked.best,
        "natural": asked.natural,
        "why": quiz.why(asked.natural),
        "worths": [
            {"action": text, "label": quiz.offers[text].label, "worth": worth}
            for text, worth in quiz.ranked()
        ],
        "actions": puzzle.source.lines[: asked.after],
    }


def position(puzzle: Puzzle, lang: str) -> Position:
    """The puzzle at a table of the strongest bots."""
    return Position(puzzle, lang, seated(puzzle, lang))


def seated(puzzle: Puzzle, lang: str) -> list[str]:
    """Who sits there: the learner, and bots."""
    seat, bot = puzzle.asked.seat, puzzle.plugin.levels[-1]
    found = [players.Player(None if each == seat else bot) for each in range(puzzle.source.seats)]
    return players.names(found, reader(lang))


class Quiz(Position):
    """A puzzle that somebody answers."""

    def __init__(
        self, puzzle: Puzzle, lang: str, console: Console, lines: Lines, today: date
    ) -> None:
        super().__init__(puzzle, lang, seated(puzzle, lang))
        self.console = console
        self.lines = lines
        self.today = today

    def run(self) -> None:
        """Ask until there is an answer, and say what it is worth; nothing is kept of somebody who
        leaves."""
        learners()  # what is kept can be read
        self.ask()
        choice = self.answer()
        if choice is None:
            return
        self.console.print()
        self.judge(choice)
        self.keep(choice)

    def ask(self) -> None:
        asked, say, match = self.puzzle.asked, self.say, self.match
        title = say("cli-puzzle-title", puzzle=self.puzzle.id, difficulty=asked.difficulty)
        self.console.print(Text(f"{say('title')}: {title}", style="bold"))
        self.console.print(match.plugin.board(match.view(asked.seat), say, self.console.width))
        self.console.print()
        numbered = list(enumerate(self.offers.values(), 1))
        self.console.print(screens.numbered(numbered, self.console.width))
        self.console.print(say("cli-puzzle-ask"))

    def answer(self) -> str | None:
        """The choice, by its number, label or notation; None if there is none."""
        words = list(self.offers)
        while True:
            line = self.lines.line("> ", words)
            if line is None or line.lower() in LEAVING:
                return None
            try:
                return self.read(line)
            except (BadInput, Refused) as error:
                text = f"{line}: {error.sentence(self.say)}"
                if not self.lines.live:
                    raise BadInput(text) from None
                self.console.print(text, style="bold")

    def read(self, line: str) -> str:
        offers, say, seat = list(self.offers.values()), self.say, self.puzzle.asked.seat
        if (at := picked(offers, line, say)) is not None:
            return offers[at].notation
        action = self.match.plugin.read(self.match.game, seat, line)
        if refused := self.match.refused(seat, action, line):
            raise refused
        return self.match.write(seat, action)

    # ---- what is said to the answer
    def judge(self, choice: str) -> None:
        say, asked, console = self.say, self.puzzle.asked, self.console
        right = self.puzzle.is_right(choice)
        console.print(say("cli-puzzle-right" if right else "cli-puzzle-wrong"), style="bold")
        if not right:
            best = self.offers[asked.best].label
            console.print(say("cli-puzzle-best", best=best, cost=self.points(choice)))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column(overflow="fold")
        for text, worth in self.ranked():
            mark = " ←" if text == choice else ""
            table.add_row(f"{say.decimal(100 * worth, 1)} %", self.offers[text].label + mark)
        console.print(say("cli-puzzle-worths"))
        console.print(table)
        if why := self.why(choice):
            console.print(say("cli-puzzle-why", why=why))
        if choice != asked.natural:
            label, cost = self.offers[asked.natural].label, self.points(asked.natural)
            console.print(say("cli-puzzle-natural", natural=label, cost=cost))
        how = "cli-puzzle-exact" if self.puzzle.exact else "cli-puzzle-searched"
        console.print(say(how), style="dim")

    def points(self, choice: str) -> str:
        """What a choice costs, in hundredths of the chance to win."""
        return self.say.decimal(100 * self.puzzle.cost(choice), 1)

    def keep(self, choice: str) -> None:
        """Note the answer and say how the learner stands."""
        say, id, kept = self.say, self.puzzle.plugin.id, learners()
        learner = kept.setdefault(id, Learner())
        first = learner.answer(self.puzzle, self.puzzle.is_right(choice))
        if of_day(self.puzzle.plugin, self.today).id == self.puzzle.id:
            learner.answer_of_day(self.today)
        files.write_file(place(), write_learners(kept), private=True)
        rating, sure = round(learner.rating.value), round(2 * learner.rating.deviation)
        standing = say("cli-puzzle-rating", rating=str(rating), sure=str(sure), run=learner.run)
        self.console.print(standing if first else say("cli-puzzle-again"))
        if learner.last_day == self.today:
            self.console.print(say("cli-puzzle-days", days=learner.days))
