"""Hand, decks, piles, and the strip of kinds while wants are named."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
)
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.middle import offer_id
from wartable.games.age_of_heroes.scene.table import Table, coded, paid
from wartable.games.age_of_heroes.scene.words import card_list
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
)
from wartable.scene import Action, Piece, piece


def hand_pieces(
    table: Table, middle_: places.Point, room: float, most: float, least: float
) -> list[Piece]:
    """The cards in hand as a fan, then those that wait to be resolved."""
    view, texts = table.view, table.texts
    held = [(key, n) for key, copies in view.hand.items() for n in range(copies)]
    waiting = [(key, n) for key, copies in view.pending.items() for n in range(copies)]
    spots, scale = places.fan(len(held) + len(waiting), middle_, 83, room, most, least)
    out = []
    for (key, n), (x, y) in zip(held, spots, strict=False):
        title = texts("title-hand", kind=texts(f"kind-{key}"))
        tip = texts(f"tip-card-{card_class(view, key)}")
        acts = hand_actions(table, key)
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
        acts = table.acts((coded(code.RESOLVE, KIND_KEYS.index(key)),))
        title = texts("title-pending", kind=texts(f"kind-{key}"))
        out.append(
            piece(
                f"pending-{key}-{n}",
                f"aoh-card-{key}",
                x,
                y - 14,
                scale,
                title=title,
                actions=acts,
                mark=view.marks.get(key.partition("-")[0]),
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


def hand_actions(table: Table, key: str) -> tuple[Action, ...]:
    kind = HELD_KEYS.index(key)
    view = table.view
    takes: list[Action] = []
    for offer in view.offers:
        if offer.want == key and offer.seat != view.seat:
            give = HELD_KEYS.index(offer.give)
            take = coded(code.TAKE, offer.seat, give, kind)
            takes += table.acts((take,), offer_id(offer))
    return (*takes, *table.acts(own_codes(key)))


@cache
def own_codes(key: str) -> tuple[int, ...]:
    """What a card of this kind may be used for, apart from taking offers."""
    kind = HELD_KEYS.index(key)
    single = {"luck": [code.LUCK_PLAY], "olympics": [code.GAMES], "hero": [code.HERO_ARMY]}
    return (
        *(code.DISCARD + kind, code.DEAL_GIVE + kind, code.HAVE + kind, code.UNHAVE + kind),
        *single.get(key, []),
        *(coded(code.POST, kind, want) for want in range(int(HELD))),
    )


def supply(table: Table, spots: Sequence[places.Point], scale: float) -> list[Piece]:
    """The piles of what can be built, each with what is left of it."""
    texts = table.texts
    out = []
    for item, (key, (x, y)) in enumerate(zip(ITEM_KEYS, spots, strict=True)):
        if key == "general":
            codes: Sequence[int] = range(code.BUILD_GENERAL, code.BUILD_ROAD)
        elif key == "road":
            codes = range(code.BUILD_ROAD, code.HAVE)
        else:
            codes = paid(code.BUILD, item)
        left = table.view.piles[key]
        title = texts("title-pile", item=texts(f"item-{key}"), n=left)
        cost = {KIND_KEYS[k]: n for k, n in enumerate(table.view.costs[item]) if n}
        tip = texts("tip-cost", cards=card_list(cost, texts))
        acts = table.acts(codes)
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
                mark=table.view.marks.get(f"pile-{key}"),
            )
        )
    return out


def prices(table: Table, left: float, top: float) -> list[Piece]:
    """What everything costs, a line each: its name, then the cards it takes."""
    out = []
    for item, key in enumerate(ITEM_KEYS):
        y = top + 58 * item
        name = table.texts(f"item-{key}")
        cost = {KIND_KEYS[k]: n for k, n in enumerate(table.view.costs[item]) if n}
        tip = table.texts("tip-cost", cards=card_list(cost, table.texts))
        out.append(
            piece(f"price-{key}", "aoh-small", left + 75, y, label=name, title=name, tip=tip)
        )
        cards = [kind for kind, n in cost.items() for _ in range(n)]
        for n, kind in enumerate(cards):
            out.append(piece(f"price-{key}-{n}", f"aoh-icon-{kind}", left + 15 + 36 * n, y + 26))
    return out


def decks(table: Table, deck: places.Point, pile: places.Point, scale: float) -> list[Piece]:
    """The deck and the discard pile."""
    view, texts = table.view, table.texts
    out = []
    thrown = sum(view.pile.values())
    title, count, unsure = texts("title-deck", n=view.deck), str(view.deck), view.marks.get("deck")
    out.append(piece("deck", "aoh-card-back", *deck, scale, label=count, title=title, mark=unsure))
    title = texts("title-discard", n=thrown)
    tip = card_list(view.pile, texts)
    out.append(
        piece("discard", "aoh-card-pile", *pile, scale, label=str(thrown), title=title, tip=tip)
    )
    return out


def strip(table: Table, spots: Sequence[places.Point], scale: float) -> list[Piece]:
    """All kinds a hand may hold, while wants are being named."""
    view, texts = table.view, table.texts
    out = []
    for kind, (key, (x, y)) in enumerate(zip(HELD_KEYS, spots, strict=True)):
        acts = table.acts((code.DEAL_WANT + kind, code.WANT + kind, code.UNWANT + kind))
        mine = 0 <= view.seat < view.seats and key in view.tribes[view.seat].want
        title = texts(f"kind-{key}")
        state = "selected" if mine else ""
        out.append(
            piece(f"kind-{key}", "aoh-chip", x, y, scale, title=title, actions=acts, state=state)
        )
        out.append(piece(f"kind-{key}-icon", f"aoh-icon-{key}", x, y, scale))
    return out


def names_wants(table: Table) -> bool:
    """Whether somebody is just being asked which cards are wanted."""
    first, last = code.WANT, code.POST
    return any(first <= c < last or code.DEAL_WANT <= c < code.DEAL_SEND for c in table.offers)
