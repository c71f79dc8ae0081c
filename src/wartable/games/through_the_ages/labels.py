"""What buttons say."""

from __future__ import annotations

from wartable.games.through_the_ages import plans
from wartable.games.through_the_ages.engine.actions.codes import DONE, SPACE, cards_of
from wartable.games.through_the_ages.engine.cards.kinds import Bonus, Pact
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import WONDER
from wartable.games.through_the_ages.engine.steps.powers import POWER_CARDS
from wartable.games.through_the_ages.names import by_key, name, pact_terms
from wartable.games.through_the_ages.names.printed import figures
from wartable.games.through_the_ages.scene import costs
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.i18n import Texts
from wartable.kernel.spans import Act

Args = dict[str, str | int]


def label(view: ThroughTheAgesView, action: int, texts: Texts) -> str:
    """What the button of an action says, with its price if it has one."""
    act = SPACE.act(action)
    asked = view.pending.kind if view.pending else ""
    key, args = f"action-{act.verb}", _args(view, act, texts)
    if act.verb in ("pass", "done", "pick") and texts.has(f"{key}-{asked}"):
        return texts(f"{key}-{asked}", **args)
    own = _resources if act.get("pair") >= 0 else _SPECIAL.get(act.verb)
    if own is not None:
        more = own(view, act, texts)
        if more is not None:
            suffix, extra = more
            return texts(key + suffix, **(args | extra))
    return texts(key, **args)


def is_final(view: ThroughTheAgesView, action: int) -> bool:
    """What cannot be had back: resigning, what is destroyed, actions that are not used, a turn that
    ends in an uprising or in hunger."""
    verb = SPACE.act(action).verb
    if verb in ("resign", "destroy", "disband", "cancel") or _unused(view, action) != (0, 0):
        return True
    civ = view.civs[view.seat]
    return _ends(view, action) and (plans.is_in_uprising(civ) or plans.missing_food(civ) > 0)


def cost(view: ThroughTheAgesView, action: int, texts: Texts) -> str:
    """What is given away: actions that are left, the price of a worker, a pact, the game; of an
    attack, both strengths."""
    act = SPACE.act(action)
    if act.verb in ("attack", "declare"):
        return _strengths(view, act, texts)
    if _ends(view, action):
        return " ".join([*_left(view, action, texts), *plans.end_of_turn(view, texts)])
    return texts(f"cost-{act.verb}") if is_final(view, action) else ""


def _strengths(view: ThroughTheAgesView, act: Act, texts: Texts) -> str:
    """How an attack stands before the rival adds to it."""
    rival = act.get("seat")
    mine, theirs = view.against[rival]
    cards = sum(view.civs[rival].military_backs)
    name = texts.name(rival)
    return texts(f"cost-{act.verb}", mine=mine, theirs=theirs, rival=name, cards=cards)


def lack(view: ThroughTheAgesView, action: int, texts: Texts) -> str:
    """Civil actions, science or resources that are too few for it."""
    act, civ = SPACE.act(action), view.civs[view.seat]
    what, need, have = "ca", 0, civ.civil_actions
    if act.verb == "take":
        place = view.row[act.get("slot")]
        need = place.price if place.cost is None else place.cost
    elif (price := costs.science(view, act)) is not None:
        what, need, have = "science", price, costs.purse(view, act)
    elif (price := costs.resources(view, act)) is not None:
        what, need, have = "resource", price, costs.purse(view, act)
    return "" if have >= need else texts("lack", need=texts(f"n-{what}", **{what: need}), have=have)


def _ends(view: ThroughTheAgesView, action: int) -> bool:
    """Whether the action ends the turn."""
    kind = view.pending.kind if view.pending else ""
    return action == DONE and kind in ("action", "first-turn")


def _unused(view: ThroughTheAgesView, action: int) -> tuple[int, int]:
    """Civil and military actions that ending the turn leaves unused."""
    if not _ends(view, action):
        return 0, 0
    civ, first = view.civs[view.seat], view.pending and view.pending.kind == "first-turn"
    return civ.civil_actions, 0 if first else civ.military_actions


def _left(view: ThroughTheAgesView, action: int, texts: Texts) -> list[str]:
    civil, military = _unused(view, action)
    if not civil and not military:
        return []
    which = "" if civil and military else "-civil" if civil else "-military"
    return [texts(f"cost-done{which}", ca=civil, ma=military)]


def _args(view: ThroughTheAgesView, act: Act, texts: Texts) -> Args:
    found: Args = figures(by_key(POWER_CARDS[act.verb])) if act.verb in POWER_CARDS else {}
    card, into = cards_of(act)
    if card >= 0:
        found["card"] = name(CARD_KEYS[card], texts)
    if into >= 0:
        found["into"] = name(CARD_KEYS[into], texts)
    if act.get("seat") >= 0:
        found["rival"] = texts.name(act.get("seat"))
    if act.verb in ("stage", "bid"):
        found["n"] = act.values[0]
    if act.verb in ("accept", "refuse") and view.pending and view.pending.card:
        found["card"] = name(view.pending.card, texts)
    return found


More = tuple[str, Args] | None


def _resources(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    extra: Args = {}
    if act.verb == "stage":
        wonder = next((w for w in view.civs[view.seat].wonders if not w.done), None)
        if wonder is None:
            return None
        extra["card"] = name(wonder.card, texts)
    if view.pending and view.pending.kind == "free-build":
        return None
    cost = costs.resources(view, act)
    return None if cost is None else ("-for", extra | {"resource": cost})


def _science(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    cost = costs.science(view, act)
    return None if cost is None else ("-for", {"science": cost})


def _food(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    cost = costs.food(view)
    return None if cost is None else ("-for", {"food": cost})


def _take(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    slot = act.get("slot")
    place = view.row[slot]
    if place.card is None:
        return "", {"card": texts("row-empty", slot=slot + 1), "ca": place.price}
    wonder = by_key(place.card).kind == WONDER
    cost = place.price if place.cost is None else place.cost
    return "-wonder" if wonder else "", {"card": name(place.card, texts), "ca": cost}


def _lead(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    old = view.civs[view.seat].leader
    return None if old is None else ("-replace", {"old": name(old, texts)})


def _offer(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    return _side(CARD_KEYS[act.get("card")], act.get("side"), texts)


def _accept(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    asked = view.pending
    return None if asked is None or not asked.card else _side(asked.card, 1 - asked.n, texts)


def _side(key: str, side: int, texts: Texts) -> More:
    """The side of a pact that the reader would get, in words; nothing where both are the same."""
    card = by_key(key)
    if not isinstance(card, Pact) or card.symmetric:
        return None
    return "-side", {"side": "AB"[side], "yours": pact_terms(key, side, texts)}


def _split(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    food = act.get("food")
    total = view.pending.n if view.pending else food
    return "", {"food": food, "rest": max(0, total - food)}


def _use(view: ThroughTheAgesView, act: Act, texts: Texts) -> More:
    """In defence a bonus card counts more than others; in a force its other figure counts."""
    card = by_key(CARD_KEYS[act.get("card")])
    defends = view.pending is not None and view.pending.kind == "defend"
    worth = 1
    if isinstance(card, Bonus):
        worth = card.defense if defends else card.gives.colonize
    return "-for", {"n": worth}


_SPECIAL = {
    "build": _resources,
    "stage": _resources,
    "develop": _science,
    "revolt": _science,
    "population": _food,
    "take": _take,
    "lead": _lead,
    "offer": _offer,
    "accept": _accept,
    "split": _split,
    "use": _use,
}
