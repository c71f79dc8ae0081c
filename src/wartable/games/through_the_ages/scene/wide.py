"""The table on a desktop or a tablet: row, ratings, civilisation, banks and hands left to right,
rivals."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.scene import banks, civilization, commons
from wartable.games.through_the_ages.scene.desk import Desk, Held
from wartable.games.through_the_ages.scene.rivals import manner, rival_board, strip_boards
from wartable.scene import Layout, Piece, piece

WIDTH, HEIGHT = 1092, 812
SQUARE_WIDTH, SQUARE_HEIGHT = 780, 764
GAP = 8
ROW_SCALE = 0.93
FRAME = 0.66  # of a free place in a hand
STEP = FRAME * W + 4  # from one to the next
LEAST_CHIP = 0.8  # tactics whose chips would be smaller have a line of their own
NOTED, TACTICS = 0.42, 62  # part of that line that is for notes; its caption
ASIDE = 176  # for captions before the hands, where they stand in two lines


@dataclass(frozen=True)
class Places:
    """Where the zones are. `split`: the reader's board ends, the rivals' begin; `crowded`: the same
    with three rivals. Cards of the hands that are narrower than `narrow` stand in two lines, if
    that makes them larger."""

    width: int
    height: int
    left: int
    right: int
    split: int
    crowded: int
    board_top: int
    board_foot: int
    tray: str  # symbols of the boards
    rival: str
    bank_y: int
    banks: tuple[float, float]  # the middles of their trays, from the left
    bank: float  # their scale
    workers: float  # from one to the next
    common: int  # where events and decks begin
    pile: float  # their scale
    note_y: int
    hand_top: int
    hand_w: int
    narrow: int


WIDE = Places(
    *(WIDTH, HEIGHT, 14, 1078, 652, 600, 190, 524, "tta-tray", "tta-rival"),
    *(568, (302, 560), 1, 34, 707, 0.52, 626, 672, 130, 84),
)
SQUARE = Places(
    *(SQUARE_WIDTH, SQUARE_HEIGHT, 10, 770, 494, 430, 256, 526, "tta-tray-q", "tta-rival-q"),
    *(561, (221, 411), 0.73, 25, 518, 0.4, 608, 652, 98, 74),
)

ALONE = Places(  # as flat as the window that it is looked at in
    *(1400, 712, 14, 1386, 1394, 1394, 190, 424, "tta-tray-a", "tta-rival"),
    *(468, (302, 560), 1, 34, 707, 0.52, 526, 572, 130, 84),
)
ROW_FOOT = 140  # where the card row ends


def wide_layout(desk: Desk) -> Layout:
    """Every zone in its place, always of one size."""
    return _layout(desk, WIDE, [*_row(desk), *_ratings(desk, WIDE)])


def alone_layout(desk: Desk) -> Layout:
    """One civilisation: without the row of cards, which is everybody's, and without rivals."""
    zones = (_board, _banks, _notes, _hands)
    found = [*_ratings(desk, ALONE), *(one for zone in zones for one in zone(desk, ALONE))]
    lifted = (structs.replace(one, y=round(one.y - ROW_FOOT, 1)) for one in found)
    return Layout.of(ALONE.width, ALONE.height - ROW_FOOT, lifted)


def square_layout(desk: Desk) -> Layout:
    """The same on a tablet: the row in two lines, the ratings beside its end."""
    return _layout(desk, SQUARE, [*_two_lines(desk), *_ratings_beside(desk)])


def _layout(desk: Desk, at: Places, above: list[Piece]) -> Layout:
    zones = (_board, _banks, _common, _rivals, _notes, _hands)
    return Layout.of(
        at.width, at.height, [*above, *(one for zone in zones for one in zone(desk, at))]
    )


def _two_lines(desk: Desk) -> list[Piece]:
    """Five and four, then the four dearest; the price stands over the first of them."""
    step, scale = 84.0, 0.93
    out = []
    for price, slots in desk.row_prices():
        line = 0 if slots[-1] < 9 else 1
        first, middle = (0 if line == 0 else 9), 75 + line * 125
        left = SQUARE.left + (slots[0] - first) * step
        for k, slot in enumerate(slots):
            out += desk.row(slot, left + step * (k + 0.5), middle, scale)
        out.append(desk.price_tab(price, left + 25, middle - 63, 0.86))
    return out


