"""A table of Critters at War laid by hand: the game's words in a scenario (`.als`).

    order A L S                         row, left to right; default A L S
    first 0                             who is first; default 0
    turn 0                              whose turn it is; default 0
    battle 4                            which battle it is; default 1
    score 9 6                           points won before
    air 0 0                             Air Drop flags
    deck S6 L2                          top to bottom
    b0 A: A6 | L: - | S: (S1) S2        table of seat 0: bottom to top, () is facedown
    h0 L5 A1 | h1 L3                    hands

Expectations: to SEAT KIND · str T=x:y · occ T=n · adj T=T,T · tops SEAT T=CARD · ctrl T=SEAT ·
deck CARDS · hN CARDS · bN TABLE · air x y · result HOW WINNER POINTS (HOW is control or withdraw;
`result -` while the battle goes on).
"""

from __future__ import annotations

from collections.abc import Iterable

from wartable.errors import BadInput
from wartable.games.critters_at_war import notation
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    ADJACENT,
    CARD_TABLE,
    LETTERS,
    ROW_TABLE,
)
from wartable.games.critters_at_war.engine.rules.battles import start
from wartable.games.critters_at_war.engine.rules.plays import occupancy
from wartable.games.critters_at_war.engine.rules.resolution import resolve
from wartable.games.critters_at_war.engine.rules.strength import controller, total
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState
from wartable.games.critters_at_war.names import AWAITED
from wartable.games.critters_at_war.views import cards, ordered, pile
from wartable.kernel import NONE, Event, Game, Options
from wartable.setup import Setup

KINDS = ("turn", "flip", "move", "return", "play", "reinforce")
Stack = list[tuple[int, bool]]  # cards bottom to top, and whether faceup


class Table(Setup[CrittersState]):
    """The order of the deck is the scenario's, not the engine's."""

    lays = ("order", "first", "turn", "battle", "score", "air", "deck", "b0", "b1", "h0", "h1")
    expects = (
        *("to", "str", "occ", "adj", "tops", "ctrl"),
        *("deck", "h0", "h1", "b0", "b1", "air", "result"),
    )

    def __init__(self, game: Game[CrittersState], seats: int, options: Options) -> None:
        self.state = start(seats, options)
        self.state.row, self.state.first, self.state.deck = 0, 0, 0
        self.state.battle = 1
        self.turn = 0
        self.deck: list[int] = []  # top to bottom, without the destroyed cards
        self.seen: set[int] = set()
        self.how = "control"
        self.result = "-"

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        words = rest.split()
        if word == "order":
            self.state.row = ROW_TABLE.index(_row(words))
        elif word == "first":
            self.state.first = _seat(rest)
        elif word == "turn":
            self.turn = _seat(rest)
        elif word == "battle":
            self.state.battle = _number(rest)
        elif word == "score":
            for seat, points in zip((0, 1), words, strict=True):
                self.state.score[seat] = _number(points)
        elif word == "air":
            self.state.air = sum(1 << s for s, on in enumerate(_flags(words)) if on)
        elif word == "deck":
            self.deck = [self._new(card) for card in _cards(words)]
            self.state.deck = sum(1 << card for card in self.deck)
        elif word[0] == "h":
            for card in _cards(words):
                self.state.hand[int(word[1])] |= 1 << self._new(card)
        else:
            self._lay_stacks(int(word[1]), _stacks(rest))

    def _lay_stacks(self, seat: int, stacks: dict[int, Stack]) -> None:
        state = self.state
        for theatre, stack in stacks.items():
            for card, faceup in stack:
                state.stack[3 * seat + theatre] |= 1 << self._new(card)
                state.stamp[card] = state.clock
                state.clock += 1
                state.known[seat] |= 1 << card
                if faceup:
                    state.up |= 1 << card
                    for observer in (0, 1, PUBLIC):
                        state.known[observer] |= 1 << card

    def _new(self, card: int) -> int:
        if card in self.seen:
            raise BadInput(f"the card {CARD_TABLE[card].id} stands there twice")
        self.seen.add(card)
        return card

    def begin(self) -> list[Event]:
        state = self.state
        for seat in (0, 1):
            state.known[seat] |= state.hand[seat]
        state.current = 1 - self.turn
        told: list[Event] = []
        resolve(state, told)
        return told

    # ---- playing
    def chance(self) -> int | None:
        drawing = self.state.awaited == code.REINFORCE_DRAW
        return self.deck.pop(0) if drawing else None

    def hear(self, event: Event) -> None:
        if event.kind == code.WITHDREW:
            self.how = "withdraw"
        if event.kind == code.BATTLE_WON:
            self.result = f"{self.how} {event.seat} {event.a}"

    # ---- expecting
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        words = rest.split()
        if word in ("str", "occ", "adj", "ctrl"):
            pairs = _pairs(words)
            if word == "adj":
                pairs = {t: ",".join(sorted(value.split(","))) for t, value in pairs.items()}
            return _spell(pairs), _spell({t: self._figure(word, t) for t in pairs})
        if word == "tops":
            seat, pairs = _seat(words[0] if words else ""), _pairs(words[1:])
            tops = {t: (self._stack(seat, t).split() or ["-"])[-1] for t in pairs}
            return f"{seat} {_spell(pairs)}", f"{seat} {_spell(tops)}"
        return self._wanted(word, rest), dict(self.shown())[word]

    def _wanted(self, word: str, rest: str) -> str:
        """The line of the table that is expected, written as `shown` writes it."""
        words = rest.split()
        if word == "to":
            if len(words) != 2 or words[1] not in KINDS:
                raise BadInput(f"to SEAT KIND, where KIND is one of {', '.join(KINDS)}")
            return f"{_seat(words[0])} {words[1]}"
        if word == "air":
            return " ".join(str(int(on)) for on in _flags(words))
        if word == "deck":
            return _ids(_cards(words))
        if word[0] == "h":
            return _ids(sorted(_cards(words)))
        if word[0] == "b":
            named = {t: _faces(stack) for t, stack in _stacks(rest).items()}
            return self._table(int(word[1]), named)
        return " ".join(words)

    def _figure(self, word: str, theatre: int) -> str:
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
    def shown(self) -> list[tuple[str, str]]:
        state = self.state
        actor = "-" if state.actor == NONE else str(state.actor)
        return [
            ("order", " ".join(LETTERS[t] for t in ROW_TABLE[state.row])),
            ("first", str(state.first)),
            ("air", f"{state.air & 1} {state.air >> 1 & 1}"),
            ("b0", self._table(0, {})),
            ("b1", self._table(1, {})),
            ("h0", self._hand(0)),
            ("h1", self._hand(1)),
            ("deck", _ids([*self.deck, *ordered(state, state.buried)])),
            ("to", f"{actor} {AWAITED.get(state.awaited, 'nobody')}"),
            ("result", self.result),
        ]

    def _hand(self, seat: int) -> str:
        """The card Reinforce has drawn counts as in hand until it is placed. Rules 12."""
        state = self.state
        drawn = state.drawn != NONE and state.actor == seat
        return " ".join(cards(state.hand[seat] | (1 << state.drawn if drawn else 0))) or "-"

    def _stack(self, seat: int, theatre: int) -> str:
        lying = pile(self.state, 3 * seat + theatre)
        return _faces([(card, bool(self.state.up >> card & 1)) for card in lying])

    def _table(self, seat: int, named: dict[int, str]) -> str:
        """A seat's side in the order of the row; `named` stacks stand in for those that lie."""
        return " | ".join(
            f"{LETTERS[t]}: {named.get(t, self._stack(seat, t)) or '-'}"
            for t in ROW_TABLE[self.state.row]
        )


