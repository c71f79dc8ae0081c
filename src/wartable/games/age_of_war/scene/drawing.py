"""The pieces: provinces with their cities, lines that can be filled, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from msgspec.structs import replace

from wartable.games.age_of_war.art.sheet import (
    ART_H,
    CARD_W,
    GAP,
    HEAD,
    LOW_CARD,
    TALL_CARD,
    WIDE_CARD,
    Form,
    tray_width,
)
from wartable.games.age_of_war.engine.components import DICE, PROVINCE_TABLE
from wartable.games.age_of_war.figures import rests_on
from wartable.games.age_of_war.names import (
    SPECIAL,
    cities_of,
    line_words,
    need_name,
    plain,
    spent,
)
from wartable.games.age_of_war.scene.words import CITY, threatened, tip
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.remembered import Remembered
from wartable.scene import Action, Layout, Piece, piece

PROVINCE = {province.key: province for province in PROVINCE_TABLE}
WIDE_ROWS = (("chu", "zhao"), ("qi", "wei", "yan", "han"))
TALL_ROWS = (("yan",), ("chu",), ("zhao", "han"), ("qi", "wei"))  # beside the first: the dice
SQUARE_ROWS = (("chu", "han"), ("zhao", "yan"), ("qi", "wei"))
WIDE_W, TALL_W, TALL_SCALE = 1010, 390, 0.69
LOW_W, LOW_H, LOW_SCALE = 544, 390, 0.55
FAR_W, FAR_DICE = 1290, 252  # the whole table, and the dice at its side
SQUARE_W = 744
_CITIES: Remembered[tuple[Piece, ...]] = Remembered(2048)
_PROVINCES: Remembered[tuple[Piece, ...]] = Remembered(2048)


@dataclass(frozen=True)
class Offered:
    """What can be done now. `by_line`: filling a line, by its city and its name; `best`: what
    deserves a big button, the best first; losing a die comes after it."""

    by_line: dict[tuple[str, str], Action] = field(default_factory=dict)
    best: Sequence[Action] = ()
    lose: Action | None = None

    @cached_property
    def by_city(self) -> dict[str, tuple[Action, ...]]:
        """Filling the lines of a city, by its key; cities without any are not there. Of two equal
        lines it is the first: which one is all the same."""
        found: dict[str, tuple[Action, ...]] = {}
        for (city, line), action in self.by_line.items():
            if plain(line) == line or (city, plain(line)) not in self.by_line:
                found[city] = (*found.get(city, ()), action)
        return found

    def of_city(self, key: str) -> tuple[Action, ...]:
        """Filling the lines of one city."""
        return self.by_city.get(key, ())


def line_id(city: str, line: str) -> str:
    """The piece of a line that can be filled."""
    return f"line-{city}-{line}"


def lines_of(key: str) -> list[str]:
    """The names of the lines printed on a city, from the top; the second of two equal ones too."""
    found: list[str] = []
    for need in CITY[key].lines:
        name = need_name(need)
        found.append(f"{name}-2" if name in found else name)
    return found


@cache
def named_in(province: str) -> tuple[str, ...]:
    """The texts that name a province and its cities."""
    return (f"province-{province}", *(f"city-{city}" for city in cities_of(province)))


@lru_cache(2048, typed=True)
def die_at(
    number: int,
    face: str,
    x: float,
    y: float,
    k: float,
    title: str,
    tip: str = "",
    state: str = "",
) -> Piece:
    """A die with nothing to do: there are few different ones."""
    return piece(f"die-{number}", f"aow-die-{face}", x, y, k, title=title, tip=tip, state=state)


class Drawing:
    """Pieces of a view. `bright`: the seat whose cities stand out; the others are dim."""

    def __init__(
        self, view: AgeOfWarView, texts: Texts, offered: Offered, bright: int | None = None
    ) -> None:
        self.view = view
        self.texts = texts
        self.offered = offered
        self.bright = bright
        self.names = [texts.name(seat) for seat in range(view.seats)]
        self.faces = view.roll.split()

    def wide(self) -> Layout:
        return Layout.of(WIDE_W, 2 * (WIDE_CARD.tray + 18) + 164, self.wide_pieces())

    def tall(self) -> Layout:
        return Layout.of(TALL_W, 4 * (TALL_CARD.tray * TALL_SCALE + 5) + 7, self.tall_pieces())

    def low(self) -> Layout:
        return Layout.of(LOW_W, LOW_H, self.low_pieces())

    def square(self) -> Layout:
        return Layout.of(SQUARE_W, 3 * (TALL_CARD.tray + 12) + 94, self.square_pieces())

    def far(self) -> Layout:
        return Layout.of(FAR_W, 2 * (LOW_CARD.tray + 14) + 14, self.far_pieces())

    def wide_pieces(self) -> Iterator[Piece]:
        y = 14.0
        for row in WIDE_ROWS:
            yield from self.row(row, y, WIDE_W, WIDE_CARD)
            y += WIDE_CARD.tray + 18
        yield piece("tray", "aow-tray", WIDE_W / 2, y + 66, 1.1)
        for number in range(DICE):
            yield self.die(number, WIDE_W / 2 - 3 * 104 + number * 104, y + 66, 1.36, 1.1)

    def tall_pieces(self) -> Iterator[Piece]:
        """The dice lie at the top: where a phone is too low for the whole table, it is what lies
        further down that waits below."""
        k, y = TALL_SCALE, 5.0
        for row in TALL_ROWS:
            x = 4.0
            for key in row:
                yield from self.province(key, x, y, k, 5, TALL_CARD)
                x += len(cities_of(key)) * (CARD_W * k + 5) + 9
            if row == TALL_ROWS[0]:
                yield piece("tray", "aow-tray-small", x + 93, y + 76)
                for number in range(DICE):
                    dx, dy = (number, 0) if number < 4 else (number - 3.5, 1)
                    yield self.die(number, x + 24 + dx * 46, y + 50 + dy * 52, 0.67, 0.6)
            y += TALL_CARD.tray * k + 5

    def square_pieces(self) -> Iterator[Piece]:
        """On a tablet: at most five cities to a row, the dice in a row below them."""
        y = 11.0
        for row in SQUARE_ROWS:
            yield from self.row(row, y, SQUARE_W, TALL_CARD)
            y += TALL_CARD.tray + 12
        yield piece("tray", "aow-tray-square", SQUARE_W / 2, y + 38)
        for number in range(DICE):
            yield self.die(number, SQUARE_W / 2 + (number - 3) * 96, y + 38, 1.15, 1)

    def far_pieces(self) -> Iterator[Piece]:
        """On the big screen of a room: two rows of seven cities, all dice beside them."""
        y = 14.0
        for row in WIDE_ROWS:
            yield from self.row(row, y, FAR_W - FAR_DICE - 14, LOW_CARD)
            y += LOW_CARD.tray + 14
        x, y = FAR_W - 14 - FAR_DICE / 2, y / 2
        yield piece("tray", "aow-tray-far", x, y)
        for number in range(DICE):
            dx, dy = (number % 2 - 0.5, number // 2 - 1.5) if number < 6 else (0, 1.5)
            yield self.die(number, x + dx * 122, y + dy * 142, 1.6, 1.4)

    def row(self, keys: Sequence[str], y: float, width: float, form: Form) -> Iterator[Piece]:
        """Provinces side by side, in the middle of so much width."""
        widths = [tray_width(len(cities_of(key))) + 12 for key in keys]
        x = (width - sum(widths) + 12) / 2
        for key, wide in zip(keys, widths, strict=True):
            yield from self.province(key, x, y, 1, GAP, form)
            x += wide

    def low_pieces(self) -> Iterator[Piece]:
        """On a phone on its side: two rows of seven narrow cities, all dice in a row below them."""
        k, y = LOW_SCALE, 3.0
        for row in WIDE_ROWS:
            x = (LOW_W - sum(tray_width(len(cities_of(key))) * k + 4 for key in row) + 4) / 2
            for key in row:
                yield from self.province(key, x, y, k, GAP * k, LOW_CARD)
                x += tray_width(len(cities_of(key))) * k + 4
            y += LOW_CARD.tray * k + 4
        yield piece("tray", "aow-tray-low", LOW_W / 2, y + 27)
        for number in range(DICE):
            yield self.die(number, LOW_W / 2 + (number - 3) * 55, y + 27, 0.72, 0.66)

    # ---- one seat's cities
    def held(self, seat: int, form: Form, width: float, k: float) -> Layout:
        """The provinces where a seat holds something, in rows; a word where it holds nothing."""
        keys = [key for key in PROVINCE if seat in map(self.view.owner.get, cities_of(key))]
        gap, pieces = GAP * k, list[Piece]()
        x, y, high = gap, gap, form.tray * k + 12
        for key in keys:
            w = tray_width(len(cities_of(key))) * k
            if x > gap and x + w > width:
                x, y = gap, y + high
            pieces += self.province(key, x, y, k, gap, form)
            x += w + 12
        if not keys:
            words = self.texts("across-nothing", seat=self.texts.name(seat))
            pieces.append(piece("nothing", "wt-caption", width / 2, high / 2, label=words))
        return Layout.of(width, y + high, pieces)

    def province(
        self, key: str, x: float, y: float, k: float, gap: float, form: Form
    ) -> tuple[Piece, ...]:
        """A tray with its cities, its upper left corner at x, y. Most are as they were: their
        pieces are remembered by all they are made of."""
        view, words, cities = self.view, self.texts.words, cities_of(key)
        owners = [view.owner[city] for city in cities]
        made_of = (
            (key, x, y, k, gap, form, self.texts.lang, self.bright),
            (*owners, *(self.names[owner] for owner in owners if owner is not None)),
            (view.current if view.current in owners else None, key in view.locked, view.ended),
            (view.target, view.filled) if view.target in cities else (),
            tuple(map(self.offered.by_city.get, cities)) if self.offered.by_line else (),
            tuple(map(words.get, named_in(key))) if words else (),
        )
        return _PROVINCES.of(made_of, lambda: tuple(self._province(key, x, y, k, gap, form)))

    def _province(
        self, key: str, x: float, y: float, k: float, gap: float, form: Form
    ) -> Iterator[Piece]:
        cities = cities_of(key)
        step = CARD_W * k + gap
        w = len(cities) * step + gap
        size = w / tray_width(len(cities))
        view, texts = self.view, self.texts
        row = PROVINCE[key]
        yield piece(
            f"province-{key}",
            f"aow-province-{key}{form.suffix}",
            x + w / 2,
            y + form.tray * size / 2,
            size,
            title=texts("title-province", name=texts(f"province-{key}"), points=row.points),
            tip=texts("tip-province", held=self.owners(cities), n=len(cities)),
            mark=rests_on("province-names", key, texts)[1].mark,
        )
        for number, city in enumerate(cities):
            at = x + gap + CARD_W * k / 2 + number * step
            yield from self.city(city, at, y + HEAD * size + form.height * k / 2, k, form)
        if key in view.locked:
            seat = view.locked[key]
            name = texts("title-locked", seat=texts.name(seat), name=texts(f"province-{key}"))
            at, up, small = (40 + (11 if row.points > 9 else 0)) * size, 18 * size, 0.5 * size
            id, symbol = f"lock-{key}", f"aow-locked-{seat}"
            yield piece(id, symbol, x + w - at, y + up, small, seat=seat, title=name)

    def city(self, key: str, x: float, y: float, k: float, form: Form) -> tuple[Piece, ...]:
        """Most cities are as they were: their pieces are remembered by all they are made of."""
        view, owner = self.view, self.view.owner[key]
        names = f"city-{key}", f"province-{CITY[key].province}"
        made_of = (
            (key, x, y, k, form, self.texts.lang),
            tuple(map(self.texts.words.get, names)),
            (owner, view.current == owner, CITY[key].province in view.locked),
            self.names[owner] if owner is not None else "",
            (self.state(key), view.filled if key == view.target else ()),
            self.offered.of_city(key),
        )
        return _CITIES.of(made_of, lambda: tuple(self._city(key, x, y, k, form)))

    def _city(self, key: str, x: float, y: float, k: float, form: Form) -> Iterator[Piece]:
        view, texts = self.view, self.texts
        row = CITY[key]
        yield piece(
            f"city-{key}",
            f"aow-city-{key}{form.suffix}",
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
            actions=self.offered.of_city(key),
            mark=rests_on("city-names", key, texts)[1].mark,
        )
        yield from self.lines(key, x, y, k, form)
        if (owner := view.owner[key]) is not None:
            up = form.height / 2
            at = x - 44 * k, y - (up - 46) * k
            edge = y - (up - ART_H + 2.5) * k
            yield piece(f"flag-{key}-edge", f"aow-edge-{owner}", x, edge, k, seat=owner)
            yield piece(f"flag-{key}", f"aow-flag-{owner}", *at, k * 0.92, seat=owner)
            if row.province not in view.locked:
                done = key == view.target and SPECIAL in view.filled
                fill = self.offered.by_line.get((key, SPECIAL))
                look = "-filled" if done else "-open" if fill else ""
                yield piece(
                    f"special-{key}",
                    f"aow-special{look}",
                    x + 45 * k,
                    y - (up - ART_H + 15) * k,
                    k * 1.15 if fill else k,
                    title=texts("tip-special"),
                    tip=texts("tip-special-why"),
                    actions=(fill,) if fill else (),
                )

    def lines(self, key: str, x: float, y: float, k: float, form: Form) -> Iterator[Piece]:
        """Lines that are filled, and those that can be."""
        names = lines_of(key)
        for row, name in enumerate(names):
            top, high = form.line(len(names), row)
            at = x, y + (top + high / 2 - form.height / 2) * k
            if key == self.view.target and name in self.view.filled:
                yield piece(f"filled-{key}-{name}", f"aow-filled-{len(names)}{form.suffix}", *at, k)
            elif fill := self.offered.by_line.get((key, name)):
                symbol = f"aow-line-{len(names)}{form.suffix}"
                words = line_words(plain(name), self.texts)
                title = self.texts("action-attack", city=self.texts(f"city-{key}"), line=words)
                id, acts = line_id(key, name), (fill,)
                yield piece(id, symbol, *at, k, state="fine", title=title, actions=acts)

    def state(self, key: str) -> str:
        """How a city stands out: under attack, about to complete a province, somebody else's."""
        view = self.view
        words = []
        if key == view.target:
            words.append("selected")
        if threatened(view, key):
            words.append("threatened")
        if key != view.target and self.offered.of_city(key):
            words.append("soft")  # its lines say which of them can be filled
        if self.bright is not None and view.owner[key] != self.bright:
            words.append("dim")
        return " ".join(words)

    def owners(self, cities: Sequence[str]) -> str:
        """Who has how many of these cities."""
        owners = Counter(self.view.owner[city] for city in cities)
        centre = self.texts("odds-centre")
        names = {who: centre if who is None else self.texts.name(who) for who in owners}
        return ", ".join(f"{names[who]} {many}" for who, many in owners.items())

    # ---- dice
    def die(self, number: int, x: float, y: float, k: float, blank: float) -> Piece:
        """A die of the roll: it can be taken to a line that it helps to fill, or to its city."""
        if number >= len(self.faces) and self.view.actors == (CHANCE,) and number < self.view.pool:
            return die_at(number, "left", x, y, k, self.texts("die-left"))
        if number >= len(self.faces):
            return die_at(number, "blank", x, y, blank, self.texts("die-blank"))
        face, own = self.faces[number], self.view.current == self.view.seat
        acts, title = self.uses.get(face, ()), self.texts(f"die-{face.lower()}")
        tip = "" if acts or not own else self.texts("tip-die-idle")
        state = "deciding held" if own else "deciding"
        found = die_at(number, face.lower(), x, y, k, title, tip, state)
        return replace(found, actions=acts) if acts else found

    @cached_property
    def uses(self) -> dict[str, tuple[Action, ...]]:
        """By what a die shows: the lines that it helps to fill."""
        found: dict[str, tuple[Action, ...]] = {}
        for (city, line), fill in self.offered.by_line.items():
            there = f"special-{city}" if line == SPECIAL else line_id(city, line)
            ways = [replace(fill, at=there, chance=None)]  # of two equal lines one has a button
            if fill in self.offered.of_city(city):
                ways = [replace(fill, at=there), replace(fill, at=f"city-{city}")]
            for face in {self.faces[at] for at in spent(self.faces, line)}:
                found[face] = (*found.get(face, ()), *ways)
        return found
