"""What is pictured on a card: its own building, face or emblem, under the sky of its kind."""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.art.icons import ICON, UNIT_SHAPES, glyph
from wartable.games.through_the_ages.art.people import bust
from wartable.games.through_the_ages.art.wonders import wonder
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.components import (
    AIR,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LEADER,
    TACTIC,
    WONDER,
)
from wartable.games.through_the_ages.names import kind_key, stem
from wartable.scene.pen import (
    Sheet,
    disc,
    n,
    path,
    place,
    poly,
    rect,
    shade,
    stroke,
)
from wartable.scene.solids import Iso

WIDTH, HEIGHT = 78, 48

#                       band, sky above, sky below: the hue says the kind, the glyph says it again
HUES: Final = {
    "farm": ("#7a6a1f", "#cfd07a", "#f6eec2"),
    "mine": ("#7a5334", "#c79d78", "#f3e1c8"),
    "urban": ("#5f6570", "#aeb9c9", "#eef0ec"),
    "unit": ("#9c3b34", "#d98c7c", "#f7ddca"),
    "special": ("#2f6188", "#83b3d6", "#e6f0ef"),
    "government": ("#a85a1b", "#e9a765", "#fae5c4"),
    "leader": ("#3b6e48", "#8fbf92", "#eef3d4"),
    "wonder": ("#6d4790", "#b493d0", "#f7dfd2"),
    "action": ("#8c6a0a", "#e5c35f", "#fbf0c8"),
    "event": ("#3f5d63", "#8fb4b5", "#ecefdf"),
    "territory": ("#2f6f6b", "#86c7bd", "#f3ecd0"),
    "aggression": ("#8e2f3d", "#cf7d7d", "#f6d9cc"),
    "war": ("#3d3346", "#86748f", "#ead7d3"),
    "pact": ("#4a6a3f", "#a5c08f", "#f2efd3"),
    "tactic": ("#76562f", "#c9a877", "#f5e8cf"),
    "bonus": ("#6a5a4a", "#bba892", "#f1e7d6"),
}

