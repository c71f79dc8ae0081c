"""View → pieces: a ring of tribes with roads, the fair or the battle inside it, the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wartable.games.age_of_heroes import places
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_PAYMENTS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.names import HELD_KEYS, OWN_UNITS
from wartable.games.age_of_heroes.telling import next_unit, unit_label
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
    Army,
    BattleView,
    Cards,
    OfferView,
    TribeView,
)
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.scene import Action, Layout, Offer, Piece, Player, Scene, act, piece

# what gets a big button wherever it is legal; everything else lies on pieces
MAIN = (
    *(code.TAXES, code.WAR, code.STAND, code.CONSENT, code.REFUSE),
    *(code.LUCK_PLAY, code.GAMES, code.DECLINE, code.DEAL_SEND, code.DEAL_DROP, code.DEAL_RECALL),
    *(code.READY, code.UNREADY, code.PASS, code.FINISH, code.TIME_UP, code.CONCEDE),
)
ICONS = {
    code.PASS: "pass",
    code.READY: "pass",
    code.FINISH: "pass",
    code.TAXES: "take",
    code.WAR: "attack",
    code.STAND: "attack",
    code.DEAL_SEND: "trade",
}
SEAT_MARKS = "●▲■◆⬢★"
SQUARE = int(HELD * HELD)


@dataclass
class Desk:
    """What lies before the reader: the view, the words, and the legal actions by code."""

    view: AgeOfHeroesView
    texts: Texts
    offers: dict[int, Offer]

    def acts(self, codes: Iterable[int], at: str | None = None) -> tuple[Action, ...]:
        return tuple(act(self.offers[c], at) for c in codes if c in self.offers)


def scene(view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts) -> Scene:
    desk = Desk(view, texts, {offer.action: offer for offer in offers})
    wide, tall = wide_layout(desk), tall_layout(desk)
    on_both = {a.notation for p in wide.pieces for a in p.actions} & {
        a.notation for p in tall.pieces for a in p.actions
    }
    main = [act(desk.offers[c], icon=ICONS.get(c)) for c in MAIN if c in desk.offers]
    main += [act(o) for o in offers if o.action not in MAIN and o.notation not in on_both]
    places_max = [o for o in offers if code.PLACE < o.action <= code.PLACE + 8]
    if places_max and places_max[-1].notation in on_both:
        main.insert(0, act(places_max[-1], icon="build"))
    return Scene(
        title=texts("scene-title"),
        subtitle=subtitle(view, texts),
        prompt=prompt(view, texts),
        hint=hint(view, texts),
        players=tuple(player(view, tribe, texts) for tribe in view.tribes),
        main=tuple(main),
        wide=wide,
        tall=tall,
    )


# ---- words


def subtitle(view: AgeOfHeroesView, texts: Texts) -> str:
    if view.awaited == "live" or view.awaited in ("fair", "reply"):
        return texts("scene-subtitle-fair", round=view.round)
    return texts("scene-subtitle", round=view.round, deck=view.deck)


def prompt(view: AgeOfHeroesView, texts: Texts) -> str:
    if view.awaited == "over":
        return texts("prompt-over")
    if CHANCE in view.actors:
        return texts("prompt-chance")
    if view.seat not in view.actors:
        names = ", ".join(texts.name(seat) for seat in view.actors if seat < view.seats)
        return texts("prompt-wait", seat=names)
    if view.awaited == "round":
        return texts("prompt-tribe" if view.stage == "tribes" else "prompt-resolve")
    if view.awaited == "targeting":
        return texts(f"prompt-target-{view.about}")
    if view.awaited == "luck":
        return texts("prompt-luck", kind=texts(f"kind-{view.about}"))
    if view.awaited in ("consent", "reply"):
        return texts(f"prompt-{view.awaited}", seat=texts.name(int(view.about)))
    if view.awaited == "battle":
        if view.stage == "assign":
            return texts("prompt-assign", unit=unit_label(texts, next_unit(view) or "army-1"))
        return texts("prompt-duel")
    if view.awaited == "reaction":
        return texts("prompt-raid" if view.battle and view.battle.foe is None else "prompt-war")
    if view.awaited == "fair" and view.draft is not None:
        return texts("prompt-draft", seat=texts.name(view.draft.to))
    return texts(f"prompt-{view.awaited}")


def hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """The most urgent thing everybody can see."""
    if view.ended:
        return ""
    for tribe in view.tribes:
        if tribe.claim and tribe.alive:
            return texts("hint-claim", seat=texts.name(tribe.seat))
    for tribe in view.tribes:
        if tribe.alive and tribe.monument == view.goals[1] - 1 and tribe.special:
            kind = texts(f"kind-{tribe.special}")
            return texts("hint-stone", seat=texts.name(tribe.seat), kind=kind)
    for tribe in view.tribes:
        if tribe.alive and tribe.cities == view.goals[0] - 1:
            return texts("hint-city", seat=texts.name(tribe.seat))
    return ""


def player(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> Player:
    facts = [texts(f"tribe-{tribe.tribe}")] if tribe.tribe else []
    facts.append(texts("facts-cards", n=tribe.hand))
    facts.append(texts("facts-monument", n=tribe.monument, of=view.goals[1]))
    if tribe.claim:
        facts.append(texts("facts-claim"))
    if view.live and tribe.ready:
        facts.append(texts("facts-ready"))
    if not tribe.alive:
        facts = [texts("facts-out")]
    unit = texts("unit-cities", n=tribe.cities)
    active = tribe.seat in view.actors
    return Player(tribe.seat, tribe.cities, unit, " · ".join(facts), active)


def card_list(cards: Cards, texts: Texts) -> str:
    return ", ".join(
        texts("cards-of", n=n, kind=texts(f"kind-{key}")) for key, n in cards.items()
    ) or texts("nothing")


def tribe_title(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> str:
    if tribe.tribe is None:
        return texts.name(tribe.seat)
    return texts(
        "title-panel",
        seat=texts.name(tribe.seat),
        tribe=texts(f"tribe-{tribe.tribe}"),
        cities=tribe.cities,
        monument=tribe.monument,
        armies=len(tribe.armies),
        fortresses=tribe.fortresses,
        cards=tribe.hand,
    )


def tribe_tip(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> str:
    parts = []
    if tribe.special:
        parts.append(texts("tip-stone", kind=texts(f"kind-{tribe.special}")))
    if tribe.seat != view.seat and tribe.known:
        parts.append(texts("tip-known", cards=card_list(tribe.known, texts)))
    if tribe.have or tribe.want:
        parts.append(notice(tribe, texts))
    if tribe.claim:
        parts.append(texts("tip-claim"))
    return " ".join(parts)


def notice(tribe: TribeView, texts: Texts) -> str:
    have = ", ".join(texts(f"kind-{key}") for key in tribe.have) or "–"
    want = ", ".join(texts(f"kind-{key}") for key in tribe.want) or "–"
    return texts("notice", have=have, want=want)


# ---- a tribe's panel


@dataclass(frozen=True)
class Shape:
    """How a panel is laid out: sizes and where its rows begin, from its upper left corner."""

    size: str
    w: float
    h: float
    emblem: tuple[float, float, float]
    name: tuple[float, float]
    who: tuple[float, float]
    cities: tuple[float, float, float, float]  # x, y, step, scale
    monument: tuple[float, float, float, float]
    armies: tuple[float, float, float, float, float]  # … and room
    walls: tuple[float, float, float, float]


SHAPES = {
    "wide": Shape(
        *("wide", 316, 168, (52, 50, 0.98), (102, 26), (102, 47)),
        *((118, 78, 41, 0.76), (30, 140, 31, 1.05), (200, 140, 33, 0.72, 62), (290, 139, -22, 0.7)),
    ),
    "tall": Shape(
        *("tall", 124, 138, (27, 28, 0.52), (50, 20), (50, 37)),
        *((17, 68, 22.5, 0.46), (15, 93, 23.5, 0.8), (16, 119, 21, 0.5, 62), (110, 119, -15, 0.5)),
    ),
    "mini": Shape(
        *("mini", 124, 96, (18, 19, 0.34), (36, 13), (36, 27)),
        *((17, 44, 22.5, 0.4), (14, 63, 24, 0.62), (14, 83, 19, 0.42, 62), (112, 83, -13, 0.42)),
    ),
    "me": Shape(
        *("me", 382, 104, (52, 52, 1.0), (102, 19), (225, 21)),
        *((118, 48, 31, 0.6), (118, 82, 31, 1.05), (288, 48, 30, 0.72, 80), (288, 81, 27, 0.66)),
    ),
}


def panel(desk: Desk, tribe: TribeView, x: float, y: float, shape: Shape) -> list[Piece]:
    view, texts, k = desk.view, desk.texts, f"t{tribe.seat}"
    left, top = x - shape.w / 2, y - shape.h / 2
    near = max(tribe.cities - view.goals[0], tribe.monument - view.goals[1]) >= -1
    state = "dim" if not tribe.alive else "threatened" if near and tribe.seat != view.seat else ""
    marches = (code.MARCH + tribe.seat * 3 + goal for goal in range(3))
    acts = desk.acts((*marches, code.ERUPT + tribe.seat, code.DEAL + tribe.seat))
    title, tip = tribe_title(view, tribe, texts), tribe_tip(view, tribe, texts)
    symbol = f"aoh-panel-{shape.size}"
    out = [
        piece(
            f"{k}-panel",
            symbol,
            x,
            y,
            seat=tribe.seat,
            title=title,
            tip=tip,
            state=state,
            actions=acts,
        )
    ]
    name = texts(f"tribe-{tribe.tribe}") if tribe.tribe else texts.name(tribe.seat)
    if tribe.tribe:
        ex, ey, es = shape.emblem
        out.append(piece(f"{k}-emblem", f"aoh-tribe-{tribe.tribe}", left + ex, top + ey, es))
    big = shape.size in ("wide", "me")
    scale = 1.0 if big else 0.8 if shape.size == "tall" else 0.72
    who = texts("facts-cards", n=tribe.hand)
    if big:
        who = f"{texts.name(tribe.seat)} · {who}"
    out.append(
        words(
            f"{k}-name",
            "aoh-name" if big else "aoh-small",
            left + shape.name[0],
            top + shape.name[1],
            scale,
            name,
        )
    )
    out.append(words(f"{k}-who", "aoh-small", left + shape.who[0], top + shape.who[1], scale, who))
    out += rows(desk, tribe, left, top, shape)
    if tribe.claim:
        out.append(
            piece(
                f"{k}-crown", "aoh-crown", left + shape.w - 20, top + 20, title=texts("facts-claim")
            )
        )
    return out


def words(id: str, symbol: str, x: float, y: float, scale: float, label: str) -> Piece:
    """A line of text that begins at x."""
    return piece(id, symbol, x + 75 * scale, y, scale, label=label)


def rows(desk: Desk, tribe: TribeView, left: float, top: float, shape: Shape) -> list[Piece]:
    view, texts, k = desk.view, desk.texts, f"t{tribe.seat}"
    cities, stones = view.goals
    out = []
    cx, cy, step, scale = shape.cities
    step = step * min(1.0, 4 / max(tribe.cities - 1, cities - 1))
    for i in range(max(cities, tribe.cities)):
        symbol = "aoh-city" if i < tribe.cities else "aoh-city-empty"
        out.append(piece(f"{k}-city-{i}", symbol, left + cx + i * step, top + cy, scale))
    mx, my, step, scale = shape.monument
    own = tribe.seat == view.seat
    stack = desk.acts(range(code.PLACE + 1, code.PLACE + 9)) if own else ()
    for i in range(stones):
        full = i < tribe.monument
        acts = stack if i == tribe.monument else ()
        title = texts("title-monument", n=tribe.monument, of=stones) if acts else None
        symbol = "aoh-slot-full" if full else "aoh-slot"
        out.append(
            piece(
                f"{k}-mon-{i}",
                symbol,
                left + mx + i * step,
                top + my,
                scale,
                actions=acts,
                title=title,
            )
        )
        if full and tribe.special:
            icon = f"aoh-icon-{tribe.special}"
            out.append(piece(f"{k}-stone-{i}", icon, left + mx + i * step, top + my, scale * 0.9))
    ax, ay, step, scale, room = shape.armies
    step = min(step, room / max(len(tribe.armies) - 1, 1))
    for i, army in enumerate(tribe.armies):
        out += army_pieces(desk, tribe, army, left + ax + i * step, top + ay, scale)
    fx, fy, step, scale = shape.walls
    for i in range(tribe.fortresses):
        title = texts("title-fortress", seat=texts.name(tribe.seat))
        out.append(
            piece(
                f"{k}-fort-{i}", "aoh-fortress", left + fx + i * step, top + fy, scale, title=title
            )
        )
    return out


def army_pieces(
    desk: Desk, tribe: TribeView, army: Army, x: float, y: float, scale: float
) -> list[Piece]:
    texts, number = desk.texts, army.number - 1
    how = "away" if army.away else "quaked" if army.quaked else "home"
    who = texts.name(tribe.seat)
    title = texts(f"title-army-{how}", unit=unit_label(texts, OWN_UNITS[number]), seat=who)
    if army.general:
        title = f"{title} {texts('title-led')}"
    generals = range(number * MOST_PAYMENTS, (number + 1) * MOST_PAYMENTS)
    acts = desk.acts(
        (
            *(code.SHAKE + number, code.MUSTER + number, code.HERO_LEAD + number),
            code.FIGHT + number,
            *(code.BUILD_GENERAL + n for n in generals),
        )
    )
    if tribe.seat != desk.view.seat:
        acts = desk.acts((code.SHAKE + number,))
    battle = desk.view.battle
    going = battle is not None and OWN_UNITS[number] in (*battle.force, *battle.guard)
    symbol = f"aoh-{'general' if army.general else 'army'}-{tribe.seat}"
    state = "dim" if army.away else "selected" if going else ""
    out = [
        piece(
            f"army-{army.number}",
            symbol,
            x,
            y,
            scale,
            seat=tribe.seat,
            title=title,
            state=state,
            actions=acts,
        )
    ]
    if army.quaked or army.away:
        mark = "aoh-quake" if army.quaked else "aoh-away"
        out.append(
            piece(
                f"army-{army.number}-mark",
                mark,
                x + 12 * scale,
                y + 14 * scale,
                scale * 0.8,
                title=title,
            )
        )
    return out


# ---- the middle: tribes to choose, the fair, a battle


def offer_pieces(
    desk: Desk, offer: OfferView, x: float, y: float, scale: float, size: str
) -> list[Piece]:
    texts, view = desk.texts, desk.view
    give, want = HELD_KEYS.index(offer.give), HELD_KEYS.index(offer.want)
    terms = give * int(HELD) + want
    acts = desk.acts((code.TAKE + offer.seat * SQUARE + terms, code.WITHDRAW + terms))
    if offer.seat != view.seat:
        acts = desk.acts((code.TAKE + offer.seat * SQUARE + terms,))
    id = offer_id(offer)
    title = texts(
        "title-offer",
        seat=texts.name(offer.seat),
        give=texts(f"kind-{offer.give}"),
        want=texts(f"kind-{offer.want}"),
    )
    tip = texts("tip-offer" if acts else "tip-offer-not-held") if offer.seat != view.seat else ""
    w = 206 if size == "offer" else 186
    a = w / 206 * scale
    return [
        piece(id, f"aoh-{size}", x, y, scale, seat=offer.seat, title=title, tip=tip, actions=acts),
        piece(f"{id}-give", f"aoh-icon-{offer.give}", x - 48 * a, y - 1, 1.75 * a),
        piece(f"{id}-want", f"aoh-icon-{offer.want}", x + 62 * a, y - 1, 1.75 * a),
    ]


def offer_id(offer: OfferView) -> str:
    return f"offer-{offer.seat}-{offer.give}-{offer.want}"


Box = tuple[float, float, float, float]  # left, top, width, height


def middle(desk: Desk, box: Box, tall: bool) -> list[Piece]:
    view = desk.view
    if view.awaited == "round" and view.stage == "tribes":
        return tribe_choice(desk, box)
    if view.battle is not None:
        return battle_pieces(desk, view.battle, box)
    if view.awaited in ("fair", "live", "reply"):
        return fair_pieces(desk, box, tall)
    return table_pieces(desk, box)


def tribe_choice(desk: Desk, box: Box) -> list[Piece]:
    texts = desk.texts
    out = []
    left = desk.view.tribes_left
    for key, (x, y, scale) in zip(left, places.grid(len(left), box, 104, 118), strict=True):
        number = TRIBE_KEYS.index(key)
        name = texts(f"tribe-{key}")
        stone = texts(f"kind-{KIND_KEYS[5 + number]}")
        acts = desk.acts((code.TRIBE + number,))
        title = texts("action-tribe", tribe=name, kind=stone)
        out.append(
            piece(
                f"tribe-{key}",
                f"aoh-tribe-{key}",
                x,
                y - 12 * scale,
                scale,
                title=title,
                actions=acts,
            )
        )
        out.append(
            piece(f"tribe-{key}-name", "aoh-line", x, y + 44 * scale, scale * 0.9, label=name)
        )
    return out


def fair_pieces(desk: Desk, box: Box, tall: bool) -> list[Piece]:
    """The tent, deals that concern the reader, and one row per offer: gives → wants."""
    view, texts = desk.view, desk.texts
    left, top, width, height = box
    out = [
        piece("tent", "aoh-fair-tent", left + width / 2 - 62, top + 14, 0.56),
        words("fair", "aoh-name", left + width / 2 - 36, top + 16, 1.0, texts("fair")),
    ]
    top, height = top + 34, height - 34
    shown = [view.draft] if view.draft else []
    shown += list(view.deals)
    for deal in shown:
        scale = min(1.0, width / 360)
        mine = deal.give is not None
        if mine:
            words_ = texts(
                "deal-line",
                seat=texts.name(deal.seat),
                other=texts.name(deal.to),
                give=card_list(deal.give or {}, texts),
                want=card_list(deal.want or {}, texts),
            )
        else:
            words_ = texts("deal-secret", seat=texts.name(deal.seat), other=texts.name(deal.to))
        number = deal.seat * 8 + deal.number - 1
        acts: tuple[Action, ...] = ()
        if deal.number:
            acts = desk.acts((code.AGREE + number, code.REJECT + number))
            if deal.seat == view.seat:
                acts = desk.acts((code.DEAL_RECALL,))
        else:
            acts = desk.acts((code.DEAL_SEND, code.DEAL_DROP))
        id = f"deal-{deal.seat}-{deal.number}"
        short = words_ if len(words_) < 54 else words_[:52].rstrip() + "…"
        out.append(
            piece(
                id,
                "aoh-deal",
                left + width / 2,
                top + 33 * scale,
                scale,
                label=short,
                title=words_,
                tip=words_,
                actions=acts,
            )
        )
        top, height = top + 70 * scale, height - 70 * scale
    size, w, h = ("offer-tall", 190, 62) if tall else ("offer", 212, 76)
    spots = places.grid(len(view.offers), (left, top, width, height), w, h)
    for offer, (x, y, scale) in zip(view.offers, spots, strict=True):
        out += offer_pieces(desk, offer, x, y, scale, size)
    if not view.offers and not shown:
        out.append(
            piece(
                "no-offers",
                "aoh-line",
                left + width / 2,
                top + height / 2,
                label=texts("no-offers"),
            )
        )
    return out


def table_pieces(desk: Desk, box: Box) -> list[Piece]:
    """Between fair and war: what everybody waits for, in one line."""
    left, top, width, height = box
    view, texts = desk.view, desk.texts
    if view.awaited == "opening":
        line = texts("line-opening")
    elif view.active is not None:
        line = texts("line-turn", seat=texts.name(view.active))
    else:
        line = texts("line-fair")
    scale = min(1.0, width / 360)
    out = [piece("line", "aoh-line", left + width / 2, top + height / 2, scale, label=line)]
    if view.awaited == "opening" or (view.first is None and any(view.drawn)):
        drawn = [(seat, value) for seat, value in enumerate(view.drawn) if value]
        spots = places.row(len(drawn), (left + width / 2, top + height / 2 + 50), 60, width - 60)
        for (seat, value), (x, y) in zip(drawn, spots, strict=True):
            title = texts("event-first-draw", seat=texts.name(seat), n=value)
            out.append(piece(f"drawn-{seat}", f"aoh-battle-{value}", x, y, title=title, seat=seat))
    return out


def battle_pieces(desk: Desk, battle: BattleView, box: Box) -> list[Piece]:
    """Attackers above, defenders below, the reader's own cards with his armies."""
    view, texts = desk.view, desk.texts
    left, top, width, height = box
    mid = left + width / 2
    foe = texts.name(battle.foe) if battle.foe is not None else texts("barbarians")
    if battle.victim is None:
        line = texts("line-muster")
    elif battle.goal is None:
        line = texts("line-raid", seat=texts.name(battle.victim))
    else:
        goal = texts(f"goal-{battle.goal}")
        line = texts("line-war", seat=foe, other=texts.name(battle.victim), goal=goal)
    out = [piece("line", "aoh-line", mid, top + 12, min(1.0, width / 360), label=line)]
    y = top + 34 + min(30.0, (height - 60) / 6)
    step = (height - 40) / 3
    if battle.foe is None and battle.victim is not None:
        for n, (x, _) in enumerate(places.row(battle.raiders, (mid, y), 50, width - 40)):
            out.append(piece(f"raider-{n}", "aoh-barbarian", x, y, 0.8, title=texts("barbarians")))
    else:
        out += units(desk, battle, "foe", battle.force, battle.foe, mid, y, width)
    out += units(desk, battle, "guard", battle.guard, battle.victim, mid, y + step, width)
    for n, (value, (x, cy)) in enumerate(
        zip(
            battle.loose,
            places.row(len(battle.loose), (mid, y + 2 * step), 56, width - 60),
            strict=True,
        )
    ):
        acts = desk.acts((code.ASSIGN + view.values.index(value),))
        title = texts("title-battle-card", value=value)
        out.append(
            piece(f"battle-card-{n}", f"aoh-battle-{value}", x, cy, title=title, actions=acts)
        )
    return out


