"""The drawing kit: colours, plain shapes, text that fits its box, and the sheet they are put on.

Nothing here knows a game. Colours that follow the theme are CSS variables with a fallback, so a symbol looks right on the page
(light or dark) and alone in a file. No style attributes and no <style>: a strict content policy forbids both.
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Mapping
from typing import Any

Point = tuple[float, float]

PAPER, PAPER2 = "var(--paper,#fbf6ea)", "var(--paper-2,#efe6d2)"
INK, INK2, RULE = "var(--ink,#2b2933)", "var(--ink-2,#5d5864)", "var(--rule,#d9cdb6)"
SEAT, SEAT_INK, MARK = "var(--seat,#7a7785)", "var(--seat-ink,#fff)", "var(--mark,none)"
SERIF = "var(--serif,'Palatino Linotype',Georgia,'PT Serif','Noto Serif',serif)"
SANS = "var(--sans,'Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif)"
W = 1.75  # the one line weight, in units of a 24-unit icon


# ------------------------------------------------------------------ colours
def _rgb(c: str) -> tuple[int, ...]:
    return tuple(int(c[i : i + 2], 16) for i in (1, 3, 5))


def mix(a: str, b: str, t: float) -> str:
    """A colour between two: `a` where t is 0, `b` where it is 1."""
    return "#" + "".join(
        f"{round(p + (q - p) * t):02x}" for p, q in zip(_rgb(a), _rgb(b), strict=True)
    )


def lit(c: str, t: float = 0.35) -> str:
    """Towards warm light, never towards plain white."""
    return mix(c, "#fff3da", t)


def shade(c: str, t: float = 0.3) -> str:
    """Towards violet dusk, never towards black: this is what makes flat colour glow."""
    return mix(c, "#2a2148", t)


# ------------------------------------------------------------------ shapes
def n(v: float) -> str:
    """A number as it is written into SVG: one decimal, none where it is 0."""
    return f"{v:.1f}".rstrip("0").rstrip(".") or "0"


def attrs(kw: Mapping[str, object]) -> str:
    """Attributes of an element: `stroke_width=2` is stroke-width="2"."""
    return "".join(
        f' {k.rstrip("_").replace("_", "-")}="{n(v) if isinstance(v, float) else v}"'
        for k, v in kw.items()
        if v is not None
    )


def poly(pts: Iterable[Point], fill: str, **kw: object) -> str:
    """A filled polygon through the points."""
    return f'<path d="M{"L".join(f"{n(x)} {n(y)}" for x, y in pts)}Z" fill="{fill}"{attrs(kw)}/>'


def path(d: str, fill: str = "none", **kw: object) -> str:
    """A path by its SVG data."""
    return f'<path d="{d}" fill="{fill}"{attrs(kw)}/>'


def stroke(d: str, colour: str = INK, width: float = W, **kw: object) -> str:
    """A line along a path, with round ends and corners."""
    return path(
        d,
        "none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **kw,
    )


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **kw: object) -> str:
    """A rectangle by its upper left corner; `r` rounds its corners."""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{attrs({"rx": n(r)}) if r else ""} fill="{fill}"{attrs(kw)}/>'


def disc(x: float, y: float, r: float, fill: str, **kw: object) -> str:
    """A filled circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{attrs(kw)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, **kw: object) -> str:
    """A filled ellipse."""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{attrs(kw)}/>'


def place(
    body: str, x: float = 0, y: float = 0, scale: float = 1, rotate: float = 0, **kw: object
) -> str:
    """Shapes moved, turned and scaled together."""
    t = (
        f"translate({n(x)} {n(y)})"
        + (f" rotate({n(rotate)})" if rotate else "")
        + (f" scale({scale:.3f})" if scale != 1 else "")
    )
    return f'<g transform="{t}"{attrs(kw)}>{body}</g>'


# ------------------------------------------------------------------ text
def width(s: str, size: float) -> float:
    """A cautious estimate: Cyrillic and capitals run wider than Latin lower case."""
    return size * sum(
        0.3 if c in " .,iljtІі'’:;!|" else 0.72 if c.isupper() or c in "шщжмюфыЖШЩЮwm—" else 0.56
        for c in s
    )


def text(
    x: float,
    y: float,
    s: str,
    size: float = 12,
    fill: str = INK,
    weight: int = 400,
    anchor: str = "middle",
    family: str = SANS,
    **kw: object,
) -> str:
    """A line of text as SVG."""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{family}" font-size="{n(size)}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="{fill}"{attrs(kw)}>{html.escape(s)}</text>'
    )


def fit(s: str, size: float, room: float, least: float = 7.0) -> float:
    """The size at which the string fits the room."""
    return max(least, min(size, size * room / max(width(s, size), 1)))


def wrap(s: str, size: float, room: float) -> list[str]:
    """Text in lines that fit the room, by the width of its letters."""
    lines, line = [], ""
    for word in s.split():
        trial = f"{line} {word}".strip()
        if line and width(trial, size) > room:
            lines.append(line)
            line = word
        else:
            line = trial
    return [*lines, line] if line else lines


