"""The middle of the ring: tribes to choose, the fair's board, a battle, or whose turn it is."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    KIND_KEYS,
    MOST_DEALS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.battle import battle_pieces
from wartable.games.age_of_heroes.scene.panels import words
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table, coded
from wartable.games.age_of_heroes.scene.words import SEAT_MARKS, card_list, notice
from wartable.games.age_of_heroes.views import (
    DealView,
    OfferView,
    TribeView,
)
from wartable.scene import Piece, piece


def offer_pieces(
    table: Table, offer: OfferView, x: float, y: float, scale: float, size: str
) -> list[Piece]:
    """An offer of the fair: what is given, what is wanted for it."""
    texts, view = table.texts, table.view
    give, want = HELD_KEYS.index(offer.give), HELD_KEYS.index(offer.want)
    take = coded(code.TAKE, offer.seat, give, want)
    acts = table.acts((take, coded(code.WITHDRAW, give, want)))
    if offer.seat != view.seat:
        acts = table.acts((take,))
    id = offer_id(offer)
    title = texts(
        "title-offer",
        seat=texts.name(offer.seat),
        give=texts(f"kind-{offer.give}"),
        want=texts(f"kind-{offer.want}"),
    )
    tip = texts("tip-offer" if acts else "tip-offer-not-held") if offer.seat != view.seat else ""
    w = 206 if size == "offer" else 186
    a = w / 206 * scale
    mark, who = SEAT_MARKS[offer.seat], offer.seat
    return [
        piece(
            id,
            f"aoh-{size}",
            x,
            y,
            scale,
            seat=who,
            label=mark,
            title=title,
            tip=tip,
            actions=acts,
        ),
        piece(f"{id}-give", f"aoh-icon-{offer.give}", x - 42 * a, y - 1, 1.75 * a),
        piece(f"{id}-want", f"aoh-icon-{offer.want}", x + 62 * a, y - 1, 1.75 * a),
    ]


def notice_pieces(
    table: Table, tribe: TribeView, x: float, y: float, scale: float, symbol: str
) -> list[Piece]:
    """What a tribe says it has, and what it needs. Whoever offers the one for the other is bound
    to be heard (F3): such offers lie on the notice."""
    texts, view, id = table.texts, table.view, f"notice-{tribe.seat}"
    have = [HELD_KEYS.index(key) for key in tribe.have]
    want = [HELD_KEYS.index(key) for key in tribe.want]
    if tribe.seat == view.seat:
        codes = [*(code.UNHAVE + kind for kind in have), *(code.UNWANT + kind for kind in want)]
    else:
        codes = [coded(code.POST, give, get) for give in want for get in have]
    line = f"{texts.name(tribe.seat)}. {notice(tribe, texts)}"
    a = (206 if symbol == "notice" else 186) / 206 * scale
    out = [
        piece(
            id,
            f"aoh-{symbol}",
            x,
            y,
            scale,
            seat=tribe.seat,
            label=SEAT_MARKS[tribe.seat],
            title=line,
            tip=line,
            actions=table.acts(codes),
        )
    ]
    for side, keys, at in (("have", tribe.have, -36.0), ("want", tribe.want, 62.0)):
        size = 1.5 if len(keys) < 3 else 1.0
        spots = places.row(len(keys), (x + at * a, y - 1), 24 * size * a, 48 * a)
        for key, (ix, iy) in zip(keys, spots, strict=True):
            out.append(piece(f"{id}-{side}-{key}", f"aoh-icon-{key}", ix, iy, size * a))
    return out


def offer_id(offer: OfferView) -> str:
    """The id of an offer's piece, the same as long as the offer lies there."""
    return f"offer-{offer.seat}-{offer.give}-{offer.want}"


