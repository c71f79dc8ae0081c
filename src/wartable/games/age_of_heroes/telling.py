"""Numbers of the engine in words' reach: refusals, ends, events, and what a button says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
from wartable.games.age_of_heroes.names import OWN_UNITS, payment_cards
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who

if TYPE_CHECKING:
    from wartable.i18n import Texts

REASONS = {
    code.FAIR_CLOSED: Reason("fair-closed", "5.4"),
    code.OFFER_GONE: Reason("offer-gone", "F5"),
    code.DEAL_GONE: Reason("deal-gone", "F5"),
    code.NOT_HELD: Reason("not-held", "5.1"),
    code.SAME_KIND: Reason("same-kind", "5.1"),
    code.TOO_MANY_OPEN: Reason("too-many-open", "5.1"),
    code.NO_OFFERS_LEFT: Reason("no-offers-left", "5.1"),
    code.ALREADY_POSTED: Reason("already-posted", "5.1"),
    code.YOU_ARE_READY: Reason("you-are-ready", "5.4"),
    code.YOU_REST: Reason("you-rest", "F10"),
    code.OWN_OFFER: Reason("own-offer", "F1"),
    code.NO_DEALS_LEFT: Reason("no-deals-left", "5.1"),
    code.EMPTY_DEAL: Reason("empty-deal", "5.3"),
    code.WOULD_ELIMINATE: Reason("would-eliminate", "F6"),
    code.CANNOT_PAY: Reason("cannot-pay", "6.2"),
    code.PILE_EMPTY: Reason("pile-empty", "6.2"),
    code.NOT_NEIGHBOUR: Reason("not-neighbour", "X2"),
    code.ROAD_EXISTS: Reason("road-exists", "6.2"),
    code.REFUSED_ALREADY: Reason("refused-already", "C2"),
    code.NOT_YOUR_ARMY: Reason("not-your-army", "7.1"),
    code.ARMY_NOT_READY: Reason("army-not-ready", "7.1"),
    code.HAS_GENERAL: Reason("has-general", "W2"),
    code.YOURSELF: Reason("yourself", "7.1"),
    code.ELIMINATED: Reason("eliminated", "X1"),
    code.EMPTY_FORCE: Reason("empty-force", "7.1"),
    code.ALREADY_MUSTERED: Reason("already-mustered", "7.1"),
    code.NOT_IN_FORCE: Reason("not-in-force", "W2"),
    code.NO_HERO: Reason("no-hero", "9"),
    code.WRONG_WINDOW: Reason("wrong-window", "3"),
    code.TRIBE_TAKEN: Reason("tribe-taken", "2"),
    code.NOT_PENDING: Reason("not-pending", "E1"),
    code.NO_CITY: Reason("no-city", "9"),
    code.SHIELDED: Reason("shielded", "E2"),
    code.NO_SUCH_PAYMENT: Reason("no-such-payment", "6.2"),
    code.NOT_SO_MANY: Reason("not-so-many", "M1"),
    code.ONLY_THE_HOST: Reason("only-the-host", "5.4"),
    code.WRONG_CARD: Reason("wrong-card", "1"),
    code.NOT_DEALT: Reason("not-dealt", "W5"),
    code.HAS_FOUGHT: Reason("has-fought", "W5"),
    code.NOTHING_TO_TAX: Reason("nothing-to-tax", "6.1"),
    code.HERO_PLAYED: Reason("hero-played", "7.2"),
    code.NO_DRAFT: Reason("no-draft", "5.3"),
    code.DRAFT_OPEN: Reason("draft-open", "5.3"),
    code.DEAL_FULL: Reason("deal-full", "F9"),
    code.DEAL_PENDING: Reason("deal-pending", "5.3"),
    code.ACTS_USED: Reason("acts-used", "F9"),
    code.NO_NOTICES: Reason("no-notices", "5.5"),
    code.NO_DEALS: Reason("no-deals", "5.3"),
    code.ANNOUNCED: Reason("announced", "5.1"),
    code.NOT_ANNOUNCED: Reason("not-announced", "5.1"),
    code.NOTHING_READY: Reason("nothing-ready", "7.1"),
    code.STAYS: Reason("stays", "12"),
    code.ARMY_AWAY: Reason("army-away", "C1"),
}
ENDINGS = {
    code.BY_CITIES: "cities",
    code.BY_MONUMENT: "monument",
    code.BY_SURVIVAL: "survival",
    code.BY_LIMIT: "limit",
}

Args = dict[str, Arg]


def _kind(event: Event) -> Args:
    return {"kind": KIND_KEYS[event.a]}


def _terms(event: Event) -> Args:
    return {"give": KIND_KEYS[event.a], "want": KIND_KEYS[event.b]}


def _n(event: Event) -> Args:
    return {"n": event.a}


def _other(event: Event) -> Args:
    return {"other": Who(event.a)}


def _nothing(event: Event) -> Args:
    return {}


def _deal_line(event: Event) -> Args:
    return {"other": Who(event.a), "kind": KIND_KEYS[event.b], "n": event.c}


def _duel(event: Event) -> Args:
    return {"attack": event.a, "defence": event.b, "other": Who(event.c)}


def _spoils(event: Event) -> Args:
    return {"other": Who(event.a), "n": event.b}


# kind of event: key, ruling, arguments
EVENTS: dict[int, tuple[str, str, Callable[[Event], Args]]] = {
    code.FIRST_DRAW: ("first-draw", "S1", _n),
    code.FIRST: ("first", "S1", _nothing),
    code.TRIBE_TAKEN_BY: ("tribe", "2", lambda e: {"tribe": TRIBE_KEYS[e.a]}),
    code.DREW: ("drew", "3", _kind),
    code.DREW_UNSEEN: ("drew-unseen", "13.1", _nothing),
    code.RESHUFFLED: ("reshuffled", "1", _n),
    code.HARMLESS: ("harmless", "S2", _kind),
    code.BOOMED: ("boomed", "9", _n),
    code.FAIR_OPENED: ("fair-opened", "4", lambda e: {"round": e.a}),
    code.TRADING_OPENED: ("trading-opened", "5.1", _nothing),
    code.POSTED: ("posted", "5.1", _terms),
    code.WITHDREW: ("withdrew", "F5", _terms),
    code.SWAPPED: (
        "swapped",
        "F1",
        lambda e: {"other": Who(e.a), "give": KIND_KEYS[e.b], "want": KIND_KEYS[e.c]},
    ),
    code.UNBACKED: ("unbacked", "5.1", _terms),
    code.PASSED: ("passed", "5.5", _nothing),
    code.PROPOSED: ("proposed", "F8", _other),
    code.PROPOSED_GIVE: ("proposed-give", "5.3", _deal_line),
    code.PROPOSED_WANT: ("proposed-want", "5.3", _deal_line),
    code.DEAL_CLOSED: ("deal-closed", "5.3", _other),
    code.DEAL_REJECTED: ("deal-rejected", "5.3", _other),
    code.HANDED: ("handed", "5.3", _deal_line),
    code.ANNOUNCED_HAVE: ("announced-have", "F3", _kind),
    code.ANNOUNCED_WANT: ("announced-want", "F3", _kind),
    code.RETRACTED_HAVE: ("retracted-have", "F5", _kind),
    code.RETRACTED_WANT: ("retracted-want", "F5", _kind),
    code.WAS_READY: ("ready", "5.4", _nothing),
    code.WAS_UNREADY: ("unready", "5.4", _nothing),
    code.CLOSED: ("fair-closed", "5.4", _nothing),
    code.TURN_BEGAN: ("turn-began", "3", lambda e: {"round": e.a}),
    code.TAXED: ("taxed", "T1", _n),
    code.BUILT: ("built", "6.2", lambda e: {"item": ITEM_KEYS[e.a]}),
    code.PAID: ("paid", "6.2", lambda e: {"kind": KIND_KEYS[e.a], "n": e.b}),
    code.ROAD_ASKED: ("road-asked", "6.2", _other),
    code.ROAD_REFUSED: ("road-refused", "C2", _other),
    code.ROAD_BUILT: ("road-built", "6.2", _other),
    code.DISCARDED: ("discarded", "10", _kind),
    code.DECLARED: (
        "declared",
        "W1",
        lambda e: {"other": Who(e.a), "goal": GOAL_KEYS[e.b], "n": e.c},
    ),
    code.HEROES: ("heroes", "9", lambda e: {"armies": e.a, "generals": e.b}),
    code.STOOD: ("stood", "W4", _n),
    code.OLYMPIC: ("olympic", "W3", _nothing),
    code.LUCKY: ("lucky", "9", _kind),
    code.RAIDED: ("raided", "B1", _n),
    code.BATTLE_CARD: ("battle-card", "W5", _n),
    code.DUEL_WON: ("duel-won", "7.4", _duel),
    code.DUEL_LOST: ("duel-lost", "7.4", _duel),
    code.DUEL_DRAWN: ("duel-drawn", "W8", _duel),
    code.SHOWED: ("showed", "W5", lambda e: {"unit": OWN_UNITS[e.a]}),
    code.VICTORIOUS: ("victorious", "7.4", _n),
    code.CONQUERED: ("conquered", "W6", _spoils),
    code.PLUNDERED: ("plundered", "W6", _spoils),
    code.SEIZED: ("seized", "13.1", lambda e: {"other": Who(e.a), "kind": KIND_KEYS[e.b]}),
    code.RAID_TOOK: ("raid-took", "8", _kind),
    code.WRECKED: ("wrecked", "W6", _spoils),
    code.HOME: ("home", "W7", _n),
    code.MARCHING: ("marching", "W7", _n),
    code.SHAKEN: ("shaken", "E2", lambda e: {"unit": OWN_UNITS[e.a]}),
    code.ERUPTED: ("erupted", "9", _nothing),
    code.STARVED: ("starved", "E4", _n),
    code.HUNGER: ("hunger", "E3", _nothing),
    code.NO_TARGET: ("no-target", "9", _kind),
    code.PLACED: ("placed", "M1", lambda e: {"n": e.a, "total": e.b}),
    code.CLAIMED: ("claimed", "V2", _nothing),
    code.CLAIM_LAPSED: ("claim-lapsed", "V2", _nothing),
    code.WENT_OUT: ("went-out", "X3", _nothing),
    code.ENDED: ("ended", "V1", lambda e: {"ending": ENDINGS[e.a]}),
    code.RECOVERED: ("recovered", "E2", _n),
    code.RETURNED: ("returned", "W7", _n),
    code.CONCEDED: ("conceded", "12", _nothing),
    code.TIMED_OUT: ("timed-out", "5.4", _nothing),
    code.ROUND_BEGAN: ("round-began", "R1", lambda e: {"round": e.a}),
    code.DRAW_LOST: ("draw-lost", "1", _n),
    code.RECALLED: ("recalled", "F5", _nothing),
    code.DEAL_UNBACKED: ("deal-unbacked", "5.1", _other),
    code.RAID_OVER: ("raid-over", "B2", _nothing),
    code.WAR_PASSED: ("action-passed", "6.4", _nothing),
}
BY_RAIDERS = {  # what barbarians do has no seat of its own
    code.DUEL_WON: "raid-duel-won",
    code.DUEL_LOST: "raid-duel-lost",
    code.DUEL_DRAWN: "raid-duel-drawn",
    code.VICTORIOUS: "raid-victorious",
    code.PLUNDERED: "raid-plundered",
    code.WRECKED: "raid-wrecked",
}


def told(event: Event) -> Told:
    key, rule, args = EVENTS[event.kind]
    given = args(event)
    if event.seat == NONE:
        if event.kind in BY_RAIDERS:
            return Told(BY_RAIDERS[event.kind], None, given, rule)
        if event.kind == code.ENDED:
            return Told("ended-drawn", None, given, "V4")
        return Told(key, None, given, rule)
    if event.kind == code.BOOMED and not event.a:
        key = "boomed-in-vain"
    elif event.kind == code.OLYMPIC and event.a == NONE:
        key = "olympic-raid"
    return Told(key, event.seat, given, rule)


# ---- buttons

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


def unit_label(texts: Texts, unit: str) -> str:
    """`army-3` in words."""
    return texts(f"unit-{unit}")


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


def is_final(action: int) -> bool:
    """A march cannot be recalled, leaving neither."""
    return code.MARCH <= action < code.BUILD or action == code.CONCEDE


# ---- sentences

NAMED_AS = {"give": "kind", "want": "kind"}


def sentence(told: Told, texts: Texts) -> str:
    args: dict[str, str | int] = {}
    for key, value in told.args.items():
        if isinstance(value, Who):
            args[key] = texts.name(value)
        elif isinstance(value, str):
            args[key] = texts(f"{NAMED_AS.get(key, key)}-{value}")
        else:
            args[key] = value
    if told.seat is not None:
        args["seat"] = texts.name(told.seat)
    return texts(f"event-{told.key}", **args)
