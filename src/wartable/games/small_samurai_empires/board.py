"""View → terminal: provinces by region with their figures, the twelve cells, influence, seats.
Letters and marks carry everything, colour only helps; fits 80 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.small_samurai_empires.engine.components import ORDER_KEYS, REGION_KEYS
from wartable.games.small_samurai_empires.scene import words
from wartable.games.small_samurai_empires.scene.land import MAPPED
from wartable.games.small_samurai_empires.views import (
    CellView,
    OrderView,
    ProvinceView,
    SamuraiView,
)
from wartable.i18n import Texts
from wartable.scene import sign
from wartable.scene.seats import SEAT_COLOURS, SEAT_MARKS
from wartable.statements import weakest

REGION_COLOURS = {"purple": "magenta", "turquoise": "cyan", "orange": "yellow", "grey": "white"}
MARKS = {"capital": "★", "resource": "?", "shrine": "⛩"}
QUICK_SIGNS = {"move-1": "→", "attack": "×", "recruit-1": "+", "harvest-1": "*"}


def board(view: SamuraiView, texts: Texts, width: int) -> RenderableType:
    parts: list[RenderableType] = [
        Text(words.subtitle(view, texts), "bold"),
        provinces(view, texts),
        Text(texts("board-legend"), "dim"),
        cells(view, texts),
        influence(view, texts),
    ]
    if view.missions:
        parts.append(missions(view, texts))
    if view.mountains:
        parts.append(mountains(view, texts))
    parts += [seats(view, texts), hand(view, texts), Text(words.prompt(view, texts), "bold")]
    return Group(*parts)


def provinces(view: SamuraiView, texts: Texts) -> Table:
    """Two provinces abreast: name, mark, figures, who controls."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for side in range(2):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=13)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=16)
    for region in REGION_KEYS:
        own = [province for province in view.provinces if province.region == region]
        map_of = [view.file.basis(f"province.{province.key}", *MAPPED) for province in own]
        head = texts(f"region-short-{region}") + sign(weakest(map_of).mark)
        table.add_row(Text(head, f"bold {REGION_COLOURS[region]}"))
        for i in range(0, len(own), 2):
            row: list[Text] = []
            for province in own[i : i + 2]:
                row += line(view, province, texts)
            table.add_row(*row)
    return table


def line(view: SamuraiView, province: ProvinceView, texts: Texts) -> list[Text]:
    mark = MARKS[words.mark_of(view, province)]
    if province.tile:
        mark = texts(f"board-{province.tile}")
    if province.shrine:
        mark += texts(f"colour-{province.shrine}")[:2]
    figures = Text()
    for seat, armies in enumerate(province.armies):
        castle = "#" if province.castle == seat else ""
        if armies or castle:
            style = SEAT_COLOURS[seat]
            bold = "bold underline " if province.control == seat else ""
            figures.append(f"{SEAT_MARKS[seat]}{armies or ''}{castle}", bold + style)
            figures.append("! " if province.control == seat else " ")
    name = Text(texts(f"province-{province.key}"), REGION_COLOURS[province.region])
    return [name, Text(mark), figures]


def cells(view: SamuraiView, texts: Texts) -> Table:
    printed = [view.file.basis(f"cell.{cell.number}", "region", "quick") for cell in view.cells]
    table = Table(
        title=texts("board-cells") + sign(weakest(printed).mark),
        title_justify="left",
        box=None,
        padding=(0, 1),
        pad_edge=False,
        show_header=False,
    )
    for column in range(3):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=25)
    for i in range(0, len(view.cells), 3):
        table.add_row(*(cell(view, item, texts) for item in view.cells[i : i + 3]))
    return table


