"""View → pieces. The map lies left, the twelve cells in the empty sea; influence, fate and orders
right of it (wide) or below it (tall)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from wartable.games.small_samurai_empires import words
from wartable.games.small_samurai_empires.art.symbols import TRACK_W, track_x
from wartable.games.small_samurai_empires.box import Box, box_of
from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    MOST_SEATS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    REGION_KEYS,
)
from wartable.games.small_samurai_empires.views import CellView, OrderView, SamuraiView
from wartable.i18n import Texts
from wartable.scene import Action, Layout, Offer, Piece, Scene, act, piece

WIDE_W, WIDE_H, TALL_W, TALL_H = 1092, 848, 390, 632
FEW = 3  # so many choices get big buttons besides their places on the board
NUDGE = {  # where names and figures would collide
    "ishikari": (-24, 6),
    "tokachi": (40, -4),
    "chikuzen": (0, -6),
    "aki": (-20, 0),
    "izumo": (8, -14),
    "rikuzen": (14, 6),
    "tosa": (12, 8),
    "echigo": (-18, -14),
}
ICONS = {"pass": "pass", "buy-move": "move", "claim": "crown", "reinforce": "build"}


def scene(view: SamuraiView, offers: Sequence[Offer], texts: Texts) -> Scene:
    drawing = _Drawing(view, texts, offers)
    return Scene(
        title=texts("scene-title"),
        subtitle=words.subtitle(view, texts),
        prompt=words.prompt(view, texts),
        hint=words.hint(view, texts),
        players=tuple(words.player(view, who, texts) for who in view.players),
        main=tuple(drawing.main),
        wide=Layout.of(WIDE_W, WIDE_H, drawing.wide()),
        tall=Layout.of(TALL_W, TALL_H, drawing.tall()),
    )


# ---- where an action is pressed


def places_of(view: SamuraiView, box: Box, action: int) -> tuple[str, str | None]:
    """The piece to press and, if it goes somewhere, the piece where it ends; empty for a button."""
    me = view.seat
    if action == code.PASS or action == code.BUY_MOVE:
        return "", None
    if action < code.PLACE:
        return f"hand-fate-{REGION_KEYS[action - code.FATE]}", None
    if action < code.STEP:
        at = action - code.PLACE
        return f"order-{ORDER_KEYS[at // CELLS]}", f"cell-{at % CELLS + 1}"
    if action < code.EXPLORE:
        at = action - code.STEP
        return _army(at // PROVINCES, me), f"prov-{PROVINCE_KEYS[at % PROVINCES]}"
    if action < code.DESTROY:
        road = action - code.EXPLORE
        ends = box.data["mountain"][MOUNTAIN_KEYS[road // 2]]["between"]
        return f"army-{ends[road % 2]}-{me}", f"prov-{ends[1 - road % 2]}"
    if action < code.LEVY:
        at = action - code.DESTROY
        return _army(at // MOST_SEATS, int(at % MOST_SEATS)), None
    if action < code.SHIP:
        base = code.LEVY if action < code.REAP else code.REAP
        return f"prov-{PROVINCE_KEYS[action - base]}", None
    if action < code.BUILD:
        at = action - code.SHIP
        return _army(at // PROVINCES % PROVINCES, me), f"prov-{PROVINCE_KEYS[at % PROVINCES]}"
    if action < code.REINFORCE:
        return f"prov-{PROVINCE_KEYS[action - code.BUILD]}", None
    if action == code.REINFORCE:
        own = [p.key for p in view.provinces if p.castle == me and p.region == view.region]
        return f"castle-{own[0]}-{me}" if own else "", None
    return f"mission-{REGION_KEYS[action - code.CLAIM]}", None


def _army(province: int, seat: int) -> str:
    return f"army-{PROVINCE_KEYS[province]}-{seat}"


@dataclass(frozen=True)
class _Ground:
    """How a layout shows the map: origin, scale, scale of figures; plain is without names."""

    x: float
    y: float
    k: float
    figures: float
    plain: bool

    def at(self, point: Sequence[float]) -> tuple[float, float]:
        return self.x + point[0] * self.k, self.y + point[1] * self.k


class _Drawing:
    def __init__(self, view: SamuraiView, texts: Texts, offers: Sequence[Offer]) -> None:
        self.view = view
        self.texts = texts
        self.box = box_of(view.box)
        self.rows: dict[str, Any] = self.box.data["province"]
        self.acts: dict[str, list[Action]] = {}
        self.main: list[Action] = []
        buttons = [offer for offer in offers if offer.action != code.PASS]
        few = len(buttons) <= FEW and view.wait != "place-order"
        for offer in offers:
            where, at = places_of(view, self.box, offer.action)
            if where:
                self.acts.setdefault(where, []).append(act(offer, at=at))
            if not where or few:
                self.main.append(act(offer, icon=ICONS.get(offer.notation.split()[0])))

    # ---- layouts
    def wide(self) -> Iterator[Piece]:
        yield from self.land(_Ground(4, 6, 0.6, 0.6, False))
        yield from self.cells(62, 56, 100, 92, 0.94, 0.86, True)
        x = 640.0
        yield self.caption("influence", x, 24)
        for row, region in enumerate(REGION_KEYS):
            yield from self.track(region, x + TRACK_W / 2, 74 + row * 75)
        yield self.caption("score", x, 352)
        for place, seat in enumerate(self.seating()):
            yield self.score(seat, place, x + 50 + place * 108, 388, 1)
        yield self.caption("fate", x, 428)
        for i, region in enumerate(REGION_KEYS):
            yield from self.fate_shown(region, x + 26 + i * 54, 480, 0.84)
        yield from self.deck(x + 242, 480, 0.84)
        if self.view.players and self.me() is not None:
            yield self.caption("fate-hand", x + 292, 428)
            yield from self.fate_hand(x + 318, 480, 54, 0.84)
            yield self.caption("orders", x, 546)
            missions = bool(self.view.missions)
            rows, dy, k = (7, 0, 1.0) if missions else (4, 128, 1.16)
            for i, order in enumerate(ORDER_KEYS):
                step = 62 if missions else 110
                spot = x + 40 + (i % rows) * step, 602 + (i // rows) * dy
                yield from self.order(order, *spot, k)
                if not missions:
                    at = spot[0] + 12, spot[1] + 50
                    yield piece(f"order-name-{order}", f"sse-order-name-{order}", *at)
        if self.view.missions:
            yield self.caption("missions", x, 656)
            for i, region in enumerate(REGION_KEYS):
                yield from self.mission(region, x + 54 + i * 109, 728, 1.02, WIDE_H)

    def tall(self) -> Iterator[Piece]:
        yield from self.land(_Ground(4, 0, 0.39, 0.47, True))
        yield from self.cells(38, 34, 70, 60, 0.68, 0.62, False)
        for row, region in enumerate(REGION_KEYS):
            yield from self.mini(region, 296, 430 + row * 28)
        for i, region in enumerate(REGION_KEYS):
            if region in self.view.missions:
                yield from self.mission(region, 34 + i % 2 * 62, 266 + i // 2 * 52, 0.56, TALL_H)
        if self.me() is None:
            return
        if self.view.wait == "choose-fate":
            yield from self.fate_hand(60, 592, 90, 0.94)
        else:
            for i, order in enumerate(ORDER_KEYS):
                yield from self.order(order, 29 + i * 55.5, 597, 0.86)

    def me(self) -> int | None:
        return self.view.seat if 0 <= self.view.seat < self.view.seats else None

    def seating(self) -> tuple[int, ...]:
        return self.view.order or tuple(range(self.view.seats))

    def caption(self, key: str, x: float, y: float) -> Piece:
        return piece(f"caption-{key}", "wt-caption", x + 100, y, label=self.texts(f"caption-{key}"))

    # ---- the map
    def land(self, ground: _Ground) -> Iterator[Piece]:
        yield piece("sea", "sse-sea", *ground.at((500, 700)), ground.k)
        for province in self.view.provinces:
            points = self.rows[province.key]["polygon"]
            xs, ys = [p[0] for p in points], [p[1] for p in points]
            centre = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
            key = f"prov-{province.key}"
            yield piece(
                key,
                f"sse-{key}",
                *ground.at(centre),
                ground.k,
                title=words.province_title(self.view, province, self.texts),
                tip=words.province_tip(self.view, province, self.texts),
                actions=tuple(self.acts.get(key, ())),
                reconstructed=self.box.source(f"province.{province.key}", "land").startswith("rec"),
            )
        yield piece("links", "sse-links", *ground.at((500, 700)), ground.k)
        for mountain in MOUNTAIN_KEYS:
            yield self.mountain(mountain, ground)
        for number in range(len(PROVINCE_KEYS)):
            yield from self.figures(number, ground)

    def mountain(self, key: str, ground: _Ground) -> Piece:
        x, y = ground.at(self.box.data["mountain"][key]["at"])
        name = self.texts(f"mountain-{key}")
        token = key in self.view.mountains
        symbol, tip = "mountain-token" if token else "mountain", ""
        if key == self.view.expedition:
            symbol = "expedition"
        if token:
            unseen = [
                f"{self.texts(f'token-{kind}')} {number}"
                for kind, number in self.view.tokens.items()
                if number
            ]
            tip = self.texts("tip-tokens", list=", ".join(unseen))
        title = self.texts("title-mountain-token" if token else "title-mountain", mountain=name)
        k = ground.k * (0.9 if not ground.plain else 1.0)
        return piece(f"mountain-{key}", f"sse-{symbol}", x, y - 6 * k, k, title=title, tip=tip)

    def figures(self, number: int, ground: _Ground) -> Iterator[Piece]:
        """Name, mark and armies around the centre of a province."""
        province = self.view.provinces[number]
        key, texts, k = province.key, self.texts, ground.k
        dx, dy = NUDGE.get(key, (0, 0))
        cx, cy = self.rows[key]["centre"]
        x, y = ground.at((cx + dx, cy + dy))
        name = texts(f"province-{key}")
        aside = 0.0
        if not ground.plain:
            yield piece(f"name-{key}", f"sse-name-{key}", x + 13 * k, y - 20 * k, k)
            aside = -(len(name) * 6 + 3) * k
        mark = words.mark_of(self.view, province)
        symbol = province.tile or (f"shrine-{province.shrine}" if province.shrine else mark)
        up, size = (38, 0.8) if ground.plain else (20, 0.68)
        yield piece(f"mark-{key}", f"sse-{symbol}", x + aside, y - up * k, size * ground.figures)
        pieces: list[tuple[str, int, int]] = []
        if province.castle is not None:
            pieces.append(("castle", province.castle, 1))
        pieces += [("army", seat, n) for seat, n in enumerate(province.armies) if n]
        step = 46 * ground.figures * (1 if len(pieces) <= 3 else 0.8)
        for i, (kind, seat, n) in enumerate(pieces):
            id = f"{kind}-{key}-{seat}"
            args: dict[str, str | int] = {"seat": texts.name(seat), "name": name}
            if kind == "army":
                args["n"] = n
            last = kind == "army" and key == self.view.last and seat == self.view.current
            yield piece(
                id,
                f"sse-{kind}-{seat}",
                x + (i - (len(pieces) - 1) / 2) * step,
                y + (16 if ground.plain else 17) * k,
                ground.figures * (0.96 if kind == "army" else 1),
                seat=seat,
                label=str(n) if n > 1 else "",
                state="last" if last else "",
                title=texts(f"title-{kind}", **args),
                actions=tuple(self.acts.get(id, ())),
            )

    # ---- cells and orders
    def cells(
        self, x0: float, y0: float, dx: float, dy: float, k: float, order: float, captions: bool
    ) -> Iterator[Piece]:
        for i, cell in enumerate(self.view.cells):
            x, y = x0 + (i % 3) * dx, y0 + (i // 3) * dy
            region = self.texts(f"region-{cell.region}")
            together = len({other.region for other in self.view.cells[i : i + 3]}) == 1
            if captions and i % 3 == 0 and together:  # a corrected box may mix them
                at = x - 48 * k + 60, y - 36 * k - 11
                yield piece(f"caption-cell-{i}", "wt-caption-s", *at, label=region)
            quick = f"-{cell.quick}" if cell.quick else ""
            tip = self.texts("tip-cell", quick=self.texts(f"quick-{cell.quick}")) if quick else ""
            yield piece(
                f"cell-{cell.number}",
                f"sse-cell-{cell.region}{quick}",
                x,
                y,
                k,
                label=str(cell.number),
                state="selected" if cell.number == self.view.cell else "",
                title=self.texts("title-cell", n=cell.number, region=region),
                tip=tip,
                reconstructed=True,
            )
            for layer, placed in enumerate(cell.orders):
                covered = layer == 0 and len(cell.orders) == 2
                off = -4 if covered else (3 if layer else 0)
                spot = x - 13 * k + off * k, y - 1 + off * k
                yield from self.placed(cell, placed, *spot, order, covered)

    def placed(
        self, cell: CellView, order: OrderView, x: float, y: float, k: float, covered: bool
    ) -> Iterator[Piece]:
        """Face up, or the seat's back; the owner sees its own face-down order on its colour."""
        who = self.texts.name(order.seat)
        if order.kind is None:
            symbol = f"order-back-{order.seat}"
            title = self.texts("title-order-hidden", seat=who, n=cell.number)
        else:
            symbol = f"order-{order.kind}" if order.face_up else f"own-{order.kind}"
            name = self.texts(f"order-{order.kind}")
            title = self.texts("title-order", seat=who, n=cell.number, order=name)
        tip = words.order_does(self.box, order.kind, self.texts) if order.kind else ""
        id = f"placed-{cell.number}-{order.round}"
        state = "dim" if covered else "" if order.face_up else "hidden"
        yield piece(
            id, f"sse-{symbol}", x, y, k, seat=order.seat, state=state, title=title, tip=tip
        )
        if order.face_up and not covered:
            spot = x + 20 * k, y + 20 * k
            owner = f"owner-{cell.number}-{order.round}"
            yield piece(owner, f"sse-marker-{order.seat}", *spot, k * 0.92, seat=order.seat)

    def order(self, key: str, x: float, y: float, k: float) -> Iterator[Piece]:
        """A kind of order in the reader's hand, with how many are left of it."""
        hand = self.view.players[self.view.seat].hand or {}
        left = hand.get(key, 0)
        yield piece(
            f"order-{key}",
            f"sse-order-{key}",
            x,
            y,
            k,
            state="" if left else "dim",
            title=self.texts("title-hand-order", order=self.texts(f"order-{key}"), n=left),
            tip=words.order_does(self.box, key, self.texts),
            actions=tuple(self.acts.get(f"order-{key}", ())),
        )
        if left > 1:
            spot = x + 24 * k, y - 20 * k
            yield piece(f"left-{key}", "wt-count", *spot, 0.8, seat=5, label=str(left))

    # ---- influence, points, fate, missions
    def track(self, region: str, x: float, y: float) -> Iterator[Piece]:
        view, texts = self.view, self.texts
        name = texts(f"region-{region}")
        values = [who.influence[region] for who in view.players]
        said = ", ".join(f"{texts.name(seat)} {value}" for seat, value in enumerate(values))
        first, second = self.box.data["region"][region]["bonus"]
        yield piece(
            f"track-{region}",
            f"sse-track-{region}",
            x,
            y,
            label=f"×{view.shown[region]}",
            title=texts("title-track", region=name, list=said, n=view.shown[region]),
            tip=texts("title-bonus", region=name, first=first, second=second),
            reconstructed=True,
        )
        for seat, value in enumerate(values):
            same = [other for other, at in enumerate(values) if at == value]
            left = x - TRACK_W / 2
            at = left + (track_x(self.box, value) - 2 if value else 0)
            i, n = same.index(seat), len(same)
            spread = (i - (n - 1) / 2) * (15 if n < 3 else 11)
            yield piece(
                f"influence-{region}-{seat}",
                f"sse-marker-{seat}",
                at + (spread if value else 0),
                y + (0 if value else spread * 0.8),
                0.8 if n == 1 else 0.62,
                seat=seat,
                title=self.marker_title(region, seat),
            )

    def marker_title(self, region: str, seat: int) -> str:
        who = self.view.players[seat]
        return self.texts(
            "title-marker",
            seat=self.texts.name(seat),
            n=who.influence[region],
            region=self.texts(f"region-{region}"),
            worth=who.worth[region],
        )

    def mini(self, region: str, x: float, y: float) -> Iterator[Piece]:
        """A row of the influence board for a small screen."""
        view, name = self.view, self.texts(f"region-{region}")
        values = [f"{self.texts.name(who.seat)} {who.influence[region]}" for who in view.players]
        yield piece(
            f"track-{region}",
            f"sse-mini-{region}",
            x,
            y,
            label=f"×{view.shown[region]}",
            title=self.texts(
                "title-track", region=name, list=", ".join(values), n=view.shown[region]
            ),
        )
        for who in view.players:
            yield piece(
                f"influence-{region}-{who.seat}",
                f"sse-value-{who.seat}",
                x - 4 + who.seat * 27,
                y,
                0.84,
                seat=who.seat,
                label=str(who.influence[region]),
                title=self.marker_title(region, who.seat),
            )

    def score(self, seat: int, place: int, x: float, y: float, k: float) -> Piece:
        points = self.view.players[seat].points
        name = self.texts.name(seat)
        return piece(
            f"score-{seat}",
            f"sse-score-{seat}",
            x,
            y,
            k,
            seat=seat,
            label=str(points),
            state="selected" if seat in self.view.actors else "",
            title=self.texts("title-score", seat=name, n=points, place=place + 1),
            tip=words.earned(self.view.players[seat], self.texts),
        )

    def fate_shown(self, region: str, x: float, y: float, k: float) -> Iterator[Piece]:
        number = self.view.shown[region]
        yield piece(
            f"shown-{region}",
            f"sse-fate-{region}",
            x,
            y,
            k,
            state="" if number else "dim",
            title=self.texts("title-fate-shown", region=self.texts(f"region-{region}"), n=number),
        )
        if number:
            spot = x + 22 * k, y - 34 * k
            yield piece(f"shown-{region}-n", "wt-count", *spot, 0.8, seat=5, label=str(number))

    def deck(self, x: float, y: float, k: float) -> Iterator[Piece]:
        number = self.view.deck
        title = self.texts("title-deck", n=number)
        yield piece("deck", "sse-fate-back", x, y, k, label=str(number), title=title)

    def fate_hand(self, x: float, y: float, dx: float, k: float) -> Iterator[Piece]:
        """One card per region in hand, with a number; the chosen one face down beside."""
        who = self.view.players[self.view.seat]
        held = [region for region in REGION_KEYS if (who.fate_hand or {}).get(region)]
        for i, region in enumerate(held):
            number = (who.fate_hand or {})[region]
            id = f"hand-fate-{region}"
            title = self.texts("title-fate-hand", region=self.texts(f"region-{region}"), n=number)
            acts = tuple(self.acts.get(id, ()))
            yield piece(id, f"sse-fate-{region}", x + i * dx, y, k, title=title, actions=acts)
            if number > 1:
                spot = x + i * dx + 22 * k, y - 34 * k
                yield piece(f"{id}-n", "wt-count", *spot, 0.8, seat=5, label=str(number))
        if who.chosen:
            name = self.texts(f"region-{who.chosen}")
            title = self.texts("title-fate-chosen", region=name)
            spot = x + len(held) * dx, y
            symbol = f"sse-fate-{who.chosen}"
            yield piece("chosen", symbol, *spot, k, state="selected", title=title)

    def mission(self, region: str, x: float, y: float, k: float, floor: float) -> Iterator[Piece]:
        mission = self.view.missions[region]
        name, id = self.texts(f"region-{region}"), f"mission-{region}"
        yield piece(
            id,
            f"sse-mission-{mission.key}",
            x,
            y,
            k,
            title=self.texts(
                "title-mission",
                region=name,
                mission=self.texts(f"mission-{mission.key}"),
                n=mission.points,
            ),
            tip=words.mission_tip(self.view, region, self.texts),
            actions=tuple(self.acts.get(id, ())),
        )
        yield piece(f"band-{region}", f"sse-band-{region}", x, y - 42 * k, k)
        if floor == WIDE_H:
            short = self.texts(f"region-short-{region}")
            yield piece(f"caption-{id}", "wt-caption-s", x + 12, y + 56, label=short)
        for i, seat in enumerate(mission.done):
            spot = x + (i * 20 - 36) * k, y + 36 * k
            yield piece(f"{id}-{seat}", f"sse-marker-{seat}", *spot, 0.8 * max(k, 0.6), seat=seat)
