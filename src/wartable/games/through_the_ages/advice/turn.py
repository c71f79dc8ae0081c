"""Concerns of one's own turn: each says how pressing it is, and a sentence; None where it does not
arise."""

from __future__ import annotations

from wartable.games.through_the_ages import plans
from wartable.games.through_the_ages.advice.sight import Args, Concern, Sight
from wartable.games.through_the_ages.engine.actions.codes import DEVELOP, SPACE, TAKE
from wartable.games.through_the_ages.engine.cards.kinds import Government, Technology
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    AGE_END_YELLOW,
    HUNGER,
    III,
    IV,
    LEADER,
    ROW_SWEEP,
    A,
)
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left
from wartable.games.through_the_ages.engine.thinking.rulebot import take_urge
from wartable.games.through_the_ages.names import by_key, stages
from wartable.games.through_the_ages.scene import costs

WANTED = 400  # the urge from which a card of the row is worth a word
A_ROUND = 9  # civil cards that a round takes from the deck, roughly


def uprising(sight: Sight) -> Concern:
    """More discontent than unused workers: nothing will be produced."""
    civ = sight.civ
    if not plans.is_in_uprising(civ):
        return None
    figures = {"discontent": civ.discontent, "unused": civ.unused}
    lost = {"science": civ.science_rating, "resource": civ.resource_production}
    return 100, sight.texts("matters-uprising", **figures, **lost)


def hunger(sight: Sight) -> Concern:
    """Food that will be missing, and the culture it costs."""
    short = plans.missing_food(sight.civ)
    if not short:
        return None
    return 95, sight.texts("matters-hunger", n=short, culture=HUNGER * short)


def corruption(sight: Sight) -> Concern:
    """Resources that will be lost to corruption."""
    civ = sight.civ
    if not civ.corruption:
        return None
    words = sight.texts("matters-corruption", resource=civ.corruption, blue=civ.blue)
    return 40 + 10 * civ.corruption, words


def discontent(sight: Sight) -> Concern:
    """Unhappy workers, while there is no uprising yet."""
    civ = sight.civ
    if not civ.discontent or plans.is_in_uprising(civ):
        return None
    figures = {"n": civ.discontent, "have": civ.happiness, "need": civ.happiness_need}
    return 50 + 5 * civ.discontent, sight.texts("matters-discontent", **figures)


def leader(sight: Sight) -> Concern:
    """One in hand that is newer than the one in play."""
    now = sight.civ.leader
    level = by_key(now).age if now else -1
    waiting = [CARD_KEYS[act.get("card")] for _, act in sight.verbs("lead")]
    newer = [key for key in waiting if by_key(key).age > level]
    if not newer:
        return None
    key = max(newer, key=lambda each: by_key(each).age)
    figures: Args = {"card": sight.card(key), "ca": sight.civ.civil_actions}
    if now is None:
        return 62, sight.texts("matters-leader", **figures)
    return 58, sight.texts("matters-leader-newer", **figures, old=sight.card(now))


def revolution(sight: Sight) -> Concern:
    """A government with more civil actions, while all of them are unspent."""
    now = by_key(sight.civ.government)
    for _, act in sight.verbs("revolt"):
        card = CARD_TABLE[act.get("card")]
        if isinstance(card, Government) and isinstance(now, Government):
            more = card.gives.ca - now.gives.ca
            if more > 0:
                figures = {"science": costs.science(sight.view, act) or 0, "ca": more}
                words = sight.texts("matters-revolution", card=sight.card(card.key), **figures)
                return 64, words
    return None


def technology(sight: Sight) -> Concern:
    """The newest in hand: it can be developed, or science is short of it."""
    civ = sight.civ
    ready = [CARD_KEYS[act.get("card")] for _, act in sight.verbs("develop")]
    cards = [key for key in civ.civil_hand if isinstance(by_key(key), Technology)]
    if not cards:
        return None
    key = max(ready or cards, key=lambda each: (by_key(each).age, each))
    act = SPACE.act(DEVELOP + CARD_BY_KEY[key])
    cost, have = costs.science(sight.view, act) or 0, costs.purse(sight.view, act)
    figures: Args = {"card": sight.card(key), "cost": cost, "have": have}
    if ready:
        return 54 + by_key(key).age, sight.texts("matters-technology", **figures)
    missing = cost - have
    if missing <= 0 or not civ.science_rating:
        return None
    figures |= {"science": missing, "rate": civ.science_rating}
    return 34, sight.texts("matters-technology-short", **figures)


