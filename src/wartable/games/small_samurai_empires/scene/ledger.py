"""Beside the map: influence, points, fate cards, missions."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.small_samurai_empires.art.sheet import TRACK_W, track_x
from wartable.games.small_samurai_empires.engine.components import REGION_KEYS
from wartable.games.small_samurai_empires.scene import words
from wartable.games.small_samurai_empires.scene.drawing import Drawing
from wartable.scene import Piece, piece
from wartable.scene.pen import fit


class Ledger(Drawing):
    """What is counted beside the map: influence, points, fate cards and missions."""

    bright: int | None = None  # whose figures stand out; None: all

    def track(self, region: str, x: float, y: float, k: float = 1.0) -> Iterator[Piece]:
        view, texts = self.view, self.texts
        name = texts(f"region-{region}")
        values = [who.influence[region] for who in view.players]
        said = ", ".join(words.counted(seat, n, texts) for seat, n in enumerate(values))
        yield piece(
            f"track-{region}",
            f"sse-track-{region}",
            x,
            y,
            k,
            label=f"×{view.shown[region]}",
            title=texts("title-track", region=name, list=said, n=view.shown[region]),
            tip=self.bonus_tip(region),
            mark=self.mark(f"region.{region}", "worth", "bonus"),
        )
        for seat, value in enumerate(values):
            same = [other for other, at in enumerate(values) if at == value]
            i, n = same.index(seat), len(same)
            across = (i % 2 - 0.5) * 13 if n > 1 else 0.0
            down = (i // 2 - 0.5) * 13 if n > 2 else 0.0
            yield piece(
                f"influence-{region}-{seat}",
                f"sse-marker-{seat}",
                x + (track_x(self.box, value) + across - TRACK_W / 2) * k,
                y + (down - 2) * k,
                (0.8 if n == 1 else 0.56) * k,
                seat=seat,
                state="" if self.bright in (None, seat) else "dim",
                title=self.marker_title(region, seat),
            )

    def theirs(self, seat: int, x: float, y: float) -> Iterator[Piece]:
        """Of one seat: the provinces it holds by region, its castles, what it has left."""
        view, texts, who = self.view, self.texts, self.view.players[seat]
        said = texts("caption-held", n=sum(each.control == seat for each in view.provinces))
        yield piece("caption-held", "wt-caption", x + 100, y, label=said)
        for row, region in enumerate(REGION_KEYS):
            inside = [each for each in view.provinces if each.region == region]
            held = [texts(f"province-{each.key}") for each in inside if each.control == seat]
            keeps = [texts(f"province-{each.key}") for each in inside if each.castle == seat]
            names = ", ".join(held) or "–"
            if keeps:
                names += " · " + texts("held-castle", list=", ".join(keeps))
            at = y + 27 + row * 25
            chip = f"held-{region}", f"sse-chip-{region}"
            title = texts(f"region-{region}")
            yield piece(*chip, x + 40, at, 1.1, title=title)
            k = fit(names, 12, 344) / 12
            line = f"held-names-{region}", "wt-caption-s"
            yield piece(*line, x + 88 + 60 * k, at, k, label=names)
        known = who.food is not None and who.bushido is not None
        goods = texts("facts-goods", food=who.food or 0, bushido=who.bushido or 0)
        left = texts("held-left", supply=who.supply, orders=who.orders, fate=who.fate)
        for n, about in enumerate((goods if known else texts("held-behind"), left)):
            line = f"held-left-{n}", "wt-caption-s"
            yield piece(*line, x + 60, y + 130 + n * 19, label=about)

    def brief(self, seat: int, x: float, y: float, across: int = 1) -> Iterator[Piece]:
        """The same of a seat as figures, for a small screen."""
        view, who = self.view, self.view.players[seat]
        figures = {
            "held": sum(each.control == seat for each in view.provinces),
            "armies": sum(each.armies[seat] for each in view.provinces),
            "supply": who.supply,
            "orders": who.orders,
            "fate": who.fate,
        }
        for n, (key, figure) in enumerate(figures.items()):
            at = x + n % across * 78, y + n // across * 14
            said = self.texts(f"theirs-{key}", n=figure)
            k = 0.82 * min(1, fit(said, 12, 86) / 12)
            yield piece(f"theirs-{key}", "wt-caption-s", at[0] + 60 * k, at[1], k, label=said)

    def bonus_tip(self, region: str) -> str:
        first, second = self.box.data["region"][region]["bonus"]
        name = self.texts(f"region-{region}")
        return self.texts("title-bonus", region=name, first=first, second=second)

    def marker_title(self, region: str, seat: int) -> str:
        who = self.view.players[seat]
        return self.texts(
            "title-marker",
            seat=self.texts.called(seat),
            n=who.influence[region],
            region=self.texts(f"region-{region}"),
            worth=who.worth[region],
        )

    def minis(
        self, x: float, y: float, step: float, k: float = 1.0, ahead: bool = False
    ) -> Iterator[Piece]:
        """The influence board for a small screen, with words above its columns; below it, where
        there is room, what the end of the epoch would bring now."""
        for key, at in (("fate", -48.0), ("influence", 37.0)):
            name = self.texts(f"column-{key}")
            spot = x + at * k, y - 20 * k
            yield piece(f"column-{key}", "sse-column-name", *spot, max(k, 0.93), label=name)
        for row, region in enumerate(REGION_KEYS):
            yield from self.mini(region, x, y + row * step, k)
        if ahead and not self.view.ended and self.view.epoch:
            yield from self.mini_ahead(x, y + len(REGION_KEYS) * step, k)

    def mini_ahead(self, x: float, y: float, k: float) -> Iterator[Piece]:
        view, texts = self.view, self.texts
        each = (words.counted(who.seat, f"+{who.if_scored}", texts) for who in view.players)
        said = ", ".join(each)
        yield piece("mini-ahead", "sse-mini-ahead", x, y, k, title=texts("title-ahead", list=said))
        for who in view.players:
            yield piece(
                f"ahead-{who.seat}",
                "sse-value-ahead",
                x + self.column(who.seat) * k,
                y,
                0.84 * k,
                seat=who.seat,
                label=str(who.if_scored),
            )

    def column(self, seat: int) -> float:
        """Where a seat's figures stand on a small screen, right of the fate cards."""
        return seat * 27.4 - 5.2 if self.view.seats == 4 else seat * 36 - 2

    def mini(self, region: str, x: float, y: float, k: float) -> Iterator[Piece]:
        """A row of the influence board for a small screen."""
        view, name = self.view, self.texts(f"region-{region}")
        values = [
            words.counted(who.seat, who.influence[region], self.texts) for who in view.players
        ]
        yield piece(
            f"track-{region}",
            f"sse-mini-{region}",
            x,
            y,
            k,
            label=f"×{view.shown[region]}",
            title=self.texts(
                "title-track", region=name, list=", ".join(values), n=view.shown[region]
            ),
            tip=self.bonus_tip(region),
            mark=self.mark(f"region.{region}", "worth", "bonus"),
        )
        for who in view.players:
            yield piece(
                f"influence-{region}-{who.seat}",
                f"sse-value-{who.seat}",
                x + self.column(who.seat) * k,
                y,
                0.84 * k,
                seat=who.seat,
                label=str(who.influence[region]),
                title=self.marker_title(region, who.seat),
            )

    def score(self, seat: int, place: int, x: float, y: float, k: float) -> Iterator[Piece]:
        """Points, and what the end of the epoch would bring now."""
        who, name = self.view.players[seat], self.texts.called(seat)
        acting = "-on" if seat in self.view.actors else ""
        yield piece(
            f"score-{seat}",
            f"sse-score-{seat}{acting}",
            x,
            y,
            k,
            seat=seat,
            label=str(who.points),
            title=self.texts("title-score", seat=name, n=who.points, place=place + 1),
            tip=words.standing(self.view, who, self.texts),
        )
        if not self.view.ended and self.view.epoch:
            yield piece(f"ahead-{seat}", "sse-ahead", x + 28, y, label=f"+{who.if_scored}")

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
        """One card per region in hand, with a number; the chosen one beside them. More than three
        take the room of three."""
        who = self.view.players[self.view.seat]
        if who.fate_hand is None and who.fate:
            title = self.texts("title-fate-unseen", n=who.fate)
            yield piece("fate-unseen", "sse-fate-back", x, y, k, label=str(who.fate), title=title)
            return
        held = [region for region in REGION_KEYS if (who.fate_hand or {}).get(region)]
        dx *= min(1, 2 / max(1, len(held) + bool(who.chosen) - 1))
        for i, region in enumerate(held):
            number = (who.fate_hand or {})[region]
            id = f"hand-fate-{region}"
            title = self.texts("title-fate-hand", region=self.texts(f"region-{region}"), n=number)
            spot, acts = (x + i * dx, y), self.actions(id)
            yield piece(id, f"sse-fate-{region}", *spot, k, state="held", title=title, actions=acts)
            if number > 1:
                spot = x + i * dx + 22 * k, y - 34 * k
                size = max(0.5, min(0.8, k))
                yield piece(f"{id}-n", "wt-count", *spot, size, seat=5, label=str(number))
        if who.chosen:
            name = self.texts(f"region-{who.chosen}")
            title = self.texts("title-fate-chosen", region=name)
            spot = x + len(held) * dx, y
            symbol = f"sse-fate-{who.chosen}"
            yield piece("chosen", symbol, *spot, k, state="selected held", title=title)

    def fate_chips(self, x: float, y: float, across: int = 1) -> Iterator[Piece]:
        """The hand for a small screen, in the sea off the east coast: names instead of pictures."""
        held = self.view.players[self.view.seat].fate_hand or {}
        if not any(held.values()):
            return
        caption = self.texts("caption-fate-hand")
        yield piece("caption-fate-hand", "wt-caption-s", x + 26, y - 19, label=caption)
        for n, region in enumerate(key for key in REGION_KEYS if held.get(key)):
            number, name = held[region], self.texts(f"region-{region}")
            title = self.texts("title-fate-hand", region=name, n=number)
            id, label = f"hand-fate-{region}", f"×{number}" if number > 1 else ""
            symbol, at = f"sse-chip-{region}", (x + n % across * 76, y + n // across * 25)
            yield piece(id, symbol, *at, label=label, state="held", title=title)

    def mission(self, region: str, x: float, y: float, k: float, named: bool) -> Iterator[Piece]:
        """A tile with who has fulfilled it, and how near the reader is on its band; what the
        reader has scored lies back."""
        mission, me = self.view.missions[region], self.me()
        near, mine = "", me is not None and me in mission.done
        if me is not None:
            near = "✓" if mine else words.near_all(self.view, region, me)
        name, id = self.texts(f"region-{region}"), f"mission-{region}"
        said = self.texts("mission-done" if mission.done else "mission-open")
        yield piece(
            id,
            f"sse-mission-{'' if named else 'mini-'}{mission.key}",
            x,
            y,
            k,
            label=said if named else near,
            title=self.texts(
                "title-mission",
                region=name,
                mission=self.texts(f"mission-{mission.key}"),
                n=mission.points,
            ),
            tip=words.mission_tip(self.view, region, self.texts),
            actions=self.actions(id),
        )
        if named:  # the band bears the region's name, and how near the reader is
            band = f"band-{region}", f"sse-band-named-{region}"
            yield piece(*band, x, y - 53 * k, k, label=near)
        else:
            yield piece(f"band-{region}", f"sse-band-{region}", x, y - 42 * k, k)
        for i, seat in enumerate(mission.done):
            spot = (x + (i * 24 - 40) * k, y - 43 * k)  # on the band
            size = 0.8 * max(k, 0.6)
            if named:  # behind the tick
                spot = x + (i * 14 - 1) * k, y - 29.5 * k
                size = 0.62 * k
            yield piece(f"{id}-{seat}", f"sse-marker-{seat}", *spot, size, seat=seat)