def cell(view: SamuraiView, item: CellView, texts: Texts) -> Text:
    mark = "▶" if item.number == view.cell else " "
    sign = QUICK_SIGNS[item.quick] if item.quick else "…"
    out = Text(f"{mark}{item.number:>2}{sign} ", REGION_COLOURS[item.region])
    if item.orders:
        if len(item.orders) == 2:
            out.append(f"({SEAT_MARKS[item.orders[0].seat]})", "dim")
        return out.append(order(item.orders[-1], texts))
    return out.append(texts(f"quick-{item.quick}") if item.quick else "…", "dim")


def order(item: OrderView, texts: Texts) -> Text:
    name = texts(f"order-{item.kind}") if item.kind else texts("board-hidden")
    words_ = name if item.face_up else f"[{name}]"
    return Text(f"{SEAT_MARKS[item.seat]} {words_}", SEAT_COLOURS[item.seat])


def influence(view: SamuraiView, texts: Texts) -> Group:
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for region in REGION_KEYS:
        row = [Text(texts(f"region-short-{region}"), REGION_COLOURS[region])]
        row.append(Text(f"{view.shown[region]} ×"))
        for who in view.players:
            value = f"{SEAT_MARKS[who.seat]} {who.influence[region]} ({who.worth[region]})"
            row.append(Text(value, SEAT_COLOURS[who.seat]))
        first, second = view.file.data["region"][region]["bonus"]
        unsure = sign(view.file.basis(f"region.{region}", "worth", "bonus").mark)
        row.append(Text(f"{first}/{second}{unsure}", "dim"))
        table.add_row(*row)
    return Group(Text(texts("board-influence"), "italic"), table)


def mountains(view: SamuraiView, texts: Texts) -> Text:
    """Those with a token and the roads they lie on; the tokens nobody has seen."""
    roads = []
    for key in view.mountains:
        ends = view.file.data["mountain"][key]["between"]
        road = " – ".join(texts(f"province-{end}") for end in ends)
        roads.append(f"{texts(f'mountain-{key}')} ({road})")
    said = f"{texts('board-mountains', list=', '.join(roads))} {words.unseen_tokens(view, texts)}"
    return Text(said, "dim")


def missions(view: SamuraiView, texts: Texts) -> Text:
    out = Text()
    for region, mission in view.missions.items():
        done = "".join(SEAT_MARKS[seat] for seat in mission.done)
        out.append(f"{texts(f'region-short-{region}')}: ", REGION_COLOURS[region])
        out.append(f"{texts(f'mission-{mission.key}')} ({mission.points}) {done}\n")
        out.append(f"  {words.mission_tip(view, region, texts)}\n", "dim")
    out.rstrip()
    return out


def seats(view: SamuraiView, texts: Texts) -> Text:
    out = Text()
    for seat in view.order or range(view.seats):
        who = words.player(view, view.players[seat], texts)
        mark = "▶" if who.active else " "
        out.append(f"{mark} {SEAT_MARKS[seat]} {texts.name(seat)}", SEAT_COLOURS[seat])
        out.append(f"  {who.score} {who.unit}, {who.facts}\n")
    out.rstrip()
    return out


def hand(view: SamuraiView, texts: Texts) -> Text:
    if not 0 <= view.seat < view.seats:
        return Text()
    who = view.players[view.seat]
    orders = [
        f"{texts(f'order-{key}')} ×{number}" if number > 1 else texts(f"order-{key}")
        for key in ORDER_KEYS
        if (number := (who.hand or {}).get(key, 0))
    ]
    fate = [
        f"{texts(f'region-short-{key}')} ×{number}" if number > 1 else texts(f"region-short-{key}")
        for key in REGION_KEYS
        if (number := (who.fate_hand or {}).get(key, 0))
    ]
    tokens = weakest(view.file.basis(f"order.{key}", "count") for key in ORDER_KEYS)
    out = Text(f"{texts('board-hand')}{sign(tokens.mark)}: ", "bold").append(
        ", ".join(orders) or "–", "none"
    )
    out.append(f"\n{texts('board-fate')}: ", "bold").append(", ".join(fate) or "–", "none")
    return out
