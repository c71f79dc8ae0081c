"""Pictures of an analysis: the curve of chances, and bars of luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from wartable.analysis.found import Account, Analysis
from wartable.analysis.words import interval, points
from wartable.i18n import Texts
from wartable.scene.common import seat_shape

WIDTH, HEIGHT = 960, 340  # of the curve
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 16, 64  # around it; the lower part has the marks of luck
BAR, ROW = 22, 34  # a bar, and a row with its name
PARTS = ("luck", "own", "others", "rest")


def n(value: float) -> str:
    """A coordinate."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def colour(seat: int) -> str:
    """Of a seat."""
    return f"var(--seat-{seat % 6})"


def curve(found: Analysis, texts: Texts) -> str:
    """Everybody's chance after every step; turning points with their numbers, mistakes as marks on
    the line of whoever made them, luck as ticks below, upwards for the first seat that gains."""
    rows = [found.steps[0].before, *(step.after for step in found.steps)] if found.steps else []
    wide = (WIDTH - LEFT - RIGHT) / max(1, len(rows) - 1)
    high = HEIGHT - TOP - BOTTOM

    def x(at: int) -> float:
        return LEFT + at * wide

    def y(chance: float) -> float:
        return TOP + (1 - chance) * high

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        level = n(y(share))
        parts.append(
            f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{level}" y2="{level}"/>'
        )
        place = f'x="{LEFT - 8}" y="{n(y(share) + 4)}"'
        parts.append(f'<text class="axis" {place} text-anchor="end">{100 * share:.0f} %</text>')
    parts += [_luck(found, x), *(_line(rows, seat, x, y) for seat in range(found.seats))]
    for at, step in enumerate(found.steps):
        if step.is_blamed and step.seat is not None:
            px, py = x(at + 1), y(step.after[step.seat])
            d = f"M{n(px)} {n(py + 5)}l-5 9h10z"
            parts.append(f'<path class="mistake" d="{d}" fill="{colour(step.seat)}"/>')
    for number, at in enumerate(found.turning, 1):
        px, py = x(at + 1), y(max(found.steps[at].after))
        parts.append(
            f'<line class="turn" x1="{n(px)}" x2="{n(px)}" y1="{TOP}" y2="{n(TOP + high)}"/>'
        )
        parts.append(f'<circle class="turn" cx="{n(px)}" cy="{n(max(py, TOP + 4))}" r="11"/>')
        place = f'x="{n(px)}" y="{n(max(py, TOP + 4) + 4.5)}"'
        parts.append(f'<text class="number" {place} text-anchor="middle">{number}</text>')
    title = escape(texts("analysis-graph"))
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</svg>"
    )


def _line(
    rows: Sequence[Sequence[float]],
    seat: int,
    x: Callable[[int], float],
    y: Callable[[float], float],
) -> str:
    places = "L".join(f"{n(x(at))} {n(y(row[seat]))}" for at, row in enumerate(rows))
    last = seat_shape(seat, x(len(rows) - 1), y(rows[-1][seat]), 7, colour(seat)) if rows else ""
    d = f'd="M{places}"' if rows else ""
    return f'<path class="chance" {d} stroke="{colour(seat)}"/>{last}'


def _luck(found: Analysis, x: Callable[[int], float]) -> str:
    """Ticks under the curve: how much chance gave to whom it gave most."""
    middle, parts = HEIGHT - BOTTOM / 2 + 6, []
    most = max((s.swing for s in found.steps if s.kind == "luck"), default=0) or 1
    for at, step in enumerate(found.steps):
        if step.kind == "luck" and step.swing > 0:
            gains = [b - a for a, b in zip(step.before, step.after, strict=True)]
            seat = max(range(found.seats), key=lambda s: (gains[s], -s))
            top = middle - step.swing / most * (BOTTOM / 2 - 4)
            place = f'x1="{n(x(at + 1))}" x2="{n(x(at + 1))}" y1="{n(middle)}" y2="{n(top)}"'
            parts.append(f'<line class="luck" {place} stroke="{colour(seat)}"/>')
    return "".join(parts)


def bars(accounts: Sequence[Account], texts: Texts) -> str:
    """Luck, decisions and the rest of every seat, with what they may be wrong by."""
    values = [getattr(each, part) for each in accounts for part in PARTS]
    errors = [interval(getattr(each, f"{part}_error")) for each in accounts for part in PARTS]
    most = max([0.1, *(abs(v) + e for v, e in zip(values, errors, strict=True))])
    left, right, middle = 190, 120, (190 + WIDTH - 120) / 2
    scale = (WIDTH - left - right) / 2 / most
    parts, at = [], 8.0
    for each in accounts:
        parts.append(seat_shape(each.seat, 12, at + 10, 8, colour(each.seat)))
        name = escape(texts.name(each.seat))
        parts.append(f'<text class="name" x="28" y="{n(at + 15)}">{name}</text>')
        at += ROW - 8
        for part in PARTS:
            value, error = getattr(each, part), interval(getattr(each, f"{part}_error"))
            from_, to = sorted((middle, middle + value * scale))
            words = escape(texts(f"analysis-{part}"))
            parts.append(f'<text class="axis" x="28" y="{n(at + 15)}">{words}</text>')
            place = f'x="{n(from_)}" y="{n(at)}" width="{n(to - from_)}" height="{BAR - 4}"'
            kind = "rest" if part == "rest" else "good" if value >= 0 else "bad"
            parts.append(f'<rect class="bar {kind}" {place} rx="2"/>')
            if error >= 0.0005:
                one, two = middle + (value - error) * scale, middle + (value + error) * scale
                y = n(at + BAR / 2 - 2)
                parts.append(f'<path class="error" d="M{n(one)} {y}H{n(two)}"/>')
            said = points(value, texts, signed=True)
            said += f" ± {points(error, texts)}" if error >= 0.0005 else ""
            place = f'x="{WIDTH}" y="{n(at + 14)}" text-anchor="end"'
            parts.append(f'<text class="axis" {place}>{said}</text>')
            at += BAR
        at += 12
    axis = f'<line class="rule" x1="{n(middle)}" x2="{n(middle)}" y1="4" y2="{n(at - 8)}"/>'
    title = escape(texts("analysis-accounts"))
    return (
        f'<svg class="bars" viewBox="0 0 {WIDTH} {n(at)}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{axis}{''.join(parts)}</svg>"
    )
