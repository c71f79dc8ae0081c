"""Hand, decks, piles with their prices, and the strip of kinds while cards are traded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ITEM_KEYS, KIND_KEYS
from wartable.games.age_of_heroes.labels.needs import priced
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.fair import deal_id, offer_id
from wartable.games.age_of_heroes.scene.table import Table, at_fair, coded, paid, posts
from wartable.games.age_of_heroes.scene.words import card_list
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
)
from wartable.i18n import Texts
from wartable.remembered import Remembered
from wartable.scene import Action, Piece, piece

_PILES: Remembered[tuple[Piece, ...]] = Remembered(1024)
_CHIPS: Remembered[list[Piece]] = Remembered(1024)


def hand_pieces(
    table: Table, middle_: places.Point, room: float, most: float, least: float
) -> list[Piece]:
    """The cards in hand as a fan, then those that wait to be resolved. While cards are traded each
    shows which rivals are known to want it."""
    view, texts = table.view, table.texts
    held = [(key, n) for key, copies in view.hand.items() for n in range(copies)]
    waiting = [(key, n) for key, copies in view.pending.items() for n in range(copies)]
    spots, scale = places.fan(len(held) + len(waiting), middle_, 83, room, most, least)
    trading = is_trading(table)
    acts = {key: hand_actions(table, key) for key in view.hand}
    sent = view.hand.get("hero", 0) - heroes_sent(view)  # these stand in the battle
    out = []
    for (key, n), (x, y) in zip(held, spots, strict=False):
        kind = texts(f"kind-{key}")
        tip = texts(f"tip-card-{card_class(view, key)}")
        out.append(
            piece(
                f"hand-{key}-{n}",
                f"aoh-card-{key}",
                x,
                y,
                scale,
                state="held dim" if key == "hero" and n >= sent else "held",
                title=texts("title-give" if trading else "title-hand", kind=kind),
                tip=f"{tip} {table.need_words(key)}".strip() if trading else tip,
                actions=acts[key],
                asks=texts("asks-give") if trading and not view.draft else "",
            )
        )
        if trading:
            at = (x, y - 43 * scale)
            out += wanted_marks(table, f"hand-{key}-{n}", key, at, 15 * scale, scale)
    for (key, n), (x, y) in zip(waiting, spots[len(held) :], strict=True):
        resolve = table.acts((coded(code.RESOLVE, KIND_KEYS.index(key)),))
        title = texts("title-pending", kind=texts(f"kind-{key}"))
        out.append(
            piece(
                f"pending-{key}-{n}",
                f"aoh-card-{key}",
                x,
                y - 14,
                scale,
                state="held",
                title=title,
                actions=resolve,
                mark=view.marks.get(key.partition("-")[0]),
            )
        )
    return out


def heroes_sent(view: AgeOfHeroesView) -> int:
    """How many Heroes of the hand the reader has put into a battle that is being made ready."""
    battle = view.battle
    if battle is None or view.awaited not in ("muster", "reaction"):
        return 0
    side, units = ("foe", battle.force) if battle.foe == view.seat else ("guard", battle.guard)
    armies = sum(unit.startswith("hero") for unit in units)
    return armies + sum(name.startswith(f"{side} ") for name in battle.led)


def card_class(view: AgeOfHeroesView, key: str) -> str:
    if key in ("hero", "luck", "olympics"):
        return key
    number = HELD_KEYS.index(key)
    if number < 5:
        return "gold" if key == "gold" else "ordinary"
    mine = 0 <= view.seat < view.seats and view.tribes[view.seat].special == key
    return "own-stone" if mine else "stone"


def hand_actions(table: Table, key: str) -> tuple[Action, ...]:
    """What can be done with a card. While cards are traded all of it ends on a piece: an offer to
    take, the kind that is wanted for it, the own notice. While a deal is put together it goes into
    that, whatever else there is."""
    if not table.offers:
        return ()
    kind = HELD_KEYS.index(key)
    view = table.view
    if view.draft:
        return table.act(code.DEAL_GIVE + kind, deal_id(view.draft))
    found: list[Action] = []
    for offer in view.offers:
        if offer.want == key and offer.seat != view.seat:
            give = HELD_KEYS.index(offer.give)
            found += table.act(coded(code.TAKE, offer.seat, give, kind), offer_id(offer))
    for post, other in zip(posts(kind), HELD_KEYS, strict=True):
        if post in table.offers:
            found += table.act(post, f"kind-{other}")
    found += table.act(code.HAVE + kind, f"notice-{view.seat}")
    return (*found, *table.acts(own_codes(key)))


@cache
def own_codes(key: str) -> tuple[int, ...]:
    """What a card of this kind may be used for outside a fair."""
    single = {"luck": [code.LUCK_PLAY], "olympics": [code.GAMES], "hero": [code.HERO_ARMY]}
    return (code.DISCARD + HELD_KEYS.index(key), *single.get(key, []))


def wanted_marks(
    table: Table, id: str, kind: str, middle_: places.Point, step: float, scale: float
) -> list[Piece]:
    """The shapes of the rivals that are known to want a card."""
    seats = table.wanted.get(kind, ())
    if not seats:
        return []
    spots = places.row(len(seats), middle_, step, 3 * step)
    return [
        piece(f"{id}-wants-{seat}", f"aoh-wants-{seat}", x, y, scale, seat=seat)
        for seat, (x, y) in zip(seats, spots, strict=True)
    ]


def supply(
    table: Table,
    spots: Sequence[places.Point],
    scale: float,
    below: float = 0,
    beside: tuple[float, ...] | None = None,
) -> list[Piece]:
    """The piles of what can be built, each with what is left of it and with its price, beside it or
    so large below it: cards that the reader lacks are faint. `beside`: where the price begins, from
    one card to the next, how large they are, how much lower they lie."""
    found: list[Piece] = []
    for item, (key, spot) in enumerate(zip(ITEM_KEYS, spots, strict=True)):
        found += pile(table, item, key, spot, scale, below, beside)
    return found


def pile(
    table: Table,
    item: int,
    key: str,
    spot: places.Point,
    scale: float,
    below: float,
    beside: tuple[float, ...] | None,
) -> tuple[Piece, ...]:
    """One of them: mostly as it was, so that its pieces are remembered by all they are made of."""
    view, texts = table.view, table.texts
    cards, acts = priced(view, item), table.acts(building_codes(key))
    unsure = view.marks.get(f"pile-{key}")

    def made() -> tuple[Piece, ...]:
        (x, y), left = spot, view.piles[key]
        tip = price_words(view.costs[item], cards, texts)
        title = texts("title-pile", item=texts(f"item-{key}"), n=left)
        out = [
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
                mark=unsure,
            )
        ]
        off, step, large, low = beside or (30 * scale + 20, 31, 1.15, 0.0)
        row = [(x + off + step * n, y + low) for n in range(len(cards))]
        if below:
            row = places.row(len(cards), (x, y + 37 * below), 17 * below, 34 * below)
        for n, ((kind, held), at) in enumerate(zip(cards, row, strict=True)):
            state, size = "" if held else "dim", 0.72 * below if below else large
            out.append(piece(f"pile-{key}-price-{n}", f"aoh-icon-{kind}", *at, size, state=state))
        return tuple(out)

    if texts.words:  # a data file calls things otherwise
        return made()
    what = key, spot, scale, below, beside, texts.lang
    return _PILES.of((what, view.piles[key], view.costs[item], tuple(cards), unsure, acts), made)


def named_supply(
    table: Table, spots: Sequence[places.Point], scale: float = 1.2, k: float = 1.0
) -> list[Piece]:
    """The same as a list, large and with names: what it is, then what it costs. `k`: how far apart
    these are."""
    near = 0.78 if k < 1 else 1.0
    out = supply(table, spots, scale, beside=(236 * k * near, 46 * k, 1.7 * k, 0.0))
    for key, (x, y) in zip(ITEM_KEYS, spots, strict=True):
        name = table.texts(f"item-{key}")
        out.append(piece(f"pile-{key}-name", "aoh-entry", x + 122 * k + 8, y, k, label=name))
    return out


def named_piles(table: Table, middle_: places.Point) -> list[Piece]:
    """The same in a row for a phone: names above, prices below."""
    spots = places.row(5, middle_, 76, 304)
    out = supply(table, spots, 0.82, 1.0)
    for key, (x, y) in zip(ITEM_KEYS, spots, strict=True):
        name = table.texts(f"item-{key}")
        out.append(piece(f"pile-{key}-name", "aoh-mid-small", x, y - 37, 0.84, label=name))
    return out


def building_codes(key: str) -> Sequence[int]:
    """Every way to build something."""
    if key == "general":
        return range(code.BUILD_GENERAL, code.BUILD_ROAD)
    if key == "road":
        return range(code.BUILD_ROAD, code.HAVE)
    return paid(code.BUILD, ITEM_KEYS.index(key))


def price_words(cost: Sequence[int], cards: Sequence[tuple[str, bool]], texts: Texts) -> str:
    """What something costs, and what of it the reader lacks."""
    asked = {KIND_KEYS[kind]: n for kind, n in enumerate(cost) if n}
    lack = [kind for kind, held in cards if not held]
    words = texts("tip-cost", cards=card_list(asked, texts))
    if not lack:
        return words
    return f"{words} {texts('tip-lack', cards=card_list(counted(lack), texts))}"


def counted(cards: Sequence[str]) -> dict[str, int]:
    """How many of each kind."""
    return {card: cards.count(card) for card in cards}


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


def strip(
    table: Table, spots: Sequence[places.Point], scale: float, named: float = 0
) -> list[Piece]:
    """All kinds of cards, as what one gets for a card of the hand: a star is on what the reader
    needs, shapes of rivals on what they are known to want. `named`: how large names are below."""
    view, found = table.view, list[Piece]()
    said = view.tribes[view.seat].want if 0 <= view.seat < view.seats else ()
    for key, spot in zip(HELD_KEYS, spots, strict=True):
        acts, tip, mine = strip_actions(table, key), table.need_words(key), key in said
        seats = table.wanted.get(key, ())
        drafts = table.view.draft is not None
        words_ = table.texts.lang, tip, drafts
        made_of = words_, key, spot, scale, acts, mine, key in table.needs, seats
        if table.texts.words:  # a data file calls things otherwise
            found += chip(table, key, spot, scale, acts, tip, mine)
        else:
            made = partial(chip, table, key, spot, scale, acts, tip, mine)
            found += _CHIPS.of(made_of, made)
        if named:
            at = spot[0], spot[1] + 17 * scale + 8 * named
            found.append(piece(f"kind-{key}-name", f"aoh-kind-name-{key}", *at, named))
    return found


def chip(
    table: Table,
    key: str,
    spot: places.Point,
    scale: float,
    acts: tuple[Action, ...],
    tip: str,
    mine: bool,
) -> list[Piece]:
    """One of them; `mine`: the reader's notice says that it is wanted."""
    (x, y), texts = spot, table.texts
    out = [
        piece(
            f"kind-{key}",
            f"aoh-chip-{key}",
            x,
            y,
            scale,
            title=texts("title-get", kind=texts(f"kind-{key}")),
            tip=tip,
            actions=acts,
            state="selected" if mine else "soft",
            asks="" if table.view.draft else texts("asks-get"),
        ),
    ]
    if key in table.needs:
        out.append(piece(f"kind-{key}-need", "aoh-need", x + 15 * scale, y - 15 * scale, scale))
    at = (x - 6 * scale, y - 18 * scale)
    return [*out, *wanted_marks(table, f"kind-{key}", key, at, 12 * scale, 0.8 * scale)]


def strip_actions(table: Table, key: str) -> tuple[Action, ...]:
    """Wanting a card: for a card of the hand, by the own notice, or in the deal put together."""
    view, kind = table.view, HELD_KEYS.index(key)
    if view.draft:
        return table.act(code.DEAL_WANT + kind, deal_id(view.draft))
    found: list[Action] = []
    for give in view.hand:
        post = posts(HELD_KEYS.index(give))[kind]
        if post in table.offers:
            found += table.act(post, f"hand-{give}-0")
    return (*found, *table.act(code.WANT + kind, f"notice-{view.seat}"))


def is_trading(table: Table) -> bool:
    """Whether the reader may offer, announce, or put a deal together just now."""
    first, last = code.HAVE, code.WITHDRAW
    wording = range(code.DEAL_GIVE, code.DEAL_SEND)
    return at_fair(table.view) and any(first <= c < last or c in wording for c in table.offers)
