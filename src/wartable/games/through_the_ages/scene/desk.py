"""Pieces of the table, zone by zone: what both layouts put where they have room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.art.faces import ART, FULL_W, H, W, readable, stage_places
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.components import KIND_KEYS, ROW_SWEEP, SLOTS
from wartable.games.through_the_ages.figures import card_basis
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.ratings import ratings
from wartable.games.through_the_ages.scene.targets import Target, Targets
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Civ, WonderView
from wartable.i18n import Texts
from wartable.remembered import Remembered
from wartable.scene import Piece, piece
from wartable.scene.common import SHAPES

COLUMNS = KIND_KEYS[:11]  # kinds that take workers, from left to right
TITLES: Remembered[str] = Remembered(1000)
SAID: Remembered[str] = Remembered(4000)

Held = tuple[str, str, Target]  # a card of a hand ("" where hidden), its id, where it is pressed


class Desk:
    """One reader's table. Ids of the reader's cards follow the card from the row to the hand and
    into play, so that it moves; a face-down thing is known by its place alone."""

    def __init__(self, view: ThroughTheAgesView, offers: Targets, texts: Texts) -> None:
        self.view = view
        self.offers = offers
        self.texts = texts
        self.seats = sum(civ.playing for civ in view.civs)
        self.me = view.civs[view.seat if view.seat < view.seats else (view.current or 0)]
        self.ids: dict[Target, str] = {}
        self._name_cards()

    # ------------------------------------------------------------ names
    def _name_cards(self) -> None:
        used: dict[str, int] = {}

        def fresh(card: str) -> str:
            used[card] = used.get(card, 0) + 1
            return card if used[card] == 1 else f"{card}-{used[card]}"

        for card in self.cards_in_play(self.me):
            self.ids[targets.own(card)] = fresh(card)
        self.civil_hand = self._hand(self.me.civil_hand, targets.CIVIL, fresh)
        self.military_hand = self._hand(self.me.military_hand or (), targets.MILITARY, fresh)
        self.row_ids = [fresh(slot.card) if slot.card else "" for slot in self.view.row]
        for civ in self.rivals():
            self.ids[targets.rival(civ.seat)] = f"rival-{civ.seat}"

    def _hand(
        self, cards: Sequence[str], zone: str, fresh: Callable[[str], str]
    ) -> list[tuple[str, str]]:
        """Cards with their ids; of equal cards the first bears the actions."""
        found = []
        for card in sorted(cards, key=lambda key: CARD_BY_KEY[key]):
            name = fresh(card)
            self.ids.setdefault((zone, card), name)
            found.append((card, name))
        return found

    def cards_in_play(self, civ: Civ) -> list[str]:
        leader = [civ.leader] if civ.leader else []
        tactic = [civ.tactic] if civ.tactic else []
        return [
            *(place.card for place in civ.places),
            *(civ.government, *leader, *civ.specials),
            *(wonder.card for wonder in civ.wonders),
            *(*civ.colonies, *tactic),
        ]

    def rivals(self) -> list[Civ]:
        """In the order of play after the reader."""
        first, n = self.me.seat, self.view.seats
        return [self.view.civs[(first + k) % n] for k in range(1, n)]

    # ------------------------------------------------------------ cards
    def title(self, card: str) -> str:
        return TITLES.of((self.texts.lang, card), lambda: names.title(card, self.texts))

    def tip(self, card: str, *more: str) -> str:
        key = (self.texts.lang, card, self.seats, self.view.rulings)
        said = SAID.of(key, lambda: names.text(card, self.texts, self.seats, self.view.rulings))
        return " ".join((said, *more))

    def card(
        self, id: str, card: str, x: float, y: float, scale: float, target: Target, *more: str
    ) -> Piece:
        actions = self.offers.at(target, self.ids) if target else ()
        return piece(
            id,
            f"tta-card-{card}",
            x,
            y,
            scale,
            title=self.title(card),
            tip=self.tip(card, *more),
            actions=actions,
            mark=card_basis(card).mark,
        )

    def hand(self, name: str) -> list[Held]:
        """Cards of a hand with their ids; backs where the reader may not see them."""
        if name == "civil":
            return [(card, id, (targets.CIVIL, card)) for card, id in self.civil_hand]
        backs: list[Held] = [("", f"back-{k}", ()) for k in range(sum(self.me.military_backs))]
        found: list[Held] = [
            (card, id, (targets.MILITARY, card)) for card, id in self.military_hand
        ]
        return found or backs

    def held(self, item: Held, x: float, y: float, width: float) -> Piece:
        """A card of a hand, so many units wide: with its words if it has any that can be read."""
        card, id, target = item
        if not card:
            said = self.texts("card-hidden")
            return piece(*(id, "tta-back-military", x, y, width / W), title=said, state="hidden")
        row = names.by_key(card)
        wordy = row.kind in names.WORDY and readable(row, self.texts, width)
        symbol, scale = ("words", width / FULL_W) if wordy else ("card", width / W)
        fresh = target[0] == targets.CIVIL and card in self.me.fresh
        return piece(
            id,
            f"tta-{symbol}-{card}",
            x,
            y,
            scale,
            state="held" if self.view.seat == self.me.seat else "",
            title=self.texts("in-hand", card=self.title(card)),
            tip=self.tip(card, *((self.texts("in-hand-fresh"),) if fresh else ())),
            actions=self.offers.at(target, self.ids),
            mark=card_basis(card).mark,
        )

    def row(self, slot: int, x: float, y: float, scale: float) -> list[Piece]:
        """A card of the row; what it costs the reader, where that is not the printed price."""
        shown = self.view.row[slot]
        if shown.card is None:
            empty = self.texts("row-empty", slot=slot + 1)
            return [piece(f"slot-{slot}", "tta-slot", x, y, scale, title=empty, label=" ")]
        paid = "" if shown.cost is None else self.texts("row-cost", ca=shown.cost)
        target = (targets.ROW, str(slot))
        more = [paid] if paid else []
        if self.view.round > 1 and slot < ROW_SWEEP[sum(civ.playing for civ in self.view.civs)]:
            more.append(self.texts("row-leaves"))
        out = [self.card(self.row_ids[slot], shown.card, x, y, scale, target, *more)]
        if shown.cost is not None and shown.cost != shown.price:
            at = x - (W / 2 - 17) * scale, y - (H / 2 - ART - 9) * scale
            tag = f"cost-{slot}"
            said = str(shown.cost)
            out.append(piece(tag, "tta-cost", *at, max(0.75 * scale, 0.58), label=said, title=paid))
        return out

    def row_prices(self) -> list[tuple[int, list[int]]]:
        """Prices and the slots that have them."""
        found: dict[int, list[int]] = {}
        for slot in range(SLOTS):
            found.setdefault(self.view.row[slot].price, []).append(slot)
        return sorted(found.items())

    def price_tab(self, price: int, x: float, y: float, scale: float = 1) -> Piece:
        said = self.texts("row-price", n=price)
        return piece(f"price-{price}", "tta-cost", x, y, scale, label=str(price), title=said)

    # ------------------------------------------------------------ the reader's civilisation
    def columns(self) -> list[tuple[str, list[int]]]:
        """Kinds in play with their places, oldest first; farms to air forces."""
        found: dict[str, list[int]] = {}
        for k, place in enumerate(self.me.places):
            found.setdefault(place.kind, []).append(k)
        order = {kind: k for k, kind in enumerate(COLUMNS)}
        for spots in found.values():
            spots.sort(key=lambda k: self.me.places[k].level)
        return sorted(found.items(), key=lambda item: order[item[0]])

    def place(
        self, k: int, x: float, y: float, scale: float, cube: float, seen: float = H
    ) -> list[Piece]:
        """A technology with the workers and goods that stand on it, at the foot of what is seen
        of it: the card of the next level may cover the rest."""
        shown = self.me.places[k]
        target = targets.own(shown.card)
        there = self.texts("on-card", workers=shown.workers, blue=shown.blue)
        name = self.ids[target]
        out = [self.card(name, shown.card, x, y, scale, target, f"({there})")]
        foot, half = y + (seen - H / 2) * scale + (3 if seen == H else -13) * cube, W / 2 * scale
        out += self._cubes(f"{name}-w", "worker", shown.workers, x - half + 8 * cube, foot, cube, 1)
        out += self._cubes(f"{name}-b", "goods", shown.blue, x + half - 8 * cube, foot, cube, -1)
        return out

    def _cubes(
        self, name: str, kind: str, n: int, x: float, y: float, size: float, way: int
    ) -> list[Piece]:
        """A few stand side by side; many become one with a figure."""
        if n > 3:
            many = "tta-workers" if kind == "worker" else "tta-goodses"
            return [piece(f"{name}-n", many, x + way * 7 * size, y, size, label=str(n))]
        return [
            piece(f"{name}-{k}", f"tta-{kind}", x + way * k * 11 * size, y, size) for k in range(n)
        ]

    def wonder(self, shown: WonderView, x: float, y: float, scale: float) -> list[Piece]:
        target = targets.own(shown.card)
        name = self.ids[target]
        return self.wonder_of(shown, name, target, x, y, scale)

    def wonder_of(
        self, shown: WonderView, name: str, target: Target, x: float, y: float, scale: float
    ) -> list[Piece]:
        stages = len(names.stages(shown.card))
        said = self.wonder_state(shown)
        out = [self.card(name, shown.card, x, y, scale, target, said)]
        built = stages if shown.done else shown.stages
        for k, middle in enumerate(stage_places(stages)[:built]):
            at = x + (middle - W / 2) * scale
            out.append(piece(f"{name}-s{k}", "tta-stage", at, y + 44 * scale, scale))
        if shown.ravaged:
            out.append(piece(f"{name}-ruin", "tta-ravaged", x, y, scale))
        if shown.homer:
            face = piece(f"{name}-homer", "tta-homer", x + 30 * scale, y - 8 * scale, scale * 0.8)
            out.append(face)
        return out

    def wonder_state(self, shown: WonderView) -> str:
        said = [
            self.texts("wonder-ravaged", culture=names.RAVAGED_CULTURE)
            if shown.ravaged
            else self.texts("wonder-done")
            if shown.done
            else self.texts("wonder-stages", n=shown.stages, total=shown.of)
        ]
        if shown.homer:
            said.append(self.texts("wonder-homer"))
        return f"({'; '.join(said)})"

    # ------------------------------------------------------------ figures
    def rating(self, k: int, shape: str, x: float, y: float, scale: float = 1) -> Piece:
        *others, civil, military = ratings(self.me, self.texts)
        icon, figure, said = (civil, military, *others)[k]
        goods = self.offers.at(targets.GOODS, self.ids) if icon == "food" else ()
        name = "happy" if icon == "unhappy" else icon
        symbol = f"tta-{shape.format(icon)}"
        tip = self.texts(f"tip-{name}")
        return piece(
            f"stat-{name}", symbol, x, y, scale, label=figure, title=said, tip=tip, actions=goods
        )

    def workers(self, x: float, y: float, scale: float, step: float) -> list[Piece]:
        """Unused workers: taken up here, put on a card there."""
        n = self.me.unused
        actions = self.offers.at(targets.WORKERS, self.ids)
        said = self.texts("unused-worker", n=n)
        if n == 0 or n > 4:
            symbol, figure = ("tta-workers", str(n)) if n else ("tta-gone", "")
            at = x + (8 if n else 0) * scale
            return [
                piece("unused-0", symbol, at, y, scale, label=figure, title=said, actions=actions)
            ]
        return [
            piece(f"unused-{k}", "tta-worker", x + k * step, y, scale, title=said, actions=actions)
            for k in range(n)
        ]

    def pool(self, x: float, y: float, scale: float) -> list[Piece]:
        """What this turn holds for units alone: Homer, Patriotism, Churchill and the like."""
        civ = self.me
        if not civ.unit_resources and not civ.unit_science:
            return []
        said = self.texts("pool", resource=civ.unit_resources, science=civ.unit_science)
        figures = [("resource", civ.unit_resources), ("science", civ.unit_science)]
        return [
            piece(
                f"pool-{name}",
                f"tta-figure-{name}",
                x + k * 44 * scale,
                y,
                scale,
                label=f"+{n}",
                title=said,
            )
            for k, (name, n) in enumerate(figures)
            if n
        ]

    # ------------------------------------------------------------ what all share
    def seat(self, civ: Civ, id: str, x: float, y: float, scale: float = 1) -> Piece:
        name = self.texts.name(civ.seat)
        return piece(id, f"wt-seat-{SHAPES[civ.seat]}", x, y, scale, seat=civ.seat, title=name)

    def turn(self, civ: Civ, x: float, y: float, scale: float) -> list[Piece]:
        """A ring around the shape of whose turn it is."""
        if civ.seat != self.view.current or self.view.phase == "over":
            return []
        said = self.texts("on-turn", name=self.texts.name(civ.seat))
        return [piece("turn", "tta-turn", x, y, scale, title=said)]
