"""A table of Small Samurai Empires laid by hand: the game's words in a scenario (`.als`).

    epoch 3 | round 2                   default 1
    phase execution                     its first order comes next; default planning; fate while
                                        cards are chosen; epoch-end when all orders have acted
    turns 2 0 1                         seats in the order of turns; default 0 1 …
    armies kaga=1:2 kii=0:3             in kaga one of seat 0 and two of seat 1; nowhere else
    castles kaga=0                      whose
    orders grey-1=(0:recruit)           in cells; () is face down, + stands before the order of
                                        round 2: grey-1=0:recruit+(1:attack), grey-2=+(0:harvest)
    goods food=3:0 bushido=*:1          behind screens; default 2 each. * is what is not said
    tiles kaga=food
    points 5:3 | influence orange=9:1   points as if of region bonuses
    fate grey=2:1 | shown orange=3      fate cards in hand and on display: those, and no others
    missions grey=2a                    those tiles, and no others
    shrines dewa=brown | quick grey-1=move-1

Supply, stock, deck and orders in hand are what is left of the box. What a scenario does not lay is
as on a table in the first planning, always the same; one that lays nothing is played from the
beginning.

Expected may be all of these, of what is named alone (`-` is none); a phase is then setup,
planning, execution or end. And: to SEATS WHAT (who is asked for what: `to 0 place-order`,
`to chance mountain-draw`) · control kaga=0 kii=- · supply 8:8 · stock food=26 · deck N · hand
castle=1:0 (orders) · earned bonus=4:2 (points by source) · claimed grey=0,1 (missions, by whom) ·
mountains fuji aso (with a token) · tokens ambush=2 (those that nobody has seen) · expedition
MOUNTAIN · offered-quick KINDS · cell orange-1 · region orange · left N (of moves, or armies to
recruit or to destroy).
"""

from __future__ import annotations

import re
from itertools import product

from wartable.errors import BadInput
from wartable.games.small_samurai_empires.engine.actions import CHOOSE_FATE, NOTHING, PLACE_ORDER
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOST_SEATS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    ORDERS,
    PROVINCE_KEYS,
    PROVINCES,
    QUICK_KEYS,
    REGION_KEYS,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SOURCES, SamuraiState
from wartable.games.small_samurai_empires.notation import cell_keys
from wartable.games.small_samurai_empires.setup.words import (
    COUNTED,
    EMPTIED,
    LAID,
    Column,
    Rows,
    one_of,
    pairs,
    written,
)
from wartable.games.small_samurai_empires.views import view
from wartable.kernel import (
    BIT,
    CHANCE,
    NONE,
    SPECTATOR,
    Event,
    Options,
    Rng,
    count,
    legal,
    members,
    settle,
)
from wartable.setup import Setup

PHASES = ("fate", "planning", "execution", "epoch-end")
PLAIN = (
    *("epoch", "round", "phase", "turns", "to", "cell", "region", "left"),
    *("offered-quick", "expedition", "mountains", "deck"),
)
PLACED = ("castles", "control", "orders", "claimed")  # one value for each place
COUNTS = {  # by field of the state that is counted: what is laid
    "held": "provinces",
    "supply": "armies",
    "keeps": "castles",
    "hand": "orders",
    "stock": "goods",
    "deck": "fate cards",
}
ORDER = re.compile(r"(\(?)(\d):([a-z0-9-]+)(\)?)")


