"""What the rules tell, by name and with the ruling each rests on: refusals, ends, events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    GOAL_KEYS,
    ITEM_KEYS,
    KIND_KEYS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.names import OWN_UNITS
from wartable.games.age_of_heroes.views import AgeOfHeroesView, TribeView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who
from wartable.scene import FigureTable

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
UNCOUNTED = (code.BY_SURVIVAL,)  # the last tribe left wins, however far it is

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
    code.TAX_STOPPED: ("tax-stopped", "T2", _n),
    code.LUCKY_FOR: ("lucky-for", "E5", lambda e: {"kind": KIND_KEYS[e.a], "other": Who(e.b)}),
    code.NOBODY_HAS: ("nobody-has", "F11", _terms),
    code.GIFT_OFFERED: ("gift-offered", "C3", _deal_line),
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
    """The event by name, with the rule it rests on."""
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


def result(view: AgeOfHeroesView, heard: Sequence[Told], texts: Texts) -> FigureTable:
    """How far every tribe is on the two ways to victory, and its armies; the reader's own first."""
    order = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    heads = (texts("you-head") if seat == view.seat else texts.name(seat) for seat in order)
    rows = tuple((name, *(shown[seat] for seat in order)) for name, shown in reached(view, texts))
    return FigureTable(title=texts("sheet-title"), heads=("", *heads), rows=rows)


def reached(view: AgeOfHeroesView, texts: Texts) -> list[tuple[str, list[str]]]:
    """What every tribe has, by seat: which of its two ways the score counts, and how far it is on
    both; and which is the last one left, where that has won."""
    cities, stones = view.goals
    counted = [texts(f"way-{best_way(view, tribe)}") for tribe in view.tribes]
    found = [
        (texts("result-counts"), counted),
        (texts("column-cities"), [_of(tribe.cities, cities, texts) for tribe in view.tribes]),
        (texts("column-monument"), [_of(tribe.monument, stones, texts) for tribe in view.tribes]),
        (texts("column-armies"), [str(len(tribe.armies)) for tribe in view.tribes]),
    ]
    if view.ended == code.BY_SURVIVAL:
        last = ["✓" if tribe.seat == view.winner else "–" for tribe in view.tribes]
        found.append((texts("result-last-left"), last))
    return found


def best_way(view: AgeOfHeroesView, tribe: TribeView) -> str:
    """What the score of a tribe counts: cities, cards of its monument, or that it is the last."""
    if view.ended == code.BY_SURVIVAL and tribe.seat == view.winner:
        return "last-left"
    return "cities" if tribe.cities >= tribe.monument else "monument"


def _of(n: int, of: int, texts: Texts) -> str:
    return texts("result-of", n=n, of=of)
