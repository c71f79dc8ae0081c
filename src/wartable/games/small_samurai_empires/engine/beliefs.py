"""What a seat may believe of what it does not see. Section 11.1.

Hidden from a seat are the others' fate hands and chosen cards, and the kinds of the others'
orders that lie face down or are behind the screen. Food and bushido behind the screen are not
guessed: every gain and payment is public, so whoever has watched knows them. Mountain tokens and
the deck have no order to guess; they are bags.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import CELLS, ORDERS, REGIONS
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import NONE, Rng, zeros


def determinize(s: SamuraiState, seat: i64, rng: Rng, into: SamuraiState) -> None:
    """Deal anew what the seat has not seen, every way equally likely."""
    into.copy_from(s)
    redeal_fate(into, seat, rng)
    for other in range(s.seats):
        if other != seat:
            redeal_orders(into, other, rng)


def redeal_fate(s: SamuraiState, seat: i64, rng: Rng) -> None:
    """All cards the seat has not seen, back into the hands, the chosen ones, and the deck."""
    size = zeros(s.seats)
    for other in range(s.seats):
        if other == seat:
            continue
        for region in range(REGIONS):
            at = other * REGIONS + region
            size[other] += s.fate[at]
            s.deck[region] += s.fate[at]
            s.fate[at] = 0
        if s.chosen[other] != NONE:
            s.deck[s.chosen[other]] += 1
    for other in range(s.seats):
        if other == seat:
            continue
        for i in range(size[other]):
            s.fate[other * REGIONS + draw(s.deck, REGIONS, rng)] += 1
        if s.chosen[other] != NONE:
            s.chosen[other] = draw(s.deck, REGIONS, rng)


def redeal_orders(s: SamuraiState, other: i64, rng: Rng) -> None:
    """The other's face-down orders, out of these and its hand: the revealed ones are known."""
    bag = zeros(ORDERS)
    base = other * ORDERS
    for order in range(ORDERS):
        bag[order] = s.hand[base + order]
    for cell in range(CELLS):
        if s.owner[cell] == other and s.face_up >> cell & 1 == 0:
            bag[s.kind[cell]] += 1
        if s.top_owner[cell] == other and s.face_up_top >> cell & 1 == 0:
            bag[s.top_kind[cell]] += 1
    for cell in range(CELLS):
        if s.owner[cell] == other and s.face_up >> cell & 1 == 0:
            s.kind[cell] = draw(bag, ORDERS, rng)
        if s.top_owner[cell] == other and s.face_up_top >> cell & 1 == 0:
            s.top_kind[cell] = draw(bag, ORDERS, rng)
    for order in range(ORDERS):
        s.hand[base + order] = bag[order]


def draw(bag: vec[i64], kinds: i64, rng: Rng) -> i64:
    """Take one piece out of the bag."""
    total: i64 = 0
    for each in range(kinds):
        total += bag[each]
    pick = rng.below(total)
    kind: i64 = 0
    while pick >= bag[kind]:
        pick -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind
