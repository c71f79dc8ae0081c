"""What chance does: it draws from bags, one piece at a time. Sections 2, 4.1, 8, 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    CHANCES,
    DRAW_FATE,
    DRAW_FIRST,
    DRAW_MISSION,
    DRAW_MOUNTAIN,
    DRAW_QUICK,
    DRAW_SHRINE,
    DRAW_TILE,
    EXTRA_FATE,
    FATE_DEAL,
    FIRST_DRAW,
    MISSION_DRAW,
    MOUNTAIN_DRAW,
    NOT_IN_THE_BAG,
    QUICK_DRAW,
    SHRINE_DRAW,
    TILE_DRAW,
    TOLD_FATE_DRAWN,
    TOLD_FATE_SHOWN,
    TOLD_FIRST,
    TOLD_MISSION,
    TOLD_QUICK,
    TOLD_SHRINE,
    TOLD_TILE,
    WRONG_DRAW,
)
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOURS,
    GOODS,
    MISSIONS,
    PROVINCES,
    QUICKS,
    REGIONS,
    RESOURCE,
    SHRINE,
    TOKENS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.epoch import reorder
from wartable.games.small_samurai_empires.engine.rules.orders import reveal_mountain
from wartable.games.small_samurai_empires.engine.rules.turns import (
    advance,
    begin_epoch,
    reveal_fate,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import (
    BIT,
    EVERYBODY,
    NO_SUCH_ACTION,
    NONE,
    Event,
    Rng,
    count,
    nth,
    tell,
    tell_to,
)

# ---- bags


def weight(t: Figures, s: SamuraiState, action: i64) -> i64:
    """How many pieces in the bag make chance do this now; 0 if it cannot happen."""
    wait = s.wait
    if wait == FIRST_DRAW:
        return 1 if DRAW_FIRST <= action < DRAW_FIRST + s.seats else 0
    if wait in (FATE_DEAL, EXTRA_FATE):
        return s.deck[action - DRAW_FATE] if DRAW_FATE <= action < DRAW_TILE else 0
    if wait == TILE_DRAW:
        return tiles_left(t, s, action - DRAW_TILE) if DRAW_TILE <= action < DRAW_MISSION else 0
    if wait == MISSION_DRAW:
        if not DRAW_MISSION <= action < DRAW_QUICK:
            return 0
        return tile_is_left(s, (action - DRAW_MISSION) // 2)
    if wait == QUICK_DRAW:
        return quick_left(t, s, action - DRAW_QUICK) if DRAW_QUICK <= action < DRAW_SHRINE else 0
    if wait == SHRINE_DRAW:
        if not DRAW_SHRINE <= action < DRAW_MOUNTAIN:
            return 0
        return figures_left(t, s, action - DRAW_SHRINE)
    if wait == MOUNTAIN_DRAW:
        return s.tokens[action - DRAW_MOUNTAIN] if DRAW_MOUNTAIN <= action < CHANCES else 0
    return 0


def tiles_left(t: Figures, s: SamuraiState, good: i64) -> i64:
    left = t.tiles[good]
    for province in range(PROVINCES):
        if s.tile[province] == good:
            left -= 1
    return left


def tile_is_left(s: SamuraiState, tile: i64) -> i64:
    for region in range(REGIONS):
        if s.mission[region] != NONE and s.mission[region] // 2 == tile:
            return 0
    return 1


def quick_left(t: Figures, s: SamuraiState, quick: i64) -> i64:
    """Tokens of the region of the cell that is next, less those on its other cells."""
    region = t.cell_region[s.turn]
    left = t.quick_tokens[region * QUICKS + quick]
    for cell in range(CELLS):
        if t.cell_region[cell] == region and s.quick[cell] == quick:
            left -= 1
    return left


def figures_left(t: Figures, s: SamuraiState, colour: i64) -> i64:
    left = t.shrine_figures[colour]
    for province in range(PROVINCES):
        if s.shrine[province] == colour:
            left -= 1
    return left


def first_code(s: SamuraiState) -> i64:
    """Where the block of codes begins that chance draws from now."""
    wait = s.wait
    if wait == FIRST_DRAW:
        return DRAW_FIRST
    if wait == TILE_DRAW:
        return DRAW_TILE
    if wait == MISSION_DRAW:
        return DRAW_MISSION
    if wait == QUICK_DRAW:
        return DRAW_QUICK
    if wait == SHRINE_DRAW:
        return DRAW_SHRINE
    return DRAW_MOUNTAIN if wait == MOUNTAIN_DRAW else DRAW_FATE


def block_length(s: SamuraiState) -> i64:
    wait = s.wait
    if wait == TILE_DRAW:
        return GOODS
    if wait == MISSION_DRAW:
        return MISSIONS
    if wait == SHRINE_DRAW:
        return COLOURS
    return TOKENS if wait == MOUNTAIN_DRAW else 4


def sample_chance(t: Figures, s: SamuraiState, rng: Rng) -> i64:
    base = first_code(s)
    end = base + block_length(s)
    total: i64 = 0
    for code in range(base, end):
        total += weight(t, s, code)
    pick = rng.below(total)
    code = base
    while True:
        pick -= weight(t, s, code)
        if pick < 0:
            return code
        code += 1


def chance_into(t: Figures, s: SamuraiState, codes: vec[i64], weights: vec[i64]) -> i64:
    base = first_code(s)
    n: i64 = 0
    for code in range(base, base + block_length(s)):
        ways = weight(t, s, code)
        if ways > 0:
            codes[n] = code
            weights[n] = ways
            n += 1
    return n


def chance_refusal(t: Figures, s: SamuraiState, action: i64) -> i64:
    if not 0 <= action < CHANCES:
        return NO_SUCH_ACTION
    base = first_code(s)
    if not base <= action < base + block_length(s):
        return WRONG_DRAW
    return 0 if weight(t, s, action) > 0 else NOT_IN_THE_BAG


# ---- what comes of a draw


def draw(t: Figures, s: SamuraiState, action: i64, told: list[Event] | None) -> None:
    wait = s.wait
    if wait == MOUNTAIN_DRAW:
        reveal_mountain(t, s, action - DRAW_MOUNTAIN, told)
        advance(t, s, told)
    elif wait == FATE_DEAL:
        deal_fate(t, s, action - DRAW_FATE, told)
    elif wait == EXTRA_FATE:
        show_extra_fate(t, s, action - DRAW_FATE, told)
    elif wait == FIRST_DRAW:
        seat_first(t, s, action - DRAW_FIRST, told)
    else:
        set_up(t, s, action, told)


def set_up(t: Figures, s: SamuraiState, action: i64, told: list[Event] | None) -> None:
    """Tiles on the map, then what the variants need, then fate cards and the first player."""
    wait = s.wait
    last: i64 = 0
    if wait == TILE_DRAW:
        province = nth(t.marked[RESOURCE], s.turn)
        s.tile[province] = action - DRAW_TILE
        tell(told, TOLD_TILE, NONE, province, s.tile[province])
        last = count(t.marked[RESOURCE])
    elif wait == MISSION_DRAW:
        s.mission[s.turn] = action - DRAW_MISSION
        tell(told, TOLD_MISSION, NONE, s.turn, s.mission[s.turn])
        last = REGIONS
    elif wait == SHRINE_DRAW:
        province = nth(t.marked[SHRINE], s.turn)
        s.shrine[province] = action - DRAW_SHRINE
        tell(told, TOLD_SHRINE, NONE, province, s.shrine[province])
        last = count(t.marked[SHRINE])
    else:
        s.quick[s.turn] = action - DRAW_QUICK
        tell(told, TOLD_QUICK, NONE, s.turn, s.quick[s.turn])
        last = CELLS
    s.turn += 1
    if s.turn == last:
        s.turn = 0
        s.wait += 1
        skip_unused(s)


def skip_unused(s: SamuraiState) -> None:
    """The next bag of those that the chosen variants need."""
    if s.wait == MISSION_DRAW and s.missions == 0:
        s.wait = SHRINE_DRAW
    if s.wait == SHRINE_DRAW and s.heavenly == 0:
        s.wait = QUICK_DRAW
    if s.wait == QUICK_DRAW and s.random_quick == 0:
        s.wait = FATE_DEAL


def deal_fate(t: Figures, s: SamuraiState, region: i64, told: list[Event] | None) -> None:
    """Seat by seat: the first hands, or the cards of step 6. Then the turn order is settled."""
    cards = t.fate_hand if s.epoch == 0 else t.fate_drawn
    seat = s.turn // cards
    s.deck[region] -= 1
    s.fate[seat * REGIONS + region] += 1
    tell_to(told, BIT[seat], TOLD_FATE_DRAWN, seat, region, 0, 0)
    tell_to(told, EVERYBODY & ~BIT[seat], TOLD_FATE_DRAWN, seat, NONE, 0, 0)
    s.turn += 1
    if s.turn < cards * s.seats:
        return
    s.turn = 0
    if s.epoch == 0:
        s.wait = FIRST_DRAW
    else:
        reorder(s, told)
        begin_epoch(t, s, told)


def show_extra_fate(t: Figures, s: SamuraiState, region: i64, told: list[Event] | None) -> None:
    """With two players the deck adds a card. Section 4.1, R29."""
    s.deck[region] -= 1
    s.shown[region] += 1
    tell(told, TOLD_FATE_SHOWN, NONE, region, 0)
    s.turn += 1
    if s.turn == t.fate_extra[s.seats]:
        reveal_fate(t, s, told)


def seat_first(t: Figures, s: SamuraiState, first: i64, told: list[Event] | None) -> None:
    """Clockwise from the first player in epoch 1."""
    for place in range(s.seats):
        s.order[place] = (first + place) % s.seats
    tell(told, TOLD_FIRST, first, 0, 0)
    begin_epoch(t, s, told)
