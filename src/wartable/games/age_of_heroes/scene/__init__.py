"""View → pieces: a ring of tribes with roads, the fair or the battle inside it, the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.middle import middle_pieces, tall_height
from wartable.games.age_of_heroes.scene.panels import SHAPES, panel
from wartable.games.age_of_heroes.scene.recent import marked
from wartable.games.age_of_heroes.scene.table import Table, paid
from wartable.games.age_of_heroes.scene.trays import (
    decks,
    hand_pieces,
    names_wants,
    prices,
    strip,
    supply,
)
from wartable.games.age_of_heroes.scene.tribe import one_tribe
from wartable.games.age_of_heroes.scene.words import SEAT_MARKS, hint, player, prompt, subtitle
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
)
from wartable.i18n import Texts
from wartable.scene import (
    NOT_DRAWN,
    Action,
    Layout,
    LayoutName,
    Offer,
    Piece,
    Scene,
    act,
    piece,
)

__all__ = ["across", "marked", "scene"]

# what gets a big button wherever it is legal; everything else lies on pieces
MAIN = (
    *(code.TAXES, code.WAR, code.STAND, code.CONSENT, code.REFUSE),
    *(code.LUCK_PLAY, code.GAMES, code.DECLINE, code.DEAL_SEND, code.DEAL_DROP, code.DEAL_RECALL),
    *range(code.AGREE, code.ACTIONS),
    *(code.READY, code.UNREADY, code.PASS, code.FINISH, code.TIME_UP, code.CONCEDE),
)
ASIDE = (code.PASS, code.FINISH, code.DECLINE, code.READY, code.DEAL_DROP, code.CONCEDE)
ICONS = {
    code.PASS: "pass",
    code.READY: "pass",
    code.FINISH: "pass",
    code.TAXES: "take",
    code.WAR: "attack",
    code.STAND: "attack",
    code.DEAL_SEND: "trade",
}


def scene(
    view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    table = Table(view, texts, {offer.action: offer for offer in offers})
    wide = wide_layout(table) if layout != "tall" else NOT_DRAWN
    tall = tall_layout(table) if layout != "wide" else NOT_DRAWN
    drawn = [made for made in (wide, tall) if made is not NOT_DRAWN]
    on_board = set.intersection(*(made.notations() for made in drawn))
    return Scene(
        title=texts("scene-title"),
        subtitle=subtitle(view, texts),
        prompt=prompt(view, texts),
        hint=hint(view, texts),
        players=tuple(player(view, tribe, texts) for tribe in view.tribes),
        main=tuple(buttons(table, offers, on_board)),
        wide=wide,
        tall=tall,
    )


def across(
    view: AgeOfHeroesView, seat: int, texts: Texts, layout: LayoutName | None = None
) -> Scene:
    """One tribe in full size, with what the viewer knows of it."""
    table, made = Table(view, texts, {}), scene(view, (), texts, layout)
    wide = one_tribe(table, seat, tall=False) if layout != "tall" else NOT_DRAWN
    tall = one_tribe(table, seat, tall=True) if layout != "wide" else NOT_DRAWN
    return replace(made, wide=wide, tall=tall)


def buttons(table: Table, offers: Sequence[Offer], on_board: set[str]) -> list[Action]:
    """What gets a big button: the main actions, and whatever lies on no piece."""
    main = [
        act(table.offers[c], icon=ICONS.get(c), aside=c in ASIDE) for c in MAIN if c in table.offers
    ]
    main += [act(o) for o in offers if o.action not in MAIN and o.notation not in on_board]
    places_max = [o for o in offers if code.PLACE <= o.action < code.DISCARD]
    if places_max and places_max[-1].notation in on_board:
        main.insert(0, act(places_max[-1], icon="build"))
    if table.view.awaited == "gift":
        asks = [o for o in offers if code.BUILD_ROAD <= o.action < code.HAVE]
        main = [*(act(offer, icon="trade") for offer in asks), *main]
    return main


def neighbours(view: AgeOfHeroesView) -> list[tuple[int, int]]:
    living = [tribe.seat for tribe in view.tribes if tribe.alive]
    if len(living) < 2:
        return []
    pairs = {(min(a, b), max(a, b)) for a, b in zip(living, [*living[1:], living[0]], strict=True)}
    return sorted(pairs)


def road_words(table: Table, a: int, b: int) -> tuple[str, tuple[Action, ...], bool]:
    built = (a, b) in table.view.roads
    texts = table.texts
    key = "title-road" if built else "title-way"
    title = texts(key, seat=texts.name(a), other=texts.name(b))
    other = b if a == table.view.seat else a if b == table.view.seat else None
    acts: tuple[Action, ...] = ()
    if other is not None:
        codes = paid(code.BUILD_ROAD, other)
        if table.view.awaited in ("action", "building"):  # else it is a deal of the fair
            codes = (*codes, code.DEAL + other)
        acts = table.acts(codes)
    return title, acts, built


def wide_roads(table: Table, at: dict[int, int]) -> list[Piece]:
    view = table.view
    ring = places.RINGS[view.seats]
    out = []
    for a, b in neighbours(view):
        title, acts, built = road_words(table, a, b)
        kind = "road" if built else "way"
        spots = (min(at[a], at[b]), max(at[a], at[b]))
        id = f"road-{a}-{b}"
        if view.seats == 4 and spots in places.ARCS:
            (x, y), turn = places.ARCS[spots]
            out.append(piece(id, f"aoh-{kind}", x, y, 1.12, rotate=turn, title=title, actions=acts))
        elif view.seats == 2:
            out.append(
                piece(id, f"aoh-{kind}-300", 412, 334, rotate=90.0, title=title, actions=acts)
            )
        else:
            (x, y), turn, length = places.road(ring[spots[0]], ring[spots[1]])
            out.append(
                piece(id, f"aoh-{kind}-{length}", x, y, rotate=turn, title=title, actions=acts)
            )
    return out


def wide_layout(table: Table) -> Layout:
    view = table.view
    order = places.seat_order(view.seat, view.seats)
    at = {seat: place for place, seat in enumerate(order)}
    out = wide_roads(table, at)
    for seat in order:
        x, y = places.RINGS[view.seats][at[seat]]
        out += panel(table, view.tribes[seat], x, y, SHAPES["wide"])
    narrow = view.seats in (4, 6)
    box = (346.0, 188.0, 400.0, 292.0) if narrow else (390.0, 210.0, 312.0, 270.0)
    if view.seats == 2:
        box = (440.0, 188.0, 400.0, 292.0)  # beside the road from panel to panel
        out += prices(table, 96, 200)
    out += middle_pieces(table, box, False)
    cx = places.CENTRE[0]
    out += decks(table, (58, 782), (142, 782), 0.86)
    spots = [(930.0 + 60 * (n % 3), 748.0 + 66 * (n // 3)) for n in range(5)]
    out += supply(table, spots, 0.94)
    if names_wants(table):
        out += strip(table, places.row(14, (cx, 684), 40, 540), 1.0)
    out += hand_pieces(table, (540, 772), 660, 1.24, 0.7)
    return Layout.of(places.WIDE, places.HIGH, out)


def tall_layout(table: Table) -> Layout:
    """Rivals above, roads, the middle, the own panel, piles, the hand."""
    view = table.view
    order = places.seat_order(view.seat, view.seats)
    out: list[Piece] = []
    rivals = order[1:]
    shape = SHAPES["tall"] if len(rivals) <= 3 else SHAPES["mini"]
    step = shape.h + 4
    for n, seat in enumerate(rivals):
        line, column = divmod(n, 3)
        across = min(3, len(rivals) - line * 3)
        x = 195 + (column - (across - 1) / 2) * 130
        out += panel(table, view.tribes[seat], x, 2 + shape.h / 2 + line * step, shape)
    y = 4 + step * -(-len(rivals) // 3)
    pairs = neighbours(view)
    for (a, b), (x, ry) in zip(pairs, places.row(len(pairs), (195, y + 14), 64, 330), strict=True):
        title, acts, built = road_words(table, a, b)
        symbol = "aoh-road-tall" if built else "aoh-way-tall"
        label = f"{SEAT_MARKS[a]}–{SEAT_MARKS[b]}"
        out.append(piece(f"road-{a}-{b}", symbol, x, ry, label=label, title=title, actions=acts))
    y += 32
    high = tall_height(table)
    out += middle_pieces(table, (2, y, 386, high), True)
    y += high + 4
    out += panel(table, view.tribes[order[0]], 195, y + 52, SHAPES["me"])
    y += 108
    if names_wants(table):
        top, low = (places.row(7, (195, y + 18 + 40 * n), 46, 330) for n in range(2))
        out += strip(table, [*top, *low], 1.0)
        y += 82
    out += hand_pieces(table, (195, y + 46), 384, 0.78, 0.6)
    y += 92
    out += decks(table, (32, y + 34), (84, y + 34), 0.6)
    out += supply(table, places.row(5, (254, y + 34), 54, 230), 0.86)
    return Layout.of(390, y + 68, out)
