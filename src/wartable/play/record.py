"""A game as text: a header, then one line per action, chance included. PGN is the model.

    [Wartable "1"]
    [Game "age-of-war"]
    …
    1. * roll 1 2 3 3 A A C      ; 496e
    2. 0 fill daliang infantry-8 ; 0916

`*` is chance, `!` the clock, a number a seat. What follows the semicolon is a running check of all
lines so far: a line somebody changed is found, and a line written by hand may do without.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from dataclasses import dataclass, field
from typing import NamedTuple

from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import CHANCE, CLOCK, State

FORMAT = "1"
FOREIGN = f'not a Wartable record: one begins with [Wartable "{FORMAT}"]'
HEADER = re.compile(r'\[([A-Z][A-Za-z0-9-]*) "([^"]*)"\]')
NUMBER = re.compile(r"[0-9]{1,7}\.")
ACTOR = re.compile(r"\*(@[0-9]{1,7})?|!|[0-9]")
CHECK = re.compile("[0-9a-f]{4}")
NOTE = "# bag "
ORDER = (
    "Wartable",
    "Game",
    "Rules",
    "Moves",
    "Seats",
    "Options",
    "Data",
    "Figures",
    "Names",
    "Commitment",
)


class BadRecord(BadInput):
    """A record that cannot be what it says; `line` is counted from 1, 0 for the whole."""

    def __init__(self, line: int, message: str, key: str = "", **named: str | int) -> None:
        super().__init__(f"line {line}: {message}" if line else message, key, **named)
        self.line = line

    def sentence(self, reader: Texts) -> str:
        """What is wrong, with its line, in the reader's language."""
        if not self.key:
            return str(self)
        what = self.reason(reader)
        return reader("unknown-line", line=str(self.line), what=what) if self.line else what

    def reason(self, reader: Texts) -> str:
        """The same without the line."""
        return reader(f"unknown-{self.key}", **self.shown())


@dataclass(frozen=True)
class Entry:
    """One action. `draw` is the number of the outcome where chance acted, else 0."""

    seat: int
    text: str
    draw: int = 0