def wonder(sight: Sight) -> Concern:
    """What the wonder that was begun still costs."""
    civ = sight.civ
    begun = next((each for each in civ.wonders if not each.done), None)
    if begun is None:
        return None
    left = stages(begun.card)[begun.stages :]
    made = civ.resource_production - civ.corruption
    figures = {"n": len(left), "resource": sum(left), "have": civ.resources, "rate": made}
    enough = civ.resources >= sum(left) and civ.civil_actions >= len(left)
    key = "matters-wonder-ready" if enough and sight.verbs("stage") else "matters-wonder"
    return 66 if key.endswith("ready") else 43, sight.texts(
        key, card=sight.card(begun.card), **figures
    )


def swept(sight: Sight) -> Concern:
    """A card worth taking that leaves the row when the next turn begins."""
    state, seat = sight.seen.believed, sight.seen.seat
    found = []
    for action, act in sight.verbs("take"):
        slot = act.get("slot")
        if slot < ROW_SWEEP[state.playing]:
            found.append((take_urge(state, seat, action - TAKE), -slot, slot))
    if not found or max(found)[0] < WANTED:
        return None
    place = sight.view.row[max(found)[2]]
    assert place.card is not None and place.cost is not None
    words = sight.texts("matters-swept", card=sight.card(place.card), ca=place.cost)
    return 49 + (by_key(place.card).kind == LEADER), words


def no_worker(sight: Sight) -> Concern:
    """No worker is left to build with."""
    civ, price = sight.civ, costs.food(sight.view)
    if civ.unused or price is None or not sight.verbs("population"):
        return None
    return 47, sight.texts("matters-no-worker", food=price, have=civ.food)


def unused_workers(sight: Sight) -> Concern:
    """Workers that wait for something to be built."""
    civ, building = sight.civ, sight.verbs("build")
    idle = civ.unused - civ.discontent
    if idle < 1 or not building:
        return None
    figures = {"n": idle, "resource": civ.resources, "choices": len(building)}
    return 44 + 2 * min(idle, 3), sight.texts("matters-unused", **figures)


def tactic(sight: Sight) -> Concern:
    """A tactic that would make the units one has stronger."""
    found = []
    for _, act in sight.verbs("adopt", "copy"):
        key = CARD_KEYS[act.get("card")]
        gain = sight.strength_with(act.get("card"))
        found.append((gain, key))
    if not found or max(found)[0] < 2:
        return None
    gain, key = max(found)
    return 46 + 2 * gain, sight.texts("matters-tactic", card=sight.card(key), n=gain)


def age_ends(sight: Sight) -> Concern:
    """The deck runs out: an old leader goes, and everybody loses yellow tokens."""
    shown = sight.view
    if not A < shown.age <= III or shown.civil_deck > A_ROUND:
        return None
    figures: Args = {"n": shown.civil_deck, "age": sight.texts(f"age-{shown.age}")}
    key = sight.civ.leader
    if key is not None and by_key(key).age < shown.age:
        return 57, sight.texts("matters-age-leader", **figures, card=sight.card(key))
    return 48, sight.texts("matters-age", **figures, yellow=AGE_END_YELLOW)


def science_behind(sight: Sight) -> Concern:
    """A rival makes more than twice as much science."""
    mine = sight.civ.science_rating
    top = max(sight.rivals, key=lambda civ: civ.science_rating, default=None)
    if top is None or top.science_rating < 2 * mine + 2:
        return None
    figures = {"mine": mine, "theirs": top.science_rating}
    return 41, sight.texts("matters-science", rival=sight.texts.name(top.seat), **figures)


def pace(sight: Sight) -> Concern:
    """Culture by the end of the game if nothing changed."""
    state, civ = sight.seen.believed, sight.civ
    top = max(sight.rivals, key=lambda each: each.culture, default=None)
    if top is None:
        return 1, sight.texts("matters-alone", culture=civ.culture)
    rival = sight.texts.name(top.seat)
    if sight.view.last_round:
        figures = {"mine": civ.culture, "theirs": top.culture, "rate": civ.culture_rating}
        return 92, sight.texts("matters-last-round", rival=rival, **figures)
    turns = max(1, round(turns_left(state) / 10))
    ends = {
        "mine": civ.culture + turns * civ.culture_rating,
        "theirs": top.culture + turns * top.culture_rating,
    }
    weight = 70 if state.age == IV else 20
    return weight, sight.texts("matters-pace", rival=rival, turns=turns, **ends)


def first_turn(sight: Sight) -> Concern:
    """How much of the row the first civil actions reach."""
    reach = [sight.view.row[act.get("slot")].card for _, act in sight.verbs("take")]
    leaders = sum(by_key(key).kind == LEADER for key in reach if key)
    figures = {"ca": sight.civ.civil_actions, "cards": len(reach), "leaders": leaders}
    return 1, sight.texts("matters-first-turn", **figures)
