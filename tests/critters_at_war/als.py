"""Scenarios of Critters at War in text: `.als` files, and what runs them.

    T38 Disrupt: its owner flips first
    order A L S                         row, left to right; default A L S
    first 0                             who is first; default 0
    turn 0                              whose turn it is; default 0
    air 0 0                             Air Drop flags
    deck S6 L2                          top to bottom
    b0 A: A6 | L: - | S: (S1) S2        table of seat 0: bottom to top, () is facedown
    h0 L5 A1 | h1 L3                    hands
    do 0 deploy L5 L                    an action in the game's notation
    exp to 0 flip                       expectations, checked where they stand

A scenario begins with its name and ends at the next one; `#` begins a remark.
Expectations: to SEAT KIND · str T=x:y · occ T=n · adj T=T,T · tops SEAT T=CARD · ctrl T=SEAT ·
legal SEAT ACTION · illegal SEAT ACTION · noption N · deck CARDS · hN CARDS · bN TABLE · air x y ·
result HOW WINNER POINTS (HOW is control or withdraw; `result -` while the battle goes on).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from wartable.games.critters_at_war import notation
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    ADJACENT,
    CARD_TABLE,
    LETTERS,
    ROW_TABLE,
)
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.resolution import occupancy, resolve
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState
from wartable.games.critters_at_war.engine.strength import controller, total
from wartable.games.critters_at_war.telling import REASONS
from wartable.games.critters_at_war.views import AWAITED, cards, ordered, pile
from wartable.kernel import CHANCE, NONE, Event, legal
from wartable.plugin import COMMON_REASONS, Unknown

SETUP = ("order", "first", "turn", "air", "deck", "b0", "b1", "h0", "h1")
WORDS = (*SETUP, "do", "exp")
NAME = re.compile(r"[A-Z]+[-_.]?\d\w*")
KINDS = ("turn", "flip", "move", "return", "play", "reinforce")
REFUSALS = {code: reason.key for code, reason in (COMMON_REASONS | REASONS).items()}


class AlsError(Exception):
    """A scenario that cannot be read or does not come true; the message shows the table."""


@dataclass(frozen=True)
class Line:
    number: int
    text: str


@dataclass
class Scenario:
    name: str
    title: str
    path: str
    number: int  # line of its name
    lines: list[Line] = field(default_factory=list)

    def run(self) -> None:
        """Play it; AlsError says what is not as expected."""
        Table(self).run()


def parse(text: str, path: str = "") -> list[Scenario]:
    """Every scenario of a file. After an empty line or a remark any word that is no verb is a name;
    elsewhere only what looks like one, so that a misspelt verb is not taken for it."""
    found: list[Scenario] = []
    apart = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = _without_remark(raw).strip()
        if not line:
            apart = True
            continue
        word, _, rest = line.partition(" ")
        if word in WORDS:
            if not found:
                raise AlsError(f"{path}:{number}: {line!r} belongs to no scenario")
            found[-1].lines.append(Line(number, line))
        elif not apart and not NAME.fullmatch(word):
            raise AlsError(f"{path}:{number}: {word!r} is none of {', '.join(WORDS)}")
        elif word in {scenario.name for scenario in found}:
            raise AlsError(f"{path}:{number}: the name {word} stands there twice")
        else:
            found.append(Scenario(word, rest.strip(), path, number))
        apart = False
    for scenario in found:
        if not any(line.text.startswith(("do ", "exp ")) for line in scenario.lines):
            raise AlsError(f"{path}:{scenario.number}: {scenario.name} does and expects nothing")
    return found


def play(text: str, edition: int = 0) -> Table:
    """Set a table up and play some lines of the format on it, for tests written in Python."""
    table = Table(Scenario("", "", "", 0, [Line(n, t.strip()) for n, t in _lines(text)]))
    table.state.edition = edition
    table.run()
    return table


def _lines(text: str) -> list[tuple[int, str]]:
    return [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]


def load(path: Path) -> list[Scenario]:
    return parse(path.read_text(encoding="utf-8"), path.name)


def _without_remark(raw: str) -> str:
    at = raw.find("#")
    return raw if at < 0 or (at > 0 and not raw[at - 1].isspace()) else raw[:at]


class Mismatch(Exception):
    """Expected one thing, found another."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected = expected
        self.found = found


