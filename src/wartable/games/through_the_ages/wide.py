"""The table on a desktop: row, ratings, civilisation, banks and hands left to right, rivals."""

from __future__ import annotations

from wartable.games.through_the_ages import commons, targets
from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.desk import Desk
from wartable.games.through_the_ages.rivals import rival_board
from wartable.scene import Layout, Piece, piece

WIDTH, HEIGHT = 1092, 848
LEFT, RIGHT = 14, 1078
SPLIT = 706  # the reader's board ends, the rivals' begin
GAP = 8
ROW_SCALE = 0.93
BOARD_TOP, BOARD_FOOT = 188, 522
SEEN = 62  # of a card under the next level of its kind
BANK_Y = 565
NOTE_Y = 622
HAND_TOP, HAND_W = 672, 114


def wide(desk: Desk) -> Layout:
    return Layout.of(
        WIDTH,
        HEIGHT,
        [
            *_row(desk),
            *_ratings(desk),
            *_board(desk),
            *_banks(desk),
            *_common(desk),
            *_rivals(desk),
            *_notes(desk),
            *_hands(desk),
        ],
    )


def _row(desk: Desk) -> list[Piece]:
    step, top = 82, 76
    out = []
    for price, slots in desk.row_prices():
        middle = LEFT + 39 + (slots[0] + slots[-1]) / 2 * step
        width = 414 if len(slots) == 5 else 330
        scale = (step * len(slots) - 4) / width
        out.append(piece(f"band-{price}", f"tta-band-{len(slots)}", middle, top, scale))
        left = LEFT + slots[0] * step
        out.append(desk.price_tab(price, left + 22, 13, 0.9))
    for slot in range(13):
        out += desk.row(slot, LEFT + 39 + slot * step, top + 4, ROW_SCALE)
    return out


def _ratings(desk: Desk) -> list[Piece]:
    step = (RIGHT - LEFT) / 8
    return [desk.rating(k, "pill-{}", LEFT + step * (k + 0.5), 163) for k in range(8)]


def _board(desk: Desk) -> list[Piece]:
    """Technologies in columns by kind; below them what needs no workers."""
    middle = (BOARD_TOP + BOARD_FOOT) / 2
    tray = piece("board", "tta-tray", (LEFT + SPLIT - GAP) / 2, middle, 1)
    out = [tray]
    columns = desk.columns()
    room = SPLIT - GAP - LEFT - 20
    deepest = max((len(spots) for _, spots in columns), default=1)
    step = min(104.0, room / max(len(columns), 1))
    high = BOARD_FOOT - BOARD_TOP - 122
    scale = min(1.18, (step - 4) / W, high / (H + (deepest - 1) * SEEN))
    x = LEFT + 10 + (room - step * len(columns)) / 2 + step / 2
    for k, (_, spots) in enumerate(columns):
        for depth, spot in enumerate(spots):
            y = BOARD_TOP + 8 + H / 2 * scale + depth * SEEN * scale
            seen = SEEN if depth < len(spots) - 1 else H
            out += desk.place(spot, x + k * step, y, scale, max(0.74, scale * 0.9), seen)
    used = BOARD_TOP + 22 + (H + (deepest - 1) * SEEN) * scale
    return out + _standing(desk, used, LEFT + 10, SPLIT - GAP - 10)


def _standing(desk: Desk, top: float, left: float, right: float) -> list[Piece]:
    """Government, leader, special technologies, colonies; then wonders."""
    cards, wonders = desk.standing(), desk.me.wonders
    n = len(cards) + len(wonders)
    room = right - left - 10
    scale = min((BOARD_FOOT - 8 - top) / H, max(0.78, room / max(n, 1) / (W + 5)), 1.1)
    step = min(W * scale + 6, (room - W * scale) / max(n - 1, 1))
    x = left + (room - step * (n - 1)) / 2
    y = BOARD_FOOT - 8 - H * scale / 2
    out: list[Piece] = []
    for _, card in cards:
        target = targets.own(card)
        out.append(desk.card(desk.ids[target], card, x, y, scale, target))
        x += step
    x += 10
    for shown in wonders:
        out += desk.wonder(shown, x, y, scale)
        x += step
    return out


def _banks(desk: Desk) -> list[Piece]:
    """Unused workers, yellow and blue bank: a cube for each token, a mark for each one gone."""
    t = desk.texts
    out = [desk.seat(desk.me, "me-shape", LEFT + 16, BANK_Y - 27, 0.9)]
    me = t.name(desk.me.seat)
    resign = desk.offers.at(targets.ME, desk.ids)
    out.append(
        piece("me", "tta-caption", LEFT + 180, BANK_Y - 27, 1, label=me, title=me, actions=resign)
    )
    out.append(
        piece("t-unused", "tta-caption-s", LEFT + 98, BANK_Y - 7, 1, label=t("caption-workers"))
    )
    out += desk.workers(LEFT + 22, BANK_Y + 21, 1.45, 34)
    out += desk.pool(LEFT + 118, BANK_Y + 21, 1)
    out += _bank(desk, "yellow", LEFT + 302, desk.me.yellow, 18, 9)
    out += _bank(desk, "blue", LEFT + 560, desk.me.blue, 16, 8)
    return out


