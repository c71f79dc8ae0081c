"""What buttons say."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.actions import SPACE
from wartable.games.age_of_heroes.engine.components import (
    GENERAL,
    GOAL_KEYS,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_DEALS,
    ROAD,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.labels.needs import lacking
from wartable.games.age_of_heroes.labels.odds import Side, aims, attackers, defenders, odds
from wartable.games.age_of_heroes.names import OWN_UNITS, payment_cards, special_of, unit_label
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.i18n import Texts
from wartable.kernel.spans import Act
from wartable.remembered import Remembered

Said = dict[str, str | int]
_LABELS: Remembered[str] = Remembered(4096)


def label(view: AgeOfHeroesView, action: int, texts: Texts) -> str:
    """What the button of an action says."""
    if action == code.READY and view.seat < view.seats and view.tribes[view.seat].ready:
        return texts("action-rest")
    act = SPACE.act(action)
    if texts.words or act.verb in VIEWED:  # a data file calls things otherwise
        return _label(view, act, texts)
    made_of = action, view.awaited, view.costs, texts.lang, texts.names
    return _LABELS.of(made_of, lambda: _label(view, act, texts))


def _label(view: AgeOfHeroesView, act: Act, texts: Texts) -> str:
    said: Said = {}
    for axis, value in zip(act.axes, act.values, strict=True):
        if axis.what in FIGURES:
            said |= FIGURES[axis.what](texts, value)
    if act.verb in MORE:
        said |= MORE[act.verb](view, act, texts)
    key = OTHERWISE.get((view.awaited, act.verb), act.verb.replace(" ", "-"))
    return texts(f"action-{key}", **said)


# where a verb means something else than usual: what is awaited, the verb, and its text
OTHERWISE = {
    ("taxing", "taxes"): "tax-on",
    ("taxing", "finish"): "tax-stop",
    ("action", "deal"): "gift",
    ("building", "deal"): "gift",
    ("gift", "deal give"): "gift-give",
    ("gift", "build road"): "gift-road",
}


def kind_name(texts: Texts, kind: int) -> str:
    return texts(f"kind-{KIND_KEYS[kind]}")


def _tribe(texts: Texts, n: int) -> Said:
    stone = texts(f"kind-{special_of(n)}")
    return {"tribe": texts(f"tribe-{TRIBE_KEYS[n]}"), "kind": stone}


def _unit(texts: Texts, n: int) -> Said:
    return {"unit": unit_label(texts, OWN_UNITS[n])}


# what a figure of an action is called in the sentence
FIGURES: dict[str, Callable[[Texts, int], Said]] = {
    "tribe": _tribe,
    "kind": lambda texts, n: {"kind": kind_name(texts, n)},
    "army": _unit,
    "unit": _unit,
    "seat": lambda texts, n: {"seat": texts.name(n)},
    "n": lambda texts, n: {"n": n},
    "goal": lambda texts, n: {"goal": texts(f"goal-{GOAL_KEYS[n]}")},
    "item": lambda texts, n: {"item": texts(f"item-{ITEM_KEYS[n]}")},
    "give": lambda texts, n: {"give": kind_name(texts, n)},
    "want": lambda texts, n: {"want": kind_name(texts, n)},
    "deal": lambda texts, n: {"seat": texts.name(n // int(MOST_DEALS))},
}


def _owner(view: AgeOfHeroesView, act: Act, texts: Texts) -> Said:
    number = act.get("army") + 1
    owner = next((t.seat for t in view.tribes for a in t.armies if a.number == number), 0)
    return {"seat": texts.name(owner)}


def _strength(view: AgeOfHeroesView, act: Act, texts: Texts) -> Said:
    return {"value": view.battle.cards.get(OWN_UNITS[act.get("unit")], 0) if view.battle else 0}


def _assigned(view: AgeOfHeroesView, act: Act, texts: Texts) -> Said:
    index, unit = act.get("value"), next_unit(view)
    value = view.values[index] if index < len(view.values) else 0
    return {"value": value, "unit": "" if unit is None else unit_label(texts, unit)}


def next_unit(view: AgeOfHeroesView) -> str | None:
    """The own unit the next battle card is for."""
    if view.battle is None:
        return None
    mine = view.battle.force if view.battle.foe == view.seat else view.battle.guard
    return next((unit for unit in mine if unit not in view.battle.cards), None)


def _paid(view: AgeOfHeroesView, act: Act, texts: Texts) -> Said:
    cards = payment_cards(view.costs[_item(act)], act.get("payment")) or []
    return {"cards": _named(cards, texts)}


def _item(act: Act) -> int:
    """What is built."""
    return {"build general": int(GENERAL), "build road": int(ROAD)}.get(act.verb, act.get("item"))


def _named(cards: list[str], texts: Texts) -> str:
    """Kinds of cards and how many of each, in words."""
    counted = {card: cards.count(card) for card in cards}
    return ", ".join(
        texts("cards-of", n=n, kind=texts(f"kind-{card}")) for card, n in counted.items()
    )


def _swapped(view: AgeOfHeroesView, act: Act, texts: Texts) -> Said:
    """Who takes an offer gives what the other wants."""
    return {"give": kind_name(texts, act.get("want")), "get": kind_name(texts, act.get("give"))}


# what else the sentence of a verb names
MORE: dict[str, Callable[[AgeOfHeroesView, Act, Texts], Said]] = {
    "shake": _owner,
    "fight": _strength,
    "assign": _assigned,
    "build": _paid,
    "build general": _paid,
    "build road": _paid,
    "take": _swapped,
}


VIEWED = frozenset({"shake", "fight", "assign"})  # verbs whose sentence tells of the position

FOR_GOOD = frozenset(
    action for action in range(code.ACTIONS) if SPACE.act(action).verb in ("march", "concede")
)


def is_final(view: AgeOfHeroesView, action: int) -> bool:
    """A march cannot be recalled, leaving neither; whoever passes gives an action away. A deal for
    nothing may be a slip."""
    passes = action == code.PASS and view.awaited == "action"
    return passes or action in FOR_GOOD or (action == code.DEAL_SEND and one_sided(view))


def one_sided(view: AgeOfHeroesView) -> bool:
    """Whether the deal that is put together has an empty side: it is asked about, not refused."""
    return view.draft is not None and bool(view.draft.give) != bool(view.draft.want)


SAID_WHOLE = frozenset(
    action
    for action in range(code.ACTIONS)
    if SPACE.act(action).verb
    in ("take", "offer", "withdraw", "ready", "unready")
    + ("announce have", "announce want", "retract have", "retract want")
)  # whose notation names all that it is about; the number of a deal may be another's later


def ground(view: AgeOfHeroesView) -> tuple[frozenset[int], Hashable] | None:
    """In a live fair others' offers come and go all the time: a trade stands as long as the same
    fair is on and the reader's own cards are the same."""
    if not view.race or not 0 <= view.seat < view.seats:
        return None
    hand = tuple(sorted(view.hand.items()))
    return SAID_WHOLE, (view.round, hand, view.tribes[view.seat].ready)


