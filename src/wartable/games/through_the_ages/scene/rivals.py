"""A rival's board: figures, and every card as a small piece that can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.art.faces import ART, H, W
from wartable.games.through_the_ages.art.pictures import HEIGHT
from wartable.games.through_the_ages.art.tiles import BAND, STRIP_HEAD, TILE_H, TILE_W, strips
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
LEGIBLE = 0.6  # cards that are smaller become tiles
NAMED = 0.8  # names of cards so large are read on a small desktop, too
BADGE = 78  # for workers beside a tile
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
    desk: Desk, civ: Civ, symbol: str, x: float, y: float, scale: float, named: bool = True
) -> Piece:
    """The ground of a rival's board, where cards played on that rival are aimed."""
    name = desk.texts.name(civ.seat) if named else ""
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


def arrange(
    groups: Sequence[list[Shown]],
    width: float,
    high: float,
    wide: Sequence[float],
    h: float,
    most: float,
) -> tuple[float, list[Spot]]:
    """Every group in lines of its own, as large as all fit side by side: the scale, and where
    their middles are. `wide`: how much each of a group takes."""
    found = [group for group in groups if group]
    ws = [w for group, w in zip(groups, wide, strict=True) if group]
    best, lines = 0.0, [1 for _ in found]
    for trial in product(range(1, 5), repeat=len(found)):
        across = (
            width / -(-len(group) // k) / w for group, k, w in zip(found, trial, ws, strict=True)
        )
        scale = min(*across, high / sum(trial) / h, most)
        if scale > best + 0.001:
            best, lines = scale, list(trial)
    spots: list[Spot] = []
    y = h * best / 2
    for group, k, w in zip(found, lines, ws, strict=True):
        per = -(-len(group) // k)
        for number, shown in enumerate(group):
            at = w * best * (number % per + 0.5), y + h * best * (number // per)
            spots.append((shown, *at))
        y += h * best * k
    return best, spots


def manner(desk: Desk, width: float, high: float) -> tuple[int, bool]:
    """How boards of this size are drawn, all alike: how high their heads are, and whether cards
    are shown whole. A second line of figures must leave cards as large as they are."""
    whole = _face_scale(desk, width, high - HEAD) >= LEGIBLE
    if high > LOFTY:
        return HEAD + LINE, _face_scale(desk, width, high - HEAD - LINE) >= LEGIBLE
    if whole:
        both = _face_scale(desk, width, high - HEAD - LINE) >= LEGIBLE
    else:
        both = all(
            _tiles(civ, width, high, HEAD + LINE)[0] >= _tiles(civ, width, high, HEAD)[0]
            for civ in desk.rivals()
        )
    return HEAD + LINE if both else HEAD, whole


def rival_board(desk: Desk, civ: Civ, ground: str, box: Box, head: int, whole: bool) -> list[Piece]:
    """Cards as they are where all rivals' can be read so, tiles where not."""
    left, top, width, high = box
    out = _head(desk, civ, f"{ground}-{desk.view.seats}", box, head)
    if whole:
        scale, spots = _faces(civ, width, high, head)
        for card, x, y in spots:
            out += rival_card(desk, civ, card, left + 8 + x, top + head + y, scale)
        return out
    scale, spots, beside = _tiles(civ, width, high, head)
    for card, x, y in spots:
        where = left + 8 + x, top + head + y, scale
        out += rival_tile(desk, civ, card, *where, beside)
    return out


def _head(desk: Desk, civ: Civ, ground: str, box: Box, head: int) -> list[Piece]:
    """The ground of a board, whose it is, their figures."""
    left, top, width, high = box
    out = [panel(desk, civ, ground, left + width / 2, top + high / 2, 1)]
    out += shape(desk, civ, left + 20, top + 16, 0.85)
    out += hand(desk, civ, left + width - 8, top + 16, 0.82)
    if head > HEAD:
        return out + side_by_side(desk, civ, 6, left + 4, left + width - 4, top + 43, 1)
    return out + figures_of(desk, civ, left + 34, left + width - 50, top + 16)


def strip_boards(desk: Desk, left: float, top: float, width: float, room: float) -> list[Piece]:
    """Three rivals below each other, their tiles of one size: whose cards are many has two lines
    and a higher strip. Workers, whose cards are the last line, stand out below them."""
    rivals, gap = desk.rivals(), 8.0
    cards = [(standing(civ), main_technologies(civ)) for civ in rivals]

    def fits(lines: tuple[int, ...]) -> float:
        """How far it is from one tile to the next."""
        heights = strips(room, lines.count(2))
        return min(
            min(
                (width - 16) / (sum(map(len, both)) if k == 1 else max(map(len, both))),
                (heights[k - 1] - STRIP_HEAD) / k / (TILE_H + 2) * (TILE_W + 4),
                0.8 * TILE_W,
            )
            for both, k in zip(cards, lines, strict=True)
        )

    lines = max(product((1, 2), repeat=len(rivals)), key=fits)
    step = fits(lines)
    scale = step / (TILE_W + 4)
    double = lines.count(2)
    out: list[Piece] = []
    for civ, (stands, works), k in zip(rivals, cards, lines, strict=True):
        high = strips(room, double)[k - 1]
        ground = f"tta-rival-4-{double}{k - 1}" if double % 3 else "tta-rival-4"
        out += _head(desk, civ, ground, (left, top, width, high), HEAD)
        y = top + HEAD + TILE_H / 2 * scale
        for line in ([*stands, *works],) if k == 1 else (stands, works):
            for n, item in enumerate(line):
                at = left + 8 + step * (n + 0.5), y, scale
                out += rival_tile(desk, civ, item, *at, below=True)
            y += (TILE_H + 2) * scale
        top += high + gap
    return out


def _faces(civ: Civ, width: float, high: float, head: float) -> tuple[float, list[Spot]]:
    """Whole cards; without those that count for little where all of them would be nameless."""
    room = width - 16, high - head - 6, (W + 3,), H + 6, 0.86
    made = arrange((_all(civ),), *room)
    return (
        made if made[0] >= NAMED else arrange(([*standing(civ), *main_technologies(civ)],), *room)
    )


def _face_scale(desk: Desk, width: float, high: float) -> float:
    """How large whole cards of every rival could be on boards of this size, heads aside."""
    return min(_faces(civ, width, high, 0)[0] for civ in desk.rivals())


def _tiles(civ: Civ, width: float, high: float, head: float) -> tuple[float, list[Spot], bool]:
    """Cards without their words: those without workers in lines of their own, or all together; and
    whether workers stand beside their cards, as there is room."""
    room, tall, w = (width - 16, high - head - 6), (TILE_H + 4, 0.8), TILE_W + 4
    groups = (standing(civ), main_technologies(civ))
    apart = arrange(groups, *room, (w, w), *tall)
    together = arrange(([*groups[0], *groups[1]],), *room, (w,), *tall)
    if together[0] > apart[0] * 1.1:
        return (*together, False)
    beside = arrange(groups, *room, (w, w + BADGE), *tall)
    return (*beside, True) if beside[0] >= apart[0] * 0.86 else (*apart, False)


def _all(civ: Civ) -> list[Shown]:
    return [*standing(civ), *technologies(civ)]


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


def rival_tile(
    desk: Desk,
    civ: Civ,
    item: Shown,
    x: float,
    y: float,
    scale: float,
    beside: bool = False,
    below: bool = False,
) -> list[Piece]:
    """A card without its words, and its workers: `beside` or `below` it, else on its band; or how
    far a wonder has come."""
    card, workers, _ = item
    id = f"rival-{civ.seat}-{card}"
    wonder = next((w for w in civ.wonders if w.card == card), None)
    said = (desk.wonder_state(wonder),) if wonder else _on_it(desk, item)
    is_place = isinstance(names.by_key(card), Workplace)
    if is_place and beside:
        x -= BADGE / 2 * scale
    shown = desk.card(id, card, x, y - 2 * scale, scale, targets.rival(civ.seat, card), *said)
    shown = replace(shown, symbol=f"tta-tile-{card}")
    foot = y + (TILE_H / 2 - 12) * scale
    brow = y - (TILE_H / 2 - BAND / 2) * scale
    if wonder is not None:
        out = [shown]
        if wonder.ravaged:
            out.append(piece(f"{id}-ruin", "tta-ruin", x, y + 8 * scale, 2 * scale))
        elif not wonder.done:
            built = f"{wonder.stages}/{wonder.of}"
            out.append(piece(f"{id}-s", "tta-stages", x, foot, max(1.7 * scale, 0.82), label=built))
        return out
    if not is_place:
        return [shown]
    if not workers:
        return [replace(shown, state="dim")]
    if beside:
        size = BADGE * scale / 36
        at = x + (TILE_W + BADGE) / 2 * scale, y
        return [shown, piece(f"{id}-w", "tta-workers", *at, size, label=str(workers))]
    if below:
        at = x - TILE_W / 2 * scale + 17 * 0.84, y + TILE_H / 2 * scale
        return [shown, piece(f"{id}-w", "tta-workers", *at, 0.84, label=str(workers))]
    size = min(max(1.48 * scale, 0.88), 0.9 * TILE_W * scale / 34)
    at = x + TILE_W / 2 * scale - 16 * size, brow  # on the band, beside the age
    return [shown, piece(f"{id}-w", "tta-workers", *at, size, label=str(workers))]


def _on_it(desk: Desk, item: Shown) -> tuple[str, ...]:
    card, workers, blue = item
    if not isinstance(names.by_key(card), Workplace):
        return ()
    return (f"({desk.texts('on-card', workers=workers, blue=blue)})",)