def units(
    desk: Desk,
    battle: BattleView,
    side: str,
    names: tuple[str, ...],
    seat: int | None,
    x: float,
    y: float,
    room: float,
) -> list[Piece]:
    view, texts = desk.view, desk.texts
    if seat is None:
        return []
    general = {OWN_UNITS[a.number - 1] for t in view.tribes for a in t.armies if a.general}
    out = []
    for name, (ux, uy) in zip(names, places.row(len(names), (x, y), 52, room - 60), strict=True):
        own = OWN_UNITS.index(name)
        led = name in general or f"{side} {name}" in battle.led
        hero = own >= 16
        kind = ("hero-general" if led else "hero") if hero else "general" if led else "army"
        acts: tuple[Action, ...] = ()
        if seat == view.seat:
            acts = desk.acts((code.FIGHT + own, code.HERO_LEAD + own))
        state = "dim" if f"{side} {name}" in battle.fought else ""
        if f"{side} {name}" in battle.picked:
            state = "selected"
        title = texts("title-unit", unit=unit_label(texts, name), seat=texts.name(seat))
        out.append(
            piece(
                f"{side}-{name}",
                f"aoh-{kind}-{seat}",
                ux - 8,
                uy,
                0.8,
                seat=seat,
                title=title,
                state=state,
                actions=acts,
            )
        )
        if seat == view.seat and name in battle.cards:
            value = battle.cards[name]
            shown = texts("title-battle-card", value=value)
            out.append(
                piece(
                    f"{side}-{name}-card", f"aoh-battle-{value}", ux + 16, uy + 6, 0.5, title=shown
                )
            )
    return out


