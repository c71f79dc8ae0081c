"""A layout and its sheets as one self-contained picture: for files, notebooks and documents.

Looks the same as the page: rings of state are those of the client's stylesheet, labels stand
where the symbol says (`data-label`). Every CSS variable is replaced by its value, so any viewer
of SVG shows it.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass

from wartable.scene import theme as themes
from wartable.scene.model import Layout, Piece
from wartable.scene.pen import n

_SYMBOL = re.compile(r"<symbol\b([^>]*)>(.*?)</symbol>", re.S)
_PART = re.compile(r'^<g id="([^"]+)">(.*)</g>$', re.M)
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.S)
_ENTRY = re.compile(r'<(\w+)\b[^>]*\bid="([^"]+)"[^>]*>.*?</\1>', re.S)
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_HREF = re.compile(r'href="#([^"]+)"')
_TOKENS = re.compile(r'<svg\b[^>]*\bdata-tokens="([^"]*)"')

# the last of these that a piece is in draws its ring: colour, width, dashes
RINGS = {
    "legal": ("var(--accent)", 2.5, None),
    "selected": ("var(--accent)", 4.5, None),
    "last": ("var(--ink)", 2.0, "9 6"),
    "threatened": ("var(--bad)", 3.0, "0.1 6"),
}
TONES = {
    "ink": ("var(--ink)", 700),
    "seat": ("var(--seat-ink,#fffdf8)", 700),
    "white": ("#fffaf0", 700),
    "muted": ("var(--ink-2)", 600),
    "map": ("var(--map-ink,var(--ink))", 700),
}
DIM = 0.42
MARK = 13  # units of the scene: the size of a mark on a piece


@dataclass(frozen=True)
class Symbol:
    """What composing needs to know of a symbol: its size, ring, where its label goes, its body."""

    name: str
    width: float
    height: float
    frame: float | None
    label: tuple[str, ...]
    body: str
    mark: tuple[str, ...] = ()


def symbols(sheet: str) -> dict[str, Symbol]:
    """Every symbol of a sheet by id; parts of symbols have no size."""
    found = {}
    for head, body in _SYMBOL.findall(sheet):
        of = dict(_ATTRIBUTE.findall(head))
        width, height = (float(figure) for figure in of.get("viewBox", "0 0 0 0").split()[2:])
        frame = of.get("data-frame", "8" if "viewBox" in of else "none")
        found[of["id"]] = Symbol(
            of["id"],
            width,
            height,
            None if frame == "none" else float(frame),
            tuple(of.get("data-label", "").split()),
            body,
            tuple(of.get("data-mark", "").split()),
        )
    for name, body in _PART.findall(sheet):
        found[name] = Symbol(name, 0, 0, None, (), body)
    return found


def svg(layout: Layout, sheets: Sequence[str], theme: str = "light", title: str = "") -> str:
    """The picture as text. KeyError names a symbol that no sheet has."""
    known = dict(themes.tokens(theme))
    drawn: dict[str, Symbol] = {}
    for sheet in sheets:
        drawn |= symbols(sheet)
        for own in _TOKENS.findall(sheet):
            known |= themes.declared(html.unescape(own), theme)
    composer = _Composer(drawn, known)
    pieces = "".join(composer.piece(item) for item in layout.pieces)
    defs = "".join(body for sheet in sheets for body in _DEFS.findall(sheet))
    used = "".join(composer.used.values())
    w, h = n(layout.width), n(layout.height)
    name = f"<title>{words(title)}</title>" if title else ""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
        f'role="img" color="var(--ink)">{name}<defs>{_glow()}{_needed(defs, used)}{used}</defs>'
        f'<rect width="{w}" height="{h}" fill="var(--table)"/>'
        f'<rect width="{w}" height="{h}" fill="url(#wt-glow)"/>{pieces}</svg>\n'
    )
    return themes.resolve(themes.dressed(text), known)


def png(svg_text: str, width: int) -> bytes:
    """The picture as pixels, so many across."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg_text,
            width=width,
            font_family="DejaVu Sans",
            serif_family="DejaVu Serif",
            sans_serif_family="DejaVu Sans",
        )
    )


def _glow() -> str:
    """Light from above, as on the page's board."""
    return (
        '<radialGradient id="wt-glow" cx="0.35" cy="0" r="1" '
        'gradientTransform="translate(0.35 0) scale(1.2 0.9) translate(-0.35 0)">'
        '<stop offset="0" stop-color="var(--glow)"/>'
        '<stop offset="0.7" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>'
    )


def _needed(defs: str, used: str) -> str:
    """The gradients and clips that the symbols in use refer to."""
    return "".join(
        found.group(0) for found in _ENTRY.finditer(defs) if f"url(#{found.group(2)})" in used
    )


