"""A rival's board: figures, and every card as a small piece that can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.art.faces import ART, H, W
from wartable.games.through_the_ages.art.pictures import HEIGHT
from wartable.games.through_the_ages.art.tiles import (
    BLOCK,
    CHIP_GAP,
    CHIP_H,
    CHIP_LINE,
    STRIP,
    chip_width,
)
from wartable.games.through_the_ages.engine.cards.kinds import Workplace
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.ratings import ratings
from wartable.games.through_the_ages.views.civs import Civ
from wartable.scene import Piece, piece

Shown = tuple[str, int, int]  # card, workers and goods on it
Box = tuple[float, float, float, float]  # left, top, width, height

HEAD, LINE = 30, 26  # of a board on a desktop: name and figures; a second line for all figures
LOFTY = 200  # a board so high has both
LEGIBLE = 0.76  # cards that are smaller become chips
NAMED = 0.8  # names of cards so large are read on a small desktop, too
ON_IT = 32  # for workers beside a chip, or how far a wonder has come
SMALL = 0.9  # chips so small leave out what is idle
CHIP_MOST = 1.2  # larger chips are not easier to read
SIX_ABREAST = 0.7  # all figures stand in one line if they are not smaller


def summary(desk: Desk, civ: Civ) -> str:
    """Who leads, how they govern, what they hold."""
    t = desk.texts
    leader = names.name(civ.leader, t) if civ.leader else t("rival-no-leader")
    government = names.name(civ.government, t)
    said = t("rival-title", name=t.name(civ.seat), government=government, leader=leader)
    return said if civ.playing else f"{said} ({t('resigned')})"


def figures(desk: Desk, civ: Civ) -> str:
    """Every rating in a line of its own, for the preview."""
    t = desk.texts
    said = [sentence for _, _, sentence in ratings(civ, t)]
    said += [t("unused-worker", n=civ.unused), _hands(desk, civ)]
    return "\n".join(said + ([t("skips-politics")] if civ.skips_politics else []))


def _hands(desk: Desk, civ: Civ) -> str:
    t = desk.texts
    said = t("rival-hands", civil=len(civ.civil_hand), military=sum(civ.military_backs))
    listed = ", ".join(names.name(card, t) for card in (*civ.civil_hand, *civ.military_known))
    return f"{said}: {listed}" if listed else said


def standing(civ: Civ) -> list[Shown]:
    """What makes a civilisation what it is: cards without workers."""
    found: list[Shown] = [(civ.government, 0, 0)]
    if civ.leader:
        found.append((civ.leader, 0, 0))
    found += [(wonder.card, 0, 0) for wonder in civ.wonders]
    found += [(card, 0, 0) for card in civ.specials]
    if civ.tactic:
        found.append((civ.tactic, 0, 0))
    return found + [(card, 0, 0) for card in civ.colonies]


def technologies(civ: Civ) -> list[Shown]:
    """Farms to air forces; those without workers last."""
    places = sorted(civ.places, key=lambda place: not place.workers and not place.blue)
    return [(place.card, place.workers, place.blue) for place in places]


def main_technologies(civ: Civ) -> list[Shown]:
    """The same without those that have no workers and that everybody has, or that are outdated:
    a later one of their kind is in play."""
    latest = {place.kind: place.level for place in sorted(civ.places, key=lambda p: p.level)}
    idle = {
        place.card
        for place in civ.places
        if not place.workers and not place.blue and not 0 < place.level == latest[place.kind]
    }
    return [shown for shown in technologies(civ) if shown[0] not in idle]


def panel(
    desk: Desk, civ: Civ, symbol: str, x: float, y: float, scale: float, letters: int = 40
) -> Piece:
    """The ground of a rival's board, where cards played on that rival are aimed; so many letters
    of their name fit there."""
    name = desk.texts.name(civ.seat)
    if len(name) > letters:
        name = f"{name[: letters - 1]}…" if letters else ""
    return piece(
        f"rival-{civ.seat}",
        symbol,
        x,
        y,
        scale,
        label=name,
        seat=civ.seat,
        title=summary(desk, civ),
        tip=figures(desk, civ),
        actions=desk.offers.at(targets.rival(civ.seat), desk.ids),
        state="" if civ.playing else "dim",
    )


def figures_of(
    desk: Desk, civ: Civ, left: float, right: float, y: float, scale: float = 1
) -> list[Piece]:
    """All six side by side between the name and `right`, if they can be read there; else the four
    that rivals are measured by."""
    left += min(10.5 * scale * len(desk.texts.name(civ.seat)), (right - left) / 2.6)
    if _abreast(desk, civ, 6, left, right) >= SIX_ABREAST:
        return side_by_side(desk, civ, 6, left, right, y, scale)
    left = max(left, right - 260 * scale)
    return side_by_side(desk, civ, 4, left, right, y, scale)


def _widths(desk: Desk, civ: Civ, n: int) -> list[float]:
    """Of a rival's first figures at scale 1."""
    labels = [label for _, label, _ in ratings(civ, desk.texts)[:n]]
    return [20 + 9.2 * len(label.replace(" ", "").replace("+", "++")) for label in labels]