# Cards of words wear what they are about, one to three icons
EMBLEMS: Final[dict[str, tuple[str, ...]]] = {
    "rich-land": ("food", "up", "resource"),
    "urban-growth": ("urban", "up"),
    "engineering-genius": ("wonder", "up"),
    "patriotism": ("ma", "infantry"),
    "frugality": ("population", "food"),
    "cultural-heritage": ("science", "culture"),
    "stockpile": ("food", "resource"),
    "breakthrough": ("up", "science"),
    "reserves": ("food", "blue", "resource"),
    "efficient-upgrade": ("up", "resource"),
    "revolutionary-idea": ("flame", "science"),
    "wave-of-nationalism": ("infantry", "flame"),
    "military-build-up": ("cavalry", "artillery"),
    "endowment-for-the-arts": ("coin", "culture"),
    "enslave": ("attack", "population"),
    "plunder": ("attack", "food", "resource"),
    "raid": ("attack", "urban"),
    "annex": ("attack", "colonize"),
    "infiltrate": ("attack", "leader"),
    "spy": ("attack", "science"),
    "armed-intervention": ("attack", "culture"),
    "war-over-territory": ("flame", "yellow"),
    "war-over-technology": ("flame", "science"),
    "war-over-culture": ("flame", "culture"),
    "open-borders-agreement": ("pact", "ma"),
    "trade-routes-agreement": ("food", "pact", "resource"),
    "acceptance-of-supremacy": ("leader", "pact", "resource"),
    "international-trade-agreement": ("resource", "pact", "food"),
    "promise-of-military-protection": ("culture", "pact", "strength"),
    "scientific-cooperation": ("pact", "science"),
    "international-tourism": ("pact", "wonder"),
    "loss-of-sovereignty": ("leader", "pact", "culture"),
    "military-alliance": ("pact", "strength"),
    "peace-treaty": ("pact", "culture"),
    "development-of-agriculture": ("food",),
    "development-of-crafts": ("resource",),
    "development-of-markets": ("food", "coin", "resource"),
    "development-of-politics": ("cards",),
    "development-of-religion": ("happy", "urban"),
    "development-of-science": ("science",),
    "development-of-settlement": ("population",),
    "development-of-trade-routes": ("food", "resource", "science"),
    "development-of-warfare": ("infantry",),
    "development-of-civilization": ("population", "urban", "science"),
    "barbarians": ("attack", "population"),
    "border-conflict": ("attack", "urban"),
    "crusades": ("strength", "culture"),
    "cultural-influence": ("culture",),
    "foray": ("strength", "blue"),
    "good-harvest": ("food", "food"),
    "immigration": ("happy", "population"),
    "new-deposits": ("resource", "resource"),
    "pestilence": ("skull", "population"),
    "raiders": ("attack", "blue"),
    "rats": ("skull", "food"),
    "rebellion": ("unhappy", "ca"),
    "reign-of-terror": ("skull", "attack"),
    "scientific-breakthrough": ("science", "science"),
    "uncertain-borders": ("strength", "yellow"),
    "civil-unrest": ("unhappy", "flame"),
    "cold-war": ("strength", "science"),
    "crime-wave": ("skull", "coin"),
    "economic-progress": ("food", "coin", "resource"),
    "emigration": ("unhappy", "population"),
    "iconoclasm": ("flame", "leader"),
    "independence-declaration": ("flame", "colonize"),
    "international-agreement": ("pact", "cards"),
    "national-pride": ("laurel", "culture"),
    "politics-of-strength": ("strength", "cards"),
    "popularization-of-science": ("science", "culture"),
    "prosperity": ("happy", "food"),
    "ravages-of-time": ("skull", "wonder"),
    "refugees": ("unhappy", "population"),
    "terrorism": ("flame", "urban"),
    "impact-of-agriculture": ("laurel", "food"),
    "impact-of-architecture": ("laurel", "urban"),
    "impact-of-balance": ("science", "laurel", "food"),
    "impact-of-colonies": ("laurel", "colonize"),
    "impact-of-competition": ("laurel", "strength"),
    "impact-of-government": ("ca", "laurel", "ma"),
    "impact-of-happiness": ("laurel", "happy"),
    "impact-of-industry": ("laurel", "resource"),
    "impact-of-population": ("laurel", "population"),
    "impact-of-progress": ("laurel", "up"),
    "impact-of-science": ("laurel", "science"),
    "impact-of-strength": ("laurel", "infantry"),
    "impact-of-technology": ("laurel", "blue"),
    "impact-of-variety": ("urban", "laurel", "infantry"),
    "impact-of-wonders": ("laurel", "wonder"),
    "military-bonus": ("strength", "colonize"),
}
THEMED: Final = tuple(name for name, drawn in ICON.items() if "var(" in drawn())
WORDED_KINDS: Final = ("action", "event", "aggression", "war", "pact", "bonus")
GROUNDS: Final = {"farm": "#b8a54e", "mine": "#b0926a", "government": "#c3b58a", "urban": "#c3c2a4"}
LANDS: Final = {
    "developed": "#c9b06a",
    "historic": "#b98f9c",
    "inhabited": "#d9b45a",
    "strategic": "#b0755e",
    "vast": "#8fae62",
    "wealthy": "#9a8fb0",
}


def group(card: Card) -> str:
    """Kinds that share a hue."""
    if INFANTRY <= card.kind <= AIR:
        return "unit"
    if LAB <= card.kind < INFANTRY:
        return "urban"
    if GOVERNMENT < card.kind < LEADER:
        return "special"
    return kind_key(card)