class _Composer:
    """Writes pieces, and keeps each symbol once per seat and mark that it is shown with."""

    def __init__(self, drawn: dict[str, Symbol], known: dict[str, str]) -> None:
        self.drawn = drawn
        self.known = known
        self.used: dict[str, str] = {}

    def piece(self, item: Piece) -> str:
        if item.symbol not in self.drawn:
            raise KeyError(f"no symbol {item.symbol!r} on the sheets")
        symbol = self.drawn[item.symbol]
        states = item.state.split()
        if item.actions and "legal" not in states:
            states.append("legal")
        seat = themes.seat_tokens(item.seat, self.known)
        turn = f" rotate({n(item.rotate)})" if item.rotate else ""
        size = f" scale({item.scale:g})" if item.scale != 1 else ""
        body = (
            self.use(symbol, item.seat, states)
            + ring(symbol, states, item.scale)
            + label(symbol, item.label)
            + self.mark(symbol, item)
        )
        title = f"<title>{words(item.title)}</title>" if item.title else ""
        name = html.escape(item.id)
        text = (
            f'<g data-id="{name}" transform="translate({n(item.x)} {n(item.y)}){turn}{size}">'
            f"{title}{body}</g>"
        )
        return themes.resolve(text, self.known | seat) if seat else text

    def use(self, symbol: Symbol, seat: int | None, states: Sequence[str]) -> str:
        marked = "legal" in states or "selected" in states
        key, tokens = symbol.name, dict(self.known)
        if seat is not None and "var(--seat" in symbol.body:
            key += f"--seat-{seat}"
            tokens |= themes.seat_tokens(seat, self.known)
        if "var(--mark" in symbol.body and marked:
            key += "--marked"
            tokens["mark"] = self.known["accent"]
        if key not in self.used:
            self.used[key] = f'<g id="{key}">{themes.resolve(symbol.body, tokens)}</g>'
            self.borrow(symbol)
        dim = f' opacity="{DIM}"' if "dim" in states else ""
        x, y = n(-symbol.width / 2), n(-symbol.height / 2)
        return f'<use href="#{key}" x="{x}" y="{y}"{dim}/>'

    def mark(self, symbol: Symbol, item: Piece) -> str:
        """The mark of unsure figures: as large on every piece, unless the piece is small."""
        if item.mark is None:
            return ""
        w, h = symbol.width, symbol.height
        size = min(MARK / (item.scale or 1), 0.5 * min(w, h))
        x, y = (float(at) for at in symbol.mark or (w - size / 6, size / 6))
        at = f"translate({n(x - w / 2)} {n(y - h / 2)}) scale({size / 24:.3g})"
        return f'<g transform="{at}">{self.use(self.drawn[f"wt-mark-{item.mark}"], None, ())}</g>'

    def borrow(self, symbol: Symbol) -> None:
        """Symbols may show others of the sheet (`<use>` with its size): keep those too."""
        for name in _HREF.findall(symbol.body):
            if name not in self.used and name in self.drawn:
                body = themes.resolve(self.drawn[name].body, self.known)
                self.used[name] = f'<g id="{name}">{body}</g>'
                self.borrow(self.drawn[name])


def ring(symbol: Symbol, states: Sequence[str], scale: float) -> str:
    """The mark of a piece's state around it, equally strong at every size."""
    shown = [RINGS[state] for state in RINGS if state in states]
    if symbol.frame is None or not shown:
        return ""
    colour, width, dashes = shown[-1]
    k = scale or 1.0
    dashed = (
        ' stroke-linecap="round" stroke-dasharray="'
        + " ".join(f"{float(d) / k:.3g}" for d in dashes.split())
        + '"'
        if dashes
        else ""
    )
    w, h = symbol.width, symbol.height
    return (
        f'<rect x="{n(-w / 2 - 2)}" y="{n(-h / 2 - 2)}" width="{n(w + 4)}" height="{n(h + 4)}" '
        f'rx="{n(symbol.frame + 2)}" fill="none" stroke="{colour}" '
        f'stroke-width="{width / k:.3g}"{dashed}/>'
    )


def words(text: str) -> str:
    """Somebody's words as XML has them: what it has no character for is marked, and nothing is
    taken for one of our variables."""
    legible = "".join(letter if _in_xml(letter) else "\ufffd" for letter in text)
    return html.escape(legible).replace("var(--", "var(&#45;-")


def _in_xml(letter: str) -> bool:
    if letter < " ":
        return letter in "\t\n\r"
    return not "\ud800" <= letter <= "\udfff" and letter not in "\ufffe\uffff"


def label(symbol: Symbol, text: str) -> str:
    """A piece's own words, where its symbol keeps room for them."""
    if not text:
        return ""
    x, y, size, tone, *anchor = symbol.label or (
        str(symbol.width / 2),
        str(symbol.height / 2 + 5),
        "14",
        "ink",
    )
    fill, weight = TONES.get(tone, TONES["ink"])
    side = anchor[0] if anchor else "middle"
    return (
        f'<text x="{n(float(x) - symbol.width / 2)}" y="{n(float(y) - symbol.height / 2)}" '
        f'font-family="var(--sans)" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{side}" fill="{fill}">{words(text)}</text>'
    )