def _abreast(desk: Desk, civ: Civ, n: int, left: float, right: float) -> float:
    """How large so many of them could be."""
    return (right - left) / (sum(_widths(desk, civ, n)) + 7 * n)


def side_by_side(
    desk: Desk, civ: Civ, n: int, left: float, right: float, y: float, most: float
) -> list[Piece]:
    """The first `n` of a rival's figures, as large as they fit there."""
    shown = ratings(civ, desk.texts)[:n]
    widths = _widths(desk, civ, n)
    scale = min(most, _abreast(desk, civ, n, left, right))
    gap = (right - left - sum(widths) * scale) / len(shown)
    x = left + gap / 2
    out = []
    for (icon, label, said), width in zip(shown, widths, strict=True):
        name = icon.removeprefix("un")
        where = f"rival-{civ.seat}-{name}", f"tta-figure-{icon}", x + 22 * scale, y, scale
        out.append(piece(*where, label=label, title=said, tip=desk.texts(f"tip-{name}")))
        x += width * scale + gap
    return out


def hand(desk: Desk, civ: Civ, right: float, y: float, scale: float = 0.85) -> list[Piece]:
    """How many cards they hold, by back."""
    said = _hands(desk, civ)
    x = right - 11 * scale
    out = []
    for name, n in (("military", sum(civ.military_backs)), ("civil", len(civ.civil_hand))):
        id = f"rival-{civ.seat}-{name}"
        out.append(piece(id, f"tta-mini-{name}", x, y, scale, label=str(n), title=said))
        x -= 26 * scale
    return out


def shape(desk: Desk, civ: Civ, x: float, y: float, scale: float) -> list[Piece]:
    """Whose board it is; a ring around it on their turn."""
    out = [desk.seat(civ, f"rival-{civ.seat}-shape", x, y, scale)]
    return [*desk.turn(civ, x, y, scale), *out]


# ------------------------------------------------------------ their cards
Spot = tuple[Shown, float, float]
Line = list[tuple[Shown, float, float]]  # a chip, where it begins and how wide it is


