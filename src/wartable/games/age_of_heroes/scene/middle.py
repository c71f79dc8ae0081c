"""The middle of the ring: tribes to choose, the fair's board, a battle, or whose turn it is."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import KIND_KEYS, TRIBE_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.battle import battle_pieces
from wartable.games.age_of_heroes.scene.fair import deal_pieces, fair_pieces
from wartable.games.age_of_heroes.scene.panels import words
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table, at_fair
from wartable.games.age_of_heroes.scene.words import spoken
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.scene import Piece, piece


def middle_pieces(table: Table, box: Box, tall: bool) -> list[Piece]:
    """What lies in the middle: tribes to choose, a battle, a fair, or the table."""
    view = table.view
    if view.awaited == "round" and view.stage == "tribes":
        return tribe_choice(table, box)
    if view.battle is not None:
        return battle_pieces(table, view.battle, box)
    if at_fair(view):
        return fair_pieces(table, box, tall)
    if view.gift is not None:
        left, top, width, height = box
        middle_ = (left + width / 2, top + height / 2)
        return deal_pieces(table, view.gift, *middle_, min(1.0, width / 364), "item-road")
    return table_pieces(table, box)


def is_quiet(view: AgeOfHeroesView) -> bool:
    """Whether one line is all that lies in the middle."""
    opening = view.awaited == "opening" or view.first is None or view.stage == "tribes"
    return not (at_fair(view) or opening or view.battle or view.gift)


def tribe_choice(table: Table, box: Box) -> list[Piece]:
    texts = table.texts
    out = []
    left = table.view.tribes_left
    for key, (x, y, scale) in zip(left, places.grid(len(left), box, 104, 138, 1.9), strict=True):
        number = TRIBE_KEYS.index(key)
        name = texts(f"tribe-{key}")
        stone = texts(f"kind-{KIND_KEYS[5 + number]}")
        acts = table.acts((code.TRIBE + number,))
        title = texts("action-tribe", tribe=name, kind=stone)
        out.append(
            piece(
                f"tribe-{key}",
                f"aoh-tribe-{key}",
                x,
                y - 22 * scale,
                scale,
                title=title,
                tip=texts("tip-tribe", kind=stone, n=table.view.goals[1]),
                actions=acts,
            )
        )
        small, id = max(scale * 0.9, 0.74), f"tribe-{key}"
        out.append(piece(f"{id}-name", "aoh-line", x, y + 32 * scale, small, label=name))
        icon = f"aoh-icon-{KIND_KEYS[5 + number]}"
        out.append(piece(f"{id}-icon", icon, x - 30 * scale, y + 53 * scale, 0.8 * scale))
        at = x - 16 * scale, y + 53 * scale
        out.append(words(f"{id}-stone", "aoh-small", *at, small * 0.95, stone))
    return out


def table_pieces(table: Table, box: Box) -> list[Piece]:
    """Between fair and war: what everybody waits for, in one line."""
    left, top, width, height = box
    view, texts = table.view, table.texts
    if view.ended:
        won = view.winner
        line = texts("line-drawn") if won is None else spoken(texts, "line-won", won)
    elif view.awaited == "opening":
        line = texts("line-opening")
    elif view.active is not None:
        yours = "-you" if texts.you == view.active else ""
        line = texts(f"line-turn{yours}", seat=texts.name(view.active))
    else:
        line = texts("line-fair")
    symbol = "aoh-big-line" if view.ended else "aoh-line"
    scale = min(1.0, width / 360)
    out = [piece("line", symbol, left + width / 2, top + height / 2, scale, label=line)]
    if view.awaited == "opening" or (view.first is None and any(view.drawn)):
        drawn = [(seat, value) for seat, value in enumerate(view.drawn) if value]
        spots = places.row(len(drawn), (left + width / 2, top + height / 2 + 50), 60, width - 60)
        for (seat, value), (x, y) in zip(drawn, spots, strict=True):
            title = texts("event-first-draw", seat=texts.name(seat), n=value)
            battle = view.marks.get("battle")
            out.append(
                piece(
                    f"drawn-{seat}",
                    f"aoh-battle-{value}",
                    x,
                    y,
                    title=title,
                    seat=seat,
                    mark=battle,
                )
            )
    return out