def cost(view: AgeOfHeroesView, action: int, texts: Texts) -> str:
    """What a pass gives away, who fights whom, that one does not come back."""
    if not is_final(view, action):
        return ""
    if action == code.DEAL_SEND and view.draft:
        return texts("cost-gift" if view.draft.give else "cost-asked")
    act = SPACE.act(action)
    if act.verb == "march":
        return _odds_of(view, act, texts)
    return texts("cost-concede" if act.verb == "concede" else "cost-pass")


def _odds_of(view: AgeOfHeroesView, act: Act, texts: Texts) -> str:
    """The armies of both sides with what is added to them, the chances of a duel and of the goal;
    that so few armies take no city."""
    tribe, goal = view.tribes[act.get("seat")], GOAL_KEYS[act.get("goal")]
    attack, defence = attackers(view), defenders(view, tribe)
    words = war_words(view, attack, defence, texts)
    if goal == "conquest" and attack.armies < view.conquest:
        words = f"{words} {texts('cost-conquest', n=view.conquest)}"
    else:
        won = aims(view, attack, defence, tribe)[goal]
        words = f"{words} {texts(f'cost-{goal}-chance', n=won)}"
    return f"{words} {texts('cost-march')}"


def war_words(view: AgeOfHeroesView, attack: Side, defence: Side, texts: Texts) -> str:
    """Both strengths and the chances of a duel."""
    sides = {"attack": side_words(attack, texts), "defence": side_words(defence, texts)}
    if not defence.armies:
        return texts("war-open", **sides)
    won, lost = odds(view, attack, defence)
    return texts("war-odds", won=won, lost=lost, **sides)


def side_words(side: Side, texts: Texts) -> str:
    """How many armies, and what generals and fortresses add to each."""
    if not any(side.added):
        return str(side.armies)
    return f"{side.armies} ({', '.join(f'+{n}' for n in sorted(side.added, reverse=True))})"


def lack(view: AgeOfHeroesView, action: int, texts: Texts) -> str:
    """The cards that something costs and the reader does not hold."""
    act = SPACE.act(action)
    if not act.verb.startswith("build") or act.get("payment"):
        return ""
    cards = lacking(view, _item(act))
    return texts("tip-lack", cards=_named(cards, texts)) if cards else ""
