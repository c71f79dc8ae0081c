"""What a seat has at the beginning of a planning, as a row of named numbers: for judgements that
are learned. What the hand-made evaluation says of the regions is among them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOST_SEATS,
    ORDERS,
    PROVINCES,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.rules.pieces import controlled, strength
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import (
    bonus_of,
    goods_worth,
    judge_region,
    worth_at,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import NONE, count

NAMES: Final[list[str]] = []


def named(name: str, size: i64) -> i64:
    """Where the columns of a trait begin."""
    first = len(NAMES)
    for i in range(size):
        NAMES.append(f"{name}-{i}" if size > 1 else name)
    return first


POINTS: Final[i64] = named("points", 1)
LAID_UP: Final[i64] = named("laid-up", REGIONS)  # what influence is worth as it is
JUDGED: Final[i64] = named("judged", REGIONS)  # a region by the evaluation
BONUS: Final[i64] = named("bonus", REGIONS)
RULED: Final[i64] = named("ruled", REGIONS)  # controlled provinces
SPREADS: Final[i64] = named("spreads", REGIONS)  # influence at the next scoring, times cards
INFLUENCE: Final[i64] = named("influence", REGIONS)
HELD: Final[i64] = named("goods", GOODS)
HELD_WORTH: Final[i64] = named("goods-worth", GOODS)
FIRST_THREE: Final[i64] = named("first-three-goods", GOODS)
SUPPLY: Final[i64] = named("supply", 1)
KEEPS: Final[i64] = named("castles-left", 1)
PLACE: Final[i64] = named("place", 1)  # in turn order
LAST_PLACE: Final[i64] = named("last-place", 1)
FATE: Final[i64] = named("fate", REGIONS)  # cards in hand, times what influence is worth
ARMIES: Final[i64] = named("armies", PROVINCES)
CASTLE: Final[i64] = named("castle", PROVINCES)
CONTROL: Final[i64] = named("control", PROVINCES)
FIRM: Final[i64] = named("firm", PROVINCES)  # a margin of two or more
LYING: Final[i64] = named("lying", ORDERS)  # orders that act again if nobody covers them
AGAIN: Final[i64] = named("again", ORDERS)  # what they would bring
HAND: Final[i64] = named("hand", ORDERS)
TRAITS: Final[i64] = len(NAMES)
KINDS: Final[i64] = 6  # of moments: epochs to come, and which round is planned


def moment(s: SamuraiState, later: i64) -> i64:
    """Which kind of moment it is; each has weights of its own."""
    return min(later, 2) * 2 + (1 if s.round == 2 else 0)


def traits_into(policy: Policy, s: SamuraiState, row: vec[i64]) -> None:
    """The rows of all seats, one after another. The policy's mind looks at the state first."""
    t, mind = policy.t, policy.mind
    mind.look(t, s)
    for i in range(s.seats * TRAITS):
        row[i] = 0
    for region in range(REGIONS):
        judge_region(t, s, mind, region)
        for seat in range(s.seats):
            at = seat * TRAITS
            cards = mind.cards[region]
            influence = s.influence[seat * REGIONS + region]
            laid_up = worth_at(t, region, influence * 1000)
            row[at + LAID_UP + region] = laid_up * cards // 1000
            row[at + JUDGED + region] = mind.worth[seat]
            row[at + BONUS + region] = bonus_of(t, mind, s.seats, seat, region)
            step = mind.share[seat] + count(s.castles[seat] & t.region[region]) * 1000
            row[at + SPREADS + region] = step * cards // 1000
            row[at + INFLUENCE + region] = influence * 1000
            row[at + FATE + region] = s.fate[seat * REGIONS + region] * laid_up
    for seat in range(s.seats):
        seat_into(policy, s, seat, row, seat * TRAITS)
    for cell in range(CELLS):
        owner = s.owner[cell]
        if owner != NONE and s.top_owner[cell] == NONE:
            at = owner * TRAITS
            kind = s.kind[cell]
            row[at + LYING + kind] += 1000
            row[at + AGAIN + kind] += policy.gain_of(s, owner, kind, t.cell_region[cell])
    for place in range(s.seats):
        at = s.order[place] * TRAITS
        row[at + PLACE] = place * 1000
        if place == s.seats - 1:
            row[at + LAST_PLACE] = 1000


def seat_into(policy: Policy, s: SamuraiState, seat: i64, row: vec[i64], at: i64) -> None:
    """What a seat has by itself, and the provinces."""
    t, mind = policy.t, policy.mind
    row[at + POINTS] = s.points[seat] * 1000
    for good in range(GOODS):
        number = s.goods[seat * GOODS + good]
        row[at + HELD + good] = number * 1000
        row[at + HELD_WORTH + good] = goods_worth(s, mind, seat, good)
        row[at + FIRST_THREE + good] = min(number, 3) * 1000
    row[at + SUPPLY] = s.supply[seat] * 1000
    row[at + KEEPS] = s.keeps[seat] * 1000
    own = controlled(t, s, seat)
    for province in range(PROVINCES):
        row[at + ARMIES + province] = s.army[province * MOST_SEATS + seat] * 1000
        row[at + CASTLE + province] = (s.castles[seat] >> province & 1) * 1000
        if own >> province & 1 != 0:
            row[at + RULED + t.region_of[province]] += 1000
            row[at + CONTROL + province] = 1000
            second: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    second = max(second, strength(t, s, other, province))
            if strength(t, s, seat, province) - second > 1:
                row[at + FIRM + province] = 1000
    for order in range(ORDERS):
        row[at + HAND + order] = s.hand[seat * ORDERS + order] * 1000


@final
class Insight:
    """What was learned: the figures of the rules of thumb, and sums over the traits by number of
    seats and moment. `rounds`: whether to look only as far as the next round. `trust` says how far
    face-down orders are believed to be sensible ones, in thousandths of a point: what brings so
    much more is e times as likely; 0 takes all for equally likely."""

    def __init__(self, weights: vec[i64], sums: vec[float], rounds: bool, trust: i64) -> None:
        self.weights = weights
        self.sums = sums
        self.rounds = rounds
        self.trust = trust

    def prospects(self, policy: Policy, s: SamuraiState, row: vec[i64], out: vec[i64]) -> None:
        """What the moment is worth to each seat, in thousandths of a point."""
        traits_into(policy, s, row)
        kind = moment(s, policy.mind.later)
        first = ((s.seats - 2) * KINDS + kind) * TRAITS
        sums = self.sums
        for seat in range(s.seats):
            total = 0.0
            at = seat * TRAITS
            for i in range(TRAITS):
                if row[at + i] != 0:
                    total += sums[first + i] * float(row[at + i])
            out[seat] = i64(total)
