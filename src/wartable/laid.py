"""A table laid by hand and played by lines of text: what is done on it, what is expected of it.

Scenarios (`wartable.testing.als`, where the lines are described) and lessons are played so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.kernel import CHANCE, CLOCK, Event, Rng, legal, members
from wartable.plugin import Plugin, Told
from wartable.setup import Setup

WHOLE = ("seats", "option", "with")  # words about the whole scenario
VERBS = ("do", "exp", "go")
ACTORS = {"chance": CHANCE, "clock": CLOCK, "*": CHANCE, "!": CLOCK}  # the marks are a record's
NUMBERED = re.compile(r"^\d+\.\s+")  # a line of a record
OWN = (
    *("legal", "illegal", "refused", "noption", "offers", "actors", "places", "ending"),
    *("told", "untold", "times"),
)

Watcher = Callable[[Any, list[Event]], None]  # hears of every act: the state before, what was told


class AlsError(AssertionError):
    """A scenario that cannot be read or does not come true; the message shows the table."""


class Mismatch(Exception):
    """Expected one thing, found another."""

    def __init__(self, word: str, expected: str, found: str) -> None:
        self.word = word
        self.expected = expected
        self.found = found


@dataclass(frozen=True)
class Line:
    """A line of a scenario, with its number in the file."""

    number: int
    text: str


@dataclass
class Script:
    """Lines that lay a table and play on it, and where they stand."""

    plugin: Plugin[Any, Any]
    name: str
    title: str
    path: str
    number: int  # line of its name
    lines: list[Line] = field(default_factory=list)


def setup_of(plugin: Plugin[Any, Any]) -> type[Setup[Any]]:
    """The class that lays a game's tables."""
    table: type[Setup[Any]] = plugin.room("setup").Table if plugin.has_room("setup") else Setup
    return table


