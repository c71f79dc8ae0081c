"""The table on a phone: the same pieces in one column, one unit about one pixel."""

from __future__ import annotations

from wartable.games.through_the_ages import commons, targets
from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.desk import Desk
from wartable.games.through_the_ages.rivals import cards, panel, ratings
from wartable.scene import Layout, Piece, piece

WIDTH = 390
ROW_SCALE = 0.78
SEEN = 66  # of a card under the next level of its kind
SMALL = 0.5
HAND_W = 72


def tall(desk: Desk) -> Layout:
    out, y = _row(desk)
    for zone in (_ratings, _board, _standing, _banks, _notes, _hands, _rivals):
        made, y = zone(desk, y)
        out += made
    return Layout.of(WIDTH, y + 4, out)


Zone = tuple[list[Piece], float]


def _row(desk: Desk) -> Zone:
    """Five, four and four: the price stands before them."""
    out, y, pitch = [], 3.0, H * ROW_SCALE + 4
    for price, slots in desk.row_prices():
        step = (WIDTH - 46) / len(slots)
        out.append(desk.price_tab(price, 22, y + H * ROW_SCALE / 2, 0.95))
        for k, slot in enumerate(slots):
            x = 44 + step * (k + 0.5)
            out.append(desk.row(slot, x, y + H * ROW_SCALE / 2, ROW_SCALE))
        y += pitch
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
    for k, (name, symbol) in enumerate((("yellow", "workers"), ("blue", "goodses"))):
        yellow = name == "yellow"
        long, _, short = desk.yellow_bank() if yellow else desk.blue_bank()
        actions = desk.offers.at(targets.BANK, desk.ids) if yellow else ()
        tip = desk.texts(f"bank-tip-{name}")
        spot = 142.0, y + 10 + 20 * k
        out.append(
            piece(
                f"bank-{name}",
                "tta-chip",
                *spot,
                0.74,
                label=short,
                title=long,
                tip=tip,
                actions=actions,
            )
        )
    x, scale = 202.0, 0.35
    for k in range(5):
        out.append(commons.pile(desk, k, x, middle, scale))
        x += 31
    n = len(commons.tactics(desk))
    if n <= 2:
        for k in range(n):
            out.append(commons.tactic(desk, k, x - 3 + k * 16, middle, scale))
        return out, y + 44
    scale = 0.42
    step = min(W * scale + 3, (WIDTH - 12 - W * scale) / max(n - 1, 1))
    for k in range(n):
        at = 6 + W * scale / 2 + k * step
        out.append(commons.tactic(desk, k, at, y + 46 + H * scale / 2, scale))
    return out, y + 50 + H * scale


def _notes(desk: Desk, y: float) -> Zone:
    """Three to a line."""
    out = []
    n = len(commons.notes(desk))
    for k in range(n):
        out.append(
            commons.note(desk, k, "tta-note-s", 67 + 128 * (k % 3), y + 12 + 26 * (k // 3), 1)
        )
    return out, y + 26 * -(-n // 3)


def _hands(desk: Desk, y: float) -> Zone:
    me = desk.me
    military = desk.military_hand or [("", f"back-{k}") for k in range(sum(me.military_backs))]
    n = len(desk.civil_hand) + len(military)
    if n == 0:
        return [], y
    step = min(HAND_W + 3.0, (WIDTH - 16 - HAND_W - 8) / max(n - 1, 1))
    high = HAND_W * FULL_H / FULL_W
    x, middle = 6 + HAND_W / 2, y + high / 2 + 2
    out = []
    for card, id in desk.civil_hand:
        more = (desk.texts("in-hand-fresh"),) if card in me.fresh else ()
        out.append(desk.words_card(id, card, x, middle, HAND_W, (targets.CIVIL, card), *more))
        x += step
    x += 8
    for card, id in military:
        if card:
            out.append(desk.words_card(id, card, x, middle, HAND_W, (targets.MILITARY, card)))
        else:
            out.append(piece(id, "tta-back-military", x, middle, HAND_W / W, state="hidden"))
        x += step
    return out, y + high + 6


def _rivals(desk: Desk, y: float) -> Zone:
    """A chip per rival with its strength; cards that can be chosen lie beside it."""
    out: list[Piece] = []
    rivals = desk.rivals()
    room = (WIDTH - 4) / max(len(rivals), 1)
    for k, civ in enumerate(rivals):
        scale = min(1.0, (room - 4) / 122)
        x = 4 + room * k
        out.append(panel(desk, civ, "tta-rival-s", x + 61 * scale, y + 24, scale))
        out.append(desk.seat(civ, f"rival-{civ.seat}-shape", x + 13 * scale, y + 13, 0.62))
        for j, (icon, label) in enumerate(ratings(civ)[:3]):
            name = f"rival-{civ.seat}-{icon}"
            at = x + (20, 66, 110)[j] * scale
            out.append(piece(name, f"tta-figure-{icon}", at, y + 36, 0.7 * scale, label=label))
    y += 50
    chosen = [
        (civ.seat, card)
        for civ in rivals
        for card, _, _ in cards(civ)
        if desk.offers.found.get(targets.rival(civ.seat, card))
    ]
    for k, (seat, card) in enumerate(chosen):
        target = targets.rival(seat, card)
        x = 28 + k * min(46.0, 340 / max(len(chosen), 1))
        out.append(desk.card(f"rival-{seat}-{card}", card, x, y + H * SMALL / 2, SMALL, target))
    return out, y + (H * SMALL + 4 if chosen else 0)