def middle_pieces(table: Table, box: Box, tall: bool) -> list[Piece]:
    """What lies in the middle: tribes to choose, a battle, a fair, or the table."""
    view = table.view
    if view.awaited == "round" and view.stage == "tribes":
        return tribe_choice(table, box)
    if view.battle is not None:
        return battle_pieces(table, view.battle, box)
    if view.awaited in ("fair", "live", "reply"):
        return fair_pieces(table, box, tall)
    if view.gift is not None:
        left, top, width, height = box
        middle_ = (left + width / 2, top + height / 2)
        return deal_pieces(table, view.gift, *middle_, min(1.0, width / 364), "item-road")
    return table_pieces(table, box)


def tribe_choice(table: Table, box: Box) -> list[Piece]:
    texts = table.texts
    out = []
    left = table.view.tribes_left
    for key, (x, y, scale) in zip(left, places.grid(len(left), box, 104, 118), strict=True):
        number = TRIBE_KEYS.index(key)
        name = texts(f"tribe-{key}")
        stone = texts(f"kind-{KIND_KEYS[5 + number]}")
        acts = table.acts((code.TRIBE + number,))
        title = texts("action-tribe", tribe=name, kind=stone)
        out.append(
            piece(
                f"tribe-{key}",
                f"aoh-tribe-{key}",
                x,
                y - 12 * scale,
                scale,
                title=title,
                actions=acts,
            )
        )
        out.append(
            piece(f"tribe-{key}-name", "aoh-line", x, y + 44 * scale, scale * 0.9, label=name)
        )
    return out


DEAL_HIGH = 70.0  # of a deal, with the gap below it
TALK_HIGH = 34.0


def concerning(table: Table) -> tuple[list[DealView], list[DealView]]:
    """Deals whose cards the reader sees, his draft first; and those of others."""
    view = table.view
    mine = [view.draft] if view.draft else []
    mine += [deal for deal in view.deals if deal.give is not None]
    return mine, [deal for deal in view.deals if deal.give is None]


def tall_height(table: Table) -> float:
    """The middle of the narrow layout: deals take what they need, offers share the rest."""
    mine, others = concerning(table)
    deals = 0.8 * DEAL_HIGH * len(mine) + (TALK_HIGH if others else 0)
    return max(176.0, 34 + deals + (70 if on_board(table) else 0))


def on_board(table: Table) -> bool:
    return bool(table.view.offers) or any(tribe.have or tribe.want for tribe in table.view.tribes)


def fair_pieces(table: Table, box: Box, tall: bool) -> list[Piece]:
    """The tent, deals that concern the reader, and one row per offer: gives → wants."""
    view, texts = table.view, table.texts
    left, top, width, height = box
    out = [
        piece(
            "tent",
            "aoh-fair-tent",
            left + width / 2 - 62,
            top + 14,
            0.56,
            title=texts("fair"),
            tip=texts("tip-fair"),
            mark=view.marks.get("fair"),
        ),
        words("fair", "aoh-name", left + width / 2 - 36, top + 16, 1.0, texts("fair")),
    ]
    top, height = top + 34, height - 34
    mine, others = concerning(table)
    if others:
        out += talks(table, others, (left + width / 2, top + TALK_HIGH / 2 - 2), width)
        top, height = top + TALK_HIGH, height - TALK_HIGH
    room = height - (70 if on_board(table) else 0)
    scale = min(1.0, width / 364, room / (DEAL_HIGH * max(len(mine), 1)))
    for deal in mine:
        out += deal_pieces(table, deal, left + width / 2, top + 33 * scale, scale)
        top, height = top + DEAL_HIGH * scale, height - DEAL_HIGH * scale
    size, w, h = ("offer-tall", 190, 62) if tall else ("offer", 212, 76)
    noted = [tribe for tribe in view.tribes if tribe.have or tribe.want]
    spots = places.grid(len(view.offers) + len(noted), (left, top, width, height), w, h)
    for offer, (x, y, scale) in zip(view.offers, spots, strict=False):
        out += offer_pieces(table, offer, x, y, scale, size)
    for tribe, (x, y, scale) in zip(noted, spots[len(view.offers) :], strict=True):
        out += notice_pieces(table, tribe, x, y, scale, f"notice{size[5:]}")
    if not (spots or view.deals or view.draft):
        line = texts("no-offers")
        out.append(piece("no-offers", "aoh-line", left + width / 2, top + height / 2, label=line))
    return out