# ---- hand, piles, the strip of kinds


def hand_pieces(
    desk: Desk, middle_: places.Point, room: float, most: float, least: float
) -> list[Piece]:
    view, texts = desk.view, desk.texts
    held = [(key, n) for key, copies in view.hand.items() for n in range(copies)]
    waiting = [(key, n) for key, copies in view.pending.items() for n in range(copies)]
    spots, scale = places.fan(len(held) + len(waiting), middle_, 83, room, most, least)
    out = []
    for (key, n), (x, y) in zip(held, spots, strict=False):
        title = texts("title-hand", kind=texts(f"kind-{key}"))
        tip = texts(f"tip-card-{card_class(view, key)}")
        acts = hand_actions(desk, key)
        out.append(
            piece(
                f"hand-{key}-{n}",
                f"aoh-card-{key}",
                x,
                y,
                scale,
                title=title,
                tip=tip,
                actions=acts,
            )
        )
    for (key, n), (x, y) in zip(waiting, spots[len(held) :], strict=True):
        acts = desk.acts((code.RESOLVE + KIND_KEYS.index(key) - int(HELD),))
        title = texts("title-pending", kind=texts(f"kind-{key}"))
        out.append(
            piece(
                f"pending-{key}-{n}", f"aoh-card-{key}", x, y - 14, scale, title=title, actions=acts
            )
        )
    return out


