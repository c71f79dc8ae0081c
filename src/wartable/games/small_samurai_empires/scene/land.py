"""The map: provinces, sea lines, mountains; names, marks, armies and castles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from wartable.games.small_samurai_empires.art.hearts import heart
from wartable.games.small_samurai_empires.engine.components import MOUNTAIN_KEYS
from wartable.games.small_samurai_empires.scene import words
from wartable.games.small_samurai_empires.scene.drawing import Drawing
from wartable.games.small_samurai_empires.views import ProvinceView, SamuraiView
from wartable.i18n import Texts
from wartable.scene import Action, Piece, piece
from wartable.scene.pen import width

MIDDLE = 500, 700  # of the map
SMALLEST = 0.51  # of a name that can still be read on a phone
TURNED = {"shinano": (-8, 9), "shimotsuke": (6, -7)}  # names that would collide
MAPPED = ("region", "mark", "coastal", "land", "sea")  # figures that a province shows


def middle(points: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Where the picture of a province has its middle, on the map."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _ranks(number: int, up: int) -> list[tuple[float, float]]:
    """Where so many figures stand, around a point: abreast, or in two ranks from three on, with
    room between them for the bar of whoever controls the province; the hind one so far `up`."""
    front = number if number < 3 else (number + 1) // 2
    sizes = [front, number - front] if number > front else [front]
    return [
        ((i - (size - 1) / 2) * (44 if len(sizes) > 1 else 42), rank * 42 - (len(sizes) - 1) * up)
        for rank, size in enumerate(sizes)
        for i in range(size)
    ]


@dataclass(frozen=True)
class Ground:
    """How a layout shows the map: origin, scale, scale of figures; plain is without names; turned
    by so many degrees around its middle, with all that stands on it upright."""

    x: float
    y: float
    k: float
    figures: float
    plain: bool
    turn: float = 0.0

    def at(self, point: Sequence[float]) -> tuple[float, float]:
        x, y = point
        if self.turn:
            c, s = cos(radians(self.turn)), sin(radians(self.turn))
            right, down = x - MIDDLE[0], y - MIDDLE[1]
            x, y = MIDDLE[0] + right * c - down * s, MIDDLE[1] + right * s + down * c
        return self.x + x * self.k, self.y + y * self.k


class Land(Drawing):
    """The map: sea, provinces and what stands in them."""

    def __init__(
        self,
        view: SamuraiView,
        texts: Texts,
        acts: Mapping[str, Sequence[Action]],
        bright: int | None = None,
    ) -> None:
        super().__init__(view, texts, acts)
        self.bright = bright  # whose figures stand out; None: all
        self.rows: dict[str, Any] = self.box.data["province"]

    def pieces(self, ground: Ground) -> Iterator[Piece]:
        yield piece("sea", "sse-sea", *ground.at(MIDDLE), ground.k, rotate=ground.turn)
        for province in self.view.provinces:
            centre = middle(self.rows[province.key]["polygon"])
            key, shown = f"prov-{province.key}", (f"province.{province.key}", *MAPPED)
            yield piece(
                key,
                f"sse-{key}",
                *ground.at(centre),
                ground.k,
                rotate=ground.turn,
                seat=province.control,
                title=words.province_title(self.view, province, self.texts),
                tip=words.province_tip(self.view, province, self.texts),
                actions=self.actions(key),
                mark=self.mark(*shown),
            )
        yield piece("links", "sse-links", *ground.at(MIDDLE), ground.k, rotate=ground.turn)
        for mountain in MOUNTAIN_KEYS:
            yield self.mountain(mountain, ground)
        for province in self.view.provinces:
            yield self.sign(province, ground)
        for province in self.view.provinces:  # a neighbour's mark never hides a figure
            yield from self.figures(province, ground)
        for province in self.view.provinces:
            x, y = self.heart(province.key, ground)
            aside, up = (0, 17) if ground.plain else (13, 20)
            spot = x + aside * ground.k, y - up * ground.k
            size = SMALLEST if ground.plain else ground.k
            if ground.turn:
                right, down = TURNED.get(province.key, (0, 0))
                spot = spot[0] + right, spot[1] + down
            yield piece(f"name-{province.key}", f"sse-name-{province.key}", *spot, size)

    def mountain(self, key: str, ground: Ground) -> Piece:
        x, y = ground.at(self.box.data["mountain"][key]["at"])
        name = self.texts(f"mountain-{key}")
        token = key in self.view.mountains
        symbol, tip = "mountain-token" if token else "mountain", ""
        if key == self.view.expedition:
            symbol = "expedition"
        if token:
            tip = words.unseen_tokens(self.view, self.texts)
        title = self.texts("title-mountain-token" if token else "title-mountain", mountain=name)
        k = ground.k * (0.9 if not ground.plain else 1.0)
        unsure = self.mark(f"mountain.{key}", "between")
        id, y = f"mountain-{key}", y - 6 * k
        return piece(id, f"sse-{symbol}", x, y, k, title=title, tip=tip, mark=unsure)

    def heart(self, key: str, ground: Ground) -> tuple[float, float]:
        """The point that a province's name, mark and figures stand around."""
        return ground.at(heart(key, self.rows[key]))

    def sign(self, province: ProvinceView, ground: Ground) -> Piece:
        """What the province is: above the figures, or before its name."""
        key, k = province.key, ground.k
        x, y = self.heart(key, ground)
        symbol = province.tile or f"shrine-{province.shrine}"
        if province.tile is None and province.shrine is None:
            symbol = words.mark_of(self.view, province)
        aside, up, size = 0.0, 47, 0.72
        if not ground.plain:
            name = self.texts(f"province-{key}")  # in bold letters, which run wide
            aside, up, size = -9 - max(width(name, 21), 11.2 * len(name)) / 2, 20, 0.68
        spot = x + aside * k, y - up * k
        return piece(f"mark-{key}", f"sse-{symbol}", *spot, size * ground.figures)

    def figures(self, province: ProvinceView, ground: Ground) -> Iterator[Piece]:
        """Castle and armies, and a bar under those of whoever controls the province."""
        key, texts, k = province.key, self.texts, ground.k
        x, y = self.heart(key, ground)
        name = texts(f"province-{key}")
        pieces: list[tuple[str, int, int]] = []
        if province.castle is not None:
            pieces.append(("castle", province.castle, 1))
        pieces += [("army", seat, n) for seat, n in enumerate(province.armies) if n]
        small = ground.figures * (1 if len(pieces) < 3 else 0.88)
        below = 16 * k + (0 if ground.plain else 30 * (ground.figures - k))  # off the name
        bar: tuple[float, float] | None = None
        ranks = zip(pieces, _ranks(len(pieces), 8 if ground.plain else 4), strict=True)
        # the front rank lies below: its crests hide nobody's count
        for (kind, seat, n), (right, down) in sorted(ranks, key=lambda each: -each[1][1]):
            id = f"{kind}-{key}-{seat}"
            args: dict[str, str | int] = {"seat": texts.name(seat), "name": name}
            held = seat == province.control
            if kind == "army":
                args["n"] = n
            you = "-you" if seat == texts.you else ""
            last = kind == "army" and key == self.view.last and seat == self.view.current
            at = x + right * small, y + below + down * small
            if held and (kind == "army" or bar is None):
                bar = at[0], at[1] + (28 if kind == "army" else 36) * small
            yield piece(
                id,
                f"sse-{kind}-{seat}",
                *at,
                small * (0.96 if kind == "army" else 1),
                seat=seat,
                label=str(n) if n > 1 else "",
                state="last" if last else "" if self.bright in (None, seat) else "dim",
                title=texts(f"title-{kind}{you}", **args),
                tip=words.controls(seat, texts) if held else "",
                actions=self.actions(id),
            )
        if bar is not None:
            yield piece(f"control-{key}", "sse-control", *bar, small, seat=province.control)