def arrange(
    cards: Sequence[Shown], width: float, high: float, most: float
) -> tuple[float, list[Spot]]:
    """Whole cards in lines, as large as all fit: the scale, and where their middles are."""
    w, h = W + 3, H + 6
    scale, per = max(
        (min(width / -(-len(cards) // k) / w, high / k / h, most), -(-len(cards) // k))
        for k in range(1, 5)
    )
    return scale, [
        (shown, w * scale * (k % per + 0.5), h * scale * (k // per + 0.5))
        for k, shown in enumerate(cards)
    ]


def manner(desk: Desk, width: float, high: float) -> tuple[int, bool]:
    """How boards of this size are drawn, all alike: how high their heads are, and whether cards
    are shown whole. A second line of figures must leave cards as large as they are."""
    for head in (HEAD + LINE, HEAD):
        if _face_scale(desk, width, high - head) >= LEGIBLE:
            return head, True
    return HEAD + LINE if high > LOFTY else HEAD, False


def rival_board(desk: Desk, civ: Civ, ground: str, box: Box, head: int, whole: bool) -> list[Piece]:
    """Cards as they are where all rivals' can be read so, chips where not."""
    left, top, width, high = box
    out = _head(desk, civ, f"{ground}-{desk.view.seats}", box, head)
    if whole:
        scale, spots = _faces(civ, width, high, head)
        for card, x, y in spots:
            out += rival_card(desk, civ, card, left + 8 + x, top + head + y, scale)
        return out
    room = width - 16, high - head - 6
    scale, lines = fitting(desk, civ, *room, CHIP_MOST)
    return out + rival_chips(desk, civ, lines, left + 8, top + head + 2, scale)


def _head(desk: Desk, civ: Civ, ground: str, box: Box, head: int) -> list[Piece]:
    """The ground of a board, whose it is, their figures."""
    left, top, width, high = box
    letters = int((width - 84) / 2.6 / 8)  # the figures begin there
    out = [panel(desk, civ, ground, left + width / 2, top + high / 2, 1, letters)]
    out += shape(desk, civ, left + 20, top + 16, 0.85)
    out += hand(desk, civ, left + width - 8, top + 16, 0.82)
    if head > HEAD:
        return out + side_by_side(desk, civ, 6, left + 4, left + width - 4, top + 43, 1)
    return out + figures_of(desk, civ, left + 34, left + width - 50, top + 16)


def strip_boards(
    desk: Desk, ground: str, left: float, top: float, width: float, room: float
) -> list[Piece]:
    """Three rivals below each other, each as high as its chips need; all chips of one size."""
    scale, boards = _even(desk, width - 16, room)
    heights = [_strip_high(len(lines), scale) for lines in boards]
    for k in range(int(room - sum(heights)) // STRIP):
        heights[k % len(heights)] += STRIP
    out: list[Piece] = []
    for civ, lines, high in zip(desk.rivals(), boards, heights, strict=True):
        out += _head(desk, civ, f"{ground}-h{high}", (left, top, width, high), HEAD)
        out += rival_chips(desk, civ, lines, left + 8, top + HEAD + 2, scale)
        top += high + 8
    return out


def _strip_high(lines: int, scale: float) -> int:
    """How high a board is drawn that has so many lines of chips."""
    return ceil((HEAD + 4 + lines * CHIP_LINE * scale) / STRIP) * STRIP


def _even(desk: Desk, width: float, room: float) -> tuple[float, list[list[Line]]]:
    """The largest scale at which the chips of all rivals fit below each other, and their lines.
    Where all would be small, those that nobody works on are left out if they take a line more."""

    def largest(idle: bool) -> tuple[float, list[list[Line]]]:
        scale = CHIP_MOST
        while True:
            found = [_fewest(desk, civ, width / scale, idle) for civ in desk.rivals()]
            high = sum(_strip_high(len(lines), scale) for lines in found)
            if high <= room or scale < 0.3:
                return scale, found
            scale *= 0.98

    whole = largest(True)
    if whole[0] >= SMALL:
        return whole
    scale, busy = largest(False)
    if scale <= whole[0] * 1.08:
        return whole
    every = [_fewest(desk, civ, width / scale, True) for civ in desk.rivals()]
    return scale, [a if len(a) == len(b) else b for a, b in zip(every, busy, strict=True)]


def _fewest(desk: Desk, civ: Civ, room: float, idle: bool) -> list[Line]:
    """Lines of a civilisation's chips; technologies begin one of their own if that takes no
    more."""
    stands, works = standing(civ), main_technologies(civ)
    works = [shown for shown in works if idle or shown[1] or shown[2]]
    ways = ((stands, works), ([*stands, *works],))
    return min((in_lines(desk, civ, groups, room) for groups in ways), key=len)


def _faces(civ: Civ, width: float, high: float, head: float) -> tuple[float, list[Spot]]:
    """Whole cards; without those that count for little where all of them would be nameless."""
    room = width - 16, high - head - 6, 0.86
    made = arrange([*standing(civ), *technologies(civ)], *room)
    return made if made[0] >= NAMED else arrange([*standing(civ), *main_technologies(civ)], *room)


def _face_scale(desk: Desk, width: float, high: float) -> float:
    """How large whole cards of every rival could be on boards of this size, heads aside."""
    return min(_faces(civ, width, high, 0)[0] for civ in desk.rivals())


# ------------------------------------------------------------ their cards as chips
def fitting(
    desk: Desk, civ: Civ, width: float, high: float, most: float
) -> tuple[float, list[Line]]:
    """The largest scale at which the chips of a civilisation fit, and their lines. Technologies
    begin a line of their own if that costs little; those that nobody works on are left out where
    all would be small."""
    stands, works = standing(civ), main_technologies(civ)
    busy = [shown for shown in works if shown[1] or shown[2]]
    best: tuple[float, list[Line]] = 0.0, []
    for groups in ((stands, works), ([*stands, *works],), (stands, busy), ([*stands, *busy],)):
        found = _largest(desk, civ, groups, width, high, most)
        if best[0] < SMALL and found[0] > best[0] * 1.08:
            best = found
    return best


def _largest(
    desk: Desk, civ: Civ, groups: Sequence[Sequence[Shown]], width: float, high: float, most: float
) -> tuple[float, list[Line]]:
    scale = most
    while True:
        lines = in_lines(desk, civ, groups, width / scale)
        if len(lines) * CHIP_LINE * scale <= high or scale < 0.3:
            return scale, lines
        scale *= 0.98


def in_lines(desk: Desk, civ: Civ, groups: Sequence[Sequence[Shown]], room: float) -> list[Line]:
    """Chips one after the other, every group from a line of its own."""
    lines: list[Line] = []
    for group in groups:
        x = room
        for shown in group:
            wide = chip_width(names.by_key(shown[0]), desk.texts)
            more = ON_IT if _said_beside(civ, shown) else 0
            if x + wide + more > room:
                lines.append([])
                x = 0
            lines[-1].append((shown, x, wide))
            x += wide + more + CHIP_GAP
    return lines


def rival_chips(
    desk: Desk, civ: Civ, lines: list[Line], left: float, top: float, scale: float
) -> list[Piece]:
    """The lines below each other."""
    out: list[Piece] = []
    for k, line in enumerate(lines):
        y = top + (k * CHIP_LINE + CHIP_H / 2) * scale
        for shown, x, wide in line:
            out += _chip(desk, civ, shown, left + x * scale, y, wide, scale)
    return out


def _said_beside(civ: Civ, item: Shown) -> tuple[str, str] | tuple[()]:
    """The mark that stands beside a chip, and its figure: workers, stages of a wonder."""
    card, workers, _ = item
    wonder = next((w for w in civ.wonders if w.card == card), None)
    if wonder is not None and not wonder.done and not wonder.ravaged:
        return "stages", f"{wonder.stages}/{wonder.of}"
    return ("workers", str(workers)) if workers else ()


def _chip(
    desk: Desk, civ: Civ, item: Shown, left: float, y: float, wide: float, scale: float
) -> list[Piece]:
    card, workers, _ = item
    id = f"rival-{civ.seat}-{card}"
    wonder = next((w for w in civ.wonders if w.card == card), None)
    said = (desk.wonder_state(wonder),) if wonder else _on_it(desk, item)
    target = targets.rival(civ.seat, card)
    shown = desk.card(id, card, left + wide / 2 * scale, y, scale, target, *said)
    idle = isinstance(names.by_key(card), Workplace) and not workers
    out = [replace(shown, symbol=f"tta-chip-{card}", state="dim" if idle else "")]
    if wonder is not None and wonder.ravaged:
        out.append(piece(f"{id}-ruin", "tta-ruin", left + BLOCK / 2 * scale, y, 0.8 * scale))
    if beside := _said_beside(civ, item):
        mark, figure = beside
        at = left + (wide + ON_IT / 2) * scale
        out.append(piece(f"{id}-{mark[0]}", f"tta-{mark}", at, y, 0.86 * scale, label=figure))
    return out


def rival_card(desk: Desk, civ: Civ, item: Shown, x: float, y: float, scale: float) -> list[Piece]:
    card, workers, _ = item
    id = f"rival-{civ.seat}-{card}"
    target = targets.rival(civ.seat, card)
    wonder = next((w for w in civ.wonders if w.card == card), None)
    y -= 3 * scale  # workers stand out below
    if wonder is not None:
        return desk.wonder_of(wonder, id, target, x, y, scale)
    shown = desk.card(id, card, x, y, scale, target, *_on_it(desk, item))
    if not isinstance(names.by_key(card), Workplace):
        return [shown]
    if not workers:
        return [replace(shown, state="dim")]
    size = max(0.84, scale * 1.1)
    at = x - W / 2 * scale + 18 * size, y + (ART + HEIGHT - 10 - H / 2) * scale - 4 * size
    return [shown, piece(f"{id}-w", "tta-workers", *at, size, label=str(workers))]


def _on_it(desk: Desk, item: Shown) -> tuple[str, ...]:
    card, workers, blue = item
    if not isinstance(names.by_key(card), Workplace):
        return ()
    return (f"({desk.texts('on-card', workers=workers, blue=blue)})",)