def _bank(desk: Desk, name: str, x: float, n: int, total: int, per: int) -> list[Piece]:
    yellow = name == "yellow"
    said = desk.yellow_bank() if yellow else desk.blue_bank()
    tip = desk.texts(f"bank-tip-{name}")
    actions = desk.offers.at(targets.BANK, desk.ids) if yellow else ()
    out = [
        piece(
            f"bank-{name}",
            "tta-bank",
            x,
            BANK_Y,
            1,
            label=said[1],
            title=said[0],
            tip=tip,
            actions=actions,
        )
    ]
    step = 226 / max(per, 1)
    for k in range(max(total, min(n, 2 * per + 6))):
        here = k < n
        kind = ("worker" if yellow else "goods") if here else "gone"
        at = x - 113 + step * (k % per + 0.5), BANK_Y - 2 + 23 * (k // per)
        if k < 2 * per:
            out.append(piece(f"b-{name}-{k}", f"tta-{kind}", at[0], at[1], 0.92))
    return out


def _common(desk: Desk) -> list[Piece]:
    """Events and decks, then the tactics that everybody may copy."""
    n = len(commons.tactics(desk))
    x, scale = (SPLIT + 22.0, 0.54) if n <= 3 else (SPLIT + 17.0, 0.42)
    out = []
    for k in range(5):
        out.append(commons.pile(desk, k, x, BANK_Y + 1, scale))
        x += W * scale + (3 if k != 2 else 7)
    rows, wish = (1, scale) if n <= 5 else (2, 0.33)
    per = -(-n // rows)
    left = x - W * scale / 2 + 4
    scale = min(wish, ((RIGHT - left + 3) / max(per, 1) - 3) / W)
    x, step = left + W * scale / 2, W * scale + 3
    for k in range(n):
        y = BANK_Y + 1 + (k // per - (rows - 1) / 2) * 40
        out.append(commons.tactic(desk, k, x + (k % per) * step, y, scale))
    return out


def _rivals(desk: Desk) -> list[Piece]:
    rivals = desk.rivals()
    high = (BOARD_FOOT - BOARD_TOP - GAP * (len(rivals) - 1)) / max(len(rivals), 1)
    out: list[Piece] = []
    for k, civ in enumerate(rivals):
        top = BOARD_TOP + k * (high + GAP)
        out += rival_board(desk, civ, SPLIT, top, RIGHT - SPLIT, high)
    return out


def _notes(desk: Desk) -> list[Piece]:
    """Attacks, auctions, wars, pacts: one strip each."""
    n = len(commons.notes(desk))
    symbol, width = ("tta-note-l", 528) if n <= 2 else ("tta-note", 336)
    room = min((RIGHT - LEFT + GAP) / max(n, 1), width + GAP)
    scale = (room - GAP) / width
    return [
        commons.note(desk, k, symbol, LEFT + room * k + (room - GAP) / 2, NOTE_Y, scale)
        for k in range(n)
    ]


def _hands(desk: Desk) -> list[Piece]:
    t, me = desk.texts, desk.me
    civil = desk.civil_hand
    backs = sum(me.military_backs)
    military = desk.military_hand
    shown = military or [("", f"back-{k}") for k in range(backs)]
    n = max(len(civil), 2) + max(len(shown), 2)
    room = RIGHT - LEFT - 24
    width = min(HAND_W, max(62.0, room / n - 5))
    step = min(width + 6, (room - 2 * width) / max(n - 2, 1))
    split = LEFT + width + step * (max(len(civil), 2) - 1) + 24
    top = HAND_TOP - 17
    y = HAND_TOP + width * FULL_H / FULL_W / 2
    said = t("caption-civil-hand", n=len(civil), limit=me.civil_limit)
    out = [piece("t-civil", "tta-caption", LEFT + 150, top, 1, label=said)]
    said = t("caption-military-hand", n=backs, limit=me.military_limit)
    out.append(piece("t-military", "tta-caption", split + 150, top, 1, label=said))
    for k, (card, id) in enumerate(civil):
        x = LEFT + width / 2 + k * step
        more = (t("in-hand-fresh"),) if card in me.fresh else ()
        out.append(desk.words_card(id, card, x, y, width, (targets.CIVIL, card), *more))
    for k, (card, id) in enumerate(shown):
        x = split + width / 2 + k * step
        if card:
            out.append(desk.words_card(id, card, x, y, width, (targets.MILITARY, card)))
        else:
            out.append(piece(id, "tta-back-military", x, y, width / W, state="hidden"))
    return out
