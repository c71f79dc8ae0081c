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
    shrines dewa=brown | quick grey-1=move-1 | mountains fuji aso (those with a token)

Supply, stock, deck and orders in hand are what is left of the box. What a scenario does not lay is
as on a table in the first planning, always the same; one that lays nothing is played from the
beginning.

Expected may be all of these, of what is named alone (`-` is none), and: to SEATS WHAT (who is asked
for what: `to 0 place-order`, `to chance mountain-draw`) · control kaga=0 kii=- · supply 8:8 ·
stock food=26 · deck N · hand castle=1:0 (orders) · earned bonus=4:2 (points by source) ·
claimed grey=0,1 (missions, by whom) · tokens ambush=2 (of mountains, not seen yet) ·
cell orange-1 · region orange · left N (of moves, or armies to recruit or to destroy) ·
last PROVINCE · offered-quick KINDS · expedition MOUNTAIN.
"""

from __future__ import annotations

import re

from wartable.errors import BadInput
from wartable.games.small_samurai_empires.engine.actions import CHOOSE_FATE, NOTHING, PLACE_ORDER
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOOD_KEYS,
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
    number,
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
    *("epoch", "round", "phase", "turns", "to", "cell", "region", "left", "last"),
    *("offered-quick", "expedition", "mountains", "deck"),
)
PLACED = ("castles", "control", "orders", "claimed")  # one value for each place
ORDER = re.compile(r"(\(?)(\d):([a-z0-9-]+)(\)?)")


class Table(Setup[SamuraiState]):
    """Pieces lie where the scenario says; `begin` counts what is left of the box."""

    lays = ("epoch", "round", "phase", "turns", *LAID, "quick", "castles", "orders", "mountains")
    expects = (*PLAIN, *PLACED, *LAID, "quick", *COUNTED)
    game: SmallSamuraiEmpires

    def __init__(self, game: SmallSamuraiEmpires, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.seats = seats
        self.cells = cell_keys(game.figures)
        own = {"quick": Column("quick", self.cells, names=QUICK_KEYS)}
        self.columns = {**LAID, **COUNTED, **own}
        self.phase = "planning"
        self.laid: set[str] = set()

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        state = self.state
        if not self.laid:
            settle(self.game, state, Rng(1))
            for place in range(self.seats):
                state.order[place] = place
        if word == "phase":
            self.phase = one_of(PHASES, rest)
        elif word == "epoch":
            state.epoch = number(rest)
        elif word == "round":
            state.round = number(rest)
        elif word == "turns":
            self._lay_turns(rest.split())
        elif word == "mountains":
            named = [MOUNTAIN_KEYS.index(one_of(MOUNTAIN_KEYS, key)) for key in rest.split()]
            state.unexplored = sum(1 << mountain for mountain in named)
        elif word == "castles":
            for key, owner in pairs(rest, PROVINCE_KEYS).items():
                state.castles[self._seat(owner)] |= BIT[PROVINCE_KEYS.index(key)]
        elif word == "orders":
            for key, orders in pairs(rest, self.cells).items():
                self._lay_orders(self.cells.index(key), orders)
        else:
            self._lay_column(word, rest)
        self.laid.add(word)

    def _lay_column(self, word: str, rest: str) -> None:
        for group in EMPTIED:
            if word in group and not self.laid & {*group}:
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
        if not self.laid:
            return told
        round = state.round
        if self.phase != "fate" and not self.laid & {"fate", "shown"}:
            for seat in range(self.seats):
                self.game.apply(state, seat, legal(self.game, state, seat)[0], None)
            settle(self.game, state, Rng(1))
        self._count()
        state.round = 2 if self.phase == "epoch-end" else round
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
        state, figures = self.state, self.game.figures
        for cell in range(CELLS):
            covered, top = state.owner[cell], state.top_owner[cell]
            for owner, kind in ((covered, state.kind[cell]), (top, state.top_kind[cell])):
                if owner != NONE:
                    state.hand[owner * ORDERS + kind] -= 1
            if NONE not in (covered, top) and covered != top:
                state.covers[top] += 1
                state.covered |= BIT[covered]
        for seat in range(self.seats):
            armies = [state.army[p * MOST_SEATS + seat] for p in range(PROVINCES)]
            state.held[seat] = sum(1 << p for p, number in enumerate(armies) if number)
            state.supply[seat] = figures.armies - sum(armies)
            state.keeps[seat] = figures.castles - count(state.castles[seat])
            state.earned[seat * SOURCES] = state.points[seat]
            if min(state.supply[seat], state.keeps[seat], *state.hand) < 0:
                raise BadInput(f"seat {seat} has more on the table than is in the box")
        for good in range(GOODS):
            held = sum(state.goods[seat * GOODS + good] for seat in range(self.seats))
            state.stock[good] = figures.stock[good] - held
            if state.stock[good] < 0:
                raise BadInput(f"{GOOD_KEYS[good]}: {held} of {figures.stock[good]} in the box")
        for region in range(REGIONS):
            hands = sum(state.fate[seat * REGIONS + region] for seat in range(self.seats))
            held = hands + state.shown[region]
            state.deck[region] = figures.fate[region] - held
            if state.deck[region] < 0:
                key = REGION_KEYS[region]
                raise BadInput(f"fate {key}: {held} of {figures.fate[region]} in the box")

    # ---- what is true of every table
    def check(self) -> None:
        """Every piece is somewhere, once; castles stand where they may."""
        state, figures = self.state, self.game.figures
        for seat in range(self.seats):
            self._check_seat(seat)
        for good in range(GOODS):
            held = sum(state.goods[seat * GOODS + good] for seat in range(self.seats))
            assert held + state.stock[good] == figures.stock[good], GOOD_KEYS[good]
        for region in range(REGIONS):
            hands = sum(state.fate[seat * REGIONS + region] for seat in range(self.seats))
            chosen = sum(state.chosen[seat] == region for seat in range(self.seats))
            cards = hands + chosen + state.deck[region] + state.shown[region]
            assert cards == figures.fate[region], REGION_KEYS[region]
        castles = [state.castles[seat] for seat in range(self.seats)]
        capitals = sum(1 << capital for capital in figures.capital)
        assert all(own & capitals == 0 for own in castles), "a castle in a capital"
        assert all(a & b == 0 for i, a in enumerate(castles) for b in castles[:i]), "two castles"

    def _check_seat(self, seat: int) -> None:
        state, figures = self.state, self.game.figures
        armies = [state.army[p * MOST_SEATS + seat] for p in range(PROVINCES)]
        climbing = state.mountain != NONE and state.current == seat
        assert sum(armies) + state.supply[seat] + climbing == figures.armies, f"armies of {seat}"
        assert min(*armies, state.supply[seat]) >= 0, f"armies of {seat}"
        assert state.held[seat] == sum(1 << p for p, number in enumerate(armies) if number)
        assert count(state.castles[seat]) + state.keeps[seat] == figures.castles
        assert all(count(state.castles[seat] & inside) <= 1 for inside in figures.region)
        assert min(state.goods[seat * GOODS + good] for good in range(GOODS)) >= 0
        orders = [state.hand[seat * ORDERS + order] for order in range(ORDERS)]
        for owners, kinds in ((state.owner, state.kind), (state.top_owner, state.top_kind)):
            for cell in range(CELLS):
                if owners[cell] == seat:
                    orders[kinds[cell]] += 1
        assert orders == [*figures.orders], f"orders of {seat}"
        earned = sum(state.earned[seat * SOURCES + source] for source in range(SOURCES))
        assert state.points[seat] == earned, f"points of {seat}"

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
            "last": PROVINCE_KEYS,
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
            "last": seen.last or "-",
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
