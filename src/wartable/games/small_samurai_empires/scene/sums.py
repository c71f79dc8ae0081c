"""What points come from: influence region by region, and what decided an epoch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wartable.games.small_samurai_empires.scene.words import counted
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.i18n import Texts
from wartable.plugin import Told

ROOM = 2  # seats whose columns have room for what was multiplied
PARTS = {  # what a scoring gives, by event
    "bonus-first": "bonus",
    "bonus-second": "bonus",
    "shrines": "shrines",
    "final-influence": "influence",
    "final-goods": "resources",
}


def influence(view: SamuraiView, texts: Texts) -> dict[str, list[int]]:
    """What influence gives every seat at the end, by region; a row for each with fate cards."""
    return {
        texts("sheet-region", region=texts(f"region-short-{region}"), n=cards): [
            who.worth[region] * cards for who in view.players
        ]
        for region, cards in view.shown.items()
        if cards
    }


def spelled(view: SamuraiView, texts: Texts) -> dict[str, list[str]]:
    """The same with what was multiplied, where there is room for it."""
    if view.seats > ROOM:
        return {}
    shown = [(region, cards) for region, cards in view.shown.items() if cards]
    return {
        name: [
            f"{who.worth[region]} × {cards} = {n}"
            for who, n in zip(view.players, found, strict=True)
        ]
        for (region, cards), (name, found) in zip(
            shown, influence(view, texts).items(), strict=True
        )
    }


@dataclass
class _Part:
    points: Counter[int] = field(default_factory=Counter)
    regions: dict[str, Counter[int]] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)

    def add(self, told: Told, seat: int) -> None:
        self.points[seat] += int(told.n)
        if "region" in told.args:
            region = str(told.region)
            self.regions.setdefault(region, Counter())[seat] += int(told.n)
            self.cards[region] = int(told.args.get("cards", 0))

    def apart(self, two: Sequence[int]) -> int:
        return _apart(self.points, two)

    def most(self, two: Sequence[int]) -> str:
        """The region that parted two seats most."""
        return max(self.regions, key=lambda region: _apart(self.regions[region], two), default="")


def _apart(points: Mapping[int, int], two: Sequence[int]) -> int:
    ends = [points.get(seat, 0) for seat in two]
    return abs(ends[0] - ends[-1]) if len(ends) > 1 else ends[0]


def came_to(heard: Sequence[Told], texts: Texts) -> str:
    """What decided an epoch, if one was scored: where the reader and whoever else gained most of
    it (for others: the first two) were parted most."""
    epoch = next((told.n for told in heard if told.key == "scoring"), None)
    parts: dict[str, _Part] = {}
    for told in heard:
        if told.key in PARTS and told.seat is not None:
            parts.setdefault(PARTS[told.key], _Part()).add(told, told.seat)
    if epoch is None or not parts:
        return ""
    total = sum((part.points for part in parts.values()), Counter[int]())
    ranked = sorted(total, key=lambda seat: (seat != texts.you, -total[seat], seat))
    two = ranked[:2]
    if texts.you is not None and texts.you not in total:  # who gained nothing
        two = [texts.you, *ranked[:1]]
    parted = [key for key in parts if parts[key].apart(two)] or [*parts]
    chosen = sorted(parted, key=lambda key: -parts[key].apart(two))
    said = "; ".join(_said(key, parts[key], two, texts) for key in chosen)
    return texts("came-to", n=int(epoch), list=said)


def _said(key: str, part: _Part, two: Sequence[int], texts: Texts) -> str:
    ends = sorted(two, key=lambda seat: -part.points[seat])
    names = ", ".join(counted(seat, part.points[seat], texts) for seat in ends)
    words = texts(f"came-{key}", list=names)
    if len(part.regions) < 2:
        return words
    region = part.most(two)
    name, cards = texts(f"region-short-{region}"), part.cards[region]
    most = texts("came-most", region=f"{name} ×{cards}" if cards else name)
    return f"{words} ({most})"
