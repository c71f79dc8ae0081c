"""View → pieces. The map lies left, the twelve cells in the empty sea; influence, fate and orders
right of it (wide), around it (square) or below it (tall)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import structs

from wartable.games.small_samurai_empires.art.sheet import TRACK_W
from wartable.games.small_samurai_empires.engine.actions import PASS, PLACE, SPACE
from wartable.games.small_samurai_empires.engine.components import ORDER_KEYS, REGION_KEYS
from wartable.games.small_samurai_empires.names import named, order_does
from wartable.games.small_samurai_empires.scene import words
from wartable.games.small_samurai_empires.scene.drawing import Drawing
from wartable.games.small_samurai_empires.scene.land import Ground, Land
from wartable.games.small_samurai_empires.scene.ledger import Ledger
from wartable.games.small_samurai_empires.scene.recent import marked
from wartable.games.small_samurai_empires.views import CellView, OrderView, SamuraiView
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
from wartable.scene.pen import fit

__all__ = ["across", "low", "marked", "places_of", "scene", "square"]

WIDE_W, WIDE_H, TALL_W, TALL_H, LOW_W, LOW_H = 1092, 848, 390, 546, 544, 390
SQUARE_W, SQUARE_H = 780, 760
BESIDE = 74, 75, 352, 428, 546  # heights beside the map: tracks, their pitch, points, fate, orders
FEW = 3  # so many choices get big buttons besides their places on the board
ICONS = {"pass": "pass", "buy-move": "move", "claim": "crown", "reinforce": "build"}


def scene(
    view: SamuraiView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    table = _Table(view, texts, offers)
    return Scene(
        title=texts("scene-title"),
        subtitle=words.subtitle(view, texts),
        prompt=words.prompt(view, texts),
        hint=words.hint(view, texts, table.few),
        players=tuple(words.player(view, who, texts) for who in view.players),
        main=tuple(table.main),
        wide=table.wide() if layout != "tall" else NOT_DRAWN,
        tall=table.tall() if layout != "wide" else NOT_DRAWN,
    )


def low(view: SamuraiView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a phone on its side."""
    return Layout.of(LOW_W, LOW_H, _Table(view, texts, offers).low_pieces())


