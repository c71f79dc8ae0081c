"""What lies on the table between two actions, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOST_SEATS,
    ORDERS,
    PROVINCES,
    REGIONS,
    TOKENS,
)
from wartable.kernel import NONE, Options, State, copied, read_cells, zeros

RULES: Final[i64] = 2  # the newest version of the rules
SOURCES: Final[i64] = 5  # of points: bonus, shrines, missions, influence, resources


@final
@mypyc_attr(acyclic=True)
class SamuraiState(State):
    """What lies on the table, what is behind the screens, and what is awaited."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.rules: i64 = RULES  # version of the rules; R19 is another in the first
        # options, as SWITCHES say
        self.missions: i64 = 0
        self.mountains: i64 = 0
        self.heavenly: i64 = 0
        self.random_quick: i64 = 0
        self.limited: i64 = 0  # the stock can run out (R14)
        self.open_goods: i64 = 0
        self.auto_claim: i64 = 0  # missions are claimed by themselves (R20)
        # course
        self.epoch: i64 = 0  # from 1; 0 while setting up
        self.round: i64 = 0  # 1 or 2
        self.executing: i64 = 0  # 0 planning, 1 execution
        self.wait: i64 = 0  # what is awaited
        self.current: i64 = NONE  # whose decision, where it is one seat's
        self.turn: i64 = 0  # placements made in this round; draws made while dealing
        self.cell: i64 = NONE  # where the order lies that is placed or executed
        # the action that is being done
        self.region: i64 = NONE  # of the order
        self.left: i64 = 0  # moves, armies to recruit or to destroy, free part
        self.last: i64 = NONE  # where the last step ended; the province under attack
        self.may_buy: i64 = 0  # the paid part is still to be had
        self.may_ship: i64 = 0
        self.explored: i64 = 0  # this movement has had its expedition
        self.claims: i64 = 0  # set of regions whose mission may be claimed now
        self.declined: i64 = 0  # set of regions whose mission was left in this turn (R20)
        self.resumed: i64 = 0  # what is awaited once the claims are settled
        # the expedition on a mountain: it stands in no province (R23)
        self.mountain: i64 = NONE
        self.left_behind: i64 = NONE  # province it left
        self.ahead: i64 = NONE  # province it enters
        # sets
        self.covered: i64 = 0  # seats with an order covered by another this round
        self.unexplored: i64 = 0  # mountains with a token
        self.face_up: i64 = 0  # cells whose lower order is revealed
        self.face_up_top: i64 = 0  # cells whose covering order is revealed
        self.ended: i64 = 0
        # by seat
        self.order = vec[i64]([NONE] * MOST_SEATS)  # seats in turn order
        self.points = zeros(MOST_SEATS)
        self.supply = zeros(MOST_SEATS)  # armies
        self.keeps = zeros(MOST_SEATS)  # castles in supply
        self.goods = zeros(MOST_SEATS * GOODS)
        self.held = zeros(MOST_SEATS)  # set of provinces with an own army
        self.castles = zeros(MOST_SEATS)  # set of provinces with an own castle
        self.covers = zeros(MOST_SEATS)  # covers of others' orders this round
        self.hand = zeros(MOST_SEATS * ORDERS)
        self.fate = zeros(MOST_SEATS * REGIONS)
        self.chosen = vec[i64]([NONE] * MOST_SEATS)  # fate card face down
        self.influence = zeros(MOST_SEATS * REGIONS)
        self.earned = zeros(MOST_SEATS * SOURCES)
        # by place
        self.army = zeros(PROVINCES * MOST_SEATS)
        self.tile = vec[i64]([NONE] * PROVINCES)  # good
        self.shrine = vec[i64]([NONE] * PROVINCES)  # colour
        self.quick = vec[i64]([NONE] * CELLS)
        self.owner = vec[i64]([NONE] * CELLS)  # of the lower order
        self.kind = vec[i64]([NONE] * CELLS)
        self.top_owner = vec[i64]([NONE] * CELLS)  # of the order of round 2
        self.top_kind = vec[i64]([NONE] * CELLS)
        self.mission = vec[i64]([NONE] * REGIONS)
        self.done = zeros(REGIONS)  # set of seats that have claimed the mission
        # bags and piles
        self.shown = zeros(REGIONS)  # fate cards on display
        self.deck = zeros(REGIONS)  # fate cards nobody holds
        self.stock = zeros(GOODS)
        self.tokens = zeros(TOKENS)  # mountain tokens nobody has seen

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> SamuraiState:
        other = SamuraiState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: SamuraiState) -> None:
        self.seats, self.rules, self.missions = other.seats, other.rules, other.missions
        self.mountains, self.heavenly = other.mountains, other.heavenly
        self.random_quick, self.limited = other.random_quick, other.limited
        self.open_goods, self.auto_claim = other.open_goods, other.auto_claim
        self.epoch, self.round, self.executing = other.epoch, other.round, other.executing
        self.wait, self.current, self.turn = other.wait, other.current, other.turn
        self.cell, self.region, self.left = other.cell, other.region, other.left
        self.last, self.may_buy, self.may_ship = other.last, other.may_buy, other.may_ship
        self.explored, self.claims, self.declined = other.explored, other.claims, other.declined
        self.resumed, self.mountain = other.resumed, other.mountain
        self.left_behind, self.ahead, self.covered = other.left_behind, other.ahead, other.covered
        self.unexplored, self.face_up = other.unexplored, other.face_up
        self.face_up_top, self.ended = other.face_up_top, other.ended
        self.order = copied(other.order, self.order, MOST_SEATS)
        self.points = copied(other.points, self.points, MOST_SEATS)
        self.supply = copied(other.supply, self.supply, MOST_SEATS)
        self.keeps = copied(other.keeps, self.keeps, MOST_SEATS)
        self.goods = copied(other.goods, self.goods, MOST_SEATS * GOODS)
        self.held = copied(other.held, self.held, MOST_SEATS)
        self.castles = copied(other.castles, self.castles, MOST_SEATS)
        self.covers = copied(other.covers, self.covers, MOST_SEATS)
        self.hand = copied(other.hand, self.hand, MOST_SEATS * ORDERS)
        self.fate = copied(other.fate, self.fate, MOST_SEATS * REGIONS)
        self.chosen = copied(other.chosen, self.chosen, MOST_SEATS)
        self.influence = copied(other.influence, self.influence, MOST_SEATS * REGIONS)
        self.earned = copied(other.earned, self.earned, MOST_SEATS * SOURCES)
        self.army = copied(other.army, self.army, PROVINCES * MOST_SEATS)
        self.tile = copied(other.tile, self.tile, PROVINCES)
        self.shrine = copied(other.shrine, self.shrine, PROVINCES)
        self.quick = copied(other.quick, self.quick, CELLS)
        self.owner = copied(other.owner, self.owner, CELLS)
        self.kind = copied(other.kind, self.kind, CELLS)
        self.top_owner = copied(other.top_owner, self.top_owner, CELLS)
        self.top_kind = copied(other.top_kind, self.top_kind, CELLS)
        self.mission = copied(other.mission, self.mission, REGIONS)
        self.done = copied(other.done, self.done, REGIONS)
        self.shown = copied(other.shown, self.shown, REGIONS)
        self.deck = copied(other.deck, self.deck, REGIONS)
        self.stock = copied(other.stock, self.stock, GOODS)
        self.tokens = copied(other.tokens, self.tokens, TOKENS)

    def dump(self) -> list[int]:
        return [
            self.seats, self.rules, self.missions, self.mountains, self.heavenly,
            self.random_quick, self.limited, self.open_goods, self.auto_claim, self.epoch,
            self.round, self.executing, self.wait, self.current, self.turn, self.cell,
            self.region, self.left, self.last, self.may_buy, self.may_ship, self.explored,
            self.claims, self.declined, self.resumed, self.mountain, self.left_behind,
            self.ahead, self.covered, self.unexplored, self.face_up, self.face_up_top,
            self.ended, *self.order, *self.points, *self.supply, *self.keeps, *self.goods,
            *self.held, *self.castles, *self.covers, *self.hand, *self.fate, *self.chosen,
            *self.influence, *self.earned, *self.army, *self.tile, *self.shrine, *self.quick,
            *self.owner, *self.kind, *self.top_owner, *self.top_kind, *self.mission, *self.done,
            *self.shown, *self.deck, *self.stock, *self.tokens,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.seats, self.rules, self.missions = data[at + 0], data[at + 1], data[at + 2]
        self.mountains, self.heavenly = data[at + 3], data[at + 4]
        self.random_quick, self.limited = data[at + 5], data[at + 6]
        self.open_goods, self.auto_claim, self.epoch = data[at + 7], data[at + 8], data[at + 9]
        self.round, self.executing, self.wait = data[at + 10], data[at + 11], data[at + 12]
        self.current, self.turn, self.cell = data[at + 13], data[at + 14], data[at + 15]
        self.region, self.left, self.last = data[at + 16], data[at + 17], data[at + 18]
        self.may_buy, self.may_ship, self.explored = data[at + 19], data[at + 20], data[at + 21]
        self.claims, self.declined, self.resumed = data[at + 22], data[at + 23], data[at + 24]
        self.mountain, self.left_behind, self.ahead = data[at + 25], data[at + 26], data[at + 27]
        self.covered, self.unexplored, self.face_up = data[at + 28], data[at + 29], data[at + 30]
        self.face_up_top, self.ended = data[at + 31], data[at + 32]
        at += 33
        at = read_cells(data, at, self.order, MOST_SEATS)
        at = read_cells(data, at, self.points, MOST_SEATS)
        at = read_cells(data, at, self.supply, MOST_SEATS)
        at = read_cells(data, at, self.keeps, MOST_SEATS)
        at = read_cells(data, at, self.goods, MOST_SEATS * GOODS)
        at = read_cells(data, at, self.held, MOST_SEATS)
        at = read_cells(data, at, self.castles, MOST_SEATS)
        at = read_cells(data, at, self.covers, MOST_SEATS)
        at = read_cells(data, at, self.hand, MOST_SEATS * ORDERS)
        at = read_cells(data, at, self.fate, MOST_SEATS * REGIONS)
        at = read_cells(data, at, self.chosen, MOST_SEATS)
        at = read_cells(data, at, self.influence, MOST_SEATS * REGIONS)
        at = read_cells(data, at, self.earned, MOST_SEATS * SOURCES)
        at = read_cells(data, at, self.army, PROVINCES * MOST_SEATS)
        at = read_cells(data, at, self.tile, PROVINCES)
        at = read_cells(data, at, self.shrine, PROVINCES)
        at = read_cells(data, at, self.quick, CELLS)
        at = read_cells(data, at, self.owner, CELLS)
        at = read_cells(data, at, self.kind, CELLS)
        at = read_cells(data, at, self.top_owner, CELLS)
        at = read_cells(data, at, self.top_kind, CELLS)
        at = read_cells(data, at, self.mission, REGIONS)
        at = read_cells(data, at, self.done, REGIONS)
        at = read_cells(data, at, self.shown, REGIONS)
        at = read_cells(data, at, self.deck, REGIONS)
        at = read_cells(data, at, self.stock, GOODS)
        return read_cells(data, at, self.tokens, TOKENS)

    def layout(self) -> str:
        return (
            "seats rules missions mountains heavenly random_quick limited open_goods "
            "auto_claim epoch round executing wait current turn cell region left last may_buy "
            "may_ship explored claims declined resumed mountain left_behind ahead covered "
            "unexplored face_up face_up_top ended order[MOST_SEATS] points[MOST_SEATS] "
            "supply[MOST_SEATS] keeps[MOST_SEATS] goods[MOST_SEATS * GOODS] held[MOST_SEATS] "
            "castles[MOST_SEATS] covers[MOST_SEATS] hand[MOST_SEATS * ORDERS] fate[MOST_SEATS "
            "* REGIONS] chosen[MOST_SEATS] influence[MOST_SEATS * REGIONS] earned[MOST_SEATS "
            "* SOURCES] army[PROVINCES * MOST_SEATS] tile[PROVINCES] shrine[PROVINCES] "
            "quick[CELLS] owner[CELLS] kind[CELLS] top_owner[CELLS] top_kind[CELLS] "
            "mission[REGIONS] done[REGIONS] shown[REGIONS] deck[REGIONS] stock[GOODS] "
            "tokens[TOKENS] "
        )
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> SamuraiState:
    """A state from what `dump` wrote."""
    state = SamuraiState(data[0])
    state.load(data, 0)
    return state


@final
class Switch:
    """An option of a table: its key, the field of the state that holds it, its default, and what
    its values 0 and 1 are called. A field that is `flipped` says the opposite."""

    def __init__(
        self,
        key: str,
        field: str,
        default: int = 0,
        choices: tuple[str, str] = ("off", "on"),
        flipped: bool = False,
    ) -> None:
        self.key = key
        self.field = field
        self.default = default
        self.choices = choices
        self.flipped = flipped

    def set(self, state: SamuraiState, options: Options) -> None:
        """Take what is chosen, or the default."""
        value = options.get(self.key, self.default)
        if value not in (0, 1):
            raise ValueError(f"{self.key} is 0 or 1")
        setattr(state, self.field, 1 - value if self.flipped else value)

    def value(self, state: SamuraiState) -> int:
        """What was chosen."""
        held: int = getattr(state, self.field)
        return 1 - held if self.flipped else held


SWITCHES: Final = [
    Switch("missions", "missions"),
    Switch("mountains", "mountains"),
    Switch("heavenly-shrines", "heavenly"),
    Switch("random-quick-actions", "random_quick"),
    Switch("limited-stock", "limited", default=1),
    Switch("open-resources", "open_goods"),
    Switch("claim-missions", "auto_claim", choices=("automatic", "asked"), flipped=True),
]
