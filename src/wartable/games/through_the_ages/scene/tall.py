"""The table on a phone: the same pieces in one column, one unit about one pixel."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H
from wartable.games.through_the_ages.art.tiles import CHIP_LINE
from wartable.games.through_the_ages.scene import banks, civilization, commons, targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.rivals import (
    figures_of,
    hand,
    in_lines,
    main_technologies,
    panel,
    rival_chips,
    shape,
    side_by_side,
    standing,
)
from wartable.games.through_the_ages.views.civs import Civ
from wartable.scene import Layout, Piece

WIDTH, LEAST = 390, 930  # so high it is scrolled, never drawn smaller to be seen whole
ROW_SCALE, EMPTY = 0.75, 0.21
SCALE, LOW_SCALE = 0.757, 0.74  # of cards in play: six or eight are abreast, their names are read
HAND_W, LOW_HAND_W = 66.0, 61.0
CHIP, ASKED_CHIP = 0.88, 1.3  # of chips of rivals' cards, and where one must be chosen
MOST, LOW_MOST = 6, 8  # cards of both hands in one line


def tall_layout(desk: Desk, alone: bool = False) -> Layout:
    """Zones below each other, as high as they need: what is taken from, what is held, what stands.
    `alone`: without the row of cards, which is everybody's, and without rivals."""
    own = (_ratings, _notes, _hands, _board, _banks)
    out: list[Piece] = []
    y = 3.0
    for zone in own if alone else (_row, *own, _rivals):
        made, y = zone(desk, y)
        out += made
    return Layout.of(WIDTH, y + 4 if alone else max(y + 4, LEAST), out)


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


def _board(desk: Desk, y: float, width: float = WIDTH, scale: float = SCALE) -> Zone:
    """Technologies, a column for each kind, then what needs no workers: in as few lines as they
    take."""
    lines = civilization.flowing(desk, width - 6, scale)
    return civilization.down(lines, 4, y + 1, width - 6, scale)


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
    made, y = _tactics(desk, y + 44, WIDTH)
    return out + made, y


def _tactics(desk: Desk, y: float, width: float) -> Zone:
    """Those that everybody may copy."""
    if not commons.tactics(desk):
        return [], y
    room = width - 12
    out = commons.tactic_chips(desk, 6, y, room, CHIP)
    return out, y + commons.tactics_high(desk, room, CHIP) + 3