@dataclass(repr=False)
class Record:
    """`header` by name, `entries` in order, and on which line of the file each of them stood.
    As a string it is its text, as in a file."""

    header: dict[str, str]
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    header_lines: dict[str, int] = field(default_factory=dict)
    notes: dict[int, str] = field(default_factory=dict)  # by entry: from which bag it came

    def __repr__(self) -> str:
        game, seats = self.header.get("Game", "?"), self.header.get("Seats", "?")
        return f"<Record {game}, {seats} seats, {len(self.entries)} actions>"

    def __str__(self) -> str:
        return self.text()

    def line_of(self, name: str) -> int:
        """Where this header stood, or should stand."""
        return self.header_lines.get(name, 1)

    def text(self) -> str:
        """The record as it is written to a file."""
        header = {**self.header, "Moves": str(len(self.entries))}
        keys = [key for key in ORDER if key in header]
        keys += [key for key in header if key not in ORDER]
        out = [f'[{key} "{header[key]}"]' for key in keys] + [""]
        check, draw = 0, 0
        for number, entry in enumerate(self.entries, 1):
            actor = _actor(entry, draw)
            draw = entry.draw or draw
            check = _running(check, actor, entry.text)
            if number - 1 in self.notes:
                out.append(f"# {self.notes[number - 1]}")
            out.append(f"{f'{number}. {actor} {entry.text}':<44} ; {check:04x}")
        return "\n".join(out) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its text; BadRecord names the line that is wrong."""
        record = cls({})
        check, draw, checked = 0, 0, True
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if line.startswith(NOTE):
                record.notes[len(record.entries)] = line[2:]
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                found = HEADER.fullmatch(line)
                if found is None or record.entries:
                    raise BadRecord(
                        number,
                        f'not a header: {_short(line)}; a header looks like [Name "value"]',
                        "record-header",
                        text=_short(line),
                    )
                if found[1] in record.header:
                    raise BadRecord(
                        number,
                        f"header {found[1]} stands there twice",
                        "record-twice",
                        name=found[1],
                    )
                record.header[found[1]] = found[2]
                record.header_lines[found[1]] = number
                continue
            if record.header.get("Wartable") != FORMAT:
                raise BadRecord(1, FOREIGN, "record-foreign", format=FORMAT)
            move = _said(line)
            if move is None:
                raise BadRecord(
                    number,
                    f"not an action: {_short(line)}; an action looks like 12. 0 lose",
                    "record-line",
                    text=_short(line),
                )
            if int(move.number) != len(record.entries) + 1:
                due = len(record.entries) + 1
                raise BadRecord(
                    number,
                    f"action {move.number} where {due} should be",
                    "record-order",
                    found=move.number,
                    due=str(due),
                )
            entry = _entry(move, draw)
            draw = entry.draw or draw
            check = _running(check, move.actor, entry.text)
            checked = checked and move.check != ""
            if checked and int(move.check, 16) != check:
                raise BadRecord(
                    number,
                    "this line or one before it was changed: the check differs",
                    "record-changed",
                )
            record.entries.append(entry)
            record.lines.append(number)
        if record.header.get("Wartable") != FORMAT:
            raise BadRecord(1, FOREIGN, "record-foreign", format=FORMAT)
        said = record.header.pop("Moves", None)
        if said is not None and said != str(len(record.entries)):
            count = len(record.entries)
            raise BadRecord(
                len(text.splitlines()),
                f"the record ends after {count} of {said} actions",
                "record-short",
                count=str(count),
                said=said,
            )
        return record


class _Said(NamedTuple):
    """A line of the record, its parts as they are written; `check` is empty where there is none."""

    number: str
    actor: str
    text: str
    check: str


def _said(line: str) -> _Said | None:
    """One action, or None if the line is none. A line may come from anybody and be of any length:
    it is cut in one pass, where one pattern for all of it would try every way to share out the
    blanks."""
    said, semicolon, check = (part.strip() for part in line.partition(";"))
    words = said.split(None, 2)
    if len(words) < 3 or not NUMBER.fullmatch(words[0]) or not ACTOR.fullmatch(words[1]):
        return None
    if semicolon and not CHECK.fullmatch(check):
        return None
    return _Said(words[0][:-1], words[1], words[2], check)


def _actor(entry: Entry, draw: int) -> str:
    if entry.seat == CHANCE:  # the number is said only where outcomes were skipped by an undo
        return "*" if entry.draw == draw + 1 else f"*@{entry.draw}"
    return "!" if entry.seat == CLOCK else str(entry.seat)


def _entry(move: _Said, draw: int) -> Entry:
    if move.actor.startswith("*"):
        return Entry(CHANCE, move.text, int(move.actor[2:]) if move.actor[1:] else draw + 1)
    return Entry(CLOCK if move.actor == "!" else int(move.actor), move.text)


def _running(check: int, actor: str, text: str) -> int:
    line = f"{actor} {text}\n".encode(errors="surrogatepass")  # half a character is no action's
    return zlib.crc32(line, check) & 0xFFFF


def _short(line: str) -> str:
    return repr(line if len(line) <= 40 else line[:40] + "…")


def digest(text: str) -> str:
    """SHA-256 of a text, as headers have it."""
    return hashlib.sha256(text.encode()).hexdigest()


def fingerprint(state: State) -> str:
    """LAYOUT:DIGEST, the digest of the state's numbers behind that of what they are. A version of
    the game whose state has other fields writes another layout, and compares nothing."""
    numbers = state.dump()
    layout = digest(f"{len(numbers)} {state.layout()}")
    return f"{layout[:8]}:{digest(' '.join(map(str, numbers)))[:16]}"
