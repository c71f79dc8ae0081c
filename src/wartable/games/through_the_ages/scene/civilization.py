"""The reader's civilisation: technologies in columns by kind, then what needs no workers, flowing
from line to line as large as all of it fits."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import H, W
from wartable.games.through_the_ages.scene import holdings
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.holdings import BETWEEN, Draw
from wartable.scene import Piece

SEEN = 64  # of a card under the next level of its kind
FOOT = 13  # for workers, who stand out below
LITTLE = 20  # so much higher a line does not move to the right for
ENOUGH = 1.05  # a larger scale is not liked better
APART, GAIN = 0.93, 0.88  # how much is liked what stands in one line with others, or as a tile

Block = tuple[float, float, Draw]  # how wide and high at scale 1, and how to draw it from its top
Lines = list[list[Block]]
Taken = tuple[float, float, float]  # from where to where, and how far down


def laid(
    desk: Desk, left: float, top: float, width: float, high: float, most: float, bare: bool = False
) -> list[Piece]:
    """All of it in a box, centred there. `bare`: no level covers the one before it."""
    scale, lines = fitting(desk, width, high, most, bare)
    spare = max(0.0, high - depth(lines) * scale) / (len(lines) + 1)
    out: list[Piece] = []
    y = top + min(spare, 14)
    between = min(spare, 18)
    for line in lines:
        out += _line(line, left + (width - _wide(line) * scale) / 2, y, scale)
        y += _high(line) * scale + between
    return out


def fitting(
    desk: Desk, width: float, high: float, most: float, bare: bool = False
) -> tuple[float, Lines]:
    """The largest scale at which all fits, and what stands in which line. Technologies and the
    rest have lines of their own if that costs little; colonies are tiles if that gains much."""
    columns = _columns(desk, bare)
    best, found = 0.0, _broken(columns, 1e9)
    for tiled in (False, True):
        rest = _rest(desk, tiled)
        blocks = [*columns, *rest]
        for number in range(1, len(blocks) + 1):
            room = _wide(blocks[:number])
            for apart in (True, False):
                lines = (
                    [*_broken(columns, room), *_broken(rest, room)]
                    if apart
                    else _broken(blocks, room)
                )
                liked = min(_scale(lines, width, high, most), ENOUGH)
                liked *= (1 if apart else APART) * (GAIN if tiled else 1)
                if liked > best:
                    best, found = liked, lines
    return _scale(found, width, high, most), found


def flowing(desk: Desk, width: float, scale: float) -> Lines:
    """As many lines as it takes at this scale, each as full as it can be."""
    return _broken([*_columns(desk), *_rest(desk, False)], width / scale)


def _broken(blocks: list[Block], room: float) -> Lines:
    """In lines, each as full as it can be."""
    lines: Lines = []
    left = 0.0
    for block in blocks:
        if not lines or block[0] > left + 0.01:
            lines.append([])
            left = room
        lines[-1].append(block)
        left -= block[0]
    return lines


def down(
    lines: Lines, left: float, top: float, width: float, scale: float
) -> tuple[list[Piece], float]:
    """The lines below each other, and where they end. One that is shorter than the width stands
    where it can be highest: beside what hangs down from above."""
    out: list[Piece] = []
    taken: list[Taken] = []
    for line in lines:
        high, start = highest(_wide(line), taken, width / scale)
        out += _line(line, left + start * scale, top + high * scale, scale)
        for wide, down, _ in line:
            taken.append((start, start + wide, high + down + 7))
            start += wide
    return out, top + max(foot for _, _, foot in taken) * scale


def highest(wide: float, taken: list[Taken], width: float) -> tuple[float, float]:
    """How far below the top and how far from the left a line can stand."""
    if not taken:
        return 0.0, 0.0
    found = []
    for start in sorted({left for left, _, _ in taken if left + wide < width + 0.01}):
        under = [
            foot
            for left, right, foot in taken
            if left < start + wide - 0.01 and right > start + 0.01
        ]
        found.append((max(under), start))
    least = min(found)[0] + LITTLE
    return next(each for each in found if each[0] <= least)  # as far to the left as that is so


def depth(lines: Lines) -> float:
    """How high they are below each other, at scale 1."""
    return sum(map(_high, lines))


def _scale(lines: Lines, width: float, high: float, most: float) -> float:
    return min(most, width / max(map(_wide, lines)), high / depth(lines))


def _wide(line: list[Block]) -> float:
    return sum(wide for wide, _, _ in line)


def _high(line: list[Block]) -> float:
    return max(high for _, high, _ in line) + 6


def _line(line: list[Block], left: float, top: float, scale: float) -> list[Piece]:
    out: list[Piece] = []
    for wide, _, draw in line:
        out += draw(left + wide * scale / 2, top, scale)
        left += wide * scale
    return out


def _columns(desk: Desk, bare: bool = False) -> list[Block]:
    stacks = [spots for _, spots in desk.columns()]
    if bare:
        stacks = [[spot] for spots in stacks for spot in spots]
    return [
        (W + BETWEEN, H + (len(spots) - 1) * SEEN + FOOT, _column(desk, spots)) for spots in stacks
    ]


def _rest(desk: Desk, tiled: bool) -> list[Block]:
    return [(wide, float(H), _from_top(draw)) for wide, draw in holdings.blocks(desk, tiled)]


def _column(desk: Desk, spots: list[int]) -> Draw:
    def draw(x: float, top: float, scale: float) -> list[Piece]:
        out: list[Piece] = []
        for level, spot in enumerate(spots):
            y = top + (H / 2 + level * SEEN) * scale
            seen = SEEN if level < len(spots) - 1 else H
            out += desk.place(spot, x, y, scale, max(0.74, scale * 0.9), seen)
        return out

    return draw


def _from_top(draw: Draw) -> Draw:
    return lambda x, top, scale: draw(x, top + H / 2 * scale, scale)
