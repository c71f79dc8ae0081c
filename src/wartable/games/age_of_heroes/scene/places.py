"""Where things lie in the two layouts: the ring of panels, the roads between them."""

from __future__ import annotations

from math import atan2, degrees, hypot

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height

WIDE, HIGH = 1092.0, 848.0
CENTRE: Point = (546.0, 334.0)
PAIR: tuple[float, float] = (868.0, 674.0)  # a table for two is smaller, so all on it is larger
# places of a ring, the reader's first, then clockwise
RINGS: dict[int, tuple[Point, ...]] = {
    2: ((170, 418), (170, 96)),
    3: ((546, 572), (190, 190), (902, 190)),
    4: ((546, 572), (176, 334), (546, 96), (916, 334)),
    5: ((546, 572), (176, 450), (226, 130), (866, 130), (916, 450)),
    6: ((546, 572), (176, 462), (176, 206), (546, 96), (916, 206), (916, 462)),
}
MORE = (190.0, 160.0)  # how much higher a ring is on a tablet, and a table for two
# quarters of a circle that join the places of a table for four: centre and turn
ARCS: dict[tuple[int, int], tuple[Point, float]] = {
    (0, 1): ((331, 469), 270),
    (1, 2): ((331, 199), 0),
    (2, 3): ((761, 199), 90),
    (0, 3): ((761, 469), 180),
}
LENGTHS = (120, 200, 300, 420)


def centre(seats: int) -> Point:
    """The middle of what lies between the panels; beside them, at a table for two."""
    return (602.0, 240.0) if seats == 2 else CENTRE


def ring(seats: int, more: float) -> tuple[Point, ...]:
    """The places of a table that is so much higher: the reader's moves down, the farthest stays."""
    spots = RINGS[seats]
    first, last = min(y for _, y in spots), spots[0][1]
    return tuple((x, y + more * (y - first) / (last - first)) for x, y in spots)


def seat_order(viewer: int, seats: int) -> list[int]:
    """Seats clockwise from the reader, or from seat 0 for a spectator."""
    first = viewer if 0 <= viewer < seats else 0
    return [(first + step) % seats for step in range(seats)]


def road(a: Point, b: Point) -> tuple[Point, float, int]:
    """A straight road between two places: its middle, its turn, its length."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    distance = hypot(b[0] - a[0], b[1] - a[1])
    length = max((n for n in LENGTHS if n <= distance), default=LENGTHS[0])
    return middle, degrees(atan2(b[1] - a[1], b[0] - a[0])), length


def grid(
    count: int, box: tuple[float, float, float, float], w: float, h: float, most: float = 1.0
) -> list[tuple[float, float, float]]:
    """Centres and scale for so many things of a size in a box (left, top, width, height): as large
    as they fit, at most so large."""
    left, top, width, height = box
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        best = max(best, (min(width / columns / w, height / rows / h, most), columns))
    scale, columns = best
    rows = -(-count // columns)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        across = min(columns, count - row * columns)
        x = left + width / 2 + (column - (across - 1) / 2) * w * scale
        y = top + height / 2 + (row - (rows - 1) / 2) * h * scale
        found.append((x, y, scale))
    return found


def columns(
    count: int, corner: Point, width: float, across: int, high: float, scale: float
) -> list[tuple[float, float, float]]:
    """The same in so many columns from the upper left corner, in rows so high: whatever comes or
    goes, the others keep their places."""
    left, top = corner
    step = width / across
    return [
        (left + (n % across + 0.5) * step, top + (n // across + 0.5) * high, scale)
        for n in range(count)
    ]


def row(count: int, middle: Point, step: float, room: float) -> list[Point]:
    """A row of things around a middle, drawn together when there is no room."""
    step = min(step, room / max(count - 1, 1)) if count > 1 else step
    return [(middle[0] + (n - (count - 1) / 2) * step, middle[1]) for n in range(count)]


def fan(
    count: int, middle: Point, w: float, room: float, most: float, least: float
) -> tuple[list[Point], float]:
    """A hand of cards of a width: smaller when they are many, overlapping only when tiny."""
    scale = max(min(most, room / max(count, 1) / w), least)
    step = min(w * scale, (room - w * scale) / max(count - 1, 1))
    return [(middle[0] + (n - (count - 1) / 2) * step, middle[1]) for n in range(count)], scale
