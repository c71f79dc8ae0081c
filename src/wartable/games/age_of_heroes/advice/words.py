"""What the companion says before a decision: what matters now."""

from __future__ import annotations

from typing import cast

from wartable.games.age_of_heroes.engine.components import GRAIN, ITEM_KEYS, KIND_KEYS
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.labels.needs import lacking, needs, wanting
from wartable.games.age_of_heroes.labels.odds import Side, attackers, defenders, odds
from wartable.games.age_of_heroes.views import AgeOfHeroesView, TribeView, view
from wartable.i18n import Texts
from wartable.kernel import Knowledge

Said = dict[str, str | int]
DISASTERS = KIND_KEYS[15:]  # an Earthquake, a Volcano, a Famine, Barbarians
TRADING = ("fair", "live", "reply", "gift")
CITY = ITEM_KEYS.index("city")


def matters(seen: Knowledge[AgeOfHeroesState], texts: Texts) -> str:
    """Whoever is about to win comes first, then what the question is about, then the race."""
    if len(seen.legal) < 2:
        return ""
    sight = view(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat)
    if sight.tribes[sight.seat].special is None:
        return texts("matters-tribe", goal=sight.goals[1], cities=sight.goals[0])
    return (
        _of_battle(sight, texts)
        or _of_victory(sight, texts)
        or _of_question(seen.believed, sight, texts)
        or _of_race(sight, texts)
    )


def rivals(sight: AgeOfHeroesView) -> list[TribeView]:
    """The other tribes that are in the game."""
    return [each for each in sight.tribes if each.alive and each.seat != sight.seat]


def nearest(sight: AgeOfHeroesView) -> TribeView:
    """The rival who is nearest to victory."""
    return max(rivals(sight), key=lambda each: (_nearness(sight, each), -each.seat))


def _nearness(sight: AgeOfHeroesView, tribe: TribeView) -> float:
    return max(tribe.cities / sight.goals[0], tribe.monument / sight.goals[1])


def ready(sight: AgeOfHeroesView, tribe: TribeView) -> Side:
    """The armies of a tribe that may march, with what generals add."""
    able = [army for army in tribe.armies if not (army.quaked or army.away)]
    return Side(tuple(sight.bonuses[0] * army.general for army in able))


# ---- war


def _of_battle(sight: AgeOfHeroesView, texts: Texts) -> str:
    """A war: who meets whom, and the chances of a duel."""
    battle = sight.battle
    if battle is None:
        return ""
    me = sight.tribes[sight.seat]
    if battle.foe != sight.seat:
        return _of_attack(sight, me, texts)
    if battle.victim is not None:
        return _of_duels(sight, sight.tribes[battle.victim], attackers(sight), texts)
    weak = max(rivals(sight), key=lambda each: odds(sight, ready(sight, me), _guard(sight, each)))
    return _of_duels(sight, weak, ready(sight, me), texts)


def _guard(sight: AgeOfHeroesView, tribe: TribeView) -> Side:
    return defenders(sight, tribe)


def _of_duels(sight: AgeOfHeroesView, victim: TribeView, force: Side, texts: Texts) -> str:
    guard = _guard(sight, victim)
    won, lost = odds(sight, force, guard)
    said: Said = {
        "seat": texts.name(victim.seat),
        "attack": force.armies,
        "defence": guard.armies,
        "cities": victim.cities,
        "stones": victim.monument,
        "cards": victim.hand,
    }
    if guard.armies == 0:
        return texts("matters-open", need=sight.conquest, **said)
    return texts("matters-duels", won=won, lost=lost, **said)


def _of_attack(sight: AgeOfHeroesView, me: TribeView, texts: Texts) -> str:
    battle = sight.battle
    assert battle is not None
    force, guard = attackers(sight), _guard(sight, me)
    won, lost = odds(sight, force, guard)
    said: Said = {"attack": force.armies, "defence": guard.armies, "won": won, "lost": lost}
    stake = {
        "conquest": texts("companion-cities", n=me.cities),
        "plunder": texts("companion-cards", n=me.hand),
        "destruction": texts("companion-stones", n=me.monument),
    }
    raid = "destruction" if me.monument else "plunder"
    what = stake[battle.goal or raid]
    if battle.foe is None:
        return texts("matters-raid", stake=what, **said)
    return texts("matters-attacked", seat=texts.name(battle.foe), stake=what, **said)


# ---- who is about to win