def card_class(view: AgeOfHeroesView, key: str) -> str:
    if key in ("hero", "luck", "olympics"):
        return key
    number = HELD_KEYS.index(key)
    if number < 5:
        return "gold" if key == "gold" else "ordinary"
    mine = 0 <= view.seat < view.seats and view.tribes[view.seat].special == key
    return "own-stone" if mine else "stone"


def hand_actions(desk: Desk, key: str) -> tuple[Action, ...]:
    kind = HELD_KEYS.index(key)
    view = desk.view
    takes: list[Action] = []
    for offer in view.offers:
        if offer.want == key and offer.seat != view.seat:
            terms = HELD_KEYS.index(offer.give) * int(HELD) + kind
            codes = (code.TAKE + offer.seat * SQUARE + terms,)
            takes += desk.acts(codes, offer_id(offer))
    own = [code.DISCARD + kind, code.DEAL_GIVE + kind, code.HAVE + kind, code.UNHAVE + kind]
    own += {"luck": [code.LUCK_PLAY], "olympics": [code.GAMES], "hero": [code.HERO_ARMY]}.get(
        key, []
    )
    own += range(code.POST + kind * int(HELD), code.POST + (kind + 1) * int(HELD))
    return (*takes, *desk.acts(own))


def supply(desk: Desk, spots: Sequence[places.Point], scale: float) -> list[Piece]:
    texts = desk.texts
    out = []
    for item, (key, (x, y)) in enumerate(zip(ITEM_KEYS, spots, strict=True)):
        if key == "general":
            codes = range(code.BUILD_GENERAL, code.BUILD_ROAD)
        elif key == "road":
            codes = range(code.BUILD_ROAD, code.HAVE)
        else:
            first = code.BUILD + item * int(MOST_PAYMENTS)
            codes = range(first, first + int(MOST_PAYMENTS))
        left = desk.view.piles[key]
        title = texts("title-pile", item=texts(f"item-{key}"), n=left)
        cost = {KIND_KEYS[k]: n for k, n in enumerate(desk.view.costs[item]) if n}
        tip = texts("tip-cost", cards=card_list(cost, texts))
        acts = desk.acts(codes)
        out.append(
            piece(
                f"pile-{key}",
                f"aoh-supply-{key}",
                x,
                y,
                scale,
                label=str(left),
                title=title,
                tip=tip,
                actions=acts,
            )
        )
    return out


