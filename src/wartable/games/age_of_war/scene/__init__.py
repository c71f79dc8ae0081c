"""View → pieces. Cities never move: flags say whose they are, locks what is complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from wartable.games.age_of_war.advice import chances as odds
from wartable.games.age_of_war.art.sheet import (
    ART_H,
    CARD_H,
    CARD_W,
    GAP,
    HEAD,
    LINE_H,
    LINES_AT,
    PITCH,
    TRAY_H,
    tray_width,
)
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import CITY_TABLE, DICE, PROVINCE_TABLE
from wartable.games.age_of_war.figures import rests_on
from wartable.games.age_of_war.names import LINE_NAMES, SPECIAL, cities_of, line_words, need_name
from wartable.games.age_of_war.telling import ENDINGS
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.plugin import Told
from wartable.remembered import Remembered
from wartable.scene import (
    NOT_DRAWN,
    Action,
    Layout,
    LayoutName,
    Offer,
    Piece,
    Player,
    Scene,
    act,
    piece,
)

CITY = {city.key: city for city in CITY_TABLE}
PROVINCE = {province.key: province for province in PROVINCE_TABLE}
WIDE_ROWS = (("chu", "zhao"), ("qi", "wei", "yan", "han"))
TALL_ROWS = (("chu",), ("zhao", "han"), ("qi", "wei"), ("yan",))
WIDE_W, TALL_W, TALL_SCALE = 1010, 390, 0.69
PROMISING = 2  # cities to begin with that get a big button
_LINES: Remembered[str] = Remembered()  # by city and language
_CITIES: Remembered[tuple[Piece, ...]] = Remembered(2048)


def scene(
    view: AgeOfWarView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    drawing = _Drawing(view, texts, actions_of(view, offers))
    return Scene(
        title=texts("scene-title"),
        subtitle=texts("scene-subtitle", turn=view.turn, left=left_in_centre(view)),
        prompt=prompt(view, texts),
        hint=hint(view, bool(offers), texts),
        players=tuple(player(view, seat, texts) for seat in range(view.seats)),
        main=tuple(drawing.main),
        wide=drawing.wide() if layout != "tall" else NOT_DRAWN,
        tall=drawing.tall() if layout != "wide" else NOT_DRAWN,
    )


# ---- words


def left_in_centre(view: AgeOfWarView) -> int:
    """How many cities nobody holds yet."""
    return sum(owner is None for owner in view.owner.values())


def prompt(view: AgeOfWarView, texts: Texts) -> str:
    """The sentence above the table: what is asked, and of whom."""
    if view.ended:
        return texts(f"ending-{ENDINGS[view.ended]}")
    if view.current is None or view.actors == (CHANCE,):
        return texts("prompt-chance")
    if view.current != view.seat:
        return texts("prompt-wait", seat=texts.name(view.current))
    if view.target is None:
        return texts("prompt-attack")
    return texts("prompt-siege", city=texts(f"city-{view.target}"))


def hint(view: AgeOfWarView, asked: bool, texts: Texts) -> str:
    """How many dice there are and, where actions bear figures, what these are."""
    if view.ended:
        return ""
    dice = texts("hint-dice", n=view.pool)
    if not asked:
        return dice
    return f"{dice} {texts('hint-chances' if view.target is None else 'hint-chances-siege')}"


def player(view: AgeOfWarView, seat: int, texts: Texts) -> Player:
    points = view.points[seat]
    cities = [*view.owner.values()].count(seat)
    complete = [texts(f"province-{key}") for key, whose in view.locked.items() if whose == seat]
    facts = [texts("facts-cities", n=cities)]
    if complete:
        facts.append(texts("facts-complete", names=", ".join(complete)))
    return Player(
        seat,
        points,
        texts("unit-points", n=points),
        " · ".join(facts),
        active=(seat == view.current and not view.ended),
    )


def owner_words(view: AgeOfWarView, city: str, texts: Texts) -> str:
    owner = view.owner[city]
    if owner is None:
        return texts("tip-centre")
    words = texts("tip-held", seat=texts.name(owner))
    if CITY[city].province in view.locked:
        return f"{words} {texts('tip-locked')}"
    if owner != view.current:
        words = f"{words} {texts('tip-special')}"
    return f"{words} {texts('tip-threatened')}" if threatened(view, city) else words


def tip(view: AgeOfWarView, city: str, texts: Texts) -> str:
    lines = _LINES.of((city, texts.lang), lambda: lines_of(city, texts))
    return f"{lines} {owner_words(view, city, texts)}"


def lines_of(city: str, texts: Texts) -> str:
    """What it takes to conquer a city."""
    lines = "; ".join(line_words(need_name(need), texts) for need in CITY[city].lines)
    return texts("tip-lines", lines=lines)


def threatened(view: AgeOfWarView, city: str) -> bool:
    """Whoever takes this city from its holder completes a province."""
    owner = view.owner[city]
    if owner is None:
        return False
    others = {view.owner[c] for c in cities_of(CITY[city].province) if c != city}
    return len(others) == 1 and not others & {None, owner}


# ---- actions


@dataclass(frozen=True)
class _Offered:
    """`best`: what deserves a big button, the best first; losing a die comes after it."""

    by_city: dict[str, list[Action]]
    best: list[Action]
    lose: Action | None


def actions_of(view: AgeOfWarView, offers: Sequence[Offer]) -> _Offered:
    """Each offer with its chance, at the city it goes for."""
    by_city: dict[str, list[Action]] = {}
    ranked: dict[str, list[tuple[float, Action]]] = {}
    lose: Action | None = None
    after = odds.chance_after(odds.state_of(view), [o.action for o in offers]) if offers else {}
    for offer in offers:
        chance = odds.percent(after[offer.action])
        if offer.action == LOSE:
            lose = act(offer, icon="lose", odds=chance)
        else:
            city = LINE_NAMES[offer.action - FILL][0]
            fill = act(offer, icon="attack", odds=chance)
            by_city.setdefault(city, []).append(fill)
            ranked.setdefault(city, []).append((after[offer.action], fill))
    return _Offered(by_city, best_of(ranked, view.target), lose)


def best_of(ranked: dict[str, list[tuple[float, Action]]], target: str | None) -> list[Action]:
    """In a siege the lines of its city, the likeliest first. Before it the best line of each of
    the cities that promise most: points times the chance to take it."""

    def likely(item: tuple[float, Action]) -> float:
        return item[0]

    if target is not None:
        return [fill for _, fill in sorted(ranked.get(target, []), key=likely, reverse=True)]
    firsts = {city: max(fills, key=likely) for city, fills in ranked.items()}
    promising = sorted(firsts, key=lambda city: -CITY[city].points * firsts[city][0])
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
    wide, tall = (
        _with_last(layout, f"city-{last.args['city']}") for layout in (scene.wide, scene.tall)
    )
    return replace(scene, wide=wide, tall=tall)


def _with_last(layout: Layout, id: str) -> Layout:
    found = (
        replace(each, state=f"{each.state} last".strip()) if each.id == id else each
        for each in layout.pieces
    )
    return layout if layout is NOT_DRAWN else replace(layout, pieces=tuple(found))


# ---- pieces


class _Drawing:
    def __init__(self, view: AgeOfWarView, texts: Texts, offered: _Offered) -> None:
        self.view = view
        self.texts = texts
        self.offered = offered
        self.main = list(offered.best)
        if offered.lose is not None:
            self.main.append(offered.lose)

    def wide(self) -> Layout:
        return Layout.of(WIDE_W, 650, self.wide_pieces())

    def tall(self) -> Layout:
        return Layout.of(TALL_W, 4 * (TRAY_H * TALL_SCALE + 5) + 7, self.tall_pieces())

    def wide_pieces(self) -> Iterator[Piece]:
        y = 20.0
        for row in WIDE_ROWS:
            x = (WIDE_W - sum(tray_width(len(cities_of(key))) + 12 for key in row) + 12) / 2
            for key in row:
                yield from self.province(key, x, y, 1, GAP)
                x += tray_width(len(cities_of(key))) + 12
            y += TRAY_H + 20
        yield piece("tray", "aow-tray", WIDE_W / 2, y + 70)
        for number in range(DICE):
            yield self.die(number, WIDE_W / 2 - 3 * 94 + number * 94, y + 70, 1.2, 1)

    def tall_pieces(self) -> Iterator[Piece]:
        k, y = TALL_SCALE, 5.0
        for row in TALL_ROWS:
            x = 4.0
            for key in row:
                yield from self.province(key, x, y, k, 5)
                x += len(cities_of(key)) * (CARD_W * k + 5) + 9
            if row == TALL_ROWS[-1]:
                yield piece("tray", "aow-tray-small", x + 93, y + 76)
                for number in range(DICE):
                    dx, dy = (number, 0) if number < 4 else (number - 3.5, 1)
                    yield self.die(number, x + 24 + dx * 46, y + 50 + dy * 52, 0.67, 0.6)
            y += TRAY_H * k + 5

    def province(self, key: str, x: float, y: float, k: float, gap: float) -> Iterator[Piece]:
        """A tray with its cities, its upper left corner at x, y."""
        cities = cities_of(key)
        step = CARD_W * k + gap
        w = len(cities) * step + gap
        size = w / tray_width(len(cities))
        view, texts = self.view, self.texts
        row = PROVINCE[key]
        yield piece(
            f"province-{key}",
            f"aow-province-{key}",
            x + w / 2,
            y + TRAY_H * size / 2,
            size,
            title=texts("title-province", name=texts(f"province-{key}"), points=row.points),
            mark=rests_on("province-names", key, texts)[1].mark,
        )
        for number, city in enumerate(cities):
            at = x + gap + CARD_W * k / 2 + number * step
            yield from self.city(city, at, y + HEAD * size + CARD_H * k / 2, k)
        if key in view.locked:
            seat = view.locked[key]
            name = texts("title-locked", seat=texts.name(seat), name=texts(f"province-{key}"))
            at, up, small = (41, 18, 0.5) if k == 1 else (31, 12, 0.38)
            at += 11 * k if row.points > 9 else 0
            yield piece(
                f"lock-{key}",
                f"aow-locked-{seat}",
                x + w - at,
                y + up,
                small,
                seat=seat,
                title=name,
            )

    def city(self, key: str, x: float, y: float, k: float) -> tuple[Piece, ...]:
        """Most cities are as they were: their pieces are remembered by all they are made of."""
        view, owner = self.view, self.view.owner[key]
        names = f"city-{key}", f"province-{CITY[key].province}"
        made_of = (
            (key, x, y, k, self.texts.lang),
            tuple(self.texts.words.get(name) for name in names),
            (owner, view.current == owner, CITY[key].province in view.locked),
            self.texts.name(owner) if owner is not None else "",
            (self.state(key), view.filled if key == view.target else ()),
            tuple(self.offered.by_city.get(key, ())),
        )
        return _CITIES.of(made_of, lambda: tuple(self._city(key, x, y, k)))

    def _city(self, key: str, x: float, y: float, k: float) -> Iterator[Piece]:
        view, texts = self.view, self.texts
        row = CITY[key]
        owner = view.owner[key]
        yield piece(
            f"city-{key}",
            f"aow-city-{key}",
            x,
            y,
            k,
            state=self.state(key),
            title=texts(
                "title-city",
                name=texts(f"city-{key}"),
                province=texts(f"province-{row.province}"),
                points=row.points,
            ),
            tip=tip(view, key, texts),
            actions=tuple(self.offered.by_city.get(key, ())),
            mark=rests_on("city-names", key, texts)[1].mark,
        )
        if key == view.target:
            names = [name for of, name in LINE_NAMES if of == key]
            for name in view.filled:
                if name != SPECIAL:
                    down = LINES_AT + names.index(name) * PITCH + LINE_H / 2 - CARD_H / 2
                    yield piece(f"filled-{key}-{name}", "aow-filled", x, y + down * k, k)
        if owner is not None:
            yield piece(
                f"flag-{key}",
                f"aow-flag-{owner}",
                x - 44 * k,
                y - (CARD_H / 2 - 46) * k,
                k * 0.92,
                seat=owner,
            )
            if row.province not in view.locked:
                done = key == view.target and SPECIAL in view.filled
                yield piece(
                    f"special-{key}",
                    "aow-special-filled" if done else "aow-special",
                    x + 45 * k,
                    y - (CARD_H / 2 - ART_H + 15) * k,
                    k,
                    title=texts("tip-special"),
                )

    def state(self, key: str) -> str:
        view = self.view
        words = []
        if key == view.target:
            words.append("selected")
        if threatened(view, key):
            words.append("threatened")
        return " ".join(words)

    def die(self, number: int, x: float, y: float, k: float, blank: float) -> Piece:
        faces = self.view.roll.split()
        if number >= len(faces):
            return piece(f"die-{number}", "aow-die-blank", x, y, blank)
        face = faces[number]
        name = self.texts(f"die-{face.lower()}")
        symbol = f"aow-die-{face.lower()}"
        return piece(f"die-{number}", symbol, x, y, k, title=name, state="deciding")