def square(view: SamuraiView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a tablet, upright or on its side."""
    return Layout.of(SQUARE_W, SQUARE_H, _Table(view, texts, offers).square_pieces())


# ---- where an action is pressed


PRESSED = {  # by verb: the piece to press and, if it goes somewhere, the piece where it ends
    "fate": ("hand-fate-{region}", None),
    "order": ("order-{order}", "cell-{cell}"),
    **dict.fromkeys(("move", "explore", "ship"), ("army-{start}-{seat}", "prov-{to}")),
    "destroy": ("army-{province}-{seat}", None),
    **dict.fromkeys(("recruit", "harvest", "build"), ("prov-{province}", None)),
    "reinforce": ("castle-{castle}-{seat}", None),
    "claim": ("mission-{region}", None),
}


def places_of(view: SamuraiView, action: int) -> tuple[str, str | None]:
    """The piece to press and the piece where it ends; empty for a button."""
    taken = SPACE.act(action)
    if taken.verb not in PRESSED:
        return "", None
    me = view.seat
    names = named(taken, view.file)
    names |= {"seat": str(taken.get("seat", me)), "cell": str(taken.get("cell") + 1)}
    if taken.verb == "reinforce":
        inside = (each for each in view.provinces if each.region == view.region)
        names["castle"] = next(each.key for each in inside if each.castle == me)
    press, end = PRESSED[taken.verb]
    return press.format_map(names), end.format_map(names) if end else None


MEANT = {  # by what is asked: the verb that a press on a province means
    **dict.fromkeys(("order-recruit", "more-recruit", "recruit-1"), "recruit"),
    "order-castle": "build",
    "harvest-1": "harvest",
}


def natural(view: SamuraiView, piece: str, texts: Texts) -> list[int]:
    """A press on a cell means an order there; on a province what is asked, as on another's army."""
    kind = piece.split("-")[0]
    if kind == "cell" and view.wait == "place-order":
        hand = view.players[view.seat].hand or {}
        held = next((number for number, key in enumerate(ORDER_KEYS) if hand.get(key)), 0)
        cells = [n for n, cell in enumerate(view.cells) if piece == f"cell-{cell.number}"]
        return [SPACE.at(PLACE).code([held, n]) for n in cells]
    asked = (view.wait, *view.quick)
    verbs = {MEANT[key] for key in asked if key in MEANT} if kind == "prov" else set()
    if kind == "army" and {"order-attack", "more-attack", "way-destroy", "attack"} & {*asked}:
        verbs = {"destroy"}
    spans = [span for span in SPACE.spans if span.verb in verbs]
    found = [span.first + n for span in spans for n in range(span.size)]
    return [action for action in found if places_of(view, action)[0] == piece]


def across(view: SamuraiView, seat: int, texts: Texts, layout: LayoutName | None = None) -> Scene:
    """The table as one seat has it, its figures standing out. Of its orders everybody knows those
    that were shown; the others are in its hand or lie face down."""
    made, who = scene(view, (), texts, layout), view.players[seat]
    if seat != view.seat:
        who = replace(who, hand=unseen_orders(view, seat))
    players = (*view.players[:seat], who, *view.players[seat + 1 :])
    seen = replace(view, seat=seat, players=players, actors=()).with_file(view.file)
    table = _Table(seen, texts, (), bright=seat, own=seat == view.seat)
    wide = table.wide() if layout != "tall" else NOT_DRAWN
    tall = table.tall() if layout != "wide" else NOT_DRAWN
    return structs.replace(made, wide=wide, tall=tall)


def unseen_orders(view: SamuraiView, seat: int) -> dict[str, int]:
    """The orders of a seat that were not shown in this epoch, by kind."""
    placed = [order for cell in view.cells for order in cell.orders if order.seat == seat]
    shown = [order.kind for order in placed if order.face_up]
    kinds = view.file.data["order"]
    return {key: kinds[key]["count"] - shown.count(key) for key in ORDER_KEYS}


class _Table(Drawing):
    def __init__(
        self,
        view: SamuraiView,
        texts: Texts,
        offers: Sequence[Offer],
        bright: int | None = None,
        own: bool = True,
    ) -> None:
        acts: dict[str, list[Action]] = {}
        super().__init__(view, texts, acts)
        self.own = own  # whether the viewer knows the hand
        self.land = Land(view, texts, acts, bright)
        self.ledger = Ledger(view, texts, acts)
        self.ledger.bright = bright
        self.main: list[Action] = []
        buttons = [offer for offer in offers if offer.action != PASS]
        self.few = len(buttons) <= FEW and view.wait != "place-order"
        for offer in offers:
            where, at = places_of(view, offer.action)
            if where:
                acts.setdefault(where, []).append(act(offer, at=at))
            if not where or self.few:
                icon = ICONS.get(offer.notation.split()[0])
                self.main.append(act(offer, icon=icon, aside=offer.action == PASS))
        self.open = {action.at for found in acts.values() for action in found}

    # ---- layouts
    def wide(self) -> Layout:
        return Layout.of(WIDE_W, WIDE_H, self.wide_pieces())

    def tall(self) -> Layout:
        return Layout.of(TALL_W, TALL_H, self.tall_pieces())

    def wide_pieces(self) -> Iterator[Piece]:
        figures = 0.7 if self.view.seats == 2 else 0.6  # two leave room for large ones
        yield from self.land.pieces(Ground(4, 6, 0.6, figures, False))
        yield from self.cells(62, 56, 100, 92, 0.94, 0.86, True)
        words = self.texts("legend-control")
        yield piece("legend-control", "sse-legend-control", 392, 828, label=words, title=words)
        x, missions = 640.0, bool(self.view.missions)
        track, pitch, score, fate, orders = (66, 71, 332, 400, 497) if missions else BESIDE
        yield self.caption("influence", x, 17 if missions else 24)
        for row, region in enumerate(REGION_KEYS):
            yield from self.ledger.track(region, x + TRACK_W / 2, track + row * pitch)
        if self.land.bright is None:
            yield from self.everybody(x, score, fate)
        else:
            yield from self.ledger.theirs(self.land.bright, x, score)
        if self.view.players and self.me() is not None:
            yield self.caption("orders" if self.own else "orders-unseen", x, orders)
            dy, k, below = (90, 0.88, 48) if missions else (128, 1.16, 56)
            for i, order in enumerate(ORDER_KEYS):
                top = orders + (47 if missions else 62)  # one that is taken up rises
                spot = x + 40 + (i % 4) * 110, top + (i // 4) * dy
                yield from self.order(order, *spot, k)
                at = spot[0], spot[1] + below  # under the frame of a legal one
                yield piece(f"order-name-{order}", f"sse-order-name-{order}", *at)
        if missions:
            yield self.caption("missions", x, 709)
            for i, region in enumerate(REGION_KEYS):
                if region in self.view.missions:  # they are drawn one by one
                    yield from self.ledger.mission(region, x + 54 + i * 109, 784, 1.0, named=True)

    def everybody(self, x: float, score: float, fate: float) -> Iterator[Piece]:
        """Points of all seats, and fate cards: those shown, and the reader's."""
        yield self.caption("score", x, score)
        for place, seat in enumerate(self.seating()):
            yield from self.ledger.score(seat, place, x + 50 + place * 108, score + 34, 1)
        yield self.caption("fate", x, fate)
        for i, region in enumerate(REGION_KEYS):
            yield from self.ledger.fate_shown(region, x + 27 + i * 56, fate + 52, 0.92)
        yield from self.ledger.deck(x + 251, fate + 52, 0.92)
        if self.view.players and self.me() is not None:
            yield self.caption("fate-hand", x + 284, fate)
            yield from self.ledger.fate_hand(x + 309, fate + 52, 56, 0.92)

    def square_pieces(self) -> Iterator[Piece]:
        """The land runs from the upper middle to the lower left: points and fate right of its
        north, influence east of it, orders south-east."""
        yield from self.land.pieces(Ground(-6, -4, 0.545, 0.58, False))
        yield from self.cells(50, 54, 96, 84, 0.87, 0.8, True)
        x = 532.0
        yield self.caption("points", x, 14, 0.86)
        for place, seat in enumerate(self.seating()):
            spot = x + 58 + place % 2 * 120, 42 + place // 2 * 43
            yield from self.ledger.score(seat, place, *spot, 1)
        fate = 76.0 if self.view.seats == 2 else 118.0
        yield self.caption("fate", x, fate, 0.86)
        for i, region in enumerate(REGION_KEYS):
            yield from self.ledger.fate_shown(region, x + 24 + i * 49, fate + 46, 0.8)
        yield from self.ledger.deck(x + 220, fate + 46, 0.8)
        yield self.caption("influence", 440, 319, 0.86)
        for row, region in enumerate(REGION_KEYS):
            yield from self.ledger.track(region, 605, 352 + row * 57, 0.76)
        words = self.texts("legend-control")
        yield piece("legend-control", "sse-legend-control", 216, 749, 0.9, label=words, title=words)
        for i, region in enumerate(REGION_KEYS):
            if region in self.view.missions:
                yield from self.ledger.mission(region, 414 + i * 103, 702, 0.905, named=True)
        if self.me() is None:
            return
        yield self.caption("fate-hand", x, fate + 94, 0.86)
        yield from self.ledger.fate_hand(x + 24, fate + 140, 49, 0.8)
        if self.view.missions:  # in one row, above them
            yield self.caption("orders" if self.own else "orders-unseen", 436, 557, 0.86)
            yield from self.named_orders(392, 603, 59.3, 0.8, 33, 1.06)
            return
        yield self.caption("orders" if self.own else "orders-unseen", 432, 564, 0.86)
        for i, order in enumerate(ORDER_KEYS):
            spot = 374 + (i % 4) * 112 + (56 if i > 3 else 0), 613 + (i // 4) * 86
            yield from self.order(order, *spot, 0.9)
            at = spot[0], spot[1] + 46
            yield piece(f"order-name-{order}", f"sse-order-name-{order}", *at)

    def tall_pieces(self) -> Iterator[Piece]:
        """As high as a phone leaves room for; the land keeps to the right, cells to its left."""
        yield from self.land.pieces(Ground(40, -9, 0.353, 0.43, True))
        yield from self.cells(40, 28, 74.5, 55.5, 0.74, 0.68, False)
        yield from self.ledger.minis(308.5, 395, 18.6, 0.855, ahead=True)
        for i, region in enumerate(REGION_KEYS):
            if region in self.view.missions:
                spot = 31 + i % 2 * 61, 254 + i // 2 * 50
                yield from self.ledger.mission(region, *spot, 0.54, named=False)
        if self.me() is None or self.view.ended:
            return  # a hand is of no use any more, and the panel needs the room
        if self.view.wait == "choose-fate":
            yield from self.ledger.fate_hand(32, 513, 54, 0.78)
        else:
            yield from self.beside(316, 256, self.ledger.fate_chips(352, 276))
            yield from self.named_orders(28, 501, 55.7, 0.74, 28)  # in sight above four answers

    def low_pieces(self) -> Iterator[Piece]:
        """On a phone on its side the land lies, its north to the right: so it is as large as on a
        phone upright, and cells, influence and orders have room below it."""
        yield from self.land.pieces(Ground(98, -178, 0.367, 0.45, True, 55))
        yield from self.cells(33, 243, 60, 46, 0.6, 0.56, False, 6)
        yield from self.ledger.minis(454, 231, 21.4, 0.95, ahead=True)
        for i, region in enumerate(REGION_KEYS):
            if region in self.view.missions:
                spot = (295 + i * 58, 25) if i < 2 else (339 + i * 58, 182)  # off the land
                yield from self.ledger.mission(region, *spot, 0.54, named=False)
        if self.me() is None:
            return
        if self.view.wait == "choose-fate":
            yield from self.ledger.fate_hand(60, 350, 90, 0.86)
        else:
            yield from self.beside(388, 346, self.ledger.fate_chips(424, 354, 2), 2)
            yield from self.named_orders(28, 344, 54, 0.72, 33)

    def beside(self, x: float, y: float, hand: Iterator[Piece], across: int = 1) -> Iterator[Piece]:
        """On a small screen: the reader's hand, or figures of the rival whose board it is."""
        rival = None if self.own else self.land.bright
        yield from hand if rival is None else self.ledger.brief(rival, x, y, across)

    def named_orders(
        self, x: float, y: float, step: float, k: float, below: float, names: float = 1
    ) -> Iterator[Piece]:
        """The orders of a small screen in a row, with short names under them."""
        for i, order in enumerate(ORDER_KEYS):
            yield from self.order(order, x + i * step, y, k)
            at = x + i * step, y + below
            yield piece(f"order-name-{order}", f"sse-short-name-{order}", *at, names)

    def seating(self) -> tuple[int, ...]:
        return self.view.order or tuple(range(self.view.seats))

    def caption(self, key: str, x: float, y: float, k: float = 1.0) -> Piece:
        words = self.texts(f"caption-{key}")
        return piece(f"caption-{key}", "wt-caption", x + 100 * k, y, k, label=words)

    # ---- cells and orders
    def cells(
        self,
        x0: float,
        y0: float,
        dx: float,
        dy: float,
        k: float,
        order: float,
        captions: bool,
        across: int = 3,
    ) -> Iterator[Piece]:
        """North to south. The region stands above a row, or small in an empty cell."""
        for i, cell in enumerate(self.view.cells):
            x, y = x0 + (i % across) * dx, y0 + (i // across) * dy
            region = self.texts(f"region-{cell.region}")
            quick = f"-{cell.quick}" if cell.quick else ""
            tip = self.texts("tip-cell", quick=self.texts(f"quick-{cell.quick}")) if quick else ""
            shown = f"cell.{cell.number}", "region", "quick"
            yield piece(
                f"cell-{cell.number}",
                f"sse-cell-{cell.region}{quick}",
                x,
                y,
                k,
                label=str(cell.number),
                title=self.texts("title-cell", n=cell.number, region=region),
                tip=tip,
                mark=self.mark(*shown),
            )
            if cell.number == self.view.cell and cell.orders:  # they go back before the epoch ends
                yield piece("acting", "sse-acting", x, y, k)
            together = (
                len({other.region for other in self.view.cells[i // 3 * 3 : i // 3 * 3 + 3]}) == 1
            )
            if captions and together:  # a corrected box may mix them
                if i % 3 == 0:
                    at = x - 48 * k + 60, y - 36 * k - (11 if k > 0.9 else 9.5)
                    yield piece(f"caption-cell-{i}", "wt-caption-s", *at, label=region)
            elif not cell.orders:
                short = self.texts(f"region-short-{cell.region}")
                room = 63 if across == 3 else 74.5  # cells are smaller on a phone on its side
                small = fit(short, 17, room) / 12 * k
                at = x - 44 * k + 60 * small, y - 4 * k  # beside the number, above the quick order
                yield piece(f"caption-cell-{i}", "wt-caption-s", *at, small, label=short)
            for layer, placed in enumerate(cell.orders):
                covered = layer == 0 and len(cell.orders) == 2
                off = -4 if covered else (3 if layer else 0)
                spot = x - 13 * k + off * k, y - 1 + off * k
                yield from self.placed(cell, placed, *spot, order, covered)
            if price := self.price(cell):
                good = self.box.data["cover"]["paid-in"]
                said = self.texts("title-cover", n=price, good=self.texts(f"good-{good}"))
                at, id = (x - 26 * k, y - 26 * k), f"price-{cell.number}"
                yield piece(id, f"sse-price-{good}", *at, 0.9 * k, label=str(price), title=said)

    def price(self, cell: CellView) -> int:
        """What placing an order in a cell costs the reader now; 0 for nothing, or if it cannot."""
        if f"cell-{cell.number}" not in self.open or self.view.wait != "place-order":
            return 0
        rival = cell.orders and cell.orders[0].seat != self.view.seat
        return self.view.players[self.view.seat].next_cover if rival else 0

    def placed(
        self, cell: CellView, order: OrderView, x: float, y: float, k: float, covered: bool
    ) -> Iterator[Piece]:
        """Face up, or the seat's back; the owner sees its own face-down order on its colour."""
        who, you = self.texts.name(order.seat), "-you" if order.seat == self.texts.you else ""
        if order.kind is None:
            symbol = f"order-back-{order.seat}"
            title = self.texts("title-order-hidden", seat=who, n=cell.number)
        else:
            symbol = f"order-{order.kind}" if order.face_up else f"own-{order.kind}"
            name = self.texts(f"order-{order.kind}")
            title = self.texts(f"title-order{you}", seat=who, n=cell.number, order=name)
        tip = order_does(self.box, order.kind, self.texts) if order.kind else ""
        id = f"placed-{cell.number}-{order.round}"
        other = self.land.bright not in (None, order.seat)
        state = "dim" if covered or other else "" if order.face_up else "hidden"
        yield piece(
            id, f"sse-{symbol}", x, y, k, seat=order.seat, state=state, title=title, tip=tip
        )
        if order.face_up and not covered:
            spot = x + 24 * k, y + 23 * k  # off the figures of a move
            owner = f"owner-{cell.number}-{order.round}"
            yield piece(owner, f"sse-marker-{order.seat}", *spot, k * 0.92, seat=order.seat)

    def order(self, key: str, x: float, y: float, k: float) -> Iterator[Piece]:
        """A kind of order in the reader's hand, with how many are left of it."""
        hand = self.view.players[self.view.seat].hand or {}
        left = hand.get(key, 0)
        shown = f"order.{key}", *self.box.data["order"][key]["source"]
        yield piece(
            f"order-{key}",
            f"sse-order-{key}",
            x,
            y,
            k,
            state=("held" if self.own else "") if left else "dim",
            title=self.texts(
                "title-hand-order" if self.own else "title-unseen-order",
                order=self.texts(f"order-{key}"),
                n=left,
            ),
            tip=order_does(self.box, key, self.texts),
            actions=self.actions(f"order-{key}"),
            mark=self.mark(*shown),
        )
        if left > 1:
            spot = x + 24 * k, y - 20 * k
            yield piece(f"left-{key}", "wt-count", *spot, 0.8, seat=5, label=str(left))