def decks(desk: Desk, deck: places.Point, pile: places.Point, scale: float) -> list[Piece]:
    view, texts = desk.view, desk.texts
    out = []
    thrown = sum(view.pile.values())
    title = texts("title-deck", n=view.deck)
    out.append(piece("deck", "aoh-card-back", *deck, scale, label=str(view.deck), title=title))
    title = texts("title-discard", n=thrown)
    tip = card_list(view.pile, texts)
    out.append(
        piece("discard", "aoh-card-pile", *pile, scale, label=str(thrown), title=title, tip=tip)
    )
    return out


def strip(desk: Desk, spots: Sequence[places.Point], scale: float) -> list[Piece]:
    """All kinds a hand may hold, while wants are being named."""
    texts = desk.texts
    out = []
    for kind, (key, (x, y)) in enumerate(zip(HELD_KEYS, spots, strict=True)):
        acts = desk.acts((code.DEAL_WANT + kind, code.WANT + kind, code.UNWANT + kind))
        mine = (
            0 <= desk.view.seat < desk.view.seats and key in desk.view.tribes[desk.view.seat].want
        )
        title = texts(f"kind-{key}")
        state = "selected" if mine else ""
        out.append(
            piece(f"kind-{key}", "aoh-chip", x, y, scale, title=title, actions=acts, state=state)
        )
        out.append(piece(f"kind-{key}-icon", f"aoh-icon-{key}", x, y, scale))
    return out


