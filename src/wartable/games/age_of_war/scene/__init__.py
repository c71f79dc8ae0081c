"""View → pieces. Cities never move: flags say whose they are, locks what is complete."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wartable.games.age_of_war.advice import chances as odds
from wartable.games.age_of_war.art.sheet import TALL_CARD, WIDE_CARD
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.names import LINE_NAMES, plain
from wartable.games.age_of_war.scene.drawing import (
    TALL_SCALE,
    TALL_W,
    WIDE_W,
    Drawing,
    Offered,
)
from wartable.games.age_of_war.scene.words import (
    CITY,
    hint,
    left_in_centre,
    player,
    prompt,
)
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.plugin import Told
from wartable.scene import NOT_DRAWN, Action, Layout, LayoutName, Offer, Scene, act

PROMISING = 2  # cities to begin with that get a big button


def scene(
    view: AgeOfWarView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    offered = actions_of(view, offers)
    drawing = Drawing(view, texts, offered)
    return Scene(
        title=texts("scene-title"),
        subtitle=texts("scene-subtitle", turn=view.turn, left=left_in_centre(view)),
        prompt=prompt(view, texts, stuck=bool(offers) and not offered.by_line),
        hint=hint(view, bool(offers), texts),
        players=tuple(player(view, seat, texts) for seat in range(view.seats)),
        main=(*offered.best, *([offered.lose] if offered.lose else [])),
        wide=drawing.wide() if layout != "tall" else NOT_DRAWN,
        tall=drawing.tall() if layout != "wide" else NOT_DRAWN,
    )


def low(view: AgeOfWarView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a phone on its side."""
    return Drawing(view, texts, actions_of(view, offers)).low()


def square(view: AgeOfWarView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a tablet."""
    return Drawing(view, texts, actions_of(view, offers)).square()


def far(view: AgeOfWarView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on the big screen of a room."""
    return Drawing(view, texts, actions_of(view, offers)).far()


def across(view: AgeOfWarView, seat: int, texts: Texts, layout: LayoutName | None = None) -> Scene:
    """What one seat holds: its cities in full size, others of their provinces dim."""
    drawing, whole = Drawing(view, texts, Offered(), seat), scene(view, (), texts, layout)
    wide = drawing.held(seat, WIDE_CARD, WIDE_W, 1) if layout != "tall" else NOT_DRAWN
    tall = drawing.held(seat, TALL_CARD, TALL_W, TALL_SCALE) if layout != "wide" else NOT_DRAWN
    return replace(whole, wide=wide, tall=tall)


# ---- actions


def actions_of(view: AgeOfWarView, offers: Sequence[Offer]) -> Offered:
    """Each offer with its chance, at the line it fills."""
    by_line: dict[tuple[str, str], Action] = {}
    ranked: dict[str, list[tuple[float, Action]]] = {}
    lose: Action | None = None
    after = odds.of_view(view) if offers else {}
    for offer in offers:
        chance = after[offer.action]
        words = odds.percent(chance)
        if offer.action == LOSE:
            lose = act(offer, icon="lose", odds=words, chance=chance)
        else:
            city, line = LINE_NAMES[offer.action - FILL]
            fill = act(offer, icon="attack", odds=words, chance=chance)
            by_line[city, line] = fill
            if plain(line) == line or (city, plain(line)) not in by_line:  # else it is all one
                ranked.setdefault(city, []).append((chance, fill))
    return Offered(by_line, best_of(ranked, view.target), lose)


def best_of(ranked: dict[str, list[tuple[float, Action]]], target: str | None) -> list[Action]:
    """In a siege the lines of its city, the likeliest first. Before it the best line of each of
    the cities that are likeliest to fall, as their figures say; of equal ones the more points."""

    def likely(item: tuple[float, Action]) -> float:
        return item[0]

    if target is not None:
        return [fill for _, fill in sorted(ranked.get(target, []), key=likely, reverse=True)]
    firsts = {city: max(fills, key=likely) for city, fills in ranked.items()}
    promising = sorted(firsts, key=lambda city: (-firsts[city][0], -CITY[city].points))
    return [firsts[city][1] for city in promising[:PROMISING]]


def natural(view: AgeOfWarView, piece: str, texts: Texts) -> list[int]:
    """A press on a city means its lines: the open ones, or its first where none is."""
    city = piece.removeprefix("city-")
    lines = [(number, name) for number, (of, name) in enumerate(LINE_NAMES) if of == city]
    open_ones = [number for number, name in lines if (city, name) in view.open_lines]
    return [FILL + number for number in open_ones or [number for number, _ in lines[:1]]]


# ---- the last move


def marked(scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
    """The scene with the state `last` on the city of the last attack, taken or not, until the next
    one begins."""
    ends = ("filled", "conquered", "stolen", "failed", "failed-early")
    last = next((told for told in reversed(news) if told.key in ends), None)
    if last is None or last.key in ("filled", "failed-early"):
        return scene
    city = f"city-{last.args['city']}"
    drawn = {name: _with_last(layout, city) for name, layout in scene.layouts().items()}
    return replace(scene, **drawn)


def _with_last(layout: Layout, id: str) -> Layout:
    found = (
        replace(each, state=f"{each.state} last".strip()) if each.id == id else each
        for each in layout.pieces
    )
    return layout if layout is NOT_DRAWN else replace(layout, pieces=tuple(found))