class Table(Setup[SamuraiState]):
    """Pieces lie where the scenario says; `begin` counts what is left of the box."""

    lays = ("epoch", "round", "phase", "turns", *LAID, "quick", "castles", "orders")
    expects = (*PLAIN, *PLACED, *LAID, "quick", *COUNTED)
    game: SmallSamuraiEmpires

    def __init__(self, game: SmallSamuraiEmpires, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.seats = seats
        self.cells = cell_keys(game.figures)
        own = {"quick": Column("quick", self.cells, names=QUICK_KEYS)}
        self.columns = {**LAID, **COUNTED, **own}
        self.phase = "planning"
        self.said: set[str] = set()

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        state = self.state
        if not self.said:
            settle(self.game, state, Rng(1))
            for place in range(self.seats):
                state.order[place] = place
        if word == "phase":
            self.phase = one_of(PHASES, rest)
        elif word == "epoch":
            state.epoch = int(one_of([str(n + 1) for n in range(self.game.figures.epochs)], rest))
        elif word == "round":
            state.round = int(one_of(("1", "2"), rest))
        elif word == "turns":
            self._lay_turns(rest.split())
        elif word == "castles":
            for key, owner in pairs(rest, PROVINCE_KEYS).items():
                state.castles[self._seat(owner)] |= BIT[PROVINCE_KEYS.index(key)]
        elif word == "orders":
            for key, orders in pairs(rest, self.cells).items():
                self._lay_orders(self.cells.index(key), orders)
        else:
            self._lay_column(word, rest)
        self.said.add(word)

    def _lay_column(self, word: str, rest: str) -> None:
        for group in EMPTIED:
            if word in group and not self.said & {*group}:
                for each in group:
                    self.columns[each].empty(self.state)
        column = self.columns[word]
        column.lay(self.state, column.read(rest, self.seats))

    def _lay_turns(self, words: list[str]) -> None:
        if sorted(words) != [str(seat) for seat in range(self.seats)]:
            raise BadInput("turns names each seat once")
        for place, seat in enumerate(words):
            self.state.order[place] = int(seat)

    def _lay_orders(self, cell: int, text: str) -> None:
        state = self.state
        low, _, top = text.partition("+")
        if low:
            state.owner[cell], state.kind[cell], up = self._order(low)
            state.face_up |= BIT[cell] if up else 0
        if top:
            state.top_owner[cell], state.top_kind[cell], up = self._order(top)
            state.face_up_top |= BIT[cell] if up else 0

    def _order(self, text: str) -> tuple[int, int, bool]:
        """Whose it is, its kind, and whether it lies face up."""
        found = ORDER.fullmatch(text)
        if found is None or len(found[1]) != len(found[4]):
            raise BadInput(f"{text!r} is no order; write 0:attack, or (0:attack) face down")
        kind = ORDER_KEYS.index(one_of(ORDER_KEYS, found[3]))
        return self._seat(found[2]), kind, not found[1]

    def _seat(self, word: str) -> int:
        return int(one_of([str(seat) for seat in range(self.seats)], word))

    def begin(self) -> list[Event]:
        state, told = self.state, list[Event]()
        if not self.said:
            return told
        if self.phase != "fate" and not self.said & {"fate", "shown"}:
            for seat in range(self.seats):
                self.game.apply(state, seat, legal(self.game, state, seat)[0], None)
            settle(self.game, state, Rng(1))
        self._count()
        if self.phase == "epoch-end":
            state.round = 2
        owners = state.owner if state.round == 1 else state.top_owner
        state.turn = sum(owner != NONE for owner in owners)
        state.current = state.order[state.turn % self.seats]
        state.wait = PLACE_ORDER
        if self.phase == "fate":
            state.turn, state.current, state.wait = 0, NONE, CHOOSE_FATE
        elif self.phase != "planning":
            state.executing, state.wait = 1, NOTHING
            state.cell = CELLS if state.round == 1 else NONE
            if self.phase == "epoch-end":
                state.cell = CELLS - 1
            self.game.advance(state, told)
        return told

    def _count(self) -> None:
        """What is left of the box, and what the rules remember of what lies there."""
        state = self.state
        for field, left in self._left().items():
            if min(left) < 0:
                raise BadInput(f"{COUNTS[field]}: more of them are laid than are in the box")
            for at, number in enumerate(left):
                getattr(state, field)[at] = number
        for seat in range(self.seats):
            state.earned[seat * SOURCES] = state.points[seat]
        for covered, top in zip(state.owner, state.top_owner, strict=True):
            if NONE not in (covered, top) and covered != top:
                state.covers[top] += 1
                state.covered |= BIT[covered]

    def _left(self) -> dict[str, list[int]]:
        """By field of the state: what must be there, as what lies on the table is not."""
        state, figures, seats = self.state, self.game.figures, range(self.seats)
        armies = [[state.army[p * MOST_SEATS + seat] for p in range(PROVINCES)] for seat in seats]
        climbing = [state.mountain != NONE and state.current == seat for seat in seats]
        lower = zip(state.owner, state.kind, strict=True)
        placed = [*lower, *zip(state.top_owner, state.top_kind, strict=True)]
        hands = [(seat, order) for seat in seats for order in range(ORDERS)]
        goods = [[state.goods[seat * GOODS + good] for seat in seats] for good in range(GOODS)]
        cards = [[state.fate[seat * REGIONS + r] for seat in seats] for r in range(REGIONS)]
        chosen = [[*state.chosen].count(r) + state.shown[r] for r in range(REGIONS)]
        return {
            "held": [sum(1 << p for p, number in enumerate(own) if number) for own in armies],
            "supply": [figures.armies - sum(armies[seat]) - climbing[seat] for seat in seats],
            "keeps": [figures.castles - count(state.castles[seat]) for seat in seats],
            "hand": [figures.orders[order] - placed.count((seat, order)) for seat, order in hands],
            "stock": [figures.stock[good] - sum(held) for good, held in enumerate(goods)],
            "deck": [figures.fate[r] - sum(cards[r]) - chosen[r] for r in range(REGIONS)],
        }

    # ---- what is true of every table
    def check(self) -> None:
        """Every piece is somewhere, once; castles stand where they may; points have a source."""
        state, figures = self.state, self.game.figures
        for field, left in self._left().items():
            assert [*getattr(state, field)][: len(left)] == left, f"{field}: {left} are left"
            assert min(left) >= 0 or (field == "stock" and not state.limited), f"{field}: {left}"
        assert min(*state.army, *state.goods) >= 0, "fewer than none"
        castles = [state.castles[seat] for seat in range(self.seats)]
        assert sum(map(count, castles)) == count(sum(castles)), "two castles in a province"
        for own, region in product(castles, range(REGIONS)):
            assert count(own & figures.region[region]) <= 1, "two castles of a seat in a region"
            assert own >> figures.capital[region] & 1 == 0, "a castle in a capital"
        for seat in range(self.seats):
            earned = sum(state.earned[seat * SOURCES + source] for source in range(SOURCES))
            assert state.points[seat] == earned, f"points of {seat}: {earned}"

    # ---- expecting
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        if word in PLAIN:
            return self._wanted(word, rest.split()), self._plain()[word]
        found = self._found(word)
        if word in PLACED:
            wanted = {key: [value] for key, value in pairs(rest, [*found]).items()}
        else:
            wanted = self.columns[word].read(rest, self.seats)
        if not wanted:
            return "-", written(found, bare=True)
        for key, values in wanted.items():
            both = zip(values, found[key], strict=False)
            found[key] = ["*" if value == "*" else so for value, so in both]
        return written(wanted), written({key: found[key] for key in wanted})

    def _wanted(self, word: str, words: list[str]) -> str:
        known = {
            "phase": ("setup", "planning", "execution", "end"),
            "to": [step.key for step in self.game.steps],
            "cell": self.cells,
            "region": REGION_KEYS,
            "offered-quick": QUICK_KEYS,
            "expedition": MOUNTAIN_KEYS,
            "mountains": MOUNTAIN_KEYS,
        }
        if word in known and words != ["-"]:
            for each in words[-1:] if word == "to" else words:
                one_of(known[word], each)
        return " ".join(words)

    def _plain(self) -> dict[str, str]:
        seen = view(self.game, self.state, SPECTATOR)
        acting = ["chance" if seat == CHANCE else str(seat) for seat in seen.actors]
        return {
            "epoch": str(seen.epoch),
            "round": str(seen.round),
            "phase": seen.phase,
            "turns": " ".join(str(seat) for seat in seen.order),
            "to": " ".join([*(acting or ["-"]), seen.wait]),
            "cell": self.cells[seen.cell - 1] if seen.cell else "-",
            "region": seen.region or "-",
            "left": str(seen.left),
            "offered-quick": " ".join(seen.quick) or "-",
            "expedition": seen.expedition or "-",
            "mountains": " ".join(seen.mountains) or "-",
            "deck": str(seen.deck),
        }

    def _found(self, word: str) -> Rows:
        """Every row of a word, as it lies on the table."""
        if word not in PLACED:
            return self.columns[word].found(self.state, self.seats)
        if word == "orders":
            return {cell: [self._orders(at)] for at, cell in enumerate(self.cells)}
        if word == "claimed":
            done = [members(seats) for seats in self.state.done]
            return {
                key: [",".join(map(str, done[at])) or "-"] for at, key in enumerate(REGION_KEYS)
            }
        land = view(self.game, self.state, SPECTATOR).provinces
        whose = {p.key: p.castle if word == "castles" else p.control for p in land}
        return {key: ["-" if who is None else str(who)] for key, who in whose.items()}

    def _orders(self, cell: int) -> str:
        state = self.state
        low = _order_text(state.owner[cell], state.kind[cell], state.face_up >> cell & 1)
        top = _order_text(
            state.top_owner[cell], state.top_kind[cell], state.face_up_top >> cell & 1
        )
        return (f"{low}+{top}" if top else low) or "-"

    def shown(self) -> list[tuple[str, str]]:
        rows = [word for word in self.expects if word not in PLAIN]
        return [*self._plain().items(), *((w, written(self._found(w), bare=True)) for w in rows)]


def _order_text(owner: int, kind: int, up: int) -> str:
    if owner == NONE:
        return ""
    return f"{owner}:{ORDER_KEYS[kind]}" if up else f"({owner}:{ORDER_KEYS[kind]})"