class AlsTable:
    """A scenario being played; `laid` is the game's part of it."""

    laid: Setup[Any]

    def __init__(
        self, script: Script, options: Mapping[str, str | int], data: str | None = None
    ) -> None:
        self.script = script
        self.plugin = script.plugin
        self.game = self.plugin.game(data)
        self.setup = setup_of(self.plugin)
        self.options: dict[str, str | int] = dict(options)
        self.seats = self.setup.seats or self.plugin.seats[0]
        self.opened = False
        self.begun = False
        self.heard: list[Told] = []  # all that was told, to whomever
        self.watcher: Watcher | None = None
        self.line = Line(script.number, script.title)

    @property
    def state(self) -> Any:
        return self.laid.state

    def view(self, seat: int) -> Any:
        """What a seat sees of the table."""
        return self.plugin.view(self.game, self.state, seat)

    def run(self) -> AlsTable:
        for line in self.script.lines:
            self.take(line)
        self._reported(self.begin)
        return self

    def do(self, *scripts: str) -> AlsTable:
        """Play on: lines of a seat and its action, as after `do`."""
        for script in scripts:
            for number, raw in enumerate(script.splitlines(), 1):
                if line := plain(raw):
                    self.take(Line(number, f"do {line}"))
        return self

    def expect(self, *items: str) -> AlsTable:
        """Each as after `exp`."""
        for text in items:
            self.take(Line(0, f"exp {text}"))
        return self

    def take(self, line: Line) -> None:
        """One line of the format."""
        self.line = line
        self._reported(lambda: self._take(*first_word(line.text)))

    def _reported(self, work: Callable[[], None]) -> None:
        """Do it; AlsError shows the line where something is not as it should be."""
        try:
            work()
        except Mismatch as wrong:
            raise AlsError(self.report(wrong)) from None
        except BadInput as wrong:
            raise AlsError(self.report(Mismatch("!", "a line of the format", str(wrong)))) from None

    def _take(self, word: str, rest: str) -> None:
        if word in WHOLE:
            self.declare(word, rest)
            return
        self.open()
        if word in self.laid.lays:
            if self.begun:
                raise BadInput("the table is set before the first do or exp")
            for each, more in _items(self.line.text, self.laid.lays):
                self.laid.lay(each, more)
            return
        self.begin()
        if word == "do":
            for action in rest.split("|"):
                self.act(action.strip())
        elif word == "go":
            self.go(int(rest or 1))
        else:
            for each, more in _items(rest, (*OWN, *self.laid.expects)):
                self.examine(each, more)

    # ---- laying
    def declare(self, word: str, rest: str) -> None:
        """How many play, and by which options."""
        if self.opened:
            raise BadInput(f"{word} stands before the lines that lay the table")
        if word == "seats":
            if not rest.isdecimal():
                raise BadInput(f"{rest!r} is no number of seats")
            self.seats = int(rest)
        else:
            key, value = first_word(rest)
            self.options[key] = value

    def open(self) -> None:
        if not self.opened:
            self.plugin.check_seats(self.seats)
            settings = self.plugin.settings(self.options)
            self.laid = self.setup(self.game, self.seats, settings)
            self.opened = True

    def begin(self) -> None:
        self.open()
        if not self.begun:
            self.begun = True
            self.go_on(self.laid.begin())

    def go_on(self, told: list[Event]) -> None:
        """Chance gives what was laid for it; the game's part hears of everything."""
        self.laid.check()
        while CHANCE in members(self.game.actors(self.state)):
            given = self.laid.chance()
            if given is None:
                break
            self.play(CHANCE, given, told)
            self.laid.check()
        for event in told:
            self.laid.hear(event)
            self.heard.append(self.plugin.told(event))

    # ---- acting
    def act(self, text: str) -> None:
        seat, action = self.action(text)
        self.check(seat, action, "do")
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        told: list[Event] = []
        self.play(seat, action, told)
        self.go_on(told)

    def play(self, seat: int, action: int, told: list[Event]) -> None:
        """One act and no more; the watcher, if there is one, hears of it."""
        before, since = self.state.clone() if self.watcher else None, len(told)
        self.game.apply(self.state, seat, action, told)
        if self.watcher:
            self.watcher(before, told[since:])

    def go(self, seed: int) -> None:
        """Chance acts by itself until a seat must, or it is over."""
        rng = Rng(seed)
        while CHANCE in members(self.game.actors(self.state)):
            self.apply(CHANCE, self.game.sample_chance(self.state, rng))

    def action(self, text: str) -> tuple[int, int]:
        """A line of a seat and its action; without a seat it is chance's. One of a record is
        understood too."""
        word, rest = first_word(NUMBERED.sub("", text.split(";")[0]))
        word = word.split("@")[0]
        if not word.isdecimal() and word not in ACTORS:
            return CHANCE, self.plugin.read(self.game, CHANCE, f"{word} {rest}".strip())
        seat = ACTORS[word] if word in ACTORS else int(word)
        if word not in ACTORS and seat >= self.seats:
            raise BadInput(f"{word!r} is no seat: 0 … {self.seats - 1}")
        return seat, self.plugin.read(self.game, seat, rest)

    def refusal(self, text: str) -> str:
        """The key of the reason why a seat's action is refused; empty if it is not."""
        return self.reason(*self.action(text))

    def reason(self, seat: int, action: int) -> str:
        """The same of an action's number. A seat is offered what is not refused, nothing else."""
        code = self.game.refusal(self.state, seat, action)
        key = self.plugin.reason(code).key if code else ""
        if seat in (CHANCE, CLOCK):
            return key
        offered = action in legal(self.game, self.state, seat)
        if offered == bool(code):
            text = self.plugin.write(self.game, seat, action)
            how = f"offered and refused: {key}" if offered else "legal and not offered"
            raise Mismatch("offers", "what is legal", f"{text}: {how}")
        return key

    def check(self, seat: int, action: int, word: str) -> None:
        if key := self.reason(seat, action):
            raise Mismatch(word, "legal", f"refused: {key}")

    # ---- expecting
    def holds(self, text: str) -> bool:
        """Whether what could follow `exp` is so."""
        self.begin()
        try:
            for word, rest in _items(text, (*OWN, *self.laid.expects)):
                self.examine(word, rest)
        except Mismatch:
            return False
        return True

    def examine(self, word: str, rest: str) -> None:
        """One expectation; Mismatch if it is not so."""
        if word == "legal":
            self.check(*self.action(rest), word)
            return
        if word in self.laid.expects:
            expected, found = self.laid.compare(word, rest)
        else:
            expected, found = self.compare(word, rest)
        if expected != found:
            raise Mismatch(word, expected, found)

    def compare(self, word: str, rest: str) -> tuple[str, str]:
        """What is expected and what is so, of expectations that every game has."""
        if word == "illegal":
            return word, word if self.refusal(rest) else "legal"
        if word == "refused":
            key, text = first_word(rest)
            return key, self.refusal(text) or "legal"
        if word == "noption":
            return rest, str(self.choices())
        if word == "offers":
            return self.offers(rest)
        if word == "told":
            return self.latest(rest)
        if word in ("times", "untold"):
            return self.counted(word, rest)
        known = {"actors": self.actors, "places": self.places, "ending": self.ending}
        if word not in known:
            words = ", ".join((*OWN, *self.laid.expects))
            raise BadInput(f"{word!r} is no expectation; there are: {words}")
        return " ".join(rest.split()), known[word]()

    def choices(self) -> int:
        """Of everybody who may act; chance chooses nothing."""
        acting = members(self.game.actors(self.state))
        return sum(len(legal(self.game, self.state, seat)) for seat in acting if seat != CHANCE)

    def offers(self, rest: str) -> tuple[str, str]:
        word, texts = first_word(rest)
        wanted = [self.action(f"{word} {text}")[1] for text in texts.split(",") if text.strip("- ")]
        seat = ACTORS[word] if word in ACTORS else int(word)
        offered = legal(self.game, self.state, seat)
        write = self.plugin.write
        return (
            f"{word} " + ", ".join(write(self.game, seat, code) for code in sorted(wanted)),
            f"{word} " + ", ".join(write(self.game, seat, code) for code in offered),
        )

    def legal(self, seat: int) -> list[str]:
        """What a seat may do, in the notation."""
        codes = legal(self.game, self.state, seat)
        return [self.plugin.write(self.game, seat, code) for code in codes]

    def counted(self, word: str, rest: str) -> tuple[str, str]:
        """How often an event was told that the game has a sentence for."""
        key = first_word(rest)[0] if word == "times" else rest
        if not texts(self.plugin.package).has(f"event-{key}"):
            raise BadInput(f"nothing called {key!r} is ever told: no text event-{key}")
        n = sum(told.key == key for told in self.heard)
        return (rest, f"{key} {n}") if word == "times" else (word, "told" if n else word)

    def latest(self, rest: str) -> tuple[str, str]:
        """The last event of a key, as far as the expectation names it."""
        key, *more = rest.split()
        told = next((told for told in reversed(self.heard) if told.key == key), None)
        found = [key]
        for word in more:
            name, equals, _ = word.partition("=")
            if told is None:
                found.append("?")
            elif equals:
                found.append(f"{name}={told.args.get(name, '?')}")
            else:
                found.append("-" if told.seat is None else str(told.seat))
        if told is None:
            keys = dict.fromkeys(told.key for told in self.heard)
            return rest, f"not told; told were: {', '.join(keys) or 'no events'}"
        return " ".join([key, *more]), " ".join(found)

    def actors(self) -> str:
        names = {CHANCE: "chance", CLOCK: "clock"}
        acting = members(self.game.actors(self.state))
        return " ".join(names.get(seat, str(seat)) for seat in acting) or "-"

    def places(self) -> str:
        outcome = self.game.outcome(self.state)
        return "-" if outcome is None else " ".join(str(place) for place in outcome.places)

    def ending(self) -> str:
        """The key of the ending; - while the game goes on."""
        outcome = self.game.outcome(self.state)
        return "-" if outcome is None else self.plugin.endings()[outcome.reason]

    # ---- saying what is wrong
    def report(self, wrong: Mismatch) -> str:
        """The whole table as it is, the line that is not as expected marked like a diff."""
        script, table = self.script, self.laid.shown() if self.opened else []
        lines = [f"{script.name} {script.title}".rstrip()]
        lines.append(f"  {script.path}:{self.line.number}: {self.line.text}")
        if wrong.word not in dict(table):
            table = [*table, (wrong.word, wrong.found)]
        width = max(len(word) for word, _ in table)
        for word, text in table:
            if word != wrong.word:
                lines.append(f"    {word:<{width}} {text}")
                continue
            lines.append(f"  - {word:<{width}} {wrong.expected}")
            lines.append(f"  + {word:<{width}} {wrong.found}")
        return "\n".join(lines)


def _items(text: str, words: Iterable[str]) -> list[tuple[str, str]]:
    """`h0 … | h1 …` on one line are two items; a bar before any other word belongs to the item."""
    known = set(words)
    found: list[tuple[str, str]] = []
    for part in text.split("|"):
        word, rest = first_word(part)
        if found and word not in known:
            last, before = found[-1]
            found[-1] = (last, f"{before} | {part.strip()}")
        else:
            found.append((word, rest))
    return found


def first_word(text: str) -> tuple[str, str]:
    """The first word and the rest."""
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0].strip() if rest else ""


def plain(raw: str) -> str:
    """Without remark: a # at the beginning or after a space. The fences of a block copied out of
    a page (```als) are remarks too."""
    return re.sub(r"(^|\s)#.*|^\s*```.*", "", raw).strip()
