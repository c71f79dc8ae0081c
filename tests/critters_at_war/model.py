"""A second model of the game, written from the rule sheet alone, to hold the engine against.

Plain lists and one generator per match: it yields (seat, kind, choices in notation) and is sent the
choice. Nothing of the engine is used, nothing is fast."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

Ask = Generator[tuple[int, str, list[str]], str, None]
EVERY = [f"{theatre}{strength}" for theatre in "ALS" for strength in range(1, 7)]
FULL = {"A": "air", "L": "land", "S": "sea"}
LETTER = {name: letter for letter, name in FULL.items()}
MANEUVERS = ("A3", "L3", "S3")
INSTANT = (*MANEUVERS, "A2", "L1", "L2", "L5", "S1", "S4")
TABLES = {True: [6, 4, 3, 3, 2, 2, 2], False: [6, 6, 4, 3, 3, 2, 2]}  # first, second; by cards
TARGETS = {"standard": 12, "long": 18, "beginner": 3}


class Model:
    def __init__(self, mode: str, row: str, first: int, rng: Random) -> None:
        self.mode, self.row, self.first, self.rng = mode, list(row), first, rng
        self.scores = [0, 0]
        self.battle = 0
        self.deal()

    def deal(self) -> None:
        self.battle += 1
        cards = EVERY[:]
        self.rng.shuffle(cards)
        self.hands = [cards[:6], cards[6:12]]
        self.deck = cards[12:]  # top first
        self.table: list[dict[str, list[str]]] = [{t: [] for t in "ALS"} for _ in (0, 1)]
        self.up: set[str] = set()
        self.air = [False, False]
        self.queue: list[str] = []

    # ---- reading the table
    def near(self, theatre: str) -> list[str]:
        at = self.row.index(theatre)
        return [t for i, t in enumerate(self.row) if abs(i - at) == 1]

    def place(self, card: str) -> tuple[int, str]:
        return next(
            (seat, t) for seat in (0, 1) for t, stack in self.table[seat].items() if card in stack
        )

    def working(self, card: str, seat: int) -> bool:
        return card in self.up and self.place(card)[0] == seat

    def strength(self, seat: int, theatre: str) -> int:
        stack, total = self.table[seat][theatre], 0
        for depth, card in enumerate(stack):
            value = int(card[1]) if card in self.up else 2
            if card not in self.up and self.working("S2", seat):
                value = 4
            if "L4" in self.up and "L4" in stack[depth + 1 :]:
                value = 4
            total += value
        if self.working("A1", seat) and self.place("A1")[1] in self.near(theatre):
            total += 3
        return total

    def controller(self, theatre: str) -> int:
        mine, other = (self.strength(seat, theatre) for seat in (self.first, 1 - self.first))
        return self.first if mine >= other else 1 - self.first

    def plays(self, seat: int) -> list[str]:
        found = []
        for card in self.hands[seat]:
            for theatre in "ALS":
                free = self.air[seat] or (self.working("A4", seat) and int(card[1]) <= 3)
                if card[0] == theatre or free:
                    found.append(f"deploy {card} {FULL[theatre]}")
                found.append(f"improvise {card} {FULL[theatre]}")
        return found

    def flips(self, sides: tuple[int, ...], theatres: list[str]) -> list[str]:
        return [f"flip {s} {FULL[t]}" for s in sides for t in theatres if self.table[s][t]]

    # ---- what is done
    def play(self, seat: int, card: str, theatre: str, faceup: bool) -> None:
        self.hands[seat].remove(card)
        self.air[seat] = False
        others = len(self.table[0][theatre]) + len(self.table[1][theatre])
        contained = not faceup and "A5" in self.up
        blocked = "S5" in self.up and self.place("S5")[1] in self.near(theatre) and others >= 3
        if contained or blocked:
            self.deck.append(card)
            return
        self.table[seat][theatre].append(card)
        if faceup:
            self.reveal(card)

    def reveal(self, card: str) -> None:
        self.up.add(card)
        if card in INSTANT:
            self.queue.append(card)

    def flip(self, text: str) -> None:
        _, seat, theatre = text.split()
        card = self.table[int(seat)][LETTER[theatre]][-1]
        if card in self.up:
            self.up.remove(card)
            self.queue = [waiting for waiting in self.queue if waiting != card]
        else:
            self.reveal(card)

    def play_text(self, seat: int, text: str) -> None:
        verb, card, theatre = text.split()
        self.play(seat, card, LETTER[theatre], verb == "deploy")

    # ---- abilities
    def ability(self, card: str) -> Ask:
        seat, theatre = self.place(card)
        own = [held for t in "ALS" for held in self.table[seat][t]]
        if card == "A2":
            self.air[seat] = True
        elif card in MANEUVERS:
            yield from self.must_flip(seat, self.flips((0, 1), self.near(theatre)))
        elif card == "L2":
            yield from self.must_flip(seat, self.flips((0, 1), list("ALS")))
        elif card == "L5":
            yield from self.must_flip(seat, self.flips((seat,), list("ALS")))
            yield from self.must_flip(1 - seat, self.flips((1 - seat,), list("ALS")))
        elif card == "L1" and self.deck:
            drawn = self.deck.pop(0)
            self.hands[seat].append(drawn)
            where = [f"reinforce {FULL[t]}" for t in self.near(theatre)]
            chosen = yield seat, "reinforce", where
            self.play(seat, drawn, LETTER[chosen.split()[1]], False)
        elif card == "S1":
            yield from self.transport(seat, own)
        elif card == "S4" and any(held not in self.up for held in own):
            back = [f"return {held}" for held in own if held not in self.up]
            chosen = yield seat, "return", ["return pass", *back]
            if chosen != "return pass":
                taken = chosen.split()[1]
                self.table[seat][self.place(taken)[1]].remove(taken)
                self.hands[seat].append(taken)
                self.play_text(seat, (yield seat, "play", self.plays(seat)))

    def must_flip(self, seat: int, choices: list[str]) -> Ask:
        if choices:
            self.flip((yield seat, "flip", choices))

    def transport(self, seat: int, own: list[str]) -> Ask:
        moves = [f"move {c} {FULL[t]}" for c in own for t in "ALS" if t != self.place(c)[1]]
        chosen = yield seat, "move", ["move pass", *moves]
        if chosen != "move pass":
            _, card, theatre = chosen.split()
            self.table[seat][self.place(card)[1]].remove(card)
            self.table[seat][LETTER[theatre]].append(card)

    # ---- the match
    def match(self) -> Ask:
        while True:
            winner, points = yield from self.fight()
            self.scores[winner] += 1 if self.mode == "beginner" else points
            if self.scores[winner] >= TARGETS[self.mode]:
                return
            self.row = [self.row[2], self.row[0], self.row[1]]
            self.first = 1 - self.first
            self.deal()

    def fight(self) -> Generator[tuple[int, str, list[str]], str, tuple[int, int]]:
        seat = self.first
        while self.hands[0] or self.hands[1]:
            chosen = yield seat, "turn", ["withdraw", *self.plays(seat)]
            if chosen == "withdraw":
                return 1 - seat, TABLES[seat == self.first][len(self.hands[seat])]
            self.play_text(seat, chosen)
            while self.queue:
                yield from self.ability(self.queue.pop(0))
            seat = 1 - seat
        held = sum(self.controller(theatre) == 0 for theatre in "ALS")
        return (0 if held >= 2 else 1), 6