def names_wants(desk: Desk) -> bool:
    first, last = code.WANT, code.POST
    return any(first <= c < last or code.DEAL_WANT <= c < code.DEAL_SEND for c in desk.offers)


# ---- the two layouts


def neighbours(view: AgeOfHeroesView) -> list[tuple[int, int]]:
    living = [tribe.seat for tribe in view.tribes if tribe.alive]
    if len(living) < 2:
        return []
    pairs = {(min(a, b), max(a, b)) for a, b in zip(living, [*living[1:], living[0]], strict=True)}
    return sorted(pairs)


def road_words(desk: Desk, a: int, b: int) -> tuple[str, tuple[Action, ...], bool]:
    built = (a, b) in desk.view.roads
    texts = desk.texts
    key = "title-road" if built else "title-way"
    title = texts(key, seat=texts.name(a), other=texts.name(b))
    other = b if a == desk.view.seat else a if b == desk.view.seat else None
    acts: tuple[Action, ...] = ()
    if other is not None:
        first = code.BUILD_ROAD + other * int(MOST_PAYMENTS)
        acts = desk.acts(range(first, first + int(MOST_PAYMENTS)))
    return title, acts, built


def wide_roads(desk: Desk, at: dict[int, int]) -> list[Piece]:
    view = desk.view
    ring = places.RINGS[view.seats]
    out = []
    for a, b in neighbours(view):
        title, acts, built = road_words(desk, a, b)
        kind = "road" if built else "way"
        spots = (min(at[a], at[b]), max(at[a], at[b]))
        id = f"road-{a}-{b}"
        if view.seats == 4 and spots in places.ARCS:
            (x, y), turn = places.ARCS[spots]
            out.append(piece(id, f"aoh-{kind}", x, y, 1.12, rotate=turn, title=title, actions=acts))
        elif view.seats == 2:
            out.append(
                piece(id, f"aoh-{kind}-300", 300, 334, rotate=90.0, title=title, actions=acts)
            )
        else:
            (x, y), turn, length = places.road(ring[spots[0]], ring[spots[1]])
            out.append(
                piece(id, f"aoh-{kind}-{length}", x, y, rotate=turn, title=title, actions=acts)
            )
    return out