def _ratings_beside(desk: Desk) -> list[Piece]:
    left, step = SQUARE.left + 4 * 84 + 8, 104
    return [
        desk.rating(k, "pill-{}-m", left + step * (k % 4 + 0.5), 168 + k // 4 * 56)
        for k in range(8)
    ]


def _row(desk: Desk) -> list[Piece]:
    step, top = 82, 76
    out = []
    for price, slots in desk.row_prices():
        middle = WIDE.left + 39 + (slots[0] + slots[-1]) / 2 * step
        width = 414 if len(slots) == 5 else 330
        scale = (step * len(slots) - 4) / width
        out.append(piece(f"band-{price}", f"tta-band-{len(slots)}", middle, top, scale))
        left = WIDE.left + slots[0] * step
        out.append(desk.price_tab(price, left + 22, 13, 0.9))
    for slot in range(13):
        out += desk.row(slot, WIDE.left + 39 + slot * step, top + 4, ROW_SCALE)
    return out


def _ratings(desk: Desk, at: Places) -> list[Piece]:
    step = (at.right - at.left) / 8
    return [desk.rating(k, "pill-{}", at.left + step * (k + 0.5), 162) for k in range(8)]


def _split(desk: Desk, at: Places) -> int:
    return at.crowded if desk.view.seats > 3 else at.split


def _board(desk: Desk, at: Places) -> list[Piece]:
    """Technologies in columns by kind, and what needs no workers."""
    middle = (at.board_top + at.board_foot) / 2
    right = _split(desk, at) - GAP
    symbol = f"{at.tray}-4" if right < at.split - GAP else at.tray
    tray = piece("board", symbol, (at.left + right) / 2, middle, 1)
    room = right - at.left - 16, at.board_foot - at.board_top - 12
    box = at.left + 8, at.board_top + 7, *room
    return [tray, *civilization.laid(desk, *box, 1.18, bare=at is ALONE)]


def _banks(desk: Desk, at: Places) -> list[Piece]:
    """Unused workers, yellow and blue bank: a cube for each token, a mark for each one gone."""
    t = desk.texts
    out = desk.turn(desk.me, at.left + 16, at.bank_y - 26, 0.75)
    out.append(desk.seat(desk.me, "me-shape", at.left + 16, at.bank_y - 26, 0.75))
    me = t.called(desk.me.seat)
    out.append(piece("me", "tta-caption", at.left + 184, at.bank_y - 26, 1, label=me, title=me))
    out.append(
        piece(
            "t-unused", "tta-caption-s", at.left + 98, at.bank_y - 7, 1, label=t("caption-workers")
        )
    )
    out += desk.workers(at.left + 22, at.bank_y + 21, 1.45 * at.workers / 34, at.workers)
    out += desk.pool(at.left + 3.5 * at.workers, at.bank_y + 21, at.workers / 34)
    for name, x in zip(banks.NAMES, at.banks, strict=True):
        out.append(banks.bank(desk, name, "bank", at.left + x, at.bank_y + 1, at.bank))
        out += banks.tokens(desk, name, at.left + x, at.bank_y + 1, at.bank)
    return out


def _common(desk: Desk, at: Places) -> list[Piece]:
    """Events and decks, then the tactics that everybody may copy; each under its name."""
    n = len(commons.tactics(desk))
    scale = at.pile
    x, y = float(at.common), at.bank_y + 8
    out = [_name(desk, "events", x, at)]
    for k in range(5):
        if k == 3:
            x += 6
            out.append(_name(desk, "decks", x, at))
        out.append(commons.pile(desk, k, x + W * scale / 2, y, scale))
        x += W * scale + 3
    if n and not _in_strip(desk, at):
        x = _beside_decks(at)
        out.append(_name(desk, "tactics", x, at))
        if n > 2:
            room = at.right - x
            scale = commons.tactics_scale(desk, room, _chips_high(at))
            out += commons.tactic_chips(desk, x, y - _chips_high(at) / 2, room, scale)
        else:
            step = W * scale + 3
            out += [
                commons.tactic(desk, k, x + W * scale / 2 + k * step, y, scale) for k in range(n)
            ]
    return out


def _beside_decks(at: Places) -> float:
    """Where the tactics begin."""
    return at.common + 5 * (W * at.pile + 3) + 12


def _chips_high(at: Places) -> float:
    """How high the room beside the decks is."""
    return H * at.pile + 10


def _in_strip(desk: Desk, at: Places) -> bool:
    """Whether the tactics are too many for the room beside the decks: then they have a line of
    their own above the hands."""
    if len(commons.tactics(desk)) <= 2:
        return False
    room = at.right - _beside_decks(at), _chips_high(at)
    return commons.tactics_scale(desk, *room) < LEAST_CHIP


def _name(desk: Desk, zone: str, left: float, at: Places, top: float | None = None) -> Piece:
    said = desk.texts(f"zone-{zone}")
    scale, up = (1, 34) if at is WIDE else (0.7, 24)  # between the boards' rings and the cards'
    y = at.bank_y - up if top is None else top + 9
    return piece(f"t-{zone}", "tta-caption-s", left + 90 * scale, y, scale, label=said)


def _rivals(desk: Desk, at: Places) -> list[Piece]:
    rivals, left = desk.rivals(), _split(desk, at)
    high = (at.board_foot - at.board_top - GAP * (len(rivals) - 1)) / max(len(rivals), 1)
    out: list[Piece] = []
    if len(rivals) == 3:
        room = at.board_foot - at.board_top - 2 * GAP
        return strip_boards(desk, at.rival, left, at.board_top, at.right - left, room)
    drawn = manner(desk, at.right - left, high)
    for k, civ in enumerate(rivals):
        box = left, at.board_top + k * (high + GAP), at.right - left, high
        out += rival_board(desk, civ, at.rival, box, *drawn)
    return out


def _notes(desk: Desk, at: Places) -> list[Piece]:
    """Attacks, auctions, wars, pacts: one strip each; many tactics beside them."""
    n, out = len(commons.notes(desk)), list[Piece]()
    right, strip = float(at.right), _in_strip(desk, at)
    if strip:
        left = at.left + (at.right - at.left) * (NOTED if n else 0)
        right = left - GAP if n else right
        out.append(_name(desk, "tactics", left, at, at.note_y - 9))
        left += TACTICS
        scale = commons.tactics_scale(desk, at.right - left, 33)
        high = commons.tactics_high(desk, at.right - left, scale)
        out += commons.tactic_chips(desk, left, at.note_y - high / 2, at.right - left, scale)
    symbol, width = ("tta-note-l", 528) if n <= 2 and not strip else ("tta-note", 336)
    room = min((right - at.left + GAP) / max(n, 1), width + GAP)
    scale = (room - GAP) / width
    return out + [
        commons.note(desk, k, symbol, at.left + room * k + (room - GAP) / 2, at.note_y, scale)
        for k in range(n)
    ]


def _hands(desk: Desk, at: Places) -> list[Piece]:
    """Side by side under their captions; many cards in two lines beside them. No card covers
    another; free places are small frames."""
    civil, military = len(desk.civil_hand), sum(desk.me.military_backs)
    lined = commons.notes(desk) or _in_strip(desk, at)
    top = at.hand_top if lined else at.hand_top - 32
    places = max(civil, 2) + max(military, 2)
    room = at.right - at.left - 24
    width = min((at.height - top - 6) * FULL_W / FULL_H, at.hand_w, room / places - 6)
    left, high = at.left + ASIDE, (at.height - top + 20) / 2
    lines = min((high - 4) * W / H, (at.right - left) / max(civil, military, 1) - 3)
    out: list[Piece] = []
    if width >= min(lines, at.narrow):
        x, spare = float(at.left), room - (width + 6) * places
        for name, n, limit in (
            ("civil", civil, desk.me.civil_limit),
            ("military", military, desk.me.military_limit),
        ):
            out += _caption(desk, name, n, x, top - 17)
            out += _cards(desk, desk.hand(name), x, top + width * FULL_H / FULL_W / 2, width)
            taken, least = (width + 6) * n, (width + 6) * max(n, 2)
            more = min(max(taken + (limit - n) * STEP, least) - least, spare)
            spare -= more
            out += _free(name, n, limit, x + taken, top, least + more - taken)
            x += least + more + 18
        return out
    for k, (name, n) in enumerate((("civil", civil), ("military", military))):
        y = top - 24 + high * (k + 0.5)
        out += _caption(desk, name, n, at.left, y, small=True)
        out += _cards(desk, desk.hand(name), left, y, lines, 3)
    return out


def _free(name: str, n: int, limit: int, left: float, top: float, room: float) -> list[Piece]:
    """A small frame or two for cards that may still be held, as far as there is room."""
    return [
        piece(
            f"place-{name}-{n + k}",
            "tta-slot",
            left + STEP * (k + 0.5) - 2,
            top + H * FRAME / 2,
            FRAME,
        )
        for k in range(min(limit - n, int(room // STEP), 2))
    ]


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
