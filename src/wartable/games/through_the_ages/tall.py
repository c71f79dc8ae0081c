"""The table on a phone: the same pieces in one column, one unit about one pixel."""

from __future__ import annotations

from wartable.games.through_the_ages import commons, targets
from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.desk import Desk
from wartable.games.through_the_ages.rivals import hand, main_cards, panel, ratings, rival_card
from wartable.games.through_the_ages.views import Civ
from wartable.scene import Layout, Piece, piece

WIDTH = 390
ROW_SCALE, EMPTY = 0.78, 0.21
SEEN = 66  # of a card under the next level of its kind
SMALL = 0.5
HAND_W, NARROW = 72.0, 56.0
MOST = 5  # cards of both hands in one line
RIVAL_SCALE = (0.0, 0.42, 0.36, 0.285)  # by rivals


def tall(desk: Desk) -> Layout:
    out, y = _row(desk)
    for zone in (_ratings, _board, _standing, _banks, _notes, _hands, _rivals):
        made, y = zone(desk, y)
        out += made
    return Layout.of(WIDTH, y + 4, out)


Zone = tuple[list[Piece], float]


def _row(desk: Desk) -> Zone:
    """Five, four and four: the price stands before them. A line without cards is low."""
    out, y = [], 3.0
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


def _board(desk: Desk, y: float) -> Zone:
    columns = desk.columns()
    step = min(46.0, (WIDTH - 12) / max(len(columns), 1))
    scale = min(SMALL, (step - 2) / W)
    deepest = max((len(spots) for _, spots in columns), default=1)
    out = []
    for k, (_, spots) in enumerate(columns):
        for depth, spot in enumerate(spots):
            at = y + H * scale / 2 + depth * SEEN * scale
            seen = SEEN if depth < len(spots) - 1 else H
            out += desk.place(spot, 6 + step * (k + 0.5), at, scale, 0.6, seen)
    return out, y + (H + (deepest - 1) * SEEN) * scale + 11


def _standing(desk: Desk, y: float) -> Zone:
    held, wonders = desk.standing(), desk.me.wonders
    n = len(held) + len(wonders)
    scale = SMALL
    step = min(W * scale + 3, (WIDTH - 20 - W * scale) / max(n - 1, 1))
    x, middle = 6 + W * scale / 2, y + H * scale / 2
    out: list[Piece] = []
    for _, card in held:
        target = targets.own(card)
        out.append(desk.card(desk.ids[target], card, x, middle, scale, target))
        x += step
    x += 6
    for shown in wonders:
        out += desk.wonder(shown, x, middle, scale)
        x += step
    return out, y + H * scale + 6


def _banks(desk: Desk, y: float) -> Zone:
    """Both banks as figures, unused workers, events and decks, tactics."""
    middle = y + 20
    out = desk.workers(16, middle - 8 if desk.pool(0, 0, 1) else middle, 1.15, 22)
    out += desk.pool(24, y + 36, 0.8)
    for k, name in enumerate(("yellow", "blue")):
        yellow = name == "yellow"
        long, _, short = desk.yellow_bank() if yellow else desk.blue_bank()
        actions = desk.offers.at(targets.BANK, desk.ids) if yellow else ()
        tip = desk.texts(f"bank-tip-{name}")
        spot = 142.0, y + 10 + 20 * k
        out.append(
            piece(
                f"bank-{name}",
                f"tta-chip-{name}",
                *spot,
                0.74,
                label=short,
                title=long,
                tip=tip,
                actions=actions,
            )
        )
    x, scale = 199.0, 0.35
    for k in range(5):
        out.append(commons.pile(desk, k, x, middle, scale))
        x += 29
    n = len(commons.tactics(desk))
    if n <= 2:
        for k in range(n):
            out.append(commons.tactic(desk, k, x + 1 + k * 28.5, middle, scale))
        return out, y + 44
    scale = 0.42
    step = min(W * scale + 3, (WIDTH - 12 - W * scale) / max(n - 1, 1))
    for k in range(n):
        at = 6 + W * scale / 2 + k * step
        out.append(commons.tactic(desk, k, at, y + 46 + H * scale / 2, scale))
    return out, y + 50 + H * scale


