"""A game at one terminal: people take turns at it, bots answer, everything is written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from wartable.cli import asking, files, screens
from wartable.cli.asking import PeopleLeft
from wartable.cli.guiding import Guide
from wartable.cli.players import Player
from wartable.cli.prompts import Lines
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import CLOCK, SPECTATOR, Bot, Rng
from wartable.play import Match, Refused
from wartable.play.undo import found_out, kept
from wartable.plugin import Told
from wartable.scene import Offer
from wartable.statements import cite

COMMANDS = ("hint", "odds", "undo", "list", "board", "log", "rules", "save", "help", "quit")
SHORT = {"?": "hint", "h": "help", "u": "undo", "q": "quit", "b": "board", "exit": "quit"}
HINTS = 5
LOG = 30  # entries that `log` shows


class Sitting:
    """One match at one terminal, from the first prompt to the result."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        say: Texts,
        console: Console,
        lines: Lines,
        rng: Rng,
        file: Path | None,
    ) -> None:
        self.match = match
        self.players = players
        self.say = say
        self.console = console
        self.lines = lines
        self.rng = rng
        self.file = file
        self.saved = len(match.entries)  # entries that are in the file
        self.bots: list[Bot[Any] | None] = [
            None if player.level is None else match.plugin.bot(player.level) for player in players
        ]
        self.people = [seat for seat, player in enumerate(players) if player.human]
        self.read_upto = dict.fromkeys([*range(match.seats), SPECTATOR], len(match.entries))
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.secret = match.hides
        self.guide: Guide | None = None

    def accompany(self) -> None:
        """Let a companion speak to the only person; BadInput where there are several, or none."""
        if len(self.people) != 1:
            raise BadInput(self.say("cli-companion-people"))
        self.guide = Guide(self.match, self.people[0], self.say, self.console, self.lines)

    # ---- the course of things
    def run(self) -> None:
        """To the end, or until Left."""
        match = self.match
        while not match.over:
            match.settle()
            waiting = [seat for seat in match.actors if seat < len(self.players)]
            bots = [seat for seat in waiting if self.bots[seat] is not None]
            if match.over:
                break
            if bots:
                self.let_bot(bots[0])
            elif waiting:
                self.ask(waiting[0])
            else:  # only the clock is left to speak
                match.play(CLOCK, match.legal(CLOCK)[0])
            if not self.people:
                self.catch_up(SPECTATOR)
        self.finish()

    def let_bot(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        codes = self.match.legal(seat)
        if len(codes) > 1:
            thinking = self.say("cli-thinking", name=self.say.name(seat))
            with self.console.status(thinking) if self.lines.live else nullcontext():
                code = bot.choose(self.match.seen(seat, self.rng))
        else:
            code = codes[0]
        self.match.play(seat, code)

    def ask(self, seat: int) -> None:
        """Show this person the table until something has been done."""
        self.hand_over(seat)
        self.catch_up(seat)
        if self.guide and self.guide.forced():
            return
        self.show_board(seat)
        offers = self.offers(seat)
        self.show_offers(offers[: screens.MANY], len(offers))
        if self.guide:
            self.guide.before()
        words = [offer.notation for offer in offers] + list(COMMANDS)
        while True:
            line = self.lines.line(f"{self.say.name(seat)}> ", words)
            if line is None:
                raise PeopleLeft
            try:
                made = len(self.match.entries)
                if line and self.obey(seat, offers, line):
                    self.judge(seat, made)
                    return
            except (Refused, BadInput) as error:
                text = asking.complaint(error, self.say)
                if not self.lines.live:
                    raise BadInput(text) from None
                self.console.print(text, style="bold")

    def judge(self, seat: int, number: int) -> None:
        """What the companion says of what was just done, if it was an action of this seat."""
        entries = self.match.entries
        if self.guide and number < len(entries) and entries[number].seat == seat:
            self.guide.after(number)

    def offers(self, seat: int) -> list[Offer]:
        """The person's own actions, then those of the clock."""
        offers = self.match.offers(seat, self.say)
        if CLOCK in self.match.actors:
            offers += self.match.offers(CLOCK, self.say)
        return offers

    def finish(self) -> None:
        for seat in self.people or [SPECTATOR]:
            if len(self.people) < 2 or seat == self.at_screen:
                self.catch_up(seat)
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.show_board(viewer)
        self.console.print(screens.result_table(self.match, self.say))
        place = self.save()
        self.console.print(self.say("cli-record-kept", file=str(place)), soft_wrap=True)

    # ---- what is shown
    def hand_over(self, seat: int) -> None:
        """Where several people share the screen and hands are hidden, a curtain falls."""
        if self.at_screen == seat or len(self.people) < 2:
            return
        name = self.say.name(seat)
        if self.secret and self.lines.live:
            self.console.clear()
            if self.lines.line(self.say("cli-curtain", name=name) + " ") is None:
                raise PeopleLeft
            self.console.clear()
        else:
            self.console.print(Rule(self.say("cli-turn-of", name=name), style=""))
        self.at_screen = seat

    def catch_up(self, seat: int) -> None:
        """What happened since this seat last looked."""
        for _, told in self.heard(seat, self.read_upto[seat]):
            self.console.print(Text(f"· {self.match.plugin.sentence(told, self.say)}"))
        self.read_upto[seat] = len(self.match.entries)

    def show_board(self, seat: int) -> None:
        board = self.match.plugin.board(self.match.view(seat), self.say, self.console.width)
        asking.show_board(board, self.say, self.console)

    def show_offers(self, offers: Sequence[Offer], count: int, word: str = "") -> None:
        asking.show_offers(offers, count, self.say, self.console, word)

    # ---- commands
    def obey(self, seat: int, offers: Sequence[Offer], line: str) -> bool:
        """Whether the position is another one now."""
        command, rest = asking.commanded(line, offers, COMMANDS, SHORT)
        if command:
            return self.command(seat, offers, command, rest)
        number = asking.picked(offers, line, self.say)
        if number is not None:
            return self.act(seat, offers, number)
        try:
            self.match.say(seat, line)
        except BadInput as error:
            raise asking.unread(line, error, self.say) from None
        return True

    def act(self, seat: int, offers: Sequence[Offer], number: int) -> bool:
        offer = offers[number]
        if offer.final and self.lines.live:
            sure = self.lines.line(self.say("cli-sure", label=screens.weighed(offer)) + " ")
            if sure is None or sure.strip().lower() not in self.say("cli-yes").split():
                return False
        own = number < len(self.match.legal(seat))
        self.match.play(seat if own else CLOCK, offer.action, offer.notation)
        return True

    def command(self, seat: int, offers: Sequence[Offer], command: str, rest: str) -> bool:
        doing: dict[str, Callable[[], object]] = {
            "hint": lambda: self.hint(seat, offers),
            "odds": lambda: self.odds(seat),
            "list": lambda: self.show_offers(offers, len(offers), rest),
            "board": lambda: self.show_board(seat),
            "log": lambda: self.log(seat),
            "rules": lambda: self.rules(rest),
            "save": lambda: self.save_as(rest),
            "help": self.help,
        }
        if command == "quit":
            raise PeopleLeft
        if command == "undo":
            return self.undo(seat)
        doing[command]()
        return False

    def hint(self, seat: int, offers: Sequence[Offer]) -> None:
        seed = self.rng.next32()
        seen = self.match.seen(seat, Rng(seed))
        advice = self.match.plugin.advice(seen, self.say)[:HINTS]
        numbers = {offer.action: n for n, offer in enumerate(offers[: len(seen.legal)], 1)}
        if advice:
            self.console.print(screens.advised([(numbers[a.action], a.text) for a in advice]))
        if not self.odds(seat, seed, quiet=True) and not advice:
            self.console.print(self.say("cli-no-hint"))

    def odds(self, seat: int, seed: int | None = None, quiet: bool = False) -> bool:
        """By the same numbers as a hint, if that is asked for: they show the same figures."""
        rng = self.rng if seed is None else Rng(seed)
        odds = self.match.plugin.odds(self.match.seen(seat, rng), self.say)
        if odds is not None:
            self.console.print(screens.odds_table(odds, self.console.width))
        elif not quiet:
            self.console.print(self.say("cli-no-odds", game=self.match.plugin.id))
        return odds is not None

    def log(self, seat: int) -> None:
        for number, told in self.heard(seat, max(0, len(self.match.entries) - LOG)):
            sentence = self.match.plugin.sentence(told, self.say)
            rule = f" {cite(told.rule)}" if told.rule else ""
            self.console.print(Text.assemble(f"{number + 1:>4}. {sentence}", (rule, "dim")))

    def heard(self, seat: int, first: int) -> list[tuple[int, Told]]:
        """Lines of the log for a seat, from an action on, each with the number of its action."""
        numbers = range(first, len(self.match.entries))
        return self.match.plugin.lines(
            (number, told) for number in numbers for told in self.match.told(number, seat)
        )

    def rules(self, word: str = "") -> None:
        """In short; or the rulings and cards with the word."""
        match = self.match
        asking.show_rules(match.plugin, match.game, match.options, word, self.say, self.console)

    def help(self) -> None:
        title = self.say("title")
        self.console.print(Text(title, style="bold"))
        self.rules()
        self.console.print()
        for command in COMMANDS:
            text = self.say(f"cli-command-{command}")
            self.console.print(Text.assemble((f"{command:<8}", "bold"), text))

    def undo(self, seat: int) -> bool:
        match = self.match
        own = found_out(match, seat)[:1]
        if not own or not match.fits(own[0], kept(match, own)):
            self.console.print(self.say("cli-no-undo"))
            return False
        taken = match.entries[own[0]].text
        match.undo_to(own[0], kept(match, own))
        for reader, upto in self.read_upto.items():
            self.read_upto[reader] = upto - (upto > own[0])
        self.console.print(self.say("cli-undone", action=taken))
        return True

    # ---- saving
    def save_as(self, name: str) -> None:
        if name:
            self.file = Path(name).expanduser()
        place = self.save()
        self.console.print(self.say("cli-saved", file=str(place)), soft_wrap=True)

    def save(self) -> Path:
        """A record with its seed, for its owner only."""
        if self.file is None:
            self.file = files.save_place(self.match.plugin.id)
        record = self.match.record(secrets=True)
        record.header["Players"] = " | ".join(map(str, self.players))
        files.write_file(self.file, record.text().encode(), private=True)
        self.saved = len(self.match.entries)
        return self.file
