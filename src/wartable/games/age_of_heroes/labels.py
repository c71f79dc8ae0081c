"""What buttons say."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    GOAL_KEYS,
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_DEALS,
    MOST_PAYMENTS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.names import OWN_UNITS, payment_cards, unit_label
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.i18n import Texts

PLAIN = {
    code.LUCK_PLAY: "luck",
    code.DECLINE: "decline",
    code.CONSENT: "consent",
    code.REFUSE: "refuse",
    code.TAXES: "taxes",
    code.PASS: "pass",
    code.FINISH: "finish",
    code.WAR: "war",
    code.GAMES: "olympics",
    code.STAND: "stand",
    code.HERO_ARMY: "hero-army",
    code.READY: "ready",
    code.UNREADY: "unready",
    code.TIME_UP: "time-up",
    code.CONCEDE: "concede",
    code.DEAL_SEND: "deal-send",
    code.DEAL_DROP: "deal-drop",
    code.DEAL_RECALL: "deal-recall",
}


def label(view: AgeOfHeroesView, action: int, texts: Texts) -> str:
    if action == code.READY and view.seat < view.seats and view.tribes[view.seat].ready:
        return texts("action-rest")
    if action in PLAIN:
        return texts(f"action-{PLAIN[action]}")
    for first, words in LABELS:
        if action >= first:
            return words(view, action - first, texts)
    raise ValueError(f"no action {action}")


def kind_name(texts: Texts, kind: int) -> str:
    return texts(f"kind-{KIND_KEYS[kind]}")


def _tribe_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    stone = kind_name(texts, 5 + n)
    return texts("action-tribe", tribe=texts(f"tribe-{TRIBE_KEYS[n]}"), kind=stone)


def _resolve_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    return texts("action-resolve", kind=kind_name(texts, int(HELD) + n))


def _shake_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    owner = next((t.seat for t in view.tribes for a in t.armies if a.number == n + 1), 0)
    return texts("action-shake", unit=unit_label(texts, OWN_UNITS[n]), seat=texts.name(owner))


def _erupt_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    return texts("action-erupt", seat=texts.name(n))


def _place_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    return texts("action-place", n=n)


def _kind_label(key: str) -> Callable[[AgeOfHeroesView, int, Texts], str]:
    return lambda view, n, texts: texts(key, kind=kind_name(texts, n))


def _unit_label(key: str) -> Callable[[AgeOfHeroesView, int, Texts], str]:
    return lambda view, n, texts: texts(key, unit=unit_label(texts, OWN_UNITS[n]))


def _fight_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    unit = OWN_UNITS[n]
    value = view.battle.cards.get(unit, 0) if view.battle else 0
    return texts("action-fight", unit=unit_label(texts, unit), value=value)


def _assign_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    value = view.values[n] if n < len(view.values) else 0
    unit = next_unit(view)
    if unit is None:
        return texts("action-assign", value=value, unit="")
    return texts("action-assign", value=value, unit=unit_label(texts, unit))


def next_unit(view: AgeOfHeroesView) -> str | None:
    """The own unit the next battle card is for."""
    if view.battle is None:
        return None
    mine = view.battle.force if view.battle.foe == view.seat else view.battle.guard
    return next((unit for unit in mine if unit not in view.battle.cards), None)


def _march_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    return texts("action-march", seat=texts.name(n // 3), goal=texts(f"goal-{GOAL_KEYS[n % 3]}"))


def paid_with(view: AgeOfHeroesView, item: int, way: int, texts: Texts) -> str:
    cards = payment_cards(view.costs[item], way) or []
    counted = {card: cards.count(card) for card in cards}
    return ", ".join(
        texts("cards-of", n=n, kind=texts(f"kind-{card}")) for card, n in counted.items()
    )


def _build_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    item, way = n // MOST_PAYMENTS, n % MOST_PAYMENTS
    name = texts(f"item-{ITEM_KEYS[item]}")
    return texts("action-build", item=name, cards=paid_with(view, item, way, texts))


def _general_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    army, way = OWN_UNITS[n // MOST_PAYMENTS], n % MOST_PAYMENTS
    cards = paid_with(view, 3, way, texts)
    return texts("action-build-general", unit=unit_label(texts, army), cards=cards)


def _road_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    cards = paid_with(view, 4, n % MOST_PAYMENTS, texts)
    return texts("action-build-road", seat=texts.name(n // MOST_PAYMENTS), cards=cards)


def _terms_label(key: str) -> Callable[[AgeOfHeroesView, int, Texts], str]:
    return lambda view, n, texts: texts(
        key, give=kind_name(texts, n // HELD), want=kind_name(texts, n % HELD)
    )


def _take_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    seat, give, want = n // (HELD * HELD), n // HELD % HELD, n % HELD
    return texts(
        "action-take",
        seat=texts.name(seat),
        give=kind_name(texts, want),
        get=kind_name(texts, give),
    )


def _deal_label(view: AgeOfHeroesView, n: int, texts: Texts) -> str:
    return texts("action-deal", seat=texts.name(n))


def _reply_label(key: str) -> Callable[[AgeOfHeroesView, int, Texts], str]:
    return lambda view, n, texts: texts(key, seat=texts.name(n // MOST_DEALS))


LABELS: tuple[tuple[int, Callable[[AgeOfHeroesView, int, Texts], str]], ...] = (
    (code.REJECT, _reply_label("action-reject")),
    (code.AGREE, _reply_label("action-agree")),
    (code.DEAL_WANT, _kind_label("action-deal-want")),
    (code.DEAL_GIVE, _kind_label("action-deal-give")),
    (code.DEAL, _deal_label),
    (code.TAKE, _take_label),
    (code.WITHDRAW, _terms_label("action-withdraw")),
    (code.POST, _terms_label("action-post")),
    (code.UNWANT, _kind_label("action-unwant")),
    (code.WANT, _kind_label("action-want")),
    (code.UNHAVE, _kind_label("action-unhave")),
    (code.HAVE, _kind_label("action-have")),
    (code.BUILD_ROAD, _road_label),
    (code.BUILD_GENERAL, _general_label),
    (code.BUILD, _build_label),
    (code.MARCH, _march_label),
    (code.ASSIGN, _assign_label),
    (code.FIGHT, _fight_label),
    (code.HERO_LEAD, _unit_label("action-hero-lead")),
    (code.MUSTER, _unit_label("action-muster")),
    (code.DISCARD, _kind_label("action-discard")),
    (code.PLACE, _place_label),
    (code.ERUPT, _erupt_label),
    (code.SHAKE, _shake_label),
    (code.RESOLVE, _resolve_label),
    (code.TRIBE, _tribe_label),
)


def is_final(view: AgeOfHeroesView, action: int) -> bool:
    """A march cannot be recalled, leaving neither."""
    return code.MARCH <= action < code.BUILD or action == code.CONCEDE
