"""What the others' face-down orders may be. They were not drawn: their owners thought that they
would bring something. An order is believed the more likely, the more it would bring by the rules
of thumb."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import CELLS, ORDERS, REGIONS
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import Rng, zeros

SURE: Final = 1_000_000.0


@final
class Suspicion:
    """Of one seat at one decision, about all the others."""

    def __init__(self, policy: Policy, root: SamuraiState, seat: i64, trust: i64) -> None:
        self.t = policy.t
        self.seat = seat
        self.seats = root.seats
        self.likely = vec[float]([1.0] * (root.seats * ORDERS * REGIONS))
        self.bag = zeros(ORDERS)
        self.part = zeros(ORDERS)
        for other in range(root.seats):
            if other != seat:
                policy.weigh_alone(root, other)
                for order in range(ORDERS):
                    for region in range(REGIONS):
                        value = float(policy.itself(root, order, region)) / float(trust)
                        at = (other * ORDERS + order) * REGIONS + region
                        self.likely[at] = exp(max(-6.0, min(6.0, value)))

    def redeal(self, s: SamuraiState, rng: Rng) -> None:
        """The others' face-down orders, out of these and their hands."""
        for other in range(self.seats):
            if other != self.seat:
                self.redeal_of(s, other, rng)

    def redeal_of(self, s: SamuraiState, other: i64, rng: Rng) -> None:
        bag = self.bag
        for order in range(ORDERS):
            bag[order] = s.hand[other * ORDERS + order]
        for cell in range(CELLS):
            if s.owner[cell] == other and s.face_up >> cell & 1 == 0:
                bag[s.kind[cell]] += 1
            if s.top_owner[cell] == other and s.face_up_top >> cell & 1 == 0:
                bag[s.top_kind[cell]] += 1
        for cell in range(CELLS):
            if s.owner[cell] == other and s.face_up >> cell & 1 == 0:
                s.kind[cell] = self.draw(other, self.t.cell_region[cell], rng)
            if s.top_owner[cell] == other and s.face_up_top >> cell & 1 == 0:
                s.top_kind[cell] = self.draw(other, self.t.cell_region[cell], rng)
        for order in range(ORDERS):
            s.hand[other * ORDERS + order] = bag[order]

    def draw(self, other: i64, region: i64, rng: Rng) -> i64:
        """Take an order that is sensible there out of the bag."""
        bag, part = self.bag, self.part
        whole = 0.0
        for order in range(ORDERS):
            if bag[order] > 0:
                whole += self.likely[(other * ORDERS + order) * REGIONS + region]
        total: i64 = 0
        for order in range(ORDERS):
            part[order] = 0
            if bag[order] > 0:
                likely = self.likely[(other * ORDERS + order) * REGIONS + region]
                part[order] = 1 + i64(SURE * likely / whole)
            total += part[order]
        left = rng.below(total)
        found: i64 = 0
        while left >= part[found]:
            left -= part[found]
            found += 1
        bag[found] -= 1
        return found