def talks(table: Table, deals: list[DealView], middle_: places.Point, width: float) -> list[Piece]:
    """That two others talk, everybody sees; what about, nobody else (F8)."""
    texts, out = table.texts, []
    spots = places.row(len(deals), middle_, 82, width - 80)
    for deal, (x, y) in zip(deals, spots, strict=True):
        title = texts("deal-secret", seat=texts.name(deal.seat), other=texts.name(deal.to))
        marks = f"{SEAT_MARKS[deal.seat]}–{SEAT_MARKS[deal.to]}"
        out.append(piece(deal_id(deal), "aoh-talk", x, y, label=marks, title=title, tip=title))
    return out


def deal_id(deal: DealView) -> str:
    return f"deal-{deal.seat}-{deal.number}"


def deal_pieces(
    table: Table, deal: DealView, x: float, y: float, scale: float, nothing: str = "nothing"
) -> list[Piece]:
    """Who to whom, and card by card what for what; or what stands in place of no cards."""
    texts, id = table.texts, deal_id(deal)
    names = {"seat": texts.name(deal.seat), "other": texts.name(deal.to)}
    give, want = deal.give or {}, deal.want or {}
    wanted = card_list(want, texts) if want else texts(nothing)
    line = texts("deal-line", give=card_list(give, texts), want=wanted, **names)
    if not deal.number:
        acts = table.acts((code.DEAL_SEND, code.DEAL_DROP))
    elif deal.seat == table.view.seat:
        acts = table.acts((code.DEAL_RECALL,))
    else:
        number = deal.seat * int(MOST_DEALS) + deal.number - 1
        acts = table.acts((code.AGREE + number, code.REJECT + number))
    who = f"{names['seat']} → {names['other']}"
    out = [piece(id, "aoh-deal", x, y, scale, label=who, title=line, tip=line, actions=acts)]
    for side, cards, at in (("give", give, -64.0), ("want", want, 104.0)):
        listed = [key for key, n in cards.items() for _ in range(n)]
        spots = places.row(len(listed), (x + at * scale, y + 12 * scale), 30 * scale, 112 * scale)
        for n, (key, (ix, iy)) in enumerate(zip(listed, spots, strict=True)):
            out.append(piece(f"{id}-{side}-{n}", f"aoh-icon-{key}", ix, iy, 1.1 * scale))
        if not listed:
            label = texts(nothing if side == "want" else "nothing")
            at_ = (x + at * scale, y + 12 * scale)
            out.append(piece(f"{id}-{side}", "aoh-line", *at_, scale, label=label))
    return out


def table_pieces(table: Table, box: Box) -> list[Piece]:
    """Between fair and war: what everybody waits for, in one line."""
    left, top, width, height = box
    view, texts = table.view, table.texts
    if view.ended:
        won = view.winner
        line = texts("line-drawn") if won is None else texts("line-won", seat=texts.name(won))
    elif view.awaited == "opening":
        line = texts("line-opening")
    elif view.active is not None:
        line = texts("line-turn", seat=texts.name(view.active))
    else:
        line = texts("line-fair")
    symbol = "aoh-big-line" if view.ended else "aoh-line"
    scale = min(1.0, width / 360)
    out = [piece("line", symbol, left + width / 2, top + height / 2, scale, label=line)]
    if view.awaited == "opening" or (view.first is None and any(view.drawn)):
        drawn = [(seat, value) for seat, value in enumerate(view.drawn) if value]
        spots = places.row(len(drawn), (left + width / 2, top + height / 2 + 50), 60, width - 60)
        for (seat, value), (x, y) in zip(drawn, spots, strict=True):
            title = texts("event-first-draw", seat=texts.name(seat), n=value)
            battle = view.marks.get("battle")
            out.append(
                piece(
                    f"drawn-{seat}",
                    f"aoh-battle-{value}",
                    x,
                    y,
                    title=title,
                    seat=seat,
                    mark=battle,
                )
            )
    return out