def picture_key(card: Card) -> str:
    """Cards that share a picture share its key."""
    if card.kind in (LEADER, WONDER):
        return card.key
    if card.kind <= GOVERNMENT:
        return f"{kind_key(card)}-{card.age}"
    if GOVERNMENT < card.kind < LEADER or card.kind == TACTIC:
        return kind_key(card)
    return stem(card)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A part of the sheet in its own size; a transform makes it smaller or larger."""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    if scale == 1:
        where = (f' x="{n(x)}"' if x else "") + (f' y="{n(y)}"' if y else "")
    else:
        where = f' transform="translate({n(x)} {n(y)}){size}"'
    return f'<use href="#tta-{name}"{where}/>'


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon of the sheet, at a place and in a size."""
    return use(f"icon-{name}", x, y, size / 24)


def sky(kind: str, s: Sheet) -> str:
    """The air of a kind: two colours, one pale disc, behind emblems the glyph."""
    _, above, below = HUES[kind]
    w, h = WIDTH, HEIGHT
    out = rect(0, 0, w, h, s.sky(f"air-{kind}", above, below))
    if kind == "leader":
        return out + disc(w / 2, h * 0.5, h * 0.42, "#fff6df", opacity=0.7)
    if kind in WORDED_KINDS:
        return out + place(glyph(kind, "#fffaf0"), w / 2 - 26, -2, 2.17, opacity=0.28)
    return out + disc(w * 0.79, h * 0.3, h * 0.15, "#fff6df", opacity=0.8)


def picture(card: Card, s: Sheet) -> str:
    """What is drawn on a card, in WIDTH × HEIGHT."""
    kind = group(card)
    w, h = WIDTH, HEIGHT
    if stem(card) in EMBLEMS:
        return _emblem(card)
    out = use(f"sky-{kind}")
    if kind == "leader":
        return out + bust(card.key, w / 2, h * 0.6, h / 56)
    if kind == "wonder":
        return out + wonder(card.key, w / 2, h * 0.66, h * 0.105)
    if kind == "unit":
        return out + _unit(card)
    if kind in ("special", "tactic"):
        return out + _sign(card)
    i = scene(kind)
    {"farm": _farm, "mine": _mine, "government": _palace, "territory": _land}.get(kind, _town)(
        i, card
    )
    return out + str(i)


def _emblem(card: Card) -> str:
    icons = EMBLEMS[stem(card)]
    size = {1: 32.0, 2: 27.0, 3: 22.0}[len(icons)]
    step = size + 1
    x = WIDTH / 2 - step * len(icons) / 2 + 0.5
    return use(f"sky-{group(card)}") + "".join(
        use(f"day-{name}", x + k * step, HEIGHT / 2 - size / 2, size / 24)
        if name in THEMED
        else icon(name, x + k * step, HEIGHT / 2 - size / 2, size)
        for k, name in enumerate(icons)
    )


def arm(kind: str, s: Sheet) -> str:
    """An arm's figure in two facets."""
    shape = UNIT_SHAPES[kind]
    half = s.clip("half", rect(12, 0, 14, 26, "#000"))
    return path(shape, "#8e332c") + f'<g clip-path="{half}">{path(shape, "#5f1f2a")}</g>'


def _unit(card: Card) -> str:
    """Behind the first figure one more per level, paler."""
    figure, size = f"arm-{kind_key(card)}", HEIGHT / 34
    behind = "".join(
        use(figure, WIDTH / 2 - 8 + side * 22, 14, size * 0.6) for side in (-1, 1)[: card.age]
    )
    pale = f'<g opacity="0.55">{behind}</g>' if behind else ""
    return pale + use(figure, WIDTH / 2 - 12 * size, HEIGHT / 2 - 12 * size, size)


