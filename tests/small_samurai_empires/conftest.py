"""A table that tests lay out by hand: armies, castles, orders, and then the notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from wartable.games.small_samurai_empires import notation, telling, views
from wartable.games.small_samurai_empires.data import game as rules
from wartable.games.small_samurai_empires.engine import actions as codes
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOOD_KEYS,
    GOODS,
    MISSION_KEYS,
    MOST_SEATS,
    ORDER_KEYS,
    ORDERS,
    PROVINCE_KEYS,
    PROVINCES,
    REGION_KEYS,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.rules import pieces
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import CHANCE, NONE, Event, Rng, legal, settle
from wartable.testing.collecting import pytest_collect_file as pytest_collect_file

REASONS = {number: reason.key for number, reason in telling.REASONS.items()}


class Table:
    """Seats, a state set up by chance, and words for what is on it."""

    def __init__(
        self, seats: int = 3, seed: int = 1, data: str | None = None, **options: int
    ) -> None:
        self.game = rules(data)
        self.t = self.game.figures
        named = {key.replace("_", "-"): value for key, value in options.items()}
        self.s = self.game.start(seats, named)
        self.told: list[Event] = []
        self.rng = Rng(seed)
        settle(self.game, self.s, self.rng)

    def view(self, seat: int, state: SamuraiState | None = None) -> views.SamuraiView:
        return views.view(self.game, self.s if state is None else state, seat)

    # ---- laying out
    def planning(self, first: int = 0) -> Table:
        """Fate cards chosen, seats in order from `first`, round 1, nothing placed."""
        s = self.s
        for place in range(s.seats):
            s.order[place] = (first + place) % s.seats
        for seat in range(s.seats):
            self.game.apply(s, seat, legal(self.game, s, seat)[0], None)
        settle(self.game, s, self.rng)
        return self

    def second_round(self, orders: Mapping[int, tuple[int, str]], first: int = 0) -> Table:
        """Planning of round 2 over these face-up orders: cell number -> (seat, order)."""
        self.planning(first)
        for cell, (seat, order) in orders.items():
            self.put_order(cell, seat, order)
            self.s.face_up |= 1 << (cell - 1)
        self.s.round = 2
        return self

    def executing(self, orders: Mapping[int, tuple[int, str]], round: int = 1) -> Table:
        """These orders lie in the cells, and the first one is executed."""
        self.planning()
        for cell, (seat, order) in orders.items():
            self.put_order(cell, seat, order)
        self.s.round = round
        self.s.executing = 1
        self.s.cell = CELLS if round == 1 else NONE
        self.s.wait = codes.NOTHING
        return self

    def go(self) -> Table:
        self.game.advance(self.s, self.told)
        return self

    def put_order(self, cell: int, seat: int, order: str) -> None:
        kind = ORDER_KEYS.index(order)
        self.s.owner[cell - 1] = seat
        self.s.kind[cell - 1] = kind
        self.s.hand[seat * ORDERS + kind] -= 1

    def armies(self, layout: Mapping[str, Mapping[int, int]]) -> Table:
        """Exactly these armies on the map, the others in supply."""
        s = self.s
        for seat in range(s.seats):
            for province in range(PROVINCES):
                while s.army[province * MOST_SEATS + seat]:
                    pieces.take_army(s, seat, province)
            s.supply[seat] = self.t.armies
        for key, by_seat in layout.items():
            for seat, number in by_seat.items():
                for _ in range(number):
                    pieces.add_army(s, seat, PROVINCE_KEYS.index(key))
                s.supply[seat] -= number
        return self

    def castle(self, seat: int, key: str) -> Table:
        self.s.castles[seat] |= 1 << PROVINCE_KEYS.index(key)
        self.s.keeps[seat] -= 1
        return self

    def tiles(self, **goods: str) -> Table:
        for key, good in goods.items():
            self.s.tile[PROVINCE_KEYS.index(key)] = GOOD_KEYS.index(good)
        return self

    def goods(self, seat: int, food: int = 0, bushido: int = 0) -> Table:
        for good, number in enumerate((food, bushido)):
            self.s.stock[good] += self.s.goods[seat * GOODS + good] - number
            self.s.goods[seat * GOODS + good] = number
        return self

    def mission(self, region: str, key: str) -> Table:
        self.s.mission[REGION_KEYS.index(region)] = MISSION_KEYS.index(key)
        return self

    # ---- playing
    def do(self, text: str, seat: int | None = None) -> Table:
        who = self.s.current if seat is None else seat
        action = notation.read(self.game, who, text)
        reason = self.game.refusal(self.s, who, action)
        assert reason == 0, f"{text}: {REASONS.get(reason, reason)}"
        assert who == CHANCE or action in legal(self.game, self.s, who)
        self.game.apply(self.s, who, action, self.told)
        return self

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.do(text)
        return self

    def lay(self, *texts: str) -> Table:
        """Place orders, and decline the quick actions that come with them."""
        for text in texts:
            self.do(text)
            if self.wait == "quick-action":
                self.do("pass")
        return self

    def draw(self, text: str) -> Table:
        return self.do(text, CHANCE)

    def why(self, text: str, seat: int | None = None) -> str:
        """The reason why this is refused, or an empty string."""
        who = self.s.current if seat is None else seat
        reason = self.game.refusal(self.s, who, notation.read(self.game, who, text))
        return "" if reason == 0 else REASONS[reason]

    def offered(self, head: str = "") -> list[str]:
        """Legal actions of the seat on turn that begin so."""
        codes_ = legal(self.game, self.s, self.s.current)
        texts = [notation.write(self.game, self.s.current, code) for code in codes_]
        return [text for text in texts if text.startswith(head)]

    # ---- looking
    @property
    def wait(self) -> str:
        return self.game.steps[self.s.wait].key

    def at(self, key: str, seat: int) -> int:
        return self.s.army[PROVINCE_KEYS.index(key) * MOST_SEATS + seat]

    def food(self, seat: int) -> int:
        return self.s.goods[seat * GOODS]

    def bushido(self, seat: int) -> int:
        return self.s.goods[seat * GOODS + 1]

    def control(self, key: str) -> int:
        return pieces.controller(self.t, self.s, PROVINCE_KEYS.index(key))

    def influence(self, seat: int, region: str) -> int:
        return self.s.influence[seat * REGIONS + REGION_KEYS.index(region)]

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.told if event.kind == kind]


@pytest.fixture
def table() -> Callable[..., Table]:
    return Table
