"""What buttons say."""

from __future__ import annotations

from wartable.games.small_samurai_empires.engine.actions import PASS, SPACE
from wartable.games.small_samurai_empires.engine.components import ORDER_KEYS
from wartable.games.small_samurai_empires.names import named
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.i18n import Texts
from wartable.kernel.spans import Act

ALIKE = {"start": "province", "to": "province"}  # figures named like others
SPENT = ("order-recruit", "order-attack", "order-castle")  # an order that has done nothing yet
PAID = {  # verbs with a price, and the steps where they have it
    "ship": ("order-move",),
    "buy-move": ("order-move",),
    "recruit": ("more-recruit",),
    "destroy": ("more-attack", "way-destroy"),
}


def label(view: SamuraiView, action: int, texts: Texts) -> str:
    """What a button says, prices included."""
    act = SPACE.act(action)
    if act.verb == "order":
        return _place_label(view, act, texts)
    key = "stop" if act.verb == "pass" and view.wait == "order-move" else act.verb
    words = texts(f"action-{key}", **_figures(view, act, texts))
    return _priced(view, texts, words) if view.wait in PAID.get(act.verb, ()) else words


def _figures(view: SamuraiView, act: Act, texts: Texts) -> dict[str, str | int]:
    """The figures of an action in words."""
    keys = named(act, view.file)
    args: dict[str, str | int] = {
        what: texts(f"{ALIKE.get(what, what)}-{key}") for what, key in keys.items()
    }
    if act.verb == "destroy":
        args["victim"] = texts.name(act.get("seat"))
    elif act.verb == "harvest":
        args["good"] = texts(f"good-{view.provinces[act.get('province')].tile or 'food'}")
    elif act.verb == "ship":
        args["n"] = act.get("number")
    elif act.verb == "fate":  # three long names would not fit their buttons
        args["region"] = texts(f"region-short-{keys['region']}")
    elif act.verb == "claim":
        mission = view.missions.get(keys["region"])
        args["n"] = mission.points if mission else 0
    return args


def is_final(view: SamuraiView, action: int) -> bool:
    """Doing nothing is, where an order is spent on it."""
    return action == PASS and view.wait in SPENT


def cost(view: SamuraiView, action: int, texts: Texts) -> str:
    """What is gone then: the order that does nothing, an army."""
    if is_final(view, action):
        return texts("cost-pass", cell=view.cell or 0)
    act = SPACE.act(action)
    if act.verb != "destroy":
        return ""
    return texts("cost-destroy", victim=texts.name(act.get("seat")))


def lack(view: SamuraiView, action: int, texts: Texts) -> str:
    """What covering another's order takes, where there is too little."""
    act, me = SPACE.act(action), view.players[view.seat]
    under = view.cells[act.get("cell")].orders if act.verb == "order" else ()
    if not under or under[0].seat == view.seat or view.round == 1:
        return ""
    good = view.file.data["cover"]["paid-in"]
    have = (me.food if good == "food" else me.bushido) or 0
    if have >= me.next_cover:
        return ""
    return texts("lack", need=me.next_cover, good=texts(f"good-{good}"), have=have)


def _priced(view: SamuraiView, texts: Texts, words: str) -> str:
    """With its price behind where there is one."""
    price, good = view.price, view.price_in
    if view.wait == "way-destroy":
        price, good = way_price(view)
    if price == 0 or good is None:
        return words
    return texts("action-priced", words=words, n=price, good=texts(f"good-{good}"))


def way_price(view: SamuraiView) -> tuple[int, str]:
    """Of "the way is the goal", in the box this view is of."""
    row = view.file.data["mountain-tokens"]
    return row["way-price"], row["way-paid-in"]


def _place_label(view: SamuraiView, act: Act, texts: Texts) -> str:
    order, cell = ORDER_KEYS[act.get("order")], view.cells[act.get("cell")]
    args: dict[str, str | int] = {
        "order": texts(f"order-{order}"),
        "cell": cell.number,
        "region": texts(f"region-short-{cell.region}"),
    }
    under = cell.orders[0] if cell.orders else None
    if under is None or view.round == 1:
        return texts("action-place", **args)
    if under.seat == view.seat:
        return texts("action-cover-own", **args)
    price = view.players[view.seat].next_cover if 0 <= view.seat < view.seats else 0
    good = texts(f"good-{view.file.data['cover']['paid-in']}")
    return texts("action-cover", victim=texts.name(under.seat), n=price, good=good, **args)