def _notes(desk: Desk, y: float) -> Zone:
    """Two or three to a line."""
    n = len(commons.notes(desk))
    per, symbol = (2, "tta-note-m") if n <= 2 else (3, "tta-note-s")
    step = (WIDTH - 6) / per
    out = [
        commons.note(desk, k, symbol, 3 + step * (k % per + 0.5), y + 12 + 26 * (k // per), 1)
        for k in range(n)
    ]
    return out, y + 26 * -(-n // per)


def _hands(desk: Desk, y: float) -> Zone:
    """Side by side; many cards in two lines, civil and military, so that they can be read."""
    military = desk.military_hand or [("", f"back-{k}") for k in range(sum(desk.me.military_backs))]
    hands = [desk.civil_hand, military]
    if len(desk.civil_hand) + len(military) <= MOST:
        hands = [[*desk.civil_hand, *military]]
    out: list[Piece] = []
    for held in hands:
        if held:
            made, y = _hand(desk, held, y)
            out += made
    return out, y


def _hand(desk: Desk, held: list[tuple[str, str]], y: float) -> Zone:
    width = min(HAND_W, max(NARROW, (WIDTH - 9) / len(held) - 3))
    step = min(width + 3, (WIDTH - 12 - width) / max(len(held) - 1, 1))
    x, middle = 6 + width / 2, y + width * FULL_H / FULL_W / 2 + 2
    out = []
    for card, id in held:
        if not card:
            out.append(piece(id, "tta-back-military", x, middle, width / W, state="hidden"))
        else:
            zone = targets.CIVIL if (card, id) in desk.civil_hand else targets.MILITARY
            fresh = zone == targets.CIVIL and card in desk.me.fresh
            more = (desk.texts("in-hand-fresh"),) if fresh else ()
            out.append(desk.words_card(id, card, x, middle, width, (zone, card), *more))
        x += step
    return out, y + width * FULL_H / FULL_W + 6


def _rivals(desk: Desk, y: float) -> Zone:
    """A column per rival: its figures, and every card small; larger where one must be chosen."""
    out: list[Piece] = []
    rivals = desk.rivals()
    room = (WIDTH - 4) / max(len(rivals), 1)
    foot = y
    for k, civ in enumerate(rivals):
        x = 4 + room * k
        symbol = f"tta-rival-s{len(rivals)}"
        out.append(panel(desk, civ, symbol, x + room / 2 - 2, y + 24, 1))
        out.append(desk.seat(civ, f"rival-{civ.seat}-shape", x + 13, y + 13, 0.62))
        out += _figures(civ, x + 6, y + 36, room - 14, 3 if len(rivals) > 2 else 4)
        if len(rivals) < 3:
            out += hand(desk, civ, x, y, room, 0.7)
        made, end = _rival_cards(desk, civ, x, y + 52, room - 4)
        out += made
        foot = max(foot, end)
    return out, foot


def _figures(civ: Civ, x: float, y: float, room: float, most: int) -> list[Piece]:
    """Side by side, smaller if they must."""
    shown = ratings(civ)[:most]
    widths = [20 + 8.2 * len(label) for _, label in shown]
    scale = min(0.95 if room > WIDTH / 2 else 0.74, room / sum(widths))
    out = []
    for (icon, label), width in zip(shown, widths, strict=True):
        name = f"rival-{civ.seat}-{'happy' if icon == 'unhappy' else icon}"
        out.append(piece(name, f"tta-figure-{icon}", x + 22 * scale, y, scale, label=label))
        x += (width + 2) * scale
    return out


def _rival_cards(desk: Desk, civ: Civ, left: float, top: float, room: float) -> Zone:
    shown = main_cards(civ)
    seat = civ.seat
    asked = any(desk.offers.found.get(targets.rival(seat, card)) for card, _, _ in shown)
    scale = SMALL if asked else RIVAL_SCALE[len(desk.rivals())]
    wide, high = W * scale + 2, H * scale + 6
    per = int(room // wide)
    out: list[Piece] = []
    for k, item in enumerate(shown):
        x = left + W * scale / 2 + (k % per) * wide
        out += rival_card(desk, civ, item, x, top + H * scale / 2 + (k // per) * high, scale)
    return out, top + high * -(-len(shown) // per)
