"""A tribe's panel: emblem, cities, monument, armies, fortresses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import copysign

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.labels.odds import aims, attackers, defenders
from wartable.games.age_of_heroes.names import OWN_UNITS, unit_label
from wartable.games.age_of_heroes.scene.places import Point
from wartable.games.age_of_heroes.scene.table import Table, at_fair, coded, paid
from wartable.games.age_of_heroes.scene.words import spoken, tribe_tip, tribe_title
from wartable.games.age_of_heroes.views import (
    Army,
    TribeView,
)
from wartable.remembered import Remembered
from wartable.scene import Action, Piece, act, piece
from wartable.scene.pen import fit


@dataclass(frozen=True)
class Shape:
    """How a panel is laid out: sizes and where its rows begin, from its upper left corner."""

    size: str
    w: float
    h: float
    emblem: tuple[float, float, float]
    name: tuple[float, float]
    who: tuple[float, float]
    cities: tuple[float, float, float, float]  # x, y, step, scale
    monument: tuple[float, float, float, float]
    armies: tuple[float, float, float, float, float]  # … and room
    walls: tuple[float, float, float, float]


# actions on a tribe, on its monument, on each of its armies
Acts = tuple[tuple[Action, ...], tuple[Action, ...], tuple[tuple[Action, ...], ...]]
_PANELS: Remembered[tuple[Piece, ...]] = Remembered(2048)
NUMBERED = 0.5  # armies are larger than this to have their numbers
CROWDED = 0.7  # how much smaller armies are in two rows
SHAPES = {
    "wide": Shape(
        *("wide", 316, 168, (52, 50, 0.98), (102, 26), (102, 47)),
        *(
            (118, 78, 41, 0.76),
            (30, 140, 28, 0.96),
            (180, 140, 31, 0.72, 74),
            (293, 139, -19, 0.64),
        ),
    ),
    "tall": Shape(
        *("tall", 124, 138, (27, 28, 0.52), (50, 20), (50, 37)),
        *((17, 68, 22.5, 0.46), (15, 93, 23.5, 0.8), (16, 119, 21, 0.5, 62), (110, 119, -15, 0.5)),
    ),
    "mini": Shape(
        *("mini", 124, 96, (18, 19, 0.34), (36, 13), (36, 27)),
        *((17, 44, 22.5, 0.4), (14, 63, 24, 0.62), (14, 83, 19, 0.42, 62), (112, 83, -13, 0.42)),
    ),
    "flat": Shape(
        *("flat", 76, 60, (20, 19, 0.38), (0, 0), (0, 0)),
        *((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0)),
    ),
    "low": Shape(
        *("low", 250, 104, (32, 32, 0.58), (64, 19), (64, 38)),
        *((24, 64, 25, 0.46), (23, 86, 26, 0.82), (162, 62, 28, 0.6, 72), (162, 87, 22, 0.5)),
    ),
    "row": Shape(
        *("row", 210, 104, (30, 31, 0.56), (60, 19), (60, 40)),
        *((22, 66, 24, 0.45), (20, 88, 24, 0.78), (146, 66, 22, 0.54, 54), (146, 89, 18, 0.46)),
    ),
    "me": Shape(
        *("me", 382, 104, (52, 52, 1.0), (102, 19), (225, 21)),
        *((118, 48, 31, 0.6), (118, 82, 31, 1.05), (288, 48, 30, 0.72, 80), (288, 81, 27, 0.66)),
    ),
}


def panel(table: Table, tribe: TribeView, x: float, y: float, shape: Shape) -> tuple[Piece, ...]:
    """Everything a tribe has before it, as pieces on a board of its own. Most panels are as they
    were: their pieces are remembered by all they are made of."""
    view, texts = table.view, table.texts
    acts = actions_on(table, tribe)
    if texts.words:  # a data file calls things otherwise
        return tuple(_panel(table, tribe, x, y, shape, acts))
    named = texts.lang, texts.name(tribe.seat), texts.called(tribe.seat)
    battle = view.battle and (*view.battle.force, *view.battle.guard)
    made_of = (
        *(named, x, y, shape.size, view.seat, view.goals, battle, acts),
        *(view.awaited == "live", at_fair(view)),
        *(tuple(has.items()) if isinstance(has, dict) else has for has in vars(tribe).values()),
    )
    return _PANELS.of(made_of, lambda: tuple(_panel(table, tribe, x, y, shape, acts)))


def actions_on(table: Table, tribe: TribeView) -> Acts:
    """What can be done with a tribe, with its monument, and with each of its armies."""
    if not table.offers:
        return (), (), ((),) * len(tribe.armies)
    whole = (*marches(table, tribe), *table.acts((code.ERUPT + tribe.seat, code.DEAL + tribe.seat)))
    own = tribe.seat == table.view.seat
    stack = table.acts(range(code.PLACE, code.DISCARD)) if own else ()
    return (
        whole,
        stack,
        tuple(table.acts(army_codes(army.number - 1, own)) for army in tribe.armies),
    )


@cache
def army_codes(number: int, own: bool) -> tuple[int, ...]:
    """What can be done with an army."""
    if not own:
        return (code.SHAKE + number,)
    return (
        *(code.SHAKE + number, code.MUSTER + number, code.HERO_LEAD + number),
        *paid(code.BUILD_GENERAL, number),
    )


def _panel(
    table: Table, tribe: TribeView, x: float, y: float, shape: Shape, acts: Acts
) -> list[Piece]:
    view, texts, k = table.view, table.texts, f"t{tribe.seat}"
    left, top = x - shape.w / 2, y - shape.h / 2
    near = max(tribe.cities - view.goals[0], tribe.monument - view.goals[1]) >= -1
    state = "dim" if not tribe.alive else "threatened" if near and tribe.seat != view.seat else ""
    if acts[0] and at_fair(view):  # a deal may begin here, but offers come first
        state = f"{state} soft".strip()
    title, tip = tribe_title(view, tribe, texts), tribe_tip(view, tribe, texts)
    symbol = f"aoh-panel-{shape.size}"
    out = [
        piece(
            f"{k}-panel",
            symbol,
            x,
            y,
            seat=tribe.seat,
            title=title,
            tip=tip,
            state=state,
            actions=acts[0],
        )
    ]
    name = texts(f"tribe-{tribe.tribe}") if tribe.tribe else texts.name(tribe.seat)
    if tribe.tribe:
        ex, ey, es = shape.emblem
        out.append(piece(f"{k}-emblem", f"aoh-tribe-{tribe.tribe}", left + ex, top + ey, es))
    big = shape.size in ("wide", "me", "low", "row")
    scale = 1.0 if big else 0.8 if shape.size == "tall" else 0.72
    if tribe.claim:
        cx, cy = (shape.w - 20, 20) if big else shape.emblem[:2]  # off the name
        claims = texts("facts-claim")
        out.append(piece(f"{k}-crown", "aoh-crown", left + cx, top + cy, title=claims))
    if shape.size == "flat":
        return [*out, *summary(table, tribe, left, top)]
    who = texts("facts-cards", n=tribe.hand)
    if big and tribe.tribe:
        who = f"{texts.called(tribe.seat)} · {who}"
    if view.awaited == "live" and tribe.ready:
        who += " ✓"
    out.append(
        words(
            f"{k}-name",
            "aoh-name" if big else "aoh-small",
            left + shape.name[0],
            top + shape.name[1],
            scale,
            name,
        )
    )
    if shape.size in ("wide", "row", "low"):  # as large as there is room for
        scale = fit(who, 16, shape.w - shape.who[0] - 8, 12.4) / 13.4
    out.append(words(f"{k}-who", "aoh-small", left + shape.who[0], top + shape.who[1], scale, who))
    out += rows(table, tribe, left, top, shape, acts)
    return out


def marches(table: Table, tribe: TribeView) -> tuple[Action, ...]:
    """War on a tribe, with the chance to take something, by goal."""
    codes = [coded(code.MARCH, tribe.seat, goal) for goal in range(3)]
    if not any(c in table.offers for c in codes):
        return ()
    view = table.view
    won = aims(view, attackers(view), defenders(view, tribe), tribe).values()
    ways = zip(codes, won, strict=True)
    return tuple(
        act(table.offers[c], odds=f"{n} %", chance=n / 100) for c, n in ways if c in table.offers
    )


def summary(table: Table, tribe: TribeView, left: float, top: float) -> list[Piece]:
    """A rival in little room, while cards are traded: cards in hand, cities, monument."""
    k, ready = f"t{tribe.seat}", table.view.awaited == "live" and tribe.ready
    cards = f"{tribe.hand}{' ✓' if ready else ''}"
    figures = (
        ("who", "aoh-card-back", 0.22, cards, 43, 18),
        ("cities", "aoh-city", 0.3, str(tribe.cities), 15, 45),
        ("monument", "aoh-slot-full", 0.6, str(tribe.monument), 50, 46),
    )
    out = []
    for what, symbol, scale, label, x, y in figures:
        out.append(piece(f"{k}-{what}-icon", symbol, left + x, top + y, scale))
        spot = left + x + 11 + 15 * 0.9, top + y + 1  # its text begins on the left
        out.append(piece(f"{k}-{what}", "aoh-figure", *spot, 0.9, label=label))
    if tribe.special:
        at = (left + 50, top + 46)
        out.append(piece(f"{k}-stone", f"aoh-icon-{tribe.special}", *at, 0.52))
    return out


def words(id: str, symbol: str, x: float, y: float, scale: float, label: str) -> Piece:
    """A line of text that begins at x."""
    return piece(id, symbol, x + 75 * scale, y, scale, label=label)


def rows(
    table: Table, tribe: TribeView, left: float, top: float, shape: Shape, acts: Acts
) -> list[Piece]:
    view, texts, k = table.view, table.texts, f"t{tribe.seat}"
    cities, stones = view.goals
    out = []
    cx, cy, step, scale = shape.cities
    step = step * min(1.0, 4 / max(tribe.cities - 1, cities - 1))
    for i in range(max(cities, tribe.cities)):
        symbol = "aoh-city" if i < tribe.cities else "aoh-city-empty"
        out.append(piece(f"{k}-city-{i}", symbol, left + cx + i * step, top + cy, scale))
    mx, my, step, scale = shape.monument
    for i in range(stones):
        full = i < tribe.monument
        stack = acts[1] if i == tribe.monument else ()
        title = texts("title-monument", n=tribe.monument, of=stones) if stack else None
        symbol = "aoh-slot-full" if full else "aoh-slot"
        out.append(
            piece(
                f"{k}-mon-{i}",
                symbol,
                left + mx + i * step,
                top + my,
                scale,
                actions=stack,
                title=title,
            )
        )
        if full and tribe.special:
            icon = f"aoh-icon-{tribe.special}"
            out.append(piece(f"{k}-stone-{i}", icon, left + mx + i * step, top + my, scale * 0.9))
    spots, scale = army_spots(shape, len(tribe.armies))
    for army, (x, y), can in zip(tribe.armies, spots, acts[2], strict=True):
        read = scale > NUMBERED and shape.size != "low"  # which is drawn small
        out += army_pieces(table, tribe, army, left + x, top + y, scale, can, read)
    fx, fy, step, scale = shape.walls
    step = copysign(min(abs(step), shape.armies[4] / max(tribe.fortresses - 1, 1)), step)
    for i in range(tribe.fortresses):
        title = spoken(texts, "title-fortress", tribe.seat)
        out.append(
            piece(
                f"{k}-fort-{i}", "aoh-fortress", left + fx + i * step, top + fy, scale, title=title
            )
        )
    return out


def army_spots(shape: Shape, count: int) -> tuple[list[Point], float]:
    """Where armies stand on a panel, and how large: in two rows of smaller ones where they would
    crowd and the panel has room."""
    x, y, step, scale, room = shape.armies
    across = count
    if shape.size in ("wide", "me", "low", "row") and (count - 1) * step > room:
        across, step, scale = -(-count // 2), step * CROWDED, scale * CROWDED
    step = min(step, room / max(across - 1, 1))
    apart = 0 if across == count else 44 * scale
    rows_ = [(n % across, n // across) for n in range(count)]
    return [(x + c * step, y + (r - 0.5) * apart) for c, r in rows_], scale


def army_pieces(
    table: Table,
    tribe: TribeView,
    army: Army,
    x: float,
    y: float,
    scale: float,
    acts: tuple[Action, ...],
    numbered: bool,
) -> list[Piece]:
    texts, number = table.texts, army.number - 1
    how = "away" if army.away else "quaked" if army.quaked else "home"
    unit = unit_label(texts, OWN_UNITS[number])
    title = spoken(texts, f"title-army-{how}", tribe.seat, unit=unit)
    if army.general:
        title = f"{title} {texts('title-led')}"
    battle = table.view.battle
    going = battle is not None and OWN_UNITS[number] in (*battle.force, *battle.guard)
    symbol = f"aoh-{'general' if army.general else 'army'}-{tribe.seat}"
    state = "dim" if army.away or going else ""
    several = bool(acts) or len(tribe.armies) > 1  # which is which
    shown = str(army.number) if several and numbered else ""
    out = [
        piece(
            f"army-{army.number}",
            symbol,
            x,
            y,
            scale,
            label=shown,
            seat=tribe.seat,
            title=title,
            state=state,
            actions=acts,
        )
    ]
    if army.quaked or army.away:
        mark = "aoh-quake" if army.quaked else "aoh-away"
        out.append(
            piece(
                f"army-{army.number}-mark",
                mark,
                x + 12 * scale,
                y + 14 * scale,
                scale * 0.8,
                title=title,
            )
        )
    return out