def _sign(card: Card) -> str:
    """Special technologies and tactics: one emblem per type."""
    kind = kind_key(card)
    dark = HUES[group(card)][0]
    x, y, k = WIDTH / 2 - 17, HEIGHT / 2 - 17, 34 / 24
    if kind == "law":
        body = stroke("M12 3v18M5 21h14M4 7l8-2 8 2", dark, 2) + "".join(
            path(f"M{n(c - 4)} 14a4 4 0 0 0 8 0L{n(c)} 7Z", dark) for c in (4.5, 19.5)
        )
    elif kind == "warfare":
        body = path("M4 2h2.4v20H4Z", dark) + path("M7 3h14l-4 5 4 5H7Z", "#a8352e")
    elif kind == "exploration":
        body = disc(12, 12, 10, "none", stroke=dark, stroke_width=2) + path(
            "M12 4l3 8-3 8-3-8Z", dark
        )
    elif kind == "construction":
        body = poly([(3, 21), (9, 21), (9, 15), (3, 15)], dark) + poly(
            [(10, 21), (21, 21), (21, 15), (10, 15)], shade("#7fa6c4", 0.1)
        )
        body += poly([(6, 14), (15, 14), (15, 8), (6, 8)], "#7fa6c4") + stroke(
            "M12 7V2l9 4M17 6v6", dark, 1.6
        )
    else:
        body = "".join(
            rect(a, b, 5.4, 5.4, dark, 1.2) for a, b in ((3, 4), (9.3, 4), (15.6, 4), (9.3, 14))
        ) + stroke("M12 10.5v3M6 10.5l4 3M18 10.5l-4 3", dark, 1.4)
    return place(body, x, y, k)


def scene(kind: str) -> Iso:
    """Where buildings stand in a picture: on the ground of their kind, which is drawn once."""
    middle = Iso(WIDTH / 2, HEIGHT * 0.64, HEIGHT * 0.12)
    return middle.raw(use(f"ground-{kind}")) if kind in GROUNDS else middle


def ground(kind: str) -> str:
    """What buildings of a kind stand on."""
    colour = GROUNDS[kind]
    middle = Iso(WIDTH / 2, HEIGHT * 0.64, HEIGHT * 0.12)
    middle.box(-3.2, -3.2, -0.6, 6.4, 6.4, 0.6, shade(colour, 0.2), top=colour)
    if kind == "government":  # the hall that all of them sit in
        middle.box(-2.6, -2, 0, 5.2, 4, 0.5, "#f3e4c8")
        middle.box(-2.2, -1.6, 0.5, 4.4, 3.2, 1.7, "#e0c49a")
        for k in range(4):
            middle.box(-2.2 + k * 1.3, 1.45, 0.5, 0.45, 0.3, 1.7, "#fbf1dc")
        middle.box(-2.5, -1.9, 2.2, 5, 3.8, 0.4, "#f3e4c8")
    return str(middle)


def _farm(i: Iso, card: Card) -> None:
    for k in range(5):
        colour = ("#e0c04a", "#9fb04a")[k % 2]
        i.box(-3.0 + k * 1.25, -3.0, 0, 0.7, 6.0, 0.35 + 0.15 * card.age, colour)
    if card.age:
        i.box(1.2, 1.2, 0, 1.7, 1.7, 1.2, "#c9683f").pyramid(
            1.0, 1.0, 1.2, 2.1, 2.1, 1.1, "#8a4a3c"
        )
    if card.age > 1:
        i.drum(-2.0, 2.0, 0, 0.7, 1.8 + 0.5 * card.age, "#c9ced6")
    if card.age > 2:
        i.drum(-0.6, 2.4, 0, 0.6, 2.6, "#c9ced6")


def _mine(i: Iso, card: Card) -> None:
    rock = ("#9a7a62", "#8a8a92", "#5a5560", "#8f7a5a")[card.age]
    if card.age < 3:
        i.pyramid(-3, -3, 0, 4.8, 4.8, 4, rock).pyramid(-0.6, -0.6, 0, 3.4, 3.4, 2.6, rock)
        x, y = i.p(2.4, 1.2, 0)
        i.raw(path(f"M{n(x - 4)} {n(y)}v-6a4 4 0 0 1 8 0v4Z", "#3a2c33"))
        if card.age == 2:
            i.box(-2.6, 1.6, 0, 0.8, 0.8, 3.4, "#8a4a3c")
        return
    i.drum(-1.9, -1.7, 0, 1.1, 1.4, "#c9ced6").drum(1.8, -1.8, 0, 0.9, 1.2, "#c9ced6")
    i.frustum(-0.9, 0.2, 0, 2.4, 2.4, 4.2, "#3f4452", 1.05)


