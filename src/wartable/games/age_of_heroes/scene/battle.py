"""A battle in the middle of the ring."""

from __future__ import annotations

from dataclasses import replace

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import GOAL_KEYS
from wartable.games.age_of_heroes.labels import next_unit, side_words
from wartable.games.age_of_heroes.labels.odds import Side, aims, attackers, defenders, odds, sent
from wartable.games.age_of_heroes.names import OWN_UNITS, unit_label
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.panels import words
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table, coded
from wartable.games.age_of_heroes.scene.words import spoken
from wartable.games.age_of_heroes.views import TribeView
from wartable.games.age_of_heroes.views.battle import BattleView
from wartable.i18n import Texts
from wartable.scene import Action, Piece, piece
from wartable.scene.seats import SEAT_MARKS

FACED = 200.0  # of a box in which the only rival there is stands against the reader at once
MUSTERED = 120.0  # of a side and a line above it
LOWEST = 62.0  # of a side with words above its units
WIDE, LARGE = 600.0, 1.5  # from this width on, how much larger words and units are
AIM_WIDE, AIM_HIGH = 178.0, 44.0  # of a goal with its chance, and the gap beside and below it
ROW_WIDE = 900.0  # of a rival and the goals against it
TITLE, BETWEEN = 30.0, 30.0  # heights of the line above a battle, and of the chances within it


def battle_pieces(table: Table, battle: BattleView, box: Box) -> list[Piece]:
    """Attackers above, defenders below, unless the reader attacks: the own side is always the lower
    one, and below it the own cards. Each side says who it is and how strong; between them stands
    how a duel may go."""
    view = table.view
    left, top, width, height = box
    mid, loose = left + width / 2, len(battle.loose)
    large = LARGE if width > WIDE else 1.0  # where a battle has the whole table
    above, between = TITLE * large, BETWEEN * large
    k = min(1.2, width / 330) * large
    out = [piece("line", "aoh-line", mid, top + 12 * large, k, label=heading(table))]
    rivals = [tribe for tribe in view.tribes if tribe.alive and tribe.seat != battle.foe]
    if battle.victim is None and len(rivals) == 1 and height > FACED:
        battle = replace(battle, victim=rivals[0].seat)
    if battle.victim is None:
        return [*out, *muster(table, battle, box)]
    card = min(1.4 * large, height / 300)
    below = 70 * card + 6 if loose else 0.0
    high = min(156.0 * large, (height - above - between - below) / 2)
    wide = min(width - 6, 460.0 * large)
    upper, lower = top + above + high / 2, top + above + between + high * 1.5
    if battle.goal is None and battle.foe == view.seat and height > 2 * FACED:
        spot, k = (mid, lower + high / 2 + AIM_HIGH * 0.8), min(1.0, (width - 16) / 3 / AIM_WIDE)
        out += goals(table, rivals[0], spot, k)
    attack, defence = (lower, upper) if battle.foe == view.seat else (upper, lower)
    out += side(table, battle, "foe", (mid, attack, wide, high))
    out += side(table, battle, "guard", (mid, defence, wide, high))
    if not battle.fought:  # afterwards the duels speak for themselves
        at, said = (mid, top + above + high + between / 2), chances(table, battle)
        k = min(1.0, width / 330) * large
        out.append(piece("odds", "aoh-odds", *at, k, label=said, title=f"{said}."))
    row = places.row(loose, (mid, lower + high / 2 + below / 2 + 2), 56 * card + 6, width - 60)
    for n, (value, (x, cy)) in enumerate(zip(battle.loose, row, strict=True)):
        acts = table.acts((code.ASSIGN + view.values.index(value),))
        title, unsure = table.texts("title-battle-card", value=value), view.marks.get("battle")
        shown = f"battle-card-{n}", f"aoh-battle-{value}"
        out.append(piece(*shown, x, cy, card, title=title, actions=acts, mark=unsure))
    return out