class Table:
    """A scenario being played. The order of the deck is the scenario's, not the engine's."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = CrittersAtWar()
        self.state = CrittersState()
        self.state.row, self.state.first, self.state.deck = 0, 0, 0
        self.state.battle = 1
        self.turn = 0
        self.deck: list[int] = []  # top to bottom, without the destroyed cards
        self.seen: set[int] = set()
        self.begun = False
        self.result = "-"
        self.line = Line(scenario.number, scenario.title)

    def run(self) -> None:
        for line in self.scenario.lines:
            self.take(line)
        self.begin()

    def do(self, *actions: str) -> None:
        """Play on."""
        for text in actions:
            self.take(Line(0, f"do {text}"))

    def take(self, line: Line) -> None:
        self.line = line
        word, _, rest = line.text.partition(" ")
        try:
            if word in SETUP:
                self.set_up(line.text)
                return
            self.begin()
            if word == "do":
                self.act(rest)
            else:
                self.expect(rest)
        except Mismatch as wrong:
            raise AlsError(self.report(wrong)) from None
        except Unknown as wrong:
            raise AlsError(self.report(Mismatch("a line of the format", str(wrong)))) from None

    # ---- setting up
    def set_up(self, text: str) -> None:
        if self.begun:
            raise Unknown("the table is set before the first do or exp")
        for word, rest in _items(text):
            words = rest.split()
            if word == "order":
                self.state.row = ROW_TABLE.index(tuple(_row(words)))
            elif word in ("first", "turn"):
                seat = _seat(rest)
                if word == "turn":
                    self.turn = seat
                else:
                    self.state.first = seat
            elif word == "air":
                self.state.air = sum(1 << s for s, on in enumerate(_flags(words)) if on)
            elif word == "deck":
                self.deck = [self.new_card(card) for card in _cards(words)]
                self.state.deck = sum(1 << card for card in self.deck)
            elif word[0] == "h":
                for card in _cards(words):
                    self.state.hand[int(word[1])] |= 1 << self.new_card(card)
            else:
                self.lay(int(word[1]), rest)

    def lay(self, seat: int, text: str) -> None:
        state = self.state
        for theatre, stack in _stacks(text).items():
            for card, faceup in stack:
                state.stack[3 * seat + theatre] |= 1 << self.new_card(card)
                state.stamp[card] = state.clock
                state.clock += 1
                state.known[seat] |= 1 << card
                if faceup:
                    state.up |= 1 << card
                    for observer in (0, 1, PUBLIC):
                        state.known[observer] |= 1 << card

    def new_card(self, card: int) -> int:
        if card in self.seen:
            raise Unknown(f"the card {CARD_TABLE[card].id} stands there twice")
        self.seen.add(card)
        return card

    def begin(self) -> None:
        if self.begun:
            return
        self.begun = True
        state = self.state
        for seat in (0, 1):
            state.known[seat] |= state.hand[seat]
        state.current = 1 - self.turn
        told: list[Event] = []
        resolve(state, told)
        self.hear(told)

    # ---- acting
    def act(self, text: str) -> None:
        seat, action = self.action(text)
        refusal = self.game.refusal(self.state, seat, action)
        if refusal:
            raise Mismatch("a legal action", f"refused: {REFUSALS[refusal]}")
        told: list[Event] = []
        self.game.apply(self.state, seat, action, told)
        while self.state.awaited == code.REINFORCE_DRAW:
            self.game.apply(self.state, CHANCE, self.deck.pop(0), told)
        self.hear(told)

    def action(self, text: str) -> tuple[int, int]:
        seat, _, rest = text.strip().partition(" ")
        return _seat(seat), notation.read(_seat(seat), rest)

    def hear(self, told: Iterable[Event]) -> None:
        how = "control"
        for event in told:
            if event.kind == code.WITHDREW:
                how = "withdraw"
            if event.kind == code.BATTLE_WON:
                self.result = f"{how} {event.seat} {event.a}"

    # ---- expecting
    def expect(self, text: str) -> None:
        for word, rest in _items(text):
            if word in ("legal", "illegal"):
                self.expect_legal(word == "legal", rest)
                continue
            expected, found = self.compare(word, rest)
            if expected != found:
                raise Mismatch(expected, found)

    def expect_legal(self, wanted: bool, text: str) -> None:
        seat, action = self.action(text)
        refusal = self.game.refusal(self.state, seat, action)
        if wanted and refusal:
            raise Mismatch("legal", f"refused: {REFUSALS[refusal]}")
        if not wanted and not refusal:
            raise Mismatch("illegal", "legal")

    def compare(self, word: str, rest: str) -> tuple[str, str]:
        """What is expected and what is so, written in the same way."""
        state, words = self.state, rest.split()
        if word == "to":
            if len(words) != 2 or words[1] not in KINDS:
                raise Unknown(f"to SEAT KIND, where KIND is one of {', '.join(KINDS)}")
            return " ".join(words), f"{_name(state.actor)} {AWAITED.get(state.awaited, 'nobody')}"
        if word in ("str", "occ", "adj", "ctrl"):
            pairs = _pairs(words)
            if word == "adj":
                pairs = {t: ",".join(sorted(value.split(","))) for t, value in pairs.items()}
            return _spell(pairs), _spell({t: self.figure(word, t) for t in pairs})
        if word == "tops":
            seat, pairs = _seat(words[0]), _pairs(words[1:])
            found = {t: (self.stack(seat, t).split() or ["-"])[-1] for t in pairs}
            return _spell(pairs), _spell(found)
        if word == "noption":
            count = 0 if state.actor == NONE else len(legal(self.game, state, state.actor))
            return rest.strip(), str(count)
        if word == "deck":
            return _ids(_cards(words)), _ids([*self.deck, *ordered(state, state.buried)])
        if word in ("h0", "h1"):
            hand = " ".join(cards(state.hand[int(word[1])])) or "-"
            return _ids(sorted(_cards(words))), hand
        if word in ("b0", "b1"):
            return self.spell_table(_stacks(rest)), self.table(int(word[1]), _stacks(rest))
        if word == "air":
            flags = " ".join(str(state.air >> seat & 1) for seat in (0, 1))
            return " ".join(str(int(on)) for on in _flags(words)), flags
        if word == "result":
            return " ".join(words), self.result
        raise Unknown(f"{word!r} is no expectation")

    def figure(self, word: str, theatre: int) -> str:
        state = self.state
        if word == "str":
            return f"{total(state, 0, theatre)}:{total(state, 1, theatre)}"
        if word == "occ":
            return str(occupancy(state, theatre))
        if word == "ctrl":
            return str(controller(state, theatre))
        near = ADJACENT[3 * state.row + theatre]
        return ",".join(letter for t, letter in enumerate(LETTERS) if near >> t & 1)

    # ---- writing the table
    def stack(self, seat: int, theatre: int) -> str:
        up = self.state.up
        return " ".join(_face(card, bool(up >> card & 1)) for card in self.pile(seat, theatre))

    def pile(self, seat: int, theatre: int) -> list[int]:
        return pile(self.state, 3 * seat + theatre)

    def table(self, seat: int, wanted: Iterable[int]) -> str:
        parts = [f"{LETTERS[t]}: {self.stack(seat, t) or '-'}" for t in wanted]
        return " | ".join(parts)

    def spell_table(self, stacks: dict[int, list[tuple[int, bool]]]) -> str:
        return " | ".join(
            f"{LETTERS[t]}: {' '.join(_face(card, up) for card, up in stack) or '-'}"
            for t, stack in stacks.items()
        )

    def report(self, wrong: Mismatch) -> str:
        state, scenario = self.state, self.scenario
        row = ROW_TABLE[state.row]
        awaited = AWAITED.get(state.awaited, "nobody")
        deck = _ids([*self.deck, *ordered(state, state.buried)])
        return "\n".join(
            [
                f"{scenario.name} {scenario.title}",
                f"  {scenario.path}:{self.line.number}: {self.line.text}",
                f"  - expected: {wrong.expected}",
                f"  + found:    {wrong.found}",
                "  the table:",
                f"    order {' '.join(LETTERS[t] for t in row)}   first {state.first}"
                f"   air {state.air & 1} {state.air >> 1 & 1}",
                f"    b0 {self.table(0, row)}",
                f"    b1 {self.table(1, row)}",
                f"    h0 {' '.join(cards(state.hand[0])) or '-'}"
                f" | h1 {' '.join(cards(state.hand[1])) or '-'}",
                f"    deck {deck}",
                f"    to {_name(state.actor)} {awaited}   result {self.result}",
            ]
        )


# ---- reading


def _items(text: str) -> list[tuple[str, str]]:
    """`h0 … | h1 …` on one line are two items; the bars of a table stay in it."""
    found: list[tuple[str, str]] = []
    for part in text.split("|"):
        word, _, rest = part.strip().partition(" ")
        if found and word.rstrip(":").upper() in LETTERS:
            last, before = found[-1]
            found[-1] = (last, f"{before} | {part.strip()}")
        else:
            found.append((word, rest.strip()))
    return found


def _seat(word: str) -> int:
    if word.strip() not in ("0", "1"):
        raise Unknown(f"{word!r} is no seat: 0 or 1")
    return int(word)


def _row(words: list[str]) -> list[int]:
    row = [notation.theatre(word) for word in words]
    if sorted(row) != [0, 1, 2]:
        raise Unknown("order names each theatre once")
    return row


def _flags(words: list[str]) -> list[bool]:
    if len(words) != 2 or any(word not in ("0", "1") for word in words):
        raise Unknown("air takes two flags, 0 or 1")
    return [word == "1" for word in words]


def _cards(words: list[str]) -> list[int]:
    return [notation.card(word) for word in words if word != "-"]


def _stacks(text: str) -> dict[int, list[tuple[int, bool]]]:
    """`A: (A6) A1 | L: -` by theatre: bottom to top, with facing."""
    found: dict[int, list[tuple[int, bool]]] = {}
    for part in text.split("|"):
        letter, colon, rest = part.strip().partition(":")
        if not colon:
            raise Unknown(f"{part.strip()!r} is no stack; write A: (A6) A1")
        words = [word for word in rest.split() if word != "-"]
        found[notation.theatre(letter.strip())] = [
            (notation.card(word.strip("()")), not word.startswith("(")) for word in words
        ]
    return found


def _pairs(words: list[str]) -> dict[int, str]:
    if any("=" not in word for word in words):
        raise Unknown("write THEATRE=VALUE")
    return {notation.theatre(word.split("=")[0]): word.split("=", 1)[1] for word in words}


# ---- writing


def _spell(pairs: dict[int, str]) -> str:
    return " ".join(f"{LETTERS[t]}={value}" for t, value in pairs.items())


def _face(card: int, faceup: bool) -> str:
    return CARD_TABLE[card].id if faceup else f"({CARD_TABLE[card].id})"


def _ids(found: Iterable[int]) -> str:
    return " ".join(CARD_TABLE[card].id for card in found) or "-"


def _name(seat: int) -> str:
    return "-" if seat == NONE else str(seat)