def _of_victory(sight: AgeOfHeroesView, texts: Texts) -> str:
    """A rival who has what victory takes, or the reader who has it."""
    me = sight.tribes[sight.seat]
    for each in rivals(sight):
        if _nearness(sight, each) >= 1:
            force, guard = ready(sight, me), _guard(sight, each)
            won, _ = odds(sight, force, guard)
            return texts(
                "matters-threat",
                seat=texts.name(each.seat),
                what=_reached(sight, each, texts),
                attack=force.armies,
                defence=guard.armies,
                won=won,
            )
    if _nearness(sight, me) < 1:
        return ""
    force = max((ready(sight, each) for each in rivals(sight)), key=lambda side: side.armies)
    said: Said = {"attack": force.armies, "defence": _guard(sight, me).armies}
    return texts("matters-hold", what=_reached(sight, me, texts), **said)


def _reached(sight: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> str:
    if tribe.cities >= sight.goals[0]:
        return texts("companion-cities", n=tribe.cities)
    return texts("companion-stones", n=tribe.monument)


# ---- what the question is about


def _of_question(state: AgeOfHeroesState, sight: AgeOfHeroesView, texts: Texts) -> str:
    if sight.awaited in TRADING:
        return _of_trade(sight, texts)
    if sight.awaited in ("limit", "swap"):
        return _of_limit(sight, texts)
    if sight.awaited == "taxing":
        return _of_taxes(state, sight, texts)
    if sight.about == "famine":
        grain = sight.hand.get(KIND_KEYS[GRAIN], 0)
        return texts("matters-famine", n=grain)
    if sight.struck is not None:
        named = texts(f"kind-{sight.about}") if sight.about else ""
        struck = sight.tribes[sight.struck]
        return texts(
            "matters-struck",
            kind=named,
            seat=texts.name(struck.seat),
            cities=struck.cities,
            armies=len(struck.armies),
        )
    return ""


def _of_trade(sight: AgeOfHeroesView, texts: Texts) -> str:
    """What the reader lacks, who may have it, and whose stones not to give away."""
    me, wanted = sight.tribes[sight.seat], needs(sight)
    for each in rivals(sight):
        stones = sight.hand.get(each.special or "", 0)
        if stones and each.monument >= sight.goals[1] - 2:
            return texts(
                "matters-deny",
                seat=texts.name(each.seat),
                kind=texts(f"kind-{each.special}"),
                stones=each.monument,
                goal=sight.goals[1],
                n=stones,
            )
    if not wanted:
        return ""
    kind = max(wanted, key=lambda key: (kind_known(sight, key), key != me.special))
    items = ", ".join(texts(f"item-{item}") for item in wanted[kind] if item != "monument")
    said: Said = {
        "kind": texts(f"kind-{kind}"),
        "items": items or texts("companion-monument"),
        "n": kind_known(sight, kind),
        "cards": sum(each.hand for each in rivals(sight)),
        "others": len(wanting(sight, kind)),
    }
    return texts("matters-trade-known" if said["n"] else "matters-trade", **said)


def kind_known(sight: AgeOfHeroesView, kind: str) -> int:
    """How many cards of a kind rivals are known to hold."""
    return sum(each.known.get(kind, 0) for each in rivals(sight))


def _of_limit(sight: AgeOfHeroesView, texts: Texts) -> str:
    held, short = sum(sight.hand.values()), lacking(sight, CITY)
    said: Said = {"n": held, "limit": sight.limit, "city": _cards(short, texts)}
    return texts("matters-limit" if short else "matters-limit-city", **said)


def _of_taxes(state: AgeOfHeroesState, sight: AgeOfHeroesView, texts: Texts) -> str:
    """What the next card may be: disasters among those left."""
    left = [int(n) for n in state.deck]
    if not sum(left):
        left = [int(n) for n in state.pile]
    every = sum(left)
    bad = sum(n for key, n in zip(KIND_KEYS, left, strict=True) if key in DISASTERS)
    share = round(100 * bad / every) if every else 0
    held = sum(sight.hand.values())
    return texts("matters-taxes", share=share, more=sight.tax_left, n=held, limit=sight.limit)


# ---- the race


def _of_race(sight: AgeOfHeroesView, texts: Texts) -> str:
    """How far the reader and the nearest rival are, and what the next city lacks."""
    me, rival = sight.tribes[sight.seat], nearest(sight)
    short = lacking(sight, CITY)
    said: Said = {
        "mine": me.cities,
        "goal": sight.goals[0],
        "stones": me.monument,
        "full": sight.goals[1],
        "seat": texts.name(rival.seat),
        "his": rival.cities,
        "placed": rival.monument,
        "armies": ready(sight, rival).armies,
        "own": ready(sight, me).armies,
        "cards": _cards(short, texts),
    }
    if ready(sight, me).armies + 1 < ready(sight, rival).armies:
        return texts("matters-outnumbered", **said)
    return texts("matters-race" if short else "matters-race-city", **said)


def _cards(kinds: list[str], texts: Texts) -> str:
    counted = {key: kinds.count(key) for key in kinds}
    return ", ".join(
        texts("cards-of", n=n, kind=texts(f"kind-{key}")) for key, n in counted.items()
    )