def wide_layout(desk: Desk) -> Layout:
    view = desk.view
    order = places.seat_order(view.seat, view.seats)
    at = {seat: place for place, seat in enumerate(order)}
    out = wide_roads(desk, at)
    for seat in order:
        x, y = places.RINGS[view.seats][at[seat]]
        out += panel(desk, view.tribes[seat], x, y, SHAPES["wide"])
    narrow = view.seats in (4, 6)
    box = (346.0, 188.0, 400.0, 292.0) if narrow else (390.0, 210.0, 312.0, 270.0)
    if view.seats == 2:
        box = (346.0, 188.0, 400.0, 292.0)
    out += middle(desk, box, False)
    cx = places.CENTRE[0]
    out += decks(desk, (58, 782), (142, 782), 0.86)
    spots = [(930.0 + 60 * (n % 3), 748.0 + 66 * (n // 3)) for n in range(5)]
    out += supply(desk, spots, 0.94)
    if names_wants(desk):
        out += strip(desk, places.row(14, (cx, 684), 40, 540), 1.0)
    out += hand_pieces(desk, (540, 772), 660, 1.24, 0.7)
    return Layout.of(places.WIDE, places.HIGH, out)


def tall_layout(desk: Desk) -> Layout:
    """Rivals above, roads, the middle, the own panel, piles, the hand."""
    view = desk.view
    order = places.seat_order(view.seat, view.seats)
    out: list[Piece] = []
    rivals = order[1:]
    shape = SHAPES["tall"] if len(rivals) <= 3 else SHAPES["mini"]
    step = shape.h + 4
    for n, seat in enumerate(rivals):
        line, column = divmod(n, 3)
        across = min(3, len(rivals) - line * 3)
        x = 195 + (column - (across - 1) / 2) * 130
        out += panel(desk, view.tribes[seat], x, 2 + shape.h / 2 + line * step, shape)
    y = 4 + step * -(-len(rivals) // 3)
    pairs = neighbours(view)
    for (a, b), (x, ry) in zip(pairs, places.row(len(pairs), (195, y + 14), 64, 330), strict=True):
        title, acts, built = road_words(desk, a, b)
        symbol = "aoh-road-tall" if built else "aoh-way-tall"
        label = f"{SEAT_MARKS[a]}–{SEAT_MARKS[b]}"
        out.append(piece(f"road-{a}-{b}", symbol, x, ry, label=label, title=title, actions=acts))
    y += 32
    out += middle(desk, (2, y, 386, 176), True)
    y += 180
    out += panel(desk, view.tribes[order[0]], 195, y + 52, SHAPES["me"])
    y += 108
    if names_wants(desk):
        top, low = (places.row(7, (195, y + 18 + 40 * n), 46, 330) for n in range(2))
        out += strip(desk, [*top, *low], 1.0)
        y += 82
    out += hand_pieces(desk, (195, y + 46), 384, 0.78, 0.6)
    y += 92
    out += decks(desk, (32, y + 34), (84, y + 34), 0.6)
    out += supply(desk, places.row(5, (254, y + 34), 54, 230), 0.86)
    return Layout.of(390, y + 68, out)
