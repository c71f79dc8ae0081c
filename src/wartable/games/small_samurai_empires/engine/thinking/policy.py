"""How a sensible player decides at a glance: the heuristic bot, and the playouts of the search.

An action is tried on the state, the regions it changes are judged, and it is taken back. Orders
are weighed by what they would do if they were executed now, after the player's own orders that
are already placed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    CHOOSE_FATE,
    EXPLORE,
    FATE,
    PASS,
    PLACE,
    PLACE_ORDER,
    QUICK_ACTION,
    SHIP,
    VERB,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    CASTLE,
    CELLS,
    HARVEST,
    MOST_SEATS,
    MOVE_2_3,
    MOVE_2_SHIP,
    MOVE_3,
    ORDERS,
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_MOVE,
    QUICK_RECRUIT,
    QUICKS,
    RECRUIT,
    REGIONS,
    RESOURCE,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.course import begin_order
from wartable.games.small_samurai_empires.engine.rules.pieces import recruiting_places, stock_has
from wartable.games.small_samurai_empires.engine.rules.planning import cover_price, open_cells
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import good_worth, region_lead
from wartable.games.small_samurai_empires.engine.thinking.weights import (
    COVER,
    FATE_AGAIN,
    HAND,
    LEANING,
    OWN_COVER,
    QUICK,
    TWICE,
)
from wartable.games.small_samurai_empires.engine.thinking.worth import Judge
from wartable.kernel import NONE, Rng, lowest, zeros

WORST: Final[i64] = -1_000_000_000


@final
class Policy:
    """Room to work in; remembers nothing between decisions. `noise` in thousandths of a point
    makes playouts differ; `careful` looks a step further and at ships."""

    def __init__(
        self, game: SmallSamuraiEmpires, noise: i64, careful: bool, weights: vec[i64] = HAND
    ) -> None:
        self.game = game
        self.t = game.figures
        self.noise = noise
        self.careful = careful
        self.weights = weights
        self.judge = Judge(game.figures, weights)
        self.mind = self.judge.mind
        self.buf = zeros(ACTIONS)
        self.inner = zeros(ACTIONS)
        self.gains = zeros(ORDERS * REGIONS)
        self.quick = zeros(REGIONS * QUICKS)
        self.trial = SamuraiState(2)
        self.plan = SamuraiState(2)

    def choose(self, s: SamuraiState, seat: i64, rng: Rng) -> i64:
        self.mind.look(self.t, s)
        if s.wait == CHOOSE_FATE:
            return self.choose_fate(s, seat, rng)
        if s.wait == PLACE_ORDER:
            return self.choose_place(s, seat, rng)
        return self.best_action(s, seat, rng)

    # ---- fate
    def choose_fate(self, s: SamuraiState, seat: i64, rng: Rng) -> i64:
        """The region where a card more brings most over the others."""
        t, mind = self.t, self.mind
        best = WORST
        found: i64 = NONE
        for region in range(REGIONS):
            if s.fate[seat * REGIONS + region] == 0:
                continue
            before = region_lead(t, s, mind, seat, region)
            mind.cards[region] += 1000
            value = region_lead(t, s, mind, seat, region) - before + self.shake(rng)
            mind.cards[region] -= 1000
            value += (
                s.fate[seat * REGIONS + region] * self.weights[FATE_AGAIN]
            )  # a card that can be played again
            if value > best:
                best = value
                found = FATE + region
        return found

    def shake(self, rng: Rng) -> i64:
        if self.noise == 0:
            return rng.below(7)
        return rng.below(self.noise) + rng.below(self.noise) - self.noise

    # ---- actions on the map
    def best_action(self, s: SamuraiState, seat: i64, rng: Rng) -> i64:
        n = self.game.legal_into(s, seat, self.buf)
        self.judge.forget()
        best: i64 = 0
        found = PASS
        for i in range(n):
            action = self.buf[i]
            if action == PASS:
                continue
            value = self.judge.worth(s, seat, action, self.careful)
            if value > 0:
                value += self.shake(rng) // 4
            if value > best:
                best = value
                found = action
        return found

    # ---- placing
    def choose_place(self, s: SamuraiState, seat: i64, rng: Rng) -> i64:
        """The order and the cell that together with the quick action bring most."""
        t = self.t
        self.weigh(s, seat)
        cells = open_cells(t, s, seat)
        best = WORST
        found: i64 = NONE
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            region = t.cell_region[cell]
            extra = self.beside(s, seat, cell)
            for order in range(ORDERS):
                if s.hand[seat * ORDERS + order] > 0:
                    value = self.itself(s, order, region) + extra + self.shake(rng)
                    if value > best:
                        best = value
                        found = PLACE + order * CELLS + cell
        return found

    def place_worth(self, s: SamuraiState, seat: i64, action: i64) -> i64:
        """What `choose_place` thinks of one placement, after `weigh`."""
        order = (action - PLACE) // CELLS
        cell = (action - PLACE) % CELLS
        return self.itself(s, order, self.t.cell_region[cell]) + self.beside(s, seat, cell)

    def itself(self, s: SamuraiState, order: i64, region: i64) -> i64:
        """What an order is expected to bring in a region."""
        weights = self.weights
        value = self.gains[order * REGIONS + region]
        if s.round == 1:
            return value * weights[TWICE] // 1000 + weights[LEANING + order]
        return value + weights[LEANING + ORDERS + order]

    def beside(self, s: SamuraiState, seat: i64, cell: i64) -> i64:
        """What a cell brings with any order: its quick action, less what lies there."""
        kind = s.quick[cell]
        value = self.quick[self.t.cell_region[cell] * QUICKS + kind]
        value = value * self.weights[QUICK + kind] // 1000
        if s.owner[cell] != NONE:
            value -= self.covering(s, seat, cell)
        return value

    def covering(self, s: SamuraiState, seat: i64, cell: i64) -> i64:
        """What is lost by covering this order: one's own, or the price less the other's loss."""
        owner = s.owner[cell]
        region = self.t.cell_region[cell]
        if owner == seat:
            own = self.gain_of(s, seat, s.kind[cell], region)
            return own * self.weights[OWN_COVER] // 1000
        loss = self.gain_of(s, owner, s.kind[cell], region) * self.weights[COVER] // 1000
        price = cover_price(self.t, s, seat)
        paid = -good_worth(s, self.mind, seat, self.t.cover_paid_in, -price)
        return paid - loss // (s.seats - 1)

    def weigh(self, s: SamuraiState, seat: i64) -> None:
        """What each order would bring in each region, and each quick action."""
        t = self.t
        plan = self.plan
        plan.copy_from(s)
        self.mind.look(t, s)
        self.mind.stage += 1  # orders act in the execution that follows
        self.carry_out_own(plan, seat)
        self.weigh_orders(plan, seat)
        self.mind.stage -= 1
        for region in range(REGIONS):
            self.weigh_quick(s, seat, region)

    def weigh_alone(self, s: SamuraiState, seat: i64) -> None:
        """What each order would bring in each region if the seat had placed no others."""
        plan = self.plan
        plan.copy_from(s)
        plan.mountain = NONE  # an expedition under way is not the order's
        plan.ahead = NONE
        self.mind.look(self.t, s)
        self.mind.stage |= 1
        self.weigh_orders(plan, seat)

    def weigh_orders(self, plan: SamuraiState, seat: i64) -> None:
        gains = self.gains
        for region in range(REGIONS):
            self.weigh_moves(plan, seat, region)
            gains[RECRUIT * REGIONS + region] = self.gain_of(plan, seat, RECRUIT, region)
            gains[ATTACK * REGIONS + region] = self.gain_of(plan, seat, ATTACK, region)
            gains[HARVEST * REGIONS + region] = self.gain_of(plan, seat, HARVEST, region)
            gains[CASTLE * REGIONS + region] = self.gain_of(plan, seat, CASTLE, region)

    def carry_out_own(self, plan: SamuraiState, seat: i64) -> None:
        """The seat's own orders that are still to act, as if nobody else did anything."""
        for cell in range(CELLS):
            order: i64 = NONE
            if plan.top_owner[cell] != NONE:
                if plan.top_owner[cell] == seat:
                    order = plan.top_kind[cell]
            elif plan.owner[cell] == seat:
                order = plan.kind[cell]
            if order != NONE:
                self.carry_out(plan, seat, order, self.t.cell_region[cell], False)

    def gain_of(self, s: SamuraiState, seat: i64, order: i64, region: i64) -> i64:
        """What an order would bring if it were executed now."""
        self.trial.copy_from(s)
        return self.carry_out(self.trial, seat, order, region, self.careful)

    def weigh_moves(self, s: SamuraiState, seat: i64, region: i64) -> None:
        """The three orders that move, of one sequence of best steps; the ship if careful."""
        t, gains = self.t, self.gains
        gains[MOVE_3 * REGIONS + region] = 0
        gains[MOVE_2_3 * REGIONS + region] = 0
        gains[MOVE_2_SHIP * REGIONS + region] = 0
        if s.held[seat] & t.region[region] == 0:
            return
        gains[MOVE_3 * REGIONS + region] = self.gain_of(s, seat, MOVE_3, region)
        gains[MOVE_2_3 * REGIONS + region] = self.gain_of(s, seat, MOVE_2_3, region)
        two = gains[MOVE_2_3 * REGIONS + region] * 9 // 10
        if self.careful:
            two = self.gain_of(s, seat, MOVE_2_SHIP, region)
        gains[MOVE_2_SHIP * REGIONS + region] = two

    def weigh_quick(self, s: SamuraiState, seat: i64, region: i64) -> None:
        t, quick = self.t, self.quick
        self.judge.forget()
        own = s.held[seat] & t.region[region]
        s.wait = QUICK_ACTION
        quick[region * QUICKS + QUICK_MOVE] = self.judge.best_step(s, seat, own)
        s.wait = PLACE_ORDER
        levy: i64 = 0
        if s.supply[seat] > 0:
            places = recruiting_places(t, s, seat, region)
            while places != 0:
                levy = max(levy, self.judge.worth_of_levy(s, seat, lowest(places)))
                places &= places - 1
        quick[region * QUICKS + QUICK_RECRUIT] = levy
        kill: i64 = 0
        mask = own
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            for victim in range(s.seats):
                if victim != seat and s.army[province * MOST_SEATS + victim] > 0:
                    kill = max(kill, self.judge.worth_of_kill(s, seat, province, victim))
        quick[region * QUICKS + QUICK_ATTACK] = kill
        reap: i64 = 0
        mask = own & t.marked[RESOURCE]
        while mask != 0:
            good = s.tile[lowest(mask)]
            mask &= mask - 1
            if stock_has(s, good):
                reap = max(reap, good_worth(s, self.mind, seat, good, 1))
        quick[region * QUICKS + QUICK_HARVEST] = reap

    def carry_out(self, s: SamuraiState, seat: i64, order: i64, region: i64, careful: bool) -> i64:
        """Execute an order on a state of our own, step by best step; what it brought in all."""
        s.current = seat
        s.region = region
        s.executing = 1
        s.auto_claim = 1  # what is fulfilled on the way is not asked for
        if order == HARVEST:
            return self.judge.worth_of_harvest(s, seat, region)
        begin_order(self.t, s, order)
        total: i64 = 0
        while self.game.has_choice(s):
            n = self.game.legal_into(s, seat, self.inner)
            self.judge.forget()
            best: i64 = 0
            found = PASS
            for i in range(1, n):
                action = self.inner[i]
                if VERB[action] == EXPLORE or (VERB[action] == SHIP and not careful):
                    continue
                value = self.judge.worth(s, seat, action, careful)
                if value > best:
                    best = value
                    found = action
            if found == PASS:
                break
            total += self.judge.worth(s, seat, found, False)
            self.game.act(s, found)
        return total