def _palace(i: Iso, card: Card) -> None:
    """A roof on the hall, a flag on the roof."""
    if card.age == 2:
        i.pyramid(-1.6, -1.2, 2.6, 3.2, 2.4, 1.3, "#8a4a3c")
    elif card.age == 3:
        i.dome(0, 0, 2.7, 1.2, "#7fa6b8")
    x, y = i.p(0, 0, 2.6 + (0, 0, 1.3, 1.2)[card.age])
    h = HEIGHT
    mast = f"M{n(x)} {n(y)}v{n(-h * 0.2)}"
    flag = f"M{n(x)} {n(y - h * 0.2)}l{n(h * 0.2)} {n(h * 0.05)}l{n(-h * 0.2)} {n(h * 0.06)}Z"
    i.raw(stroke(mast, "#6b4a2a", 1.2) + path(flag, "#a8352e"))


def _town(i: Iso, card: Card) -> None:
    kind, up = kind_key(card), card.age
    if kind == "lab":
        i.box(-1.6, -1.6, 0, 3.2, 3.2, 2.0 + up * 0.5, "#d8dbe2")
        i.dome(0, 0, 2.2 + up * 0.5, 1.35, "#4f86b3")
    elif kind == "temple":
        i.box(-2.2, -1.7, 0, 4.4, 3.4, 0.4, "#f3e9da").box(
            -1.8, -1.3, 0.4, 3.6, 2.6, 1.7, "#d9c6ac"
        )
        i.frustum(-2.3, -1.8, 2.1, 4.6, 3.6, 1.2 + up * 0.3, "#c9573f", 1.3)
        if up:
            i.box(-0.35, -0.3, 3.1 + up * 0.3, 0.7, 0.7, 0.7 * up, "#f3e9da")
    elif kind == "library":
        for k, colour in enumerate(("#a8552e", "#2f6188", "#7a6a1f", "#6d4790")[: up + 2]):
            i.box(-2, -1.5, k * 0.8, 4, 3, 0.75, colour, top="#fbf1dc")
        i.box(-2, -1.5, (up + 2) * 0.8 - 0.8, 4, 3, 0.75, "#8a4a5a")
    elif kind == "arena":
        for k in range(up + 1):
            r = 2.3 - 0.12 * k
            top = "#b98d5e" if k == up else None
            i.drum(0, 0, k * 0.8, r, 0.8, "#e0cdb4", top=top)
    else:
        i.drum(0, 0, 0, 2.2, 0.7, "#d9b9c0").drum(0, 0, 0.7, 1.6, 0.5, "#c98f9c")
        i.box(-1.4, -1.4, 1.2, 2.8, 0.5, 1.3 + 0.5 * up, "#a8506a")


def _land(i: Iso, card: Card) -> None:
    """A new land across the sea, with a flag to be planted."""
    top = LANDS[card.key.split("-")[0]]
    i.box(-4.2, -4.2, -1.0, 8.4, 8.4, 0.6, "#3d7a8c", top="#6fb0bd")
    i.box(-2.8, -2.8, -0.4, 5.6, 5.6, 0.7, "#c9b48a", top=top)
    i.pyramid(-2.4, -2.4, 0.3, 2.8, 2.8, 2.2, shade(top, 0.15))
    if card.age > 1:
        i.pyramid(-0.4, -2.6, 0.3, 2.4, 2.4, 1.7, shade(top, 0.15))
    x, y = i.p(1.5, 1.4, 0.3)
    i.raw(
        stroke(f"M{n(x)} {n(y)}v-15", "#6b4a2a", 1.2)
        + path(f"M{n(x)} {n(y - 15)}l9 3-9 3.4Z", "#a8352e")
    )