def _notes(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """One alone says all of it; else two or three stand in a line."""
    n = len(commons.notes(desk))
    if n == 1:
        alone = ("tta-note", 336) if width == WIDTH else ("tta-note-l", 528)
        return [commons.note(desk, 0, alone[0], 4 + alone[1] / 2, y + 15)], y + 32
    per, symbol = (2, "tta-note-m") if n <= 2 else (3, "tta-note-s")
    step = (width - 6) / per
    out = [
        commons.note(desk, k, symbol, 3 + step * (k % per + 0.5), y + 12 + 26 * (k // per), 1)
        for k in range(n)
    ]
    return out, y + 26 * -(-n // per)


def _hands(desk: Desk, y: float, across: float = WIDTH) -> Zone:
    """Side by side, civil before military; many in lines, none covered."""
    most, widest = (MOST, HAND_W) if across == WIDTH else (LOW_MOST, LOW_HAND_W)
    held = [*desk.hand("civil"), *desk.hand("military")]
    lines = -(-len(held) // most)
    per = -(-len(held) // max(lines, 1))
    width = min(widest, (across - 4) / max(per, 1) - 2)
    high = width * FULL_H / FULL_W + 4
    out = [
        desk.held(card, 4 + width / 2 + k % per * (width + 2), y + high * (k // per + 0.5), width)
        for k, card in enumerate(held)
    ]
    return out, y + high * lines + (4 if held else 2)


def _held(desk: Desk) -> int:
    return len(desk.hand("civil")) + len(desk.hand("military"))


def _rivals(desk: Desk, y: float, width: float = WIDTH) -> Zone:
    """A band per rival: its figures, then every card as a chip; larger where one must be
    chosen."""
    out: list[Piece] = []
    for civ in desk.rivals():
        out += _head(desk, civ, 4, y + 15, WIDTH - 8)
        made, y = _rival_cards(desk, civ, y + 34, width)
        out += made
    return out, y


def _head(desk: Desk, civ: Civ, left: float, y: float, width: float) -> list[Piece]:
    """Whose board it is and the figures that rivals are measured by; the name where it fits."""
    named = width > HEAD_W
    ground = "tta-rival-s" if named else "tta-rival-l"
    out = [panel(desk, civ, ground, left + width / 2, y, 1, 14 if named else 0)]
    out += shape(desk, civ, left + 13, y, 0.62)
    out += hand(desk, civ, left + width - 4, y, 0.76)
    if named:
        return out + figures_of(desk, civ, left + 26, left + width - 42, y, 0.9)
    return out + side_by_side(desk, civ, 4, left + 24, left + width - 44, y, 0.9)


def _rival_cards(desk: Desk, civ: Civ, top: float, width: float, left: float = 4) -> Zone:
    groups = standing(civ), main_technologies(civ)
    shown = [card for group in groups for card, _, _ in group]
    asked = any(desk.offers.found.get(targets.rival(civ.seat, card)) for card in shown)
    scale = ASKED_CHIP if asked else CHIP
    lines = in_lines(desk, civ, groups, (width - 4 - left) / scale)
    out = rival_chips(desk, civ, lines, left, top, scale)
    return out, top + len(lines) * CHIP_LINE * scale + 5


LOW_WIDTH, LOW_LEAST = 544, 560  # higher than wide: it is scrolled
LOW_STEP, LOW_ROW = 60.4, 0.74  # cards of the row
ASIDE = 247.0  # where what stands beside its end begins
HEAD_W, HEAD_H = 280, 30  # of a rival beside the hand


def low_layout(desk: Desk) -> Layout:
    """On a phone on its side: nine cards of the row over the four dearest, beside these figures,
    workers and decks; then the reader's civilisation, hand and rivals, in sight as far as they can
    be."""
    out = [*_low_row(desk), *_beside(desk)]
    made, y = _board(desk, 199.0, LOW_WIDTH, LOW_SCALE)
    out += made
    beside = _held(desk) * (LOW_HAND_W + 2) + 4 <= LOW_WIDTH - HEAD_W - 4
    if beside:
        for k, civ in enumerate(desk.rivals()):
            left = LOW_WIDTH - 4 - HEAD_W
            out += _head(desk, civ, left, y + HEAD_H * (k + 0.5), HEAD_W)
    foot = y + HEAD_H * len(desk.rivals()) + 2 if beside else y
    made, y = _hands(desk, y, LOW_WIDTH)
    out, y = [*out, *made], max(y, foot)
    for zone in (_notes, _tactics, _low_rivals if beside else _rivals):
        made, y = zone(desk, y, LOW_WIDTH)
        out += made
    return Layout.of(LOW_WIDTH, max(y + 4, LOW_LEAST), out)


def _low_rivals(desk: Desk, y: float, width: float) -> Zone:
    """Their cards alone: who they are stands beside the hand."""
    out: list[Piece] = []
    for civ in desk.rivals():
        out.append(desk.seat(civ, f"rival-{civ.seat}-cards", 15, y + 22, 0.62))
        made, y = _rival_cards(desk, civ, y, width, 30)
        out += made
    return out, y


def _low_row(desk: Desk) -> list[Piece]:
    """The price stands over the first card that has it."""
    out = []
    for price, slots in desk.row_prices():
        line = 0 if slots[-1] < 9 else 1
        left, middle = 1 + LOW_STEP * (slots[0] - 9 * line), 57.0 + 98 * line
        for k, slot in enumerate(slots):
            out += desk.row(slot, left + LOW_STEP * (k + 0.5), middle, LOW_ROW)
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
