"""A table of Age of Heroes laid by hand: the game's words in a scenario (`.als`).

    h0 iron wood | h1 famine            hands; cards that act when drawn wait to be resolved
    cities 1 2 1                        a number for each seat; so armies, fortresses, monuments
    generals army-1 army-3              armies that are led; so shaken, away. Armies are numbered
                                        from army-1, those of seat 0 first
    roads 0-1 1-2                       between neighbours
    claims 0                            whose last turn runs
    out 3                               who is out, in the order they went
    round 4 | first 0                   the round and its first player
    deck iron=1 | pile wood=2           cards left to draw, and discarded; where either is named,
                                        all other cards are discarded
    rest 1                              a seat that holds all other cards

Then one of the moments, `turn 0` unless named:

    turn 0                              a seat chooses its action
    draw 0                              a seat is about to draw in phase 1
    fair                                trading opens
    fair-draw                           the cards of a fair are about to be drawn

Unless said otherwise everybody has a city, an army and no cards, seat 0 is first, it is round 4 and
the tribes sit in the order of the box: seat 0 has the Egyptians, whose stone is limestone. Without
any of these words the game is played from its beginning.

Expectations: all words of the table, `turn` for whose turn it is (`-` outside turns); of `deck`,
`pile`, `battle` (battle cards by strength) and `supply` (city=11 road=6) either some or how many in
all; tribes TRIBE … · awaits STEP · board SEAT GIVE for WANT, … (open offers, oldest first) · deals
0-1 (proposals not yet answered) · have SEAT CARDS and want SEAT CARDS (a notice) · ready SEATS ·
acts N … and offered N … (what a seat has used up in this fair) · known SEAT OTHER CARDS (what the
one knows of the other's hand) · score N … · heard EVENT SEATS (who heard the latest; `all`). Lists
of cards are in any order; `-` is none.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.cards import add_army, gain, owned_armies, pile_of
from wartable.games.age_of_heroes.engine.components import (
    ARMY,
    EARTHQUAKE,
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
    SPECIAL,
    UNIT,
)
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.rules.endings import add_road, are_neighbours
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, pop, push
from wartable.games.age_of_heroes.engine.steps.opening import open_fair
from wartable.games.age_of_heroes.names import ARMY_NAMES
from wartable.games.age_of_heroes.setup.invariants import check_invariants
from wartable.games.age_of_heroes.setup.words import (
    mask,
    nonzero,
    number_of,
    one,
    read_kinds,
    read_pairs,
    read_road,
    unpacked,
    write_kinds,
    write_numbers,
    write_pairs,
)
from wartable.games.age_of_heroes.telling import told as in_words
from wartable.games.age_of_heroes.views import view
from wartable.kernel import EVERYBODY, SPECTATOR, Event, Game, Options, members, zeros
from wartable.kernel.numbers import count
from wartable.setup import Setup

__all__ = ["Table", "check_invariants"]

HANDS = tuple(f"h{seat}" for seat in range(6))
PIECES = {"cities": 1, "armies": 1, "fortresses": 0, "monuments": 0}  # and how many unless said
ARMIES = {"generals": "generals", "shaken": "quaked", "away": "away"}  # sets, and their fields
STACKS = ("deck", "pile", "battle", "supply")
MOMENTS = ("turn", "draw", "fair", "fair-draw")
ONE_SEAT = ("turn", "draw", "first", "rest")
SEAT_LISTS = ("claims", "out", "ready", "fair", "fair-draw", *ONE_SEAT)


class Table(Setup[AgeOfHeroesState]):
    """What is laid is kept by its word until the table begins: pieces, then cards, then the
    moment."""

    lays = (
        *(*HANDS, *PIECES, *ARMIES, "roads", "claims", "out", "round", "first"),
        *("deck", "pile", "rest", *MOMENTS),
    )
    expects = (
        *(*HANDS, *PIECES, *ARMIES, "roads", "claims", "out", "ready", "round", "first", "turn"),
        *(*STACKS, "acts", "offered", "score", "tribes", "awaits", "board", "deals"),
        *("have", "want", "known", "heard"),
    )

    def __init__(self, game: Game[AgeOfHeroesState], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        assert isinstance(game, AgeOfHeroes)
        self.rules = game
        self.seats = seats
        self.laid: dict[str, list[int]] = {}  # by word
        self.events: list[Event] = []

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        if word in self.laid or (word in MOMENTS and set(MOMENTS) & set(self.laid)):
            raise BadInput(f"{word} stands there twice, or beside another moment")
        if word in STACKS:
            named = read_pairs(rest, KIND_KEYS)
            self.laid[word] = [named.get(key, 0) for key in KIND_KEYS]
            return
        found = self._numbers(word, rest)
        if word in (*MOMENTS, *ONE_SEAT) and len(found) != (word in ONE_SEAT):
            raise BadInput(f"{word} takes {'one seat' if word in ONE_SEAT else 'nothing'}")
        self.laid[word] = found

    def begin(self) -> list[Event]:
        told: list[Event] = []
        if not self.laid:
            return told
        pop(self.state)  # the draw for the first player
        self._lay_tribes()
        self._lay_armies()
        self._lay_cards()
        self._lay_moment(told)
        self.rules.advance(self.state, told)
        return told

    def _lay_tribes(self) -> None:
        state = self.state
        state.round = self.laid.get("round", [4])[0]
        state.first = self.laid.get("first", [0])[0]
        state.tribes_left = 0
        for seat in range(self.seats):
            state.tribe[seat] = seat
            state.cities[seat] = self._number("cities", seat)
            state.fortresses[seat] = self._number("fortresses", seat)
            state.monument[seat] = self._number("monuments", seat)
        for seat in self.laid.get("out", []):
            state.alive &= ~(1 << seat)
            state.gone += 1
            state.left_at[seat] = state.gone
            state.cities[seat] = 0
        state.claims = mask(self.laid.get("claims", []))
        ends = self.laid.get("roads", [])
        for a, b in zip(ends[::2], ends[1::2], strict=True):
            living = state.alive >> a & state.alive >> b & 1
            if not living or not are_neighbours(state, a, b):
                raise BadInput(f"{a} and {b} are no neighbours: there is no road {a}-{b}")
            add_road(state, a, b)

    def _lay_armies(self) -> None:
        state = self.state
        for seat in range(self.seats):
            for _ in range(self._number("armies", seat) if state.alive >> seat & 1 else 0):
                if pile_of(state, ARMY) == 0:
                    raise BadInput(f"there are only {count(owned_armies(state))} armies")
                add_army(state, seat)
        owned = owned_armies(state)
        for word, field in ARMIES.items():
            named = mask(self.laid.get(word, []))
            if named & ~owned:
                raise BadInput(f"{word}: there are only army-1 … army-{count(owned)}")
            setattr(state, field, named)

    def _lay_cards(self) -> None:
        """All cards that lie nowhere else are in the deck, or where the set-up says."""
        state = self.state
        for seat in range(self.seats):
            for kind in self.laid.get(HANDS[seat], []):
                state.deck[kind] -= 1
                self._give(seat, kind)
            state.deck[SPECIAL + seat] -= state.monument[seat]
        state.deck[EARTHQUAKE] -= count(state.quaked)
        for kind, key in enumerate(KIND_KEYS):
            if state.deck[kind] < self._number("deck", kind) + self._number("pile", kind):
                raise BadInput(f"there are only {state.figures.copies[kind]} of {key}")
            if {"deck", "pile", "rest"} & set(self.laid):
                self._sort_out(kind)

    def _sort_out(self, kind: int) -> None:
        """So many of a kind stay in the deck, so many are discarded; where the others are."""
        state = self.state
        deck, pile = self._number("deck", kind), self._number("pile", kind)
        others = state.deck[kind] - deck - pile
        state.deck[kind], state.pile[kind] = deck, pile
        if "rest" not in self.laid:
            state.pile[kind] += others
            return
        for _ in range(others):
            self._give(self.laid["rest"][0], kind)

    def _give(self, seat: int, kind: int) -> None:
        if kind < HELD:
            gain(self.state, seat, kind)
        else:
            self.state.pending[seat] += UNIT[kind - HELD]
            self.state.waiting[seat] += 1

    def _lay_moment(self, told: list[Event]) -> None:
        state = self.state
        moment = next((word for word in MOMENTS if word in self.laid), "turn")
        if moment == "fair":
            push(state, code.ROUND, code.TRADING, 0, 0)
        elif moment == "fair-draw":
            push(state, code.ROUND, code.FAIR_DRAW, 0, 0)
            open_fair(state, told)
        else:
            seat = self.laid.get(moment, [0])[0]
            state.active = seat
            push(state, code.ROUND, code.TURNS, (seat - state.first) % self.seats + 1, 0)
            push(state, code.TURN, seat, 2 if moment == "turn" else 1, 0)
            if moment == "turn":
                push(state, code.ACTION, seat, 0, 0)
            else:
                push(state, code.DRAWING, seat, state.figures.turn_draw, 0)

    def _number(self, word: str, at: int) -> int:
        """Of the numbers after a word the one of a seat or kind, or what is so without the word."""
        return self.laid[word][at] if word in self.laid else PIECES.get(word, 0)

    # ---- playing
    def hear(self, event: Event) -> None:
        self.events.append(event)

    def check(self) -> None:
        check_invariants(self.state)

    # ---- expecting
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        if word in STACKS:
            return self._compare_stack(word, rest)
        if word in ("have", "want", "known"):
            return self._compare_cards(word, rest)
        if word == "heard":
            return self._compare_heard(rest)
        found = dict(self.shown())[word]
        if word in ("tribes", "awaits", "board", "deals"):
            return " ".join(rest.split()), found
        return self._written(word, self._numbers(word, rest)), found

    def _compare_stack(self, word: str, rest: str) -> tuple[str, str]:
        found = self._stack(word)
        if rest.isdecimal():
            return rest, str(sum(found.values()))
        wanted = read_pairs(rest, list(found))
        there = {key: found[key] for key in wanted} if wanted else nonzero(found)
        return write_pairs(wanted), write_pairs(there)

    def _compare_cards(self, word: str, rest: str) -> tuple[str, str]:
        seats = 2 if word == "known" else 1
        words = rest.split()
        who = [self._seat(text) for text in words[:seats]]
        if len(who) < seats:
            raise BadInput("write have SEAT CARDS, want SEAT CARDS or known SEAT OTHER CARDS")
        wanted = read_kinds(" ".join(words[seats:]))
        if word == "known":
            found = unpacked(known(self.state, *who))
        else:
            found = members((self.state.have if word == "have" else self.state.want)[who[0]])
        return (
            f"{write_numbers(who)} {write_kinds(wanted)}",
            f"{write_numbers(who)} {write_kinds(found)}",
        )

    def _compare_heard(self, rest: str) -> tuple[str, str]:
        key, *wanted = rest.split() or [""]
        told = [event for event in self.events if in_words(event).key == key]
        if not told:
            return rest, f"{key}: not told"
        heard = members(told[-1].audience)
        everybody = told[-1].audience == EVERYBODY
        names = ["all"] if everybody else [str(who) for who in heard if who != SPECTATOR]
        return " ".join([key, *wanted]), " ".join([key, *names])

    # ---- writing the table
    def shown(self) -> list[tuple[str, str]]:
        state, seats = self.state, range(self.seats)
        seen = view(self.rules, state, SPECTATOR)
        standings = zeros(self.seats)
        self.rules.standing_into(state, standings)
        gone = {state.left_at[seat]: seat for seat in seats if state.left_at[seat]}
        offers = [f"{offer.seat} {offer.give} for {offer.want}" for offer in seen.offers]
        numbers: dict[str, list[int]] = {
            "round": [state.round],
            "first": one(state.first),
            "turn": one(state.active),
            **{word: self._hand(seat) for seat, word in enumerate(HANDS[: self.seats])},
            "cities": [*state.cities][: self.seats],
            "armies": [count(state.armies[seat]) for seat in seats],
            "fortresses": [*state.fortresses][: self.seats],
            "monuments": [*state.monument][: self.seats],
            **{word: members(getattr(state, field)) for word, field in ARMIES.items()},
            "roads": [end for road in seen.roads for end in road],
            "claims": members(state.claims),
            "out": [gone[n] for n in sorted(gone)],
            "score": [self.rules.score(standing) for standing in standings],
            "ready": members(state.ready),
            "acts": [*state.acts][: self.seats],
            "offered": [*state.offered][: self.seats],
        }
        return [
            ("tribes", " ".join(tribe.tribe or "-" for tribe in seen.tribes)),
            *((word, self._written(word, found)) for word, found in numbers.items()),
            ("board", ", ".join(offers) or "-"),
            ("deals", " ".join(f"{deal.seat}-{deal.number}" for deal in seen.deals) or "-"),
            *((word, write_pairs(nonzero(self._stack(word)))) for word in STACKS),
            ("awaits", seen.stage or seen.awaited),
        ]

    def _hand(self, seat: int) -> list[int]:
        waiting = [int(HELD) + kind for kind in unpacked(self.state.pending[seat])]
        return [*unpacked(self.state.hand[seat]), *waiting]

    def _stack(self, word: str) -> dict[str, int]:
        state, figures = self.state, self.state.figures
        if word == "supply":
            return {key: pile_of(state, item) for item, key in enumerate(ITEM_KEYS)}
        if word == "battle":
            values = zip(figures.battle_value, state.battle, strict=True)
            return {str(value): n for value, n in values if value}
        return dict(zip(KIND_KEYS, state.deck if word == "deck" else state.pile, strict=True))

    # ---- reading and writing, word by word
    def _numbers(self, word: str, rest: str) -> list[int]:
        """What stands after a word: kinds, armies, seats or plain numbers."""
        if word in HANDS:
            self._seat(word[1:])
            return read_kinds(rest)
        words = [text for text in rest.split() if text != "-"]
        if word in ARMIES:
            return sorted(number_of(text, ARMY_NAMES) for text in words)
        if word == "roads":
            roads = sorted(read_road(road) for road in words)
            return [self._seat(end) for road in roads for end in road]
        if word in SEAT_LISTS:
            return [self._seat(text) for text in words]
        if len(words) != (1 if word == "round" else self.seats):
            raise BadInput(
                f"{word} takes {'one number' if word == 'round' else 'one for each seat'}"
            )
        if not all(text.isdecimal() for text in words):
            raise BadInput(f"{rest!r} are no numbers")
        return [int(text) for text in words]

    def _written(self, word: str, found: Sequence[int]) -> str:
        if word in HANDS:
            return write_kinds(found)
        if word in ARMIES:
            return " ".join(ARMY_NAMES[army] for army in found) or "-"
        if word == "roads":
            roads = zip(found[::2], found[1::2], strict=True)
            return " ".join(f"{a}-{b}" for a, b in roads) or "-"
        return write_numbers(found)

    def _seat(self, word: str) -> int:
        if not word.isdecimal() or int(word) >= self.seats:
            raise BadInput(f"{word!r} is no seat: 0 … {self.seats - 1}")
        return int(word)
