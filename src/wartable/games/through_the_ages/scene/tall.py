"""The table on a phone: the same pieces in one column, one unit about one pixel."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.art.tiles import TILE_H, TILE_W
from wartable.games.through_the_ages.scene import banks, commons, holdings, targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.rivals import (
    figures_of,
    hand,
    main_technologies,
    panel,
    rival_tile,
    shape,
    standing,
)
from wartable.games.through_the_ages.views.civs import Civ
from wartable.scene import Layout, Piece

WIDTH = 390
ROW_SCALE, EMPTY = 0.78, 0.21
SEEN = 66  # of a card under the next level of its kind
SMALL, LARGE = 0.71, 0.73  # cards in play
ABREAST = 6  # columns of technologies in play whose names are read
HAND_W, HAND_SMALL = 93.0, 62.0
FEW, MOST, LOW_MOST = 4, 6, 8  # cards of both hands: with their words; in one line


def tall_layout(desk: Desk, alone: bool = False) -> Layout:
    """Zones below each other, as high as they need. `alone`: without the row of cards, which is
    everybody's, and without rivals."""
    own = (_ratings, _board, _standing, _banks, _notes, _hands)
    out: list[Piece] = []
    y = 3.0
    for zone in own if alone else (_row, *own, _rivals):
        made, y = zone(desk, y)
        out += made
    return Layout.of(WIDTH, y + 4, out)


Zone = tuple[list[Piece], float]


def _row(desk: Desk, y: float) -> Zone:
    """Five, four and four: the price stands before them. A line without cards is low."""
    out = []
    for price, slots in desk.row_prices():
        scale = ROW_SCALE if any(desk.view.row[slot].card for slot in slots) else EMPTY
        step = (WIDTH - 46) / len(slots)
        out.append(desk.price_tab(price, 22, y + H * scale / 2, 0.95))
        for k, slot in enumerate(slots):
            x = 44 + step * (k + 0.5)
            out += desk.row(slot, x, y + H * scale / 2, scale)
        y += H * scale + 4
    return out, y


