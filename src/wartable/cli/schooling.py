"""A lesson at the terminal: what is said, the board, what can be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from rich.console import Console
from rich.text import Text

from wartable.cli import asking, screens
from wartable.cli import players as seating
from wartable.cli.asking import PeopleLeft
from wartable.cli.progress import Progress
from wartable.cli.prompts import Lines
from wartable.cli.words import reader
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.lessons import NEXT, Answer, Course
from wartable.play import Refused
from wartable.scene import Offer

COMMANDS = ("hint", "back", "list", "board", "rules", "help", "quit")
SHORT = {"?": "hint", "h": "help", "b": "back", "q": "quit", "exit": "quit"}


def described(command: str, say: Texts) -> str:
    """What a command does, where that is not the same as in a game."""
    own = f"cli-lesson-command-{command}"
    return say(own if say.has(own) else f"cli-command-{command}")


class Schooling:
    """One learner in one lesson."""

    def __init__(self, course: Course, lang: str, console: Console) -> None:
        self.course = course
        self.lang = lang
        self.console = console
        self.look_up()

    def look_up(self) -> None:
        """The learner has come to where the course is now, and has seen nothing of it yet."""
        self.said = -1  # the step that was last said
        self.board = ""  # what was last shown

    # ---- the course of things
    def run(self, lines: Lines, progress: Progress) -> None:
        """To the end of the lesson, or until PeopleLeft. Every move is kept at once."""
        while not self.course.over:
            self.show()
            self.ask(lines)
            progress.keep(self.course)
        self.tell()

    def show(self) -> None:
        """What is new since the learner last looked, and what can be done now."""
        course = self.course
        level, others = course.step.rivals, course.table.seats - 1
        people = [seating.Player(), *[seating.Player(level)] * others]
        self.say = course.texts(self.lang, seating.names(people, reader(self.lang)))
        self.tell()
        if course.at != self.said:
            self.said = course.at
            self.console.print()
            count = f"{course.at + 1}/{len(course.lesson.steps)} "
            self.console.print(Text.assemble((count, "dim"), (course.step.says[self.lang], "bold")))
        self.show_board()
        self.point()
        self.offers = self.offered()
        if course.acts:
            self.list(screens.MANY)
        else:
            self.console.print(self.say("cli-lesson-next"), style="dim")

    def ask(self, lines: Lines) -> None:
        """Until the course is somewhere else."""
        words = [*(offer.notation for offer in self.offers), *COMMANDS]
        while True:
            line = lines.line(self.prompt(), words)
            if line is None:
                raise PeopleLeft
            try:
                if self.obey(line):
                    return
            except (Refused, BadInput) as error:
                text = asking.complaint(error, self.say)
                if not lines.live:
                    raise BadInput(text) from None
                self.console.print(text, style="bold")

    def prompt(self) -> str:
        return f"{self.say.name(0)}> "

    # ---- what is shown
    def tell(self) -> None:
        """What happened at the table since the learner's last move."""
        plugin = self.course.lesson.plugin
        for _, told in plugin.lines(enumerate(chain.from_iterable(self.course.heard()))):
            self.console.print(Text(f"· {plugin.sentence(told, self.say)}"))

    def show_board(self, again: bool = False) -> None:
        """The board, if it is not the one that was shown last, or if it is asked for."""
        course = self.course
        board = course.lesson.plugin.board(course.table.view(0), self.say, self.console.width)
        shown = screens.plain(board, self.console.width)
        if again or shown != self.board:
            asking.show_board(board, self.say, self.console)
        self.board = shown

    def point(self) -> None:
        """The names of the pieces that a page would light."""
        if not self.course.step.show:
            return
        pieces = self.course.scene(self.say).wide.pieces
        lit = set(self.course.shown(pieces))
        names = dict.fromkeys(piece.title for piece in pieces if piece.id in lit and piece.title)
        if names:
            self.console.print()
            self.console.print(self.say("cli-lesson-look", pieces="; ".join(names)))

    def offered(self) -> Sequence[Offer]:
        course, table = self.course, self.course.table
        if not course.acts:
            return []
        view, plugin = table.view(0), course.lesson.plugin
        return plugin.offers(table.game, table.state, view, 0, self.say)

    def list(self, most: int, word: str = "") -> None:
        offers = self.offers[:most]
        asking.show_offers(offers, len(self.offers), self.say, self.console, word)

    # ---- what is typed
    def obey(self, line: str) -> bool:
        """Whether the course is somewhere else now."""
        command, rest = asking.commanded(line, self.offers, COMMANDS, SHORT)
        if command:
            return self.command(command, rest)
        if not self.course.acts:
            return self.answered(self.course.move(line or NEXT))
        if not line:
            return False
        number = asking.picked(self.offers, line, self.say)
        try:
            answer = self.course.move(line if number is None else self.offers[number].notation)
        except BadInput as error:
            raise asking.unread(line, error, self.say) from None
        return self.answered(answer)

    def answered(self, answer: Answer) -> bool:
        if not answer.right:
            self.console.print(answer.words(self.lang, self.say), style="bold")
        if answer.again:
            self.look_up()
        return answer.right or answer.again

    def command(self, command: str, rest: str) -> bool:
        if command == "quit":
            raise PeopleLeft
        if command == "back":
            self.course.back()
            self.look_up()
            return True
        if command == "hint":
            self.hint()
        elif command == "list":
            self.list(len(self.offers), rest)
        elif command == "board":
            self.show_board(again=True)
        elif command == "rules":
            table = self.course.table
            options = table.plugin.settings(table.options)
            asking.show_rules(table.plugin, table.game, options, rest, self.say, self.console)
        else:
            for each in COMMANDS:
                text = described(each, self.say)
                self.console.print(Text.assemble((f"{each:<8}", "bold"), text))
        return False

    def hint(self) -> None:
        """The solution."""
        move = self.course.solution()
        found = [
            (number, offer.label)
            for number, offer in enumerate(self.offers, 1)
            if offer.notation == move
        ]
        if found:
            self.console.print(screens.advised(found))
        else:
            self.console.print(self.say("cli-lesson-next"))