# ---- reading


def _seat(word: str) -> int:
    if word.strip() not in ("0", "1"):
        raise BadInput(f"{word!r} is no seat: 0 or 1")
    return int(word)


def _number(word: str) -> int:
    if not word.isdecimal():
        raise BadInput(f"{word!r} is no number")
    return int(word)


def _row(words: list[str]) -> tuple[int, ...]:
    row = tuple(notation.theatre(word) for word in words)
    if sorted(row) != [0, 1, 2]:
        raise BadInput("order names each theatre once")
    return row


def _flags(words: list[str]) -> list[bool]:
    if len(words) != 2 or any(word not in ("0", "1") for word in words):
        raise BadInput("air takes two flags, 0 or 1")
    return [word == "1" for word in words]


def _cards(words: list[str]) -> list[int]:
    return [notation.card(word) for word in words if word != "-"]


def _stacks(text: str) -> dict[int, Stack]:
    """`A: (A6) A1 | L: -` by theatre; `-` alone is a side without cards."""
    found: dict[int, Stack] = {}
    if text.strip() == "-":
        return {theatre: [] for theatre in range(len(LETTERS))}
    for part in text.split("|"):
        letter, colon, rest = part.strip().partition(":")
        if not colon:
            raise BadInput(f"{part.strip()!r} is no stack; write A: (A6) A1")
        theatre = notation.theatre(letter.strip())
        if theatre in found:
            raise BadInput(f"the theatre {LETTERS[theatre]} stands there twice")
        found[theatre] = [
            (notation.card(word.strip("()")), not word.startswith("("))
            for word in rest.split()
            if word != "-"
        ]
    return found


def _pairs(words: list[str]) -> dict[int, str]:
    if not words or any("=" not in word for word in words):
        raise BadInput("write THEATRE=VALUE")
    return {notation.theatre(word.split("=")[0]): word.split("=", 1)[1] for word in words}


# ---- writing


def _spell(pairs: dict[int, str]) -> str:
    return " ".join(f"{LETTERS[t]}={value}" for t, value in pairs.items())


def _faces(stack: Stack) -> str:
    return " ".join(CARD_TABLE[card].id if up else f"({CARD_TABLE[card].id})" for card, up in stack)


def _ids(found: Iterable[int]) -> str:
    return " ".join(CARD_TABLE[card].id for card in found) or "-"
