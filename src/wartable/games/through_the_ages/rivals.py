"""A rival's board: figures, and every card as a small piece that can be looked at."""

from __future__ import annotations

from dataclasses import replace

from wartable.games.through_the_ages import targets, wording
from wartable.games.through_the_ages.art.faces import H, W
from wartable.games.through_the_ages.desk import Desk, signed
from wartable.games.through_the_ages.views import Civ
from wartable.scene import Piece, piece

Shown = tuple[str, int, int]  # card, workers and goods on it


def summary(desk: Desk, civ: Civ) -> str:
    """Who leads, how they govern, what they hold."""
    t = desk.texts
    leader = wording.name(civ.leader, t) if civ.leader else t("rival-no-leader")
    government = wording.name(civ.government, t)
    said = t("rival-title", name=t.name(civ.seat), government=government, leader=leader)
    return said if civ.playing else f"{said} ({t('resigned')})"


def figures(desk: Desk, civ: Civ) -> str:
    """Every rating in sentences, for the preview."""
    t = desk.texts
    return ". ".join(
        (
            t("stat-culture", n=civ.culture, rate=signed(civ.culture_rating)),
            t("stat-science", n=civ.science, rate=signed(civ.science_rating)),
            t("stat-strength", n=civ.strength, armies=civ.armies),
            t("stat-happy", n=civ.happiness, need=civ.happiness_need),
            t("stat-food", n=civ.food, made=civ.food_production, eaten=civ.consumption),
            t("stat-resource", n=civ.resources, made=civ.resource_production, lost=civ.corruption),
            t("stat-ca", n=civ.civil_actions, total=civ.civil_total),
            t("stat-ma", n=civ.military_actions, total=civ.military_total),
            t("unused-worker", n=civ.unused),
            _hands(desk, civ),
            *([t("skips-politics")] if civ.skips_politics else []),
        )
    )


def _hands(desk: Desk, civ: Civ) -> str:
    t = desk.texts
    said = t("rival-hands", civil=len(civ.civil_hand), military=sum(civ.military_backs))
    names = ", ".join(wording.name(card, t) for card in (*civ.civil_hand, *civ.military_known))
    return f"{said}: {names}" if names else said


def cards(civ: Civ) -> list[Shown]:
    """Everything in play, what matters most first; technologies without workers last."""
    found: list[Shown] = [(civ.government, 0, 0)]
    if civ.leader:
        found.append((civ.leader, 0, 0))
    found += [(wonder.card, 0, 0) for wonder in civ.wonders]
    found += [(card, 0, 0) for card in civ.specials]
    found += [(card, 0, 0) for card in civ.colonies]
    if civ.tactic:
        found.append((civ.tactic, 0, 0))
    places = sorted(civ.places, key=lambda place: not place.workers and not place.blue)
    return found + [(place.card, place.workers, place.blue) for place in places]


def main_cards(civ: Civ) -> list[Shown]:
    """The same without technologies that have no workers and that everybody has, or that are
    outdated: a later one of their kind is in play."""
    latest = {place.kind: place.level for place in sorted(civ.places, key=lambda p: p.level)}
    idle = {
        place.card
        for place in civ.places
        if not place.workers and not place.blue and not 0 < place.level == latest[place.kind]
    }
    return [shown for shown in cards(civ) if shown[0] not in idle]


def panel(desk: Desk, civ: Civ, symbol: str, x: float, y: float, scale: float) -> Piece:
    name = desk.texts.name(civ.seat)
    return piece(
        f"rival-{civ.seat}",
        symbol,
        x,
        y,
        scale,
        label=name,
        seat=civ.seat,
        title=summary(desk, civ),
        tip=figures(desk, civ),
        actions=desk.offers.at(targets.rival(civ.seat), desk.ids),
        state="" if civ.playing else "dim",
    )


def ratings(civ: Civ) -> list[tuple[str, str]]:
    return [
        ("culture", f"{civ.culture} {signed(civ.culture_rating)}"),
        ("science", f"{civ.science} {signed(civ.science_rating)}"),
        ("strength", str(civ.strength)),
        ("unhappy" if civ.discontent else "happy", f"{civ.happiness}"),
    ]