def para(
    x: float,
    y: float,
    s: str,
    size: float,
    room: float,
    lead: float = 1.25,
    most: int = 9,
    **kw: Any,
) -> str:
    """Text in lines that fit the room, as SVG, one line below the other."""
    lines = wrap(s, size, room)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1].rstrip(",.;") + "…"]
    return "".join(text(x, y + i * size * lead, t, size, **kw) for i, t in enumerate(lines))


def title(x: float, y: float, s: str, size: float, room: float, **kw: Any) -> str:
    """A name on one line, or on two if it would shrink too much."""
    if width(s, size) <= room * 1.12 or " " not in s:
        return text(x, y, s, fit(s, size, room), weight=700, family=SERIF, **kw)
    words = s.split()
    cut = min(
        range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) - len(" ".join(words[i:])))
    )
    top, low = " ".join(words[:cut]), " ".join(words[cut:])
    z = min(fit(top, size * 0.9, room), fit(low, size * 0.9, room))
    return text(x, y - z * 0.56, top, z, weight=700, family=SERIF, **kw) + text(
        x, y + z * 0.5, low, z, weight=700, family=SERIF, **kw
    )


# ------------------------------------------------------------------ the sheet
FRAME = 8  # the corner radius of a ring where a symbol says nothing


class Sheet:
    """Symbols of one prefix. `tokens`: the game's own CSS variables, in both themes, such as
    "--accent: light-dark(#a63a26, #f09a7d)"; the page and `scene.svg` read them off the sheet."""

    def __init__(self, prefix: str, *tokens: str) -> None:
        self.prefix = prefix
        self.tokens = "; ".join(tokens)
        self.defs: dict[str, str] = {}
        self.symbols: list[str] = []

    def sky(self, name: str, *stops: str) -> str:
        """A gradient from the top to the bottom; returns what a shape is filled with."""
        key = f"{self.prefix}-{name}"
        k = len(stops) - 1
        self.defs[key] = (
            f'<linearGradient id="{key}" x1="0" y1="0" x2="0" y2="1">'
            + "".join(f'<stop offset="{n(i / k)}" stop-color="{c}"/>' for i, c in enumerate(stops))
            + "</linearGradient>"
        )
        return f"url(#{key})"

    def clip(self, name: str, shape: str) -> str:
        """An outline that cuts off what is beyond it; returns the value of `clip-path`."""
        key = f"{self.prefix}-{name}"
        self.defs[key] = f'<clipPath id="{key}">{shape}</clipPath>'
        return f"url(#{key})"

    def add(
        self,
        name: str,
        w: float,
        h: float,
        body: str,
        frame: float | None = 10,
        label: str | None = None,
        face: str | None = None,
        spills: bool = True,
        mark: str | None = None,
    ) -> None:
        """frame: corner radius of the state ring, None for shapes that carry their own mark. label: 'x y size colour'.
        face: the symbol that a preview shows in its place, "none" where words say it all. spills: whether it may draw beyond its box. mark: 'x y', where
        the mark of unsure figures stands; else in the upper right corner."""
        extra = {
            "overflow": "visible" if spills else None,
            "data-frame": "none" if frame is None else n(frame) if frame != FRAME else None,
            "data-label": label,
            "data-face": face and (face if face == "none" else f"{self.prefix}-{face}"),
            "data-mark": mark,
        }
        a = "".join(f' {k}="{v}"' for k, v in extra.items() if v)
        self.symbols.append(
            f'<symbol id="{self.prefix}-{name}" viewBox="0 0 {n(w)} {n(h)}"{a}>{body}</symbol>'
        )

    def part(self, name: str, body: str) -> None:
        """Something that other symbols show by `<use>`, in its own size: no piece, no frame."""
        self.symbols.append(f'<g id="{self.prefix}-{name}">{body}</g>')

    def text(self) -> str:
        """The whole sheet as SVG."""
        own = f' data-tokens="{html.escape(self.tokens)}"' if self.tokens else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"{own}>'
        )
        defs = "".join(self.defs.values())
        return f"{head}\n<defs>{defs}</defs>\n" + "\n".join(self.symbols) + "\n</svg>\n"


def card(w: float, h: float, r: float = 9, paper: str = PAPER) -> str:
    """Every card's body: a soft lower edge, paper, a hairline."""
    return (
        rect(0.5, 2, w - 1, h - 2, "var(--edge,#cbbd9f)", r)
        + rect(0.5, 0.5, w - 1, h - 3, paper, r)
        + rect(0.5, 0.5, w - 1, h - 3, "none", r, stroke=RULE, stroke_width=1)
    )


def star(x: float, y: float, r: float, k: int, inner: float, fill: str, **kw: object) -> str:
    """A star of `k` points; its inner corners lie at `r * inner`."""
    pts = [
        (
            x + (r if i % 2 == 0 else r * inner) * math.sin(i * math.pi / k),
            y - (r if i % 2 == 0 else r * inner) * math.cos(i * math.pi / k),
        )
        for i in range(2 * k)
    ]
    return poly(pts, fill, **kw)


def ngon(x: float, y: float, r: float, k: int, fill: str, turn: float = 0, **kw: object) -> str:
    """A polygon of `k` equal sides, one corner on top; `turn` is in radians."""
    return poly(
        [
            (
                x + r * math.sin(2 * math.pi * i / k + turn),
                y - r * math.cos(2 * math.pi * i / k + turn),
            )
            for i in range(k)
        ],
        fill,
        **kw,
    )
