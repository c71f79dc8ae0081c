"""The board of a fair: offers, notices, deals, and the deal that is being put together."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import MOST_DEALS
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.panels import words
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table, coded
from wartable.games.age_of_heroes.scene.words import card_list, notice
from wartable.games.age_of_heroes.views import (
    DealView,
    OfferView,
    TribeView,
)
from wartable.scene import Action, Piece, piece
from wartable.scene.seats import SEAT_MARKS

DEAL_HIGH = 70.0  # of a deal, with the gap below it


def offer_id(offer: OfferView) -> str:
    """The id of an offer's piece, the same as long as the offer lies there."""
    return f"offer-{offer.seat}-{offer.give}-{offer.want}"


def deal_id(deal: DealView) -> str:
    """The id of a deal's piece; a draft has the number 0."""
    return f"deal-{deal.seat}-{deal.number}"


def offer_pieces(
    table: Table, offer: OfferView, x: float, y: float, scale: float, size: str
) -> list[Piece]:
    """Who gives what for what. The reader's own looks different, and has a cross to withdraw it;
    what the reader needs wears a star."""
    texts, view = table.texts, table.view
    give, want = HELD_KEYS.index(offer.give), HELD_KEYS.index(offer.want)
    own, id = offer.seat == view.seat, offer_id(offer)
    kinds = {"give": texts(f"kind-{offer.give}"), "want": texts(f"kind-{offer.want}")}
    title = texts("title-offer", seat=texts.name(offer.seat), **kinds)
    take = () if own else table.acts((coded(code.TAKE, offer.seat, give, want),))
    tip = ""
    if not own and 0 <= view.seat < view.seats:
        tip = texts("tip-offer" if take else "tip-offer-not-held", **kinds)
        tip = f"{tip} {table.need_words(offer.give)}".strip()
    a = (206 if size == "offer" else 186) / 206 * scale
    out = [
        piece(
            id,
            f"aoh-{size}-own" if own else f"aoh-{size}",
            x,
            y,
            scale,
            seat=offer.seat,
            label=SEAT_MARKS[offer.seat],
            title=texts("title-own-offer", **kinds) if own else title,
            tip=tip,
            actions=take,
        ),
        piece(f"{id}-give", f"aoh-icon-{offer.give}", x - 42 * a, y - 1, 1.75 * a),
        piece(f"{id}-want", f"aoh-icon-{offer.want}", x + (46 if own else 62) * a, y - 1, 1.75 * a),
    ]
    if own:
        drop = table.acts((coded(code.WITHDRAW, give, want),))
        title = texts("title-own-offer", **kinds)
        out.append(
            piece(f"{id}-drop", "aoh-cross", x + 84 * a, y - 1, a, title=title, actions=drop)
        )
    elif offer.give in table.needs:
        out.append(piece(f"{id}-need", "aoh-need", x - 22 * a, y - 18 * a, a))
    return out


def notice_pieces(
    table: Table, tribe: TribeView, x: float, y: float, scale: float, symbol: str
) -> list[Piece]:
    """What a tribe says it has, and what it needs. Whoever offers the one for the other is bound
    to be heard (F3): such offers lie on the notice. Cards are brought to the reader's own."""
    texts, view, id = table.texts, table.view, f"notice-{tribe.seat}"
    have = [HELD_KEYS.index(key) for key in tribe.have]
    want = [HELD_KEYS.index(key) for key in tribe.want]
    own = tribe.seat == view.seat
    if own:
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
            title=texts("title-own-notice") if own else line,
            tip=f"{line} {texts('tip-own-notice')}" if own else line,
            actions=table.acts(codes),
        )
    ]
    for side, keys, at in (("have", tribe.have, -36.0), ("want", tribe.want, 62.0)):
        size = 1.5 if len(keys) < 3 else 1.0
        spots = places.row(len(keys), (x + at * a, y - 1), 24 * size * a, 48 * a)
        for key, (ix, iy) in zip(keys, spots, strict=True):
            out.append(piece(f"{id}-{side}-{key}", f"aoh-icon-{key}", ix, iy, size * a))
        if own and not keys and a > 0.9:  # else too small to be read
            said = texts(f"announce-{side}")
            out.append(piece(f"{id}-{side}", "aoh-mid-small", x + at * a, y, a, label=said))
        elif not keys:  # whatever it may be
            out.append(piece(f"{id}-{side}", "aoh-any", x + at * a, y - 1, a))
    return out


def concerning(table: Table) -> tuple[list[DealView], list[DealView]]:
    """Deals whose cards the reader sees, his draft first; and those of others."""
    view = table.view
    mine = [view.draft] if view.draft else []
    mine += [deal for deal in view.deals if deal.give is not None]
    return mine, [deal for deal in view.deals if deal.give is None]


