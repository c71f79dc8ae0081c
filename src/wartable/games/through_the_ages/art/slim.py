"""The same drawing in fewer letters: figures as short as they can be written, points of polygons
as steps from one to the next, numbers for the names of parts. Nothing is rounded."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache

_TAG = re.compile(r"<[^>]+>")
_ZERO = re.compile(r"(?<![\w.#])(-?)0\.(\d)")
POLYGON = re.compile(r' d="(M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+)Z"')
_PART = re.compile(r'<(?:g|clipPath|linearGradient) id="(tta-[^"]+)"')
_NAMED = re.compile(r'( id="| href="#|"url\(#)(tta-[^")]+)("|\)")')
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_PAIRS = re.compile(r'"#([\da-f])\1([\da-f])\2([\da-f])\3"')


def slim(text: str) -> str:
    """The same drawing in fewer bytes: shorter numbers, and short names for parts used often."""
    text = _TAG.sub(lambda found: _slim_tag(found.group(0)), text)
    parts = _PART.findall(text)
    most = sorted(parts, key=lambda name: -text.count(f'"#{name}"'))
    short = {name: f"tta{_count(k)}" for k, name in enumerate(most)}
    return _NAMED.sub(lambda found: found[1] + short.get(found[2], found[2]) + found[3], text)


def _count(k: int) -> str:
    """0 to z, 10 to zz."""
    return _DIGITS[k] if k < len(_DIGITS) else _count(k // 36) + _DIGITS[k % 36]


@cache
def _slim_tag(tag: str) -> str:
    tag = POLYGON.sub(lambda found: f' d="{steps(found.group(1))}z"', tag)
    return _PAIRS.sub(r'"#\1\2\3"', _ZERO.sub(r"\1.\2", tag))


def steps(points: str) -> str:
    """`M1 2L3 2L3 5` as `M1 2h2v3`."""
    corners = [(Decimal(x), Decimal(y)) for x, y in (p.split() for p in points[1:].split("L"))]
    out, last = "M" + _pair(*corners[0]), "M"
    for (ax, ay), (bx, by) in zip(corners, corners[1:], strict=False):
        dx, dy = bx - ax, by - ay
        kind = "v" if not dx else "h" if not dy else "l"
        step = _short(dy) if kind == "v" else _short(dx) if kind == "h" else _pair(dx, dy)
        again = "" if step[0] == "-" else " "  # a command said twice is said once
        out += f"{again}{step}" if kind == last else f"{kind}{step}"
        last = kind
    return out


def _pair(x: Decimal, y: Decimal) -> str:
    second = _short(y)
    return _short(x) + ("" if second[0] == "-" else " ") + second


def _short(value: Decimal) -> str:
    said = f"{value.normalize():f}"
    return said.replace("0.", ".", 1) if said.startswith(("0.", "-0.")) else said
