"""What buttons say."""

from __future__ import annotations

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    MOST_SEATS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    REGION_KEYS,
)
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.i18n import Texts


def label(view: SamuraiView, action: int, texts: Texts) -> str:
    """What a button says, prices included."""
    if action == code.PASS:
        return texts("action-stop" if view.wait == "order-move" else "action-pass")
    if action < code.PLACE:
        return texts("action-fate", region=texts(f"region-{REGION_KEYS[action - code.FATE]}"))
    if action < code.STEP:
        return _place_label(view, action - code.PLACE, texts)
    if action < code.EXPLORE:
        start, to = (action - code.STEP) // PROVINCES, (action - code.STEP) % PROVINCES
        return texts("action-move", start=_province(texts, start), to=_province(texts, to))
    if action < code.DESTROY:
        return _explore_label(view, action - code.EXPLORE, texts)
    if action < code.LEVY:
        at = action - code.DESTROY
        return _priced(
            view,
            texts,
            "action-destroy",
            view.wait in ("more-attack", "way-destroy"),
            province=_province(texts, at // MOST_SEATS),
            victim=texts.name(int(at % MOST_SEATS)),
        )
    if action < code.REAP:
        name = _province(texts, action - code.LEVY)
        return _priced(view, texts, "action-recruit", view.wait == "more-recruit", province=name)
    if action < code.SHIP:
        province = view.provinces[action - code.REAP]
        good = texts(f"good-{province.tile or 'food'}")
        return texts("action-harvest", province=texts(f"province-{province.key}"), good=good)
    if action < code.BUILD:
        at = action - code.SHIP
        return _priced(
            view,
            texts,
            "action-ship",
            True,
            n=int(at // (PROVINCES * PROVINCES) + 1),
            start=_province(texts, at // PROVINCES % PROVINCES),
            to=_province(texts, at % PROVINCES),
        )
    if action < code.REINFORCE:
        return texts("action-build", province=_province(texts, action - code.BUILD))
    if action == code.REINFORCE:
        return texts("action-reinforce")
    if action == code.BUY_MOVE:
        return _priced(view, texts, "action-buy-move", True)
    region = REGION_KEYS[action - code.CLAIM]
    points = view.missions[region].points if region in view.missions else 0
    return texts("action-claim", region=texts(f"region-{region}"), n=points)


def _province(texts: Texts, index: int) -> str:
    return texts(f"province-{PROVINCE_KEYS[index]}")


def _priced(view: SamuraiView, texts: Texts, key: str, paid: bool, **args: str | int) -> str:
    """The words of an action, with its price behind where there is one."""
    words = texts(key, **args)
    price, good = view.price, view.price_in
    if view.wait == "way-destroy":
        price, good = way_price(view)
    if not paid or price == 0 or good is None:
        return words
    return texts("action-priced", words=words, n=price, good=texts(f"good-{good}"))


def way_price(view: SamuraiView) -> tuple[int, str]:
    """Of "the way is the goal", in the box this view is of."""
    row = view.file.data["mountain-tokens"]
    return row["way-price"], row["way-paid-in"]


def _place_label(view: SamuraiView, at: int, texts: Texts) -> str:
    order, cell = ORDER_KEYS[at // CELLS], view.cells[at % CELLS]
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


def _explore_label(view: SamuraiView, road: int, texts: Texts) -> str:
    mountain = MOUNTAIN_KEYS[road // 2]
    ends = view.file.data["mountain"][mountain]["between"]
    start, to = ends if road % 2 == 0 else reversed(ends)
    return texts(
        "action-explore",
        mountain=texts(f"mountain-{mountain}"),
        start=texts(f"province-{start}"),
        to=texts(f"province-{to}"),
    )
