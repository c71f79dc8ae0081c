"""The words around the table: subtitle, prompt, hint, players, titles and tips."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ITEM_KEYS
from wartable.games.age_of_heroes.labels import next_unit, war_words
from wartable.games.age_of_heroes.labels.needs import lacking
from wartable.games.age_of_heroes.labels.odds import aims, attackers, defenders, sent
from wartable.games.age_of_heroes.names import unit_label
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
    Cards,
    TribeView,
)
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.scene import Player

MANY = 4  # more players than this have short lines


def spoken(texts: Texts, key: str, seat: int, **named: str | int) -> str:
    """A sentence about a tribe: whoever reads is "you"."""
    return texts(f"{key}{'-you' * (seat == texts.you)}", seat=texts.name(seat), **named)


def subtitle(view: AgeOfHeroesView, texts: Texts) -> str:
    """The line below the title: which round it is, and what is left of the deck. That a fair is on
    the board says: a game may be given up in the middle of one, and this line stays."""
    if view.ended:
        return texts("scene-subtitle-over", round=view.round)
    return texts("scene-subtitle", round=view.round, deck=view.deck)


def prompt(view: AgeOfHeroesView, texts: Texts, only: bool = False) -> str:
    """The sentence above the table: what is asked, and of whom; `only`: there is one answer."""
    if view.awaited == "over":
        return texts("prompt-over")
    if CHANCE in view.actors:
        return texts("prompt-chance")
    if view.seat not in view.actors:
        names = ", ".join(texts.name(seat) for seat in view.waited_for if seat < view.seats)
        return texts("prompt-wait", seat=names)
    if only and view.awaited == "reaction" and view.struck in (None, view.seat):
        return _reaction(view, texts, "-only")
    if only and view.awaited == "famine":
        return texts("prompt-famine-only")
    said = PROMPTS.get(view.awaited)
    return said(view, texts) if said else texts(f"prompt-{view.awaited}")


def _round(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts("prompt-tribe" if view.stage == "tribes" else "prompt-resolve")


def _target(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts(f"prompt-target-{view.about}")


def _luck(view: AgeOfHeroesView, texts: Texts) -> str:
    kind = texts(f"kind-{view.about}")
    if view.struck in (None, view.seat):
        return texts("prompt-luck", kind=kind)
    return texts("prompt-luck-for", kind=kind, seat=texts.name(view.struck))


def _taxing(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts("prompt-taxing", n=view.tax_left)


def _limit(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts("prompt-limit", n=sum(view.hand.values()) - view.limit)


def _monument(view: AgeOfHeroesView, texts: Texts) -> str:
    special = view.tribes[view.seat].special
    return texts("prompt-monument" if view.hand.get(special or "") else "prompt-monument-none")


def _gift(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts("prompt-gift", seat=texts.name(int(view.about)))


def _consent(view: AgeOfHeroesView, texts: Texts) -> str:
    if view.gift is None:
        return _asked_by(view, texts)
    cards = card_list(view.gift.give or {}, texts)
    return texts("prompt-consent-gift", seat=texts.name(int(view.about)), cards=cards)


def _asked_by(view: AgeOfHeroesView, texts: Texts) -> str:
    return texts(f"prompt-{view.awaited}", seat=texts.name(int(view.about)))


def _battle(view: AgeOfHeroesView, texts: Texts) -> str:
    if view.stage == "assign":
        return texts("prompt-assign", unit=unit_label(texts, next_unit(view) or "army-1"))
    return texts("prompt-duel")


def _reaction(view: AgeOfHeroesView, texts: Texts, how: str = "") -> str:
    if view.struck not in (None, view.seat):
        return texts("prompt-raid-for", seat=texts.name(view.struck))
    raided = view.battle and view.battle.foe is None
    return texts(f"prompt-{'raid' if raided else 'war'}{how}")


def _trade(view: AgeOfHeroesView, texts: Texts) -> str:
    if view.awaited == "live" and view.seat not in view.waited_for:
        return texts("prompt-live-ready")
    if view.draft is not None:
        give, want = view.draft.give, view.draft.want
        lacks = "" if give and want else "-give" if give else "-want" if want else "-empty"
        cards = card_list(give or want or {}, texts)
        return texts(f"prompt-draft{lacks}", seat=texts.name(view.draft.to), cards=cards)
    return texts(f"prompt-{view.awaited}")


# by what is awaited, where the sentence is not always the same
PROMPTS: dict[str, Callable[[AgeOfHeroesView, Texts], str]] = {
    "round": _round,
    "targeting": _target,
    "luck": _luck,
    "consent": _consent,
    "limit": _limit,
    "monument": _monument,
    "gift": _gift,
    "taxing": _taxing,
    "reply": _asked_by,
    "battle": _battle,
    "reaction": _reaction,
    "fair": _trade,
    "live": _trade,
}


def hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """What helps with the question: both strengths before a battle, what is lacking for the next
    buildings; else the most urgent thing everybody can see."""
    if view.ended:
        return ""
    helps = HINTS.get(view.awaited) if view.seat in view.actors else None
    said = [helps(view, texts) if helps else "", urgent(view, texts)]
    if view.awaited in ("action", "building"):
        said.reverse()  # who is about to win matters more than a price
    return " ".join(filter(None, said))


def _war_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """The chances of each goal against each rival, for who may march: with the armies chosen, or
    with all."""
    attack = sent(view)
    if view.battle is None or not attack.armies:
        return ""
    said = []
    for tribe in view.tribes:
        if tribe.alive and tribe.seat != view.seat:
            won = aims(view, attack, defenders(view, tribe), tribe).values()
            figures = "/".join(str(n) for n in won)
            said.append(texts("hint-chance", seat=texts.name(tribe.seat), n=figures))
    return texts("hint-chances", n=attack.armies, chances=", ".join(said))


def _attacked_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """Both strengths, for the tribe that is attacked and for whoever may help it."""
    struck = view.seat if view.struck is None else view.struck
    return war_words(view, attackers(view), defenders(view, view.tribes[struck]), texts)


def _building_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """What the two next buildings lack."""
    short = [(lacking(view, n), key) for n, key in enumerate(ITEM_KEYS) if view.piles[key]]
    near = sorted((row for row in short if row[0]), key=lambda row: len(row[0]))[:2]
    said = []
    for cards, key in near:
        named = card_list({card: cards.count(card) for card in cards}, texts)
        said.append(texts("hint-lack", item=texts(f"item-{key}"), cards=named))
    return " ".join(said)


def _fair_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """What binds in a deal, while one is put together."""
    return texts("hint-draft") if view.draft else ""


def _consent_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """What a road to the reader costs and gives."""
    return texts("hint-consent")


def _tribe_hint(view: AgeOfHeroesView, texts: Texts) -> str:
    """What the stone of a tribe is for, while tribes are chosen."""
    return texts("hint-tribe", n=view.goals[1]) if view.stage == "tribes" else ""


HINTS: dict[str, Callable[[AgeOfHeroesView, Texts], str]] = {
    "fair": _fair_hint,
    "live": _fair_hint,
    "round": _tribe_hint,
    "muster": _war_hint,
    "consent": _consent_hint,
    "reaction": _attacked_hint,
    "action": _building_hint,
    "building": _building_hint,
}


def urgent(view: AgeOfHeroesView, texts: Texts) -> str:
    """Who is about to win."""
    for tribe in view.tribes:
        if tribe.claim and tribe.alive:
            return spoken(texts, "hint-claim", tribe.seat)
    for tribe in view.tribes:
        if tribe.alive and tribe.monument == view.goals[1] - 1 and tribe.special:
            kind = texts(f"kind-{tribe.special}")
            return spoken(texts, "hint-stone", tribe.seat, kind=kind)
    for tribe in view.tribes:
        if tribe.alive and tribe.cities == view.goals[0] - 1:
            return spoken(texts, "hint-city", tribe.seat)
    return ""


def player(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> Player:
    """A tribe in the list of players: how far it is on the better of the two ways to victory, as
    the result counts it, and facts about it."""
    cities, stones = view.goals
    by_cities = tribe.cities >= tribe.monument
    facts = [texts(f"tribe-{tribe.tribe}")] if tribe.tribe else []
    many, ready = view.seats > MANY, view.live and tribe.ready
    short = "-short" if many and tribe.seat != view.seat else ""  # a line each
    if by_cities:
        score, unit = min(tribe.cities, cities), texts("unit-cities", of=cities)
        other = texts(f"facts-monument{short}", n=tribe.monument, of=stones)
    else:
        score, unit = tribe.monument, texts("unit-monument", of=stones)
        other = texts("facts-cities", n=tribe.cities)
    if view.ended == code.BY_SURVIVAL and tribe.seat == view.winner:
        score, unit = cities, texts("unit-last-left")  # as the result counts it
        other = texts("facts-cities", n=tribe.cities)
    elif many:
        way, of = ("cities", cities) if by_cities else ("monument", stones)
        unit = texts(f"unit-short-{way}", of=of)
    facts.append(other)
    claim = tribe.claim and not view.ended
    if not (many and claim):  # the line is whole, with what matters most
        facts.append(f"{texts('facts-cards', n=tribe.hand)}{' ✓' if many and ready else ''}")
    if claim:
        facts = [texts("facts-claim")] if short else [*facts, texts("facts-claim")]
    if ready and not many:
        facts.append(texts("facts-ready"))
    if not tribe.alive:
        facts = [texts("facts-out")]
    active = tribe.seat in view.waited_for
    return Player(tribe.seat, score, unit, " · ".join(facts), active)


def card_list(cards: Cards, texts: Texts) -> str:
    """Kinds of cards and how many of each, in words."""
    return ", ".join(
        texts("cards-of", n=n, kind=texts(f"kind-{key}")) for key, n in cards.items()
    ) or texts("nothing")


def tribe_title(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> str:
    """A tribe in one sentence, with everything it has."""
    if tribe.tribe is None:
        return texts.called(tribe.seat)
    return texts(
        "title-panel",
        seat=texts.called(tribe.seat),
        tribe=texts(f"tribe-{tribe.tribe}"),
        cities=tribe.cities,
        monument=tribe.monument,
        armies=len(tribe.armies),
        fortresses=tribe.fortresses,
        cards=tribe.hand,
    )


def tribe_tip(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> str:
    """What one should know of a tribe: its stone, cards known to be in hand, notices."""
    parts = []
    if tribe.special:
        parts.append(texts("tip-stone", kind=texts(f"kind-{tribe.special}")))
    if tribe.seat != view.seat and tribe.known:
        parts.append(texts("tip-known", cards=card_list(tribe.known, texts)))
    if view.awaited == "live" and tribe.ready:
        parts.append(texts("tip-ready"))
    if tribe.have or tribe.want:
        parts.append(notice(tribe, texts))
    if tribe.claim:
        parts.append(spoken(texts, "tip-claim", tribe.seat, cities=view.goals[0]))
    return " ".join(parts)


def notice(tribe: TribeView, texts: Texts) -> str:
    """What a tribe says at the fair that it has and wants."""
    have = ", ".join(texts(f"kind-{key}") for key in tribe.have) or "–"
    want = ", ".join(texts(f"kind-{key}") for key in tribe.want) or "–"
    return texts("notice", have=have, want=want)