def rival_board(
    desk: Desk, civ: Civ, left: float, top: float, width: float, high: float
) -> list[Piece]:
    out = [panel(desk, civ, f"tta-rival-{desk.view.seats}", left + width / 2, top + high / 2, 1)]
    out.append(desk.seat(civ, f"rival-{civ.seat}-shape", left + 20, top + 19, 1.0))
    out += _figures(desk, civ, left, top, width)
    out += hand(desk, civ, left, top, width)
    shown = cards(civ)
    area, foot = width - 16, top + high - 6
    head = 34
    rows, scale = _fit(len(shown), area, foot - top - head)
    per = -(-len(shown) // rows)
    step = min(W * scale + 3, (area - W * scale) / max(per - 1, 1))
    pitch = min((foot - top - head) / rows, H * scale + 13)
    for k, card in enumerate(shown):
        x = left + 8 + W * scale / 2 + (k % per) * step
        y = top + head + pitch * (k // per) + H * scale / 2
        drawn = rival_card(desk, civ, card, x, y, scale)
        out += drawn if step > W * scale else [_opaque(item) for item in drawn]
    return out


def _opaque(item: Piece) -> Piece:
    """Where cards cover each other, one must not shine through another."""
    return replace(item, state=item.state.replace("dim", "").strip())


def _fit(n: int, width: float, high: float) -> tuple[int, float]:
    """Rows and scale: as large as all cards fit side by side; if that is too small to tell them
    apart, they may cover a part of each other."""
    best = (1, 0.0)
    for spread in (1.04, 0.72, 0.5):
        for rows in (1, 2, 3, 4):
            per = -(-n // rows)
            across = width / (W * (1 + (per - 1) * spread))
            scale = min((high / rows - 8) / H, across, 0.86)
            if scale > best[1] + 0.01:
                best = (rows, scale)
        if best[1] >= 0.42:
            return best
    return best


def _figures(desk: Desk, civ: Civ, left: float, top: float, width: float) -> list[Piece]:
    """Right of the name, left of the hands."""
    x = left + width - 60
    out = []
    for icon, label in reversed(ratings(civ)):
        x -= 26 + 8.2 * len(label)
        name = "happy" if icon == "unhappy" else icon
        id = f"rival-{civ.seat}-{name}"
        out.append(piece(id, f"tta-figure-{icon}", x + 22, top + 19, 1, label=label))
    return out


def hand(
    desk: Desk, civ: Civ, left: float, top: float, width: float, scale: float = 0.85
) -> list[Piece]:
    """How many cards they hold, by back."""
    said = _hands(desk, civ)
    x = left + width - 20
    out = []
    for name, n in (("military", sum(civ.military_backs)), ("civil", len(civ.civil_hand))):
        id = f"rival-{civ.seat}-{name}"
        out.append(piece(id, f"tta-mini-{name}", x, top + 17, scale, label=str(n), title=said))
        x -= 30 * scale
    return out


def rival_card(desk: Desk, civ: Civ, item: Shown, x: float, y: float, scale: float) -> list[Piece]:
    card, workers, blue = item
    id = f"rival-{civ.seat}-{card}"
    target = targets.rival(civ.seat, card)
    wonder = next((w for w in civ.wonders if w.card == card), None)
    if wonder is not None:
        return desk.wonder_of(wonder, id, target, x, y, scale)
    if not wording.by_key(card).cost:
        return [desk.card(id, card, x, y, scale, target)]
    said = f"({desk.texts('on-card', workers=workers, blue=blue)})"
    shown = desk.card(id, card, x, y, scale, target, said)
    if not workers:
        return [replace(shown, state="dim")]
    size = max(0.5, scale * 1.1)
    at = x - W / 2 * scale + 17 * size, y + H / 2 * scale - 6 * size
    return [shown, piece(f"{id}-w", "tta-workers", at[0], at[1], size, label=str(workers))]
