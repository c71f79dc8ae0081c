"""View → terminal: one table of cities, the dice below, the seats at the foot. Letters and marks
carry everything, colour only helps; fits 80 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.age_of_war.engine.components import CITY_TABLE, PROVINCE_TABLE, City
from wartable.games.age_of_war.figures import rests_on
from wartable.games.age_of_war.names import LINE_NAMES, SPECIAL
from wartable.games.age_of_war.scene.words import left_in_centre, prompt, threatened
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.scene import sign
from wartable.scene.seats import SEAT_COLOURS, SEAT_MARKS

TROOP_COLOURS = {"A": "green", "C": "red", "G": "yellow"}
NARROW = 66  # below, the province column shrinks to its points


def board(view: AgeOfWarView, texts: Texts, width: int) -> RenderableType:
    asked = Text(prompt(view, texts), "bold")
    return Group(cities(view, texts, width), Text(), dice(view, texts), seats(view, texts), asked)


def cities(view: AgeOfWarView, texts: Texts, width: int) -> Table:
    table = Table(
        title=texts("scene-subtitle", turn=view.turn, left=left_in_centre(view)),
        title_justify="left",
        box=None,
        padding=(0, 1),
        pad_edge=False,
    )
    table.add_column(texts("column-province"))
    table.add_column(texts("column-city"), no_wrap=True)
    table.add_column(texts("column-points"), justify="right")
    table.add_column(texts("column-lines"), no_wrap=True)
    table.add_column(texts("column-holder"), no_wrap=True, overflow="ellipsis")
    for province in PROVINCE_TABLE:
        first = True
        for city in CITY_TABLE:
            if city.province != province.key:
                continue
            unsure = sign(rests_on("province-names", province.key, texts)[1].mark)
            head = f"{texts(f'province-{province.key}')} {province.points}{unsure}" if first else ""
            if first and province.key in view.locked:
                head += " ⚿" if width >= NARROW else "!"
            table.add_row(
                Text(head, "bold"),
                name(view, city, texts),
                str(city.points),
                lines(view, city),
                holder(view, city, texts),
            )
            first = False
    return table


def name(view: AgeOfWarView, city: City, texts: Texts) -> Text:
    """An arrow for the city under attack, a star for the one taken last."""
    mark = "▶" if city.key == view.target else "*" if city.key == view.recent else " "
    unsure = sign(rests_on("city-names", city.key, texts)[1].mark)
    return Text(f"{mark} {texts(f'city-{city.key}')}{unsure}", "reverse" if mark == "▶" else "")


def lines(view: AgeOfWarView, city: City) -> Text:
    """Needs as in the notation; a filled line is ✓, the special line stands behind a plus."""
    out = Text()
    names = [line for of, line in LINE_NAMES if of == city.key]
    stolen = view.owner[city.key] not in (None, view.current) and city.province not in view.locked
    needs = [*city.lines, *(["G"] if stolen and SPECIAL in names else [])]
    for number, need in enumerate(needs):
        special = number == len(city.lines)
        out.append(" + " if special else " / " if number else "")
        if city.key == view.target and names[number] in view.filled:
            out.append("✓", "bold")
        else:
            for symbol in [need] if need.isdigit() else need:
                out.append(symbol, TROOP_COLOURS.get(symbol, "cyan"))
    return out


def holder(view: AgeOfWarView, city: City, texts: Texts) -> Text:
    owner = view.owner[city.key]
    if owner is None:
        return Text("·", "dim")
    words = Text(f"{SEAT_MARKS[owner]} {texts.name(owner)}", SEAT_COLOURS[owner])
    if city.province in view.locked:
        words.append(f" ({texts('board-safe')})")
    elif threatened(view, city.key):
        words.append(" !")
    return words


def dice(view: AgeOfWarView, texts: Texts) -> Text:
    out = Text(f"{texts('board-dice')} ")
    faces = view.roll.split()
    for face in sorted(faces, key=lambda face: "321ACG".index(face)):
        out.append(f"[{face}]", f"bold {TROOP_COLOURS.get(face, 'cyan')}")
        out.append(" ")
    if not faces:
        out.append(texts("hint-dice", n=view.pool))
    return out.append(f"\n{texts('board-legend')}", "dim")


def seats(view: AgeOfWarView, texts: Texts) -> Text:
    out = Text()
    for seat in range(view.seats):
        mark = "▶" if seat == view.current and not view.ended else " "
        held = sum(owner == seat for owner in view.owner.values())
        out.append(f"{mark} {SEAT_MARKS[seat]} {texts.name(seat)}", SEAT_COLOURS[seat])
        out.append(
            f"  {view.points[seat]} {texts('unit-points', n=view.points[seat])}, "
            f"{texts('facts-cities', n=held)}\n"
        )
    out.rstrip()
    return out