def noted(table: Table) -> list[TribeView]:
    """The tribes with a notice: the reader's own hangs there as soon as it may say something."""
    view = table.view
    says = any(code.HAVE <= c < code.POST for c in table.offers)
    return [t for t in view.tribes if t.have or t.want or (says and t.seat == view.seat)]


def fair_pieces(table: Table, box: Box, tall: bool, most: float = 1.0) -> list[Piece]:
    """The tent, deals that concern the reader, and one row per offer: gives → wants. `most`: how
    large a deal may be."""
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
    out += new_deal(table, left + width, top + 15)
    top, height = top + 34, height - 34
    mine, others = concerning(table)
    out += talks(table, others, left, top - 19)
    hung = noted(table)
    room = height - (min(110.0, height * 0.45) if view.offers or hung else 0)
    scale = min(most, width / 364, room / (DEAL_HIGH * max(len(mine), 1)))
    for deal in mine:
        out += deal_pieces(table, deal, left + width / 2, top + 33 * scale, scale)
        top, height = top + DEAL_HIGH * scale, height - DEAL_HIGH * scale
    size, w, h = ("offer-tall", 190, 62) if tall else ("offer", 212, 76)
    spots = places.grid(len(view.offers) + len(hung), (left, top, width, height), w, h)
    for offer, (x, y, scale) in zip(view.offers, spots, strict=False):
        out += offer_pieces(table, offer, x, y, scale, size)
    for tribe, (x, y, scale) in zip(hung, spots[len(view.offers) :], strict=True):
        out += notice_pieces(table, tribe, x, y, scale, f"notice{size[5:]}")
    if not (spots or view.deals or view.draft):
        line = texts("no-offers")
        out.append(piece("no-offers", "aoh-line", left + width / 2, top + height / 2, label=line))
    return out


def new_deal(table: Table, right: float, y: float) -> list[Piece]:
    """The button that begins a deal: with whom, is asked where there are several."""
    deals = table.acts(range(code.DEAL, code.DEAL_GIVE))
    if not deals:
        return []
    title, tip = table.texts("title-new-deal"), table.texts("tip-new-deal")
    label = table.texts("deal")
    at = (right - 42, y)
    return [piece("new-deal", "aoh-talk", *at, label=label, title=title, tip=tip, actions=deals)]


def talks(table: Table, deals: list[DealView], left: float, y: float) -> list[Piece]:
    """That two others talk, everybody sees; what about, nobody else (F8). Left of the tent."""
    texts, out = table.texts, []
    step = min(80.0, 80.0 / max(len(deals) - 1, 1))
    for n, deal in enumerate(deals):
        title = texts("deal-secret", seat=texts.name(deal.seat), other=texts.name(deal.to))
        marks = f"{SEAT_MARKS[deal.seat]}–{SEAT_MARKS[deal.to]}"
        x = left + 40 + n * step
        out.append(piece(deal_id(deal), "aoh-talk", x, y, label=marks, title=title, tip=title))
    return out


def deal_pieces(
    table: Table, deal: DealView, x: float, y: float, scale: float, nothing: str = "nothing"
) -> list[Piece]:
    """Who to whom, and card by card what for what; or what stands in place of no cards."""
    texts, id = table.texts, deal_id(deal)
    names = {"seat": texts.name(deal.seat), "other": texts.name(deal.to)}
    give, want = deal.give or {}, deal.want or {}
    wanted = card_list(want, texts) if want else texts(nothing)
    line = texts("deal-line", give=card_list(give, texts), want=wanted, **names)
    who = f"{names['seat']} → {names['other']}"
    acts = deal_acts(table, deal)
    out = [piece(id, "aoh-deal", x, y, scale, label=who, title=line, tip=line, actions=acts)]
    empty = {"give": "you-give", "want": "you-get"} if not deal.number else {}
    for side, cards, at in (("give", give, -64.0), ("want", want, 104.0)):
        listed = [key for key, n in cards.items() for _ in range(n)]
        spots = places.row(len(listed), (x + at * scale, y + 12 * scale), 30 * scale, 112 * scale)
        for n, (key, (ix, iy)) in enumerate(zip(listed, spots, strict=True)):
            out.append(piece(f"{id}-{side}-{n}", f"aoh-icon-{key}", ix, iy, 1.1 * scale))
        if not listed:
            other = nothing if side == "want" else "nothing"
            label = texts(other if nothing != "nothing" else empty.get(side, other))
            at_ = (x + at * scale, y + 12 * scale)
            out.append(piece(f"{id}-{side}", "aoh-line", *at_, scale, label=label))
    return out


def deal_acts(table: Table, deal: DealView) -> tuple[Action, ...]:
    """Send it or drop it, take it back, or answer it."""
    if not deal.number:
        return table.acts((code.DEAL_SEND, code.DEAL_DROP))
    if deal.seat == table.view.seat:
        return table.acts((code.DEAL_RECALL,))
    number = deal.seat * int(MOST_DEALS) + deal.number - 1
    return table.acts((code.AGREE + number, code.REJECT + number))
