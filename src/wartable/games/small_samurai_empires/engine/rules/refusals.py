"""Why a code is refused. Every code that `legal_into` does not offer gets a reason here."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    ALREADY_COVERED,
    BUILD,
    BUY_MOVE,
    CANNOT_PAY,
    CANNOT_PAY_COVER,
    CASTLE_IN_REGION,
    CASTLE_STANDS_THERE,
    CELL_TAKEN,
    CHOOSE_FATE,
    CLAIM,
    CLAIM_MISSION,
    DESTROY,
    EXPLORE,
    FATE,
    LEFT_THE_REGION,
    LEVY,
    MISSION_NOT_DONE,
    MORE_ATTACK,
    MORE_RECRUIT,
    NO_ARMY_IN_SUPPLY,
    NO_CASTLE_IN_REGION,
    NO_CASTLE_IN_SUPPLY,
    NO_ENEMY_ARMY,
    NO_MOUNTAIN_TOKEN,
    NO_MOVES_LEFT,
    NO_OWN_ARMY,
    NO_PLACE_TO_RECRUIT,
    NO_SUCH_FATE,
    NO_SUCH_ORDER,
    NOT_A_RESOURCE,
    NOT_ASKED,
    NOT_COASTAL,
    NOT_IN_CAPITAL,
    NOT_NEIGHBOURS,
    ONE_EXPEDITION,
    ORDER_ATTACK,
    ORDER_CASTLE,
    ORDER_FACE_DOWN,
    ORDER_MOVE,
    ORDER_RECRUIT,
    OTHER_PROVINCE,
    OTHER_REGION,
    OWN_ARMY,
    PASS,
    PLACE,
    PLACE_ORDER,
    QUICK_ACTION,
    REAP,
    REINFORCE,
    SAME_PROVINCE,
    SHIP,
    STEP,
    STOCK_EMPTY,
    TOO_FEW_ARMIES,
    TRIBE_ACTION,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.chance import chance_refusal
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    CELLS,
    MOST_SEATS,
    MOVE_2_3,
    MOVE_2_SHIP,
    ORDERS,
    PROVINCES,
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_MOVE,
    QUICK_RECRUIT,
    RECRUIT,
    REGIONS,
    RESOURCE,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.choices import (
    actors,
    can_cover,
    movable,
    payable_move,
    quick_kinds,
    tribe_region,
)
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    can_pay,
    castles_everywhere,
    recruiting_places,
    stock_has,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, CHANCE, NO_SUCH_ACTION, NONE, NOT_YOUR_TURN, OVER, may_act


def refusal(t: Figures, s: SamuraiState, seat: i64, action: i64) -> i64:
    if s.ended != 0:
        return OVER
    if not may_act(actors(s), seat):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return chance_refusal(t, s, action)
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION
    if s.wait == CHOOSE_FATE:
        if not FATE <= action < PLACE:
            return NOT_ASKED
        return 0 if s.fate[seat * REGIONS + action - FATE] > 0 else NO_SUCH_FATE
    if s.wait == PLACE_ORDER:
        if not PLACE <= action < STEP:
            return NOT_ASKED
        return place_refusal(t, s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    return action_refusal(t, s, seat, action)


def place_refusal(t: Figures, s: SamuraiState, seat: i64, order: i64, cell: i64) -> i64:
    """Sections 4.1, 5.1."""
    if s.hand[seat * ORDERS + order] == 0:
        return NO_SUCH_ORDER
    if s.top_owner[cell] != NONE:
        return ORDER_FACE_DOWN
    owner = s.owner[cell]
    if owner == NONE or (owner == seat and s.round == 2):
        return 0
    if s.round == 1:
        return CELL_TAKEN
    if s.covered >> owner & 1 != 0:
        return ALREADY_COVERED
    return 0 if can_cover(t, s, seat) else CANNOT_PAY_COVER


def action_refusal(t: Figures, s: SamuraiState, seat: i64, action: i64) -> i64:
    """Quick actions and orders, by what the code does."""
    if action == PASS:
        return 0
    if action < STEP:
        return NOT_ASKED
    if action < EXPLORE:
        return step_refusal(t, s, seat, (action - STEP) // PROVINCES, (action - STEP) % PROVINCES)
    if action < DESTROY:
        return explore_refusal(t, s, seat, action - EXPLORE)
    if action < LEVY:
        return destroy_refusal(
            t, s, seat, (action - DESTROY) // MOST_SEATS, (action - DESTROY) % MOST_SEATS
        )
    if action < REAP:
        return recruit_refusal(t, s, seat, action - LEVY)
    if action < SHIP:
        return reap_refusal(t, s, seat, action - REAP)
    if action < BUILD:
        return ship_refusal(t, s, seat, action - SHIP)
    if action < REINFORCE:
        return build_refusal(t, s, seat, action - BUILD)
    if action == REINFORCE:
        return reinforce_refusal(t, s, seat)
    if action == BUY_MOVE:
        return buy_refusal(t, s, seat)
    if s.wait != CLAIM_MISSION:
        return NOT_ASKED
    return 0 if s.claims >> (action - CLAIM) & 1 != 0 else MISSION_NOT_DONE


def acting_region(t: Figures, s: SamuraiState) -> i64:
    """Where the action that is asked for takes place."""
    if s.wait == TRIBE_ACTION or s.wait == WAY_DESTROY:
        return tribe_region(t, s)
    return s.region


def quick_asked(t: Figures, s: SamuraiState, kind: i64) -> bool:
    quick = s.wait == QUICK_ACTION or s.wait == TRIBE_ACTION
    return quick and quick_kinds(t, s) >> kind & 1 != 0


def start_refusal(t: Figures, s: SamuraiState, seat: i64, start: i64) -> i64:
    """An army must stand in the region, or be the one that moved last. R15."""
    if s.wait == ORDER_MOVE:
        if s.left == 0:
            return NO_MOVES_LEFT
        if movable(t, s, seat) >> start & 1 != 0:
            return 0
    elif not quick_asked(t, s, QUICK_MOVE):
        return NOT_ASKED
    if s.held[seat] >> start & 1 == 0:
        return NO_OWN_ARMY
    inside = t.region[acting_region(t, s)] >> start & 1 != 0
    return 0 if inside else LEFT_THE_REGION


def step_refusal(t: Figures, s: SamuraiState, seat: i64, start: i64, to: i64) -> i64:
    reason = start_refusal(t, s, seat, start)
    if reason != 0:
        return reason
    return 0 if t.neighbours[start] >> to & 1 != 0 else NOT_NEIGHBOURS


def explore_refusal(t: Figures, s: SamuraiState, seat: i64, road: i64) -> i64:
    """Section 10.2, R22."""
    mountain = road // 2
    start = t.mountain_to[mountain] if road % 2 != 0 else t.mountain_from[mountain]
    reason = start_refusal(t, s, seat, start)
    if reason != 0:
        return reason
    if s.explored != 0:  # also in a tribe's move, which is part of an expedition
        return ONE_EXPEDITION
    return 0 if s.unexplored >> mountain & 1 != 0 else NO_MOUNTAIN_TOKEN


def destroy_refusal(t: Figures, s: SamuraiState, seat: i64, province: i64, victim: i64) -> i64:
    """Section 6, R30, R32."""
    wait = s.wait
    attack = wait in (ORDER_ATTACK, MORE_ATTACK, WAY_DESTROY)
    if not attack and not quick_asked(t, s, QUICK_ATTACK):
        return NOT_ASKED
    if t.region[acting_region(t, s)] >> province & 1 == 0:
        return OTHER_REGION
    if wait == MORE_ATTACK and province != s.last:
        return OTHER_PROVINCE
    if victim == seat:
        return OWN_ARMY
    if victim >= s.seats or s.army[province * MOST_SEATS + victim] == 0:
        return NO_ENEMY_ARMY
    if wait == MORE_ATTACK:
        return 0 if can_pay(t, s, seat, ATTACK) else CANNOT_PAY
    if wait != WAY_DESTROY and s.held[seat] >> province & 1 == 0:
        return NO_OWN_ARMY
    return 0


def recruit_refusal(t: Figures, s: SamuraiState, seat: i64, province: i64) -> i64:
    order = s.wait == ORDER_RECRUIT or s.wait == MORE_RECRUIT
    if not order and not quick_asked(t, s, QUICK_RECRUIT):
        return NOT_ASKED
    if recruiting_places(t, s, seat, acting_region(t, s)) >> province & 1 == 0:
        return NO_PLACE_TO_RECRUIT
    if s.supply[seat] == 0:
        return NO_ARMY_IN_SUPPLY
    if s.wait == MORE_RECRUIT and not can_pay(t, s, seat, RECRUIT):
        return CANNOT_PAY
    return 0


def reap_refusal(t: Figures, s: SamuraiState, seat: i64, province: i64) -> i64:
    """Section 7."""
    if not quick_asked(t, s, QUICK_HARVEST):
        return NOT_ASKED
    if t.region[acting_region(t, s)] >> province & 1 == 0:
        return OTHER_REGION
    if t.marked[RESOURCE] >> province & 1 == 0:
        return NOT_A_RESOURCE
    if s.held[seat] >> province & 1 == 0:
        return NO_OWN_ARMY
    return 0 if stock_has(s, s.tile[province]) else STOCK_EMPTY


def ship_refusal(t: Figures, s: SamuraiState, seat: i64, code: i64) -> i64:
    """Section 6, R11, R21."""
    armies = code // (PROVINCES * PROVINCES) + 1
    start = code // PROVINCES % PROVINCES
    to = code % PROVINCES
    if s.wait != ORDER_MOVE or s.may_ship == 0:
        return NOT_ASKED
    if t.region[s.region] >> start & 1 == 0:
        return OTHER_REGION
    if t.coast >> start & 1 == 0 or t.coast >> to & 1 == 0:
        return NOT_COASTAL
    if start == to:
        return SAME_PROVINCE
    if s.army[start * MOST_SEATS + seat] == 0:
        return NO_OWN_ARMY
    if armies > t.extra[MOVE_2_SHIP] or s.army[start * MOST_SEATS + seat] < armies:
        return TOO_FEW_ARMIES
    return 0 if can_pay(t, s, seat, MOVE_2_SHIP) else CANNOT_PAY


def build_refusal(t: Figures, s: SamuraiState, seat: i64, province: i64) -> i64:
    """Section 6."""
    if s.wait != ORDER_CASTLE:
        return NOT_ASKED
    if t.region[s.region] >> province & 1 == 0:
        return OTHER_REGION
    if s.castles[seat] & t.region[s.region] != 0:
        return CASTLE_IN_REGION
    if province == t.capital[s.region]:
        return NOT_IN_CAPITAL
    if castles_everywhere(s) & BIT[province] != 0:
        return CASTLE_STANDS_THERE
    if s.army[province * MOST_SEATS + seat] < t.castle_armies:
        return TOO_FEW_ARMIES
    return 0 if s.keeps[seat] > 0 else NO_CASTLE_IN_SUPPLY


def reinforce_refusal(t: Figures, s: SamuraiState, seat: i64) -> i64:
    if s.wait != ORDER_CASTLE:
        return NOT_ASKED
    if s.castles[seat] & t.region[s.region] == 0:
        return NO_CASTLE_IN_REGION
    return 0 if s.supply[seat] > 0 else NO_ARMY_IN_SUPPLY


def buy_refusal(t: Figures, s: SamuraiState, seat: i64) -> i64:
    if s.wait != ORDER_MOVE or s.may_buy == 0:
        return NOT_ASKED
    if payable_move(t, s, seat):
        return 0
    return NOT_ASKED if can_pay(t, s, seat, MOVE_2_3) else CANNOT_PAY
