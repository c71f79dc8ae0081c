"""The table on a desktop: row, ratings, civilisation, banks and hands left to right, rivals."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.scene import banks, commons, holdings, targets
from wartable.games.through_the_ages.scene.desk import Desk, Held
from wartable.games.through_the_ages.scene.rivals import manner, rival_board
from wartable.scene import Layout, Piece, piece

WIDTH, HEIGHT = 1092, 848
LEFT, RIGHT = 14, 1078
SPLIT = 706  # the reader's board ends, the rivals' begin
CROWDED = 640  # the same with three rivals
GAP = 8
ROW_SCALE = 0.93
BOARD_TOP, BOARD_FOOT = 190, 524
SEEN = 62  # of a card under the next level of its kind
BANK_Y = 568
NOTE_Y = 626
HAND_TOP, HAND_W = 672, 130
NARROW = 84  # narrower cards of the hands stand in two lines, if that makes them larger
ASIDE = 176  # for their captions before them


def wide_layout(desk: Desk) -> Layout:
    """Every zone in its place, always of one size."""
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
    return [desk.rating(k, "pill-{}", LEFT + step * (k + 0.5), 162) for k in range(8)]


def _split(desk: Desk) -> int:
    return CROWDED if desk.view.seats > 3 else SPLIT


def _board(desk: Desk) -> list[Piece]:
    """Technologies in columns by kind; below them what needs no workers."""
    middle = (BOARD_TOP + BOARD_FOOT) / 2
    right = _split(desk) - GAP
    symbol = "tta-tray-4" if right < SPLIT - GAP else "tta-tray"
    out = [piece("board", symbol, (LEFT + right) / 2, middle, 1)]
    columns = desk.columns()
    room = right - LEFT - 20
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
    return out + _standing(desk, used, LEFT + 10, right - 10)


def _standing(desk: Desk, top: float, left: float, right: float) -> list[Piece]:
    """Government, leader, special technologies, wonders, colonies."""
    most = min((BOARD_FOOT - 8 - top) / H, 1.1)
    scale, found = holdings.fitting(desk, right - left, most)
    spare = right - left - holdings.wideness(found) * scale
    return holdings.line(found, left + spare / 2, BOARD_FOOT - 8 - H * scale / 2, scale)


def _banks(desk: Desk) -> list[Piece]:
    """Unused workers, yellow and blue bank: a cube for each token, a mark for each one gone."""
    t = desk.texts
    out = desk.turn(desk.me, LEFT + 16, BANK_Y - 26, 0.75)
    out.append(desk.seat(desk.me, "me-shape", LEFT + 16, BANK_Y - 26, 0.75))
    me = t.called(desk.me.seat)
    resign = desk.offers.at(targets.ME, desk.ids)
    out.append(
        piece("me", "tta-caption", LEFT + 184, BANK_Y - 26, 1, label=me, title=me, actions=resign)
    )
    out.append(
        piece("t-unused", "tta-caption-s", LEFT + 98, BANK_Y - 7, 1, label=t("caption-workers"))
    )
    out += desk.workers(LEFT + 22, BANK_Y + 21, 1.45, 34)
    out += desk.pool(LEFT + 118, BANK_Y + 21, 1)
    for name, x in (("yellow", LEFT + 302), ("blue", LEFT + 560)):
        out.append(banks.bank(desk, name, "bank", x, BANK_Y + 1))
        out += banks.tokens(desk, name, x, BANK_Y + 1)
    return out


def _common(desk: Desk) -> list[Piece]:
    """Events and decks, then the tactics that everybody may copy; each under its name."""
    n = len(commons.tactics(desk))
    scale = 0.52
    x, y = SPLIT + 1.0, BANK_Y + 8
    out = [_name(desk, "events", x)]
    for k in range(5):
        if k == 3:
            x += 6
            out.append(_name(desk, "decks", x))
        out.append(commons.pile(desk, k, x + W * scale / 2, y, scale))
        x += W * scale + 3
    x += 6
    rows = 1 if n <= 2 else 2  # of whole cards, or of tiles
    per = -(-n // rows)
    scale = min(scale if rows == 1 else 0.4, ((RIGHT - x + 3) / max(per, 1) - 3) / W)
    if n:
        out.append(_name(desk, "tactics", x))
    for k in range(n):
        at = x + W * scale / 2 + (k % per) * (W * scale + 3)
        lying = commons.tactic(desk, k, at, y + (k // per - (rows - 1) / 2) * 32, scale)
        out.append(lying if rows == 1 else commons.tile(lying))
    return out


def _name(desk: Desk, zone: str, left: float) -> Piece:
    said = desk.texts(f"zone-{zone}")
    return piece(f"t-{zone}", "tta-caption-s", left + 90, BANK_Y - 28, 1, label=said)


def _rivals(desk: Desk) -> list[Piece]:
    rivals, left = desk.rivals(), _split(desk)
    high = (BOARD_FOOT - BOARD_TOP - GAP * (len(rivals) - 1)) / max(len(rivals), 1)
    out: list[Piece] = []
    drawn = manner(desk, RIGHT - left, high)
    for k, civ in enumerate(rivals):
        top = BOARD_TOP + k * (high + GAP)
        out += rival_board(desk, civ, left, top, RIGHT - left, high, *drawn)
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
    """Side by side under their captions; many cards in two lines beside them. No card covers
    another."""
    civil, military = len(desk.civil_hand), sum(desk.me.military_backs)
    top = HAND_TOP if commons.notes(desk) else HAND_TOP - 32
    places = max(civil, 2) + max(military, 2)
    room = RIGHT - LEFT - 24
    width = min((HEIGHT - top - 6) * FULL_W / FULL_H, HAND_W, room / places - 6)
    left, high = LEFT + ASIDE, (HEIGHT - top + 20) / 2
    lines = min((high - 4) * W / H, (RIGHT - left) / max(civil, military, 1) - 3)
    out: list[Piece] = []
    if width >= min(lines, NARROW):
        y = top + width * FULL_H / FULL_W / 2
        free = int(room // (width + 6)) - places
        x = float(LEFT)
        for name, n, limit in (
            ("civil", civil, desk.me.civil_limit),
            ("military", military, desk.me.military_limit),
        ):
            more = max(0, min(limit - max(n, 2), free))
            free -= more
            out += _caption(desk, name, n, x, top - 17)
            out += _cards(desk, desk.hand(name), x, y, width)
            for k in range(n, min(max(n, 2) + more, limit)):
                at = x + width / 2 + k * (width + 6)
                out.append(piece(f"place-{name}-{k}", "tta-slot", at, y, width / W))
            x += (width + 6) * (max(n, 2) + more) + 18
        return out
    for k, (name, n) in enumerate((("civil", civil), ("military", military))):
        y = top - 24 + high * (k + 0.5)
        out += _caption(desk, name, n, LEFT, y, small=True)
        out += _cards(desk, desk.hand(name), left, y, lines, 3)
    return out


def _caption(
    desk: Desk, name: str, n: int, left: float, y: float, small: bool = False
) -> list[Piece]:
    limit = desk.me.civil_limit if name == "civil" else desk.me.military_limit
    said = desk.texts(f"caption-{name}-hand", n=n, limit=limit)
    symbol, half = ("tta-caption-s", 90) if small else ("tta-caption", 150)
    return [piece(f"t-{name}", symbol, left + half, y, 1, label=said)]


def _cards(
    desk: Desk, held: list[Held], left: float, y: float, width: float, gap: float = 6
) -> list[Piece]:
    return [
        desk.held(card, left + width / 2 + k * (width + gap), y, width)
        for k, card in enumerate(held)
    ]