def _ratings(desk: Desk, y: float) -> Zone:
    out = [
        desk.rating(k, "pill-{}-s", 51 + (k % 4) * 96, y + 13 + (k // 4) * 26, 0.9)
        for k in range(8)
    ]
    return out, y + 54


def _board(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """Technologies with workers: a column for each kind, in two lines where there are many."""
    columns = desk.columns()
    lines = -(-len(columns) // int(ABREAST * width / WIDTH))
    per = -(-len(columns) // max(lines, 1))
    step = min(66.0, (width - 8) / max(per, 1))
    scale = min(LARGE, (step - 3) / W)
    out: list[Piece] = []
    for first in range(0, len(columns), max(per, 1)):
        shown = columns[first : first + per]
        for k, (_, spots) in enumerate(shown):
            for depth, spot in enumerate(spots):
                at = y + H * scale / 2 + depth * SEEN * scale
                seen = SEEN if depth < len(spots) - 1 else H
                out += desk.place(spot, 4 + step * (k + 0.5), at, scale, 0.6 + scale / 4, seen)
        y += (H + (max(len(spots) for _, spots in shown) - 1) * SEEN) * scale + 13
    return out, y


def _standing(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """One line, or two where the cards of one could not be read."""
    scale, found = holdings.fitting(desk, width - 6, LARGE)
    if scale >= SMALL:
        lines = [found]
    else:
        scale, found = holdings.fitting(desk, 2 * (width - 30), LARGE)
        half = -(-len(found) // 2)
        lines = [found[:half], found[half:]]
        scale = min(scale, *((width - 6) / holdings.wideness(part) for part in lines))
    out: list[Piece] = []
    for part in lines:
        out += holdings.line(part, 4, y + H * scale / 2, scale)
        y += (H + 4) * scale
    return out, y + 4


def _banks(desk: Desk, y: float) -> Zone:
    """Both banks as figures, unused workers, events and decks, tactics."""
    middle = y + 20
    out = desk.workers(16, middle - 8 if desk.pool(0, 0, 1) else middle, 1.15, 22)
    out += desk.pool(24, y + 36, 0.8)
    for k, name in enumerate(banks.NAMES):
        out.append(banks.bank(desk, name, "chip", 142, y + 10 + 20 * k, 0.74))
    x, scale = 199.0, 0.35
    for k in range(5):
        out.append(commons.pile(desk, k, x, middle, scale))
        x += 29
    n = len(commons.tactics(desk))
    if n <= 2:
        for k in range(n):
            out.append(commons.tile(commons.tactic(desk, k, x + 1 + k * 28.5, middle, scale)))
        return out, y + 44
    scale = 0.42
    step = min(W * scale + 3, (WIDTH - 12 - W * scale) / max(n - 1, 1))
    for k in range(n):
        at = 6 + W * scale / 2 + k * step
        out.append(commons.tactic(desk, k, at, y + 46 + H * scale / 2, scale))
    return out, y + 50 + H * scale


def _notes(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """Two or three to a line."""
    n = len(commons.notes(desk))
    per, symbol = (2, "tta-note-m") if n <= 2 else (3, "tta-note-s")
    step = (width - 6) / per
    out = [
        commons.note(desk, k, symbol, 3 + step * (k % per + 0.5), y + 12 + 26 * (k // per), 1)
        for k in range(n)
    ]
    return out, y + 26 * -(-n // per)


def _hands(desk: Desk, y: float, across: float = WIDTH) -> Zone:
    """A few side by side with their words; many in lines, civil and military, none covered."""
    most = MOST if across == WIDTH else LOW_MOST
    hands = [desk.hand("civil"), desk.hand("military")]
    total = sum(len(held) for held in hands)
    if total <= most:
        hands = [[*hands[0], *hands[1]]]
    out: list[Piece] = []
    for held in hands:
        lines = -(-len(held) // most)
        per = -(-len(held) // max(lines, 1))
        room = (across - 4) / max(per, 1) - 2
        width = min(HAND_W if total <= FEW else HAND_SMALL, room)
        high = width * FULL_H / FULL_W + 4
        for k, card in enumerate(held):
            x = 4 + width / 2 + k % per * (width + 2)
            out.append(desk.held(card, x, y + high * (k // per + 0.5), width))
        y += high * lines + (2 if held else 0)
    return out, y + 2


def _rivals(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """A band per rival: its figures, then every card as a tile; larger where one must be
    chosen."""
    out: list[Piece] = []
    for civ in desk.rivals():
        out.append(panel(desk, civ, "tta-rival-s", WIDTH / 2, y + 15, 1))
        out += shape(desk, civ, 17, y + 15, 0.62)
        out += hand(desk, civ, WIDTH - 8, y + 15, 0.76)
        out += figures_of(desk, civ, 30, WIDTH - 46, y + 15, 0.9)
        made, y = _rival_cards(desk, civ, y + 34, width)
        out += made
    return out, y


def _rival_cards(desk: Desk, civ: Civ, top: float, width: float) -> Zone:
    groups = [standing(civ), main_technologies(civ)]
    shown = [card for group in groups for card, _, _ in group]
    asked = any(desk.offers.found.get(targets.rival(civ.seat, card)) for card in shown)
    wide = 47.0 if asked or len(desk.rivals()) == 1 else 37.8
    high = wide * TILE_H / TILE_W + 2
    per = int((width - 8) // wide)
    if width > WIDTH and sum(map(len, groups)) <= per:  # all in one line
        groups = [[*groups[0], *groups[1]]]
    out: list[Piece] = []
    for group in groups:
        for k, item in enumerate(group):
            x, y = 4 + wide * (k % per + 0.5), top + high * (k // per + 0.5)
            out += rival_tile(desk, civ, item, x, y, (wide - 2) / TILE_W)
        top += high * -(-len(group) // per)
    return out, top + 5


LOW_WIDTH, LOW_LEAST = 544, 560  # higher than wide: it is scrolled
LOW_STEP, LOW_SCALE = 60.4, 0.74  # cards of the row
ASIDE = 247.0  # where what stands beside its end begins


def low_layout(desk: Desk) -> Layout:
    """On a phone on its side: nine cards of the row over the four dearest, beside these figures,
    workers and decks; then the reader's civilisation, in sight as far as it can be."""
    out = [*_low_row(desk), *_beside(desk)]
    made, y = _low_board(desk, 199.0)
    out += made
    for zone in (_notes, _hands, _low_tactics, _rivals):
        made, y = zone(desk, y, LOW_WIDTH)
        out += made
    return Layout.of(LOW_WIDTH, max(y + 4, LOW_LEAST), out)


def _low_row(desk: Desk) -> list[Piece]:
    """The price stands over the first card that has it."""
    out = []
    for price, slots in desk.row_prices():
        line = 0 if slots[-1] < 9 else 1
        left, middle = 1 + LOW_STEP * (slots[0] - 9 * line), 57.0 + 98 * line
        for k, slot in enumerate(slots):
            out += desk.row(slot, left + LOW_STEP * (k + 0.5), middle, LOW_SCALE)
        out.append(desk.price_tab(price, left + 19, middle - 49, 0.7))
    return out


def _beside(desk: Desk) -> list[Piece]:
    """Ratings four by four, unused workers, both banks, events and decks."""
    out = [
        desk.rating(k, "pill-{}-s", ASIDE + 37 + k % 4 * 74, 120 + k // 4 * 24, 0.7)
        for k in range(8)
    ]
    out += desk.workers(ASIDE + 12, 167 if desk.pool(0, 0, 1) else 177, 1.1, 20)
    out += desk.pool(ASIDE + 20, 188, 0.8)
    for k, name in enumerate(banks.NAMES):
        out.append(banks.bank(desk, name, "chip", ASIDE + 117, 167 + 20 * k, 0.74))
    for k in range(5):
        out.append(commons.pile(desk, k, ASIDE + 171 + 28 * k, 177, 0.35))
    return out


def _low_board(desk: Desk, y: float) -> Zone:
    """Technologies, and beside them what needs no workers if there is room, else below them."""
    technologies, foot = _board(desk, y, LOW_WIDTH)
    used = max((item.x for item in technologies), default=0.0) + 40
    scale, found = holdings.fitting(desk, LOW_WIDTH - 4 - used, LARGE)
    if scale < SMALL:
        standing, low = _standing(desk, foot, LOW_WIDTH)
        return [*technologies, *standing], low
    left = LOW_WIDTH - 4 - holdings.wideness(found) * scale
    return [*technologies, *holdings.line(found, left, y + H * scale / 2, scale)], foot


def _low_tactics(desk: Desk, y: float, width: float) -> Zone:
    """Those that everybody may copy, as tiles in a line."""
    n, scale = len(commons.tactics(desk)), 0.42
    if not n:
        return [], y
    step = min(W * scale + 3, (width - 12 - W * scale) / max(n - 1, 1))
    middle = y + H * scale / 2
    return [
        commons.tactic(desk, k, 6 + W * scale / 2 + k * step, middle, scale) for k in range(n)
    ], y + H * scale + 6