def muster(table: Table, battle: BattleView, box: Box) -> list[Piece]:
    """Who goes to war, chosen on the own panel; and below, where there is room, how strong each
    rival is and how a duel with it may go."""
    view, texts = table.view, table.texts
    left, top, width, height = box
    mid = left + width / 2
    rivals = [tribe for tribe in view.tribes if tribe.alive and tribe.seat != battle.foe]
    attack = sent(view)
    lines = rivals if attack.armies and height > MUSTERED + 20 * len(rivals) else []
    if lines and width > ROW_WIDE:
        return muster_rows(table, battle, box, lines)
    large = LARGE if width > WIDE else 1.0
    high = min(132.0 * large, height - TITLE * large - 22 * large * len(lines) - 6)
    y = top + TITLE * large + high / 2
    out = side(table, battle, "foe", (mid, y, min(width - 6, 460.0 * large), high))
    for n, tribe in enumerate(lines):
        defence = defenders(view, tribe)
        won = {goal: f"{n}" for goal, n in aims(view, attack, defence, tribe).items()}
        said = texts("muster-odds", seat=texts.name(tribe.seat), **won)
        at, k = (mid, y + high / 2 + (18 + 22 * n) * large), min(1.0, width / 330) * large
        out.append(piece(f"rival-line-{tribe.seat}", "aoh-line", *at, k, label=said))
    return out


def muster_rows(table: Table, battle: BattleView, box: Box, rivals: list[TribeView]) -> list[Piece]:
    """Where a battle has the whole table: who goes, and one row per rival with its armies, and each
    goal with its chance, to be pressed."""
    left, top, width, height = box
    mid, above = left + width / 2, TITLE * LARGE
    high = min(156.0, (height - above) * 0.36)
    out = side(table, battle, "foe", (mid, top + above + high / 2, 460.0 * LARGE, high))
    begin = top + above + high + 8
    step = min(84.0, (top + height - begin) / len(rivals))
    k = min(1.45, step / AIM_HIGH)
    for n, tribe in enumerate(rivals):
        y, key = begin + step * (n + 0.5), f"rival-line-{tribe.seat}"
        out += goals(table, tribe, (mid + width / 2 - 1.5 * AIM_WIDE * k - 8, y), k)
        x, name = mid - width / 2 + 20, table.texts.called(tribe.seat)
        name = f"{SEAT_MARKS[tribe.seat]} {name}"
        out.append(words(f"{key}-name", "aoh-name", x, y - 12, 1.35, name))
        defence = defenders(table.view, tribe)
        said = table.texts("muster-open")
        if defence.armies:
            said = table.texts("muster-guard", side=side_words(defence, table.texts))
        out.append(words(key, "aoh-small", x, y + 15, 1.35, said))
    return out


def goals(table: Table, tribe: TribeView, at: places.Point, k: float) -> list[Piece]:
    """The goals of a war on a tribe, side by side around a place: each with the chance of it, and
    the march to it."""
    view, texts = table.view, table.texts
    chances = aims(view, sent(view), defenders(view, tribe), tribe)
    spots = places.row(len(GOAL_KEYS), at, AIM_WIDE * k, 3 * AIM_WIDE * k)
    out = []
    for n, (goal, (x, y)) in enumerate(zip(GOAL_KEYS, spots, strict=True)):
        acts = table.acts((coded(code.MARCH, tribe.seat, n),)) if chances[goal] else ()
        label = texts("aim", goal=texts(f"goal-{goal}"), n=chances[goal])
        title = f"{texts.name(tribe.seat)}. {label}"
        state = "" if chances[goal] else "dim"
        shown = f"aim-{tribe.seat}-{goal}", "aoh-aim"
        out.append(piece(*shown, x, y, k, label=label, title=title, state=state, actions=acts))
    return out


def heading(table: Table) -> str:
    """Who is at war with whom, and about what."""
    battle, texts = table.view.battle, table.texts
    if battle is None or battle.victim is None:
        return texts("line-muster")
    if battle.goal is None:
        yours = "-yours" if texts.you == battle.victim else ""
        return texts(f"line-raid{yours}", seat=texts.name(battle.victim))
    foe = texts.name(battle.foe) if battle.foe is not None else texts("barbarians")
    goal = texts(f"goal-{battle.goal}")
    how = {battle.foe: "-you", battle.victim: "-yours"}.get(texts.you, "")
    return texts(f"line-war{how}", seat=foe, other=texts.name(battle.victim), goal=goal)


def strengths(table: Table, battle: BattleView) -> tuple[Side, Side]:
    """Of both sides: the armies that stand there, or those that are ready to."""
    view = table.view
    tribe = view.tribes[battle.victim or 0]
    if not battle.guard:
        return attackers(view), defenders(view, tribe)
    general, fortress = view.bonuses
    led = {f"army-{army.number}" for army in tribe.armies if army.general}
    walls = fortress * tribe.fortresses
    guard = (walls + general * (u in led or f"guard {u}" in battle.led) for u in battle.guard)
    return attackers(view), Side(tuple(guard))


