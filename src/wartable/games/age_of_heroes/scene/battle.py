"""A battle in the middle of the ring."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.labels import next_unit
from wartable.games.age_of_heroes.names import OWN_UNITS, unit_label
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table
from wartable.games.age_of_heroes.views.battle import BattleView
from wartable.scene import Action, Piece, piece


def battle_pieces(table: Table, battle: BattleView, box: Box) -> list[Piece]:
    """Attackers above, defenders below, unless the reader attacks: the own side is always the lower
    one, and below it the own cards."""
    view, texts = table.view, table.texts
    left, top, width, height = box
    mid = left + width / 2
    foe = texts.name(battle.foe) if battle.foe is not None else texts("barbarians")
    if battle.victim is None:
        line = texts("line-muster")
    elif battle.goal is None:
        line = texts("line-raid", seat=texts.name(battle.victim))
    else:
        goal = texts(f"goal-{battle.goal}")
        line = texts("line-war", seat=foe, other=texts.name(battle.victim), goal=goal)
    out = [piece("line", "aoh-line", mid, top + 12, min(1.0, width / 360), label=line)]
    y = top + 34 + min(30.0, (height - 60) / 6)
    step = min((height - 40) / 3, 140.0)
    most = 1.3 if height > 220 else 0.95
    attack, defence = (y + step, y) if battle.foe == view.seat else (y, y + step)
    if battle.foe is None and battle.victim is not None:
        for n, (x, at) in enumerate(places.row(battle.raiders, (mid, y), 62 * most, width - 40)):
            name = texts("barbarians")
            unsure = view.marks.get("barbarians")
            out.append(piece(f"raider-{n}", "aoh-barbarian", x, at, most, title=name, mark=unsure))
    else:
        out += units(table, battle, "foe", battle.force, battle.foe, mid, attack, width, most)
    out += units(table, battle, "guard", battle.guard, battle.victim, mid, defence, width, most)
    scale = 1.0 if height > 220 else 0.76
    row = places.row(len(battle.loose), (mid, y + 2 * step), 56 * scale + 6, width - 60)
    for n, (value, (x, cy)) in enumerate(zip(battle.loose, row, strict=True)):
        acts = table.acts((code.ASSIGN + view.values.index(value),))
        title = texts("title-battle-card", value=value)
        out.append(
            piece(
                f"battle-card-{n}",
                f"aoh-battle-{value}",
                x,
                cy,
                scale,
                title=title,
                actions=acts,
                mark=view.marks.get("battle"),
            )
        )
    return out


def units(
    table: Table,
    battle: BattleView,
    side: str,
    names: tuple[str, ...],
    seat: int | None,
    x: float,
    y: float,
    room: float,
    most: float,
) -> list[Piece]:
    view, texts = table.view, table.texts
    if seat is None:
        return []
    general = {OWN_UNITS[a.number - 1] for t in view.tribes for a in t.armies if a.general}
    out = []
    k = max(0.5, min(most, (room - 20) / (66 * max(len(names), 1))))
    for name, (ux, uy) in zip(names, places.row(len(names), (x, y), 66 * k, room), strict=True):
        own = OWN_UNITS.index(name)
        led = name in general or f"{side} {name}" in battle.led
        hero = own >= 16
        kind = ("hero-general" if led else "hero") if hero else "general" if led else "army"
        acts: tuple[Action, ...] = ()
        if seat == view.seat:
            acts = table.acts((code.FIGHT + own, code.HERO_LEAD + own))
        state = "dim" if f"{side} {name}" in battle.fought else ""
        due = view.stage == "assign" and seat == view.seat and name == next_unit(view)
        if due or f"{side} {name}" in battle.picked:
            state = "selected"
        title = texts("title-unit", unit=unit_label(texts, name), seat=texts.name(seat))
        out.append(
            piece(
                f"{side}-{name}",
                f"aoh-{kind}-{seat}",
                ux - 11 * k,
                uy,
                k,
                seat=seat,
                title=title,
                state=state,
                actions=acts,
            )
        )
        out += beside(table, battle, f"{side}-{name}", seat, led, (ux, uy, k))
    return out


def beside(
    table: Table, battle: BattleView, id: str, seat: int, led: bool, at: tuple[float, float, float]
) -> list[Piece]:
    """A unit's battle card, if the reader may see it, what is added to it, and that it fell."""
    view, texts, (x, y, k) = table.view, table.texts, at
    side, _, name = id.partition("-")
    value = battle.shown.get(f"{side} {name}", 0)
    if seat == view.seat and name in battle.cards:
        value = battle.cards[name]
    out = []
    if value:
        face, shown = f"aoh-battle-{value}", texts("title-battle-card", value=value)
        unsure = view.marks.get("battle")
        card = (f"{id}-card", face, x + 18 * k, y + 4 * k, 0.6 * k)
        out.append(piece(*card, title=shown, mark=unsure))
    general, fortress = view.bonuses
    walls = view.tribes[seat].fortresses if side == "guard" else 0
    if more := general * led + fortress * walls:
        spot = (x - 27 * k, y - 18 * k, max(0.9, 0.9 * k))
        out.append(piece(f"{id}-more", "aoh-count", *spot, label=f"+{more}"))
    if f"{side} {name}" in battle.fallen:
        fell = texts("title-fallen")
        spot = (x - 11 * k, y + 16 * k, 0.8 * k)
        out.append(piece(f"{id}-fallen", "aoh-fallen", *spot, title=fell))
    return out