def chances(table: Table, battle: BattleView) -> str:
    """How the attack may end and how a duel may go, in words."""
    attack, defence = strengths(table, battle)
    if not attack.armies:
        return table.texts("line-muster")
    if not defence.armies:
        return table.texts("battle-open")
    won, lost = odds(table.view, attack, defence)
    if battle.goal is None or battle.victim is None:
        return table.texts("battle-odds", won=won, lost=lost, drawn=100 - won - lost)
    chance = aims(table.view, attack, defence, table.view.tribes[battle.victim])[battle.goal]
    return table.texts("battle-aim", n=chance, won=won)


def side(table: Table, battle: BattleView, key: str, box: Box) -> list[Piece]:
    """One side of a battle, in a box of this middle, width and height: its name and strength above
    its units."""
    view, texts = table.view, table.texts
    x, y, wide, high = box
    seat = battle.foe if key == "foe" else battle.victim
    strength = attackers(view) if key == "foe" else strengths(table, battle)[1]
    name = texts("barbarians") if seat is None else texts.name(seat)
    if not strength.armies and key == "foe":
        words_ = texts("muster-none")
    else:
        who = "-raid" if seat is None else "-you" if seat == texts.you else ""
        strong = _strong(strength, battle.force if key == "foe" else battle.guard, texts)
        words_ = texts(f"battle-{key}{who}", seat=name, side=strong)
    flat = high < LOWEST  # words before the units, else above them
    k = min(wide / 320, high / (52 if flat else 104))
    symbol = "aoh-side-flat" if flat else "aoh-side"
    out = [piece(f"{key}-side", symbol, x, y, k, seat=seat, title=f"{words_}.")]
    size, room = 1.6 if high > 150 else 1.15 if high > 110 else 0.86, 300 * k
    high = min(high, 104 * k)  # as it is drawn where it is narrow
    if flat:
        out.append(words(f"{key}-words", "aoh-small", x - 150 * k, y, 0.86, words_))
        x, at, most, room = x + 124 * k, y, (high - 14) / 50, 58 * k
    else:
        top = y - high / 2 + 16 * size
        out.append(piece(f"{key}-words", "aoh-line", x, top, size, label=words_))
        at, most = y + 12 * size, min(2.0, (high - 38 * size) / 50)
    if seat is None:
        spots = places.row(battle.raiders, (x, at), 62 * most, room)
        name, unsure = texts("barbarians"), view.marks.get("barbarians")
        return out + [
            piece(f"raider-{n}", "aoh-barbarian", *spot, most, title=name, mark=unsure)
            for n, spot in enumerate(spots)
        ]
    there = battle.force if key == "foe" else battle.guard
    if not there and key == "guard":  # those that would stand: the same pieces once they do
        armies = view.tribes[seat].armies
        there = tuple(OWN_UNITS[a.number - 1] for a in armies if not (a.quaked or a.away))
    return out + units(table, battle, key, there, seat, x, at, room + 10, most)


def _strong(side: Side, names: tuple[str, ...], texts: Texts) -> str:
    """Armies and Heroes of a side, counted apart, with what is added to each."""
    heroes = [name.startswith("hero") for name in names]
    if not any(heroes) or len(names) != side.armies:
        return side_words(side, texts)
    parts = (
        Side(tuple(n for n, hero in zip(side.added, heroes, strict=True) if hero == which))
        for which in (False, True)
    )
    armies, others = (side_words(part, texts) for part in parts)
    return texts("battle-heroes", armies=armies, heroes=others)


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
        state = "dim" if f"{side} {name}" in battle.fallen else ""  # a winner stays as it is
        due = view.stage == "assign" and seat == view.seat and name == next_unit(view)
        if due or f"{side} {name}" in battle.picked:
            state = "selected"
        title = spoken(texts, "title-unit", seat, unit=unit_label(texts, name))
        out.append(
            piece(
                f"{side}-{name}",
                f"aoh-{kind}-{seat}",
                ux - 11 * k,
                uy,
                k,
                label=name.removeprefix("army-") if (acts or due) and not hero else "",
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
